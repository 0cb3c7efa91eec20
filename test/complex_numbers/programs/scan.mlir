func.func @main(%x: tensor<5xcomplex<f32>>) -> tensor<5xcomplex<f32>> {
  %zero = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %e = tensor.empty() : tensor<5xcomplex<f32>>
  %b = tensor.from_elements %zero : tensor<1xcomplex<f32>>
  %c = tensor.collapse_shape %b [] : tensor<1xcomplex<f32>> into tensor<complex<f32>>
  %o, %t = iree_linalg_ext.scan dimension(0) inclusive(true) ins(%x : tensor<5xcomplex<f32>>) outs(%e, %c : tensor<5xcomplex<f32>>, tensor<complex<f32>>) {
  ^bb0(%p: complex<f32>, %q: complex<f32>):
   %s = complex.add %p, %q : complex<f32>
   iree_linalg_ext.yield %s : complex<f32> } -> tensor<5xcomplex<f32>>, tensor<complex<f32>>
  return %o : tensor<5xcomplex<f32>> }
