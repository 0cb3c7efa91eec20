// RUN: gemmc %s --pipeline 'overlap-epilogue' --emit mlir | filecheck %s

!acc = !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
!short = !tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
!half = !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
!operand = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!buffer = memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
!matrix = memref<512x512xbf16, #tile.space<global>>
!map = !tma.map<64x16xbf16, swizzle 32>

// Arithmetic behind the last piece, which divides, does not belong to the store: it moves before
// the products.
// CHECK:      scf.for %tile = %block to %tiles step %blocks iter_args(%number = %c0,
// CHECK-NEXT:   %row = arith.muli %tile, %c64
// CHECK-NEXT:   %column = arith.muli %tile, %c16
// CHECK-NEXT:   %undef = tile.undef
// CHECK-NEXT:   %far = arith.addi %number, %n
// CHECK-NEXT:   %next = arith.remui %far, %c64
// CHECK-NOT:    arith.remui
// CHECK:        scf.yield %next, %r, %column, %row,
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
  %end = scf.for %tile = %block to %tiles step %blocks iter_args(%number = %c0) -> (index) {
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
    %far = arith.addi %number, %n : index
    %next = arith.remui %far, %c64 : index
    scf.yield %next : index
  }
  tile.elect each <warpgroup> {
    tma.wait_group 0
  }
}
