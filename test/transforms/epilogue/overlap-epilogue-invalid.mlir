// RUN: python %S/../split_refusals.py %s | filecheck %s

// -----
// No loop over tiles.
// PIPELINE: overlap-epilogue
// CHECK: overlap-epilogue-invalid.mlir:1:1: error: builtin.module: needed a loop over tiles with a loop over K and its products in it; found none; run schedule-work{persistent=true} first, and run overlap-epilogue after lower-rings
tile.kernel @straight [] outputs 0 sizes {} threads 128 {
  %c0 = arith.constant 0 : index
}

// -----
// A loop over K whose length is computed.
// PIPELINE: overlap-epilogue
// CHECK-NEXT: overlap-epilogue-invalid.mlir:34:5: error: scf.for: needed a loop over K of known length; found computed bounds
tile.kernel @computed ["c"] outputs 1 sizes {} threads 128 {
^bb0(%c: memref<512x512xbf16, #tile.space<global>>):
  %map = tma.descriptor %c : memref<512x512xbf16, #tile.space<global>> to !tma.map<64x16xbf16, swizzle 32>
  %operand = tile.alloc : memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
  %buffer = tile.alloc : memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %n = arith.constant 192 : index
  %tiles = arith.constant 64 : index
  %block = tile.block_id
  %blocks = tile.block_count
  %thread = tile.id "thread" of 128
  %mine = tile.shift %buffer[%thread, %c0] : memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>> to memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
  %d = wgmma.make_descriptor %operand leading 0 stride 1024 : memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
  scf.for %tile = %block to %tiles step %blocks {
    %row = arith.muli %tile, %c64 : index
    %column = arith.muli %tile, %c16 : index
    %undef = tile.undef : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
    %total = scf.for %k = %c0 to %block step %c64 iter_args(%acc = %undef) -> (!tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>) {
      %later = arith.cmpi ne, %k, %c0 : index
      %f = wgmma.fence %acc : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
      %p = wgmma.mma_async [64, 32, 16] bf16 %d "k", %d "k", %f from 0 accumulate %later : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
      wgmma.commit_group
      %w = wgmma.wait_group 0 %p : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
      scf.yield %w : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
    }
    tile.staged_epilogue "out" %total : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> {
    ^bb0(%sums: !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>):
      %r = tile.map %sums : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> {
      ^bb0(%x: f32):
        %y = arith.truncf %x : f32 to bf16
        tile.yield %y : bf16
      }
      tile.yield %r : !tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
    } pieces {
    ^bb0(%r0: !tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>):
      %h0 = tile.extract %r0 from 0 : !tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
      tile.elect each <warpgroup> {
        tma.wait_group 0
      }
      barrier.sync 1 threads 128
      tile.store "out" <thread> atom <stmatrix> %h0 to %mine : !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
      barrier.fence_proxy
      barrier.sync 1 threads 128
      %column0 = arith.addi %column, %c0 : index
      tile.elect each <warpgroup> {
        tma.store %buffer to %map[%row, %column0] : memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>> to !tma.map<64x16xbf16, swizzle 32>
        tma.commit_group
      }
    } {
    ^bb0(%r1: !tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>):
      %h1 = tile.extract %r1 from 16 : !tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
      tile.elect each <warpgroup> {
        tma.wait_group 0
      }
      barrier.sync 1 threads 128
      tile.store "out" <thread> atom <stmatrix> %h1 to %mine : !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
      barrier.fence_proxy
      barrier.sync 1 threads 128
      %column1 = arith.addi %column, %c16 : index
      tile.elect each <warpgroup> {
        tma.store %buffer to %map[%row, %column1] : memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>> to !tma.map<64x16xbf16, swizzle 32>
        tma.commit_group
      }
    }
  }
  tile.elect each <warpgroup> {
    tma.wait_group 0
  }
}

// -----
// FOREIGN: two waits in the loop over K.
// PIPELINE: overlap-epilogue
// CHECK-NEXT: overlap-epilogue-invalid.mlir:106:3: error: scf.for: needed one loop over K, with one wgmma.wait_group; found 1 loops with 2
tile.kernel @two_waits ["c"] outputs 1 sizes {} threads 128 {
^bb0(%c: memref<512x512xbf16, #tile.space<global>>):
  %map = tma.descriptor %c : memref<512x512xbf16, #tile.space<global>> to !tma.map<64x16xbf16, swizzle 32>
  %operand = tile.alloc : memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
  %buffer = tile.alloc : memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %n = arith.constant 192 : index
  %tiles = arith.constant 64 : index
  %block = tile.block_id
  %blocks = tile.block_count
  %thread = tile.id "thread" of 128
  %mine = tile.shift %buffer[%thread, %c0] : memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>> to memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
  %d = wgmma.make_descriptor %operand leading 0 stride 1024 : memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
  scf.for %tile = %block to %tiles step %blocks {
    %row = arith.muli %tile, %c64 : index
    %column = arith.muli %tile, %c16 : index
    %undef = tile.undef : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
    %total = scf.for %k = %c0 to %n step %c64 iter_args(%acc = %undef) -> (!tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>) {
      %later = arith.cmpi ne, %k, %c0 : index
      %f = wgmma.fence %acc : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
      %p = wgmma.mma_async [64, 32, 16] bf16 %d "k", %d "k", %f from 0 accumulate %later : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
      wgmma.commit_group
      %w = wgmma.wait_group 0 %p : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
      %v = wgmma.wait_group 0 %w : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
      scf.yield %v : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
    }
    tile.staged_epilogue "out" %total : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> {
    ^bb0(%sums: !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>):
      %r = tile.map %sums : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> {
      ^bb0(%x: f32):
        %y = arith.truncf %x : f32 to bf16
        tile.yield %y : bf16
      }
      tile.yield %r : !tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
    } pieces {
    ^bb0(%r0: !tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>):
      %h0 = tile.extract %r0 from 0 : !tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
      tile.elect each <warpgroup> {
        tma.wait_group 0
      }
      barrier.sync 1 threads 128
      tile.store "out" <thread> atom <stmatrix> %h0 to %mine : !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
      barrier.fence_proxy
      barrier.sync 1 threads 128
      %column0 = arith.addi %column, %c0 : index
      tile.elect each <warpgroup> {
        tma.store %buffer to %map[%row, %column0] : memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>> to !tma.map<64x16xbf16, swizzle 32>
        tma.commit_group
      }
    } {
    ^bb0(%r1: !tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>):
      %h1 = tile.extract %r1 from 16 : !tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
      tile.elect each <warpgroup> {
        tma.wait_group 0
      }
      barrier.sync 1 threads 128
      tile.store "out" <thread> atom <stmatrix> %h1 to %mine : !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
      barrier.fence_proxy
      barrier.sync 1 threads 128
      %column1 = arith.addi %column, %c16 : index
      tile.elect each <warpgroup> {
        tma.store %buffer to %map[%row, %column1] : memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>> to !tma.map<64x16xbf16, swizzle 32>
        tma.commit_group
      }
    }
  }
  tile.elect each <warpgroup> {
    tma.wait_group 0
  }
}

// -----
// Stored without the copy engine.
// PIPELINE: overlap-epilogue
// CHECK-NEXT: overlap-epilogue-invalid.mlir:183:3: error: scf.for: needed one tile.staged_epilogue in a loop over tiles; found 0; use stage-epilogue and assign-atoms{bulk_store=tma_store}
tile.kernel @no_groups ["c"] outputs 1 sizes {} threads 128 {
^bb0(%c: memref<512x512xbf16, #tile.space<global>>):
  %map = tma.descriptor %c : memref<512x512xbf16, #tile.space<global>> to !tma.map<64x16xbf16, swizzle 32>
  %operand = tile.alloc : memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
  %buffer = tile.alloc : memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %n = arith.constant 192 : index
  %tiles = arith.constant 64 : index
  %block = tile.block_id
  %blocks = tile.block_count
  %thread = tile.id "thread" of 128
  %mine = tile.shift %buffer[%thread, %c0] : memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>> to memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
  %d = wgmma.make_descriptor %operand leading 0 stride 1024 : memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
  scf.for %tile = %block to %tiles step %blocks {
    %row = arith.muli %tile, %c64 : index
    %column = arith.muli %tile, %c16 : index
    %undef = tile.undef : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
    %total = scf.for %k = %c0 to %n step %c64 iter_args(%acc = %undef) -> (!tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>) {
      %later = arith.cmpi ne, %k, %c0 : index
      %f = wgmma.fence %acc : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
      %p = wgmma.mma_async [64, 32, 16] bf16 %d "k", %d "k", %f from 0 accumulate %later : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
      wgmma.commit_group
      %w = wgmma.wait_group 0 %p : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
      scf.yield %w : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
    }
    %r = tile.map %total : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> {
    ^bb0(%x: f32):
      %y = arith.truncf %x : f32 to bf16
      tile.yield %y : bf16
    }
    %h0 = tile.extract %r from 0 : !tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
    tile.elect each <warpgroup> {
      tma.wait_group 0
    }
    barrier.sync 1 threads 128
    tile.store "out" <thread> atom <stmatrix> %h0 to %mine : !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
    barrier.fence_proxy
    barrier.sync 1 threads 128
    %column0 = arith.addi %column, %c0 : index
    tile.elect each <warpgroup> {
      tma.store %buffer to %map[%row, %column0] : memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>> to !tma.map<64x16xbf16, swizzle 32>
    }
    %h1 = tile.extract %r from 16 : !tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
    tile.elect each <warpgroup> {
      tma.wait_group 0
    }
    barrier.sync 1 threads 128
    tile.store "out" <thread> atom <stmatrix> %h1 to %mine : !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
    barrier.fence_proxy
    barrier.sync 1 threads 128
    %column1 = arith.addi %column, %c16 : index
    tile.elect each <warpgroup> {
      tma.store %buffer to %map[%row, %column1] : memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>> to !tma.map<64x16xbf16, swizzle 32>
    }
  }
  tile.elect each <warpgroup> {
    tma.wait_group 0
  }
}

// -----
// FOREIGN: a barrier behind the last piece.
// PIPELINE: overlap-epilogue
// CHECK-NEXT: overlap-epilogue-invalid.mlir:300:5: error: barrier.sync: needed nothing but arithmetic behind the epilogue; found barrier.sync
tile.kernel @behind ["c"] outputs 1 sizes {} threads 128 {
^bb0(%c: memref<512x512xbf16, #tile.space<global>>):
  %map = tma.descriptor %c : memref<512x512xbf16, #tile.space<global>> to !tma.map<64x16xbf16, swizzle 32>
  %operand = tile.alloc : memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
  %buffer = tile.alloc : memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %n = arith.constant 192 : index
  %tiles = arith.constant 64 : index
  %block = tile.block_id
  %blocks = tile.block_count
  %thread = tile.id "thread" of 128
  %mine = tile.shift %buffer[%thread, %c0] : memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>> to memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
  %d = wgmma.make_descriptor %operand leading 0 stride 1024 : memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
  scf.for %tile = %block to %tiles step %blocks {
    %row = arith.muli %tile, %c64 : index
    %column = arith.muli %tile, %c16 : index
    %undef = tile.undef : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
    %total = scf.for %k = %c0 to %n step %c64 iter_args(%acc = %undef) -> (!tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>) {
      %later = arith.cmpi ne, %k, %c0 : index
      %f = wgmma.fence %acc : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
      %p = wgmma.mma_async [64, 32, 16] bf16 %d "k", %d "k", %f from 0 accumulate %later : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
      wgmma.commit_group
      %w = wgmma.wait_group 0 %p : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
      scf.yield %w : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
    }
    tile.staged_epilogue "out" %total : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> {
    ^bb0(%sums: !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>):
      %r = tile.map %sums : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> {
      ^bb0(%x: f32):
        %y = arith.truncf %x : f32 to bf16
        tile.yield %y : bf16
      }
      tile.yield %r : !tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
    } pieces {
    ^bb0(%r0: !tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>):
      %h0 = tile.extract %r0 from 0 : !tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
      tile.elect each <warpgroup> {
        tma.wait_group 0
      }
      barrier.sync 1 threads 128
      tile.store "out" <thread> atom <stmatrix> %h0 to %mine : !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
      barrier.fence_proxy
      barrier.sync 1 threads 128
      %column0 = arith.addi %column, %c0 : index
      tile.elect each <warpgroup> {
        tma.store %buffer to %map[%row, %column0] : memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>> to !tma.map<64x16xbf16, swizzle 32>
        tma.commit_group
      }
    } {
    ^bb0(%r1: !tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>):
      %h1 = tile.extract %r1 from 16 : !tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
      tile.elect each <warpgroup> {
        tma.wait_group 0
      }
      barrier.sync 1 threads 128
      tile.store "out" <thread> atom <stmatrix> %h1 to %mine : !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
      barrier.fence_proxy
      barrier.sync 1 threads 128
      %column1 = arith.addi %column, %c16 : index
      tile.elect each <warpgroup> {
        tma.store %buffer to %map[%row, %column1] : memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>> to !tma.map<64x16xbf16, swizzle 32>
        tma.commit_group
      }
    }
    barrier.sync 2 threads 128
  }
  tile.elect each <warpgroup> {
    tma.wait_group 0
  }
}

// -----
// FOREIGN: an epilogue in a branch, with a barrier beside it.
// PIPELINE: overlap-epilogue
// CHECK-NEXT: overlap-epilogue-invalid.mlir:379:7: error: barrier.sync: needed nothing but arithmetic beside the epilogue of a tile that may be unfinished; found barrier.sync
tile.kernel @beside ["c"] outputs 1 sizes {} threads 128 {
^bb0(%c: memref<512x512xbf16, #tile.space<global>>):
  %map = tma.descriptor %c : memref<512x512xbf16, #tile.space<global>> to !tma.map<64x16xbf16, swizzle 32>
  %operand = tile.alloc : memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
  %buffer = tile.alloc : memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %n = arith.constant 192 : index
  %tiles = arith.constant 64 : index
  %block = tile.block_id
  %blocks = tile.block_count
  %thread = tile.id "thread" of 128
  %mine = tile.shift %buffer[%thread, %c0] : memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>> to memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
  %d = wgmma.make_descriptor %operand leading 0 stride 1024 : memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
  scf.for %tile = %block to %tiles step %blocks {
    %row = arith.muli %tile, %c64 : index
    %column = arith.muli %tile, %c16 : index
    %undef = tile.undef : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
    %total = scf.for %k = %c0 to %n step %c64 iter_args(%acc = %undef) -> (!tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>) {
      %later = arith.cmpi ne, %k, %c0 : index
      %f = wgmma.fence %acc : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
      %p = wgmma.mma_async [64, 32, 16] bf16 %d "k", %d "k", %f from 0 accumulate %later : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
      wgmma.commit_group
      %w = wgmma.wait_group 0 %p : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
      scf.yield %w : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
    }
    %done = arith.cmpi eq, %tile, %block : index
    scf.if %done {
      tile.staged_epilogue "out" %total : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> {
      ^bb0(%sums: !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>):
        %r = tile.map %sums : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> {
        ^bb0(%x: f32):
          %y = arith.truncf %x : f32 to bf16
          tile.yield %y : bf16
        }
        tile.yield %r : !tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
      } pieces {
      ^bb0(%r0: !tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>):
        %h0 = tile.extract %r0 from 0 : !tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
        tile.elect each <warpgroup> {
          tma.wait_group 0
        }
        barrier.sync 1 threads 128
        tile.store "out" <thread> atom <stmatrix> %h0 to %mine : !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
        barrier.fence_proxy
        barrier.sync 1 threads 128
        %column0 = arith.addi %column, %c0 : index
        tile.elect each <warpgroup> {
          tma.store %buffer to %map[%row, %column0] : memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>> to !tma.map<64x16xbf16, swizzle 32>
          tma.commit_group
        }
      } {
      ^bb0(%r1: !tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>):
        %h1 = tile.extract %r1 from 16 : !tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
        tile.elect each <warpgroup> {
          tma.wait_group 0
        }
        barrier.sync 1 threads 128
        tile.store "out" <thread> atom <stmatrix> %h1 to %mine : !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
        barrier.fence_proxy
        barrier.sync 1 threads 128
        %column1 = arith.addi %column, %c16 : index
        tile.elect each <warpgroup> {
          tma.store %buffer to %map[%row, %column1] : memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>> to !tma.map<64x16xbf16, swizzle 32>
          tma.commit_group
        }
      }
      barrier.sync 2 threads 128
    }
  }
  tile.elect each <warpgroup> {
    tma.wait_group 0
  }
}
