// RUN: gemmc %s --pipeline 'accumulate-inputs{columns=0}' --emit mlir | filecheck %s
// RUN: gemmc %s --pipeline accumulate-inputs --emit mlir | filecheck %s --check-prefix PARTS
// RUN: gemmc %s --pipeline 'accumulate-inputs{columns=0 compute=piece}' --emit mlir | filecheck %s --check-prefix PIECE

!acc = !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
!half_acc = !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
!half = !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
!operand = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!buffer = memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
!matrix = memref<512x512xbf16, #tile.space<global>>
!columns = !tile.window<64x16xbf16>
!map = !tma.map<64x16xbf16, swizzle 32>

// Of four steps, one stays in the loop; what the pieces add is loaded in the next two, and added behind the step after. The
// rest of the arithmetic is done before the first piece is stored, and the pieces load nothing any more.
// CHECK-LABEL: tile.kernel @steps
// CHECK:         %c64_1 = arith.constant 64 : index
// CHECK-NEXT:    %total = scf.for %k = %c0 to %c64_1 step %c64
// CHECK:         %c64_2 = arith.constant 64 : index
// CHECK-NEXT:    %later_1 = arith.cmpi ne, %c64_2, %c0 : index
// CHECK-NEXT:    %f_1 = wgmma.fence %total
// CHECK-NEXT:    %p_1 = wgmma.mma_async {{.*}} %f_1 from 0 accumulate %later_1
// CHECK-NEXT:    wgmma.commit_group
// CHECK-NEXT:    %column0 = arith.addi %column, %c0 : index
// CHECK-NEXT:    %window0 = tile.window %r[%row, %column0]
// CHECK-NEXT:    %seen0 = tile.shift %window0[%lane, %pair]
// CHECK-NEXT:    %input = tile.load %seen0 by "mn"
// CHECK-NEXT:    %w_1 = wgmma.wait_group 0 %p_1
// CHECK-NEXT:    %c128 = arith.constant 128 : index
// CHECK-NEXT:    %later_2 = arith.cmpi ne, %c128, %c0 : index
// CHECK-NEXT:    %f_2 = wgmma.fence %w_1
// CHECK-NEXT:    %p_2 = wgmma.mma_async {{.*}} %f_2 from 0 accumulate %later_2
// CHECK-NEXT:    wgmma.commit_group
// CHECK-NEXT:    %column1 = arith.addi %column, %c16 : index
// CHECK-NEXT:    %window1 = tile.window %r[%row, %column1]
// CHECK-NEXT:    %seen1 = tile.shift %window1[%lane, %pair]
// CHECK-NEXT:    %input_1 = tile.load %seen1 by "mn"
// CHECK-NEXT:    %w_2 = wgmma.wait_group 0 %p_2
// CHECK-NEXT:    %columns = tile.extract %w_2 from 0
// CHECK-NEXT:    [[ONE:%[0-9]+]] = tile.map %columns with %input : {{.*}} {
// CHECK-NEXT:    ^bb0(%x: f32, %e: bf16):
// CHECK-NEXT:      %w_3 = arith.extf %e : bf16 to f32
// CHECK-NEXT:      %a = arith.addf %x, %w_3 : f32
// CHECK-NEXT:      tile.yield %a : f32
// CHECK-NEXT:    }
// CHECK-NEXT:    %sums = tile.insert [[ONE]] into %w_2 from 0
// CHECK-NEXT:    %c192 = arith.constant 192 : index
// CHECK-NEXT:    %later_3 = arith.cmpi ne, %c192, %c0 : index
// CHECK-NEXT:    %f_3 = wgmma.fence %sums
// CHECK-NEXT:    %p_3 = wgmma.mma_async {{.*}} %f_3 from 0 accumulate %later_3
// CHECK-NEXT:    wgmma.commit_group
// CHECK-NEXT:    %w_4 = wgmma.wait_group 0 %p_3
// CHECK-NEXT:    %columns_1 = tile.extract %w_4 from 16
// CHECK-NEXT:    [[TWO:%[0-9]+]] = tile.map %columns_1 with %input_1 : {{.*}} {
// CHECK:           arith.addf
// CHECK-NEXT:      tile.yield
// CHECK-NEXT:    }
// CHECK-NEXT:    %sums_1 = tile.insert [[TWO]] into %w_4 from 16
// CHECK-NEXT:    tile.staged_epilogue "out" %sums_1 {{.*}} {
// CHECK-NEXT:    ^bb0(%sums_2: {{.*}}):
// CHECK-NEXT:      %columns_2 = tile.extract %sums_2 from 0
// CHECK-NEXT:      %y0 = tile.map %columns_2 : {{.*}} {
// CHECK-NEXT:      ^bb0(%x_2: f32):
// CHECK-NEXT:        %t = arith.truncf %x_2 : f32 to bf16
// CHECK-NEXT:        tile.yield %t : bf16
// CHECK-NEXT:      }
// CHECK-NEXT:      %columns_3 = tile.extract %sums_2 from 16
// CHECK-NEXT:      %y1 = tile.map %columns_3
// CHECK:           %results = tile.concat %y0, %y1
// CHECK-NEXT:      tile.yield %results
// CHECK-NEXT:    } pieces {
// CHECK-NEXT:    ^bb0(%s0: {{.*}}):
// CHECK-NEXT:      %columns_4 = tile.extract %s0 from 0
// CHECK-NEXT:      tile.store "out" <thread> atom <stmatrix> %columns_4
// CHECK-NEXT:    } {
// CHECK-NEXT:    ^bb0(%s1: {{.*}}):
// CHECK-NEXT:      %columns_5 = tile.extract %s1 from 16
// CHECK-NEXT:      tile.store "out" <thread> atom <stmatrix> %columns_5
// CHECK-NEXT:    }

