// Numbers that change places from step to step, beside sums at places that data tells.
func.func @main(%x: memref<20xi32>, %h: memref<8xi32>, %o: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c20 = arith.constant 20 : index
  %z = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %m = arith.constant 7 : i32
  %r:4 = scf.for %i = %c0 to %c20 step %c1 iter_args(%a = %z, %b = %one, %c = %one, %d = %z) -> (i32, i32, i32, i32) {
    %v = memref.load %x[%i] : memref<20xi32>
    %k0 = arith.andi %v, %m : i32
    %k = arith.index_cast %k0 : i32 to index
    %w = memref.load %h[%k] : memref<8xi32>
    %inner:2 = scf.for %j = %c0 to %c3 step %c1 iter_args(%p = %w, %q = %v) -> (i32, i32) {
      %s = arith.addi %p, %q : i32
      scf.yield %q, %s : i32, i32
    }
    %t = arith.addi %w, %inner#1 : i32
    memref.store %t, %h[%k] : memref<8xi32>
    %neg = arith.cmpi slt, %v, %z : i32
    %e:2 = scf.if %neg -> (i32, i32) {
      scf.yield %a, %w : i32, i32
    } else {
      scf.yield %b, %b : i32, i32
    }
    %f = arith.addi %e#0, %inner#0 : i32
    scf.yield %b, %f, %f, %e#1 : i32, i32, i32, i32
  }
  memref.store %r#0, %o[%c0] : memref<4xi32>
  memref.store %r#1, %o[%c1] : memref<4xi32>
  memref.store %r#2, %o[%c2] : memref<4xi32>
  memref.store %r#3, %o[%c3] : memref<4xi32>
  return
}
