// A stack in memory: numbers are pushed, and one below 0 is added to the last, which is taken off.

func.func @main(%x: memref<30xi32>, %stack: memref<30xi32>, %n: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %end = arith.constant 30 : index
  %none = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %count = scf.for %i = %c0 to %end step %c1 iter_args(%top = %none) -> (i32) {
    %v = memref.load %x[%i] : memref<30xi32>
    %push = arith.cmpi sge, %v, %none : i32
    %last = arith.subi %top, %one : i32
    %some = arith.cmpi sgt, %top, %none : i32
    %next = scf.if %push -> (i32) {
      %at = arith.index_cast %top : i32 to index
      memref.store %v, %stack[%at] : memref<30xi32>
      %more = arith.addi %top, %one : i32
      scf.yield %more : i32
    } else {
      %less = scf.if %some -> (i32) {
        %at = arith.index_cast %last : i32 to index
        %y = memref.load %stack[%at] : memref<30xi32>
        %z = arith.addi %y, %v : i32
        memref.store %z, %stack[%at] : memref<30xi32>
        scf.yield %last : i32
      } else {
        scf.yield %top : i32
      }
      scf.yield %less : i32
    }
    scf.yield %next : i32
  }
  memref.store %count, %n[%c0] : memref<1xi32>
  return
}