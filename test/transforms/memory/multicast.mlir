// RUN: gemmc %s --pipeline 'multicast' --emit mlir | filecheck %s

// In a cluster of two rows of blocks both CTAs need the same rows of the right operand: each
// loads half of them for both. The left operand's rows are each CTA's own.
// CHECK-LABEL: tile.kernel @rows ["a", "b"] outputs 0 sizes {} cluster [2, 1] {
// CHECK-NEXT:  ^bb0(%a: memref<256x64xbf16, #tile.space<global>>, %b: memref<128x64xbf16, #tile.space<global>>):
// CHECK-NEXT:    %lhs_ring = tile.alloc : !tile.ring<4, memref<64x16xbf16, #tile.space<shared>>>
// CHECK-NEXT:    %rhs_ring = tile.alloc : !tile.ring<4, memref<32x16xbf16, #tile.space<shared>>>
// CHECK-NEXT:    %m = arith.constant 256 : index
// CHECK-NEXT:    %n = arith.constant 128 : index
// CHECK-NEXT:    %k = arith.constant 64 : index
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    %c2 = arith.constant 2 : index
// CHECK-NEXT:    %c16 = arith.constant 16 : index
// CHECK-NEXT:    %c32 = arith.constant 32 : index
// CHECK-NEXT:    %c64 = arith.constant 64 : index
// CHECK-NEXT:    %block = tile.block_id
// CHECK-NEXT:    %cluster = arith.divui %block, %c2 : index
// CHECK-NEXT:    %ctas = tile.block_count
// CHECK-NEXT:    %clusters = arith.divui %ctas, %c2 : index
// CHECK-NEXT:    %end = scf.for %walked = %cluster to %c16 step %clusters iter_args(%first = %c0) -> (index) {
// CHECK-NEXT:      %pair = arith.divui %walked, %c2 : index
// CHECK-NEXT:      %in_cluster = tile.cluster_id 0
// CHECK-NEXT:      %two = arith.muli %pair, %c2 : index
// CHECK-NEXT:      %block_row = arith.addi %two, %in_cluster : index
// CHECK-NEXT:      %block_column = arith.remui %walked, %c2 : index
// CHECK-NEXT:      %row = arith.muli %block_row, %c64 : index
// CHECK-NEXT:      %column = arith.muli %block_column, %c32 : index
// CHECK-NEXT:      %last = scf.for %step = %c0 to %k step %c16 iter_args(%it = %first) -> (index) {
// CHECK-NEXT:        %lhs_slot = tile.slot %lhs_ring[%it] : !tile.ring<4, memref<64x16xbf16, #tile.space<shared>>> to memref<64x16xbf16, #tile.space<shared>>
// CHECK-NEXT:        %rhs_slot = tile.slot %rhs_ring[%it] : !tile.ring<4, memref<32x16xbf16, #tile.space<shared>>> to memref<32x16xbf16, #tile.space<shared>>
// CHECK-NEXT:        %x = tile.window %a[%row, %step] within [%m, %k] : memref<256x64xbf16, #tile.space<global>> to !tile.window<64x16xbf16>
// CHECK-NEXT:        tile.copy "lhs" <role> %x to %lhs_slot : !tile.window<64x16xbf16> to memref<64x16xbf16, #tile.space<shared>>
// CHECK-NEXT:        %in_cluster_1 = tile.cluster_id 0
// CHECK-NEXT:        %c16_1 = arith.constant 16 : index
// CHECK-NEXT:        %0 = arith.muli %in_cluster_1, %c16_1 : index
// CHECK-NEXT:        %1 = arith.addi %column, %0 : index
// CHECK-NEXT:        %b_slice = tile.window %b[%1, %step] within [%n, %k] : memref<128x64xbf16, #tile.space<global>> to !tile.window<16x16xbf16>
// CHECK-NEXT:        %c0_1 = arith.constant 0 : index
// CHECK-NEXT:        %part = tile.part %rhs_slot[%in_cluster_1, %c0_1] of [2, 1] : memref<32x16xbf16, #tile.space<shared>> to memref<16x16xbf16, strided<[16, 1], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:        tile.copy "rhs" <role> multicast [0] %b_slice to %part : !tile.window<16x16xbf16> to memref<16x16xbf16, strided<[16, 1], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:        %next = arith.addi %it, %c1 : index
// CHECK-NEXT:        scf.yield %next : index
// CHECK-NEXT:      }
// CHECK-NEXT:      scf.yield %last : index
// CHECK-NEXT:    }
// CHECK-NEXT:  }
tile.kernel @rows ["a", "b"] outputs 0 sizes {} cluster [2, 1] {
^bb0(%a: memref<256x64xbf16, #tile.space<global>>, %b: memref<128x64xbf16, #tile.space<global>>):
  %lhs_ring = tile.alloc : !tile.ring<4, memref<64x16xbf16, #tile.space<shared>>>
  %rhs_ring = tile.alloc : !tile.ring<4, memref<32x16xbf16, #tile.space<shared>>>
  %m = arith.constant 256 : index
  %n = arith.constant 128 : index
  %k = arith.constant 64 : index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c16 = arith.constant 16 : index
  %c32 = arith.constant 32 : index
  %c64 = arith.constant 64 : index
  %block = tile.block_id
  %cluster = arith.divui %block, %c2 : index
  %ctas = tile.block_count
  %clusters = arith.divui %ctas, %c2 : index
  %end = scf.for %walked = %cluster to %c16 step %clusters iter_args(%first = %c0) -> (index) {
    %pair = arith.divui %walked, %c2 : index
    %in_cluster = tile.cluster_id 0
    %two = arith.muli %pair, %c2 : index
    %block_row = arith.addi %two, %in_cluster : index
    %block_column = arith.remui %walked, %c2 : index
    %row = arith.muli %block_row, %c64 : index
    %column = arith.muli %block_column, %c32 : index
    %last = scf.for %step = %c0 to %k step %c16 iter_args(%it = %first) -> (index) {
      %lhs_slot = tile.slot %lhs_ring[%it] : !tile.ring<4, memref<64x16xbf16, #tile.space<shared>>> to memref<64x16xbf16, #tile.space<shared>>
      %rhs_slot = tile.slot %rhs_ring[%it] : !tile.ring<4, memref<32x16xbf16, #tile.space<shared>>> to memref<32x16xbf16, #tile.space<shared>>
      %x = tile.window %a[%row, %step] within [%m, %k] : memref<256x64xbf16, #tile.space<global>> to !tile.window<64x16xbf16>
      %y = tile.window %b[%column, %step] within [%n, %k] : memref<128x64xbf16, #tile.space<global>> to !tile.window<32x16xbf16>
      tile.copy "lhs" <role> %x to %lhs_slot : !tile.window<64x16xbf16> to memref<64x16xbf16, #tile.space<shared>>
      tile.copy "rhs" <role> %y to %rhs_slot : !tile.window<32x16xbf16> to memref<32x16xbf16, #tile.space<shared>>
      %next = arith.addi %it, %c1 : index
      scf.yield %next : index
    }
    scf.yield %last : index
  }
}

// In a cluster of 2x4 both operands are shared, each along the dimension it does not vary along:
// the left one by the four CTAs of a row, the right one, sliced along K, by the two of a column.
// CHECK-LABEL: tile.kernel @both ["a", "b"] outputs 0 sizes {} cluster [2, 4] {
// CHECK:         %block_row = tile.cluster_id 0
// CHECK-NEXT:    %block_column = tile.cluster_id 1
// CHECK-NEXT:    %row = arith.muli %block_row, %c64 : index
// CHECK-NEXT:    %column = arith.muli %block_column, %c32 : index
// CHECK-NEXT:    scf.for %step = %c0 to %k step %c16 {
// CHECK-NEXT:      %lhs_slot = tile.slot %lhs_ring[%step] : !tile.ring<4, memref<64x16xbf16, #tile.space<shared>>> to memref<64x16xbf16, #tile.space<shared>>
// CHECK-NEXT:      %rhs_slot = tile.slot %rhs_ring[%step] : !tile.ring<4, memref<16x32xbf16, #tile.space<shared>>> to memref<16x32xbf16, #tile.space<shared>>
// CHECK-NEXT:      %in_cluster = tile.cluster_id 1
// CHECK-NEXT:      %c16_1 = arith.constant 16 : index
// CHECK-NEXT:      %0 = arith.muli %in_cluster, %c16_1 : index
// CHECK-NEXT:      %1 = arith.addi %row, %0 : index
// CHECK-NEXT:      %a_slice = tile.window %a[%1, %step] within [%m, %k] : memref<256x64xbf16, #tile.space<global>> to !tile.window<16x16xbf16>
// CHECK-NEXT:      %c0_1 = arith.constant 0 : index
// CHECK-NEXT:      %part = tile.part %lhs_slot[%in_cluster, %c0_1] of [4, 1] : memref<64x16xbf16, #tile.space<shared>> to memref<16x16xbf16, strided<[16, 1], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:      tile.copy "lhs" <role> multicast [1] %a_slice to %part : !tile.window<16x16xbf16> to memref<16x16xbf16, strided<[16, 1], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:      %in_cluster_1 = tile.cluster_id 0
// CHECK-NEXT:      %c8 = arith.constant 8 : index
// CHECK-NEXT:      %2 = arith.muli %in_cluster_1, %c8 : index
// CHECK-NEXT:      %3 = arith.addi %step, %2 : index
// CHECK-NEXT:      %b_slice = tile.window %b[%3, %column] within [%k, %n] : memref<64x128xbf16, #tile.space<global>> to !tile.window<8x32xbf16>
// CHECK-NEXT:      %c0_2 = arith.constant 0 : index
// CHECK-NEXT:      %part_1 = tile.part %rhs_slot[%in_cluster_1, %c0_2] of [2, 1] : memref<16x32xbf16, #tile.space<shared>> to memref<8x32xbf16, strided<[32, 1], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:      tile.copy "rhs" <role> multicast [0] %b_slice to %part_1 : !tile.window<8x32xbf16> to memref<8x32xbf16, strided<[32, 1], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:    }
tile.kernel @both ["a", "b"] outputs 0 sizes {} cluster [2, 4] {
^bb0(%a: memref<256x64xbf16, #tile.space<global>>, %b: memref<64x128xbf16, #tile.space<global>>):
  %lhs_ring = tile.alloc : !tile.ring<4, memref<64x16xbf16, #tile.space<shared>>>
  %rhs_ring = tile.alloc : !tile.ring<4, memref<16x32xbf16, #tile.space<shared>>>
  %m = arith.constant 256 : index
  %n = arith.constant 128 : index
  %k = arith.constant 64 : index
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %c32 = arith.constant 32 : index
  %c64 = arith.constant 64 : index
  %block_row = tile.cluster_id 0
  %block_column = tile.cluster_id 1
  %row = arith.muli %block_row, %c64 : index
  %column = arith.muli %block_column, %c32 : index
  scf.for %step = %c0 to %k step %c16 {
    %lhs_slot = tile.slot %lhs_ring[%step] : !tile.ring<4, memref<64x16xbf16, #tile.space<shared>>> to memref<64x16xbf16, #tile.space<shared>>
    %rhs_slot = tile.slot %rhs_ring[%step] : !tile.ring<4, memref<16x32xbf16, #tile.space<shared>>> to memref<16x32xbf16, #tile.space<shared>>
    %x = tile.window %a[%row, %step] within [%m, %k] : memref<256x64xbf16, #tile.space<global>> to !tile.window<64x16xbf16>
    tile.copy "lhs" <role> %x to %lhs_slot : !tile.window<64x16xbf16> to memref<64x16xbf16, #tile.space<shared>>
    %y = tile.window %b[%step, %column] within [%k, %n] : memref<64x128xbf16, #tile.space<global>> to !tile.window<16x32xbf16>
    tile.copy "rhs" <role> %y to %rhs_slot : !tile.window<16x32xbf16> to memref<16x32xbf16, #tile.space<shared>>
  }
}

// FOREIGN: copies that vary in other ways than by a block's row: a row from a loop that starts at
// the CTA's place, from a loop's result, from a branch on the place; a copy in such a branch, and
// one in a loop of as many turns. Only the last copy is shared; its window, which another op uses
// too, stays.
// CHECK-LABEL: tile.kernel @elsewhere
// CHECK:         %odd = arith.cmpi eq, %place, %c0 : index
// CHECK-NEXT:    scf.for %step = %place to %c64 step %c64 {
// CHECK:           %w = tile.window %a[%c0, %step] within [%c256, %c64] : memref<256x64xbf16, #tile.space<global>> to !tile.window<64x16xbf16>
// CHECK-NEXT:      tile.copy "counter" <role> %w to %slot : !tile.window<64x16xbf16> to memref<64x16xbf16, #tile.space<shared>>
// CHECK-NEXT:    }
// CHECK-NEXT:    %last = scf.for %step_1 = %c0 to %c64 step %c64 iter_args(%x = %c0) -> (index) {
// CHECK:           scf.yield %moved : index
// CHECK-NEXT:    }
// CHECK-NEXT:    %chosen = scf.if %odd -> (index) {
// CHECK-NEXT:      scf.yield %c0 : index
// CHECK-NEXT:    } else {
// CHECK-NEXT:      scf.yield %c64 : index
// CHECK-NEXT:    }
// CHECK:         %by_result = tile.window %a[%last, %c0] within [%c256, %c64] : memref<256x64xbf16, #tile.space<global>> to !tile.window<64x16xbf16>
// CHECK-NEXT:    tile.copy "result" <role> %by_result to %slot_1 : !tile.window<64x16xbf16> to memref<64x16xbf16, #tile.space<shared>>
// CHECK-NEXT:    %by_branch = tile.window %a[%chosen, %c0] within [%c256, %c64] : memref<256x64xbf16, #tile.space<global>> to !tile.window<64x16xbf16>
// CHECK-NEXT:    tile.copy "branch" <role> %by_branch to %slot_1 : !tile.window<64x16xbf16> to memref<64x16xbf16, #tile.space<shared>>
// CHECK-NEXT:    %same = tile.window %a[%c64, %c0] within [%c256, %c64] : memref<256x64xbf16, #tile.space<global>> to !tile.window<64x16xbf16>
// CHECK-NEXT:    scf.if %odd {
// CHECK-NEXT:      tile.copy "inside" <role> %same to %slot_1 : !tile.window<64x16xbf16> to memref<64x16xbf16, #tile.space<shared>>
// CHECK-NEXT:    }
// CHECK-NEXT:    scf.for %step_2 = %c0 to %last step %c64 {
// CHECK-NEXT:      tile.copy "turns" <role> %same to %slot_1 : !tile.window<64x16xbf16> to memref<64x16xbf16, #tile.space<shared>>
// CHECK-NEXT:    }
// CHECK:         %a_slice = tile.window %a[%1, %c0] within [%c256, %c64] : memref<256x64xbf16, #tile.space<global>> to !tile.window<32x16xbf16>
// CHECK:         tile.copy "shared" <role> multicast [1] %a_slice to %part : !tile.window<32x16xbf16> to memref<32x16xbf16, strided<[16, 1], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:  }
tile.kernel @elsewhere ["a"] outputs 0 sizes {} cluster [1, 2] {
^bb0(%a: memref<256x64xbf16, #tile.space<global>>):
  %ring = tile.alloc : !tile.ring<4, memref<64x16xbf16, #tile.space<shared>>>
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %c256 = arith.constant 256 : index
  %place = tile.cluster_id 1
  %odd = arith.cmpi eq, %place, %c0 : index
  scf.for %step = %place to %c64 step %c64 {
    %slot = tile.slot %ring[%c0] : !tile.ring<4, memref<64x16xbf16, #tile.space<shared>>> to memref<64x16xbf16, #tile.space<shared>>
    %w = tile.window %a[%c0, %step] within [%c256, %c64] : memref<256x64xbf16, #tile.space<global>> to !tile.window<64x16xbf16>
    tile.copy "counter" <role> %w to %slot : !tile.window<64x16xbf16> to memref<64x16xbf16, #tile.space<shared>>
  }
  %last = scf.for %step = %c0 to %c64 step %c64 iter_args(%x = %c0) -> (index) {
    %moved = arith.addi %x, %place : index
    scf.yield %moved : index
  }
  %chosen = scf.if %odd -> (index) {
    scf.yield %c0 : index
  } else {
    scf.yield %c64 : index
  }
  %slot = tile.slot %ring[%c0] : !tile.ring<4, memref<64x16xbf16, #tile.space<shared>>> to memref<64x16xbf16, #tile.space<shared>>
  %by_result = tile.window %a[%last, %c0] within [%c256, %c64] : memref<256x64xbf16, #tile.space<global>> to !tile.window<64x16xbf16>
  tile.copy "result" <role> %by_result to %slot : !tile.window<64x16xbf16> to memref<64x16xbf16, #tile.space<shared>>
  %by_branch = tile.window %a[%chosen, %c0] within [%c256, %c64] : memref<256x64xbf16, #tile.space<global>> to !tile.window<64x16xbf16>
  tile.copy "branch" <role> %by_branch to %slot : !tile.window<64x16xbf16> to memref<64x16xbf16, #tile.space<shared>>
  %same = tile.window %a[%c64, %c0] within [%c256, %c64] : memref<256x64xbf16, #tile.space<global>> to !tile.window<64x16xbf16>
  scf.if %odd {
    tile.copy "inside" <role> %same to %slot : !tile.window<64x16xbf16> to memref<64x16xbf16, #tile.space<shared>>
  }
  scf.for %step = %c0 to %last step %c64 {
    tile.copy "turns" <role> %same to %slot : !tile.window<64x16xbf16> to memref<64x16xbf16, #tile.space<shared>>
  }
  tile.copy "shared" <role> %same to %slot : !tile.window<64x16xbf16> to memref<64x16xbf16, #tile.space<shared>>
}

// FOREIGN: copies that a role has already, in a nest whose carried counter varies but whose
// bounds do not; a copy that is multicast already stays as it is.
// CHECK-LABEL: tile.kernel @roles
// CHECK:         tile.role "producer" warpgroups 1 warps 1 {
// CHECK-NEXT:      %place = tile.cluster_id 0
// CHECK-NEXT:      %last = scf.for %step = %c0 to %c64 step %c64 iter_args(%it = %place) -> (index) {
// CHECK-NEXT:        %slot = tile.slot %ring[%step] : !tile.ring<4, memref<64x16xbf16, #tile.space<shared>>> to memref<64x16xbf16, #tile.space<shared>>
// CHECK-NEXT:        %in_cluster = tile.cluster_id 0
// CHECK-NEXT:        %c32 = arith.constant 32 : index
// CHECK-NEXT:        %0 = arith.muli %in_cluster, %c32 : index
// CHECK-NEXT:        %1 = arith.addi %c0, %0 : index
// CHECK-NEXT:        %a_slice = tile.window %a[%1, %step] within [%c64, %c64] : memref<256x64xbf16, #tile.space<global>> to !tile.window<32x16xbf16>
// CHECK-NEXT:        %c0_1 = arith.constant 0 : index
// CHECK-NEXT:        %part = tile.part %slot[%in_cluster, %c0_1] of [2, 1] : memref<64x16xbf16, #tile.space<shared>> to memref<32x16xbf16, strided<[16, 1], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:        tile.copy "lhs" <role> multicast [0] %a_slice to %part : !tile.window<32x16xbf16> to memref<32x16xbf16, strided<[16, 1], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:        %y = tile.window %b[%step, %it] within [%c64, %c64] : memref<128x64xbf16, #tile.space<global>> to !tile.window<32x16xbf16>
// CHECK-NEXT:        tile.copy "other" <role> multicast [0] %y to %half : !tile.window<32x16xbf16> to memref<32x16xbf16, #tile.space<shared>>
tile.kernel @roles ["a", "b"] outputs 0 sizes {} cluster [2, 1] {
^bb0(%a: memref<256x64xbf16, #tile.space<global>>, %b: memref<128x64xbf16, #tile.space<global>>):
  %ring = tile.alloc : !tile.ring<4, memref<64x16xbf16, #tile.space<shared>>>
  %half = tile.alloc : memref<32x16xbf16, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  tile.role "producer" warpgroups 1 warps 1 {
    %place = tile.cluster_id 0
    %last = scf.for %step = %c0 to %c64 step %c64 iter_args(%it = %place) -> (index) {
      %slot = tile.slot %ring[%step] : !tile.ring<4, memref<64x16xbf16, #tile.space<shared>>> to memref<64x16xbf16, #tile.space<shared>>
      %x = tile.window %a[%c0, %step] within [%c64, %c64] : memref<256x64xbf16, #tile.space<global>> to !tile.window<64x16xbf16>
      tile.copy "lhs" <role> %x to %slot : !tile.window<64x16xbf16> to memref<64x16xbf16, #tile.space<shared>>
      %y = tile.window %b[%step, %it] within [%c64, %c64] : memref<128x64xbf16, #tile.space<global>> to !tile.window<32x16xbf16>
      tile.copy "other" <role> multicast [0] %y to %half : !tile.window<32x16xbf16> to memref<32x16xbf16, #tile.space<shared>>
      scf.yield %it : index
    }
  }
}
