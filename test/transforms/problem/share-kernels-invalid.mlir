// RUN: not gemmc %s --pipeline share-kernels --emit mlir 2>&1 | filecheck %s

// CHECK: error: builtin.module: needed a launch.program; found none; run form-program first, on a function of several kernels
func.func @nothing(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  func.return %x : tensor<4x8xf32>
}
