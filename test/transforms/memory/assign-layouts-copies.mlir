// RUN: gemmc %s --pipeline 'assign-layouts' --emit mlir | filecheck %s

// Threads fill their columns of 16-byte chunks of a buffer that the tensor core reads.
//
// CHECK-LABEL: tile.kernel @filled
// CHECK:       %s = tile.alloc : memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
// CHECK:       %part = tile.part %s[%t, %c0] of [4, 8] : memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>> to memref<16x8xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
// CHECK:       tile.copy "lhs" <thread> atom <cp_async> %w to %part
// CHECK:       tile.copy "lhs" <thread> atom <ldst> %w to %part
tile.kernel @filled ["w"] outputs 0 sizes {} threads 128 {
^bb0(%w: !tile.window<16x8xbf16>):
  %s = tile.alloc : memref<64x64xbf16, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %t = tile.block_id
  %part = tile.part %s[%t, %c0] of [4, 8] : memref<64x64xbf16, #tile.space<shared>> to memref<16x8xbf16, strided<[64, 1], offset: ?>, #tile.space<shared>>
  tile.copy "lhs" <thread> atom <cp_async> %w to %part : !tile.window<16x8xbf16> to memref<16x8xbf16, strided<[64, 1], offset: ?>, #tile.space<shared>>
  tile.copy "lhs" <thread> atom <ldst> %w to %part : !tile.window<16x8xbf16> to memref<16x8xbf16, strided<[64, 1], offset: ?>, #tile.space<shared>>
  %zero = tile.zero : !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
  %p = tile.mma "main" <warpgroup> atom <wgmma 64x64x16> %s "mk", %s "nk", %zero : memref<64x64xbf16, #tile.space<shared>>, memref<64x64xbf16, #tile.space<shared>>, !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>> to !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
}
