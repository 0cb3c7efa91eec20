// RUN: python %S/../split_refusals.py %s | filecheck %s

// -----
// FOREIGN: element [1, 1] of a part in runs is not one step from [0, 0] everywhere.
// PIPELINE: convert-to-ptx
// CHECK: convert-to-ptx-runs-invalid.mlir:13:3: error: tile.shift: needed a window or buffer of evenly spaced elements; found memref<4x4xf32, #tile.runs<strides [8, 1] lengths [1, 2] of [1, 2]>, #tile.space<shared>>
!pairs = memref<4x4xf32, #tile.runs<strides [8, 1] lengths [1, 2] of [1, 2]>, #tile.space<shared>>
tile.kernel @shifted [] outputs 0 sizes {} grid ["1", "1", "1"] threads 32 shared 128 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = tile.alloc at 0 : memref<4x8xf32, #tile.space<shared>>
  %p = tile.part runs [4, 2] %s[%c0, %c1] of [1, 2] : memref<4x8xf32, #tile.space<shared>> to !pairs
  %q = tile.shift %p[%c1, %c1] : !pairs to !pairs
}
