// RUN: python %S/../split_refusals.py %s | filecheck %s

// -----
// PIPELINE: unroll{factor=-1}
// CHECK: error: unroll: needed factor of at least 0; found factor=-1
// PIPELINE: unroll{factor=3}
// CHECK-NEXT: unroll-invalid.mlir:14:3: error: scf.for: needed a number of steps that is a multiple of factor=3; found 4; change unroll's factor
// PIPELINE: unroll, unroll
// CHECK-NEXT: unroll-invalid.mlir:1:1: error: builtin.module: needed an innermost loop of constant bounds; found none
func.func @four(%a: index) -> index {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %r = scf.for %k = %c0 to %c8 step %c2 iter_args(%z = %a) -> (index) {
    %s = arith.addi %z, %k : index
    scf.yield %s : index
  }
  func.return %r : index
}

// -----
// FOREIGN: loops whose number of steps is not known, and one that takes none.
// PIPELINE: unroll
// CHECK-NEXT: unroll-invalid.mlir:1:1: error: builtin.module: needed an innermost loop of constant bounds; found none
func.func @open(%a: index) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  scf.for %k = %c0 to %a step %c2 {
    scf.yield
  }
  scf.for %k = %c2 to %c0 step %c2 {
    scf.yield
  }
  func.return
}