// Four parts of 8 columns in two steps: two parts of a piece in each.
// PARTS-LABEL: tile.kernel @steps
// PARTS:         wgmma.commit_group
// PARTS:         wgmma.commit_group
// PARTS:         [[A:%[0-9]+]] = tile.part %seen0[%c0_1, %c0_2] of [1, 2] : !tile.window<64x16xbf16> to !tile.window<64x8xbf16>
// PARTS-NEXT:    %input = tile.load [[A]] by "mn"
// PARTS:         [[B:%[0-9]+]] = tile.part %seen0_1[%c0_3, %c1] of [1, 2]
// PARTS-NEXT:    %input_1 = tile.load [[B]] by "mn"
// PARTS-NEXT:    wgmma.wait_group 0
// PARTS:         wgmma.commit_group
// PARTS:         %input_2 = tile.load
// PARTS:         %input_3 = tile.load
// PARTS-NEXT:    %w_2 = wgmma.wait_group 0
// PARTS-NEXT:    %columns = tile.extract %w_2 from 0
// PARTS-NEXT:    [[C:%[0-9]+]] = tile.map %columns with %input :
// PARTS:         %sums = tile.insert [[C]] into %w_2 from 0
// PARTS-NEXT:    %columns_1 = tile.extract %sums from 8
// PARTS-NEXT:    [[D:%[0-9]+]] = tile.map %columns_1 with %input_1 :
// PARTS:         %sums_1 = tile.insert [[D]] into %sums from 8
// PARTS:         wgmma.fence %sums_1
// PARTS:         %w_[[E:[0-9]+]] = wgmma.wait_group 0
// PARTS-NEXT:    %columns_2 = tile.extract %w_[[E]] from 16
// PARTS:         tile.insert {{.*}} from 16
// PARTS:         tile.insert {{.*}} from 24
// PARTS-NEXT:    tile.staged_epilogue

