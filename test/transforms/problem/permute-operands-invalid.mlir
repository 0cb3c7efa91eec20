// RUN: not gemmc %s --pipeline 'normalize-contractions,permute-operands{gain=-1.0}' --emit mlir 2>&1 | filecheck %s

// CHECK: error: builtin.module: needed a gain of 0 or more; found gain=-1
func.func @nothing(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  func.return %x : tensor<4x8xf32>
}
