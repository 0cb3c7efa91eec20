// RUN: not gemmc %s --pipeline 'unroll-sums{most=-1}' --emit mlir 2>&1 | filecheck %s --check-prefix MOST
// RUN: not gemmc %s -p 'normalize-contractions,unroll-sums' 2>&1 | filecheck %s

// MOST: error: builtin.module: needed most of 0 or more; found most=-1
// CHECK: <pipeline>:1:24: error: unroll-sums: needed a program on tensors; found none; move unroll-sums before normalize-contractions at <pipeline>:1:1
func.func @nothing(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  func.return %x : tensor<4x8xf32>
}