// Ahead of its store, each piece rounds what it is of; its load is gone here, too.
// PIECE-LABEL: tile.kernel @steps
// PIECE:         tile.staged_epilogue
// PIECE-NEXT:    ^bb0(%sums_2: {{.*}}):
// PIECE-NEXT:      tile.yield %sums_2
// PIECE-NEXT:    } pieces {
// PIECE-NOT:       tile.load
// PIECE:           %h0 = tile.extract %s0 from 0
// PIECE-NOT:       tile.load
// PIECE:           %y0 = tile.map %h0 : {{.*}} {
// PIECE-NEXT:      ^bb0(%x_2: f32):
// PIECE-NEXT:        %t = arith.truncf %x_2 : f32 to bf16
// PIECE-NEXT:        tile.yield %t : bf16
// PIECE-NEXT:      }
// PIECE-NEXT:      tile.store "out" <thread> atom <stmatrix> %y0 to %mine
// PIECE:         } {
// PIECE:           %h1 = tile.extract %s1 from 16
// PIECE-NOT:       tile.load
// PIECE:           %y1 = tile.map %h1 :
tile.kernel @steps ["c", "r"] outputs 1 sizes {} threads 128 {
^bb0(%c: !matrix, %r: !matrix):
  %operand = tile.alloc : !operand
  %buffer = tile.alloc : !buffer
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %size = arith.constant 512 : index
  %n = arith.constant 256 : index
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

// Of three steps, the second loads for both pieces, and behind the third both are added to; the wait for the launch before
// comes ahead of them. A number is subtracted as well; what is multiplied by the residual then reads it again, and so is
// computed by the pieces.
// FOREIGN: a wait for another grid right before a load, and an input that is read on.
// CHECK-LABEL: tile.kernel @few
// CHECK:         %c64_1 = arith.constant 64 : index
// CHECK-NEXT:    %total = scf.for %k = %c0 to %c64_1 step %c64
// CHECK:         }
// CHECK-NEXT:    barrier.wait_grid
// CHECK:         %p_1 = wgmma.mma_async
// CHECK:         %input = tile.load %seen0 by "mn"
// CHECK:         %input_1 = tile.load %seen1 by "mn"
// CHECK-NEXT:    %w_1 = wgmma.wait_group 0 %p_1
// CHECK:         %p_2 = wgmma.mma_async
// CHECK-NEXT:    wgmma.commit_group
// CHECK-NEXT:    %w_2 = wgmma.wait_group 0 %p_2
// CHECK-NEXT:    %columns = tile.extract %w_2 from 0
// CHECK-NEXT:    [[ONE:%[0-9]+]] = tile.map %columns with %input, %number : {{.*}} {
// CHECK-NEXT:    ^bb0(%x: f32, %e: bf16, %half: f32):
// CHECK-NEXT:      %w_3 = arith.extf %e : bf16 to f32
// CHECK-NEXT:      %a = arith.addf %x, %w_3 : f32
// CHECK-NEXT:      %b = arith.subf %a, %half : f32
// CHECK-NEXT:      tile.yield %b : f32
// CHECK-NEXT:    }
// CHECK-NEXT:    %sums = tile.insert [[ONE]] into %w_2 from 0
// CHECK-NEXT:    %columns_1 = tile.extract %sums from 16
// CHECK-NEXT:    [[TWO:%[0-9]+]] = tile.map %columns_1 with %input_1, %number
// CHECK:         %sums_1 = tile.insert [[TWO]] into %sums from 16
// CHECK-NEXT:    tile.staged_epilogue "out" %sums_1 {{.*}} {
// CHECK-NEXT:    ^bb0(%sums_2: {{.*}}):
// CHECK-NEXT:      tile.yield %sums_2
// CHECK-NEXT:    } pieces {
// CHECK:           %i0 = tile.load
// CHECK-NEXT:      %y0 = tile.map %h0 with %i0 : {{.*}} {
// CHECK-NEXT:      ^bb0(%x_2: f32, %e_2: bf16):
// CHECK-NEXT:        %w_5 = arith.extf %e_2 : bf16 to f32
// CHECK-NEXT:        %g = arith.mulf %x_2, %w_5 : f32
// CHECK-NEXT:        %t = arith.truncf %g : f32 to bf16
// CHECK-NEXT:        tile.yield %t : bf16
// CHECK-NEXT:      }
// CHECK-NOT:       barrier.wait_grid
// CHECK:           %y1 = tile.map %h1 with %i1 :
tile.kernel @few ["c", "r"] outputs 1 sizes {} threads 128 {
^bb0(%c: !matrix, %r: !matrix):
  %operand = tile.alloc : !operand
  %buffer = tile.alloc : !buffer
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %size = arith.constant 512 : index
  %n = arith.constant 192 : index
  %number = arith.constant 5.0e-01 : f32
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
      barrier.wait_grid
      %i0 = tile.load %seen0 by "mn" : !columns to !half
      %y0 = tile.map %h0 with %i0, %number : !half_acc with !half, f32 to !half {
      ^bb0(%x: f32, %e: bf16, %half: f32):
        %w = arith.extf %e : bf16 to f32
        %a = arith.addf %x, %w : f32
        %b = arith.subf %a, %half : f32
        %g = arith.mulf %b, %w : f32
        %t = arith.truncf %g : f32 to bf16
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
      %y1 = tile.map %h1 with %i1, %number : !half_acc with !half, f32 to !half {
      ^bb0(%x: f32, %e: bf16, %half: f32):
        %w = arith.extf %e : bf16 to f32
        %a = arith.addf %x, %w : f32
        %b = arith.subf %a, %half : f32
        %g = arith.mulf %b, %w : f32
        %t = arith.truncf %g : f32 to bf16
        tile.yield %t : bf16
      }
      tile.store "out" <thread> atom <stmatrix> %y1 to %mine : !half to !buffer
    }
  }
}
