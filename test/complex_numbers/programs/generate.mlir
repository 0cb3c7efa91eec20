func.func @main(%x: tensor<4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>> {
  %r = tensor.generate {
  ^bb0(%i: index, %j: index):
   %a = tensor.extract %x[%i] : tensor<4xcomplex<f32>>
   %b = tensor.extract %x[%j] : tensor<4xcomplex<f32>>
   %c = complex.conj %b : complex<f32>
   %p = complex.mul %a, %c : complex<f32>
   tensor.yield %p : complex<f32> } : tensor<4x4xcomplex<f32>>
  return %r : tensor<4x4xcomplex<f32>> }
