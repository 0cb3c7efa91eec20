func.func @main(%x: tensor<4xcomplex<f32>>) -> (tensor<2xcomplex<f32>>, tensor<3xcomplex<f32>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = tensor.extract %x[%c0] : tensor<4xcomplex<f32>>
  %b = tensor.extract %x[%c1] : tensor<4xcomplex<f32>>
  %p = complex.mul %a, %b : complex<f32>
  %r = tensor.from_elements %a, %p : tensor<2xcomplex<f32>>
  %s = tensor.splat %p : tensor<3xcomplex<f32>>
  return %r, %s : tensor<2xcomplex<f32>>, tensor<3xcomplex<f32>> }
