func.func @main(%x: memref<4xcomplex<f32>>, %y: memref<4xcomplex<f32>>) {
  affine.for %i = 0 to 4 {
   %a = affine.load %x[%i] : memref<4xcomplex<f32>>
   %p = complex.mul %a, %a : complex<f32>
   affine.store %p, %y[%i] : memref<4xcomplex<f32>>
  }
  return }
