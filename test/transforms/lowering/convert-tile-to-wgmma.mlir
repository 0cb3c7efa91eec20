// RUN: gemmc %s --pipeline 'convert-tile-to-wgmma{order=steps}' --emit mlir | filecheck %s
// RUN: gemmc %s --pipeline 'convert-tile-to-wgmma' --emit mlir | filecheck %s --check-prefix PARTS

// K-major operands of 64 x 64 x 256: four instructions, each 32 bytes further inside the span.
//
// CHECK-LABEL: tile.kernel @k_major
// CHECK:      %descriptor = wgmma.make_descriptor %a leading 0 stride 1024
// CHECK-NEXT: %descriptor_1 = wgmma.make_descriptor %b leading 0 stride 1024
// CHECK-NEXT: %0 = wgmma.mma_async [64, 256, 16] bf16 %descriptor "k", %descriptor_1 "k", %acc from 0
// CHECK-NEXT: %1 = wgmma.advance %descriptor_1 bytes 32
// CHECK-NEXT: %2 = wgmma.advance %descriptor bytes 32
// CHECK-NEXT: %3 = wgmma.mma_async [64, 256, 16] bf16 %2 "k", %1 "k", %0 from 0
// CHECK-NEXT: %4 = wgmma.advance %descriptor_1 bytes 64
// CHECK-NEXT: %5 = wgmma.advance %descriptor bytes 64
// CHECK-NEXT: %6 = wgmma.mma_async [64, 256, 16] bf16 %5 "k", %4 "k", %3 from 0
// CHECK-NEXT: %7 = wgmma.advance %descriptor_1 bytes 96
// CHECK-NEXT: %8 = wgmma.advance %descriptor bytes 96
// CHECK-NEXT: %p = wgmma.mma_async [64, 256, 16] bf16 %8 "k", %7 "k", %6 from 0
// CHECK-NEXT: %q = tile.map %p
!a = memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
!b = memref<256x64xbf16, #tile.swizzle<span 128 pitch 32768>, #tile.space<shared>>
!acc = !tile.fragment<64x256xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 32, 0, 8]>>
tile.kernel @k_major [] outputs 0 sizes {} threads 128 {
  %a = tile.alloc : !a
  %b = tile.alloc : !b
  %acc = tile.zero : !acc
  %p = tile.mma "main" <warpgroup> atom <wgmma 64x256x16> %a "mk", %b "nk", %acc : !a, !b, !acc to !acc
  %q = tile.map %p : !acc to !acc {
  ^bb0(%x: f32):
    tile.yield %x : f32
  }
}

// FOREIGN: 128 rows a warpgroup, two instructions on parts of one accumulator; K of 128, two
// panels of a K-major operand; an MN-major operand, panels of N apart by its pitch.
//
// CHECK-LABEL: tile.kernel @stacked
// CHECK:      %descriptor = wgmma.make_descriptor %a leading 0 stride 1024
// CHECK-NEXT: %descriptor_1 = wgmma.make_descriptor %b leading 16384 stride 1024
// CHECK-NEXT: %0 = wgmma.mma_async [64, 64, 16] f16 %descriptor "k", %descriptor_1 "mn", %acc from 0
// CHECK-NEXT: %1 = wgmma.advance %descriptor bytes 8192
// CHECK-NEXT: %2 = wgmma.mma_async [64, 64, 16] f16 %1 "k", %descriptor_1 "mn", %0 from 32
// CHECK-NEXT: %3 = wgmma.advance %descriptor_1 bytes 2048
// CHECK-NEXT: %4 = wgmma.advance %descriptor bytes 32
// CHECK-NEXT: %5 = wgmma.mma_async [64, 64, 16] f16 %4 "k", %3 "mn", %2 from 0
// CHECK-NEXT: %6 = wgmma.advance %descriptor bytes 8224
// CHECK:      %18 = wgmma.advance %descriptor_1 bytes 8192
// CHECK-NEXT: %19 = wgmma.advance %descriptor bytes 16384
// CHECK-NEXT: %20 = wgmma.mma_async [64, 64, 16] f16 %19 "k", %18 "mn", %17 from 0
// CHECK:      %36 = wgmma.advance %descriptor bytes 24672
// CHECK-NEXT: %p = wgmma.mma_async [64, 64, 16] f16 %36 "k", %33 "mn", %35 from 32
// In parts, the upper rows' K forwards, the lower rows' backwards.
// PARTS-LABEL: tile.kernel @stacked
// PARTS:      %0 = wgmma.mma_async [64, 64, 16] f16 %descriptor "k", %descriptor_1 "mn", %acc from 0
// PARTS-NEXT: %1 = wgmma.advance %descriptor_1 bytes 2048
// PARTS-NEXT: %2 = wgmma.advance %descriptor bytes 32
// PARTS-NEXT: %3 = wgmma.mma_async [64, 64, 16] f16 %2 "k", %1 "mn", %0 from 0
// PARTS:      %19 = wgmma.advance %descriptor_1 bytes 14336
// PARTS-NEXT: %20 = wgmma.advance %descriptor bytes 16480
// PARTS-NEXT: %21 = wgmma.mma_async [64, 64, 16] f16 %20 "k", %19 "mn", %18 from 0
// PARTS-NEXT: %22 = wgmma.advance %descriptor bytes 24672
// PARTS-NEXT: %23 = wgmma.mma_async [64, 64, 16] f16 %22 "k", %19 "mn", %21 from 32
// PARTS-NEXT: %24 = wgmma.advance %descriptor bytes 24640
// PARTS-NEXT: %25 = wgmma.mma_async [64, 64, 16] f16 %24 "k", %16 "mn", %23 from 32
// PARTS:      %36 = wgmma.advance %descriptor bytes 8192
// PARTS-NEXT: %p = wgmma.mma_async [64, 64, 16] f16 %36 "k", %descriptor_1 "mn", %35 from 32
!tall = memref<128x128xf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
!flat = memref<128x64xf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
!two = !tile.fragment<128x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8, 2, 64, 0]>>
tile.kernel @stacked [] outputs 0 sizes {} threads 128 {
  %a = tile.alloc : !tall
  %b = tile.alloc : !flat
  %acc = tile.zero : !two
  %p = tile.mma "main" <warpgroup> atom <wgmma 64x64x16> %a "mk", %b "kn", %acc : !tall, !flat, !two to !two
}

