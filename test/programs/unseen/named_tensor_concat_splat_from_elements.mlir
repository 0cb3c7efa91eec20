// tensor.concat of three operands, a splat of an argument, elements put together.
func.func @main(%a: tensor<16x24xf16>, %b: tensor<16x8xf16>, %s: f16, %w: tensor<36x32xf16>) -> (tensor<16x32xf32>, tensor<3xf16>) {
  %p = tensor.splat %s : tensor<16x4xf16>
  %x = tensor.concat dim(1) %a, %p, %b : (tensor<16x24xf16>, tensor<16x4xf16>, tensor<16x8xf16>) -> tensor<16x36xf16>
  %z = arith.constant dense<0.0> : tensor<16x32xf32>
  %y = linalg.matmul ins(%x, %w : tensor<16x36xf16>, tensor<36x32xf16>) outs(%z : tensor<16x32xf32>) -> tensor<16x32xf32>
  %c2 = arith.constant 2 : index
  %e = tensor.extract %a[%c2, %c2] : tensor<16x24xf16>
  %m = arith.mulf %e, %s : f16
  %t = tensor.from_elements %e, %m, %s : tensor<3xf16>
  return %y, %t : tensor<16x32xf32>, tensor<3xf16>
}
