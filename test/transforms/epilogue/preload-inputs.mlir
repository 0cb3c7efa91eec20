// RUN: gemmc %s --pipeline 'preload-inputs{columns=0}' --emit mlir | filecheck %s
// RUN: gemmc %s --pipeline 'preload-inputs{columns=8}' --emit mlir | filecheck %s --check-prefix PARTS

!acc = !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
!half_acc = !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
!half = !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
!operand = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!buffer = memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
!matrix = memref<512x512xbf16, #tile.space<global>>
!columns = !tile.window<64x16xbf16>
!map = !tma.map<64x16xbf16, swizzle 32>

// Four parts of 8 columns in two steps: two parts of a piece in each.
// PARTS-LABEL: tile.kernel @steps
// PARTS:         wgmma.commit_group
// PARTS:         wgmma.commit_group
// PARTS:         %[[A:[0-9]+]] = tile.part %seen0[%c0_1, %c0_2] of [1, 2] : !tile.window<64x16xbf16> to !tile.window<64x8xbf16>
// PARTS-NEXT:    %input = tile.load %[[A]] by "mn"
// PARTS:         %[[B:[0-9]+]] = tile.part %seen0_1[%c0_3, %c1] of [1, 2]
// PARTS-NEXT:    %input_1 = tile.load %[[B]] by "mn"
// PARTS-NEXT:    wgmma.wait_group 0
// PARTS:         wgmma.commit_group
// PARTS:         %input_2 = tile.load
// PARTS:         %input_3 = tile.load
// PARTS-NEXT:    wgmma.wait_group 0
// PARTS:         tile.map %columns with %input :
// PARTS:         tile.map %columns_1 with %input_1 :
// PARTS:         tile.map %columns_2 with %input_2 :
// PARTS:         tile.map %columns_3 with %input_3 :
// PARTS:         tile.concat %y0, %y0_1, %y1, %y1_1
// PARTS:       } pieces {
// PARTS:         tile.extract %{{.*}} from 0
// PARTS-NEXT:    tile.store "out" <thread> atom <stmatrix>
// PARTS:         tile.extract %{{.*}} from 16
// PARTS-NEXT:    tile.store "out" <thread> atom <stmatrix>

