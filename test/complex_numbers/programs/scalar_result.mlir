func.func @main(%x: tensor<4xcomplex<f32>>) -> complex<f32> {
  %c1 = arith.constant 1 : index
  %a = tensor.extract %x[%c1] : tensor<4xcomplex<f32>>
  %p = complex.mul %a, %a : complex<f32>
  return %p : complex<f32> }
