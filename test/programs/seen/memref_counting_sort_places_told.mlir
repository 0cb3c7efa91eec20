// Counting sort: counts, their running sum, and a place for each.
func.func @main(%x: memref<48xi32>, %y: memref<48xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c47 = arith.constant 47 : index
  %c48 = arith.constant 48 : index
  %c16 = arith.constant 16 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %low = arith.constant 15 : i32
  %n = memref.alloc() : memref<16xi32>
  linalg.fill ins(%zero : i32) outs(%n : memref<16xi32>)
  scf.for %i = %c0 to %c48 step %c1 {
    %v = memref.load %x[%i] : memref<48xi32>
    %b = arith.andi %v, %low : i32
    %k = arith.index_cast %b : i32 to index
    %o = memref.load %n[%k] : memref<16xi32>
    %p = arith.addi %o, %one : i32
    memref.store %p, %n[%k] : memref<16xi32>
  }
  scf.for %i = %c1 to %c16 step %c1 {
    %j = arith.subi %i, %c1 : index
    %a = memref.load %n[%j] : memref<16xi32>
    %b = memref.load %n[%i] : memref<16xi32>
    %s = arith.addi %a, %b : i32
    memref.store %s, %n[%i] : memref<16xi32>
  }
  scf.for %t = %c0 to %c48 step %c1 {
    %i = arith.subi %c47, %t : index
    %v = memref.load %x[%i] : memref<48xi32>
    %b = arith.andi %v, %low : i32
    %k = arith.index_cast %b : i32 to index
    %o = memref.load %n[%k] : memref<16xi32>
    %p = arith.subi %o, %one : i32
    memref.store %p, %n[%k] : memref<16xi32>
    %d = arith.index_cast %p : i32 to index
    memref.store %v, %y[%d] : memref<48xi32>
  }
  memref.dealloc %n : memref<16xi32>
  return
}
