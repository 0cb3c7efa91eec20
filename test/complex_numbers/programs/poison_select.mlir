func.func @main(%x: tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>> {
  %p = ub.poison : complex<f32>
  %e = tensor.empty() : tensor<8xcomplex<f32>>
  %r = tensor.pad %x low[0] high[0] {
  ^bb0(%i: index):
   tensor.yield %p : complex<f32> } : tensor<4xcomplex<f32>> to tensor<4xcomplex<f32>>
  return %r : tensor<4xcomplex<f32>> }
