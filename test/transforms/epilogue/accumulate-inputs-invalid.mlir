// RUN: python %S/../split_refusals.py %s | filecheck %s

// -----
// Nothing is staged.
// PIPELINE: accumulate-inputs
// CHECK: accumulate-inputs-invalid.mlir:7:1: error: tile.kernel: needed a tile.staged_epilogue; found none; run stage-epilogue first
tile.kernel @x [] outputs 0 sizes {} threads 128 {
  %c0 = arith.constant 0 : index
}

// -----
// Columns of no whole group.
// PIPELINE: accumulate-inputs{columns=12}
// CHECK-NEXT: <pipeline>:1:1: error: accumulate-inputs: needed a multiple of 8 columns, or 0 for those of a piece; found columns=12
!acc = !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
!half_acc = !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
!half = !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
!operand = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!buffer = memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
!matrix = memref<512x512xbf16, #tile.space<global>>
!columns = !tile.window<64x16xbf16>
!map = !tma.map<64x16xbf16, swizzle 32>
tile.kernel @x ["c", "r"] outputs 1 sizes {} threads 128 {
^bb0(%c: !matrix, %r: !matrix):
  %operand = tile.alloc : !operand
  %buffer = tile.alloc : !buffer
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %size = arith.constant 512 : index
  %n = arith.constant 192 : index
  %tiles = arith.constant 64 : index
  %block = tile.block_id
  %blocks = tile.block_count
  %thread = tile.id "thread" of 128
  %c4 = arith.constant 4 : index
  %lane = arith.divui %thread, %c4 : index
  %pair = arith.remui %thread, %c4 : index
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
      tile.yield %sums : !acc
    } pieces {
    ^bb0(%s0: !acc):
      %h0 = tile.extract %s0 from 0 : !acc to !half_acc
      %column0 = arith.addi %column, %c0 : index
      %window0 = tile.window %r[%row, %column0] within [%size, %size] : !matrix to !columns
      %seen0 = tile.shift %window0[%lane, %pair] : !columns to !columns
      %i0 = tile.load %seen0 by "mn" : !columns to !half
      %y0 = tile.map %h0 with %i0 : !half_acc with !half to !half {
      ^bb0(%x: f32, %e: bf16):
        %w = arith.extf %e : bf16 to f32
        %a = arith.addf %x, %w : f32
        %t = arith.truncf %a : f32 to bf16
        tile.yield %t : bf16
      }
      tile.store "out" <thread> atom <stmatrix> %y0 to %mine : !half to !buffer
    } {
    ^bb0(%s1: !acc):
      %h1 = tile.extract %s1 from 16 : !acc to !half_acc
      %column1 = arith.addi %column, %c16 : index
      %window1 = tile.window %r[%row, %column1] within [%size, %size] : !matrix to !columns
      %seen1 = tile.shift %window1[%lane, %pair] : !columns to !columns
      %i1 = tile.load %seen1 by "mn" : !columns to !half
      %y1 = tile.map %h1 with %i1 : !half_acc with !half to !half {
      ^bb0(%x: f32, %e: bf16):
        %w = arith.extf %e : bf16 to f32
        %a = arith.addf %x, %w : f32
        %t = arith.truncf %a : f32 to bf16
        tile.yield %t : bf16
      }
      tile.store "out" <thread> atom <stmatrix> %y1 to %mine : !half to !buffer
    }
  }
}

// -----
// Columns below zero.
// PIPELINE: accumulate-inputs{columns=-8}
// CHECK-NEXT: <pipeline>:1:1: error: accumulate-inputs: needed a multiple of 8 columns, or 0 for those of a piece; found columns=-8
!acc = !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
!half_acc = !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
!half = !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
!operand = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!buffer = memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
!matrix = memref<512x512xbf16, #tile.space<global>>
!columns = !tile.window<64x16xbf16>
!map = !tma.map<64x16xbf16, swizzle 32>
tile.kernel @x ["c", "r"] outputs 1 sizes {} threads 128 {
^bb0(%c: !matrix, %r: !matrix):
  %operand = tile.alloc : !operand
  %buffer = tile.alloc : !buffer
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %size = arith.constant 512 : index
  %n = arith.constant 192 : index
  %tiles = arith.constant 64 : index
  %block = tile.block_id
  %blocks = tile.block_count
  %thread = tile.id "thread" of 128
  %c4 = arith.constant 4 : index
  %lane = arith.divui %thread, %c4 : index
  %pair = arith.remui %thread, %c4 : index
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
      tile.yield %sums : !acc
    } pieces {
    ^bb0(%s0: !acc):
      %h0 = tile.extract %s0 from 0 : !acc to !half_acc
      %column0 = arith.addi %column, %c0 : index
      %window0 = tile.window %r[%row, %column0] within [%size, %size] : !matrix to !columns
      %seen0 = tile.shift %window0[%lane, %pair] : !columns to !columns
      %i0 = tile.load %seen0 by "mn" : !columns to !half
      %y0 = tile.map %h0 with %i0 : !half_acc with !half to !half {
      ^bb0(%x: f32, %e: bf16):
        %w = arith.extf %e : bf16 to f32
        %a = arith.addf %x, %w : f32
        %t = arith.truncf %a : f32 to bf16
        tile.yield %t : bf16
      }
      tile.store "out" <thread> atom <stmatrix> %y0 to %mine : !half to !buffer
    } {
    ^bb0(%s1: !acc):
      %h1 = tile.extract %s1 from 16 : !acc to !half_acc
      %column1 = arith.addi %column, %c16 : index
      %window1 = tile.window %r[%row, %column1] within [%size, %size] : !matrix to !columns
      %seen1 = tile.shift %window1[%lane, %pair] : !columns to !columns
      %i1 = tile.load %seen1 by "mn" : !columns to !half
      %y1 = tile.map %h1 with %i1 : !half_acc with !half to !half {
      ^bb0(%x: f32, %e: bf16):
        %w = arith.extf %e : bf16 to f32
        %a = arith.addf %x, %w : f32
        %t = arith.truncf %a : f32 to bf16
        tile.yield %t : bf16
      }
      tile.store "out" <thread> atom <stmatrix> %y1 to %mine : !half to !buffer
    }
  }
}

