// RUN: python %S/../split_refusals.py %s | filecheck %s

// -----
// Nothing with the atom.
// PIPELINE: convert-tile-to-mma
// CHECK: convert-tile-to-mma-invalid.mlir:1:1: error: builtin.module: needed a tile.mma with atom mma_sync; found none; run assign-atoms{mma=mma_sync} first
!a = memref<16x16xbf16, #tile.swizzle<span 32 pitch 512>, #tile.space<shared>>
!acc = !tile.fragment<16x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
tile.kernel @main [] outputs 0 sizes {} threads 32 {
  %a = tile.alloc : !a
  %acc = tile.zero : !acc
  %p = tile.mma "main" <warp> %a "mk", %a "nk", %acc : !a, !a, !acc to !acc
}

// -----
// The whole role, not a warp.
// PIPELINE: convert-tile-to-mma
// CHECK: convert-tile-to-mma-invalid.mlir:24:3: error: tile.mma: needed an atom mma_sync 16x8x16 and a warp's product of multiples of that; found #tile.atom<mma_sync 16x8x16> for 16x16x16, scope role; run assign-atoms first
!a = memref<16x16xbf16, #tile.swizzle<span 32 pitch 512>, #tile.space<shared>>
!acc = !tile.fragment<16x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
tile.kernel @main [] outputs 0 sizes {} threads 32 {
  %a = tile.alloc : !a
  %acc = tile.zero : !acc
  %p = tile.mma "main" <role> atom <mma_sync 16x8x16> %a "mk", %a "nk", %acc : !a, !a, !acc to !acc
}

// -----
// An instruction of half the K.
// PIPELINE: convert-tile-to-mma
// CHECK: convert-tile-to-mma-invalid.mlir:36:3: error: tile.mma: needed an atom mma_sync 16x8x16 and a warp's product of multiples of that; found #tile.atom<mma_sync 16x8x8> for 16x16x16, scope warp; run assign-atoms first
!a = memref<16x16xbf16, #tile.swizzle<span 32 pitch 512>, #tile.space<shared>>
!acc = !tile.fragment<16x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
tile.kernel @main [] outputs 0 sizes {} threads 32 {
  %a = tile.alloc : !a
  %acc = tile.zero : !acc
  %p = tile.mma "main" <warp> atom <mma_sync 16x8x8> %a "mk", %a "nk", %acc : !a, !a, !acc to !acc
}

// -----
// FOREIGN: sums laid out another way.
// PIPELINE: convert-tile-to-mma
// CHECK: convert-tile-to-mma-invalid.mlir:48:3: error: tile.mma: needed an accumulator of type !tile.fragment<16x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>; found !tile.fragment<16x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0] values [2, 0, 1, 2, 0, 8, 2, 8, 0]>>; run assign-atoms first
!a = memref<16x16xbf16, #tile.swizzle<span 32 pitch 512>, #tile.space<shared>>
!acc = !tile.fragment<16x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0] values [2, 0, 1, 2, 0, 8, 2, 8, 0]>>
tile.kernel @main [] outputs 0 sizes {} threads 32 {
  %a = tile.alloc : !a
  %acc = tile.zero : !acc
  %p = tile.mma "main" <warp> atom <mma_sync 16x8x16> %a "mk", %a "nk", %acc : !a, !a, !acc to !acc
}

// -----
// A product whose operands are fragments already: the pass has run.
// PIPELINE: convert-tile-to-mma => convert-tile-to-mma
// CHECK: convert-tile-to-mma-invalid.mlir:60:3: error: tile.mma: needed operands in shared memory; found !tile.fragment<16x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>; run this pass once
!a = memref<16x16xbf16, #tile.swizzle<span 32 pitch 512>, #tile.space<shared>>
!acc = !tile.fragment<16x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
tile.kernel @main [] outputs 0 sizes {} threads 32 {
  %a = tile.alloc : !a
  %acc = tile.zero : !acc
  %p = tile.mma "main" <warp> atom <mma_sync 16x8x16> %a "mk", %a "nk", %acc : !a, !a, !acc to !acc
}

