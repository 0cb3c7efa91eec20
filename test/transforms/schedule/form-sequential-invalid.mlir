// RUN: not gemmc %s -p form-sequential 2>&1 | filecheck %s
// RUN: echo "builtin.module {}" | not gemmc - -p form-sequential 2>&1 | filecheck %s --check-prefix NONE

// CHECK: form-sequential-invalid.mlir:6:1: error: func.func: needed a function that is one tile.sequential of its arguments, and returns what that makes; found another; run form-program first
// NONE: error: builtin.module: needed a func.func; found none; run form-program first
func.func @nothing(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  func.return %x : tensor<4x8xf32>
}
