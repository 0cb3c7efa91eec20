func.func @e(%a: tensor<8x16xf32>, %b: tensor<16x12xf32>, %p: tensor<8x12xi1>, %o: tensor<8x12xf32>) -> tensor<8x12xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x12xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<8x12xf32>) -> tensor<8x12xf32>
  %m = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x12xf32>) outs(%f : tensor<8x12xf32>) -> tensor<8x12xf32>
  %t = linalg.elementwise kind=#linalg.elementwise_kind<tanh> ins(%m : tensor<8x12xf32>) outs(%e : tensor<8x12xf32>) -> tensor<8x12xf32>
  %x = linalg.elementwise kind=#linalg.elementwise_kind<max_signed> ins(%t, %o : tensor<8x12xf32>, tensor<8x12xf32>) outs(%e : tensor<8x12xf32>) -> tensor<8x12xf32>
  %d = linalg.elementwise kind=#linalg.elementwise_kind<sub> ins(%x, %m : tensor<8x12xf32>, tensor<8x12xf32>) outs(%e : tensor<8x12xf32>) -> tensor<8x12xf32>
  %s = linalg.elementwise kind=#linalg.elementwise_kind<select> ins(%p, %d, %t : tensor<8x12xi1>, tensor<8x12xf32>, tensor<8x12xf32>) outs(%e : tensor<8x12xf32>) -> tensor<8x12xf32>
  %g = linalg.elementwise kind=#linalg.elementwise_kind<erf> ins(%s : tensor<8x12xf32>) outs(%e : tensor<8x12xf32>) -> tensor<8x12xf32>
  return %g : tensor<8x12xf32>
}