// -----
// A loop over K of one step.
// PIPELINE: accumulate-inputs
// CHECK-NEXT: accumulate-inputs-invalid.mlir:203:5: error: scf.for: needed a loop over K of at least three steps; found 1; leave accumulate-inputs out
!acc = !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
!half_acc = !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
!half = !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
!operand = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!buffer = memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
!matrix = memref<512x512xbf16, #tile.space<global>>
!columns = !tile.window<64x16xbf16>
!map = !tma.map<64x16xbf16, swizzle 32>
tile.kernel @x ["c", "r"] outputs 1 sizes {} threads 128 {
^bb0(%c: !matrix, %r: !matrix):
  %operand = tile.alloc : !operand
  %buffer = tile.alloc : !buffer
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %size = arith.constant 512 : index
  %n = arith.constant 64 : index
  %tiles = arith.constant 64 : index
  %block = tile.block_id
  %blocks = tile.block_count
  %thread = tile.id "thread" of 128
  %c4 = arith.constant 4 : index
  %lane = arith.divui %thread, %c4 : index
  %pair = arith.remui %thread, %c4 : index
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
      tile.yield %sums : !acc
    } pieces {
    ^bb0(%s0: !acc):
      %h0 = tile.extract %s0 from 0 : !acc to !half_acc
      %column0 = arith.addi %column, %c0 : index
      %window0 = tile.window %r[%row, %column0] within [%size, %size] : !matrix to !columns
      %seen0 = tile.shift %window0[%lane, %pair] : !columns to !columns
      %i0 = tile.load %seen0 by "mn" : !columns to !half
      %y0 = tile.map %h0 with %i0 : !half_acc with !half to !half {
      ^bb0(%x: f32, %e: bf16):
        %w = arith.extf %e : bf16 to f32
        %a = arith.addf %x, %w : f32
        %t = arith.truncf %a : f32 to bf16
        tile.yield %t : bf16
      }
      tile.store "out" <thread> atom <stmatrix> %y0 to %mine : !half to !buffer
    } {
    ^bb0(%s1: !acc):
      %h1 = tile.extract %s1 from 16 : !acc to !half_acc
      %column1 = arith.addi %column, %c16 : index
      %window1 = tile.window %r[%row, %column1] within [%size, %size] : !matrix to !columns
      %seen1 = tile.shift %window1[%lane, %pair] : !columns to !columns
      %i1 = tile.load %seen1 by "mn" : !columns to !half
      %y1 = tile.map %h1 with %i1 : !half_acc with !half to !half {
      ^bb0(%x: f32, %e: bf16):
        %w = arith.extf %e : bf16 to f32
        %a = arith.addf %x, %w : f32
        %t = arith.truncf %a : f32 to bf16
        tile.yield %t : bf16
      }
      tile.store "out" <thread> atom <stmatrix> %y1 to %mine : !half to !buffer
    }
  }
}

// -----
// A loop over K of two steps.
// PIPELINE: accumulate-inputs
// CHECK-NEXT: accumulate-inputs-invalid.mlir:282:5: error: scf.for: needed a loop over K of at least three steps; found 2; leave accumulate-inputs out
!acc = !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
!half_acc = !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
!half = !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
!operand = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!buffer = memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
!matrix = memref<512x512xbf16, #tile.space<global>>
!columns = !tile.window<64x16xbf16>
!map = !tma.map<64x16xbf16, swizzle 32>
tile.kernel @x ["c", "r"] outputs 1 sizes {} threads 128 {
^bb0(%c: !matrix, %r: !matrix):
  %operand = tile.alloc : !operand
  %buffer = tile.alloc : !buffer
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %size = arith.constant 512 : index
  %n = arith.constant 128 : index
  %tiles = arith.constant 64 : index
  %block = tile.block_id
  %blocks = tile.block_count
  %thread = tile.id "thread" of 128
  %c4 = arith.constant 4 : index
  %lane = arith.divui %thread, %c4 : index
  %pair = arith.remui %thread, %c4 : index
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
      tile.yield %sums : !acc
    } pieces {
    ^bb0(%s0: !acc):
      %h0 = tile.extract %s0 from 0 : !acc to !half_acc
      %column0 = arith.addi %column, %c0 : index
      %window0 = tile.window %r[%row, %column0] within [%size, %size] : !matrix to !columns
      %seen0 = tile.shift %window0[%lane, %pair] : !columns to !columns
      %i0 = tile.load %seen0 by "mn" : !columns to !half
      %y0 = tile.map %h0 with %i0 : !half_acc with !half to !half {
      ^bb0(%x: f32, %e: bf16):
        %w = arith.extf %e : bf16 to f32
        %a = arith.addf %x, %w : f32
        %t = arith.truncf %a : f32 to bf16
        tile.yield %t : bf16
      }
      tile.store "out" <thread> atom <stmatrix> %y0 to %mine : !half to !buffer
    } {
    ^bb0(%s1: !acc):
      %h1 = tile.extract %s1 from 16 : !acc to !half_acc
      %column1 = arith.addi %column, %c16 : index
      %window1 = tile.window %r[%row, %column1] within [%size, %size] : !matrix to !columns
      %seen1 = tile.shift %window1[%lane, %pair] : !columns to !columns
      %i1 = tile.load %seen1 by "mn" : !columns to !half
      %y1 = tile.map %h1 with %i1 : !half_acc with !half to !half {
      ^bb0(%x: f32, %e: bf16):
        %w = arith.extf %e : bf16 to f32
        %a = arith.addf %x, %w : f32
        %t = arith.truncf %a : f32 to bf16
        tile.yield %t : bf16
      }
      tile.store "out" <thread> atom <stmatrix> %y1 to %mine : !half to !buffer
    }
  }
}

// -----
// A loop over K of computed length.
// PIPELINE: accumulate-inputs
// CHECK-NEXT: accumulate-inputs-invalid.mlir:361:5: error: scf.for: needed a loop over K of known length; found computed bounds
!acc = !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
!half_acc = !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
!half = !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
!operand = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!buffer = memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
!matrix = memref<512x512xbf16, #tile.space<global>>
!columns = !tile.window<64x16xbf16>
!map = !tma.map<64x16xbf16, swizzle 32>
tile.kernel @x ["c", "r"] outputs 1 sizes {} threads 128 {
^bb0(%c: !matrix, %r: !matrix):
  %operand = tile.alloc : !operand
  %buffer = tile.alloc : !buffer
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %size = arith.constant 512 : index
  %n = arith.constant 192 : index
  %tiles = arith.constant 64 : index
  %block = tile.block_id
  %blocks = tile.block_count
  %thread = tile.id "thread" of 128
  %c4 = arith.constant 4 : index
  %lane = arith.divui %thread, %c4 : index
  %pair = arith.remui %thread, %c4 : index
  %mine = tile.shift %buffer[%thread, %c0] : !buffer to !buffer
  %d = wgmma.make_descriptor %operand leading 0 stride 1024 : !operand
  scf.for %tile = %block to %tiles step %blocks {
    %row = arith.muli %tile, %c64 : index
    %column = arith.muli %tile, %c16 : index
    %undef = tile.undef : !acc
    %total = scf.for %k = %c0 to %block step %c64 iter_args(%acc = %undef) -> (!acc) {
      %later = arith.cmpi ne, %k, %c0 : index
      %f = wgmma.fence %acc : !acc to !acc
      %p = wgmma.mma_async [64, 32, 16] bf16 %d "k", %d "k", %f from 0 accumulate %later : !acc to !acc
      wgmma.commit_group
      %w = wgmma.wait_group 0 %p : !acc to !acc
      scf.yield %w : !acc
    }
    tile.staged_epilogue "out" %total : !acc {
    ^bb0(%sums: !acc):
      tile.yield %sums : !acc
    } pieces {
    ^bb0(%s0: !acc):
      %h0 = tile.extract %s0 from 0 : !acc to !half_acc
      %column0 = arith.addi %column, %c0 : index
      %window0 = tile.window %r[%row, %column0] within [%size, %size] : !matrix to !columns
      %seen0 = tile.shift %window0[%lane, %pair] : !columns to !columns
      %i0 = tile.load %seen0 by "mn" : !columns to !half
      %y0 = tile.map %h0 with %i0 : !half_acc with !half to !half {
      ^bb0(%x: f32, %e: bf16):
        %w = arith.extf %e : bf16 to f32
        %a = arith.addf %x, %w : f32
        %t = arith.truncf %a : f32 to bf16
        tile.yield %t : bf16
      }
      tile.store "out" <thread> atom <stmatrix> %y0 to %mine : !half to !buffer
    } {
    ^bb0(%s1: !acc):
      %h1 = tile.extract %s1 from 16 : !acc to !half_acc
      %column1 = arith.addi %column, %c16 : index
      %window1 = tile.window %r[%row, %column1] within [%size, %size] : !matrix to !columns
      %seen1 = tile.shift %window1[%lane, %pair] : !columns to !columns
      %i1 = tile.load %seen1 by "mn" : !columns to !half
      %y1 = tile.map %h1 with %i1 : !half_acc with !half to !half {
      ^bb0(%x: f32, %e: bf16):
        %w = arith.extf %e : bf16 to f32
        %a = arith.addf %x, %w : f32
        %t = arith.truncf %a : f32 to bf16
        tile.yield %t : bf16
      }
      tile.store "out" <thread> atom <stmatrix> %y1 to %mine : !half to !buffer
    }
  }
}

