// RUN: not gemmc %s --pipeline 'hoist' --emit mlir 2>&1 | filecheck %s

// CHECK: error: builtin.module: needed a loop; found none
tile.kernel @straight [] outputs 0 sizes {} threads 128 {
  %c0 = arith.constant 0 : index
}
