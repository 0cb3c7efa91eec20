// A row of A times a column of B for each element of C, as everybody writes it first.
// The innermost loop walks down a column of B: each step is a whole row further in memory.
func.func @main(%a: memref<32x32xf32>, %b: memref<32x32xf32>) -> memref<32x32xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %size = arith.constant 32 : index
  %zero = arith.constant 0.0 : f32
  %c = memref.alloc() : memref<32x32xf32>
  scf.for %i = %c0 to %size step %c1 {
    scf.for %j = %c0 to %size step %c1 {
      %sum = scf.for %k = %c0 to %size step %c1 iter_args(%acc = %zero) -> (f32) {
        %x = memref.load %a[%i, %k] : memref<32x32xf32>
        %y = memref.load %b[%k, %j] : memref<32x32xf32>
        %p = arith.mulf %x, %y : f32
        %next = arith.addf %acc, %p : f32
        scf.yield %next : f32
      }
      memref.store %sum, %c[%i, %j] : memref<32x32xf32>
    }
  }
  func.return %c : memref<32x32xf32>
}