// -----
// FOREIGN: no loop over K.
// PIPELINE: accumulate-inputs
// CHECK-NEXT: accumulate-inputs-invalid.mlir:441:5: error: tile.staged_epilogue: needed one loop over K beside the epilogue; found 0; leave accumulate-inputs out
!acc = !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
!half_acc = !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
!half = !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
!operand = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!buffer = memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
!matrix = memref<512x512xbf16, #tile.space<global>>
!columns = !tile.window<64x16xbf16>
!map = !tma.map<64x16xbf16, swizzle 32>
tile.kernel @x ["c", "r"] outputs 1 sizes {} threads 128 {
^bb0(%c: !matrix, %r: !matrix):
  %operand = tile.alloc : !operand
  %buffer = tile.alloc : !buffer
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %size = arith.constant 512 : index
  %n = arith.constant 192 : index
  %tiles = arith.constant 64 : index
  %block = tile.block_id
  %blocks = tile.block_count
  %thread = tile.id "thread" of 128
  %c4 = arith.constant 4 : index
  %lane = arith.divui %thread, %c4 : index
  %pair = arith.remui %thread, %c4 : index
  %mine = tile.shift %buffer[%thread, %c0] : !buffer to !buffer
  %d = wgmma.make_descriptor %operand leading 0 stride 1024 : !operand
  scf.for %tile = %block to %tiles step %blocks {
    %row = arith.muli %tile, %c64 : index
    %column = arith.muli %tile, %c16 : index
    %undef = tile.undef : !acc
    %total = tile.zero : !acc
    tile.staged_epilogue "out" %total : !acc {
    ^bb0(%sums: !acc):
      tile.yield %sums : !acc
    } pieces {
    ^bb0(%s0: !acc):
      %h0 = tile.extract %s0 from 0 : !acc to !half_acc
      %column0 = arith.addi %column, %c0 : index
      %window0 = tile.window %r[%row, %column0] within [%size, %size] : !matrix to !columns
      %seen0 = tile.shift %window0[%lane, %pair] : !columns to !columns
      %i0 = tile.load %seen0 by "mn" : !columns to !half
      %y0 = tile.map %h0 with %i0 : !half_acc with !half to !half {
      ^bb0(%x: f32, %e: bf16):
        %w = arith.extf %e : bf16 to f32
        %a = arith.addf %x, %w : f32
        %t = arith.truncf %a : f32 to bf16
        tile.yield %t : bf16
      }
      tile.store "out" <thread> atom <stmatrix> %y0 to %mine : !half to !buffer
    } {
    ^bb0(%s1: !acc):
      %h1 = tile.extract %s1 from 16 : !acc to !half_acc
      %column1 = arith.addi %column, %c16 : index
      %window1 = tile.window %r[%row, %column1] within [%size, %size] : !matrix to !columns
      %seen1 = tile.shift %window1[%lane, %pair] : !columns to !columns
      %i1 = tile.load %seen1 by "mn" : !columns to !half
      %y1 = tile.map %h1 with %i1 : !half_acc with !half to !half {
      ^bb0(%x: f32, %e: bf16):
        %w = arith.extf %e : bf16 to f32
        %a = arith.addf %x, %w : f32
        %t = arith.truncf %a : f32 to bf16
        tile.yield %t : bf16
      }
      tile.store "out" <thread> atom <stmatrix> %y1 to %mine : !half to !buffer
    }
  }
}

// -----
// FOREIGN: two loops over K.
// PIPELINE: accumulate-inputs
// CHECK-NEXT: accumulate-inputs-invalid.mlir:524:5: error: tile.staged_epilogue: needed one loop over K beside the epilogue; found 2; leave accumulate-inputs out
!acc = !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
!half_acc = !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
!half = !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
!operand = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!buffer = memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
!matrix = memref<512x512xbf16, #tile.space<global>>
!columns = !tile.window<64x16xbf16>
!map = !tma.map<64x16xbf16, swizzle 32>
tile.kernel @x ["c", "r"] outputs 1 sizes {} threads 128 {
^bb0(%c: !matrix, %r: !matrix):
  %operand = tile.alloc : !operand
  %buffer = tile.alloc : !buffer
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %size = arith.constant 512 : index
  %n = arith.constant 192 : index
  %tiles = arith.constant 64 : index
  %block = tile.block_id
  %blocks = tile.block_count
  %thread = tile.id "thread" of 128
  %c4 = arith.constant 4 : index
  %lane = arith.divui %thread, %c4 : index
  %pair = arith.remui %thread, %c4 : index
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
    %again = scf.for %k2 = %c0 to %n step %c64 iter_args(%acc2 = %total) -> (!acc) {
      %w2 = wgmma.wait_group 0 %acc2 : !acc to !acc
      scf.yield %w2 : !acc
    }
    tile.staged_epilogue "out" %again : !acc {
    ^bb0(%sums: !acc):
      tile.yield %sums : !acc
    } pieces {
    ^bb0(%s0: !acc):
      %h0 = tile.extract %s0 from 0 : !acc to !half_acc
      %column0 = arith.addi %column, %c0 : index
      %window0 = tile.window %r[%row, %column0] within [%size, %size] : !matrix to !columns
      %seen0 = tile.shift %window0[%lane, %pair] : !columns to !columns
      %i0 = tile.load %seen0 by "mn" : !columns to !half
      %y0 = tile.map %h0 with %i0 : !half_acc with !half to !half {
      ^bb0(%x: f32, %e: bf16):
        %w = arith.extf %e : bf16 to f32
        %a = arith.addf %x, %w : f32
        %t = arith.truncf %a : f32 to bf16
        tile.yield %t : bf16
      }
      tile.store "out" <thread> atom <stmatrix> %y0 to %mine : !half to !buffer
    } {
    ^bb0(%s1: !acc):
      %h1 = tile.extract %s1 from 16 : !acc to !half_acc
      %column1 = arith.addi %column, %c16 : index
      %window1 = tile.window %r[%row, %column1] within [%size, %size] : !matrix to !columns
      %seen1 = tile.shift %window1[%lane, %pair] : !columns to !columns
      %i1 = tile.load %seen1 by "mn" : !columns to !half
      %y1 = tile.map %h1 with %i1 : !half_acc with !half to !half {
      ^bb0(%x: f32, %e: bf16):
        %w = arith.extf %e : bf16 to f32
        %a = arith.addf %x, %w : f32
        %t = arith.truncf %a : f32 to bf16
        tile.yield %t : bf16
      }
      tile.store "out" <thread> atom <stmatrix> %y1 to %mine : !half to !buffer
    }
  }
}

