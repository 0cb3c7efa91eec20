// RUN: python %S/../split_refusals.py %s | filecheck %s

// -----
// FOREIGN: a matrix store to rows that are no whole 16-byte chunks apart.
// PIPELINE: convert-tile-to-simt
// CHECK: convert-tile-to-simt-output-invalid.mlir:11:3: error: tile.store: needed 16-bit elements and a buffer of solid 16-byte chunks; found memref<64x24xbf16, strided<[28, 1]>, #tile.space<shared>>
tile.kernel @half ["c"] outputs 1 sizes {} threads 128 {
^bb0(%c: memref<512x512xbf16, #tile.space<global>>):
  %buffer = tile.alloc : memref<64x24xbf16, strided<[28, 1]>, #tile.space<shared>>
  %f = tile.zero : !tile.fragment<64x24xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 3, 0, 8]>>
  tile.store "out" <warpgroup> atom <stmatrix> %f to %buffer : !tile.fragment<64x24xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 3, 0, 8]>> to memref<64x24xbf16, strided<[28, 1]>, #tile.space<shared>>
}

// -----
// FOREIGN: 32-bit elements.
// PIPELINE: convert-tile-to-simt
// CHECK-NEXT: convert-tile-to-simt-output-invalid.mlir:22:3: error: tile.store: needed 16-bit elements and a buffer of solid 16-byte chunks; found memref<64x32xf32, #tile.space<shared>>
tile.kernel @wide ["c"] outputs 1 sizes {} threads 128 {
^bb0(%c: memref<512x512xbf16, #tile.space<global>>):
  %buffer = tile.alloc : memref<64x32xf32, #tile.space<shared>>
  %g = tile.zero : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
  tile.store "out" <warpgroup> atom <stmatrix> %g to %buffer : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to memref<64x32xf32, #tile.space<shared>>
}

// -----
// Not cut up for warpgroups.
// PIPELINE: convert-tile-to-simt
// CHECK-NEXT: convert-tile-to-simt-output-invalid.mlir:33:3: error: tile.store: needed a fragment of one warp's 32 threads or of one warpgroup's 128; found 128 threads, scope role
tile.kernel @role ["c"] outputs 1 sizes {} threads 128 {
^bb0(%c: memref<512x512xbf16, #tile.space<global>>):
  %buffer = tile.alloc : memref<64x32xbf16, #tile.swizzle<span 64 pitch 4096>, #tile.space<shared>>
  %g = tile.zero : !tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
  tile.store "out" <role> atom <stmatrix> %g to %buffer : !tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to memref<64x32xbf16, #tile.swizzle<span 64 pitch 4096>, #tile.space<shared>>
}

// -----
// FOREIGN: half of a panel, whose rows stmatrix would not find.
// PIPELINE: convert-tile-to-simt
// CHECK-NEXT: convert-tile-to-simt-output-invalid.mlir:45:3: error: tile.store: needed an operand of whole 8-row, 128-byte swizzle atoms; found a part of 64x32; change distribute's shape
tile.kernel @half_panel ["f"] outputs 0 sizes {} threads 128 {
^bb0(%f: !tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>):
  %s = tile.alloc : memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %h = tile.part %s[%c0, %c0] of [1, 2] : memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>> to memref<64x32xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
  tile.store "out" <warpgroup> atom <stmatrix> %f to %h : !tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to memref<64x32xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
}
