// RUN: gemmc %s --pipeline 'unroll{factor=2}' --emit mlir | filecheck %s

// Two steps to a turn: the second copy of the body has the counter one step further on, and the
// loop goes on in steps of four. What is nested in the body comes along.
// CHECK-LABEL: func.func @twice(%a: index, %c: i1) -> index {
// CHECK-NEXT:      %c0 = arith.constant 0 : index
// CHECK-NEXT:      %c2 = arith.constant 2 : index
// CHECK-NEXT:      %c7 = arith.constant 7 : index
// CHECK-NEXT:      %c4 = arith.constant 4 : index
// CHECK-NEXT:      %r = scf.for %k = %c0 to %c7 step %c4 iter_args(%z = %a) -> (index) {
// CHECK-NEXT:        %s = arith.addi %z, %k : index
// CHECK-NEXT:        %t = scf.if %c -> (index) {
// CHECK-NEXT:          %d = arith.addi %s, %s : index
// CHECK-NEXT:          scf.yield %d : index
// CHECK-NEXT:        } else {
// CHECK-NEXT:          scf.yield %s : index
// CHECK-NEXT:        }
// CHECK-NEXT:        %c2_1 = arith.constant 2 : index
// CHECK-NEXT:        %0 = arith.addi %k, %c2_1 : index
// CHECK-NEXT:        %s_1 = arith.addi %t, %0 : index
// CHECK-NEXT:        %t_1 = scf.if %c -> (index) {
// CHECK-NEXT:          %d_1 = arith.addi %s_1, %s_1 : index
// CHECK-NEXT:          scf.yield %d_1 : index
// CHECK-NEXT:        } else {
// CHECK-NEXT:          scf.yield %s_1 : index
// CHECK-NEXT:        }
// CHECK-NEXT:        scf.yield %t_1 : index
// CHECK-NEXT:      }
// CHECK-NEXT:      func.return %r : index
// CHECK-NEXT:    }
func.func @twice(%a: index, %c: i1) -> index {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c7 = arith.constant 7 : index
  %r = scf.for %k = %c0 to %c7 step %c2 iter_args(%z = %a) -> (index) {
    %s = arith.addi %z, %k : index
    %t = scf.if %c -> (index) {
      %d = arith.addi %s, %s : index
      scf.yield %d : index
    } else {
      scf.yield %s : index
    }
    scf.yield %t : index
  }
  func.return %r : index
}

// FOREIGN: a loop of exactly one turn, and one that hands its start on untouched.
// CHECK-LABEL: func.func @once(%a: index) -> index {
// CHECK-NEXT:      %c0 = arith.constant 0 : index
// CHECK-NEXT:      %c2 = arith.constant 2 : index
// CHECK-NEXT:      %c4 = arith.constant 4 : index
// CHECK-NEXT:      %c8 = arith.constant 8 : index
// CHECK-NEXT:      %c0_1 = arith.constant 0 : index
// CHECK-NEXT:      %c2_1 = arith.constant 2 : index
// CHECK-NEXT:      %c4_1 = arith.constant 4 : index
// CHECK-NEXT:      %q = scf.for %k = %c0 to %c8 step %c4_1 iter_args(%z = %c2_1) -> (index) {
// CHECK-NEXT:        %c2_2 = arith.constant 2 : index
// CHECK-NEXT:        %0 = arith.addi %k, %c2_2 : index
// CHECK-NEXT:        scf.yield %z : index
// CHECK-NEXT:      }
// CHECK-NEXT:      func.return %q : index
// CHECK-NEXT:    }
func.func @once(%a: index) -> index {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %r = scf.for %k = %c0 to %c4 step %c2 iter_args(%z = %a) -> (index) {
    scf.yield %k : index
  }
  %q = scf.for %k = %c0 to %c8 step %c2 iter_args(%z = %r) -> (index) {
    scf.yield %z : index
  }
  func.return %q : index
}
