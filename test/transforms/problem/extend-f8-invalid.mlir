// RUN: python %S/../split_refusals.py %s | filecheck %s

// CHECK: extend-f8-invalid.mlir:1:1: error: builtin.module: needed a function with elements of f8E4M3FN, f8E5M2 or f8E8M0FNU, or f4E2M1FN; found none; leave the pass out
// -----
// PIPELINE: extend-f8
func.func @none(%a: tensor<4xf32>) -> tensor<4xf32> {
  func.return %a : tensor<4xf32>
}

// CHECK: extend-f8-invalid.mlir:14:3: error: arith.extf: needed 8-bit floats of f8E4M3FN, f8E5M2 or f8E8M0FNU, or f4E2M1FN; found f8E4M3FNUZ; extend them before
// -----
// PIPELINE: extend-f8
func.func @other(%a: tensor<4xf8E4M3FNUZ>) -> tensor<4xf32> {
  %r = arith.extf %a : tensor<4xf8E4M3FNUZ> to tensor<4xf32>
  func.return %r : tensor<4xf32>
}

// CHECK: extend-f8-invalid.mlir:22:3: error: arith.truncf: needed 8-bit floats that are moved, compared, extended, or rounded to from f32, f16 or bf16; found arith.truncf of f8E5M2; extend them first
// -----
// PIPELINE: extend-f8
func.func @rounded(%a: tensor<4xf64>) -> tensor<4xf8E5M2> {
  %r = arith.truncf %a : tensor<4xf64> to tensor<4xf8E5M2>
  func.return %r : tensor<4xf8E5M2>
}

// CHECK: extend-f8-invalid.mlir:30:3: error: math.sqrt: needed 8-bit floats that are moved, compared, extended, or rounded to from f32, f16 or bf16; found math.sqrt of f8E5M2; extend them first
// -----
// PIPELINE: extend-f8
func.func @root(%a: tensor<4xf8E5M2>) -> tensor<4xf32> {
  %s = math.sqrt %a : tensor<4xf8E5M2>
  %r = arith.extf %s : tensor<4xf8E5M2> to tensor<4xf32>
  func.return %r : tensor<4xf32>
}

// CHECK: extend-f8-invalid.mlir:38:1: error: func.func: needed 8-bit floats in tensors; found an argument of f8E5M2
// -----
// PIPELINE: extend-f8
func.func @number(%a: f8E5M2, %t: tensor<4xf32>) -> tensor<4xf32> {
  func.return %t : tensor<4xf32>
}

// CHECK: extend-f8-invalid.mlir:46:3: error: func.return: needed results of whole bytes; found f4E2M1FN; extend it to f32, f16 or bf16
// -----
// PIPELINE: extend-f8
func.func @half_bytes(%a: tensor<4xf4E2M1FN>) -> tensor<4xf4E2M1FN> {
  func.return %a : tensor<4xf4E2M1FN>
}

// CHECK: extend-f8-invalid.mlir:53:3: error: arith.negf: needed 8-bit floats that are moved, compared, extended, or rounded to from f32, f16 or bf16; found arith.negf of f8E8M0FNU; extend them first
// -----
// PIPELINE: extend-f8
func.func @below_0(%a: tensor<4xf8E8M0FNU>) -> tensor<4xf8E8M0FNU> {
  %n = arith.negf %a : tensor<4xf8E8M0FNU>
  func.return %n : tensor<4xf8E8M0FNU>
}
