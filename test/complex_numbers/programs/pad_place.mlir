func.func @main(%x: tensor<3xcomplex<f32>>) -> tensor<6xcomplex<f32>> {
  %c0 = arith.constant 0 : index
  %r = tensor.pad %x low[0] high[3] {
  ^bb0(%i: index):
   %c2 = arith.constant 5 : index
   %j = arith.subi %c2, %i : index
   %e = tensor.extract %x[%j] : tensor<3xcomplex<f32>>
   %c = complex.conj %e : complex<f32>
   tensor.yield %c : complex<f32> } : tensor<3xcomplex<f32>> to tensor<6xcomplex<f32>>
  return %r : tensor<6xcomplex<f32>> }
