memref.global "private" constant @w : memref<2xcomplex<f32>> = dense<[(1.0, 2.0), (3.0, 4.0)]>
func.func @main(%x: memref<2xcomplex<f32>>, %y: memref<2xcomplex<f32>>) {
  %w = memref.get_global @w : memref<2xcomplex<f32>>
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%x, %w : memref<2xcomplex<f32>>, memref<2xcomplex<f32>>) outs(%y : memref<2xcomplex<f32>>) {
  ^bb0(%a: complex<f32>, %b: complex<f32>, %o: complex<f32>):
   %p = complex.mul %a, %b : complex<f32>
   linalg.yield %p : complex<f32> }
  return }
