func.func @main(%x: memref<4x6xcomplex<f32>>, %y: memref<2x3xcomplex<f32>>) {
  %s = memref.subview %x[1, 2] [2, 3] [1, 1] : memref<4x6xcomplex<f32>> to memref<2x3xcomplex<f32>, strided<[6, 1], offset: 8>>
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%s : memref<2x3xcomplex<f32>, strided<[6, 1], offset: 8>>) outs(%y : memref<2x3xcomplex<f32>>) {
  ^bb0(%a: complex<f32>, %o: complex<f32>):
   %p = complex.mul %a, %a : complex<f32>
   linalg.yield %p : complex<f32> }
  return }
