func.func @main(%x: tensor<4x6xcomplex<f32>>, %y: tensor<2x3xcomplex<f32>>) -> tensor<4x6xcomplex<f32>> {
  %s = tensor.extract_slice %x[0, 1] [2, 3] [2, 2] : tensor<4x6xcomplex<f32>> to tensor<2x3xcomplex<f32>>
  %e = tensor.empty() : tensor<2x3xcomplex<f32>>
  %m = linalg.map { complex.mul } ins(%s, %y : tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) outs(%e : tensor<2x3xcomplex<f32>>)
  %r = tensor.insert_slice %m into %x[1, 0] [2, 3] [1, 1] : tensor<2x3xcomplex<f32>> into tensor<4x6xcomplex<f32>>
  return %r : tensor<4x6xcomplex<f32>> }
