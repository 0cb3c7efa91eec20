// RUN: not gemmc %s -p form-loops 2>&1 | filecheck %s
// RUN: not gemmc %s -p 'form-loops{threads=48}' 2>&1 | filecheck %s --check-prefix THREADS
// RUN: not gemmc %s -p 'form-loops{warps=3}' 2>&1 | filecheck %s --check-prefix WARPS
// RUN: not gemmc %s -p 'form-loops{unroll=65}' 2>&1 | filecheck %s --check-prefix UNROLL
// RUN: echo "builtin.module {}" | not gemmc - -p form-loops 2>&1 | filecheck %s --check-prefix NONE

// RUN: gemmc %S/form-loops-rows.mlir --pipeline '' --emit mlir | sed 's/9x70xf32/9x9000xf32/g; s/over .70./over [9000]/' | not gemmc - -p 'form-loops{warps=1}' 2>&1 | filecheck %s --check-prefix ROWS
// RUN: gemmc %S/form-loops-rows.mlir --pipeline '' --emit mlir | sed 's/9x70xf32/9x33000xf32/g; s/over .70./over [33000]/' | not gemmc - -p form-loops 2>&1 | filecheck %s --check-prefix ROWS

// CHECK: form-loops-invalid.mlir:16:1: error: func.func: needed a function that is one tile.loops of its arguments, or several in a row; found another; run form-program first
// ROWS: error: tile.loops: needed loops over the same elements, or over the same rows, of lengths that fit the registers of the warps that share one; found 2 tile.loops that are not; make a function of each
// THREADS: error: form-loops: needed threads of whole warps, 32 to 1024; found threads=48
// WARPS: error: form-loops: needed 1, 2, 4, 8 or 16 warps, or 0; found warps=3
// UNROLL: error: form-loops: needed 1 to 64 steps together, or 0; found unroll=65
// NONE: error: builtin.module: needed a func.func; found none; run form-program first
func.func @nothing(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  func.return %x : tensor<4x8xf32>
}
