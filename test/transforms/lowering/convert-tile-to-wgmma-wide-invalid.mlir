// RUN: python %S/../split_refusals.py %s | filecheck %s

// -----
// Two instructions side by side: of steps of 8 columns, at most 256 each, and in registers that exist.
// PIPELINE: assign-atoms{mma=wgmma}
// CHECK: convert-tile-to-wgmma-wide-invalid.mlir:11:3: error: tile.mma: needed rows in multiples of 64 and 8 to 512 columns in steps of 8 for wgmma; found 64 x 268 per warpgroup; change form-kernel's tile or distribute's shape
tile.kernel @odd [] outputs 0 sizes {} threads 128 {
  %s = tile.alloc : memref<64x64xbf16, #tile.space<shared>>
  %t = tile.alloc : memref<268x64xbf16, #tile.space<shared>>
  %zero = tile.zero : !tile.fragment<64x268xf32>
  %p = tile.mma "main" <warpgroup> %s "mk", %t "nk", %zero : memref<64x64xbf16, #tile.space<shared>>, memref<268x64xbf16, #tile.space<shared>>, !tile.fragment<64x268xf32> to !tile.fragment<64x268xf32>
}

// -----
// PIPELINE: assign-atoms{mma=wgmma}
// CHECK-NEXT: convert-tile-to-wgmma-wide-invalid.mlir:21:3: error: tile.mma: needed rows in multiples of 64 and 8 to 512 columns in steps of 8 for wgmma; found 64 x 528 per warpgroup; change form-kernel's tile or distribute's shape
tile.kernel @too_wide [] outputs 0 sizes {} threads 128 {
  %s = tile.alloc : memref<64x64xbf16, #tile.space<shared>>
  %t = tile.alloc : memref<528x64xbf16, #tile.space<shared>>
  %zero = tile.zero : !tile.fragment<64x528xf32>
  %p = tile.mma "main" <warpgroup> %s "mk", %t "nk", %zero : memref<64x64xbf16, #tile.space<shared>>, memref<528x64xbf16, #tile.space<shared>>, !tile.fragment<64x528xf32> to !tile.fragment<64x528xf32>
}

// -----
// PIPELINE: assign-atoms{mma=wgmma}
// CHECK-NEXT: convert-tile-to-wgmma-wide-invalid.mlir:31:3: error: tile.mma: needed registers for the accumulators and 32 more, at most 255 a thread; found 352, for 128 x 320 per warpgroup; change form-kernel's tile, distribute's shape or specialize-warps' registers
tile.kernel @wide_and_tall [] outputs 0 sizes {} threads 128 {
  %s = tile.alloc : memref<128x64xbf16, #tile.space<shared>>
  %t = tile.alloc : memref<320x64xbf16, #tile.space<shared>>
  %zero = tile.zero : !tile.fragment<128x320xf32>
  %p = tile.mma "main" <warpgroup> %s "mk", %t "nk", %zero : memref<128x64xbf16, #tile.space<shared>>, memref<320x64xbf16, #tile.space<shared>>, !tile.fragment<128x320xf32> to !tile.fragment<128x320xf32>
}

// -----
// FOREIGN: a right operand whose rows are K, of which the second instruction would start in the
// middle of a panel of 64 columns, by an atom that assign-atoms does not choose.
// PIPELINE: convert-tile-to-wgmma
// CHECK-NEXT: convert-tile-to-wgmma-wide-invalid.mlir:43:3: error: tile.mma: needed instructions that start at multiples of 64; found 160; change form-kernel's tile or assign-layouts' swizzle
tile.kernel @panel [] outputs 0 sizes {} threads 128 {
  %s = tile.alloc : memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
  %t = tile.alloc : memref<64x320xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
  %zero = tile.zero : !tile.fragment<64x320xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 40, 0, 8]>>
  %p = tile.mma "main" <warpgroup> atom <wgmma 64x160x16> %s "mk", %t "kn", %zero : memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>, memref<64x320xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>, !tile.fragment<64x320xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 40, 0, 8]>> to !tile.fragment<64x320xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 40, 0, 8]>>
}
