// The same sums, the inner loops exchanged: a row of C collects rows of B.
// The innermost loop walks along rows of B and C: neighbours in memory, which a cache line,
// a prefetcher and a vector unit all want. What was a register is now an element of C.
func.func @main(%a: memref<32x32xf32>, %b: memref<32x32xf32>) -> memref<32x32xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %size = arith.constant 32 : index
  %zero = arith.constant 0.0 : f32
  %c = memref.alloc() : memref<32x32xf32>
  scf.for %i = %c0 to %size step %c1 {
    scf.for %j = %c0 to %size step %c1 {
      memref.store %zero, %c[%i, %j] : memref<32x32xf32>
    }
    scf.for %k = %c0 to %size step %c1 {
      %x = memref.load %a[%i, %k] : memref<32x32xf32>
      scf.for %j = %c0 to %size step %c1 {
        %y = memref.load %b[%k, %j] : memref<32x32xf32>
        %old = memref.load %c[%i, %j] : memref<32x32xf32>
        %p = arith.mulf %x, %y : f32
        %new = arith.addf %old, %p : f32
        memref.store %new, %c[%i, %j] : memref<32x32xf32>
      }
    }
  }
  func.return %c : memref<32x32xf32>
}
