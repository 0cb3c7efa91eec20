// RUN: not gemmc %s --pipeline 'sink' --emit mlir 2>&1 | filecheck %s

// CHECK: error: builtin.module: needed a loop with a wgmma.commit_group right in it; found none; leave sink out
tile.kernel @straight [] outputs 0 sizes {} threads 128 {
  %c0 = arith.constant 0 : index
}
