// RUN: gemmc %s --pipeline 'assign-layouts' --emit mlir | filecheck %s

// The span divides the buffer's rows, whatever is read of them: 256 columns are panels of 128
// bytes, 224 panels of 64.
// CHECK-LABEL: tile.kernel @cropped ["b"] outputs 0 sizes {} threads 128 {
// CHECK-NEXT:    ^bb0(%b: memref<96x264xbf16, #tile.space<global>>):
// CHECK-NEXT:      %c0 = arith.constant 0 : index
// CHECK-NEXT:      %s = tile.alloc : memref<64x256xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
// CHECK-NEXT:      %t = tile.alloc : memref<64x224xbf16, #tile.swizzle<span 64 pitch 4096>, #tile.space<shared>>
// CHECK-NEXT:      %a = tile.alloc : memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
// CHECK-NEXT:      %w = tile.window %b[%c0, %c0] within [%c0, %c0] : memref<96x264xbf16, #tile.space<global>> to !tile.window<64x256xbf16>
// CHECK-NEXT:      tile.copy "rhs" <role> atom <tma> %w to %s : !tile.window<64x256xbf16> to memref<64x256xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
// CHECK-NEXT:      %c = tile.crop %s : memref<64x256xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>> to memref<64x200xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
// CHECK-NEXT:      %d = tile.crop %t : memref<64x224xbf16, #tile.swizzle<span 64 pitch 4096>, #tile.space<shared>> to memref<64x200xbf16, #tile.swizzle<span 64 pitch 4096>, #tile.space<shared>>
// CHECK-NEXT:      %zero = tile.zero : !tile.fragment<64x200xf32>
// CHECK-NEXT:      %p = tile.mma "main" <warpgroup> atom <wgmma 64x200x16> %a "mk", %c "kn", %zero : memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>, memref<64x200xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>, !tile.fragment<64x200xf32> to !tile.fragment<64x200xf32>
// CHECK-NEXT:      %q = tile.mma "main" <warpgroup> atom <wgmma 64x200x16> %a "mk", %d "kn", %p : memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>, memref<64x200xbf16, #tile.swizzle<span 64 pitch 4096>, #tile.space<shared>>, !tile.fragment<64x200xf32> to !tile.fragment<64x200xf32>
// CHECK-NEXT:    }
tile.kernel @cropped ["b"] outputs 0 sizes {} threads 128 {
^bb0(%b: memref<96x264xbf16, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %s = tile.alloc : memref<64x256xbf16, #tile.space<shared>>
  %t = tile.alloc : memref<64x224xbf16, #tile.space<shared>>
  %a = tile.alloc : memref<64x64xbf16, #tile.space<shared>>
  %w = tile.window %b[%c0, %c0] within [%c0, %c0] : memref<96x264xbf16, #tile.space<global>> to !tile.window<64x256xbf16>
  tile.copy "rhs" <role> atom <tma> %w to %s : !tile.window<64x256xbf16> to memref<64x256xbf16, #tile.space<shared>>
  %c = tile.crop %s : memref<64x256xbf16, #tile.space<shared>> to memref<64x200xbf16, strided<[256, 1]>, #tile.space<shared>>
  %d = tile.crop %t : memref<64x224xbf16, #tile.space<shared>> to memref<64x200xbf16, strided<[224, 1]>, #tile.space<shared>>
  %zero = tile.zero : !tile.fragment<64x200xf32>
  %p = tile.mma "main" <warpgroup> atom <wgmma 64x200x16> %a "mk", %c "kn", %zero : memref<64x64xbf16, #tile.space<shared>>, memref<64x200xbf16, strided<[256, 1]>, #tile.space<shared>>, !tile.fragment<64x200xf32> to !tile.fragment<64x200xf32>
  %q = tile.mma "main" <warpgroup> atom <wgmma 64x200x16> %a "mk", %d "kn", %p : memref<64x64xbf16, #tile.space<shared>>, memref<64x200xbf16, strided<[224, 1]>, #tile.space<shared>>, !tile.fragment<64x200xf32> to !tile.fragment<64x200xf32>
}

// FOREIGN: a crop cut into parts: the span is as wide as those.
// CHECK-LABEL: tile.kernel @cut ["b"] outputs 0 sizes {} threads 128 {
// CHECK-NEXT:    ^bb0(%b: memref<96x264xbf16, #tile.space<global>>):
// CHECK-NEXT:      %c0 = arith.constant 0 : index
// CHECK-NEXT:      %s = tile.alloc : memref<64x128xbf16, #tile.swizzle<span 64 pitch 4096>, #tile.space<shared>>
// CHECK-NEXT:      %c = tile.crop %s : memref<64x128xbf16, #tile.swizzle<span 64 pitch 4096>, #tile.space<shared>> to memref<64x96xbf16, #tile.swizzle<span 64 pitch 4096>, #tile.space<shared>>
// CHECK-NEXT:      %r = tile.part %c[%c0, %c0] of [1, 3] : memref<64x96xbf16, #tile.swizzle<span 64 pitch 4096>, #tile.space<shared>> to memref<64x32xbf16, #tile.swizzle<span 64 pitch 4096>, #tile.space<shared>>
// CHECK-NEXT:      %zero = tile.zero : !tile.fragment<32x32xf32>
// CHECK-NEXT:      %p = tile.mma "main" <warpgroup> atom <wgmma 64x32x16> %r "km", %r "kn", %zero : memref<64x32xbf16, #tile.swizzle<span 64 pitch 4096>, #tile.space<shared>>, memref<64x32xbf16, #tile.swizzle<span 64 pitch 4096>, #tile.space<shared>>, !tile.fragment<32x32xf32> to !tile.fragment<32x32xf32>
// CHECK-NEXT:    }
tile.kernel @cut ["b"] outputs 0 sizes {} threads 128 {
^bb0(%b: memref<96x264xbf16, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %s = tile.alloc : memref<64x128xbf16, #tile.space<shared>>
  %c = tile.crop %s : memref<64x128xbf16, #tile.space<shared>> to memref<64x96xbf16, strided<[128, 1]>, #tile.space<shared>>
  %r = tile.part %c[%c0, %c0] of [1, 3] : memref<64x96xbf16, strided<[128, 1]>, #tile.space<shared>> to memref<64x32xbf16, strided<[128, 1], offset: ?>, #tile.space<shared>>
  %zero = tile.zero : !tile.fragment<32x32xf32>
  %p = tile.mma "main" <warpgroup> atom <wgmma 64x32x16> %r "km", %r "kn", %zero : memref<64x32xbf16, strided<[128, 1], offset: ?>, #tile.space<shared>>, memref<64x32xbf16, strided<[128, 1], offset: ?>, #tile.space<shared>>, !tile.fragment<32x32xf32> to !tile.fragment<32x32xf32>
}
