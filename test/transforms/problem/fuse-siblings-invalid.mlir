// RUN: not gemmc %s --pipeline 'normalize-contractions,fuse-siblings{most=0}' --emit mlir 2>&1 | filecheck %s

// CHECK: error: fuse-siblings: needed 1 or more for most; found most=0
func.func @nothing(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  func.return %x : tensor<4x8xf32>
}
