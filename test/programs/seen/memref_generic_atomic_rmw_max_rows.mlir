func.func @main(%x: memref<16x4xf32>, %h: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%c16, %c4) step (%c1, %c1) {
    %v = memref.load %x[%i, %j] : memref<16x4xf32>
    %r = memref.generic_atomic_rmw %h[%j] : memref<4xf32> {
    ^bb0(%old : f32):
      %m = arith.maximumf %old, %v : f32
      memref.atomic_yield %m : f32
    }
    scf.reduce
  }
  return
}