// RUN: not gemmc %s -p keep-loops 2>&1 | filecheck %s
// RUN: sed 's/memref<6x6xf32>/memref<6x?xf32>/' %s | not gemmc - -p keep-loops 2>&1 | filecheck %s --check-prefix OPEN
// RUN: echo "builtin.module {}" | not gemmc - -p keep-loops 2>&1 | filecheck %s --check-prefix NONE
// RUN: sed '/call @other() :/d; s/constant 1 :/constant 6 :/; s/%a.%i, %i./%a[%c1, %i]/' %s | not gemmc - -p keep-loops 2>&1 | filecheck %s --check-prefix OUTSIDE

// OUTSIDE: error: memref.load: needed an index inside of 6 in dimension 0; found 6; take fewer steps, or guard it by scf.if
// CHECK: keep-loops-invalid.mlir:15:5: error: func.call: needed loops, choices, arithmetic and single elements, in a loop that is kept; found func.call; write it with linalg, or let no step take what another step stores
// OPEN: error: memref.load: needed memory of known sizes, in a loop that is kept; found memref<6x?xf32>
// NONE: error: builtin.module: needed loops over single elements; found none
func.func @main(%a: memref<6x6xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %c1 step %c1 {
    %x = memref.load %a[%i, %i] : memref<6x6xf32>
    func.call @other() : () -> ()
    memref.store %x, %a[%i, %c0] : memref<6x6xf32>
  }
  func.return
}
func.func private @other()
