// scf.index_switch over an argument.
func.func @main(%x: tensor<8x16xf32>, %w: tensor<16x16xf32>, %i: index) -> tensor<8x16xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x16xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<8x16xf32>) -> tensor<8x16xf32>
  %r = scf.index_switch %i -> tensor<8x16xf32>
  case 0 {
    %p = linalg.matmul ins(%x, %w : tensor<8x16xf32>, tensor<16x16xf32>) outs(%f : tensor<8x16xf32>) -> tensor<8x16xf32>
    scf.yield %p : tensor<8x16xf32>
  }
  case 2 {
    %p = linalg.matmul ins(%x, %w : tensor<8x16xf32>, tensor<16x16xf32>) outs(%x : tensor<8x16xf32>) -> tensor<8x16xf32>
    scf.yield %p : tensor<8x16xf32>
  }
  default {
    scf.yield %f : tensor<8x16xf32>
  }
  return %r : tensor<8x16xf32>
}
