// RUN: not gemmc %s -p form-loops 2>&1 | filecheck %s
// RUN: not gemmc %s -p 'form-loops{threads=48}' 2>&1 | filecheck %s --check-prefix THREADS
// RUN: echo "builtin.module {}" | not gemmc - -p form-loops 2>&1 | filecheck %s --check-prefix NONE

// CHECK: form-loops-invalid.mlir:8:1: error: func.func: needed a function that is one tile.loops of its arguments; found another; run form-program first
// THREADS: error: form-loops: needed threads of whole warps, 32 to 1024; found threads=48
// NONE: error: builtin.module: needed a func.func; found none; run form-program first
func.func @nothing(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  func.return %x : tensor<4x8xf32>
}
