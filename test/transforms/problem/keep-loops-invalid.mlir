// RUN: not gemmc %s -p keep-loops 2>&1 | filecheck %s
// RUN: sed 's/memref<6x6xf32>/memref<6x?xf32>/' %s | not gemmc - -p keep-loops 2>&1 | filecheck %s --check-prefix OPEN
// RUN: echo "builtin.module {}" | not gemmc - -p keep-loops 2>&1 | filecheck %s --check-prefix NONE

// CHECK: keep-loops-invalid.mlir:13:5: error: func.call: needed loops, choices, arithmetic and single elements, in a loop that is kept; found func.call; write it with linalg, or let no step take what another step stores
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
