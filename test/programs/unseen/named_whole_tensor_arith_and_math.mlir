// arith and math on whole tensors around a product.
func.func @main(%a: tensor<16x32xf32>, %b: tensor<32x16xf32>, %c: tensor<16x16xf32>) -> tensor<16x16xf32> {
  %zero = arith.constant dense<0.0> : tensor<16x16xf32>
  %half = arith.constant dense<5.0e-01> : tensor<16x16xf32>
  %n = arith.negf %a : tensor<16x32xf32>
  %p = linalg.matmul ins(%n, %b : tensor<16x32xf32>, tensor<32x16xf32>) outs(%zero : tensor<16x16xf32>) -> tensor<16x16xf32>
  %t = math.tanh %p : tensor<16x16xf32>
  %m = arith.mulf %t, %half : tensor<16x16xf32>
  %g = arith.cmpf ogt, %m, %c : tensor<16x16xf32>
  %s = arith.select %g, %m, %c : tensor<16x16xi1>, tensor<16x16xf32>
  %q = math.fma %s, %half, %p : tensor<16x16xf32>
  %d = arith.maximumf %q, %zero : tensor<16x16xf32>
  return %d : tensor<16x16xf32>
}
