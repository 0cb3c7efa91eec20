// RUN: gemmc %s --pipeline 'assign-atoms{mma=mma_sync store=st}' --emit mlir | filecheck %s

// FOREIGN: a warp's product of 32 x 24, three instructions wide, from a row-major and a swizzled
// buffer; a result whose rows have an odd number of 16-bit values.
//
// CHECK:      %zero = tile.zero : !tile.fragment<32x24xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0] values [2, 0, 1, 2, 8, 0, 3, 0, 8, 2, 16, 0]>>
// CHECK-NEXT: %p = tile.mma "main" <warp> atom <mma_sync 16x8x16> %a "mk", %b "nk", %zero
// CHECK:      tile.store "out" <warp> atom <st> %half to %w
!a = memref<32x32xf16, #tile.space<shared>>
!b = memref<24x32xf16, #tile.swizzle<span 64 pitch 1536>, #tile.space<shared>>
!sums = !tile.fragment<32x24xf32>
tile.kernel @odd ["c"] outputs 1 sizes {} threads 32 {
^bb0(%c: memref<64x63xf16, #tile.space<global>>):
  %a = tile.alloc : !a
  %b = tile.alloc : !b
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %c63 = arith.constant 63 : index
  %zero = tile.zero : !sums
  %p = tile.mma "main" <warp> %a "mk", %b "nk", %zero : !a, !b, !sums to !sums
  %half = tile.map %p : !sums to !tile.fragment<32x24xf16> {
  ^bb0(%x: f32):
    %y = arith.truncf %x : f32 to f16
    tile.yield %y : f16
  }
  %w = tile.window %c[%c0, %c0] within [%c64, %c63] : memref<64x63xf16, #tile.space<global>> to !tile.window<32x24xf16>
  tile.store "out" <warp> %half to %w : !tile.fragment<32x24xf16> to !tile.window<32x24xf16>
}
