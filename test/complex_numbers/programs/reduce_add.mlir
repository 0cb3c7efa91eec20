func.func @main(%x: tensor<3x5xcomplex<f32>>) -> tensor<3xcomplex<f32>> {
  %zero = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %e = tensor.empty() : tensor<3xcomplex<f32>>
  %f = linalg.fill ins(%zero : complex<f32>) outs(%e : tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  %r = linalg.reduce { complex.add } ins(%x : tensor<3x5xcomplex<f32>>) outs(%f : tensor<3xcomplex<f32>>) dimensions = [1]
  return %r : tensor<3xcomplex<f32>> }
