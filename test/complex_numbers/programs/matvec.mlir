func.func @main(%a: tensor<6x7xcomplex<f32>>, %x: tensor<7xcomplex<f32>>) -> tensor<6xcomplex<f32>> {
  %zero = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %e = tensor.empty() : tensor<6xcomplex<f32>>
  %f = linalg.fill ins(%zero : complex<f32>) outs(%e : tensor<6xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %r = linalg.matvec ins(%a, %x : tensor<6x7xcomplex<f32>>, tensor<7xcomplex<f32>>) outs(%f : tensor<6xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  return %r : tensor<6xcomplex<f32>> }