// What the pieces read is loaded in the last two of three steps, behind their products; the
// arithmetic of both is done before the first of them is stored.
// CHECK:        tile.kernel @steps ["c", "r"] outputs 1 sizes {} threads 128 {
// CHECK-NEXT:   ^bb0(%c: memref<512x512xbf16, #tile.space<global>>, %r: memref<512x512xbf16, #tile.space<global>>):
// CHECK-NEXT:     %operand = tile.alloc : memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
// CHECK-NEXT:     %buffer = tile.alloc : memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c16 = arith.constant 16 : index
// CHECK-NEXT:     %c64 = arith.constant 64 : index
// CHECK-NEXT:     %size = arith.constant 512 : index
// CHECK-NEXT:     %tiles = arith.constant 64 : index
// CHECK-NEXT:     %block = tile.block_id
// CHECK-NEXT:     %blocks = tile.block_count
// CHECK-NEXT:     %thread = tile.id "thread" of 128
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %lane = arith.divui %thread, %c4 : index
// CHECK-NEXT:     %pair = arith.remui %thread, %c4 : index
// CHECK-NEXT:     %mine = tile.shift %buffer[%thread, %c0] : memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>> to memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
// CHECK-NEXT:     %d = wgmma.make_descriptor %operand leading 0 stride 1024 : memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
// CHECK-NEXT:     scf.for %tile = %block to %tiles step %blocks {
// CHECK-NEXT:       %row = arith.muli %tile, %c64 : index
// CHECK-NEXT:       %column = arith.muli %tile, %c16 : index
// CHECK-NEXT:       %undef = tile.undef : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
// CHECK-NEXT:       %c64_1 = arith.constant 64 : index
// CHECK-NEXT:       %total = scf.for %k = %c0 to %c64_1 step %c64 iter_args(%acc = %undef) -> (!tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>) {
// CHECK-NEXT:         %later = arith.cmpi ne, %k, %c0 : index
// CHECK-NEXT:         %f = wgmma.fence %acc : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
// CHECK-NEXT:         %p = wgmma.mma_async [64, 32, 16] bf16 %d "k", %d "k", %f from 0 accumulate %later : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
// CHECK-NEXT:         wgmma.commit_group
// CHECK-NEXT:         %w = wgmma.wait_group 0 %p : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
// CHECK-NEXT:         scf.yield %w : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
// CHECK-NEXT:       }
// CHECK-NEXT:       %c64_2 = arith.constant 64 : index
// CHECK-NEXT:       %later_1 = arith.cmpi ne, %c64_2, %c0 : index
// CHECK-NEXT:       %f_1 = wgmma.fence %total : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
// CHECK-NEXT:       %p_1 = wgmma.mma_async [64, 32, 16] bf16 %d "k", %d "k", %f_1 from 0 accumulate %later_1 : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
// CHECK-NEXT:       wgmma.commit_group
// CHECK-NEXT:       %column0 = arith.addi %column, %c0 : index
// CHECK-NEXT:       %window0 = tile.window %r[%row, %column0] within [%size, %size] : memref<512x512xbf16, #tile.space<global>> to !tile.window<64x16xbf16>
// CHECK-NEXT:       %seen0 = tile.shift %window0[%lane, %pair] : !tile.window<64x16xbf16> to !tile.window<64x16xbf16>
// CHECK-NEXT:       %input = tile.load %seen0 by "mn" : !tile.window<64x16xbf16> to !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
// CHECK-NEXT:       %w_1 = wgmma.wait_group 0 %p_1 : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
// CHECK-NEXT:       %c128 = arith.constant 128 : index
// CHECK-NEXT:       %later_2 = arith.cmpi ne, %c128, %c0 : index
// CHECK-NEXT:       %f_2 = wgmma.fence %w_1 : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
// CHECK-NEXT:       %p_2 = wgmma.mma_async [64, 32, 16] bf16 %d "k", %d "k", %f_2 from 0 accumulate %later_2 : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
// CHECK-NEXT:       wgmma.commit_group
// CHECK-NEXT:       %column1 = arith.addi %column, %c16 : index
// CHECK-NEXT:       %window1 = tile.window %r[%row, %column1] within [%size, %size] : memref<512x512xbf16, #tile.space<global>> to !tile.window<64x16xbf16>
// CHECK-NEXT:       %seen1 = tile.shift %window1[%lane, %pair] : !tile.window<64x16xbf16> to !tile.window<64x16xbf16>
// CHECK-NEXT:       %input_1 = tile.load %seen1 by "mn" : !tile.window<64x16xbf16> to !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
// CHECK-NEXT:       %w_2 = wgmma.wait_group 0 %p_2 : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
// CHECK-NEXT:       tile.staged_epilogue "out" %w_2 : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> {
// CHECK-NEXT:       ^bb0(%sums: !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>):
// CHECK-NEXT:         %columns = tile.extract %sums from 0 : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
// CHECK-NEXT:         %y0 = tile.map %columns with %input : !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> with !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> {
// CHECK-NEXT:         ^bb0(%x: f32, %e: bf16):
// CHECK-NEXT:           %w_3 = arith.extf %e : bf16 to f32
// CHECK-NEXT:           %a = arith.addf %x, %w_3 : f32
// CHECK-NEXT:           %t = arith.truncf %a : f32 to bf16
// CHECK-NEXT:           tile.yield %t : bf16
// CHECK-NEXT:         }
// CHECK-NEXT:         %columns_1 = tile.extract %sums from 16 : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
// CHECK-NEXT:         %y1 = tile.map %columns_1 with %input_1 : !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> with !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> {
// CHECK-NEXT:         ^bb0(%x_1: f32, %e_1: bf16):
// CHECK-NEXT:           %w_4 = arith.extf %e_1 : bf16 to f32
// CHECK-NEXT:           %a_1 = arith.addf %x_1, %w_4 : f32
// CHECK-NEXT:           %t_1 = arith.truncf %a_1 : f32 to bf16
// CHECK-NEXT:           tile.yield %t_1 : bf16
// CHECK-NEXT:         }
// CHECK-NEXT:         %results = tile.concat %y0, %y1 : !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>, !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to !tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
// CHECK-NEXT:         tile.yield %results : !tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
// CHECK-NEXT:       } pieces {
// CHECK-NEXT:       ^bb0(%s0: !tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>):
// CHECK-NEXT:         %columns_2 = tile.extract %s0 from 0 : !tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
// CHECK-NEXT:         tile.store "out" <thread> atom <stmatrix> %columns_2 to %mine : !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
// CHECK-NEXT:       } {
// CHECK-NEXT:       ^bb0(%s1: !tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>):
// CHECK-NEXT:         %columns_3 = tile.extract %s1 from 16 : !tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
// CHECK-NEXT:         tile.store "out" <thread> atom <stmatrix> %columns_3 to %mine : !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:   }
tile.kernel @steps ["c", "r"] outputs 1 sizes {} threads 128 {
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

// The one step that may stand behind the loop loads for both pieces; the wait for the launch before
// comes ahead of it.
// FOREIGN: a wait for another grid right before a load.
// CHECK:        tile.kernel @few ["c", "r"] outputs 1 sizes {} threads 128 {
// CHECK-NEXT:   ^bb0(%c: memref<512x512xbf16, #tile.space<global>>, %r: memref<512x512xbf16, #tile.space<global>>):
// CHECK-NEXT:     %operand = tile.alloc : memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
// CHECK-NEXT:     %buffer = tile.alloc : memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c16 = arith.constant 16 : index
// CHECK-NEXT:     %c64 = arith.constant 64 : index
// CHECK-NEXT:     %size = arith.constant 512 : index
// CHECK-NEXT:     %tiles = arith.constant 64 : index
// CHECK-NEXT:     %block = tile.block_id
// CHECK-NEXT:     %blocks = tile.block_count
// CHECK-NEXT:     %thread = tile.id "thread" of 128
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %lane = arith.divui %thread, %c4 : index
// CHECK-NEXT:     %pair = arith.remui %thread, %c4 : index
// CHECK-NEXT:     %mine = tile.shift %buffer[%thread, %c0] : memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>> to memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
// CHECK-NEXT:     %d = wgmma.make_descriptor %operand leading 0 stride 1024 : memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
// CHECK-NEXT:     scf.for %tile = %block to %tiles step %blocks {
// CHECK-NEXT:       %row = arith.muli %tile, %c64 : index
// CHECK-NEXT:       %column = arith.muli %tile, %c16 : index
// CHECK-NEXT:       %undef = tile.undef : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
// CHECK-NEXT:       %c64_1 = arith.constant 64 : index
// CHECK-NEXT:       %total = scf.for %k = %c0 to %c64_1 step %c64 iter_args(%acc = %undef) -> (!tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>) {
// CHECK-NEXT:         %later = arith.cmpi ne, %k, %c0 : index
// CHECK-NEXT:         %f = wgmma.fence %acc : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
// CHECK-NEXT:         %p = wgmma.mma_async [64, 32, 16] bf16 %d "k", %d "k", %f from 0 accumulate %later : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
// CHECK-NEXT:         wgmma.commit_group
// CHECK-NEXT:         %w = wgmma.wait_group 0 %p : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
// CHECK-NEXT:         scf.yield %w : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
// CHECK-NEXT:       }
// CHECK-NEXT:       barrier.wait_grid
// CHECK-NEXT:       %c64_2 = arith.constant 64 : index
// CHECK-NEXT:       %later_1 = arith.cmpi ne, %c64_2, %c0 : index
// CHECK-NEXT:       %f_1 = wgmma.fence %total : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
// CHECK-NEXT:       %p_1 = wgmma.mma_async [64, 32, 16] bf16 %d "k", %d "k", %f_1 from 0 accumulate %later_1 : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
// CHECK-NEXT:       wgmma.commit_group
// CHECK-NEXT:       %column0 = arith.addi %column, %c0 : index
// CHECK-NEXT:       %window0 = tile.window %r[%row, %column0] within [%size, %size] : memref<512x512xbf16, #tile.space<global>> to !tile.window<64x16xbf16>
// CHECK-NEXT:       %seen0 = tile.shift %window0[%lane, %pair] : !tile.window<64x16xbf16> to !tile.window<64x16xbf16>
// CHECK-NEXT:       %input = tile.load %seen0 by "mn" : !tile.window<64x16xbf16> to !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
// CHECK-NEXT:       %column1 = arith.addi %column, %c16 : index
// CHECK-NEXT:       %window1 = tile.window %r[%row, %column1] within [%size, %size] : memref<512x512xbf16, #tile.space<global>> to !tile.window<64x16xbf16>
// CHECK-NEXT:       %seen1 = tile.shift %window1[%lane, %pair] : !tile.window<64x16xbf16> to !tile.window<64x16xbf16>
// CHECK-NEXT:       %input_1 = tile.load %seen1 by "mn" : !tile.window<64x16xbf16> to !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
// CHECK-NEXT:       %w_1 = wgmma.wait_group 0 %p_1 : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
// CHECK-NEXT:       tile.staged_epilogue "out" %w_1 : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> {
// CHECK-NEXT:       ^bb0(%sums: !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>):
// CHECK-NEXT:         %columns = tile.extract %sums from 0 : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
// CHECK-NEXT:         %y0 = tile.map %columns with %input : !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> with !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> {
// CHECK-NEXT:         ^bb0(%x: f32, %e: bf16):
// CHECK-NEXT:           %w_2 = arith.extf %e : bf16 to f32
// CHECK-NEXT:           %a = arith.addf %x, %w_2 : f32
// CHECK-NEXT:           %t = arith.truncf %a : f32 to bf16
// CHECK-NEXT:           tile.yield %t : bf16
// CHECK-NEXT:         }
// CHECK-NEXT:         %columns_1 = tile.extract %sums from 16 : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
// CHECK-NEXT:         %y1 = tile.map %columns_1 with %input_1 : !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> with !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> {
// CHECK-NEXT:         ^bb0(%x_1: f32, %e_1: bf16):
// CHECK-NEXT:           %w_3 = arith.extf %e_1 : bf16 to f32
// CHECK-NEXT:           %a_1 = arith.addf %x_1, %w_3 : f32
// CHECK-NEXT:           %t_1 = arith.truncf %a_1 : f32 to bf16
// CHECK-NEXT:           tile.yield %t_1 : bf16
// CHECK-NEXT:         }
// CHECK-NEXT:         %results = tile.concat %y0, %y1 : !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>, !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to !tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
// CHECK-NEXT:         tile.yield %results : !tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
// CHECK-NEXT:       } pieces {
// CHECK-NEXT:       ^bb0(%s0: !tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>):
// CHECK-NEXT:         %columns_2 = tile.extract %s0 from 0 : !tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
// CHECK-NEXT:         tile.store "out" <thread> atom <stmatrix> %columns_2 to %mine : !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
// CHECK-NEXT:       } {
// CHECK-NEXT:       ^bb0(%s1: !tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>):
// CHECK-NEXT:         %columns_3 = tile.extract %s1 from 16 : !tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
// CHECK-NEXT:         tile.store "out" <thread> atom <stmatrix> %columns_3 to %mine : !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:   }
tile.kernel @few ["c", "r"] outputs 1 sizes {} threads 128 {
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
      barrier.wait_grid
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
