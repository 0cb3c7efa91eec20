func.func @main(%x: tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %e = tensor.empty() : tensor<4xcomplex<f32>>
  %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%t = %e) -> (tensor<4xcomplex<f32>>) {
   %a = tensor.extract %x[%i] : tensor<4xcomplex<f32>>
   %p = complex.mul %a, %a : complex<f32>
   %u = tensor.insert %p into %t[%i] : tensor<4xcomplex<f32>>
   scf.yield %u : tensor<4xcomplex<f32>>
  }
  return %r : tensor<4xcomplex<f32>> }
