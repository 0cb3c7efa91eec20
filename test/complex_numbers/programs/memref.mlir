func.func @main(%x: memref<4x3xcomplex<f32>>, %y: memref<4x3xcomplex<f32>>) {
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%x : memref<4x3xcomplex<f32>>) outs(%y : memref<4x3xcomplex<f32>>) {
  ^bb0(%a: complex<f32>, %o: complex<f32>):
   %p = complex.mul %a, %a : complex<f32>
   linalg.yield %p : complex<f32> }
  return }
