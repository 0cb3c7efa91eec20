// y[i] = x[i-1] + x[i] · w, stored at i + 1 where that is inside.
func.func @main(%x: memref<32xf32>, %w: f32, %y: memref<32xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c31 = arith.constant 31 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %c0 to %c32 step %c1 {
    %in = arith.cmpi slt, %i, %c31 : index
    scf.if %in {
      %j = arith.addi %i, %c1 : index
      %v = memref.load %x[%i] : memref<32xf32>
      %p = arith.mulf %v, %w : f32
      memref.store %p, %y[%j] : memref<32xf32>
    }
  }
  return
}
