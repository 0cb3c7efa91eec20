// RUN: gemmc %s --pipeline 'convert-tile-to-tma' --emit mlir | filecheck %s

// A slice for both rows of a cluster: the mask has a bit for each, whatever the column. It and an
// ordinary copy are issued by one thread.
// CHECK-LABEL: tile.kernel @rows ["a", "b"] outputs 0 sizes {} cluster [2, 1] threads 128 {
// CHECK-NEXT:  ^bb0(%a: memref<512x512xbf16, #tile.space<global>>, %b: memref<512x512xbf16, #tile.space<global>>):
// CHECK-NEXT:    %b_map = tma.descriptor %b : memref<512x512xbf16, #tile.space<global>> to !tma.map<64x64xbf16, swizzle 128>
// CHECK-NEXT:    %a_map = tma.descriptor %a : memref<512x512xbf16, #tile.space<global>> to !tma.map<128x64xbf16, swizzle 128>
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c512 = arith.constant 512 : index
// CHECK-NEXT:    %lhs = tile.alloc : !tile.ring<4, memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>>
// CHECK-NEXT:    %rhs = tile.alloc : !tile.ring<4, memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>>
// CHECK-NEXT:    %full = barrier.alloc : !barrier.ring<4>
// CHECK-NEXT:    %x = tile.slot %lhs[%c0] : !tile.ring<4, memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>> to memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
// CHECK-NEXT:    %y = tile.slot %rhs[%c0] : !tile.ring<4, memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>> to memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
// CHECK-NEXT:    %place = tile.cluster_id 0
// CHECK-NEXT:    %part = tile.part %y[%place, %c0] of [2, 1] : memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
// CHECK-NEXT:    %c3 = arith.constant 3 : index
// CHECK-NEXT:    %in_cluster = tile.cluster_id 1
// CHECK-NEXT:    %mask = arith.shli %c3, %in_cluster : index
// CHECK-NEXT:    tile.elect {
// CHECK-NEXT:      barrier.expect %full[%c0] bytes 32768 : !barrier.ring<4>
// CHECK-NEXT:      tma.load %a_map[%c0, %c512] to %x signals %full[%c0] : !tma.map<128x64xbf16, swizzle 128> to memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>> signals !barrier.ring<4>
// CHECK-NEXT:      tma.load %b_map[%c0, %c512] multicast %mask to %part signals %full[%c0] : !tma.map<64x64xbf16, swizzle 128> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>> signals !barrier.ring<4>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
tile.kernel @rows ["a", "b"] outputs 0 sizes {} cluster [2, 1] threads 128 {
^bb0(%a: memref<512x512xbf16, #tile.space<global>>, %b: memref<512x512xbf16, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %c512 = arith.constant 512 : index
  %lhs = tile.alloc : !tile.ring<4, memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>>
  %rhs = tile.alloc : !tile.ring<4, memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>>
  %full = barrier.alloc : !barrier.ring<4>
  %x = tile.slot %lhs[%c0] : !tile.ring<4, memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>> to memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
  %y = tile.slot %rhs[%c0] : !tile.ring<4, memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>> to memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
  %place = tile.cluster_id 0
  %v = tile.window %a[%c0, %c512] within [%c512, %c512] : memref<512x512xbf16, #tile.space<global>> to !tile.window<128x64xbf16>
  %w = tile.window %b[%c0, %c512] within [%c512, %c512] : memref<512x512xbf16, #tile.space<global>> to !tile.window<64x64xbf16>
  %part = tile.part %y[%place, %c0] of [2, 1] : memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
  tile.elect {
    barrier.expect %full[%c0] bytes 32768 : !barrier.ring<4>
  }
  tile.copy "lhs" <role> atom <tma> %v to %x signals %full[%c0] : !barrier.ring<4> : !tile.window<128x64xbf16> to memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
  tile.copy "rhs" <role> atom <tma> multicast [0] %w to %part signals %full[%c0] : !barrier.ring<4> : !tile.window<64x64xbf16> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
}

// Ranks go along rows: a column of a 2x4 cluster is bits 0 and 4, moved by the column; a row is
// four bits, moved by four times the row.
// CHECK-LABEL: tile.kernel @both
// CHECK:         %b_map = tma.descriptor %b : memref<512x512xbf16, #tile.space<global>> to !tma.map<128x64xbf16, swizzle 128>
// CHECK-NEXT:    %a_map = tma.descriptor %a : memref<512x512xbf16, #tile.space<global>> to !tma.map<128x64xbf16, swizzle 128>
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c512 = arith.constant 512 : index
// CHECK:         %c15 = arith.constant 15 : index
// CHECK-NEXT:    %in_cluster = tile.cluster_id 0
// CHECK-NEXT:    %c4 = arith.constant 4 : index
// CHECK-NEXT:    %0 = arith.muli %in_cluster, %c4 : index
// CHECK-NEXT:    %mask = arith.shli %c15, %0 : index
// CHECK-NEXT:    %c17 = arith.constant 17 : index
// CHECK-NEXT:    %in_cluster_1 = tile.cluster_id 1
// CHECK-NEXT:    %mask_1 = arith.shli %c17, %in_cluster_1 : index
// CHECK:           tma.load %a_map[%c0, %c512] multicast %mask to %x signals %full[%c0] : !tma.map<128x64xbf16, swizzle 128> to memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>> signals !barrier.ring<4>
// CHECK-NEXT:      tma.load %b_map[%c0, %c512] multicast %mask_1 to %x signals %full[%c0] : !tma.map<128x64xbf16, swizzle 128> to memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>> signals !barrier.ring<4>
tile.kernel @both ["a", "b"] outputs 0 sizes {} cluster [2, 4] threads 128 {
^bb0(%a: memref<512x512xbf16, #tile.space<global>>, %b: memref<512x512xbf16, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %c512 = arith.constant 512 : index
  %ring = tile.alloc : !tile.ring<4, memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>>
  %full = barrier.alloc : !barrier.ring<4>
  %x = tile.slot %ring[%c0] : !tile.ring<4, memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>> to memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
  %v = tile.window %a[%c0, %c512] within [%c512, %c512] : memref<512x512xbf16, #tile.space<global>> to !tile.window<128x64xbf16>
  %w = tile.window %b[%c0, %c512] within [%c512, %c512] : memref<512x512xbf16, #tile.space<global>> to !tile.window<128x64xbf16>
  tile.copy "lhs" <role> atom <tma> multicast [1] %v to %x signals %full[%c0] : !barrier.ring<4> : !tile.window<128x64xbf16> to memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
  tile.copy "rhs" <role> atom <tma> multicast [0] %w to %x signals %full[%c0] : !barrier.ring<4> : !tile.window<128x64xbf16> to memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
}

// FOREIGN: a multicast along a dimension with one CTA names just that; several boxes share a
// mask; and a tile.elect of each warpgroup right before a copy is not the place to issue it from.
// CHECK-LABEL: tile.kernel @alone ["a"] outputs 0 sizes {} cluster [1, 2] threads 256 {
// CHECK-NEXT:  ^bb0(%a: memref<512x512xbf16, #tile.space<global>>):
// CHECK-NEXT:    %a_map = tma.descriptor %a : memref<512x512xbf16, #tile.space<global>> to !tma.map<64x64xbf16, swizzle 128>
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c512 = arith.constant 512 : index
// CHECK-NEXT:    %ring = tile.alloc : !tile.ring<2, memref<64x128xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>>
// CHECK-NEXT:    %full = barrier.alloc : !barrier.ring<2>
// CHECK-NEXT:    tile.elect each <warpgroup> {
// CHECK-NEXT:      tma.wait_group 0
// CHECK-NEXT:    }
// CHECK-NEXT:    %x = tile.slot %ring[%c0] : !tile.ring<2, memref<64x128xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>> to memref<64x128xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    %in_cluster = tile.cluster_id 1
// CHECK-NEXT:    %mask = arith.shli %c1, %in_cluster : index
// CHECK-NEXT:    tile.elect {
// CHECK-NEXT:      %c0_1 = arith.constant 0 : index
// CHECK-NEXT:      %c0_2 = arith.constant 0 : index
// CHECK-NEXT:      %box = tile.part %x[%c0_1, %c0_2] of [1, 2] : memref<64x128xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
// CHECK-NEXT:      tma.load %a_map[%c0, %c512] multicast %mask to %box signals %full[%c0] : !tma.map<64x64xbf16, swizzle 128> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>> signals !barrier.ring<2>
// CHECK-NEXT:      %c0_3 = arith.constant 0 : index
// CHECK-NEXT:      %c1_1 = arith.constant 1 : index
// CHECK-NEXT:      %box_1 = tile.part %x[%c0_3, %c1_1] of [1, 2] : memref<64x128xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
// CHECK-NEXT:      %c64 = arith.constant 64 : index
// CHECK-NEXT:      %0 = arith.addi %c512, %c64 : index
// CHECK-NEXT:      tma.load %a_map[%c0, %0] multicast %mask to %box_1 signals %full[%c0] : !tma.map<64x64xbf16, swizzle 128> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>> signals !barrier.ring<2>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
tile.kernel @alone ["a"] outputs 0 sizes {} cluster [1, 2] threads 256 {
^bb0(%a: memref<512x512xbf16, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %c512 = arith.constant 512 : index
  %ring = tile.alloc : !tile.ring<2, memref<64x128xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>>
  %full = barrier.alloc : !barrier.ring<2>
  tile.elect each <warpgroup> {
    tma.wait_group 0
  }
  %x = tile.slot %ring[%c0] : !tile.ring<2, memref<64x128xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>> to memref<64x128xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
  %v = tile.window %a[%c0, %c512] within [%c512, %c512] : memref<512x512xbf16, #tile.space<global>> to !tile.window<64x128xbf16>
  tile.copy "lhs" <role> atom <tma> multicast [0, 0] %v to %x signals %full[%c0] : !barrier.ring<2> : !tile.window<64x128xbf16> to memref<64x128xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
}
