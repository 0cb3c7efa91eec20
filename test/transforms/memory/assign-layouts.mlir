// RUN: gemmc %s --pipeline 'assign-layouts' --emit mlir | filecheck %s
// RUN: gemmc %s --pipeline 'assign-layouts{swizzle=64}' --emit mlir | filecheck %s --check-prefix NARROW

// A ring and a buffer, their slot and their parts: each user sees the swizzled type.
// CHECK-LABEL: tile.kernel @operands ["a"] outputs 0 sizes {} threads 256 {
// CHECK-NEXT:  ^bb0(%a: memref<128x64xbf16, #tile.space<global>>):
// CHECK-NEXT:    %ring = tile.alloc : !tile.ring<4, memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>>
// CHECK-NEXT:    %rhs = tile.alloc : memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %zero = tile.zero : !tile.fragment<64x64xf32>
// CHECK-NEXT:    %lhs = tile.slot %ring[%c0] : !tile.ring<4, memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>> to memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
// CHECK-NEXT:    %x = tile.window %a[%c0, %c0] within [%c0, %c0] : memref<128x64xbf16, #tile.space<global>> to !tile.window<128x64xbf16>
// CHECK-NEXT:    %y = tile.window %a[%c0, %c0] within [%c0, %c0] : memref<128x64xbf16, #tile.space<global>> to !tile.window<64x64xbf16>
// CHECK-NEXT:    tile.copy "lhs" <role> atom <tma> %x to %lhs : !tile.window<128x64xbf16> to memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
// CHECK-NEXT:    tile.copy "rhs" <role> atom <tma> %y to %rhs : !tile.window<64x64xbf16> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
// CHECK-NEXT:    %half = tile.part %lhs[%c0, %c0] of [2, 1] : memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
// CHECK-NEXT:    %p = tile.mma "main" <warpgroup> atom <wgmma 64x64x16> %half "mk", %rhs "nk", %zero : memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>, memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>, !tile.fragment<64x64xf32> to !tile.fragment<64x64xf32>
// CHECK-NEXT:  }
// NARROW-LABEL: tile.kernel @operands
// NARROW:         %ring = tile.alloc : !tile.ring<4, memref<128x64xbf16, #tile.swizzle<span 64 pitch 8192>, #tile.space<shared>>>
// NARROW-NEXT:    %rhs = tile.alloc : memref<64x64xbf16, #tile.swizzle<span 64 pitch 4096>, #tile.space<shared>>
// NARROW-NEXT:    %c0 = arith.constant 0 : index
// NARROW-NEXT:    %zero = tile.zero : !tile.fragment<64x64xf32>
// NARROW-NEXT:    %lhs = tile.slot %ring[%c0] : !tile.ring<4, memref<128x64xbf16, #tile.swizzle<span 64 pitch 8192>, #tile.space<shared>>> to memref<128x64xbf16, #tile.swizzle<span 64 pitch 8192>, #tile.space<shared>>
// NARROW-NEXT:    %x = tile.window %a[%c0, %c0] within [%c0, %c0] : memref<128x64xbf16, #tile.space<global>> to !tile.window<128x64xbf16>
// NARROW-NEXT:    %y = tile.window %a[%c0, %c0] within [%c0, %c0] : memref<128x64xbf16, #tile.space<global>> to !tile.window<64x64xbf16>
// NARROW-NEXT:    tile.copy "lhs" <role> atom <tma> %x to %lhs : !tile.window<128x64xbf16> to memref<128x64xbf16, #tile.swizzle<span 64 pitch 8192>, #tile.space<shared>>
// NARROW-NEXT:    tile.copy "rhs" <role> atom <tma> %y to %rhs : !tile.window<64x64xbf16> to memref<64x64xbf16, #tile.swizzle<span 64 pitch 4096>, #tile.space<shared>>
// NARROW-NEXT:    %half = tile.part %lhs[%c0, %c0] of [2, 1] : memref<128x64xbf16, #tile.swizzle<span 64 pitch 8192>, #tile.space<shared>> to memref<64x64xbf16, #tile.swizzle<span 64 pitch 8192>, #tile.space<shared>>
// NARROW-NEXT:    %p = tile.mma "main" <warpgroup> atom <wgmma 64x64x16> %half "mk", %rhs "nk", %zero : memref<64x64xbf16, #tile.swizzle<span 64 pitch 8192>, #tile.space<shared>>, memref<64x64xbf16, #tile.swizzle<span 64 pitch 4096>, #tile.space<shared>>, !tile.fragment<64x64xf32> to !tile.fragment<64x64xf32>
tile.kernel @operands ["a"] outputs 0 sizes {} threads 256 {
^bb0(%a: memref<128x64xbf16, #tile.space<global>>):
  %ring = tile.alloc : !tile.ring<4, memref<128x64xbf16, #tile.space<shared>>>
  %rhs = tile.alloc : memref<64x64xbf16, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %zero = tile.zero : !tile.fragment<64x64xf32>
  %lhs = tile.slot %ring[%c0] : !tile.ring<4, memref<128x64xbf16, #tile.space<shared>>> to memref<128x64xbf16, #tile.space<shared>>
  %x = tile.window %a[%c0, %c0] within [%c0, %c0] : memref<128x64xbf16, #tile.space<global>> to !tile.window<128x64xbf16>
  %y = tile.window %a[%c0, %c0] within [%c0, %c0] : memref<128x64xbf16, #tile.space<global>> to !tile.window<64x64xbf16>
  tile.copy "lhs" <role> atom <tma> %x to %lhs : !tile.window<128x64xbf16> to memref<128x64xbf16, #tile.space<shared>>
  tile.copy "rhs" <role> atom <tma> %y to %rhs : !tile.window<64x64xbf16> to memref<64x64xbf16, #tile.space<shared>>
  %half = tile.part %lhs[%c0, %c0] of [2, 1] : memref<128x64xbf16, #tile.space<shared>> to memref<64x64xbf16, strided<[64, 1], offset: ?>, #tile.space<shared>>
  %p = tile.mma "main" <warpgroup> atom <wgmma 64x64x16> %half "mk", %rhs "nk", %zero : memref<64x64xbf16, strided<[64, 1], offset: ?>, #tile.space<shared>>, memref<64x64xbf16, #tile.space<shared>>, !tile.fragment<64x64xf32> to !tile.fragment<64x64xf32>
}

// FOREIGN: operands along M and N, cut along both, in tiles of several swizzle spans; a part of a
// part; beside them a buffer that only a thread's product reads and one that is swizzled already.
// CHECK-LABEL: tile.kernel @transposed ["a"] outputs 0 sizes {} threads 256 {
// CHECK-NEXT:  ^bb0(%a: memref<16x256xf16, #tile.space<global>>):
// CHECK-NEXT:    %lhs = tile.alloc : memref<16x256xf16, #tile.swizzle<span 128 pitch 2048>, #tile.space<shared>>
// CHECK-NEXT:    %plain = tile.alloc : memref<4x4xf32, #tile.space<shared>>
// CHECK-NEXT:    %ready = tile.alloc : memref<16x64xf16, #tile.swizzle<span 32 pitch 512>, #tile.space<shared>>
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %zero = tile.zero : !tile.fragment<64x64xf32>
// CHECK-NEXT:    %x = tile.window %a[%c0, %c0] within [%c0, %c0] : memref<16x256xf16, #tile.space<global>> to !tile.window<16x256xf16>
// CHECK-NEXT:    tile.copy "lhs" <role> atom <tma> %x to %lhs : !tile.window<16x256xf16> to memref<16x256xf16, #tile.swizzle<span 128 pitch 2048>, #tile.space<shared>>
// CHECK-NEXT:    %half = tile.part %lhs[%c0, %c0] of [1, 2] : memref<16x256xf16, #tile.swizzle<span 128 pitch 2048>, #tile.space<shared>> to memref<16x128xf16, #tile.swizzle<span 128 pitch 2048>, #tile.space<shared>>
// CHECK-NEXT:    %quarter = tile.part %half[%c0, %c0] of [1, 2] : memref<16x128xf16, #tile.swizzle<span 128 pitch 2048>, #tile.space<shared>> to memref<16x64xf16, #tile.swizzle<span 128 pitch 2048>, #tile.space<shared>>
// CHECK-NEXT:    %p = tile.mma "main" <warpgroup> atom <wgmma 64x64x16> %quarter "km", %ready "kn", %zero : memref<16x64xf16, #tile.swizzle<span 128 pitch 2048>, #tile.space<shared>>, memref<16x64xf16, #tile.swizzle<span 32 pitch 512>, #tile.space<shared>>, !tile.fragment<64x64xf32> to !tile.fragment<64x64xf32>
// CHECK-NEXT:    %small = tile.zero : !tile.fragment<4x4xf32>
// CHECK-NEXT:    %q = tile.mma "small" <thread> atom <fma 1x1x1> %plain "mk", %plain "kn", %small : memref<4x4xf32, #tile.space<shared>>, memref<4x4xf32, #tile.space<shared>>, !tile.fragment<4x4xf32> to !tile.fragment<4x4xf32>
// CHECK-NEXT:  }
// NARROW-LABEL: tile.kernel @transposed
// NARROW:         %lhs = tile.alloc : memref<16x256xf16, #tile.swizzle<span 64 pitch 1024>, #tile.space<shared>>
// NARROW-NEXT:    %plain = tile.alloc : memref<4x4xf32, #tile.space<shared>>
// NARROW-NEXT:    %ready = tile.alloc : memref<16x64xf16, #tile.swizzle<span 32 pitch 512>, #tile.space<shared>>
// NARROW-NEXT:    %c0 = arith.constant 0 : index
// NARROW-NEXT:    %zero = tile.zero : !tile.fragment<64x64xf32>
tile.kernel @transposed ["a"] outputs 0 sizes {} threads 256 {
^bb0(%a: memref<16x256xf16, #tile.space<global>>):
  %lhs = tile.alloc : memref<16x256xf16, #tile.space<shared>>
  %plain = tile.alloc : memref<4x4xf32, #tile.space<shared>>
  %ready = tile.alloc : memref<16x64xf16, #tile.swizzle<span 32 pitch 512>, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %zero = tile.zero : !tile.fragment<64x64xf32>
  %x = tile.window %a[%c0, %c0] within [%c0, %c0] : memref<16x256xf16, #tile.space<global>> to !tile.window<16x256xf16>
  tile.copy "lhs" <role> atom <tma> %x to %lhs : !tile.window<16x256xf16> to memref<16x256xf16, #tile.space<shared>>
  %half = tile.part %lhs[%c0, %c0] of [1, 2] : memref<16x256xf16, #tile.space<shared>> to memref<16x128xf16, strided<[256, 1], offset: ?>, #tile.space<shared>>
  %quarter = tile.part %half[%c0, %c0] of [1, 2] : memref<16x128xf16, strided<[256, 1], offset: ?>, #tile.space<shared>> to memref<16x64xf16, strided<[256, 1], offset: ?>, #tile.space<shared>>
  %p = tile.mma "main" <warpgroup> atom <wgmma 64x64x16> %quarter "km", %ready "kn", %zero : memref<16x64xf16, strided<[256, 1], offset: ?>, #tile.space<shared>>, memref<16x64xf16, #tile.swizzle<span 32 pitch 512>, #tile.space<shared>>, !tile.fragment<64x64xf32> to !tile.fragment<64x64xf32>
  %small = tile.zero : !tile.fragment<4x4xf32>
  %q = tile.mma "small" <thread> atom <fma 1x1x1> %plain "mk", %plain "kn", %small : memref<4x4xf32, #tile.space<shared>>, memref<4x4xf32, #tile.space<shared>>, !tile.fragment<4x4xf32> to !tile.fragment<4x4xf32>
}

// FOREIGN: operands of K = 32 and an output of 48 columns beside one of 64: each buffer has the
// widest span that its rows are a multiple of.
// CHECK-LABEL: tile.kernel @spans
// CHECK-NEXT:    %s = tile.alloc : !tile.ring<2, memref<64x32xbf16, #tile.swizzle<span 64 pitch 4096>, #tile.space<shared>>>
// CHECK-NEXT:    %t = tile.alloc : memref<64x48xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
// CHECK-NEXT:    %u = tile.alloc : memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %a = tile.slot %s[%c0] : !tile.ring<2, memref<64x32xbf16, #tile.swizzle<span 64 pitch 4096>, #tile.space<shared>>> to memref<64x32xbf16, #tile.swizzle<span 64 pitch 4096>, #tile.space<shared>>
// CHECK-NEXT:    %zero = tile.zero : !tile.fragment<64x64xf32>
// CHECK-NEXT:    %p = tile.mma "main" <warpgroup> atom <wgmma 64x64x16> %a "mk", %a "nk", %zero : memref<64x32xbf16, #tile.swizzle<span 64 pitch 4096>, #tile.space<shared>>, memref<64x32xbf16, #tile.swizzle<span 64 pitch 4096>, #tile.space<shared>>, !tile.fragment<64x64xf32> to !tile.fragment<64x64xf32>
// CHECK-NEXT:    %f = tile.zero : !tile.fragment<64x48xbf16>
// CHECK-NEXT:    %g = tile.zero : !tile.fragment<64x64xbf16>
// CHECK-NEXT:    tile.store "out" <warpgroup> atom <stmatrix> %f to %t : !tile.fragment<64x48xbf16> to memref<64x48xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
// CHECK-NEXT:    tile.store "out" <warpgroup> atom <stmatrix> %g to %u : !tile.fragment<64x64xbf16> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
// CHECK-NEXT:  }
tile.kernel @spans [] outputs 0 sizes {} threads 128 {
  %s = tile.alloc : !tile.ring<2, memref<64x32xbf16, #tile.space<shared>>>
  %t = tile.alloc : memref<64x48xbf16, #tile.space<shared>>
  %u = tile.alloc : memref<64x64xbf16, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %a = tile.slot %s[%c0] : !tile.ring<2, memref<64x32xbf16, #tile.space<shared>>> to memref<64x32xbf16, #tile.space<shared>>
  %zero = tile.zero : !tile.fragment<64x64xf32>
  %p = tile.mma "main" <warpgroup> atom <wgmma 64x64x16> %a "mk", %a "nk", %zero : memref<64x32xbf16, #tile.space<shared>>, memref<64x32xbf16, #tile.space<shared>>, !tile.fragment<64x64xf32> to !tile.fragment<64x64xf32>
  %f = tile.zero : !tile.fragment<64x48xbf16>
  %g = tile.zero : !tile.fragment<64x64xbf16>
  tile.store "out" <warpgroup> atom <stmatrix> %f to %t : !tile.fragment<64x48xbf16> to memref<64x48xbf16, #tile.space<shared>>
  tile.store "out" <warpgroup> atom <stmatrix> %g to %u : !tile.fragment<64x64xbf16> to memref<64x64xbf16, #tile.space<shared>>
}
