// RUN: not gemmc %s -p drop-empty 2>&1 | filecheck %s
// RUN: not gemmc %s -p auto 2>&1 | filecheck %s
// RUN: not gemmc %inputs/matmul_f32.mlir -p 'normalize-contractions,drop-empty' 2>&1 | filecheck %s --check-prefix LATE

// CHECK: drop-empty-invalid.mlir:9:3: error: tensor.extract: needed sums, element-wise ops, concatenations, insertions or padding of no elements; found tensor.extract of tensor<0x8xf32>; leave it out
// LATE: <pipeline>:1:24: error: drop-empty: needed a program on tensors; found none; move drop-empty before normalize-contractions at <pipeline>:1:1
func.func @main(%a: tensor<0x8xf32>) -> tensor<8xf32> {
  %i = arith.constant 0 : index
  %x = tensor.extract %a[%i, %i] : tensor<0x8xf32>
  %r = tensor.splat %x : tensor<8xf32>
  return %r : tensor<8xf32>
}
