func.func @memloop(%x: memref<64xf32>, %y: memref<64xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %x[%i] : memref<64xf32>
    %s = arith.addf %v, %v : f32
    memref.store %s, %y[%i] : memref<64xf32>
  }
  return
}
