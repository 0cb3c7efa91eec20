func.func @main(%k: index, %x: tensor<16x16xbf16>, %w: tensor<16x16xbf16>) -> tensor<16x16xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<16x16xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
  %y = scf.execute_region -> tensor<16x16xf32> {
    %m = linalg.matmul ins(%x, %w : tensor<16x16xbf16>, tensor<16x16xbf16>) outs(%f : tensor<16x16xf32>) -> tensor<16x16xf32>
    scf.yield %m : tensor<16x16xf32>
  }
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %r = scf.index_switch %k -> tensor<16x16xf32>
  case 2 {
    %m = linalg.exp ins(%y : tensor<16x16xf32>) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    scf.yield %m : tensor<16x16xf32>
  }
  default {
    %i, %v = scf.while (%i = %c0, %t = %y) : (index, tensor<16x16xf32>) -> (index, tensor<16x16xf32>) {
      %c = arith.cmpi ult, %i, %c4 : index
      scf.condition(%c) %i, %t : index, tensor<16x16xf32>
    } do {
    ^bb0(%i: index, %t: tensor<16x16xf32>):
      %n = arith.addi %i, %c1 : index
      %s = linalg.add ins(%t, %y : tensor<16x16xf32>, tensor<16x16xf32>) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
      scf.yield %n, %s : index, tensor<16x16xf32>
    }
    scf.yield %v : tensor<16x16xf32>
  }
  return %r : tensor<16x16xf32>
}