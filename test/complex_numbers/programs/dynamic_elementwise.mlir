func.func @main(%x: tensor<?xcomplex<f32>>) -> tensor<?xcomplex<f32>> {
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?xcomplex<f32>>
  %e = tensor.empty(%m) : tensor<?xcomplex<f32>>
  %r = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%x : tensor<?xcomplex<f32>>) outs(%e : tensor<?xcomplex<f32>>) {
  ^bb0(%a: complex<f32>, %o: complex<f32>):
   %p = complex.mul %a, %a : complex<f32>
   linalg.yield %p : complex<f32> } -> tensor<?xcomplex<f32>>
  return %r : tensor<?xcomplex<f32>> }
