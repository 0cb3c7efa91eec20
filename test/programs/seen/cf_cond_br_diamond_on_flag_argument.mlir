func.func @main(%flag: i1, %x: tensor<16x16xf32>, %w: tensor<16x16xf32>) -> tensor<16x16xf32> {
  cf.cond_br %flag, ^then, ^else(%x : tensor<16x16xf32>)
^then:
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<16x16xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
  %m = linalg.matmul ins(%x, %w : tensor<16x16xf32>, tensor<16x16xf32>) outs(%f : tensor<16x16xf32>) -> tensor<16x16xf32>
  cf.br ^else(%m : tensor<16x16xf32>)
^else(%r: tensor<16x16xf32>):
  return %r : tensor<16x16xf32>
}