// -----
// Products in flight.
// PIPELINE: accumulate-inputs
// CHECK-NEXT: accumulate-inputs-invalid.mlir:595:5: error: scf.for: needed a loop over K that waits for each step's products; found 1 in flight; leave accumulate-inputs out
!acc = !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
!half_acc = !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
!half = !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
!operand = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!buffer = memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
!matrix = memref<512x512xbf16, #tile.space<global>>
!columns = !tile.window<64x16xbf16>
!map = !tma.map<64x16xbf16, swizzle 32>
tile.kernel @x ["c", "r"] outputs 1 sizes {} threads 128 {
^bb0(%c: !matrix, %r: !matrix):
  %operand = tile.alloc : !operand
  %buffer = tile.alloc : !buffer
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %size = arith.constant 512 : index
  %n = arith.constant 192 : index
  %tiles = arith.constant 64 : index
  %block = tile.block_id
  %blocks = tile.block_count
  %thread = tile.id "thread" of 128
  %c4 = arith.constant 4 : index
  %lane = arith.divui %thread, %c4 : index
  %pair = arith.remui %thread, %c4 : index
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
      %w = wgmma.wait_group 1 %p : !acc to !acc
      scf.yield %w : !acc
    }
    tile.staged_epilogue "out" %total : !acc {
    ^bb0(%sums: !acc):
      tile.yield %sums : !acc
    } pieces {
    ^bb0(%s0: !acc):
      %h0 = tile.extract %s0 from 0 : !acc to !half_acc
      %column0 = arith.addi %column, %c0 : index
      %window0 = tile.window %r[%row, %column0] within [%size, %size] : !matrix to !columns
      %seen0 = tile.shift %window0[%lane, %pair] : !columns to !columns
      %i0 = tile.load %seen0 by "mn" : !columns to !half
      %y0 = tile.map %h0 with %i0 : !half_acc with !half to !half {
      ^bb0(%x: f32, %e: bf16):
        %w = arith.extf %e : bf16 to f32
        %a = arith.addf %x, %w : f32
        %t = arith.truncf %a : f32 to bf16
        tile.yield %t : bf16
      }
      tile.store "out" <thread> atom <stmatrix> %y0 to %mine : !half to !buffer
    } {
    ^bb0(%s1: !acc):
      %h1 = tile.extract %s1 from 16 : !acc to !half_acc
      %column1 = arith.addi %column, %c16 : index
      %window1 = tile.window %r[%row, %column1] within [%size, %size] : !matrix to !columns
      %seen1 = tile.shift %window1[%lane, %pair] : !columns to !columns
      %i1 = tile.load %seen1 by "mn" : !columns to !half
      %y1 = tile.map %h1 with %i1 : !half_acc with !half to !half {
      ^bb0(%x: f32, %e: bf16):
        %w = arith.extf %e : bf16 to f32
        %a = arith.addf %x, %w : f32
        %t = arith.truncf %a : f32 to bf16
        tile.yield %t : bf16
      }
      tile.store "out" <thread> atom <stmatrix> %y1 to %mine : !half to !buffer
    }
  }
}

// -----
// An epilogue of other sums.
// PIPELINE: accumulate-inputs
// CHECK-NEXT: accumulate-inputs-invalid.mlir:683:5: error: tile.staged_epilogue: needed sums of the loop over K that nothing but the epilogue reads; found another value; leave accumulate-inputs out
!acc = !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
!half_acc = !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
!half = !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
!operand = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!buffer = memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
!matrix = memref<512x512xbf16, #tile.space<global>>
!columns = !tile.window<64x16xbf16>
!map = !tma.map<64x16xbf16, swizzle 32>
tile.kernel @x ["c", "r"] outputs 1 sizes {} threads 128 {
^bb0(%c: !matrix, %r: !matrix):
  %operand = tile.alloc : !operand
  %buffer = tile.alloc : !buffer
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %size = arith.constant 512 : index
  %n = arith.constant 192 : index
  %tiles = arith.constant 64 : index
  %block = tile.block_id
  %blocks = tile.block_count
  %thread = tile.id "thread" of 128
  %c4 = arith.constant 4 : index
  %lane = arith.divui %thread, %c4 : index
  %pair = arith.remui %thread, %c4 : index
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
    %moved = tile.move %total : !acc to !acc
    tile.staged_epilogue "out" %moved : !acc {
    ^bb0(%sums: !acc):
      tile.yield %sums : !acc
    } pieces {
    ^bb0(%s0: !acc):
      %h0 = tile.extract %s0 from 0 : !acc to !half_acc
      %column0 = arith.addi %column, %c0 : index
      %window0 = tile.window %r[%row, %column0] within [%size, %size] : !matrix to !columns
      %seen0 = tile.shift %window0[%lane, %pair] : !columns to !columns
      %i0 = tile.load %seen0 by "mn" : !columns to !half
      %y0 = tile.map %h0 with %i0 : !half_acc with !half to !half {
      ^bb0(%x: f32, %e: bf16):
        %w = arith.extf %e : bf16 to f32
        %a = arith.addf %x, %w : f32
        %t = arith.truncf %a : f32 to bf16
        tile.yield %t : bf16
      }
      tile.store "out" <thread> atom <stmatrix> %y0 to %mine : !half to !buffer
    } {
    ^bb0(%s1: !acc):
      %h1 = tile.extract %s1 from 16 : !acc to !half_acc
      %column1 = arith.addi %column, %c16 : index
      %window1 = tile.window %r[%row, %column1] within [%size, %size] : !matrix to !columns
      %seen1 = tile.shift %window1[%lane, %pair] : !columns to !columns
      %i1 = tile.load %seen1 by "mn" : !columns to !half
      %y1 = tile.map %h1 with %i1 : !half_acc with !half to !half {
      ^bb0(%x: f32, %e: bf16):
        %w = arith.extf %e : bf16 to f32
        %a = arith.addf %x, %w : f32
        %t = arith.truncf %a : f32 to bf16
        tile.yield %t : bf16
      }
      tile.store "out" <thread> atom <stmatrix> %y1 to %mine : !half to !buffer
    }
  }
}

