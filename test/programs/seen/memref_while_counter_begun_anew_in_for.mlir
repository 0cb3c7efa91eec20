// A counter in memory that each of three steps begins anew, up to a bound in memory.
func.func @main(%a: memref<4x4xf32>, %x: memref<4x4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %n = memref.alloca() : memref<1xi32>
  %last = memref.alloc() : memref<i32>
  memref.store %two, %last[] : memref<i32>
  scf.for %i = %c0 to %c3 step %c1 {
    %zero = arith.constant 0 : i32
    memref.store %zero, %n[%c0] : memref<1xi32>
    scf.while : () -> () {
      %j = memref.load %n[%c0] : memref<1xi32>
      %l = memref.load %last[] : memref<i32>
      %more = arith.cmpi slt, %j, %l : i32
      scf.condition(%more)
    } do {
      linalg.add ins(%a, %x : memref<4x4xf32>, memref<4x4xf32>) outs(%x : memref<4x4xf32>)
      %j = memref.load %n[%c0] : memref<1xi32>
      %k = arith.addi %j, %one : i32
      memref.store %k, %n[%c0] : memref<1xi32>
      scf.yield
    }
  }
  memref.dealloc %last : memref<i32>
  return
}
