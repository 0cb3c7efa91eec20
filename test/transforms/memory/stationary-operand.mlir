// RUN: gemmc %s --pipeline 'stationary-operand{label=lhs}' --emit mlir | filecheck %s

!buffer = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!matrix = memref<512x512xbf16, #tile.space<global>>
!window = !tile.window<64x64xbf16>
!acc = !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>

// Blocks of a row follow each other: the left operand is loaded for a CTA's first block and where the
// row is another one, and released by the last block of its row or of the walk. Both roles work out
// alike whether the next block moves, and count a fill's two steps only then.
// CHECK-LABEL: tile.kernel @rows ["a", "b"] outputs 0 sizes {} threads 256 {
// CHECK:         tile.role "producer" warpgroups 1 warps 1 registers 40 {
// CHECK-NEXT:      %c1_1 = arith.constant 1 : index
// CHECK-NEXT:      %last, %last_b, %0 = scf.for %walked = %begin to %end step %c1 iter_args(%first = %c0, %first_b = %c0, %moves = %c1_1) -> (index, index, index) {
// CHECK-NEXT:        %i = arith.divui %walked, %c8 : index
// CHECK-NEXT:        %row = arith.muli %i, %c64 : index
// CHECK-NEXT:        %j = arith.remui %walked, %c8 : index
// CHECK-NEXT:        %column = arith.muli %j, %c64 : index
// CHECK-NEXT:        %1 = arith.addi %walked, %c1 : index
// CHECK-NEXT:        %c1_2 = arith.constant 1 : index
// CHECK-NEXT:        %c0_1 = arith.constant 0 : index
// CHECK-NEXT:        %i_1 = arith.divui %walked, %c8 : index
// CHECK-NEXT:        %row_1 = arith.muli %i_1, %c64 : index
// CHECK-NEXT:        %i_2 = arith.divui %1, %c8 : index
// CHECK-NEXT:        %row_2 = arith.muli %i_2, %c64 : index
// CHECK-NEXT:        %2 = arith.cmpi ne, %row_1, %row_2 : index
// CHECK-NEXT:        %3 = arith.select %2, %c1_2, %c0_1 : index
// CHECK-NEXT:        %4 = arith.cmpi uge, %1, %end : index
// CHECK-NEXT:        %next_moves = arith.select %4, %c1_2, %3 : index
// CHECK-NEXT:        %c2 = arith.constant 2 : index
// CHECK-NEXT:        %5 = arith.muli %next_moves, %c2 : index
// CHECK-NEXT:        %6 = arith.addi %first, %5 : index
// CHECK-NEXT:        %past, %past_b = scf.for %step = %c0 to %k step %c64 iter_args(%it = %first, %it_b = %first_b) -> (index, index) {
// CHECK-NEXT:          %slot = tile.slot %rows[%it] : !tile.ring<2, memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
// CHECK-NEXT:          %slot_b = tile.slot %columns[%it_b] : !tile.ring<3, memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
// CHECK-NEXT:          %x = tile.window %a[%row, %step] within [%n, %k] : memref<512x512xbf16, #tile.space<global>> to !tile.window<64x64xbf16>
// CHECK-NEXT:          %y = tile.window %b[%column, %step] within [%n, %k] : memref<512x512xbf16, #tile.space<global>> to !tile.window<64x64xbf16>
// CHECK-NEXT:          %c0_2 = arith.constant 0 : index
// CHECK-NEXT:          %7 = arith.cmpi ne, %moves, %c0_2 : index
// CHECK-NEXT:          scf.if %7 {
// CHECK-NEXT:            barrier.wait %empty[%it offset -2] : !barrier.ring<2>
// CHECK-NEXT:            tile.elect {
// CHECK-NEXT:              barrier.expect %full[%it] bytes 8192 : !barrier.ring<2>
// CHECK-NEXT:            }
// CHECK-NEXT:            tile.copy "lhs" <role> atom <tma> %x to %slot signals %full[%it] : !barrier.ring<2> : !tile.window<64x64xbf16> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
// CHECK-NEXT:          }
// CHECK-NEXT:          barrier.wait %empty_b[%it_b offset -3] : !barrier.ring<3>
// CHECK-NEXT:          tile.elect {
// CHECK-NEXT:            barrier.expect %full_b[%it_b] bytes 8192 : !barrier.ring<3>
// CHECK-NEXT:          }
// CHECK-NEXT:          tile.copy "rhs" <role> atom <tma> %y to %slot_b signals %full_b[%it_b] : !barrier.ring<3> : !tile.window<64x64xbf16> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
// CHECK-NEXT:          %next = arith.addi %it, %c1 : index
// CHECK-NEXT:          %next_b = arith.addi %it_b, %c1 : index
// CHECK-NEXT:          scf.yield %next, %next_b : index, index
// CHECK-NEXT:        }
// CHECK-NEXT:        scf.yield %6, %past_b, %next_moves : index, index, index
// CHECK-NEXT:      }
// CHECK-NEXT:      barrier.wait %empty[%last offset -1] : !barrier.ring<2>
// CHECK-NEXT:    }
// CHECK-NEXT:    tile.role "consumer" warpgroups 1 warps 4 registers 232 {
// CHECK-NEXT:      %c1_3 = arith.constant 1 : index
// CHECK-NEXT:      %last_1, %last_b_1, %8 = scf.for %walked_1 = %begin to %end step %c1 iter_args(%first_1 = %c0, %first_b_1 = %c0, %moves_1 = %c1_3) -> (index, index, index) {
// CHECK-NEXT:        %zero = tile.zero : !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
// CHECK-NEXT:        %9 = arith.addi %walked_1, %c1 : index
// CHECK-NEXT:        %c1_4 = arith.constant 1 : index
// CHECK-NEXT:        %c0_3 = arith.constant 0 : index
// CHECK-NEXT:        %i_3 = arith.divui %walked_1, %c8 : index
// CHECK-NEXT:        %row_3 = arith.muli %i_3, %c64 : index
// CHECK-NEXT:        %i_4 = arith.divui %9, %c8 : index
// CHECK-NEXT:        %row_4 = arith.muli %i_4, %c64 : index
// CHECK-NEXT:        %10 = arith.cmpi ne, %row_3, %row_4 : index
// CHECK-NEXT:        %11 = arith.select %10, %c1_4, %c0_3 : index
// CHECK-NEXT:        %12 = arith.cmpi uge, %9, %end : index
// CHECK-NEXT:        %next_moves_1 = arith.select %12, %c1_4, %11 : index
// CHECK-NEXT:        %c2_1 = arith.constant 2 : index
// CHECK-NEXT:        %13 = arith.muli %next_moves_1, %c2_1 : index
// CHECK-NEXT:        %14 = arith.addi %first_1, %13 : index
// CHECK-NEXT:        %total, %past_1, %past_b_1 = scf.for %step_1 = %c0 to %k step %c64 iter_args(%sum = %zero, %it_1 = %first_1, %it_b_1 = %first_b_1) -> (!tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>, index, index) {
// CHECK-NEXT:          %slot_1 = tile.slot %rows[%it_1] : !tile.ring<2, memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
// CHECK-NEXT:          %slot_b_1 = tile.slot %columns[%it_b_1] : !tile.ring<3, memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
// CHECK-NEXT:          barrier.wait %full[%it_1 offset 0] : !barrier.ring<2>
// CHECK-NEXT:          barrier.wait %full_b[%it_b_1 offset 0] : !barrier.ring<3>
// CHECK-NEXT:          %p = tile.mma "main" <warpgroup> atom <wgmma 64x64x16> %slot_1 "mk", %slot_b_1 "nk", %sum : memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>, memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>, !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>> to !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
// CHECK-NEXT:          %c0_4 = arith.constant 0 : index
// CHECK-NEXT:          %15 = arith.cmpi ne, %next_moves_1, %c0_4 : index
// CHECK-NEXT:          scf.if %15 {
// CHECK-NEXT:            barrier.arrive %empty[%it_1 offset 0] by "warp" : !barrier.ring<2>
// CHECK-NEXT:          }
// CHECK-NEXT:          barrier.arrive %empty_b[%it_b_1 offset 0] by "warp" : !barrier.ring<3>
// CHECK-NEXT:          %next_1 = arith.addi %it_1, %c1 : index
// CHECK-NEXT:          %next_b_1 = arith.addi %it_b_1, %c1 : index
// CHECK-NEXT:          scf.yield %p, %next_1, %next_b_1 : !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>, index, index
// CHECK-NEXT:        }
// CHECK-NEXT:        scf.yield %14, %past_b_1, %next_moves_1 : index, index, index
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
tile.kernel @rows ["a", "b"] outputs 0 sizes {} threads 256 {
^bb0(%a: !matrix, %b: !matrix):
  %full = barrier.alloc : !barrier.ring<2>
  %empty = barrier.alloc : !barrier.ring<2>
  %full_b = barrier.alloc : !barrier.ring<3>
  %empty_b = barrier.alloc : !barrier.ring<3>
  %rows = tile.alloc : !tile.ring<2, !buffer>
  %columns = tile.alloc : !tile.ring<3, !buffer>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c64 = arith.constant 64 : index
  %n = arith.constant 512 : index
  %k = arith.constant 72 : index
  %id = tile.block_id
  %ctas = tile.block_count
  %after = arith.addi %id, %c1 : index
  %from = arith.muli %id, %c64 : index
  %begin = arith.divui %from, %ctas : index
  %to = arith.muli %after, %c64 : index
  %end = arith.divui %to, %ctas : index
  tile.role "producer" warpgroups 1 warps 1 registers 40 {
    %last, %last_b = scf.for %walked = %begin to %end step %c1 iter_args(%first = %c0, %first_b = %c0) -> (index, index) {
      %i = arith.divui %walked, %c8 : index
      %row = arith.muli %i, %c64 : index
      %j = arith.remui %walked, %c8 : index
      %column = arith.muli %j, %c64 : index
      %past, %past_b = scf.for %step = %c0 to %k step %c64 iter_args(%it = %first, %it_b = %first_b) -> (index, index) {
        %slot = tile.slot %rows[%it] : !tile.ring<2, !buffer> to !buffer
        %slot_b = tile.slot %columns[%it_b] : !tile.ring<3, !buffer> to !buffer
        %x = tile.window %a[%row, %step] within [%n, %k] : !matrix to !window
        %y = tile.window %b[%column, %step] within [%n, %k] : !matrix to !window
        barrier.wait %empty[%it offset -2] : !barrier.ring<2>
        tile.elect {
          barrier.expect %full[%it] bytes 8192 : !barrier.ring<2>
        }
        tile.copy "lhs" <role> atom <tma> %x to %slot signals %full[%it] : !barrier.ring<2> : !window to !buffer
        barrier.wait %empty_b[%it_b offset -3] : !barrier.ring<3>
        tile.elect {
          barrier.expect %full_b[%it_b] bytes 8192 : !barrier.ring<3>
        }
        tile.copy "rhs" <role> atom <tma> %y to %slot_b signals %full_b[%it_b] : !barrier.ring<3> : !window to !buffer
        %next = arith.addi %it, %c1 : index
        %next_b = arith.addi %it_b, %c1 : index
        scf.yield %next, %next_b : index, index
      }
      scf.yield %past, %past_b : index, index
    }
    barrier.wait %empty[%last offset -1] : !barrier.ring<2>
  }
  tile.role "consumer" warpgroups 1 warps 4 registers 232 {
    %last, %last_b = scf.for %walked = %begin to %end step %c1 iter_args(%first = %c0, %first_b = %c0) -> (index, index) {
      %zero = tile.zero : !acc
      %total, %past, %past_b = scf.for %step = %c0 to %k step %c64 iter_args(%sum = %zero, %it = %first, %it_b = %first_b) -> (!acc, index, index) {
        %slot = tile.slot %rows[%it] : !tile.ring<2, !buffer> to !buffer
        %slot_b = tile.slot %columns[%it_b] : !tile.ring<3, !buffer> to !buffer
        barrier.wait %full[%it offset 0] : !barrier.ring<2>
        barrier.wait %full_b[%it_b offset 0] : !barrier.ring<3>
        %p = tile.mma "main" <warpgroup> atom <wgmma 64x64x16> %slot "mk", %slot_b "nk", %sum : !buffer, !buffer, !acc to !acc
        barrier.arrive %empty[%it offset 0] by "warp" : !barrier.ring<2>
        barrier.arrive %empty_b[%it_b offset 0] by "warp" : !barrier.ring<3>
        %next = arith.addi %it, %c1 : index
        %next_b = arith.addi %it_b, %c1 : index
        scf.yield %p, %next, %next_b : !acc, index, index
      }
      scf.yield %past, %past_b : index, index
    }
  }
}

