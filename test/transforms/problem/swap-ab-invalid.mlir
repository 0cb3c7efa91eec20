// RUN: not gemmc %s --pipeline 'swap-ab' --emit mlir 2>&1 | filecheck %s

// CHECK: error: builtin.module: needed a tile.contract; found none; run normalize-contractions first, and run this pass before form-kernel
func.func @nothing(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  func.return %x : tensor<4x8xf32>
}
