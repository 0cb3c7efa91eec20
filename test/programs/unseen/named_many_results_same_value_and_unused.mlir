// The same value returned twice, an argument returned, unused arguments and ops.
func.func @main(%a: tensor<32x32xf16>, %unused: tensor<7xi64>, %b: tensor<32x32xf16>, %n: i32) -> (tensor<32x32xf16>, tensor<32x32xf16>, tensor<32x32xf16>, i32) {
  %z = arith.constant 0.0 : f16
  %e = tensor.empty() : tensor<32x32xf16>
  %f = linalg.fill ins(%z : f16) outs(%e : tensor<32x32xf16>) -> tensor<32x32xf16>
  %p = linalg.matmul ins(%a, %b : tensor<32x32xf16>, tensor<32x32xf16>) outs(%f : tensor<32x32xf16>) -> tensor<32x32xf16>
  %dead = linalg.matmul ins(%p, %p : tensor<32x32xf16>, tensor<32x32xf16>) outs(%f : tensor<32x32xf16>) -> tensor<32x32xf16>
  return %p, %p, %b, %n : tensor<32x32xf16>, tensor<32x32xf16>, tensor<32x32xf16>, i32
}