// -----
// FOREIGN: sums that are read elsewhere, too.
// PIPELINE: accumulate-inputs
// CHECK-NEXT: accumulate-inputs-invalid.mlir:763:5: error: tile.staged_epilogue: needed sums of the loop over K that nothing but the epilogue reads; found several uses; leave accumulate-inputs out
!acc = !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
!half_acc = !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
!half = !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
!operand = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!buffer = memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
!matrix = memref<512x512xbf16, #tile.space<global>>
!columns = !tile.window<64x16xbf16>
!map = !tma.map<64x16xbf16, swizzle 32>
tile.kernel @x ["c", "r"] outputs 1 sizes {} threads 128 {
^bb0(%c: !matrix, %r: !matrix):
  %operand = tile.alloc : !operand
  %buffer = tile.alloc : !buffer
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %size = arith.constant 512 : index
  %n = arith.constant 192 : index
  %tiles = arith.constant 64 : index
  %block = tile.block_id
  %blocks = tile.block_count
  %thread = tile.id "thread" of 128
  %c4 = arith.constant 4 : index
  %lane = arith.divui %thread, %c4 : index
  %pair = arith.remui %thread, %c4 : index
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
    %moved = tile.move %total : !acc to !acc
    tile.staged_epilogue "out" %total : !acc {
    ^bb0(%sums: !acc):
      tile.yield %sums : !acc
    } pieces {
    ^bb0(%s0: !acc):
      %h0 = tile.extract %s0 from 0 : !acc to !half_acc
      %column0 = arith.addi %column, %c0 : index
      %window0 = tile.window %r[%row, %column0] within [%size, %size] : !matrix to !columns
      %seen0 = tile.shift %window0[%lane, %pair] : !columns to !columns
      %i0 = tile.load %seen0 by "mn" : !columns to !half
      %y0 = tile.map %h0 with %i0 : !half_acc with !half to !half {
      ^bb0(%x: f32, %e: bf16):
        %w = arith.extf %e : bf16 to f32
        %a = arith.addf %x, %w : f32
        %t = arith.truncf %a : f32 to bf16
        tile.yield %t : bf16
      }
      tile.store "out" <thread> atom <stmatrix> %y0 to %mine : !half to !buffer
    } {
    ^bb0(%s1: !acc):
      %h1 = tile.extract %s1 from 16 : !acc to !half_acc
      %column1 = arith.addi %column, %c16 : index
      %window1 = tile.window %r[%row, %column1] within [%size, %size] : !matrix to !columns
      %seen1 = tile.shift %window1[%lane, %pair] : !columns to !columns
      %i1 = tile.load %seen1 by "mn" : !columns to !half
      %y1 = tile.map %h1 with %i1 : !half_acc with !half to !half {
      ^bb0(%x: f32, %e: bf16):
        %w = arith.extf %e : bf16 to f32
        %a = arith.addf %x, %w : f32
        %t = arith.truncf %a : f32 to bf16
        tile.yield %t : bf16
      }
      tile.store "out" <thread> atom <stmatrix> %y1 to %mine : !half to !buffer
    }
  }
}

// -----
// An epilogue that multiplies.
// PIPELINE: accumulate-inputs
// CHECK-NEXT: accumulate-inputs-invalid.mlir:842:5: error: tile.staged_epilogue: needed an epilogue that begins with f32 additions to its sums; found none; leave accumulate-inputs out
!acc = !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
!half_acc = !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
!half = !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
!operand = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!buffer = memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
!matrix = memref<512x512xbf16, #tile.space<global>>
!columns = !tile.window<64x16xbf16>
!map = !tma.map<64x16xbf16, swizzle 32>
tile.kernel @x ["c", "r"] outputs 1 sizes {} threads 128 {
^bb0(%c: !matrix, %r: !matrix):
  %operand = tile.alloc : !operand
  %buffer = tile.alloc : !buffer
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %size = arith.constant 512 : index
  %n = arith.constant 192 : index
  %tiles = arith.constant 64 : index
  %block = tile.block_id
  %blocks = tile.block_count
  %thread = tile.id "thread" of 128
  %c4 = arith.constant 4 : index
  %lane = arith.divui %thread, %c4 : index
  %pair = arith.remui %thread, %c4 : index
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
      tile.yield %sums : !acc
    } pieces {
    ^bb0(%s0: !acc):
      %h0 = tile.extract %s0 from 0 : !acc to !half_acc
      %column0 = arith.addi %column, %c0 : index
      %window0 = tile.window %r[%row, %column0] within [%size, %size] : !matrix to !columns
      %seen0 = tile.shift %window0[%lane, %pair] : !columns to !columns
      %i0 = tile.load %seen0 by "mn" : !columns to !half
      %y0 = tile.map %h0 with %i0 : !half_acc with !half to !half {
      ^bb0(%x: f32, %e: bf16):
        %w = arith.extf %e : bf16 to f32
        %a = arith.mulf %x, %w : f32
        %t = arith.truncf %a : f32 to bf16
        tile.yield %t : bf16
      }
      tile.store "out" <thread> atom <stmatrix> %y0 to %mine : !half to !buffer
    } {
    ^bb0(%s1: !acc):
      %h1 = tile.extract %s1 from 16 : !acc to !half_acc
      %column1 = arith.addi %column, %c16 : index
      %window1 = tile.window %r[%row, %column1] within [%size, %size] : !matrix to !columns
      %seen1 = tile.shift %window1[%lane, %pair] : !columns to !columns
      %i1 = tile.load %seen1 by "mn" : !columns to !half
      %y1 = tile.map %h1 with %i1 : !half_acc with !half to !half {
      ^bb0(%x: f32, %e: bf16):
        %w = arith.extf %e : bf16 to f32
        %a = arith.mulf %x, %w : f32
        %t = arith.truncf %a : f32 to bf16
        tile.yield %t : bf16
      }
      tile.store "out" <thread> atom <stmatrix> %y1 to %mine : !half to !buffer
    }
  }
}

// -----
// An epilogue that reads nothing.
// PIPELINE: accumulate-inputs
// CHECK-NEXT: accumulate-inputs-invalid.mlir:921:5: error: tile.staged_epilogue: needed an epilogue that begins with f32 additions to its sums; found none; leave accumulate-inputs out
!acc = !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
!half_acc = !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
!half = !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
!operand = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!buffer = memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
!matrix = memref<512x512xbf16, #tile.space<global>>
!columns = !tile.window<64x16xbf16>
!map = !tma.map<64x16xbf16, swizzle 32>
tile.kernel @x ["c", "r"] outputs 1 sizes {} threads 128 {
^bb0(%c: !matrix, %r: !matrix):
  %operand = tile.alloc : !operand
  %buffer = tile.alloc : !buffer
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %size = arith.constant 512 : index
  %n = arith.constant 192 : index
  %tiles = arith.constant 64 : index
  %block = tile.block_id
  %blocks = tile.block_count
  %thread = tile.id "thread" of 128
  %c4 = arith.constant 4 : index
  %lane = arith.divui %thread, %c4 : index
  %pair = arith.remui %thread, %c4 : index
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
      tile.yield %sums : !acc
    } pieces {
    ^bb0(%s0: !acc):
      %h0 = tile.extract %s0 from 0 : !acc to !half_acc
      %y0 = tile.map %h0 : !half_acc to !half {
      ^bb0(%x: f32):
        %a = arith.addf %x, %x : f32
        %t = arith.truncf %a : f32 to bf16
        tile.yield %t : bf16
      }
      tile.store "out" <thread> atom <stmatrix> %y0 to %mine : !half to !buffer
    } {
    ^bb0(%s1: !acc):
      %h1 = tile.extract %s1 from 16 : !acc to !half_acc
      %y1 = tile.map %h1 : !half_acc to !half {
      ^bb0(%x: f32):
        %a = arith.addf %x, %x : f32
        %t = arith.truncf %a : f32 to bf16
        tile.yield %t : bf16
      }
      tile.store "out" <thread> atom <stmatrix> %y1 to %mine : !half to !buffer
    }
  }
}

