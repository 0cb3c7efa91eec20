
func.func @main(%a: tensor<65x33xbf16>, %x: tensor<33xbf16>, %y: tensor<65xf32>, %u: tensor<65xbf16>, %c: tensor<65x33xf32>) -> (tensor<65xf32>, tensor<65x33xf32>) {
  %y1 = linalg.matvec ins(%a, %x : tensor<65x33xbf16>, tensor<33xbf16>) outs(%y : tensor<65xf32>) -> tensor<65xf32>
  %ue = tensor.expand_shape %u [[0, 1]] output_shape [65, 1] : tensor<65xbf16> into tensor<65x1xbf16>
  %xe = tensor.expand_shape %x [[0, 1]] output_shape [1, 33] : tensor<33xbf16> into tensor<1x33xbf16>
  %c1 = linalg.matmul ins(%ue, %xe : tensor<65x1xbf16>, tensor<1x33xbf16>) outs(%c : tensor<65x33xf32>) -> tensor<65x33xf32>
  %xe2 = tensor.empty() : tensor<33x33xbf16>
  %xs = linalg.broadcast ins(%x : tensor<33xbf16>) outs(%xe2 : tensor<33x33xbf16>) dimensions = [1]
  %d = linalg.matmul ins(%a, %xs : tensor<65x33xbf16>, tensor<33x33xbf16>) outs(%c1 : tensor<65x33xf32>) -> tensor<65x33xf32>
  return %y1, %d : tensor<65xf32>, tensor<65x33xf32>
}