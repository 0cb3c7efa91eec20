// RUN: not gemmc %s --pipeline share-kernels --emit mlir 2>&1 | filecheck %s
// RUN: not gemmc %s --pipeline 'normalize-contractions,form-program,share-kernels,split-reductions' --emit mlir 2>&1 | filecheck %s --check-prefix SPLIT
// RUN: not gemmc %s --pipeline 'normalize-contractions,form-program,share-kernels,fuse-reductions' --emit mlir 2>&1 | filecheck %s --check-prefix FUSE

// CHECK: error: builtin.module: needed a launch.program; found none; run form-program first, on a function of several kernels
// What changes a kernel for one of its launches does not follow.
// SPLIT: error: split-reductions: needed a program without kernels that a program launches several times; found the work of share-kernels
// FUSE: error: fuse-reductions: needed a program without kernels that a program launches several times; found the work of share-kernels
func.func @nothing(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  func.return %x : tensor<4x8xf32>
}
