func.func @main(%u: tensor<3xcomplex<f32>>, %i: tensor<3x1xi32>, %x: tensor<5xcomplex<f32>>) -> tensor<5xcomplex<f32>> {
  %r = iree_linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%u, %i : tensor<3xcomplex<f32>>, tensor<3x1xi32>) outs(%x : tensor<5xcomplex<f32>>) {
  ^bb0(%p: complex<f32>, %q: complex<f32>):
   %s = complex.add %p, %q : complex<f32>
   iree_linalg_ext.yield %s : complex<f32> } -> tensor<5xcomplex<f32>>
  return %r : tensor<5xcomplex<f32>> }
