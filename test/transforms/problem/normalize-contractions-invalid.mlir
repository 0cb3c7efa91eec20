// RUN: not gemmc %s --pipeline 'normalize-contractions' --emit mlir 2>&1 | filecheck %s

// A sum that starts from what nobody wrote is none. Nothing is printed but the refusal.
// CHECK-NOT: builtin.module
// CHECK: normalize-contractions-invalid.mlir:8:3: error: linalg.matmul: needed an output that is linalg.fill of +0, or a tensor with elements; found the result of tensor.empty; accumulate from zero and add the other term to the result
func.func @accumulates(%a: tensor<4x8xf32>, %b: tensor<8x6xf32>) -> tensor<4x6xf32> {
  %c = tensor.empty() : tensor<4x6xf32>
  %d = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x6xf32>) outs(%c : tensor<4x6xf32>) -> tensor<4x6xf32>
  return %d : tensor<4x6xf32>
}
