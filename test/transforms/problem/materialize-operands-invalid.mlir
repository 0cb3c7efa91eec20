// RUN: not gemmc %s --pipeline 'materialize-operands{gain=-1.0}' --emit mlir 2>&1 | filecheck %s --check-prefix GAIN
// RUN: not gemmc %s -p 'normalize-contractions,materialize-operands' 2>&1 | filecheck %s

// GAIN: error: builtin.module: needed a gain of 0 or more; found gain=-1
// CHECK: <pipeline>:1:24: error: materialize-operands: needed a program on tensors; found none; move materialize-operands before normalize-contractions at <pipeline>:1:1
func.func @nothing(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  func.return %x : tensor<4x8xf32>
}