// -----
// FOREIGN: columns of the tile are added to others, of which K has been multiplied only in part.
// PIPELINE: accumulate-inputs
// CHECK-NEXT: accumulate-inputs-invalid.mlir:990:5: error: tile.staged_epilogue: needed an epilogue that begins with f32 additions to its sums; found none; leave accumulate-inputs out
!acc = !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
!half_acc = !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
!half = !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
!operand = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!buffer = memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
!matrix = memref<512x512xbf16, #tile.space<global>>
!columns = !tile.window<64x16xbf16>
!map = !tma.map<64x16xbf16, swizzle 32>
tile.kernel @x ["c", "r"] outputs 1 sizes {} threads 128 {
^bb0(%c: !matrix, %r: !matrix):
  %operand = tile.alloc : !operand
  %buffer = tile.alloc : !buffer
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %size = arith.constant 512 : index
  %n = arith.constant 192 : index
  %tiles = arith.constant 64 : index
  %block = tile.block_id
  %blocks = tile.block_count
  %thread = tile.id "thread" of 128
  %c4 = arith.constant 4 : index
  %lane = arith.divui %thread, %c4 : index
  %pair = arith.remui %thread, %c4 : index
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
      tile.yield %sums : !acc
    } pieces {
    ^bb0(%s0: !acc):
      %h0 = tile.extract %s0 from 0 : !acc to !half_acc
      %column0 = arith.addi %column, %c0 : index
      %window0 = tile.window %r[%row, %column0] within [%size, %size] : !matrix to !columns
      %seen0 = tile.shift %window0[%lane, %pair] : !columns to !columns
      %i0 = tile.load %seen0 by "mn" : !columns to !half
      %b0 = tile.extract %s0 from 16 : !acc to !half_acc
      %y0 = tile.map %h0 with %b0 : !half_acc with !half_acc to !half {
      ^bb0(%x: f32, %w: f32):
        %a = arith.addf %x, %w : f32
        %t = arith.truncf %a : f32 to bf16
        tile.yield %t : bf16
      }
      tile.store "out" <thread> atom <stmatrix> %y0 to %mine : !half to !buffer
    } {
    ^bb0(%s1: !acc):
      %h1 = tile.extract %s1 from 16 : !acc to !half_acc
      %column1 = arith.addi %column, %c16 : index
      %window1 = tile.window %r[%row, %column1] within [%size, %size] : !matrix to !columns
      %seen1 = tile.shift %window1[%lane, %pair] : !columns to !columns
      %i1 = tile.load %seen1 by "mn" : !columns to !half
      %b1 = tile.extract %s1 from 0 : !acc to !half_acc
      %y1 = tile.map %h1 with %b1 : !half_acc with !half_acc to !half {
      ^bb0(%x: f32, %w: f32):
        %a = arith.addf %x, %w : f32
        %t = arith.truncf %a : f32 to bf16
        tile.yield %t : bf16
      }
      tile.store "out" <thread> atom <stmatrix> %y1 to %mine : !half to !buffer
    }
  }
}

// -----
// Pieces that compute nothing.
// PIPELINE: accumulate-inputs
// CHECK-NEXT: accumulate-inputs-invalid.mlir:1070:5: error: tile.staged_epilogue: needed pieces that each compute what they store; found 0 tile.map in one; leave accumulate-inputs out
!acc = !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
!half_acc = !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
!half = !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
!operand = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!buffer = memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
!matrix = memref<512x512xbf16, #tile.space<global>>
!columns = !tile.window<64x16xbf16>
!map = !tma.map<64x16xbf16, swizzle 32>
!sums = memref<64x16xf32, #tile.space<shared>>
tile.kernel @x ["c", "r"] outputs 1 sizes {} threads 128 {
^bb0(%c: !matrix, %r: !matrix):
  %operand = tile.alloc : !operand
  %buffer = tile.alloc : !buffer
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %size = arith.constant 512 : index
  %n = arith.constant 192 : index
  %tiles = arith.constant 64 : index
  %block = tile.block_id
  %blocks = tile.block_count
  %thread = tile.id "thread" of 128
  %c4 = arith.constant 4 : index
  %lane = arith.divui %thread, %c4 : index
  %pair = arith.remui %thread, %c4 : index
  %mine = tile.alloc : !sums
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
      tile.yield %sums : !acc
    } pieces {
    ^bb0(%s0: !acc):
      %h0 = tile.extract %s0 from 0 : !acc to !half_acc
      tile.store "out" <thread> atom <st> %h0 to %mine : !half_acc to !sums
    } {
    ^bb0(%s1: !acc):
      %h1 = tile.extract %s1 from 16 : !acc to !half_acc
      tile.store "out" <thread> atom <st> %h1 to %mine : !half_acc to !sums
    }
  }
}

// -----
// An input in shared memory.
// PIPELINE: accumulate-inputs
// CHECK-NEXT: accumulate-inputs-invalid.mlir:1135:7: error: tile.map: needed columns of the tile and loads of global memory in what a piece computes; found tile.load; leave load-inputs out
!acc = !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
!half_acc = !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
!half = !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
!operand = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!buffer = memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
!matrix = memref<512x512xbf16, #tile.space<global>>
!columns = !tile.window<64x16xbf16>
!map = !tma.map<64x16xbf16, swizzle 32>
tile.kernel @x ["c", "r"] outputs 1 sizes {} threads 128 {
^bb0(%c: !matrix, %r: !matrix):
  %operand = tile.alloc : !operand
  %buffer = tile.alloc : !buffer
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %size = arith.constant 512 : index
  %n = arith.constant 192 : index
  %tiles = arith.constant 64 : index
  %block = tile.block_id
  %blocks = tile.block_count
  %thread = tile.id "thread" of 128
  %c4 = arith.constant 4 : index
  %lane = arith.divui %thread, %c4 : index
  %pair = arith.remui %thread, %c4 : index
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
      tile.yield %sums : !acc
    } pieces {
    ^bb0(%s0: !acc):
      %h0 = tile.extract %s0 from 0 : !acc to !half_acc
      %column0 = arith.addi %column, %c0 : index
      %i0 = tile.load %mine by "mn" : !buffer to !half
      %y0 = tile.map %h0 with %i0 : !half_acc with !half to !half {
      ^bb0(%x: f32, %e: bf16):
        %w = arith.extf %e : bf16 to f32
        %a = arith.addf %x, %w : f32
        %t = arith.truncf %a : f32 to bf16
        tile.yield %t : bf16
      }
      tile.store "out" <thread> atom <stmatrix> %y0 to %mine : !half to !buffer
    } {
    ^bb0(%s1: !acc):
      %h1 = tile.extract %s1 from 16 : !acc to !half_acc
      %column1 = arith.addi %column, %c16 : index
      %window1 = tile.window %r[%row, %column1] within [%size, %size] : !matrix to !columns
      %seen1 = tile.shift %window1[%lane, %pair] : !columns to !columns
      %i1 = tile.load %seen1 by "mn" : !columns to !half
      %y1 = tile.map %h1 with %i1 : !half_acc with !half to !half {
      ^bb0(%x: f32, %e: bf16):
        %w = arith.extf %e : bf16 to f32
        %a = arith.addf %x, %w : f32
        %t = arith.truncf %a : f32 to bf16
        tile.yield %t : bf16
      }
      tile.store "out" <thread> atom <stmatrix> %y1 to %mine : !half to !buffer
    }
  }
}

