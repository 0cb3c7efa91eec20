// RUN: gemmc %s --pipeline 'overlap-epilogue' --emit mlir | filecheck %s

!acc = !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
!short = !tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
!half = !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
!operand = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!buffer = memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
!matrix = memref<512x512xbf16, #tile.space<global>>
!map = !tma.map<64x16xbf16, swizzle 32>

// A tile is stored in two pieces behind the products of the next tile's first two steps, before
// they are waited for; those stand before the loop over K. The last tile is stored at the end.
// CHECK-LABEL: tile.kernel @steps ["c"] outputs 1 sizes {} threads 128 {
// CHECK-NEXT:    ^bb0(%c: memref<512x512xbf16, #tile.space<global>>):
// CHECK-NEXT:      %map = tma.descriptor %c : memref<512x512xbf16, #tile.space<global>> to !tma.map<64x16xbf16, swizzle 32>
// CHECK-NEXT:      %operand = tile.alloc : memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
// CHECK-NEXT:      %buffer = tile.alloc : memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
// CHECK-NEXT:      %c0 = arith.constant 0 : index
// CHECK-NEXT:      %c16 = arith.constant 16 : index
// CHECK-NEXT:      %c64 = arith.constant 64 : index
// CHECK-NEXT:      %n = arith.constant 192 : index
// CHECK-NEXT:      %tiles = arith.constant 64 : index
// CHECK-NEXT:      %block = tile.block_id
// CHECK-NEXT:      %blocks = tile.block_count
// CHECK-NEXT:      %thread = tile.id "thread" of 128
// CHECK-NEXT:      %mine = tile.shift %buffer[%thread, %c0] : memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>> to memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
// CHECK-NEXT:      %d = wgmma.make_descriptor %operand leading 0 stride 1024 : memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
// CHECK-NEXT:      %none = tile.undef : !tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
// CHECK-NEXT:      %c0_1 = arith.constant 0 : index
// CHECK-NEXT:      %c0_2 = arith.constant 0 : index
// CHECK-NEXT:      %c0_3 = arith.constant 0 : index
// CHECK-NEXT:      %0, %1, %2, %3 = scf.for %tile = %block to %tiles step %blocks iter_args(%held_r = %none, %held_column = %c0_1, %held_row = %c0_2, %holds = %c0_3) -> (!tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>, index, index, index) {
// CHECK-NEXT:        %row = arith.muli %tile, %c64 : index
// CHECK-NEXT:        %column = arith.muli %tile, %c16 : index
// CHECK-NEXT:        %undef = tile.undef : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
// CHECK-NEXT:        %c0_4 = arith.constant 0 : index
// CHECK-NEXT:        %later = arith.cmpi ne, %c0_4, %c0 : index
// CHECK-NEXT:        %f = wgmma.fence %undef : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
// CHECK-NEXT:        %p = wgmma.mma_async [64, 32, 16] bf16 %d "k", %d "k", %f from 0 accumulate %later : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
// CHECK-NEXT:        wgmma.commit_group
// CHECK-NEXT:        %c0_5 = arith.constant 0 : index
// CHECK-NEXT:        %due = arith.cmpi ne, %holds, %c0_5 : index
// CHECK-NEXT:        scf.if %due {
// CHECK-NEXT:          %h0 = tile.extract %held_r from 0 : !tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
// CHECK-NEXT:          tile.elect each <warpgroup> {
// CHECK-NEXT:            tma.wait_group 0
// CHECK-NEXT:          }
// CHECK-NEXT:          barrier.sync 1 threads 128
// CHECK-NEXT:          tile.store "out" <thread> atom <stmatrix> %h0 to %mine : !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
// CHECK-NEXT:          barrier.fence_proxy
// CHECK-NEXT:          barrier.sync 1 threads 128
// CHECK-NEXT:          %column0 = arith.addi %held_column, %c0 : index
// CHECK-NEXT:          tile.elect each <warpgroup> {
// CHECK-NEXT:            tma.store %buffer to %map[%held_row, %column0] : memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>> to !tma.map<64x16xbf16, swizzle 32>
// CHECK-NEXT:            tma.commit_group
// CHECK-NEXT:          }
// CHECK-NEXT:        }
// CHECK-NEXT:        %w = wgmma.wait_group 0 %p : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
// CHECK-NEXT:        %c64_1 = arith.constant 64 : index
// CHECK-NEXT:        %later_1 = arith.cmpi ne, %c64_1, %c0 : index
// CHECK-NEXT:        %f_1 = wgmma.fence %w : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
// CHECK-NEXT:        %p_1 = wgmma.mma_async [64, 32, 16] bf16 %d "k", %d "k", %f_1 from 0 accumulate %later_1 : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
// CHECK-NEXT:        wgmma.commit_group
// CHECK-NEXT:        %c0_6 = arith.constant 0 : index
// CHECK-NEXT:        %due_1 = arith.cmpi ne, %holds, %c0_6 : index
// CHECK-NEXT:        scf.if %due_1 {
// CHECK-NEXT:          %h1 = tile.extract %held_r from 16 : !tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
// CHECK-NEXT:          tile.elect each <warpgroup> {
// CHECK-NEXT:            tma.wait_group 0
// CHECK-NEXT:          }
// CHECK-NEXT:          barrier.sync 1 threads 128
// CHECK-NEXT:          tile.store "out" <thread> atom <stmatrix> %h1 to %mine : !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
// CHECK-NEXT:          barrier.fence_proxy
// CHECK-NEXT:          barrier.sync 1 threads 128
// CHECK-NEXT:          %column1 = arith.addi %held_column, %c16 : index
// CHECK-NEXT:          tile.elect each <warpgroup> {
// CHECK-NEXT:            tma.store %buffer to %map[%held_row, %column1] : memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>> to !tma.map<64x16xbf16, swizzle 32>
// CHECK-NEXT:            tma.commit_group
// CHECK-NEXT:          }
// CHECK-NEXT:        }
// CHECK-NEXT:        %w_1 = wgmma.wait_group 0 %p_1 : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
// CHECK-NEXT:        %c128 = arith.constant 128 : index
// CHECK-NEXT:        %total = scf.for %k = %c128 to %n step %c64 iter_args(%acc = %w_1) -> (!tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>) {
// CHECK-NEXT:          %later_2 = arith.cmpi ne, %k, %c0 : index
// CHECK-NEXT:          %f_2 = wgmma.fence %acc : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
// CHECK-NEXT:          %p_2 = wgmma.mma_async [64, 32, 16] bf16 %d "k", %d "k", %f_2 from 0 accumulate %later_2 : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
// CHECK-NEXT:          wgmma.commit_group
// CHECK-NEXT:          %w_2 = wgmma.wait_group 0 %p_2 : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
// CHECK-NEXT:          scf.yield %w_2 : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
// CHECK-NEXT:        }
// CHECK-NEXT:        %r = tile.map %total : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> {
// CHECK-NEXT:        ^bb0(%x: f32):
// CHECK-NEXT:          %y = arith.truncf %x : f32 to bf16
// CHECK-NEXT:          tile.yield %y : bf16
// CHECK-NEXT:        }
// CHECK-NEXT:        %c1 = arith.constant 1 : index
// CHECK-NEXT:        scf.yield %r, %column, %row, %c1 : !tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>, index, index, index
// CHECK-NEXT:      }
// CHECK-NEXT:      %c0_7 = arith.constant 0 : index
// CHECK-NEXT:      %due_2 = arith.cmpi ne, %3, %c0_7 : index
// CHECK-NEXT:      scf.if %due_2 {
// CHECK-NEXT:        %h0_1 = tile.extract %0 from 0 : !tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
// CHECK-NEXT:        tile.elect each <warpgroup> {
// CHECK-NEXT:          tma.wait_group 0
// CHECK-NEXT:        }
// CHECK-NEXT:        barrier.sync 1 threads 128
// CHECK-NEXT:        tile.store "out" <thread> atom <stmatrix> %h0_1 to %mine : !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
// CHECK-NEXT:        barrier.fence_proxy
// CHECK-NEXT:        barrier.sync 1 threads 128
// CHECK-NEXT:        %column0_1 = arith.addi %1, %c0 : index
// CHECK-NEXT:        tile.elect each <warpgroup> {
// CHECK-NEXT:          tma.store %buffer to %map[%2, %column0_1] : memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>> to !tma.map<64x16xbf16, swizzle 32>
// CHECK-NEXT:          tma.commit_group
// CHECK-NEXT:        }
// CHECK-NEXT:        %h1_1 = tile.extract %0 from 16 : !tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
// CHECK-NEXT:        tile.elect each <warpgroup> {
// CHECK-NEXT:          tma.wait_group 0
// CHECK-NEXT:        }
// CHECK-NEXT:        barrier.sync 1 threads 128
// CHECK-NEXT:        tile.store "out" <thread> atom <stmatrix> %h1_1 to %mine : !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
// CHECK-NEXT:        barrier.fence_proxy
// CHECK-NEXT:        barrier.sync 1 threads 128
// CHECK-NEXT:        %column1_1 = arith.addi %1, %c16 : index
// CHECK-NEXT:        tile.elect each <warpgroup> {
// CHECK-NEXT:          tma.store %buffer to %map[%2, %column1_1] : memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>> to !tma.map<64x16xbf16, swizzle 32>
// CHECK-NEXT:          tma.commit_group
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:      tile.elect each <warpgroup> {
// CHECK-NEXT:        tma.wait_group 0
// CHECK-NEXT:      }
// CHECK-NEXT:    }
tile.kernel @steps ["c"] outputs 1 sizes {} threads 128 {
^bb0(%c: !matrix):
  %map = tma.descriptor %c : !matrix to !map
  %operand = tile.alloc : !operand
  %buffer = tile.alloc : !buffer
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %n = arith.constant 192 : index
  %tiles = arith.constant 64 : index
  %block = tile.block_id
  %blocks = tile.block_count
  %thread = tile.id "thread" of 128
  %mine = tile.shift %buffer[%thread, %c0] : !buffer to !buffer
  %d = wgmma.make_descriptor %operand leading 0 stride 1024 : !operand
  scf.for %tile = %block to %tiles step %blocks {
    %row = arith.muli %tile, %c64 : index
    %column = arith.muli %tile, %c16 : index
    %undef = tile.undef : !acc
    %total = scf.for %k = %c0 to %n step %c64 iter_args(%acc = %undef) -> (!acc) {
      %later = arith.cmpi ne, %k, %c0 : index
      %f = wgmma.fence %acc : !acc to !acc
      %p = wgmma.mma_async [64, 32, 16] bf16 %d "k", %d "k", %f from 0 accumulate %later : !acc to !acc
      wgmma.commit_group
      %w = wgmma.wait_group 0 %p : !acc to !acc
      scf.yield %w : !acc
    }
    tile.staged_epilogue "out" %total : !acc {
    ^bb0(%sums: !acc):
      %r = tile.map %sums : !acc to !short {
      ^bb0(%x: f32):
        %y = arith.truncf %x : f32 to bf16
        tile.yield %y : bf16
      }
      tile.yield %r : !short
    } pieces {
    ^bb0(%r0: !short):
      %h0 = tile.extract %r0 from 0 : !short to !half
      tile.elect each <warpgroup> {
        tma.wait_group 0
      }
      barrier.sync 1 threads 128
      tile.store "out" <thread> atom <stmatrix> %h0 to %mine : !half to !buffer
      barrier.fence_proxy
      barrier.sync 1 threads 128
      %column0 = arith.addi %column, %c0 : index
      tile.elect each <warpgroup> {
        tma.store %buffer to %map[%row, %column0] : !buffer to !map
        tma.commit_group
      }
    } {
    ^bb0(%r1: !short):
      %h1 = tile.extract %r1 from 16 : !short to !half
      tile.elect each <warpgroup> {
        tma.wait_group 0
      }
      barrier.sync 1 threads 128
      tile.store "out" <thread> atom <stmatrix> %h1 to %mine : !half to !buffer
      barrier.fence_proxy
      barrier.sync 1 threads 128
      %column1 = arith.addi %column, %c16 : index
      tile.elect each <warpgroup> {
        tma.store %buffer to %map[%row, %column1] : !buffer to !map
        tma.commit_group
      }
    }
  }
  tile.elect each <warpgroup> {
    tma.wait_group 0
  }
}

// One step of K has both pieces, and no loop is left.
// CHECK-LABEL: tile.kernel @short ["c"] outputs 1 sizes {} threads 128 {
// CHECK-NEXT:    ^bb0(%c: memref<512x512xbf16, #tile.space<global>>):
// CHECK-NEXT:      %map = tma.descriptor %c : memref<512x512xbf16, #tile.space<global>> to !tma.map<64x16xbf16, swizzle 32>
// CHECK-NEXT:      %operand = tile.alloc : memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
// CHECK-NEXT:      %buffer = tile.alloc : memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
// CHECK-NEXT:      %c0 = arith.constant 0 : index
// CHECK-NEXT:      %c16 = arith.constant 16 : index
// CHECK-NEXT:      %c64 = arith.constant 64 : index
// CHECK-NEXT:      %n = arith.constant 64 : index
// CHECK-NEXT:      %tiles = arith.constant 64 : index
// CHECK-NEXT:      %block = tile.block_id
// CHECK-NEXT:      %blocks = tile.block_count
// CHECK-NEXT:      %thread = tile.id "thread" of 128
// CHECK-NEXT:      %mine = tile.shift %buffer[%thread, %c0] : memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>> to memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
// CHECK-NEXT:      %d = wgmma.make_descriptor %operand leading 0 stride 1024 : memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
// CHECK-NEXT:      %none = tile.undef : !tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
// CHECK-NEXT:      %c0_1 = arith.constant 0 : index
// CHECK-NEXT:      %c0_2 = arith.constant 0 : index
// CHECK-NEXT:      %c0_3 = arith.constant 0 : index
// CHECK-NEXT:      %0, %1, %2, %3 = scf.for %tile = %block to %tiles step %blocks iter_args(%held_r = %none, %held_column = %c0_1, %held_row = %c0_2, %holds = %c0_3) -> (!tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>, index, index, index) {
// CHECK-NEXT:        %row = arith.muli %tile, %c64 : index
// CHECK-NEXT:        %column = arith.muli %tile, %c16 : index
// CHECK-NEXT:        %undef = tile.undef : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
// CHECK-NEXT:        %c0_4 = arith.constant 0 : index
// CHECK-NEXT:        %later = arith.cmpi ne, %c0_4, %c0 : index
// CHECK-NEXT:        %f = wgmma.fence %undef : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
// CHECK-NEXT:        %p = wgmma.mma_async [64, 32, 16] bf16 %d "k", %d "k", %f from 0 accumulate %later : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
// CHECK-NEXT:        wgmma.commit_group
// CHECK-NEXT:        %c0_5 = arith.constant 0 : index
// CHECK-NEXT:        %due = arith.cmpi ne, %holds, %c0_5 : index
// CHECK-NEXT:        scf.if %due {
// CHECK-NEXT:          %h0 = tile.extract %held_r from 0 : !tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
// CHECK-NEXT:          tile.elect each <warpgroup> {
// CHECK-NEXT:            tma.wait_group 0
// CHECK-NEXT:          }
// CHECK-NEXT:          barrier.sync 1 threads 128
// CHECK-NEXT:          tile.store "out" <thread> atom <stmatrix> %h0 to %mine : !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
// CHECK-NEXT:          barrier.fence_proxy
// CHECK-NEXT:          barrier.sync 1 threads 128
// CHECK-NEXT:          %column0 = arith.addi %held_column, %c0 : index
// CHECK-NEXT:          tile.elect each <warpgroup> {
// CHECK-NEXT:            tma.store %buffer to %map[%held_row, %column0] : memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>> to !tma.map<64x16xbf16, swizzle 32>
// CHECK-NEXT:            tma.commit_group
// CHECK-NEXT:          }
// CHECK-NEXT:          %h1 = tile.extract %held_r from 16 : !tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
// CHECK-NEXT:          tile.elect each <warpgroup> {
// CHECK-NEXT:            tma.wait_group 0
// CHECK-NEXT:          }
// CHECK-NEXT:          barrier.sync 1 threads 128
// CHECK-NEXT:          tile.store "out" <thread> atom <stmatrix> %h1 to %mine : !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
// CHECK-NEXT:          barrier.fence_proxy
// CHECK-NEXT:          barrier.sync 1 threads 128
// CHECK-NEXT:          %column1 = arith.addi %held_column, %c16 : index
// CHECK-NEXT:          tile.elect each <warpgroup> {
// CHECK-NEXT:            tma.store %buffer to %map[%held_row, %column1] : memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>> to !tma.map<64x16xbf16, swizzle 32>
// CHECK-NEXT:            tma.commit_group
// CHECK-NEXT:          }
// CHECK-NEXT:        }
// CHECK-NEXT:        %w = wgmma.wait_group 0 %p : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
// CHECK-NEXT:        %r = tile.map %w : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> {
// CHECK-NEXT:        ^bb0(%x: f32):
// CHECK-NEXT:          %y = arith.truncf %x : f32 to bf16
// CHECK-NEXT:          tile.yield %y : bf16
// CHECK-NEXT:        }
// CHECK-NEXT:        %c1 = arith.constant 1 : index
// CHECK-NEXT:        scf.yield %r, %column, %row, %c1 : !tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>, index, index, index
// CHECK-NEXT:      }
// CHECK-NEXT:      %c0_6 = arith.constant 0 : index
// CHECK-NEXT:      %due_1 = arith.cmpi ne, %3, %c0_6 : index
// CHECK-NEXT:      scf.if %due_1 {
// CHECK-NEXT:        %h0_1 = tile.extract %0 from 0 : !tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
// CHECK-NEXT:        tile.elect each <warpgroup> {
// CHECK-NEXT:          tma.wait_group 0
// CHECK-NEXT:        }
// CHECK-NEXT:        barrier.sync 1 threads 128
// CHECK-NEXT:        tile.store "out" <thread> atom <stmatrix> %h0_1 to %mine : !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
// CHECK-NEXT:        barrier.fence_proxy
// CHECK-NEXT:        barrier.sync 1 threads 128
// CHECK-NEXT:        %column0_1 = arith.addi %1, %c0 : index
// CHECK-NEXT:        tile.elect each <warpgroup> {
// CHECK-NEXT:          tma.store %buffer to %map[%2, %column0_1] : memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>> to !tma.map<64x16xbf16, swizzle 32>
// CHECK-NEXT:          tma.commit_group
// CHECK-NEXT:        }
// CHECK-NEXT:        %h1_1 = tile.extract %0 from 16 : !tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
// CHECK-NEXT:        tile.elect each <warpgroup> {
// CHECK-NEXT:          tma.wait_group 0
// CHECK-NEXT:        }
// CHECK-NEXT:        barrier.sync 1 threads 128
// CHECK-NEXT:        tile.store "out" <thread> atom <stmatrix> %h1_1 to %mine : !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
// CHECK-NEXT:        barrier.fence_proxy
// CHECK-NEXT:        barrier.sync 1 threads 128
// CHECK-NEXT:        %column1_1 = arith.addi %1, %c16 : index
// CHECK-NEXT:        tile.elect each <warpgroup> {
// CHECK-NEXT:          tma.store %buffer to %map[%2, %column1_1] : memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>> to !tma.map<64x16xbf16, swizzle 32>
// CHECK-NEXT:          tma.commit_group
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:      tile.elect each <warpgroup> {
// CHECK-NEXT:        tma.wait_group 0
// CHECK-NEXT:      }
// CHECK-NEXT:    }
tile.kernel @short ["c"] outputs 1 sizes {} threads 128 {
^bb0(%c: !matrix):
  %map = tma.descriptor %c : !matrix to !map
  %operand = tile.alloc : !operand
  %buffer = tile.alloc : !buffer
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %n = arith.constant 64 : index
  %tiles = arith.constant 64 : index
  %block = tile.block_id
  %blocks = tile.block_count
  %thread = tile.id "thread" of 128
  %mine = tile.shift %buffer[%thread, %c0] : !buffer to !buffer
  %d = wgmma.make_descriptor %operand leading 0 stride 1024 : !operand
  scf.for %tile = %block to %tiles step %blocks {
    %row = arith.muli %tile, %c64 : index
    %column = arith.muli %tile, %c16 : index
    %undef = tile.undef : !acc
    %total = scf.for %k = %c0 to %n step %c64 iter_args(%acc = %undef) -> (!acc) {
      %later = arith.cmpi ne, %k, %c0 : index
      %f = wgmma.fence %acc : !acc to !acc
      %p = wgmma.mma_async [64, 32, 16] bf16 %d "k", %d "k", %f from 0 accumulate %later : !acc to !acc
      wgmma.commit_group
      %w = wgmma.wait_group 0 %p : !acc to !acc
      scf.yield %w : !acc
    }
    tile.staged_epilogue "out" %total : !acc {
    ^bb0(%sums: !acc):
      %r = tile.map %sums : !acc to !short {
      ^bb0(%x: f32):
        %y = arith.truncf %x : f32 to bf16
        tile.yield %y : bf16
      }
      tile.yield %r : !short
    } pieces {
    ^bb0(%r0: !short):
      %h0 = tile.extract %r0 from 0 : !short to !half
      tile.elect each <warpgroup> {
        tma.wait_group 0
      }
      barrier.sync 1 threads 128
      tile.store "out" <thread> atom <stmatrix> %h0 to %mine : !half to !buffer
      barrier.fence_proxy
      barrier.sync 1 threads 128
      %column0 = arith.addi %column, %c0 : index
      tile.elect each <warpgroup> {
        tma.store %buffer to %map[%row, %column0] : !buffer to !map
        tma.commit_group
      }
    } {
    ^bb0(%r1: !short):
      %h1 = tile.extract %r1 from 16 : !short to !half
      tile.elect each <warpgroup> {
        tma.wait_group 0
      }
      barrier.sync 1 threads 128
      tile.store "out" <thread> atom <stmatrix> %h1 to %mine : !half to !buffer
      barrier.fence_proxy
      barrier.sync 1 threads 128
      %column1 = arith.addi %column, %c16 : index
      tile.elect each <warpgroup> {
        tma.store %buffer to %map[%row, %column1] : !buffer to !map
        tma.commit_group
      }
    }
  }
  tile.elect each <warpgroup> {
    tma.wait_group 0
  }
}

// A result of 32-bit elements has no registers to be held in: it stays where it is.
// CHECK-LABEL: tile.kernel @wide ["c"] outputs 1 sizes {} threads 128 {
// CHECK-NEXT:  ^bb0(%c: memref<512x512xbf16, #tile.space<global>>):
// CHECK-NEXT:    %map = tma.descriptor %c : memref<512x512xbf16, #tile.space<global>> to !tma.map<64x16xbf16, swizzle 32>
// CHECK-NEXT:    %operand = tile.alloc : memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
// CHECK-NEXT:    %buffer = tile.alloc : memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c16 = arith.constant 16 : index
// CHECK-NEXT:    %c64 = arith.constant 64 : index
// CHECK-NEXT:    %n = arith.constant 192 : index
// CHECK-NEXT:    %tiles = arith.constant 64 : index
// CHECK-NEXT:    %block = tile.block_id
// CHECK-NEXT:    %blocks = tile.block_count
// CHECK-NEXT:    %thread = tile.id "thread" of 128
// CHECK-NEXT:    %mine = tile.shift %buffer[%thread, %c0] : memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>> to memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
// CHECK-NEXT:    %d = wgmma.make_descriptor %operand leading 0 stride 1024 : memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
// CHECK-NEXT:    scf.for %tile = %block to %tiles step %blocks {
// CHECK-NEXT:      %s = tile.undef : !tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
// CHECK-NEXT:      %row = arith.muli %tile, %c64 : index
// CHECK-NEXT:      %column = arith.muli %tile, %c16 : index
// CHECK-NEXT:      %undef = tile.undef : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
// CHECK-NEXT:      %total = scf.for %k = %c0 to %n step %c64 iter_args(%acc = %undef) -> (!tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>) {
// CHECK-NEXT:        %later = arith.cmpi ne, %k, %c0 : index
// CHECK-NEXT:        %f = wgmma.fence %acc : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
// CHECK-NEXT:        %p = wgmma.mma_async [64, 32, 16] bf16 %d "k", %d "k", %f from 0 accumulate %later : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
// CHECK-NEXT:        wgmma.commit_group
// CHECK-NEXT:        %w = wgmma.wait_group 0 %p : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
// CHECK-NEXT:        scf.yield %w : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
// CHECK-NEXT:      }
// CHECK-NEXT:      tile.staged_epilogue "out" %total : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> {
// CHECK-NEXT:      ^bb0(%sums: !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>):
// CHECK-NEXT:        %r = tile.map %sums : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> {
// CHECK-NEXT:        ^bb0(%x: f32):
// CHECK-NEXT:          tile.yield %x : f32
// CHECK-NEXT:        }
// CHECK-NEXT:        tile.yield %r : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
// CHECK-NEXT:      } pieces {
// CHECK-NEXT:      ^bb0(%r0: !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>):
// CHECK-NEXT:        %h0 = tile.extract %s from 0 : !tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
// CHECK-NEXT:        tile.elect each <warpgroup> {
// CHECK-NEXT:          tma.wait_group 0
// CHECK-NEXT:        }
// CHECK-NEXT:        barrier.sync 1 threads 128
// CHECK-NEXT:        tile.store "out" <thread> atom <stmatrix> %h0 to %mine : !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
// CHECK-NEXT:        barrier.fence_proxy
// CHECK-NEXT:        barrier.sync 1 threads 128
// CHECK-NEXT:        %column0 = arith.addi %column, %c0 : index
// CHECK-NEXT:        tile.elect each <warpgroup> {
// CHECK-NEXT:          tma.store %buffer to %map[%row, %column0] : memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>> to !tma.map<64x16xbf16, swizzle 32>
// CHECK-NEXT:          tma.commit_group
// CHECK-NEXT:        }
// CHECK-NEXT:      } {
// CHECK-NEXT:      ^bb0(%r1: !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>):
// CHECK-NEXT:        %h1 = tile.extract %s from 16 : !tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
// CHECK-NEXT:        tile.elect each <warpgroup> {
// CHECK-NEXT:          tma.wait_group 0
// CHECK-NEXT:        }
// CHECK-NEXT:        barrier.sync 1 threads 128
// CHECK-NEXT:        tile.store "out" <thread> atom <stmatrix> %h1 to %mine : !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
// CHECK-NEXT:        barrier.fence_proxy
// CHECK-NEXT:        barrier.sync 1 threads 128
// CHECK-NEXT:        %column1 = arith.addi %column, %c16 : index
// CHECK-NEXT:        tile.elect each <warpgroup> {
// CHECK-NEXT:          tma.store %buffer to %map[%row, %column1] : memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>> to !tma.map<64x16xbf16, swizzle 32>
// CHECK-NEXT:          tma.commit_group
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    tile.elect each <warpgroup> {
// CHECK-NEXT:      tma.wait_group 0
// CHECK-NEXT:    }
// CHECK-NEXT:  }
tile.kernel @wide ["c"] outputs 1 sizes {} threads 128 {
^bb0(%c: !matrix):
  %map = tma.descriptor %c : !matrix to !map
  %operand = tile.alloc : !operand
  %buffer = tile.alloc : !buffer
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %n = arith.constant 192 : index
  %tiles = arith.constant 64 : index
  %block = tile.block_id
  %blocks = tile.block_count
  %thread = tile.id "thread" of 128
  %mine = tile.shift %buffer[%thread, %c0] : !buffer to !buffer
  %d = wgmma.make_descriptor %operand leading 0 stride 1024 : !operand
  scf.for %tile = %block to %tiles step %blocks {
    %s = tile.undef : !short
    %row = arith.muli %tile, %c64 : index
    %column = arith.muli %tile, %c16 : index
    %undef = tile.undef : !acc
    %total = scf.for %k = %c0 to %n step %c64 iter_args(%acc = %undef) -> (!acc) {
      %later = arith.cmpi ne, %k, %c0 : index
      %f = wgmma.fence %acc : !acc to !acc
      %p = wgmma.mma_async [64, 32, 16] bf16 %d "k", %d "k", %f from 0 accumulate %later : !acc to !acc
      wgmma.commit_group
      %w = wgmma.wait_group 0 %p : !acc to !acc
      scf.yield %w : !acc
    }
    tile.staged_epilogue "out" %total : !acc {
    ^bb0(%sums: !acc):
      %r = tile.map %sums : !acc to !acc {
      ^bb0(%x: f32):
        tile.yield %x : f32
      }
      tile.yield %r : !acc
    } pieces {
    ^bb0(%r0: !acc):
      %h0 = tile.extract %s from 0 : !short to !half
      tile.elect each <warpgroup> {
        tma.wait_group 0
      }
      barrier.sync 1 threads 128
      tile.store "out" <thread> atom <stmatrix> %h0 to %mine : !half to !buffer
      barrier.fence_proxy
      barrier.sync 1 threads 128
      %column0 = arith.addi %column, %c0 : index
      tile.elect each <warpgroup> {
        tma.store %buffer to %map[%row, %column0] : !buffer to !map
        tma.commit_group
      }
    } {
    ^bb0(%r1: !acc):
      %h1 = tile.extract %s from 16 : !short to !half
      tile.elect each <warpgroup> {
        tma.wait_group 0
      }
      barrier.sync 1 threads 128
      tile.store "out" <thread> atom <stmatrix> %h1 to %mine : !half to !buffer
      barrier.fence_proxy
      barrier.sync 1 threads 128
      %column1 = arith.addi %column, %c16 : index
      tile.elect each <warpgroup> {
        tma.store %buffer to %map[%row, %column1] : !buffer to !map
        tma.commit_group
      }
    }
  }
  tile.elect each <warpgroup> {
    tma.wait_group 0
  }
}
