func.func @br(%a: tensor<5x16x24xbf16>, %b: tensor<5x24x16xbf16>, %bias: tensor<16xf32>) -> tensor<16x16xf32> {
  %e = tensor.empty() : tensor<16x16xf32>
  %i = linalg.broadcast ins(%bias : tensor<16xf32>) outs(%e : tensor<16x16xf32>) dimensions = [0]
  %r = linalg.batch_reduce_matmul ins(%a, %b : tensor<5x16x24xbf16>, tensor<5x24x16xbf16>) outs(%i : tensor<16x16xf32>) -> tensor<16x16xf32>
  return %r : tensor<16x16xf32>
}
