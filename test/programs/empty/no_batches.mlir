func.func @main(%a: tensor<0x16x32xf16>, %b: tensor<0x32x24xf16>) -> tensor<0x16x24xf16> {
  %z = arith.constant 0.0 : f16
  %e = tensor.empty() : tensor<0x16x24xf16>
  %f = linalg.fill ins(%z : f16) outs(%e : tensor<0x16x24xf16>) -> tensor<0x16x24xf16>
  %p = linalg.batch_matmul ins(%a, %b : tensor<0x16x32xf16>, tensor<0x32x24xf16>) outs(%f : tensor<0x16x24xf16>) -> tensor<0x16x24xf16>
  return %p : tensor<0x16x24xf16>
}
