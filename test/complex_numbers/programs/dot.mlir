func.func @main(%a: tensor<7xcomplex<f32>>, %x: tensor<7xcomplex<f32>>) -> tensor<complex<f32>> {
  %zero = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %e = tensor.empty() : tensor<complex<f32>>
  %f = linalg.fill ins(%zero : complex<f32>) outs(%e : tensor<complex<f32>>) -> tensor<complex<f32>>
  %r = linalg.dot ins(%a, %x : tensor<7xcomplex<f32>>, tensor<7xcomplex<f32>>) outs(%f : tensor<complex<f32>>) -> tensor<complex<f32>>
  return %r : tensor<complex<f32>> }
