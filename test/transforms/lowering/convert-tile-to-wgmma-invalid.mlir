// RUN: python %S/../split_refusals.py %s | filecheck %s

// -----
// Nothing with a wgmma atom.
// PIPELINE: convert-tile-to-wgmma
// CHECK: convert-tile-to-wgmma-invalid.mlir:1:1: error: builtin.module: needed a tile.mma with atom wgmma; found none; run assign-atoms{mma=wgmma} first
!operand = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!acc = !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
tile.kernel @main [] outputs 0 sizes {} threads 128 {
  %a = tile.alloc : !operand
  %acc = tile.zero : !acc
  %p = tile.mma "main" <warpgroup> %a "mk", %a "nk", %acc : !operand, !operand, !acc to !acc
}

// -----
// All warpgroups of the role at once.
// PIPELINE: convert-tile-to-wgmma
// CHECK-NEXT: convert-tile-to-wgmma-invalid.mlir:24:3: error: tile.mma: needed a product of scope warpgroup; found scope role; distribute it
!operand = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!acc = !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
tile.kernel @main [] outputs 0 sizes {} threads 128 {
  %a = tile.alloc : !operand
  %acc = tile.zero : !acc
  %p = tile.mma "main" <role> atom <wgmma 64x64x16> %a "mk", %a "nk", %acc : !operand, !operand, !acc to !acc
}

// -----
// Three quarters of the columns would be left out.
// PIPELINE: convert-tile-to-wgmma
// CHECK-NEXT: convert-tile-to-wgmma-invalid.mlir:36:3: error: tile.mma: needed an atom wgmma 64x64x16, or one of half the columns or more, and rows and K in multiples of 64 and 16; found #tile.atom<wgmma 64x16x16> for 64x64x64; run assign-atoms first
!operand = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!acc = !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
tile.kernel @main [] outputs 0 sizes {} threads 128 {
  %a = tile.alloc : !operand
  %acc = tile.zero : !acc
  %p = tile.mma "main" <warpgroup> atom <wgmma 64x16x16> %a "mk", %a "nk", %acc : !operand, !operand, !acc to !acc
}

// -----
// The second half of the columns begins inside a panel.
// PIPELINE: convert-tile-to-wgmma
// CHECK-NEXT: convert-tile-to-wgmma-invalid.mlir:50:3: error: tile.mma: needed instructions that start at multiples of 64; found 96; change form-kernel's tile or assign-layouts' swizzle
!operand = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!wide = memref<64x192xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!acc = !tile.fragment<64x192xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 24, 0, 8]>>
tile.kernel @main [] outputs 0 sizes {} threads 128 {
  %a = tile.alloc : !operand
  %b = tile.alloc : !wide
  %acc = tile.zero : !acc
  %p = tile.mma "main" <warpgroup> atom <wgmma 64x96x16> %a "mk", %b "kn", %acc : !operand, !wide, !acc to !acc
}

// -----
// The instruction of another type's K.
// PIPELINE: convert-tile-to-wgmma
// CHECK-NEXT: convert-tile-to-wgmma-invalid.mlir:62:3: error: tile.mma: needed an atom wgmma 64x64x16, or one of half the columns or more, and rows and K in multiples of 64 and 16; found #tile.atom<wgmma 64x64x32> for 64x64x64; run assign-atoms first
!operand = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!acc = !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
tile.kernel @main [] outputs 0 sizes {} threads 128 {
  %a = tile.alloc : !operand
  %acc = tile.zero : !acc
  %p = tile.mma "main" <warpgroup> atom <wgmma 64x64x32> %a "mk", %a "nk", %acc : !operand, !operand, !acc to !acc
}

// -----
// A step of K that no whole number of instructions makes up.
// PIPELINE: convert-tile-to-wgmma
// CHECK-NEXT: convert-tile-to-wgmma-invalid.mlir:74:3: error: tile.mma: needed an atom wgmma 64x64x16, or one of half the columns or more, and rows and K in multiples of 64 and 16; found #tile.atom<wgmma 64x64x16> for 64x64x72; run assign-atoms first
!operand = memref<64x72xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!acc = !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
tile.kernel @main [] outputs 0 sizes {} threads 128 {
  %a = tile.alloc : !operand
  %acc = tile.zero : !acc
  %p = tile.mma "main" <warpgroup> atom <wgmma 64x64x16> %a "mk", %a "nk", %acc : !operand, !operand, !acc to !acc
}

