// RUN: gemmc %s --pipeline 'assign-layouts' --emit mlir | filecheck %s

// Copies fill halves of 64 bytes: the span is as wide as those. A buffer that matrix stores fill
// with rows of an odd number of 16-byte chunks keeps its rows.
// CHECK-LABEL: tile.kernel @parts ["b"] outputs 0 sizes {} threads 128 {
// CHECK-NEXT:    ^bb0(%b: memref<96x64xbf16, #tile.space<global>>):
// CHECK-NEXT:      %c0 = arith.constant 0 : index
// CHECK-NEXT:      %s = tile.alloc : memref<64x64xbf16, #tile.swizzle<span 64 pitch 4096>, #tile.space<shared>>
// CHECK-NEXT:      %out = tile.alloc : memref<64x40xbf16, #tile.space<shared>>
// CHECK-NEXT:      %w = tile.window %b[%c0, %c0] within [%c0, %c0] : memref<96x64xbf16, #tile.space<global>> to !tile.window<64x32xbf16>
// CHECK-NEXT:      %half = tile.part %s[%c0, %c0] of [1, 2] : memref<64x64xbf16, #tile.swizzle<span 64 pitch 4096>, #tile.space<shared>> to memref<64x32xbf16, #tile.swizzle<span 64 pitch 4096>, #tile.space<shared>>
// CHECK-NEXT:      tile.copy "rhs" <role> atom <tma> %w to %half : !tile.window<64x32xbf16> to memref<64x32xbf16, #tile.swizzle<span 64 pitch 4096>, #tile.space<shared>>
// CHECK-NEXT:      %zero = tile.zero : !tile.fragment<64x64xf32>
// CHECK-NEXT:      %p = tile.mma "main" <warpgroup> atom <wgmma 64x64x16> %s "mk", %s "nk", %zero : memref<64x64xbf16, #tile.swizzle<span 64 pitch 4096>, #tile.space<shared>>, memref<64x64xbf16, #tile.swizzle<span 64 pitch 4096>, #tile.space<shared>>, !tile.fragment<64x64xf32> to !tile.fragment<64x64xf32>
// CHECK-NEXT:      %f = tile.zero : !tile.fragment<64x40xbf16>
// CHECK-NEXT:      tile.store "out" <warpgroup> atom <stmatrix> %f to %out : !tile.fragment<64x40xbf16> to memref<64x40xbf16, #tile.space<shared>>
// CHECK-NEXT:    }
tile.kernel @parts ["b"] outputs 0 sizes {} threads 128 {
^bb0(%b: memref<96x64xbf16, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %s = tile.alloc : memref<64x64xbf16, #tile.space<shared>>
  %out = tile.alloc : memref<64x40xbf16, #tile.space<shared>>
  %w = tile.window %b[%c0, %c0] within [%c0, %c0] : memref<96x64xbf16, #tile.space<global>> to !tile.window<64x32xbf16>
  %half = tile.part %s[%c0, %c0] of [1, 2] : memref<64x64xbf16, #tile.space<shared>> to memref<64x32xbf16, strided<[64, 1], offset: ?>, #tile.space<shared>>
  tile.copy "rhs" <role> atom <tma> %w to %half : !tile.window<64x32xbf16> to memref<64x32xbf16, strided<[64, 1], offset: ?>, #tile.space<shared>>
  %zero = tile.zero : !tile.fragment<64x64xf32>
  %p = tile.mma "main" <warpgroup> atom <wgmma 64x64x16> %s "mk", %s "nk", %zero : memref<64x64xbf16, #tile.space<shared>>, memref<64x64xbf16, #tile.space<shared>>, !tile.fragment<64x64xf32> to !tile.fragment<64x64xf32>
  %f = tile.zero : !tile.fragment<64x40xbf16>
  tile.store "out" <warpgroup> atom <stmatrix> %f to %out : !tile.fragment<64x40xbf16> to memref<64x40xbf16, #tile.space<shared>>
}
