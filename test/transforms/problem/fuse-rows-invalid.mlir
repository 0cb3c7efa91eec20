// RUN: not gemmc %s --pipeline 'normalize-contractions,fuse-rows{held=0}' --emit mlir 2>&1 | filecheck %s
// RUN: not gemmc %s --pipeline 'normalize-contractions,fuse-rows{held=250}' --emit mlir 2>&1 | filecheck %s --check-prefix MANY

// CHECK: error: builtin.module: needed 1 to 192 registers for held; found held=0
// MANY: error: builtin.module: needed 1 to 192 registers for held; found held=250
func.func @nothing(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  func.return %x : tensor<4x8xf32>
}
