// RUN: python %S/../split_refusals.py %s | filecheck %s

// -----
// 256 registers of accumulators, for which no budget is large enough.
// PIPELINE: assign-atoms{mma=wgmma}
// CHECK: assign-atoms-registers-invalid.mlir:12:5: error: tile.mma: needed registers for the accumulators and 32 more, at most 232 a thread; found 288, for 128 x 256 per warpgroup; change form-kernel's tile, distribute's shape or specialize-warps' registers
tile.kernel @role [] outputs 0 sizes {} threads 384 {
  %s = tile.alloc : memref<128x64xbf16, #tile.space<shared>>
  %t = tile.alloc : memref<256x64xbf16, #tile.space<shared>>
  tile.role "consumer" warpgroups 2 warps 8 registers 232 {
    %zero = tile.zero : !tile.fragment<128x256xf32>
    %p = tile.mma "main" <warpgroup> %s "mk", %t "nk", %zero : memref<128x64xbf16, #tile.space<shared>>, memref<256x64xbf16, #tile.space<shared>>, !tile.fragment<128x256xf32> to !tile.fragment<128x256xf32>
  }
}

// -----
// FOREIGN: four warpgroups that do the same, so that a thread has 128 registers.
// PIPELINE: assign-atoms{mma=wgmma}
// CHECK-NEXT: assign-atoms-registers-invalid.mlir:24:3: error: tile.mma: needed registers for the accumulators and 32 more, at most 128 a thread; found 132, for 64 x 200 per warpgroup; change form-kernel's tile, distribute's shape or specialize-warps' registers
tile.kernel @crowd [] outputs 0 sizes {} threads 512 {
  %s = tile.alloc : memref<64x64xbf16, #tile.space<shared>>
  %t = tile.alloc : memref<200x64xbf16, #tile.space<shared>>
  %zero = tile.zero : !tile.fragment<64x200xf32>
  %p = tile.mma "main" <warpgroup> %s "mk", %t "nk", %zero : memref<64x64xbf16, #tile.space<shared>>, memref<200x64xbf16, #tile.space<shared>>, !tile.fragment<64x200xf32> to !tile.fragment<64x200xf32>
}
