// RUN: gemmc %s --pipeline 'unroll' --emit mlir | filecheck %s

// The inner loop, of three steps, becomes straight code with known counters; the outer one stays.
// CHECK-LABEL: func.func @full(%a: index, %n: index) -> index {
// CHECK-NEXT:      %c0 = arith.constant 0 : index
// CHECK-NEXT:      %c2 = arith.constant 2 : index
// CHECK-NEXT:      %c8 = arith.constant 8 : index
// CHECK-NEXT:      %r = scf.for %i = %c0 to %n step %c2 iter_args(%x = %a) -> (index) {
// CHECK-NEXT:        %c2_1 = arith.constant 2 : index
// CHECK-NEXT:        %c4 = arith.constant 4 : index
// CHECK-NEXT:        %c6 = arith.constant 6 : index
// CHECK-NEXT:        %s = arith.addi %x, %c2_1 : index
// CHECK-NEXT:        %s_1 = arith.addi %s, %c4 : index
// CHECK-NEXT:        %s_2 = arith.addi %s_1, %c6 : index
// CHECK-NEXT:        scf.yield %s_2 : index
// CHECK-NEXT:      }
// CHECK-NEXT:      func.return %r : index
// CHECK-NEXT:    }
func.func @full(%a: index, %n: index) -> index {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %r = scf.for %i = %c0 to %n step %c2 iter_args(%x = %a) -> (index) {
    %y = scf.for %k = %c2 to %c8 step %c2 iter_args(%z = %x) -> (index) {
      %s = arith.addi %z, %k : index
      scf.yield %s : index
    }
    scf.yield %y : index
  }
  func.return %r : index
}

// FOREIGN: a last step that is not whole, values exchanged from step to step, one handed on that
// no step makes, and a loop whose bounds are not known, which stays.
// CHECK-LABEL: func.func @exchanged(%a: index, %b: index, %n: index) -> (index, index) {
// CHECK-NEXT:      %c0 = arith.constant 0 : index
// CHECK-NEXT:      %c2 = arith.constant 2 : index
// CHECK-NEXT:      %c3 = arith.constant 3 : index
// CHECK-NEXT:      %c0_1 = arith.constant 0 : index
// CHECK-NEXT:      %c2_1 = arith.constant 2 : index
// CHECK-NEXT:      %z = scf.for %k = %c0 to %n step %c2 iter_args(%p = %a) -> (index) {
// CHECK-NEXT:        %s = arith.addi %p, %k : index
// CHECK-NEXT:        scf.yield %s : index
// CHECK-NEXT:      }
// CHECK-NEXT:      func.return %b, %z : index, index
// CHECK-NEXT:    }
func.func @exchanged(%a: index, %b: index, %n: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %x, %y = scf.for %k = %c0 to %c3 step %c2 iter_args(%p = %a, %q = %b) -> (index, index) {
    scf.yield %q, %p : index, index
  }
  %z = scf.for %k = %c0 to %n step %c2 iter_args(%p = %x) -> (index) {
    %s = arith.addi %p, %k : index
    scf.yield %s : index
  }
  func.return %y, %z : index, index
}
