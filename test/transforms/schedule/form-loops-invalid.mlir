// RUN: not gemmc %s -p form-loops 2>&1 | filecheck %s
// RUN: not gemmc %s -p 'form-loops{threads=48}' 2>&1 | filecheck %s --check-prefix THREADS
// RUN: echo "builtin.module {}" | not gemmc - -p form-loops 2>&1 | filecheck %s --check-prefix NONE

// RUN: gemmc %S/form-loops-rows.mlir --pipeline '' --emit mlir | sed 's/9x70xf32/9x9000xf32/g; s/over .70./over [9000]/' | not gemmc - -p form-loops 2>&1 | filecheck %s --check-prefix ROWS

// CHECK: form-loops-invalid.mlir:11:1: error: func.func: needed a function that is one tile.loops of its arguments, or several in a row; found another; run form-program first
// ROWS: error: tile.loops: needed loops over the same rows, of known lengths that fit a warp's registers; found 2 tile.loops that are not; make a function of each
// THREADS: error: form-loops: needed threads of whole warps, 32 to 1024; found threads=48
// NONE: error: builtin.module: needed a func.func; found none; run form-program first
func.func @nothing(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  func.return %x : tensor<4x8xf32>
}
