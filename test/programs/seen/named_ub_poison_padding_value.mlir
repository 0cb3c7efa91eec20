module {
  func.func @main(%a: tensor<14x30xf32>, %b: tensor<30x24xf32>) -> tensor<14x24xf32> {
    %z = arith.constant 0.0 : f32

    %p = ub.poison : f32
    %x = tensor.pad %a low[0, 0] high[2, 0] {
    ^bb0(%i: index, %j: index):
      tensor.yield %p : f32
    } : tensor<14x30xf32> to tensor<16x30xf32>
    %e = tensor.empty() : tensor<16x24xf32>
    %f = linalg.fill ins(%z : f32) outs(%e : tensor<16x24xf32>) -> tensor<16x24xf32>
    %m = linalg.matmul ins(%x, %b : tensor<16x30xf32>, tensor<30x24xf32>) outs(%f : tensor<16x24xf32>) -> tensor<16x24xf32>
    %r = tensor.extract_slice %m[0, 0] [14, 24] [1, 1] : tensor<16x24xf32> to tensor<14x24xf32>
    return %r : tensor<14x24xf32>
  }
}
