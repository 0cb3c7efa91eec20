func.func @main(%a: tensor<0x32xbf16>, %b: tensor<32x24xbf16>) -> tensor<0x24xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<0x24xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<0x24xf32>) -> tensor<0x24xf32>
  %p = linalg.matmul ins(%a, %b : tensor<0x32xbf16>, tensor<32x24xbf16>) outs(%f : tensor<0x24xf32>) -> tensor<0x24xf32>
  return %p : tensor<0x24xf32>
}
