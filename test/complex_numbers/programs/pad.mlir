func.func @main(%x: tensor<3xcomplex<f32>>) -> tensor<6xcomplex<f32>> {
  %c = complex.constant [1.0 : f32, -2.0 : f32] : complex<f32>
  %r = tensor.pad %x low[1] high[2] {
  ^bb0(%i: index):
   tensor.yield %c : complex<f32> } : tensor<3xcomplex<f32>> to tensor<6xcomplex<f32>>
  return %r : tensor<6xcomplex<f32>> }
