// RUN: gemmc %s --pipeline 'insert-barriers' --emit mlir | filecheck %s

// A cluster of two rows: the right operand's slices arrive from both CTAs. Each expects the bytes
// of all slices, releases a slot to itself and to its peer, and starts with it; its producer stays
// until the peer, too, has released the last slot.
// CHECK-LABEL: tile.kernel @rows
// CHECK:         %full = barrier.alloc : !barrier.ring<4>
// CHECK-NEXT:    %empty = barrier.alloc : !barrier.ring<4>
// CHECK-NEXT:    tile.elect {
// CHECK-NEXT:      barrier.init %full count 1 : !barrier.ring<4>
// CHECK-NEXT:      barrier.init %empty count 16 : !barrier.ring<4>
// CHECK-NEXT:      barrier.fence_init
// CHECK-NEXT:    }
// CHECK-NEXT:    barrier.cluster_sync
// CHECK:         tile.role "producer" warpgroups 1 warps 1 {
// CHECK-NEXT:      %place = tile.cluster_id 0
// CHECK:             barrier.wait %empty[%it offset -4] : !barrier.ring<4>
// CHECK-NEXT:        tile.elect {
// CHECK-NEXT:          barrier.expect %full[%it] bytes 32768 : !barrier.ring<4>
// CHECK-NEXT:        }
// CHECK-NEXT:        tile.copy "lhs" <role> atom <tma> %v to %x signals %full[%it] : !barrier.ring<4> : !tile.window<128x64xbf16> to memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
// CHECK:             tile.copy "rhs" <role> atom <tma> multicast [0] %w to %part signals %full[%it] : !barrier.ring<4> : !tile.window<64x64xbf16> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
// CHECK:           }
// CHECK-NEXT:      barrier.wait %empty[%last offset -1] : !barrier.ring<4>
// CHECK-NEXT:    }
// CHECK-NEXT:    tile.role "consumer" warpgroups 2 warps 8 {
// CHECK-NEXT:      %in_cluster = tile.cluster_id 0
// CHECK-NEXT:      %in_cluster_1 = tile.cluster_id 1
// CHECK:           %1 = arith.remui %0, %c2 : index
// CHECK:           %peer = arith.addi %2, %in_cluster_1 : index
// CHECK:             barrier.wait %full[%it_1 offset 0] : !barrier.ring<4>
// CHECK-NEXT:        %p = tile.mma "main" <warpgroup> atom <wgmma 64x128x16> %part_1 "mk", %y_1 "nk", %acc : memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>, memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>, !tile.fragment<64x128xf32> to !tile.fragment<64x128xf32>
// CHECK-NEXT:        barrier.arrive %empty[%it_1 offset 0] by "warp" : !barrier.ring<4>
// CHECK-NEXT:        barrier.arrive %empty[%it_1 offset 0] by "warp" at %peer : !barrier.ring<4>
// CHECK:           }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
tile.kernel @rows ["a", "b"] outputs 0 sizes {} cluster [2, 1] threads 384 {
^bb0(%a: memref<512x512xbf16, #tile.space<global>>, %b: memref<512x512xbf16, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %c512 = arith.constant 512 : index
  %lhs = tile.alloc : !tile.ring<4, memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>>
  %rhs = tile.alloc : !tile.ring<4, memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>>
  tile.role "producer" warpgroups 1 warps 1 {
    %place = tile.cluster_id 0
    %last = scf.for %k = %c0 to %c512 step %c64 iter_args(%it = %c0) -> (index) {
      %x = tile.slot %lhs[%it] : !tile.ring<4, memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>> to memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
      %y = tile.slot %rhs[%it] : !tile.ring<4, memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>> to memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
      %v = tile.window %a[%c0, %k] within [%c512, %c512] : memref<512x512xbf16, #tile.space<global>> to !tile.window<128x64xbf16>
      %w = tile.window %b[%c0, %k] within [%c512, %c512] : memref<512x512xbf16, #tile.space<global>> to !tile.window<64x64xbf16>
      tile.copy "lhs" <role> atom <tma> %v to %x : !tile.window<128x64xbf16> to memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
      %part = tile.part %y[%place, %c0] of [2, 1] : memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
      tile.copy "rhs" <role> atom <tma> multicast [0] %w to %part : !tile.window<64x64xbf16> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
      %next = arith.addi %it, %c1 : index
      scf.yield %next : index
    }
  }
  tile.role "consumer" warpgroups 2 warps 8 {
    %i = tile.id "warpgroup" of 2
    %zero = tile.zero : !tile.fragment<64x128xf32>
    %sum, %end = scf.for %k = %c0 to %c512 step %c64 iter_args(%acc = %zero, %it = %c0) -> (!tile.fragment<64x128xf32>, index) {
      %x = tile.slot %lhs[%it] : !tile.ring<4, memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>> to memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
      %y = tile.slot %rhs[%it] : !tile.ring<4, memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>> to memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
      %part = tile.part %x[%i, %c0] of [2, 1] : memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
      %p = tile.mma "main" <warpgroup> atom <wgmma 64x128x16> %part "mk", %y "nk", %acc : memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>, memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>, !tile.fragment<64x128xf32> to !tile.fragment<64x128xf32>
      %next = arith.addi %it, %c1 : index
      scf.yield %p, %next : !tile.fragment<64x128xf32>, index
    }
  }
}

// A cluster of 2x2: a CTA's slots are filled by the one above or below and by the one beside it,
// and its releases go to both; 4 warps x 3 CTAs arrive.
// CHECK-LABEL: tile.kernel @square
// CHECK:         %full = barrier.alloc : !barrier.ring<4>
// CHECK-NEXT:    %empty = barrier.alloc : !barrier.ring<4>
// CHECK:           barrier.init %full count 1 : !barrier.ring<4>
// CHECK-NEXT:      barrier.init %empty count 12 : !barrier.ring<4>
// CHECK-NEXT:      barrier.fence_init
// CHECK:         barrier.cluster_sync
// CHECK:           %row = tile.cluster_id 0
// CHECK-NEXT:      %column = tile.cluster_id 1
// CHECK:             barrier.wait %empty[%it offset -4] : !barrier.ring<4>
// CHECK:               barrier.expect %full[%it] bytes 32768 : !barrier.ring<4>
// CHECK:             tile.copy "lhs" <role> atom <tma> multicast [1] %v to %beside signals %full[%it] : !barrier.ring<4> : !tile.window<64x64xbf16> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
// CHECK:             tile.copy "rhs" <role> atom <tma> multicast [0] %w to %below signals %full[%it] : !barrier.ring<4> : !tile.window<64x64xbf16> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
// CHECK-NEXT:        %next = arith.addi %it, %c1 : index
// CHECK:           }
// CHECK-NEXT:      barrier.wait %empty[%last offset -1] : !barrier.ring<4>
// CHECK:           %in_cluster = tile.cluster_id 0
// CHECK-NEXT:      %in_cluster_1 = tile.cluster_id 1
// CHECK:           %0 = arith.addi %in_cluster, %c1_1 : index
// CHECK:           %1 = arith.remui %0, %c2 : index
// CHECK:           %2 = arith.muli %1, %c2_1 : index
// CHECK-NEXT:      %peer = arith.addi %2, %in_cluster_1 : index
// CHECK:           %3 = arith.addi %in_cluster_1, %c1_2 : index
// CHECK:           %4 = arith.remui %3, %c2_2 : index
// CHECK:           %5 = arith.muli %in_cluster, %c2_3 : index
// CHECK-NEXT:      %peer_1 = arith.addi %5, %4 : index
// CHECK:             barrier.wait %full[%it_1 offset 0] : !barrier.ring<4>
// CHECK:             barrier.arrive %empty[%it_1 offset 0] by "warp" : !barrier.ring<4>
// CHECK-NEXT:        barrier.arrive %empty[%it_1 offset 0] by "warp" at %peer : !barrier.ring<4>
// CHECK-NEXT:        barrier.arrive %empty[%it_1 offset 0] by "warp" at %peer_1 : !barrier.ring<4>
// CHECK-NEXT:        %next_1 = arith.addi %it_1, %c1 : index
// CHECK-NOT:     barrier.cluster_sync
tile.kernel @square ["a", "b"] outputs 0 sizes {} cluster [2, 2] threads 256 {
^bb0(%a: memref<512x512xbf16, #tile.space<global>>, %b: memref<512x512xbf16, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %c512 = arith.constant 512 : index
  %lhs = tile.alloc : !tile.ring<4, memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>>
  %rhs = tile.alloc : !tile.ring<4, memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>>
  tile.role "producer" warpgroups 1 warps 1 {
    %row = tile.cluster_id 0
    %column = tile.cluster_id 1
    %last = scf.for %k = %c0 to %c512 step %c64 iter_args(%it = %c0) -> (index) {
      %x = tile.slot %lhs[%it] : !tile.ring<4, memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>> to memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
      %y = tile.slot %rhs[%it] : !tile.ring<4, memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>> to memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
      %v = tile.window %a[%c0, %k] within [%c512, %c512] : memref<512x512xbf16, #tile.space<global>> to !tile.window<64x64xbf16>
      %w = tile.window %b[%c0, %k] within [%c512, %c512] : memref<512x512xbf16, #tile.space<global>> to !tile.window<64x64xbf16>
      %beside = tile.part %x[%column, %c0] of [2, 1] : memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
      tile.copy "lhs" <role> atom <tma> multicast [1] %v to %beside : !tile.window<64x64xbf16> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
      %below = tile.part %y[%row, %c0] of [2, 1] : memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
      tile.copy "rhs" <role> atom <tma> multicast [0] %w to %below : !tile.window<64x64xbf16> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
      %next = arith.addi %it, %c1 : index
      scf.yield %next : index
    }
  }
  tile.role "consumer" warpgroups 1 warps 4 {
    %zero = tile.zero : !tile.fragment<128x128xf32>
    %sum, %end = scf.for %k = %c0 to %c512 step %c64 iter_args(%acc = %zero, %it = %c0) -> (!tile.fragment<128x128xf32>, index) {
      %x = tile.slot %lhs[%it] : !tile.ring<4, memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>> to memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
      %y = tile.slot %rhs[%it] : !tile.ring<4, memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>> to memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
      %p = tile.mma "main" <warpgroup> atom <wgmma 64x128x16> %x "mk", %y "nk", %acc : memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>, memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>, !tile.fragment<128x128xf32> to !tile.fragment<128x128xf32>
      %next = arith.addi %it, %c1 : index
      scf.yield %p, %next : !tile.fragment<128x128xf32>, index
    }
  }
}

// FOREIGN: two pairs of loops with rings of their own, one multicast along a row of three, the
// other not; the consumer comes first. A copy says along a dimension where the cluster has one
// CTA, too. Only the first ring's readers have peers, two of them.
// CHECK-LABEL: tile.kernel @mixed
// CHECK:         %full = barrier.alloc : !barrier.ring<4>
// CHECK-NEXT:    %empty = barrier.alloc : !barrier.ring<4>
// CHECK-NEXT:    %full_1 = barrier.alloc : !barrier.ring<4>
// CHECK-NEXT:    %empty_1 = barrier.alloc : !barrier.ring<4>
// CHECK:           barrier.init %full_1 count 1 : !barrier.ring<4>
// CHECK-NEXT:      barrier.init %empty_1 count 12 : !barrier.ring<4>
// CHECK-NEXT:      barrier.init %full count 1 : !barrier.ring<4>
// CHECK-NEXT:      barrier.init %empty count 4 : !barrier.ring<4>
// CHECK-NEXT:      barrier.fence_init
// CHECK:         barrier.cluster_sync
// CHECK:         tile.role "consumer" warpgroups 1 warps 4 {
// CHECK-NEXT:      %in_cluster = tile.cluster_id 0
// CHECK-NEXT:      %in_cluster_1 = tile.cluster_id 1
// CHECK:           %1 = arith.remui %0, %c3 : index
// CHECK:           %peer = arith.addi %2, %1 : index
// CHECK:           %4 = arith.remui %3, %c3_2 : index
// CHECK:           %peer_1 = arith.addi %5, %4 : index
// CHECK:             barrier.wait %full_1[%it offset 0] : !barrier.ring<4>
// CHECK-NEXT:        %p = tile.mma "main" <warpgroup> atom <wgmma 64x128x16> %x "mk", %x "nk", %acc : memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>, memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>, !tile.fragment<128x128xf32> to !tile.fragment<128x128xf32>
// CHECK-NEXT:        barrier.arrive %empty_1[%it offset 0] by "warp" : !barrier.ring<4>
// CHECK-NEXT:        barrier.arrive %empty_1[%it offset 0] by "warp" at %peer : !barrier.ring<4>
// CHECK-NEXT:        barrier.arrive %empty_1[%it offset 0] by "warp" at %peer_1 : !barrier.ring<4>
// CHECK:             barrier.wait %full[%it_1 offset 0] : !barrier.ring<4>
// CHECK-NEXT:        %p_1 = tile.mma "main" <warpgroup> atom <wgmma 64x128x16> %y "mk", %y "nk", %acc_1 : memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>, memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>, !tile.fragment<128x128xf32> to !tile.fragment<128x128xf32>
// CHECK-NEXT:        barrier.arrive %empty[%it_1 offset 0] by "warp" : !barrier.ring<4>
// CHECK:         tile.role "producer" warpgroups 1 warps 1 {
// CHECK:             barrier.wait %empty_1[%it_2 offset -4] : !barrier.ring<4>
// CHECK:               barrier.expect %full_1[%it_2] bytes 49152 : !barrier.ring<4>
// CHECK:             tile.copy "lhs" <role> atom <tma> multicast [1, 0] %v to %x_1 signals %full_1[%it_2] : !barrier.ring<4> : !tile.window<128x64xbf16> to memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
// CHECK:             barrier.wait %empty[%it_3 offset -4] : !barrier.ring<4>
// CHECK:               barrier.expect %full[%it_3] bytes 16384 : !barrier.ring<4>
// CHECK:             tile.copy "rhs" <role> atom <tma> %w to %y_1 signals %full[%it_3] : !barrier.ring<4> : !tile.window<128x64xbf16> to memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
// CHECK:           }
// CHECK-NEXT:      barrier.wait %empty_1[%last offset -1] : !barrier.ring<4>
tile.kernel @mixed ["a", "b"] outputs 0 sizes {} cluster [1, 3] threads 256 {
^bb0(%a: memref<512x512xbf16, #tile.space<global>>, %b: memref<512x512xbf16, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %c512 = arith.constant 512 : index
  %shared = tile.alloc : !tile.ring<4, memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>>
  %own = tile.alloc : !tile.ring<4, memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>>
  tile.role "consumer" warpgroups 1 warps 4 {
    %zero = tile.zero : !tile.fragment<128x128xf32>
    %sum, %end = scf.for %k = %c0 to %c512 step %c64 iter_args(%acc = %zero, %it = %c0) -> (!tile.fragment<128x128xf32>, index) {
      %x = tile.slot %shared[%it] : !tile.ring<4, memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>> to memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
      %p = tile.mma "main" <warpgroup> atom <wgmma 64x128x16> %x "mk", %x "nk", %acc : memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>, memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>, !tile.fragment<128x128xf32> to !tile.fragment<128x128xf32>
      %next = arith.addi %it, %c1 : index
      scf.yield %p, %next : !tile.fragment<128x128xf32>, index
    }
    %more, %past = scf.for %k = %c0 to %c512 step %c64 iter_args(%acc = %sum, %it = %c0) -> (!tile.fragment<128x128xf32>, index) {
      %y = tile.slot %own[%it] : !tile.ring<4, memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>> to memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
      %p = tile.mma "main" <warpgroup> atom <wgmma 64x128x16> %y "mk", %y "nk", %acc : memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>, memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>, !tile.fragment<128x128xf32> to !tile.fragment<128x128xf32>
      %next = arith.addi %it, %c1 : index
      scf.yield %p, %next : !tile.fragment<128x128xf32>, index
    }
  }
  tile.role "producer" warpgroups 1 warps 1 {
    %last = scf.for %k = %c0 to %c512 step %c64 iter_args(%it = %c0) -> (index) {
      %x = tile.slot %shared[%it] : !tile.ring<4, memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>> to memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
      %v = tile.window %a[%c0, %k] within [%c512, %c512] : memref<512x512xbf16, #tile.space<global>> to !tile.window<128x64xbf16>
      tile.copy "lhs" <role> atom <tma> multicast [1, 0] %v to %x : !tile.window<128x64xbf16> to memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
      %next = arith.addi %it, %c1 : index
      scf.yield %next : index
    }
    %past = scf.for %k = %c0 to %c512 step %c64 iter_args(%it = %c0) -> (index) {
      %y = tile.slot %own[%it] : !tile.ring<4, memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>> to memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
      %w = tile.window %b[%c0, %k] within [%c512, %c512] : memref<512x512xbf16, #tile.space<global>> to !tile.window<128x64xbf16>
      tile.copy "rhs" <role> atom <tma> %w to %y : !tile.window<128x64xbf16> to memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
      %next = arith.addi %it, %c1 : index
      scf.yield %next : index
    }
  }
}