// -----
// One operand would be read as the other's type.
// PIPELINE: convert-tile-to-wgmma
// CHECK-NEXT: convert-tile-to-wgmma-invalid.mlir:88:3: error: tile.mma: needed operands of one type; found bf16 and f16
!operand = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!other = memref<64x64xf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!acc = !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
tile.kernel @main [] outputs 0 sizes {} threads 128 {
  %a = tile.alloc : !operand
  %b = tile.alloc : !other
  %acc = tile.zero : !acc
  %p = tile.mma "main" <warpgroup> atom <wgmma 64x64x16> %a "mk", %b "nk", %acc : !operand, !other, !acc to !acc
}

// -----
// A type that wgmma of this form does not multiply.
// PIPELINE: convert-tile-to-wgmma
// CHECK-NEXT: convert-tile-to-wgmma-invalid.mlir:100:3: error: tile.mma: needed f16 or bf16 operands; found f32
!operand = memref<64x32xf32, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!acc = !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
tile.kernel @main [] outputs 0 sizes {} threads 128 {
  %a = tile.alloc : !operand
  %acc = tile.zero : !acc
  %p = tile.mma "main" <warpgroup> atom <wgmma 64x64x16> %a "mk", %a "nk", %acc : !operand, !operand, !acc to !acc
}

// -----
// Sums in 16 bits.
// PIPELINE: convert-tile-to-wgmma
// CHECK-NEXT: convert-tile-to-wgmma-invalid.mlir:112:3: error: tile.mma: needed an accumulator of type !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>; found !tile.fragment<64x64xf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>; run assign-atoms first
!operand = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!acc = !tile.fragment<64x64xf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
tile.kernel @main [] outputs 0 sizes {} threads 128 {
  %a = tile.alloc : !operand
  %acc = tile.zero : !acc
  %p = tile.mma "main" <warpgroup> atom <wgmma 64x64x16> %a "mk", %a "nk", %acc : !operand, !operand, !acc to !acc
}

// -----
// An accumulator that other threads hold in another order.
// PIPELINE: convert-tile-to-wgmma
// CHECK-NEXT: convert-tile-to-wgmma-invalid.mlir:124:3: error: tile.mma: needed an accumulator of type !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>; found !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 4, 16, 0, 8, 1, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>; run assign-atoms first
!operand = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!acc = !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 4, 16, 0, 8, 1, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
tile.kernel @main [] outputs 0 sizes {} threads 128 {
  %a = tile.alloc : !operand
  %acc = tile.zero : !acc
  %p = tile.mma "main" <warpgroup> atom <wgmma 64x64x16> %a "mk", %a "nk", %acc : !operand, !operand, !acc to !acc
}

// -----
// Operands in rows, without a swizzle.
// PIPELINE: convert-tile-to-wgmma
// CHECK-NEXT: convert-tile-to-wgmma-invalid.mlir:136:3: error: tile.mma: needed operands with a swizzled layout; found memref<64x64xbf16, #tile.space<shared>>; run assign-layouts first
!operand = memref<64x64xbf16, #tile.space<shared>>
!acc = !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
tile.kernel @main [] outputs 0 sizes {} threads 128 {
  %a = tile.alloc : !operand
  %acc = tile.zero : !acc
  %p = tile.mma "main" <warpgroup> atom <wgmma 64x64x16> %a "mk", %a "nk", %acc : !operand, !operand, !acc to !acc
}

// -----
// An operand in registers.
// PIPELINE: convert-tile-to-wgmma
// CHECK-NEXT: convert-tile-to-wgmma-invalid.mlir:149:3: error: tile.mma: needed operands with a swizzled layout; found !tile.fragment<64x64xbf16>; run assign-layouts first
!operand = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!acc = !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
tile.kernel @main [] outputs 0 sizes {} threads 128 {
  %a = tile.alloc : !operand
  %f = tile.zero : !tile.fragment<64x64xbf16>
  %acc = tile.zero : !acc
  %p = tile.mma "main" <warpgroup> atom <wgmma 64x64x16> %f "mk", %a "nk", %acc : !tile.fragment<64x64xbf16>, !operand, !acc to !acc
}

// -----
// FOREIGN: half of a panel, which only threads can address.
// PIPELINE: convert-tile-to-wgmma
// CHECK-NEXT: convert-tile-to-wgmma-invalid.mlir:161:3: error: tile.mma: needed an operand of whole 8-row, 128-byte swizzle atoms; found a part of 64x32; change distribute's shape
tile.kernel @half_panel [] outputs 0 sizes {} {
  %s = tile.alloc : memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %h = tile.part %s[%c0, %c0] of [1, 2] : memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>> to memref<64x32xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
  %zero = tile.zero : !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
  %p = tile.mma "main" <warpgroup> atom <wgmma 64x64x16> %h "mk", %h "nk", %zero : memref<64x32xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>, memref<64x32xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>, !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>> to !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
}
