func.func @main(%x: tensor<3x5xcomplex<f32>>) -> tensor<5x2x3xcomplex<f32>> {
  %e = tensor.empty() : tensor<3x5xcomplex<f32>>
  %c = linalg.copy ins(%x : tensor<3x5xcomplex<f32>>) outs(%e : tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
  %e2 = tensor.empty() : tensor<5x3xcomplex<f32>>
  %t = linalg.transpose ins(%c : tensor<3x5xcomplex<f32>>) outs(%e2 : tensor<5x3xcomplex<f32>>) permutation = [1, 0]
  %e3 = tensor.empty() : tensor<5x2x3xcomplex<f32>>
  %b = linalg.broadcast ins(%t : tensor<5x3xcomplex<f32>>) outs(%e3 : tensor<5x2x3xcomplex<f32>>) dimensions = [1]
  return %b : tensor<5x2x3xcomplex<f32>> }
