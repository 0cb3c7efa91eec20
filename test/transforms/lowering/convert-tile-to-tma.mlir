// RUN: gemmc %s --pipeline 'convert-tile-to-tma' --emit mlir | filecheck %s

!matrix = memref<512x768xbf16, #tile.space<global>>
!barriers = !barrier.ring<4>

// One box for a K-major tile, one per panel of 64 columns for an MN-major one, all issued by the
// thread that expects their bytes. A map is a matrix, a box and a swizzle, once per kernel.
//
// CHECK-LABEL: tile.kernel @boxes
// CHECK:      %b_map = tma.descriptor %b : {{.*}} to !tma.map<64x64xbf16, swizzle 128>
// CHECK-NEXT: %a_map = tma.descriptor %a : {{.*}} to !tma.map<128x64xbf16, swizzle 128>
// CHECK-NOT:  tma.descriptor
// CHECK-NOT:  tile.window
// CHECK:      barrier.wait %full[%c0 offset -4]
// CHECK-NEXT: %more = arith.addi %c8, %c8
// CHECK-NEXT: tile.elect {
// CHECK-NEXT:   barrier.expect %full[%c0] bytes 49152
// CHECK-NEXT:   tma.load %a_map[%c0, %c8] to %s signals %full[%c0] : !tma.map<128x64xbf16, swizzle 128>
// CHECK:        %box = tile.part %t[%c0_1, %c0_2] of [1, 4]
// CHECK-NEXT:   tma.load %b_map[%c8, %c0] to %box signals %full[%c0] : !tma.map<64x64xbf16, swizzle 128>
// CHECK:        %box_1 = tile.part %t[%c0_3, %c1] of [1, 4]
// CHECK-NEXT:   %c64 = arith.constant 64
// CHECK-NEXT:   %0 = arith.addi %c0, %c64
// CHECK-NEXT:   tma.load %b_map[%c8, %0] to %box_1 signals %full[%c0]
// CHECK:        %box_2 = tile.part %t[%c0_4, %c2] of [1, 4]
// CHECK:        %1 = arith.addi %c0, %c128
// CHECK-NEXT:   tma.load %b_map[%c8, %1] to %box_2 signals %full[%c0]
// CHECK:        %box_3 = tile.part %t[%c0_5, %c3] of [1, 4]
// CHECK:        %2 = arith.addi %c0, %c192
// CHECK-NEXT:   tma.load %b_map[%c8, %2] to %box_3 signals %full[%c0]
// CHECK-NEXT: }
// CHECK-NEXT: barrier.wait %full[%more offset 0]
// CHECK-NEXT: tile.elect {
// CHECK-NEXT:   tma.load %a_map[%c0, %c8] to %s signals %full[%more]
// CHECK-NEXT: }
// CHECK-NEXT: }
tile.kernel @boxes ["a", "b"] outputs 0 sizes {} threads 128 {
^bb0(%a: !matrix, %b: !matrix):
  %full = barrier.alloc : !barriers
  %s = tile.alloc : memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
  %t = tile.alloc : memref<64x256xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %m = arith.constant 512 : index
  %n = arith.constant 768 : index
  %aw = tile.window %a[%c0, %c8] within [%m, %n] : !matrix to !tile.window<128x64xbf16>
  %bw = tile.window %b[%c8, %c0] within [%m, %n] : !matrix to !tile.window<64x256xbf16>
  barrier.wait %full[%c0 offset -4] : !barriers
  tile.elect {
    barrier.expect %full[%c0] bytes 49152 : !barriers
  }
  %more = arith.addi %c8, %c8 : index
  tile.copy "lhs" <role> atom <tma> %aw to %s signals %full[%c0] : !barriers : !tile.window<128x64xbf16> to memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
  tile.copy "rhs" <role> atom <tma> %bw to %t signals %full[%c0] : !barriers : !tile.window<64x256xbf16> to memref<64x256xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
  barrier.wait %full[%more offset 0] : !barriers
  tile.copy "lhs" <role> atom <tma> %aw to %s signals %full[%more] : !barriers : !tile.window<128x64xbf16> to memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
}