// FOREIGN: a walk in steps of the grid whose blocks are placed by one value in each dimension, through
// arithmetic in the loop over K, and clipped by a third; a ring with slots to spare that is counted
// from 1 and released twice, by a role that stands first; ops between the parts of a fill and between
// the releases.
// CHECK-LABEL: tile.kernel @places ["a"] outputs 0 sizes {} threads 256 {
// CHECK:         tile.role "consumer" warpgroups 1 warps 4 registers 232 {
// CHECK-NEXT:      %c1_1 = arith.constant 1 : index
// CHECK-NEXT:      %last, %0 = scf.for %walked = %id to %n step %ctas iter_args(%first = %c1, %moves = %c1_1) -> (index, index) {
// CHECK-NEXT:        %zero = tile.zero : !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
// CHECK-NEXT:        %1 = arith.addi %walked, %ctas : index
// CHECK-NEXT:        %c1_2 = arith.constant 1 : index
// CHECK-NEXT:        %c0_1 = arith.constant 0 : index
// CHECK-NEXT:        %two = arith.constant 2 : index
// CHECK-NEXT:        %i = arith.divui %walked, %two : index
// CHECK-NEXT:        %two_1 = arith.constant 2 : index
// CHECK-NEXT:        %i_1 = arith.divui %1, %two_1 : index
// CHECK-NEXT:        %2 = arith.cmpi ne, %i, %i_1 : index
// CHECK-NEXT:        %3 = arith.select %2, %c1_2, %c0_1 : index
// CHECK-NEXT:        %two_2 = arith.constant 2 : index
// CHECK-NEXT:        %j = arith.remui %walked, %two_2 : index
// CHECK-NEXT:        %two_3 = arith.constant 2 : index
// CHECK-NEXT:        %j_1 = arith.remui %1, %two_3 : index
// CHECK-NEXT:        %4 = arith.cmpi ne, %j, %j_1 : index
// CHECK-NEXT:        %5 = arith.select %4, %c1_2, %3 : index
// CHECK-NEXT:        %two_4 = arith.constant 2 : index
// CHECK-NEXT:        %j_2 = arith.remui %walked, %two_4 : index
// CHECK-NEXT:        %limit = arith.subi %n, %j_2 : index
// CHECK-NEXT:        %two_5 = arith.constant 2 : index
// CHECK-NEXT:        %j_3 = arith.remui %1, %two_5 : index
// CHECK-NEXT:        %limit_1 = arith.subi %n, %j_3 : index
// CHECK-NEXT:        %6 = arith.cmpi ne, %limit, %limit_1 : index
// CHECK-NEXT:        %7 = arith.select %6, %c1_2, %5 : index
// CHECK-NEXT:        %8 = arith.cmpi uge, %1, %n : index
// CHECK-NEXT:        %next_moves = arith.select %8, %c1_2, %7 : index
// CHECK-NEXT:        %c1_3 = arith.constant 1 : index
// CHECK-NEXT:        %9 = arith.muli %next_moves, %c1_3 : index
// CHECK-NEXT:        %10 = arith.addi %first, %9 : index
// CHECK-NEXT:        %total, %past = scf.for %step = %c0 to %c64 step %c64 iter_args(%sum = %zero, %it = %first) -> (!tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>, index) {
// CHECK-NEXT:          %slot = tile.slot %ring[%it] : !tile.ring<3, memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
// CHECK-NEXT:          barrier.wait %full[%it offset 0] : !barrier.ring<3>
// CHECK-NEXT:          %p = tile.mma "main" <warpgroup> atom <wgmma 64x64x16> %slot "mk", %slot "nk", %sum : memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>, memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>, !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>> to !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
// CHECK-NEXT:          %next = arith.addi %it, %c1 : index
// CHECK-NEXT:          %c0_2 = arith.constant 0 : index
// CHECK-NEXT:          %11 = arith.cmpi ne, %next_moves, %c0_2 : index
// CHECK-NEXT:          scf.if %11 {
// CHECK-NEXT:            barrier.arrive %empty[%it offset 0] by "warp" : !barrier.ring<3>
// CHECK-NEXT:            barrier.arrive %empty[%it offset 0] by "warp" at %peer : !barrier.ring<3>
// CHECK-NEXT:          }
// CHECK-NEXT:          scf.yield %p, %next : !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>, index
// CHECK-NEXT:        }
// CHECK-NEXT:        scf.yield %10, %next_moves : index, index
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    tile.role "producer" warpgroups 1 warps 1 registers 40 {
// CHECK-NEXT:      %two_6 = arith.constant 2 : index
// CHECK-NEXT:      %c1_4 = arith.constant 1 : index
// CHECK-NEXT:      %last_1, %12 = scf.for %walked_1 = %id to %n step %ctas iter_args(%first_1 = %c1, %moves_1 = %c1_4) -> (index, index) {
// CHECK-NEXT:        %i_2 = arith.divui %walked_1, %two_6 : index
// CHECK-NEXT:        %j_4 = arith.remui %walked_1, %two_6 : index
// CHECK-NEXT:        %limit_2 = arith.subi %n, %j_4 : index
// CHECK-NEXT:        %13 = arith.addi %walked_1, %ctas : index
// CHECK-NEXT:        %c1_5 = arith.constant 1 : index
// CHECK-NEXT:        %c0_3 = arith.constant 0 : index
// CHECK-NEXT:        %two_7 = arith.constant 2 : index
// CHECK-NEXT:        %i_3 = arith.divui %walked_1, %two_7 : index
// CHECK-NEXT:        %two_8 = arith.constant 2 : index
// CHECK-NEXT:        %i_4 = arith.divui %13, %two_8 : index
// CHECK-NEXT:        %14 = arith.cmpi ne, %i_3, %i_4 : index
// CHECK-NEXT:        %15 = arith.select %14, %c1_5, %c0_3 : index
// CHECK-NEXT:        %two_9 = arith.constant 2 : index
// CHECK-NEXT:        %j_5 = arith.remui %walked_1, %two_9 : index
// CHECK-NEXT:        %two_10 = arith.constant 2 : index
// CHECK-NEXT:        %j_6 = arith.remui %13, %two_10 : index
// CHECK-NEXT:        %16 = arith.cmpi ne, %j_5, %j_6 : index
// CHECK-NEXT:        %17 = arith.select %16, %c1_5, %15 : index
// CHECK-NEXT:        %two_11 = arith.constant 2 : index
// CHECK-NEXT:        %j_7 = arith.remui %walked_1, %two_11 : index
// CHECK-NEXT:        %limit_3 = arith.subi %n, %j_7 : index
// CHECK-NEXT:        %two_12 = arith.constant 2 : index
// CHECK-NEXT:        %j_8 = arith.remui %13, %two_12 : index
// CHECK-NEXT:        %limit_4 = arith.subi %n, %j_8 : index
// CHECK-NEXT:        %18 = arith.cmpi ne, %limit_3, %limit_4 : index
// CHECK-NEXT:        %19 = arith.select %18, %c1_5, %17 : index
// CHECK-NEXT:        %20 = arith.cmpi uge, %13, %n : index
// CHECK-NEXT:        %next_moves_1 = arith.select %20, %c1_5, %19 : index
// CHECK-NEXT:        %c1_6 = arith.constant 1 : index
// CHECK-NEXT:        %21 = arith.muli %next_moves_1, %c1_6 : index
// CHECK-NEXT:        %22 = arith.addi %first_1, %21 : index
// CHECK-NEXT:        %past_1 = scf.for %step_1 = %c0 to %c64 step %c64 iter_args(%it_1 = %first_1) -> (index) {
// CHECK-NEXT:          %slot_1 = tile.slot %ring[%it_1] : !tile.ring<3, memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
// CHECK-NEXT:          %row = arith.muli %i_2, %c64 : index
// CHECK-NEXT:          %column = arith.addi %j_4, %step_1 : index
// CHECK-NEXT:          %x = tile.window %a[%row, %column] within [%n, %limit_2] : memref<512x512xbf16, #tile.space<global>> to !tile.window<64x64xbf16>
// CHECK-NEXT:          %c0_4 = arith.constant 0 : index
// CHECK-NEXT:          %23 = arith.cmpi ne, %moves_1, %c0_4 : index
// CHECK-NEXT:          scf.if %23 {
// CHECK-NEXT:            barrier.wait %empty[%it_1 offset -3] : !barrier.ring<3>
// CHECK-NEXT:            tile.elect {
// CHECK-NEXT:              barrier.expect %full[%it_1] bytes 8192 : !barrier.ring<3>
// CHECK-NEXT:            }
// CHECK-NEXT:            tile.copy "lhs" <role> atom <tma> %x to %slot_1 signals %full[%it_1] : !barrier.ring<3> : !tile.window<64x64xbf16> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
// CHECK-NEXT:          }
// CHECK-NEXT:          %next_1 = arith.addi %it_1, %c1 : index
// CHECK-NEXT:          scf.yield %next_1 : index
// CHECK-NEXT:        }
// CHECK-NEXT:        scf.yield %22, %next_moves_1 : index, index
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
tile.kernel @places ["a"] outputs 0 sizes {} threads 256 {
^bb0(%a: !matrix):
  %full = barrier.alloc : !barrier.ring<3>
  %empty = barrier.alloc : !barrier.ring<3>
  %ring = tile.alloc : !tile.ring<3, !buffer>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %n = arith.constant 512 : index
  %id = tile.block_id
  %ctas = tile.block_count
  %peer = tile.cluster_id 0
  tile.role "consumer" warpgroups 1 warps 4 registers 232 {
    %last = scf.for %walked = %id to %n step %ctas iter_args(%first = %c1) -> (index) {
      %zero = tile.zero : !acc
      %total, %past = scf.for %step = %c0 to %c64 step %c64 iter_args(%sum = %zero, %it = %first) -> (!acc, index) {
        %slot = tile.slot %ring[%it] : !tile.ring<3, !buffer> to !buffer
        barrier.wait %full[%it offset 0] : !barrier.ring<3>
        %p = tile.mma "main" <warpgroup> atom <wgmma 64x64x16> %slot "mk", %slot "nk", %sum : !buffer, !buffer, !acc to !acc
        barrier.arrive %empty[%it offset 0] by "warp" : !barrier.ring<3>
        %next = arith.addi %it, %c1 : index
        barrier.arrive %empty[%it offset 0] by "warp" at %peer : !barrier.ring<3>
        scf.yield %p, %next : !acc, index
      }
      scf.yield %past : index
    }
  }
  tile.role "producer" warpgroups 1 warps 1 registers 40 {
    %two = arith.constant 2 : index
    %last = scf.for %walked = %id to %n step %ctas iter_args(%first = %c1) -> (index) {
      %i = arith.divui %walked, %two : index
      %j = arith.remui %walked, %two : index
      %limit = arith.subi %n, %j : index
      %past = scf.for %step = %c0 to %c64 step %c64 iter_args(%it = %first) -> (index) {
        %slot = tile.slot %ring[%it] : !tile.ring<3, !buffer> to !buffer
        barrier.wait %empty[%it offset -3] : !barrier.ring<3>
        %row = arith.muli %i, %c64 : index
        %column = arith.addi %j, %step : index
        %x = tile.window %a[%row, %column] within [%n, %limit] : !matrix to !window
        tile.elect {
          barrier.expect %full[%it] bytes 8192 : !barrier.ring<3>
        }
        tile.copy "lhs" <role> atom <tma> %x to %slot signals %full[%it] : !barrier.ring<3> : !window to !buffer
        %next = arith.addi %it, %c1 : index
        scf.yield %next : index
      }
      scf.yield %past : index
    }
  }
}
