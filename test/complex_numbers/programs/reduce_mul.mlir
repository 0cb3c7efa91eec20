func.func @main(%x: tensor<3x5xcomplex<f32>>) -> tensor<3xcomplex<f32>> {
  %one = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %e = tensor.empty() : tensor<3xcomplex<f32>>
  %f = linalg.fill ins(%one : complex<f32>) outs(%e : tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  %r = linalg.reduce ins(%x : tensor<3x5xcomplex<f32>>) outs(%f : tensor<3xcomplex<f32>>) dimensions = [1] (%a: complex<f32>, %b: complex<f32>) {
   %p = complex.mul %a, %b : complex<f32>
   linalg.yield %p : complex<f32> }
  return %r : tensor<3xcomplex<f32>> }