// -----
// A place that a branch decides.
// PIPELINE: accumulate-inputs
// CHECK-NEXT: accumulate-inputs-invalid.mlir:1212:7: error: scf.if: needed nothing but arithmetic in what says where an input is; found scf.if
!acc = !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
!half_acc = !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
!half = !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
!operand = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!buffer = memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
!matrix = memref<512x512xbf16, #tile.space<global>>
!columns = !tile.window<64x16xbf16>
!map = !tma.map<64x16xbf16, swizzle 32>
tile.kernel @x ["c", "r"] outputs 1 sizes {} threads 128 {
^bb0(%c: !matrix, %r: !matrix):
  %operand = tile.alloc : !operand
  %buffer = tile.alloc : !buffer
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %size = arith.constant 512 : index
  %n = arith.constant 192 : index
  %tiles = arith.constant 64 : index
  %block = tile.block_id
  %blocks = tile.block_count
  %thread = tile.id "thread" of 128
  %c4 = arith.constant 4 : index
  %lane = arith.divui %thread, %c4 : index
  %pair = arith.remui %thread, %c4 : index
  %mine = tile.shift %buffer[%thread, %c0] : !buffer to !buffer
  %due = arith.cmpi eq, %lane, %c0 : index
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
      tile.yield %sums : !acc
    } pieces {
    ^bb0(%s0: !acc):
      %h0 = tile.extract %s0 from 0 : !acc to !half_acc
      %column0 = arith.addi %column, %c0 : index
      %where = scf.if %due -> (index) {
        scf.yield %column0 : index
      } else {
        scf.yield %c0 : index
      }
      %window0 = tile.window %r[%row, %where] within [%size, %size] : !matrix to !columns
      %seen0 = tile.shift %window0[%lane, %pair] : !columns to !columns
      %i0 = tile.load %seen0 by "mn" : !columns to !half
      %y0 = tile.map %h0 with %i0 : !half_acc with !half to !half {
      ^bb0(%x: f32, %e: bf16):
        %w = arith.extf %e : bf16 to f32
        %a = arith.addf %x, %w : f32
        %t = arith.truncf %a : f32 to bf16
        tile.yield %t : bf16
      }
      tile.store "out" <thread> atom <stmatrix> %y0 to %mine : !half to !buffer
    } {
    ^bb0(%s1: !acc):
      %h1 = tile.extract %s1 from 16 : !acc to !half_acc
      %column1 = arith.addi %column, %c16 : index
      %window1 = tile.window %r[%row, %column1] within [%size, %size] : !matrix to !columns
      %seen1 = tile.shift %window1[%lane, %pair] : !columns to !columns
      %i1 = tile.load %seen1 by "mn" : !columns to !half
      %y1 = tile.map %h1 with %i1 : !half_acc with !half to !half {
      ^bb0(%x: f32, %e: bf16):
        %w = arith.extf %e : bf16 to f32
        %a = arith.addf %x, %w : f32
        %t = arith.truncf %a : f32 to bf16
        tile.yield %t : bf16
      }
      tile.store "out" <thread> atom <stmatrix> %y1 to %mine : !half to !buffer
    }
  }
}

// -----
// Pieces of 128 columns whose inputs have 32 bits, beside 128 accumulators.
// PIPELINE: accumulate-inputs{columns=0}
// CHECK-NEXT: accumulate-inputs-invalid.mlir:1281:5: error: scf.for: needed registers for the accumulators, the inputs of two steps and 32 more, at most 255 a thread; found 288, for 64 x 256 per warpgroup; leave accumulate-inputs out, or change its columns or form-kernel's tile
!acc = !tile.fragment<64x256xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 32, 0, 8]>>
!half_acc = !tile.fragment<64x128xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 16, 0, 8]>>
!half = !tile.fragment<64x128xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 16, 0, 8]>>
!operand = memref<256x64xbf16, #tile.swizzle<span 128 pitch 32768>, #tile.space<shared>>
!buffer = memref<64x128xf32, #tile.space<shared>>
!matrix = memref<512x512xf32, #tile.space<global>>
!columns = !tile.window<64x128xf32>
!map = !tma.map<64x16xbf16, swizzle 32>
tile.kernel @x ["c", "r"] outputs 1 sizes {} threads 128 {
^bb0(%c: !matrix, %r: !matrix):
  %operand = tile.alloc : !operand
  %buffer = tile.alloc : !buffer
  %c0 = arith.constant 0 : index
  %c128 = arith.constant 128 : index
  %c64 = arith.constant 64 : index
  %size = arith.constant 512 : index
  %n = arith.constant 192 : index
  %tiles = arith.constant 64 : index
  %block = tile.block_id
  %blocks = tile.block_count
  %thread = tile.id "thread" of 128
  %c4 = arith.constant 4 : index
  %lane = arith.divui %thread, %c4 : index
  %pair = arith.remui %thread, %c4 : index
  %mine = tile.shift %buffer[%thread, %c0] : !buffer to !buffer
  %d = wgmma.make_descriptor %operand leading 0 stride 1024 : !operand
  scf.for %tile = %block to %tiles step %blocks {
    %row = arith.muli %tile, %c64 : index
    %column = arith.muli %tile, %c128 : index
    %undef = tile.undef : !acc
    %total = scf.for %k = %c0 to %n step %c64 iter_args(%acc = %undef) -> (!acc) {
      %later = arith.cmpi ne, %k, %c0 : index
      %f = wgmma.fence %acc : !acc to !acc
      %p = wgmma.mma_async [64, 256, 16] bf16 %d "k", %d "k", %f from 0 accumulate %later : !acc to !acc
      wgmma.commit_group
      %w = wgmma.wait_group 0 %p : !acc to !acc
      scf.yield %w : !acc
    }
    tile.staged_epilogue "out" %total : !acc {
    ^bb0(%sums: !acc):
      tile.yield %sums : !acc
    } pieces {
    ^bb0(%s0: !acc):
      %h0 = tile.extract %s0 from 0 : !acc to !half_acc
      %column0 = arith.addi %column, %c0 : index
      %window0 = tile.window %r[%row, %column0] within [%size, %size] : !matrix to !columns
      %seen0 = tile.shift %window0[%lane, %pair] : !columns to !columns
      %i0 = tile.load %seen0 by "mn" : !columns to !half
      %y0 = tile.map %h0 with %i0 : !half_acc with !half to !half {
      ^bb0(%x: f32, %e: f32):
        %a = arith.addf %x, %e : f32
        tile.yield %a : f32
      }
      tile.store "out" <thread> atom <st> %y0 to %mine : !half to !buffer
    } {
    ^bb0(%s1: !acc):
      %h1 = tile.extract %s1 from 128 : !acc to !half_acc
      %column1 = arith.addi %column, %c128 : index
      %window1 = tile.window %r[%row, %column1] within [%size, %size] : !matrix to !columns
      %seen1 = tile.shift %window1[%lane, %pair] : !columns to !columns
      %i1 = tile.load %seen1 by "mn" : !columns to !half
      %y1 = tile.map %h1 with %i1 : !half_acc with !half to !half {
      ^bb0(%x: f32, %e: f32):
        %a = arith.addf %x, %e : f32
        tile.yield %a : f32
      }
      tile.store "out" <thread> atom <st> %y1 to %mine : !half to !buffer
    }
  }
}

