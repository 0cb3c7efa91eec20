memref.global "private" constant @table : memref<4xf32> = dense<[1.0, 2.0, 3.0, 4.0]>
func.func @main(%x: memref<16x4xf32>, %h: memref<4xf32>) {
  %t = memref.get_global @table : memref<4xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  scf.for %i = %c0 to %c16 step %c1 {
    memref.prefetch %x[%i, %c0], read, locality<3>, data : memref<16x4xf32>
    scf.for %j = %c0 to %c4 step %c1 {
      %v = memref.load %x[%i, %j] : memref<16x4xf32>
      %s = memref.load %t[%j] : memref<4xf32>
      %m = arith.mulf %v, %s : f32
      %r = memref.atomic_rmw addf %m, %h[%j] : (f32, memref<4xf32>) -> f32
    }
  }
  return
}