// FOREIGN: 512 rows in two boxes of 256 and two panels of K; 520 rows, which no two boxes of whole
// patterns make up; narrow swizzles; and a buffer without one.
//
// CHECK-LABEL: tile.kernel @foreign
// CHECK:      %x_map = tma.descriptor %x : {{.*}} to !tma.map<100x8xf32, swizzle 0>
// CHECK-NEXT: %a_map = tma.descriptor %a : {{.*}} to !tma.map<64x16xbf16, swizzle 32>
// CHECK-NEXT: %a_map_1 = tma.descriptor %a : {{.*}} to !tma.map<64x32xbf16, swizzle 64>
// CHECK-NEXT: %a_map_2 = tma.descriptor %a : {{.*}} to !tma.map<104x64xbf16, swizzle 128>
// CHECK-NEXT: %a_map_3 = tma.descriptor %a : {{.*}} to !tma.map<256x64xbf16, swizzle 128>
// CHECK:        %box = tile.part %tall[%c0_1, %c0_2] of [2, 2]
// CHECK-NEXT:   tma.load %a_map_3[%c0, %c0] to %box signals
// CHECK:        %box_1 = tile.part %tall[%c0_3, %c1] of [2, 2]
// CHECK-NEXT:   %c64 =
// CHECK-NEXT:   %0 = arith.addi %c0, %c64
// CHECK-NEXT:   tma.load %a_map_3[%c0, %0] to %box_1 signals
// CHECK:        %box_2 = tile.part %tall[%c1_1, %c0_4] of [2, 2]
// CHECK-NEXT:   %c256 =
// CHECK-NEXT:   %1 = arith.addi %c0, %c256
// CHECK-NEXT:   tma.load %a_map_3[%1, %c0] to %box_2 signals
// CHECK:        %2 = arith.addi %c0, %c256_1
// CHECK:        %3 = arith.addi %c0, %c64_1
// CHECK-NEXT:   tma.load %a_map_3[%2, %3] to %box_3 signals
// CHECK:        %box_8 = tile.part %odd[%c4, %c0_10] of [5, 1]
// CHECK-NEXT:   %c416 = arith.constant 416
// CHECK-NEXT:   %7 = arith.addi %c0, %c416
// CHECK-NEXT:   tma.load %a_map_2[%7, %c0] to %box_8 signals
// CHECK:        %box_10 = tile.part %half[%c0_13, %c1_5] of [1, 2]
// CHECK-NEXT:   %c32 = arith.constant 32
// CHECK-NEXT:   %8 = arith.addi %c0, %c32
// CHECK-NEXT:   tma.load %a_map_1[%c0, %8] to %box_10 signals
// CHECK-NEXT:   tma.load %a_map[%c0, %c0] to %quarter signals
// CHECK:        %box_13 = tile.part %plain[%c2_1, %c0_17] of [3, 1]
// CHECK-NEXT:   %c200 = arith.constant 200
// CHECK-NEXT:   %10 = arith.addi %c0, %c200
// CHECK-NEXT:   tma.load %x_map[%10, %c0] to %box_13 signals
// CHECK-NEXT: }
tile.kernel @foreign ["a", "x"] outputs 0 sizes {} threads 128 {
^bb0(%a: !matrix, %x: memref<512x768xf32, #tile.space<global>>):
  %full = barrier.alloc : !barriers
  %tall = tile.alloc : memref<512x128xbf16, #tile.swizzle<span 128 pitch 65536>, #tile.space<shared>>
  %odd = tile.alloc : memref<520x64xbf16, #tile.swizzle<span 128 pitch 66560>, #tile.space<shared>>
  %half = tile.alloc : memref<64x64xbf16, #tile.swizzle<span 64 pitch 4096>, #tile.space<shared>>
  %quarter = tile.alloc : memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
  %plain = tile.alloc : memref<300x8xf32, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %m = arith.constant 512 : index
  %n = arith.constant 768 : index
  %w0 = tile.window %a[%c0, %c0] within [%m, %n] : !matrix to !tile.window<512x128xbf16>
  %w1 = tile.window %a[%c0, %c0] within [%m, %n] : !matrix to !tile.window<520x64xbf16>
  %w2 = tile.window %a[%c0, %c0] within [%m, %n] : !matrix to !tile.window<64x64xbf16>
  %w3 = tile.window %a[%c0, %c0] within [%m, %n] : !matrix to !tile.window<64x16xbf16>
  %w4 = tile.window %x[%c0, %c0] within [%m, %n] : memref<512x768xf32, #tile.space<global>> to !tile.window<300x8xf32>
  tile.copy "0" <role> atom <tma> %w0 to %tall signals %full[%c0] : !barriers : !tile.window<512x128xbf16> to memref<512x128xbf16, #tile.swizzle<span 128 pitch 65536>, #tile.space<shared>>
  tile.copy "1" <role> atom <tma> %w1 to %odd signals %full[%c0] : !barriers : !tile.window<520x64xbf16> to memref<520x64xbf16, #tile.swizzle<span 128 pitch 66560>, #tile.space<shared>>
  tile.copy "2" <role> atom <tma> %w2 to %half signals %full[%c0] : !barriers : !tile.window<64x64xbf16> to memref<64x64xbf16, #tile.swizzle<span 64 pitch 4096>, #tile.space<shared>>
  tile.copy "3" <role> atom <tma> %w3 to %quarter signals %full[%c0] : !barriers : !tile.window<64x16xbf16> to memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
  tile.copy "4" <role> atom <tma> %w4 to %plain signals %full[%c0] : !barriers : !tile.window<300x8xf32> to memref<300x8xf32, #tile.space<shared>>
}
