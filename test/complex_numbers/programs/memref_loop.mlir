func.func @main(%x: memref<4xcomplex<f32>>, %y: memref<4xcomplex<f32>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c0 to %c4 step %c1 {
   %a = memref.load %x[%i] : memref<4xcomplex<f32>>
   %p = complex.mul %a, %a : complex<f32>
   memref.store %p, %y[%i] : memref<4xcomplex<f32>>
  }
  return }
