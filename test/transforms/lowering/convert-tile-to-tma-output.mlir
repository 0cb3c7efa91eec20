// RUN: gemmc %s --pipeline 'convert-tile-to-tma' --emit mlir | filecheck %s

// Each warpgroup bulk stores its rows: one box, at the window's place plus the part's; one group.
// CHECK-LABEL: tile.kernel @parts ["c"] outputs 1 sizes {} threads 256 {
// CHECK-NEXT:  ^bb0(%c: memref<512x512xbf16, #tile.space<global>>):
// CHECK-NEXT:    %c_map = tma.descriptor %c : memref<512x512xbf16, #tile.space<global>> to !tma.map<64x64xbf16, swizzle 128>
// CHECK-NEXT:    %c64 = arith.constant 64 : index
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c512 = arith.constant 512 : index
// CHECK-NEXT:    %buffer = tile.alloc : memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
// CHECK-NEXT:    %i = tile.id "warpgroup" of 2
// CHECK-NEXT:    %part = tile.part %buffer[%i, %c0] of [2, 1] : memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
// CHECK-NEXT:    %c64_1 = arith.constant 64 : index
// CHECK-NEXT:    %0 = arith.muli %i, %c64_1 : index
// CHECK-NEXT:    %1 = arith.addi %c64, %0 : index
// CHECK-NEXT:    %c64_2 = arith.constant 64 : index
// CHECK-NEXT:    %2 = arith.muli %c0, %c64_2 : index
// CHECK-NEXT:    %3 = arith.addi %c512, %2 : index
// CHECK-NEXT:    tile.elect each <warpgroup> {
// CHECK-NEXT:      tma.store %part to %c_map[%1, %3] : memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>> to !tma.map<64x64xbf16, swizzle 128>
// CHECK-NEXT:      tma.commit_group
// CHECK-NEXT:    }
// CHECK-NEXT:  }
tile.kernel @parts ["c"] outputs 1 sizes {} threads 256 {
^bb0(%c: memref<512x512xbf16, #tile.space<global>>):
  %c64 = arith.constant 64 : index
  %c0 = arith.constant 0 : index
  %c512 = arith.constant 512 : index
  %buffer = tile.alloc : memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
  %i = tile.id "warpgroup" of 2
  %w = tile.window %c[%c64, %c512] within [%c512, %c512] : memref<512x512xbf16, #tile.space<global>> to !tile.window<128x64xbf16>
  %part = tile.part %buffer[%i, %c0] of [2, 1] : memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
  %rows = tile.part %w[%i, %c0] of [2, 1] : !tile.window<128x64xbf16> to !tile.window<64x64xbf16>
  tile.bulk_store "out" <warpgroup> atom <tma_store> %part to %rows : memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>> to !tile.window<64x64xbf16>
}

// A buffer two swizzle spans wide is two boxes of one group, so that a ragged one is clipped by
// itself; it is stored by one thread of the role.
// CHECK-LABEL: tile.kernel @panels ["c"] outputs 1 sizes {} threads 256 {
// CHECK-NEXT:  ^bb0(%c: memref<100x200xbf16, #tile.space<global>>):
// CHECK-NEXT:    %c_map = tma.descriptor %c : memref<100x200xbf16, #tile.space<global>> to !tma.map<64x64xbf16, swizzle 128>
// CHECK-NEXT:    %c64 = arith.constant 64 : index
// CHECK-NEXT:    %buffer = tile.alloc : memref<64x128xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
// CHECK-NEXT:    tile.elect {
// CHECK-NEXT:      %c0 = arith.constant 0 : index
// CHECK-NEXT:      %c0_1 = arith.constant 0 : index
// CHECK-NEXT:      %box = tile.part %buffer[%c0, %c0_1] of [1, 2] : memref<64x128xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
// CHECK-NEXT:      tma.store %box to %c_map[%c64, %c64] : memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>> to !tma.map<64x64xbf16, swizzle 128>
// CHECK-NEXT:      %c0_2 = arith.constant 0 : index
// CHECK-NEXT:      %c1 = arith.constant 1 : index
// CHECK-NEXT:      %box_1 = tile.part %buffer[%c0_2, %c1] of [1, 2] : memref<64x128xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
// CHECK-NEXT:      %c64_1 = arith.constant 64 : index
// CHECK-NEXT:      %0 = arith.addi %c64, %c64_1 : index
// CHECK-NEXT:      tma.store %box_1 to %c_map[%c64, %0] : memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>> to !tma.map<64x64xbf16, swizzle 128>
// CHECK-NEXT:      tma.commit_group
// CHECK-NEXT:    }
// CHECK-NEXT:  }
tile.kernel @panels ["c"] outputs 1 sizes {} threads 256 {
^bb0(%c: memref<100x200xbf16, #tile.space<global>>):
  %c64 = arith.constant 64 : index
  %c100 = arith.constant 100 : index
  %c200 = arith.constant 200 : index
  %buffer = tile.alloc : memref<64x128xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
  %w = tile.window %c[%c64, %c64] within [%c100, %c200] : memref<100x200xbf16, #tile.space<global>> to !tile.window<64x128xbf16>
  tile.bulk_store "out" <role> atom <tma_store> %buffer to %w : memref<64x128xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>> to !tile.window<64x128xbf16>
}

// A row-major buffer is a box without a swizzle; its rows may be longer than a swizzle span.
// CHECK-LABEL: tile.kernel @plain
// CHECK:         %c_map = tma.descriptor %c : memref<64x64xf32, #tile.space<global>> to !tma.map<64x64xf32, swizzle 0>
// CHECK:           tma.store %buffer to %c_map[%c0, %c0] : memref<64x64xf32, #tile.space<shared>> to !tma.map<64x64xf32, swizzle 0>
// CHECK-NEXT:      tma.commit_group
tile.kernel @plain ["c"] outputs 1 sizes {} threads 128 {
^bb0(%c: memref<64x64xf32, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %buffer = tile.alloc : memref<64x64xf32, #tile.space<shared>>
  %w = tile.window %c[%c0, %c0] within [%c64, %c64] : memref<64x64xf32, #tile.space<global>> to !tile.window<64x64xf32>
  tile.bulk_store "out" <warpgroup> atom <tma_store> %buffer to %w : memref<64x64xf32, #tile.space<shared>> to !tile.window<64x64xf32>
}

// FOREIGN: a matrix loaded from and stored to through one map, in a loop with other ops between;
// a part of a part; a slot of a ring stored; a buffer of more rows than a box can have.
// CHECK-LABEL: tile.kernel @copies ["c"] outputs 1 sizes {} threads 128 {
// CHECK-NEXT:  ^bb0(%c: memref<512x512xbf16, #tile.space<global>>):
// CHECK-NEXT:    %c_map = tma.descriptor %c : memref<512x512xbf16, #tile.space<global>> to !tma.map<160x64xbf16, swizzle 128>
// CHECK-NEXT:    %c_map_1 = tma.descriptor %c : memref<512x512xbf16, #tile.space<global>> to !tma.map<32x64xbf16, swizzle 128>
// CHECK-NEXT:    %c_map_2 = tma.descriptor %c : memref<512x512xbf16, #tile.space<global>> to !tma.map<128x64xbf16, swizzle 128>
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c64 = arith.constant 64 : index
// CHECK-NEXT:    %c512 = arith.constant 512 : index
// CHECK-NEXT:    %ring = tile.alloc : !tile.ring<4, memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>>
// CHECK-NEXT:    %full = barrier.alloc : !barrier.ring<4>
// CHECK-NEXT:    %tall = tile.alloc : memref<320x64xbf16, #tile.swizzle<span 128 pitch 40960>, #tile.space<shared>>
// CHECK-NEXT:    %i = tile.id "warpgroup" of 1
// CHECK-NEXT:    scf.for %k = %c0 to %c512 step %c64 {
// CHECK-NEXT:      %x = tile.slot %ring[%k] : !tile.ring<4, memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>> to memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
// CHECK-NEXT:      tile.elect {
// CHECK-NEXT:        tma.load %c_map_2[%c0, %k] to %x signals %full[%k] : !tma.map<128x64xbf16, swizzle 128> to memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>> signals !barrier.ring<4>
// CHECK-NEXT:      }
// CHECK-NEXT:      barrier.wait %full[%k offset 0] : !barrier.ring<4>
// CHECK-NEXT:      tile.elect {
// CHECK-NEXT:        tma.store %x to %c_map_2[%c0, %k] : memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>> to !tma.map<128x64xbf16, swizzle 128>
// CHECK-NEXT:        tma.commit_group
// CHECK-NEXT:      }
// CHECK-NEXT:      %half = tile.part %x[%i, %c0] of [2, 1] : memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
// CHECK-NEXT:      %quarter = tile.part %half[%c0, %c0] of [2, 1] : memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>> to memref<32x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
// CHECK-NEXT:      %c64_1 = arith.constant 64 : index
// CHECK-NEXT:      %0 = arith.muli %i, %c64_1 : index
// CHECK-NEXT:      %1 = arith.addi %c0, %0 : index
// CHECK-NEXT:      %c64_2 = arith.constant 64 : index
// CHECK-NEXT:      %2 = arith.muli %c0, %c64_2 : index
// CHECK-NEXT:      %3 = arith.addi %k, %2 : index
// CHECK-NEXT:      %c32 = arith.constant 32 : index
// CHECK-NEXT:      %4 = arith.muli %c0, %c32 : index
// CHECK-NEXT:      %5 = arith.addi %1, %4 : index
// CHECK-NEXT:      %c64_3 = arith.constant 64 : index
// CHECK-NEXT:      %6 = arith.muli %c0, %c64_3 : index
// CHECK-NEXT:      %7 = arith.addi %3, %6 : index
// CHECK-NEXT:      tile.elect each <warpgroup> {
// CHECK-NEXT:        tma.store %quarter to %c_map_1[%5, %7] : memref<32x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>> to !tma.map<32x64xbf16, swizzle 128>
// CHECK-NEXT:        tma.commit_group
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    tile.elect {
// CHECK-NEXT:      %c0_1 = arith.constant 0 : index
// CHECK-NEXT:      %c0_2 = arith.constant 0 : index
// CHECK-NEXT:      %box = tile.part %tall[%c0_1, %c0_2] of [2, 1] : memref<320x64xbf16, #tile.swizzle<span 128 pitch 40960>, #tile.space<shared>> to memref<160x64xbf16, #tile.swizzle<span 128 pitch 40960>, #tile.space<shared>>
// CHECK-NEXT:      tma.store %box to %c_map[%c0, %c0] : memref<160x64xbf16, #tile.swizzle<span 128 pitch 40960>, #tile.space<shared>> to !tma.map<160x64xbf16, swizzle 128>
// CHECK-NEXT:      %c1 = arith.constant 1 : index
// CHECK-NEXT:      %c0_3 = arith.constant 0 : index
// CHECK-NEXT:      %box_1 = tile.part %tall[%c1, %c0_3] of [2, 1] : memref<320x64xbf16, #tile.swizzle<span 128 pitch 40960>, #tile.space<shared>> to memref<160x64xbf16, #tile.swizzle<span 128 pitch 40960>, #tile.space<shared>>
// CHECK-NEXT:      %c160 = arith.constant 160 : index
// CHECK-NEXT:      %8 = arith.addi %c0, %c160 : index
// CHECK-NEXT:      tma.store %box_1 to %c_map[%8, %c0] : memref<160x64xbf16, #tile.swizzle<span 128 pitch 40960>, #tile.space<shared>> to !tma.map<160x64xbf16, swizzle 128>
// CHECK-NEXT:      tma.commit_group
// CHECK-NEXT:    }
// CHECK-NEXT:  }
tile.kernel @copies ["c"] outputs 1 sizes {} threads 128 {
^bb0(%c: memref<512x512xbf16, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %c512 = arith.constant 512 : index
  %ring = tile.alloc : !tile.ring<4, memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>>
  %full = barrier.alloc : !barrier.ring<4>
  %tall = tile.alloc : memref<320x64xbf16, #tile.swizzle<span 128 pitch 40960>, #tile.space<shared>>
  %i = tile.id "warpgroup" of 1
  scf.for %k = %c0 to %c512 step %c64 {
    %x = tile.slot %ring[%k] : !tile.ring<4, memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>> to memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
    %w = tile.window %c[%c0, %k] within [%c512, %c512] : memref<512x512xbf16, #tile.space<global>> to !tile.window<128x64xbf16>
    tile.copy "lhs" <role> atom <tma> %w to %x signals %full[%k] : !barrier.ring<4> : !tile.window<128x64xbf16> to memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
    barrier.wait %full[%k offset 0] : !barrier.ring<4>
    tile.bulk_store "out" <role> atom <tma_store> %x to %w : memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>> to !tile.window<128x64xbf16>
    %half = tile.part %x[%i, %c0] of [2, 1] : memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
    %quarter = tile.part %half[%c0, %c0] of [2, 1] : memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>> to memref<32x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
    %half_w = tile.part %w[%i, %c0] of [2, 1] : !tile.window<128x64xbf16> to !tile.window<64x64xbf16>
    %quarter_w = tile.part %half_w[%c0, %c0] of [2, 1] : !tile.window<64x64xbf16> to !tile.window<32x64xbf16>
    tile.bulk_store "out" <warpgroup> atom <tma_store> %quarter to %quarter_w : memref<32x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>> to !tile.window<32x64xbf16>
  }
  %all = tile.window %c[%c0, %c0] within [%c512, %c512] : memref<512x512xbf16, #tile.space<global>> to !tile.window<320x64xbf16>
  tile.bulk_store "out" <role> atom <tma_store> %tall to %all : memref<320x64xbf16, #tile.swizzle<span 128 pitch 40960>, #tile.space<shared>> to !tile.window<320x64xbf16>
}
