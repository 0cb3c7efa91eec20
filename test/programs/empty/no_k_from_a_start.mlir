func.func @main(%a: tensor<16x0xf32>, %b: tensor<0x24xf32>, %c: tensor<16x24xf32>) -> tensor<16x24xf32> {
  %p = linalg.matmul ins(%a, %b : tensor<16x0xf32>, tensor<0x24xf32>) outs(%c : tensor<16x24xf32>) -> tensor<16x24xf32>
  return %p : tensor<16x24xf32>
}