// FOREIGN: both operands MN-major, in spans of 64 and 32 bytes: 64 rows of A are two panels, a
// step of K is 16 rows of a panel.
//
// CHECK-LABEL: tile.kernel @mn_major
// CHECK:      %descriptor = wgmma.make_descriptor %a leading 2048 stride 512
// CHECK-NEXT: %descriptor_1 = wgmma.make_descriptor %b leading 1024 stride 256
// CHECK-NEXT: %0 = wgmma.mma_async [64, 64, 16] bf16 %descriptor "mn", %descriptor_1 "mn", %acc from 0
// CHECK-NEXT: %1 = wgmma.advance %descriptor bytes 4096
// CHECK-NEXT: %2 = wgmma.mma_async [64, 64, 16] bf16 %1 "mn", %descriptor_1 "mn", %0 from 32
// CHECK-NEXT: %3 = wgmma.advance %descriptor_1 bytes 512
// CHECK-NEXT: %4 = wgmma.advance %descriptor bytes 1024
// CHECK-NEXT: %5 = wgmma.mma_async [64, 64, 16] bf16 %4 "mn", %3 "mn", %2 from 0
// CHECK-NEXT: %6 = wgmma.advance %descriptor bytes 5120
// CHECK-NEXT: %p = wgmma.mma_async [64, 64, 16] bf16 %6 "mn", %3 "mn", %5 from 32
!ta = memref<32x128xbf16, #tile.swizzle<span 64 pitch 2048>, #tile.space<shared>>
!tb = memref<32x64xbf16, #tile.swizzle<span 32 pitch 1024>, #tile.space<shared>>
tile.kernel @mn_major [] outputs 0 sizes {} threads 128 {
  %a = tile.alloc : !ta
  %b = tile.alloc : !tb
  %acc = tile.zero : !two
  %p = tile.mma "main" <warpgroup> atom <wgmma 64x64x16> %a "km", %b "kn", %acc : !ta, !tb, !two to !two
}

// FOREIGN: K-major in a span of 32 bytes: every step of K is a panel of its own.
//
// CHECK-LABEL: tile.kernel @narrow
// CHECK:      %descriptor = wgmma.make_descriptor %a leading 0 stride 256
// CHECK:      %1 = wgmma.advance %descriptor_1 bytes 256
// CHECK-NEXT: %2 = wgmma.advance %descriptor bytes 2048
// CHECK-NEXT: %3 = wgmma.mma_async [64, 8, 16] bf16 %2 "k", %1 "k", %0 from 0
// CHECK-NEXT: %4 = wgmma.advance %descriptor_1 bytes 512
// CHECK-NEXT: %5 = wgmma.advance %descriptor bytes 4096
// CHECK-NEXT: %p = wgmma.mma_async [64, 8, 16] bf16 %5 "k", %4 "k", %3 from 0
!na = memref<64x48xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
!nb = memref<8x48xbf16, #tile.swizzle<span 32 pitch 256>, #tile.space<shared>>
!small = !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 1, 0, 8]>>
tile.kernel @narrow [] outputs 0 sizes {} threads 128 {
  %a = tile.alloc : !na
  %b = tile.alloc : !nb
  %acc = tile.zero : !small
  %p = tile.mma "main" <warpgroup> atom <wgmma 64x8x16> %a "mk", %b "nk", %acc : !na, !nb, !small to !small
}

// Twice as many columns as the instruction's: two of them, side by side.
//
// CHECK-LABEL: tile.kernel @wide
// CHECK:      %descriptor_1 = wgmma.make_descriptor %b leading 2048 stride 1024
// CHECK-NEXT: %0 = wgmma.mma_async [64, 128, 16] bf16 %descriptor "k", %descriptor_1 "mn", %acc from 0
// CHECK-NEXT: %1 = wgmma.advance %descriptor_1 bytes 4096
// CHECK-NEXT: %p = wgmma.mma_async [64, 128, 16] bf16 %descriptor "k", %1 "mn", %0 from 64
!wb = memref<16x256xbf16, #tile.swizzle<span 128 pitch 2048>, #tile.space<shared>>
!wa = memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
tile.kernel @wide [] outputs 0 sizes {} threads 128 {
  %a = tile.alloc : !wa
  %b = tile.alloc : !wb
  %acc = tile.zero : !acc
  %p = tile.mma "main" <warpgroup> atom <wgmma 64x128x16> %a "mk", %b "kn", %acc : !wa, !wb, !acc to !acc
}
