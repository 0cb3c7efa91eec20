func.func @u(%a: tensor<1x1x16xbf16>, %b: tensor<1x16x1xbf16>, %c: tensor<1x1x1xf32>) -> tensor<1xf32> {
  %m = linalg.batch_matmul ins(%a, %b : tensor<1x1x16xbf16>, tensor<1x16x1xbf16>) outs(%c : tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
  %r = tensor.collapse_shape %m [[0, 1, 2]] : tensor<1x1x1xf32> into tensor<1xf32>
  return %r : tensor<1xf32>
}
