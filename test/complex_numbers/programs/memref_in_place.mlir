func.func @main(%x: memref<4xcomplex<f32>>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%x : memref<4xcomplex<f32>>) {
  ^bb0(%a: complex<f32>):
   %p = complex.mul %a, %a : complex<f32>
   linalg.yield %p : complex<f32> }
  return }
