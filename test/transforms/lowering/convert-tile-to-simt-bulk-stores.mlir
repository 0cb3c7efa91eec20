// RUN: gemmc %s --pipeline 'convert-tile-to-simt' --emit mlir | filecheck %s

// Rows of an odd number of elements: a warp has a row, and neighbouring lanes have neighbouring
// elements of it, in two strips of 32. Eight of a thread's rows go through its registers at a time.
// CHECK-LABEL: tile.kernel @elements ["c"] outputs 1 sizes {} threads 384 {
// CHECK-NEXT:    ^bb0(%c: memref<100x201xbf16, #tile.space<global>>):
// CHECK-NEXT:      %c0 = arith.constant 0 : index
// CHECK-NEXT:      %c100 = arith.constant 100 : index
// CHECK-NEXT:      %c201 = arith.constant 201 : index
// CHECK-NEXT:      %buffer = tile.alloc : memref<64x64xbf16, strided<[72, 1]>, #tile.space<shared>>
// CHECK-NEXT:      tile.role "consumer" warpgroups 2 warps 8 {
// CHECK-NEXT:        %w = tile.window %c[%c0, %c0] within [%c100, %c201] : memref<100x201xbf16, #tile.space<global>> to !tile.window<64x64xbf16>
// CHECK-NEXT:        %0 = tile.id "thread" of 256
// CHECK-NEXT:        %c128 = arith.constant 128 : index
// CHECK-NEXT:        %1 = arith.remui %0, %c128 : index
// CHECK-NEXT:        %c32 = arith.constant 32 : index
// CHECK-NEXT:        %2 = arith.divui %1, %c32 : index
// CHECK-NEXT:        %3 = arith.remui %1, %c32 : index
// CHECK-NEXT:        %c0_1 = arith.constant 0 : index
// CHECK-NEXT:        %c0_2 = arith.constant 0 : index
// CHECK-NEXT:        %c0_3 = arith.constant 0 : index
// CHECK-NEXT:        %c0_4 = arith.constant 0 : index
// CHECK-NEXT:        %4 = tile.part runs [1, 32] %buffer[%2, %c0_1] of [4, 2] : memref<64x64xbf16, strided<[72, 1]>, #tile.space<shared>> to memref<16x32xbf16, strided<[288, 1], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:        %5 = tile.part %4[%c0_2, %3] of [1, 32] : memref<16x32xbf16, strided<[288, 1], offset: ?>, #tile.space<shared>> to memref<16x1xbf16, strided<[288, 1], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:        %6 = tile.part %5[%c0_3, %c0_4] of [2, 1] : memref<16x1xbf16, strided<[288, 1], offset: ?>, #tile.space<shared>> to memref<8x1xbf16, strided<[288, 1], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:        %7 = tile.part runs [1, 32] %w[%2, %c0_1] of [4, 2] : !tile.window<64x64xbf16> to !tile.window<16x32xbf16, steps [4, 1]>
// CHECK-NEXT:        %8 = tile.part %7[%c0_2, %3] of [1, 32] : !tile.window<16x32xbf16, steps [4, 1]> to !tile.window<16x1xbf16, steps [4, 1]>
// CHECK-NEXT:        %9 = tile.part %8[%c0_3, %c0_4] of [2, 1] : !tile.window<16x1xbf16, steps [4, 1]> to !tile.window<8x1xbf16, steps [4, 1]>
// CHECK-NEXT:        %10 = tile.load %6 : memref<8x1xbf16, strided<[288, 1], offset: ?>, #tile.space<shared>> to !tile.fragment<8x1xbf16, #tile.layout<threads [] values [1, 0, 1, 8, 1, 0]>>
// CHECK-NEXT:        tile.store "out" <thread> cache "evict_first" %10 to %9 : !tile.fragment<8x1xbf16, #tile.layout<threads [] values [1, 0, 1, 8, 1, 0]>> to !tile.window<8x1xbf16, steps [4, 1]>
// CHECK-NEXT:        %c0_5 = arith.constant 0 : index
// CHECK-NEXT:        %c0_6 = arith.constant 0 : index
// CHECK-NEXT:        %c1 = arith.constant 1 : index
// CHECK-NEXT:        %c0_7 = arith.constant 0 : index
// CHECK-NEXT:        %11 = tile.part runs [1, 32] %buffer[%2, %c0_5] of [4, 2] : memref<64x64xbf16, strided<[72, 1]>, #tile.space<shared>> to memref<16x32xbf16, strided<[288, 1], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:        %12 = tile.part %11[%c0_6, %3] of [1, 32] : memref<16x32xbf16, strided<[288, 1], offset: ?>, #tile.space<shared>> to memref<16x1xbf16, strided<[288, 1], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:        %13 = tile.part %12[%c1, %c0_7] of [2, 1] : memref<16x1xbf16, strided<[288, 1], offset: ?>, #tile.space<shared>> to memref<8x1xbf16, strided<[288, 1], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:        %14 = tile.part runs [1, 32] %w[%2, %c0_5] of [4, 2] : !tile.window<64x64xbf16> to !tile.window<16x32xbf16, steps [4, 1]>
// CHECK-NEXT:        %15 = tile.part %14[%c0_6, %3] of [1, 32] : !tile.window<16x32xbf16, steps [4, 1]> to !tile.window<16x1xbf16, steps [4, 1]>
// CHECK-NEXT:        %16 = tile.part %15[%c1, %c0_7] of [2, 1] : !tile.window<16x1xbf16, steps [4, 1]> to !tile.window<8x1xbf16, steps [4, 1]>
// CHECK-NEXT:        %17 = tile.load %13 : memref<8x1xbf16, strided<[288, 1], offset: ?>, #tile.space<shared>> to !tile.fragment<8x1xbf16, #tile.layout<threads [] values [1, 0, 1, 8, 1, 0]>>
// CHECK-NEXT:        tile.store "out" <thread> cache "evict_first" %17 to %16 : !tile.fragment<8x1xbf16, #tile.layout<threads [] values [1, 0, 1, 8, 1, 0]>> to !tile.window<8x1xbf16, steps [4, 1]>
// CHECK-NEXT:        %c1_1 = arith.constant 1 : index
// CHECK-NEXT:        %c0_8 = arith.constant 0 : index
// CHECK-NEXT:        %c0_9 = arith.constant 0 : index
// CHECK-NEXT:        %c0_10 = arith.constant 0 : index
// CHECK-NEXT:        %18 = tile.part runs [1, 32] %buffer[%2, %c1_1] of [4, 2] : memref<64x64xbf16, strided<[72, 1]>, #tile.space<shared>> to memref<16x32xbf16, strided<[288, 1], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:        %19 = tile.part %18[%c0_8, %3] of [1, 32] : memref<16x32xbf16, strided<[288, 1], offset: ?>, #tile.space<shared>> to memref<16x1xbf16, strided<[288, 1], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:        %20 = tile.part %19[%c0_9, %c0_10] of [2, 1] : memref<16x1xbf16, strided<[288, 1], offset: ?>, #tile.space<shared>> to memref<8x1xbf16, strided<[288, 1], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:        %21 = tile.part runs [1, 32] %w[%2, %c1_1] of [4, 2] : !tile.window<64x64xbf16> to !tile.window<16x32xbf16, steps [4, 1]>
// CHECK-NEXT:        %22 = tile.part %21[%c0_8, %3] of [1, 32] : !tile.window<16x32xbf16, steps [4, 1]> to !tile.window<16x1xbf16, steps [4, 1]>
// CHECK-NEXT:        %23 = tile.part %22[%c0_9, %c0_10] of [2, 1] : !tile.window<16x1xbf16, steps [4, 1]> to !tile.window<8x1xbf16, steps [4, 1]>
// CHECK-NEXT:        %24 = tile.load %20 : memref<8x1xbf16, strided<[288, 1], offset: ?>, #tile.space<shared>> to !tile.fragment<8x1xbf16, #tile.layout<threads [] values [1, 0, 1, 8, 1, 0]>>
// CHECK-NEXT:        tile.store "out" <thread> cache "evict_first" %24 to %23 : !tile.fragment<8x1xbf16, #tile.layout<threads [] values [1, 0, 1, 8, 1, 0]>> to !tile.window<8x1xbf16, steps [4, 1]>
// CHECK-NEXT:        %c1_2 = arith.constant 1 : index
// CHECK-NEXT:        %c0_11 = arith.constant 0 : index
// CHECK-NEXT:        %c1_3 = arith.constant 1 : index
// CHECK-NEXT:        %c0_12 = arith.constant 0 : index
// CHECK-NEXT:        %25 = tile.part runs [1, 32] %buffer[%2, %c1_2] of [4, 2] : memref<64x64xbf16, strided<[72, 1]>, #tile.space<shared>> to memref<16x32xbf16, strided<[288, 1], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:        %26 = tile.part %25[%c0_11, %3] of [1, 32] : memref<16x32xbf16, strided<[288, 1], offset: ?>, #tile.space<shared>> to memref<16x1xbf16, strided<[288, 1], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:        %27 = tile.part %26[%c1_3, %c0_12] of [2, 1] : memref<16x1xbf16, strided<[288, 1], offset: ?>, #tile.space<shared>> to memref<8x1xbf16, strided<[288, 1], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:        %28 = tile.part runs [1, 32] %w[%2, %c1_2] of [4, 2] : !tile.window<64x64xbf16> to !tile.window<16x32xbf16, steps [4, 1]>
// CHECK-NEXT:        %29 = tile.part %28[%c0_11, %3] of [1, 32] : !tile.window<16x32xbf16, steps [4, 1]> to !tile.window<16x1xbf16, steps [4, 1]>
// CHECK-NEXT:        %30 = tile.part %29[%c1_3, %c0_12] of [2, 1] : !tile.window<16x1xbf16, steps [4, 1]> to !tile.window<8x1xbf16, steps [4, 1]>
// CHECK-NEXT:        %31 = tile.load %27 : memref<8x1xbf16, strided<[288, 1], offset: ?>, #tile.space<shared>> to !tile.fragment<8x1xbf16, #tile.layout<threads [] values [1, 0, 1, 8, 1, 0]>>
// CHECK-NEXT:        tile.store "out" <thread> cache "evict_first" %31 to %30 : !tile.fragment<8x1xbf16, #tile.layout<threads [] values [1, 0, 1, 8, 1, 0]>> to !tile.window<8x1xbf16, steps [4, 1]>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
tile.kernel @elements ["c"] outputs 1 sizes {} threads 384 {
^bb0(%c: memref<100x201xbf16, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %c100 = arith.constant 100 : index
  %c201 = arith.constant 201 : index
  %buffer = tile.alloc : memref<64x64xbf16, strided<[72, 1]>, #tile.space<shared>>
  tile.role "consumer" warpgroups 2 warps 8 {
    %w = tile.window %c[%c0, %c0] within [%c100, %c201] : memref<100x201xbf16, #tile.space<global>> to !tile.window<64x64xbf16>
    tile.bulk_store "out" <warpgroup> atom <thread_store> cache "evict_first" %buffer to %w : memref<64x64xbf16, strided<[72, 1]>, #tile.space<shared>> to !tile.window<64x64xbf16>
  }
}

// FOREIGN: f32 in rows of two, and a buffer without gaps; the bulk store of the copy engine stays.
// CHECK-LABEL: tile.kernel @pairs ["c", "d"] outputs 2 sizes {} threads 128 {
// CHECK-NEXT:    ^bb0(%c: memref<100x202xf32, #tile.space<global>>, %d: memref<64x64xbf16, #tile.space<global>>):
// CHECK-NEXT:      %c0 = arith.constant 0 : index
// CHECK-NEXT:      %c64 = arith.constant 64 : index
// CHECK-NEXT:      %c100 = arith.constant 100 : index
// CHECK-NEXT:      %c202 = arith.constant 202 : index
// CHECK-NEXT:      %buffer = tile.alloc : memref<32x8xf32, #tile.space<shared>>
// CHECK-NEXT:      %other = tile.alloc : memref<64x64xbf16, #tile.space<shared>>
// CHECK-NEXT:      %w = tile.window %c[%c0, %c64] within [%c100, %c202] : memref<100x202xf32, #tile.space<global>> to !tile.window<32x8xf32>
// CHECK-NEXT:      %v = tile.window %d[%c0, %c0] within [%c64, %c64] : memref<64x64xbf16, #tile.space<global>> to !tile.window<64x64xbf16>
// CHECK-NEXT:      %0 = tile.id "thread" of 128
// CHECK-NEXT:      %c128 = arith.constant 128 : index
// CHECK-NEXT:      %1 = arith.remui %0, %c128 : index
// CHECK-NEXT:      %c4 = arith.constant 4 : index
// CHECK-NEXT:      %2 = arith.divui %1, %c4 : index
// CHECK-NEXT:      %3 = arith.remui %1, %c4 : index
// CHECK-NEXT:      %c0_1 = arith.constant 0 : index
// CHECK-NEXT:      %c0_2 = arith.constant 0 : index
// CHECK-NEXT:      %c0_3 = arith.constant 0 : index
// CHECK-NEXT:      %c0_4 = arith.constant 0 : index
// CHECK-NEXT:      %4 = tile.part runs [1, 8] %buffer[%2, %c0_1] of [32, 1] : memref<32x8xf32, #tile.space<shared>> to memref<1x8xf32, strided<[256, 1], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:      %5 = tile.part %4[%c0_2, %3] of [1, 4] : memref<1x8xf32, strided<[256, 1], offset: ?>, #tile.space<shared>> to memref<1x2xf32, strided<[256, 1], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:      %6 = tile.part runs [1, 8] %w[%2, %c0_1] of [32, 1] : !tile.window<32x8xf32> to !tile.window<1x8xf32, steps [32, 1]>
// CHECK-NEXT:      %7 = tile.part %6[%c0_2, %3] of [1, 4] : !tile.window<1x8xf32, steps [32, 1]> to !tile.window<1x2xf32, steps [32, 1]>
// CHECK-NEXT:      %8 = tile.load %5 : memref<1x2xf32, strided<[256, 1], offset: ?>, #tile.space<shared>> to !tile.fragment<1x2xf32, #tile.layout<threads [] values [2, 0, 1, 1, 1, 0]>>
// CHECK-NEXT:      tile.store "out" <thread> %8 to %7 : !tile.fragment<1x2xf32, #tile.layout<threads [] values [2, 0, 1, 1, 1, 0]>> to !tile.window<1x2xf32, steps [32, 1]>
// CHECK-NEXT:      tile.bulk_store "out" <warpgroup> atom <tma_store> %other to %v : memref<64x64xbf16, #tile.space<shared>> to !tile.window<64x64xbf16>
// CHECK-NEXT:    }
tile.kernel @pairs ["c", "d"] outputs 2 sizes {} threads 128 {
^bb0(%c: memref<100x202xf32, #tile.space<global>>, %d: memref<64x64xbf16, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %c100 = arith.constant 100 : index
  %c202 = arith.constant 202 : index
  %buffer = tile.alloc : memref<32x8xf32, #tile.space<shared>>
  %other = tile.alloc : memref<64x64xbf16, #tile.space<shared>>
  %w = tile.window %c[%c0, %c64] within [%c100, %c202] : memref<100x202xf32, #tile.space<global>> to !tile.window<32x8xf32>
  %v = tile.window %d[%c0, %c0] within [%c64, %c64] : memref<64x64xbf16, #tile.space<global>> to !tile.window<64x64xbf16>
  tile.bulk_store "out" <warpgroup> atom <thread_store> %buffer to %w : memref<32x8xf32, #tile.space<shared>> to !tile.window<32x8xf32>
  tile.bulk_store "out" <warpgroup> atom <tma_store> %other to %v : memref<64x64xbf16, #tile.space<shared>> to !tile.window<64x64xbf16>
}