// -----
// It runs once.
// PIPELINE: accumulate-inputs,accumulate-inputs
// CHECK-NEXT: <pipeline>:1:19: error: accumulate-inputs: needed a program without inputs of the epilogue that are added to the sums in the last products; found the work of accumulate-inputs at <pipeline>:1:1; run accumulate-inputs once
!acc = !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
!half_acc = !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
!half = !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
!operand = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!buffer = memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
!matrix = memref<512x512xbf16, #tile.space<global>>
!columns = !tile.window<64x16xbf16>
!map = !tma.map<64x16xbf16, swizzle 32>
tile.kernel @x ["c", "r"] outputs 1 sizes {} threads 128 {
^bb0(%c: !matrix, %r: !matrix):
  %operand = tile.alloc : !operand
  %buffer = tile.alloc : !buffer
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %size = arith.constant 512 : index
  %n = arith.constant 192 : index
  %tiles = arith.constant 64 : index
  %block = tile.block_id
  %blocks = tile.block_count
  %thread = tile.id "thread" of 128
  %c4 = arith.constant 4 : index
  %lane = arith.divui %thread, %c4 : index
  %pair = arith.remui %thread, %c4 : index
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
      tile.yield %sums : !acc
    } pieces {
    ^bb0(%s0: !acc):
      %h0 = tile.extract %s0 from 0 : !acc to !half_acc
      %column0 = arith.addi %column, %c0 : index
      %window0 = tile.window %r[%row, %column0] within [%size, %size] : !matrix to !columns
      %seen0 = tile.shift %window0[%lane, %pair] : !columns to !columns
      %i0 = tile.load %seen0 by "mn" : !columns to !half
      %y0 = tile.map %h0 with %i0 : !half_acc with !half to !half {
      ^bb0(%x: f32, %e: bf16):
        %w = arith.extf %e : bf16 to f32
        %a = arith.addf %x, %w : f32
        %t = arith.truncf %a : f32 to bf16
        tile.yield %t : bf16
      }
      tile.store "out" <thread> atom <stmatrix> %y0 to %mine : !half to !buffer
    } {
    ^bb0(%s1: !acc):
      %h1 = tile.extract %s1 from 16 : !acc to !half_acc
      %column1 = arith.addi %column, %c16 : index
      %window1 = tile.window %r[%row, %column1] within [%size, %size] : !matrix to !columns
      %seen1 = tile.shift %window1[%lane, %pair] : !columns to !columns
      %i1 = tile.load %seen1 by "mn" : !columns to !half
      %y1 = tile.map %h1 with %i1 : !half_acc with !half to !half {
      ^bb0(%x: f32, %e: bf16):
        %w = arith.extf %e : bf16 to f32
        %a = arith.addf %x, %w : f32
        %t = arith.truncf %a : f32 to bf16
        tile.yield %t : bf16
      }
      tile.store "out" <thread> atom <stmatrix> %y1 to %mine : !half to !buffer
    }
  }
}

// -----
// What is loaded ahead is not added.
// PIPELINE: preload-inputs,accumulate-inputs
// CHECK-NEXT: <pipeline>:1:16: error: accumulate-inputs: needed a program without inputs of the epilogue that are loaded during the last products; found the work of preload-inputs at <pipeline>:1:1; move accumulate-inputs before preload-inputs at <pipeline>:1:1
!acc = !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
!half_acc = !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
!half = !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
!operand = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!buffer = memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
!matrix = memref<512x512xbf16, #tile.space<global>>
!columns = !tile.window<64x16xbf16>
!map = !tma.map<64x16xbf16, swizzle 32>
tile.kernel @x ["c", "r"] outputs 1 sizes {} threads 128 {
^bb0(%c: !matrix, %r: !matrix):
  %operand = tile.alloc : !operand
  %buffer = tile.alloc : !buffer
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %size = arith.constant 512 : index
  %n = arith.constant 192 : index
  %tiles = arith.constant 64 : index
  %block = tile.block_id
  %blocks = tile.block_count
  %thread = tile.id "thread" of 128
  %c4 = arith.constant 4 : index
  %lane = arith.divui %thread, %c4 : index
  %pair = arith.remui %thread, %c4 : index
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
      tile.yield %sums : !acc
    } pieces {
    ^bb0(%s0: !acc):
      %h0 = tile.extract %s0 from 0 : !acc to !half_acc
      %column0 = arith.addi %column, %c0 : index
      %window0 = tile.window %r[%row, %column0] within [%size, %size] : !matrix to !columns
      %seen0 = tile.shift %window0[%lane, %pair] : !columns to !columns
      %i0 = tile.load %seen0 by "mn" : !columns to !half
      %y0 = tile.map %h0 with %i0 : !half_acc with !half to !half {
      ^bb0(%x: f32, %e: bf16):
        %w = arith.extf %e : bf16 to f32
        %a = arith.addf %x, %w : f32
        %t = arith.truncf %a : f32 to bf16
        tile.yield %t : bf16
      }
      tile.store "out" <thread> atom <stmatrix> %y0 to %mine : !half to !buffer
    } {
    ^bb0(%s1: !acc):
      %h1 = tile.extract %s1 from 16 : !acc to !half_acc
      %column1 = arith.addi %column, %c16 : index
      %window1 = tile.window %r[%row, %column1] within [%size, %size] : !matrix to !columns
      %seen1 = tile.shift %window1[%lane, %pair] : !columns to !columns
      %i1 = tile.load %seen1 by "mn" : !columns to !half
      %y1 = tile.map %h1 with %i1 : !half_acc with !half to !half {
      ^bb0(%x: f32, %e: bf16):
        %w = arith.extf %e : bf16 to f32
        %a = arith.addf %x, %w : f32
        %t = arith.truncf %a : f32 to bf16
        tile.yield %t : bf16
      }
      tile.store "out" <thread> atom <stmatrix> %y1 to %mine : !half to !buffer
    }
  }
}
