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

// FOREIGN: products of f64, of 48, 24 and 20 of K: the deepest instruction that divides each; operands that are
// padded, swizzled, or seen with rows and columns exchanged, since lanes load single elements.
//
// CHECK-LABEL: tile.kernel @doubles
// CHECK:      %zero = tile.zero : !tile.fragment<32x8xf64, #tile.layout<threads [4, 0, 2, 8, 1, 0] values [2, 0, 1, 2, 8, 0, 2, 16, 0]>>
// CHECK-NEXT: %p = tile.mma "main" <warp> atom <mma_sync 16x8x16> %a "mk", %b "nk", %zero
// CHECK-NEXT: %q = tile.mma "main" <warp> atom <mma_sync 16x8x8> %c "mk", %d "nk", %p
// CHECK-NEXT: %r = tile.mma "main" <warp> atom <mma_sync 16x8x4> %e "mk", %turned "kn", %q
!a64 = memref<32x48xf64, strided<[52, 1]>, #tile.space<shared>>
!b64 = memref<8x48xf64, #tile.swizzle<span 128 pitch 1024>, #tile.space<shared>>
!c64 = memref<32x24xf64, #tile.space<shared>>
!d64 = memref<8x24xf64, #tile.space<shared>>
!e64 = memref<32x20xf64, #tile.space<shared>>
!f64 = memref<8x20xf64, #tile.space<shared>>
!turned = memref<20x8xf64, strided<[1, 20], offset: ?>, #tile.space<shared>>
!sums64 = !tile.fragment<32x8xf64>
tile.kernel @doubles ["c"] outputs 1 sizes {} threads 32 {
^bb0(%out: memref<64x63xf64, #tile.space<global>>):
  %a = tile.alloc : !a64
  %b = tile.alloc : !b64
  %c = tile.alloc : !c64
  %d = tile.alloc : !d64
  %e = tile.alloc : !e64
  %f = tile.alloc : !f64
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %c63 = arith.constant 63 : index
  %turned = tile.transpose %f : !f64 to !turned
  %zero = tile.zero : !sums64
  %p = tile.mma "main" <warp> %a "mk", %b "nk", %zero : !a64, !b64, !sums64 to !sums64
  %q = tile.mma "main" <warp> %c "mk", %d "nk", %p : !c64, !d64, !sums64 to !sums64
  %r = tile.mma "main" <warp> %e "mk", %turned "kn", %q : !e64, !turned, !sums64 to !sums64
  %w = tile.window %out[%c0, %c0] within [%c64, %c63] : memref<64x63xf64, #tile.space<global>> to !tile.window<32x8xf64>
  tile.store "out" <warp> %r to %w : !sums64 to !tile.window<32x8xf64>
}
