// Nussinov's pairs of bases: a table from its last row up, by choices and a loop between both ends.
func.func @nussinov(%seq: memref<24xi32>, %t: memref<24x24xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %last = arith.constant 23 : index
  %n = arith.constant 24 : index
  %three = arith.constant 3 : i32
  %one = arith.constant 1 : i32
  %zero = arith.constant 0 : i32
  scf.for %b = %c0 to %n step %c1 {
    %i = arith.subi %last, %b : index
    %i1 = arith.addi %i, %c1 : index
    scf.for %j = %i1 to %n step %c1 {
      %j1 = arith.subi %j, %c1 : index
      %old = memref.load %t[%i, %j] : memref<24x24xi32>
      %left = memref.load %t[%i, %j1] : memref<24x24xi32>
      %m0 = arith.maxsi %old, %left : i32
      %down = memref.load %t[%i1, %j] : memref<24x24xi32>
      %m1 = arith.maxsi %m0, %down : i32
      %near = arith.cmpi slt, %i, %j1 : index
      %m2 = scf.if %near -> (i32) {
        %p = memref.load %seq[%i] : memref<24xi32>
        %q = memref.load %seq[%j] : memref<24xi32>
        %pq = arith.addi %p, %q : i32
        %match = arith.cmpi eq, %pq, %three : i32
        %score = arith.select %match, %one, %zero : i32
        %d = memref.load %t[%i1, %j1] : memref<24x24xi32>
        %ds = arith.addi %d, %score : i32
        scf.yield %ds : i32
      } else {
        %d = memref.load %t[%i1, %j1] : memref<24x24xi32>
        scf.yield %d : i32
      }
      %m3 = arith.maxsi %m1, %m2 : i32
      memref.store %m3, %t[%i, %j] : memref<24x24xi32>
      scf.for %k = %i1 to %j step %c1 {
        %k1 = arith.addi %k, %c1 : index
        %x = memref.load %t[%i, %k] : memref<24x24xi32>
        %y = memref.load %t[%k1, %j] : memref<24x24xi32>
        %xy = arith.addi %x, %y : i32
        %now = memref.load %t[%i, %j] : memref<24x24xi32>
        %m = arith.maxsi %now, %xy : i32
        memref.store %m, %t[%i, %j] : memref<24x24xi32>
      }
    }
  }
  return
}