// -----
// FOREIGN: f32 operands.
// PIPELINE: convert-tile-to-mma
// CHECK: convert-tile-to-mma-invalid.mlir:72:3: error: tile.mma: needed f64, f16 or bf16 operands; found f32
!a = memref<16x16xf32, #tile.space<shared>>
!acc = !tile.fragment<16x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
tile.kernel @main [] outputs 0 sizes {} threads 32 {
  %a = tile.alloc : !a
  %acc = tile.zero : !acc
  %p = tile.mma "main" <warp> atom <mma_sync 16x8x16> %a "mk", %a "nk", %acc : !a, !a, !acc to !acc
}

// -----
// FOREIGN: operands of two types.
// PIPELINE: convert-tile-to-mma
// CHECK: convert-tile-to-mma-invalid.mlir:86:3: error: tile.mma: needed operands of one type; found f16 and bf16
!a = memref<16x16xf16, #tile.space<shared>>
!b = memref<16x16xbf16, #tile.space<shared>>
!acc = !tile.fragment<16x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
tile.kernel @main [] outputs 0 sizes {} threads 32 {
  %a = tile.alloc : !a
  %b = tile.alloc : !b
  %acc = tile.zero : !acc
  %p = tile.mma "main" <warp> atom <mma_sync 16x8x16> %a "mk", %b "nk", %acc : !a, !b, !acc to !acc
}

// -----
// Threads that are not there yet, and half a warp of them too many.
// PIPELINE: convert-tile-to-mma
// CHECK: convert-tile-to-mma-invalid.mlir:98:3: error: tile.mma: needed a kernel with a thread count; found none; run distribute first
!a = memref<16x16xf16, #tile.space<shared>>
!acc = !tile.fragment<16x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
tile.kernel @main [] outputs 0 sizes {} {
  %a = tile.alloc : !a
  %acc = tile.zero : !acc
  %p = tile.mma "main" <warp> atom <mma_sync 16x8x16> %a "mk", %a "nk", %acc : !a, !a, !acc to !acc
}

// -----
// PIPELINE: convert-tile-to-mma
// CHECK: convert-tile-to-mma-invalid.mlir:109:3: error: tile.mma: needed whole warps of 32 threads to hold the fragment; found 48 threads
!a = memref<16x16xf16, #tile.space<shared>>
!acc = !tile.fragment<16x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
tile.kernel @main [] outputs 0 sizes {} threads 48 {
  %a = tile.alloc : !a
  %acc = tile.zero : !acc
  %p = tile.mma "main" <warp> atom <mma_sync 16x8x16> %a "mk", %a "nk", %acc : !a, !a, !acc to !acc
}

// -----
// FOREIGN: an instruction of 12 of K in f64.
// PIPELINE: convert-tile-to-mma
// CHECK: convert-tile-to-mma-invalid.mlir:121:3: error: tile.mma: needed an atom mma_sync 16x8x16, 16x8x8 or 16x8x4 and a warp's product of multiples of that; found #tile.atom<mma_sync 16x8x12> for 16x16x24, scope warp; run assign-atoms first
!a = memref<16x24xf64, #tile.space<shared>>
!acc = !tile.fragment<16x16xf64, #tile.layout<threads [4, 0, 2, 8, 1, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
tile.kernel @main [] outputs 0 sizes {} threads 32 {
  %a = tile.alloc : !a
  %acc = tile.zero : !acc
  %p = tile.mma "main" <warp> atom <mma_sync 16x8x12> %a "mk", %a "nk", %acc : !a, !a, !acc to !acc
}

// -----
// FOREIGN: sums of f64 in f32.
// PIPELINE: convert-tile-to-mma
// CHECK: convert-tile-to-mma-invalid.mlir:133:3: error: tile.mma: needed an accumulator of type !tile.fragment<16x16xf64, #tile.layout<threads [4, 0, 2, 8, 1, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>; found !tile.fragment<16x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>; run assign-atoms first
!a = memref<16x16xf64, #tile.space<shared>>
!acc = !tile.fragment<16x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
tile.kernel @main [] outputs 0 sizes {} threads 32 {
  %a = tile.alloc : !a
  %acc = tile.zero : !acc
  %p = tile.mma "main" <warp> atom <mma_sync 16x8x16> %a "mk", %a "nk", %acc : !a, !a, !acc to !acc
}
