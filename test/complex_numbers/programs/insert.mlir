func.func @main(%x: tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>> {
  %c1 = arith.constant 1 : index
  %c = complex.constant [5.0 : f32, 6.0 : f32] : complex<f32>
  %r = tensor.insert %c into %x[%c1] : tensor<4xcomplex<f32>>
  return %r : tensor<4xcomplex<f32>> }
