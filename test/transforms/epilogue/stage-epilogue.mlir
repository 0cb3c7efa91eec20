// RUN: gemmc %s --pipeline 'stage-epilogue{columns=32}' --emit mlir | filecheck %s
// RUN: gemmc %s --pipeline 'stage-epilogue{columns=96 buffers=4}' --emit mlir | filecheck %s --check-prefix WHOLE
// RUN: gemmc %s --pipeline 'stage-epilogue{columns=16 buffers=3}' --emit mlir | filecheck %s --check-prefix TURNS

// Two buffers take turns; columns go out in order.
// CHECK-LABEL: tile.kernel @tile ["c"] outputs 1 sizes {} {
// CHECK-NEXT:  ^bb0(%c: memref<200x250xbf16, #tile.space<global>>):
// CHECK-NEXT:    %output = tile.alloc : memref<64x32xbf16, #tile.space<shared>>
// CHECK-NEXT:    %output_1 = tile.alloc : memref<64x32xbf16, #tile.space<shared>>
// CHECK-NEXT:    %m = arith.constant 200 : index
// CHECK-NEXT:    %n = arith.constant 250 : index
// CHECK-NEXT:    %block = tile.block_id
// CHECK-NEXT:    %c64 = arith.constant 64 : index
// CHECK-NEXT:    %row = arith.muli %block, %c64 : index
// CHECK-NEXT:    %zero = tile.zero : !tile.fragment<64x96xf32>
// CHECK-NEXT:    tile.staged_epilogue "out" %zero : !tile.fragment<64x96xf32> {
// CHECK-NEXT:    ^bb0(%sums: !tile.fragment<64x96xf32>):
// CHECK-NEXT:      %result = tile.map %sums : !tile.fragment<64x96xf32> to !tile.fragment<64x96xbf16> {
// CHECK-NEXT:      ^bb0(%x: f32):
// CHECK-NEXT:        %y = arith.truncf %x : f32 to bf16
// CHECK-NEXT:        tile.yield %y : bf16
// CHECK-NEXT:      }
// CHECK-NEXT:      tile.yield %result : !tile.fragment<64x96xbf16>
// CHECK-NEXT:    } pieces {
// CHECK-NEXT:    ^bb0(%result_1: !tile.fragment<64x96xbf16>):
// CHECK-NEXT:      %columns = tile.extract %result_1 from 0 : !tile.fragment<64x96xbf16> to !tile.fragment<64x32xbf16>
// CHECK-NEXT:      %c0 = arith.constant 0 : index
// CHECK-NEXT:      %0 = arith.addi %c64, %c0 : index
// CHECK-NEXT:      %c_columns = tile.window %c[%row, %0] within [%m, %n] : memref<200x250xbf16, #tile.space<global>> to !tile.window<64x32xbf16>
// CHECK-NEXT:      tile.store "out" <role> %columns to %output : !tile.fragment<64x32xbf16> to memref<64x32xbf16, #tile.space<shared>>
// CHECK-NEXT:      tile.bulk_store "out" <role> %output to %c_columns : memref<64x32xbf16, #tile.space<shared>> to !tile.window<64x32xbf16>
// CHECK-NEXT:    } {
// CHECK-NEXT:    ^bb0(%result_2: !tile.fragment<64x96xbf16>):
// CHECK-NEXT:      %columns_1 = tile.extract %result_2 from 32 : !tile.fragment<64x96xbf16> to !tile.fragment<64x32xbf16>
// CHECK-NEXT:      %c32 = arith.constant 32 : index
// CHECK-NEXT:      %1 = arith.addi %c64, %c32 : index
// CHECK-NEXT:      %c_columns_1 = tile.window %c[%row, %1] within [%m, %n] : memref<200x250xbf16, #tile.space<global>> to !tile.window<64x32xbf16>
// CHECK-NEXT:      tile.store "out" <role> %columns_1 to %output_1 : !tile.fragment<64x32xbf16> to memref<64x32xbf16, #tile.space<shared>>
// CHECK-NEXT:      tile.bulk_store "out" <role> %output_1 to %c_columns_1 : memref<64x32xbf16, #tile.space<shared>> to !tile.window<64x32xbf16>
// CHECK-NEXT:    } {
// CHECK-NEXT:    ^bb0(%result_3: !tile.fragment<64x96xbf16>):
// CHECK-NEXT:      %columns_2 = tile.extract %result_3 from 64 : !tile.fragment<64x96xbf16> to !tile.fragment<64x32xbf16>
// CHECK-NEXT:      %c64_1 = arith.constant 64 : index
// CHECK-NEXT:      %2 = arith.addi %c64, %c64_1 : index
// CHECK-NEXT:      %c_columns_2 = tile.window %c[%row, %2] within [%m, %n] : memref<200x250xbf16, #tile.space<global>> to !tile.window<64x32xbf16>
// CHECK-NEXT:      tile.store "out" <role> %columns_2 to %output : !tile.fragment<64x32xbf16> to memref<64x32xbf16, #tile.space<shared>>
// CHECK-NEXT:      tile.bulk_store "out" <role> %output to %c_columns_2 : memref<64x32xbf16, #tile.space<shared>> to !tile.window<64x32xbf16>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// No more buffers than pieces.
// WHOLE-LABEL: tile.kernel @tile
// WHOLE:         %output = tile.alloc : memref<64x96xbf16, #tile.space<shared>>
// WHOLE:         %columns = tile.extract {{%.*}} from 0 : !tile.fragment<64x96xbf16> to !tile.fragment<64x96xbf16>
// WHOLE:         tile.store "out" <role> %columns to %output : !tile.fragment<64x96xbf16> to memref<64x96xbf16, #tile.space<shared>>
// WHOLE-NEXT:    tile.bulk_store "out" <role> %output to %c_columns : memref<64x96xbf16, #tile.space<shared>> to !tile.window<64x96xbf16>
// Three of them; the fourth piece is in the first again.
// TURNS-LABEL: tile.kernel @tile
// TURNS:         %output = tile.alloc : memref<64x16xbf16, #tile.space<shared>>
// TURNS-NEXT:    %output_1 = tile.alloc : memref<64x16xbf16, #tile.space<shared>>
// TURNS-NEXT:    %output_2 = tile.alloc : memref<64x16xbf16, #tile.space<shared>>
// TURNS:         %columns = tile.extract {{%.*}} from 0 : !tile.fragment<64x96xbf16> to !tile.fragment<64x16xbf16>
// TURNS:         tile.store "out" <role> %columns to %output : !tile.fragment<64x16xbf16> to memref<64x16xbf16, #tile.space<shared>>
// TURNS-NEXT:    tile.bulk_store "out" <role> %output to %c_columns : memref<64x16xbf16, #tile.space<shared>> to !tile.window<64x16xbf16>
// TURNS:    %columns_1 = tile.extract {{%.*}} from 16 : !tile.fragment<64x96xbf16> to !tile.fragment<64x16xbf16>
// TURNS:         tile.store "out" <role> %columns_1 to %output_1 : !tile.fragment<64x16xbf16> to memref<64x16xbf16, #tile.space<shared>>
// TURNS-NEXT:    tile.bulk_store "out" <role> %output_1 to %c_columns_1 : memref<64x16xbf16, #tile.space<shared>> to !tile.window<64x16xbf16>
// TURNS:    %columns_2 = tile.extract {{%.*}} from 32 : !tile.fragment<64x96xbf16> to !tile.fragment<64x16xbf16>
// TURNS:         tile.store "out" <role> %columns_2 to %output_2 : !tile.fragment<64x16xbf16> to memref<64x16xbf16, #tile.space<shared>>
// TURNS-NEXT:    tile.bulk_store "out" <role> %output_2 to %c_columns_2 : memref<64x16xbf16, #tile.space<shared>> to !tile.window<64x16xbf16>
// TURNS:    %columns_3 = tile.extract {{%.*}} from 48 : !tile.fragment<64x96xbf16> to !tile.fragment<64x16xbf16>
// TURNS:         tile.store "out" <role> %columns_3 to %output : !tile.fragment<64x16xbf16> to memref<64x16xbf16, #tile.space<shared>>
// TURNS-NEXT:    tile.bulk_store "out" <role> %output to %c_columns_3 : memref<64x16xbf16, #tile.space<shared>> to !tile.window<64x16xbf16>
// TURNS:    %columns_4 = tile.extract {{%.*}} from 64 : !tile.fragment<64x96xbf16> to !tile.fragment<64x16xbf16>
// TURNS:         tile.store "out" <role> %columns_4 to %output_1 : !tile.fragment<64x16xbf16> to memref<64x16xbf16, #tile.space<shared>>
// TURNS-NEXT:    tile.bulk_store "out" <role> %output_1 to %c_columns_4 : memref<64x16xbf16, #tile.space<shared>> to !tile.window<64x16xbf16>
// TURNS:    %columns_5 = tile.extract {{%.*}} from 80 : !tile.fragment<64x96xbf16> to !tile.fragment<64x16xbf16>
// TURNS:         tile.store "out" <role> %columns_5 to %output_2 : !tile.fragment<64x16xbf16> to memref<64x16xbf16, #tile.space<shared>>
// TURNS-NEXT:    tile.bulk_store "out" <role> %output_2 to %c_columns_5 : memref<64x16xbf16, #tile.space<shared>> to !tile.window<64x16xbf16>
tile.kernel @tile ["c"] outputs 1 sizes {} {
^bb0(%c: memref<200x250xbf16, #tile.space<global>>):
  %m = arith.constant 200 : index
  %n = arith.constant 250 : index
  %block = tile.block_id
  %c64 = arith.constant 64 : index
  %row = arith.muli %block, %c64 : index
  %zero = tile.zero : !tile.fragment<64x96xf32>
  %w = tile.window %c[%row, %c64] within [%m, %n] : memref<200x250xbf16, #tile.space<global>> to !tile.window<64x96xbf16>
  tile.epilogue "out" <role> %zero to %w : !tile.fragment<64x96xf32> to !tile.window<64x96xbf16> {
  ^bb0(%x: f32):
    %y = arith.truncf %x : f32 to bf16
    tile.yield %y : bf16
  }
}

// FOREIGN: several epilogues: in a branch of a loop, from a fragment that is stored
// twice, to a window that a copy reads too; a store to a buffer stays as it is. Each epilogue has
// buffers of its own, made at the start.
// CHECK-LABEL: tile.kernel @several ["c", "d"] outputs 2 sizes {} threads 128 {
// CHECK-NEXT:  ^bb0(%c: memref<64x96xf32, #tile.space<global>>, %d: memref<64x96xf32, #tile.space<global>>):
// CHECK-NEXT:    %output = tile.alloc : memref<64x32xf32, #tile.space<shared>>
// CHECK-NEXT:    %output_1 = tile.alloc : memref<64x32xf32, #tile.space<shared>>
// CHECK-NEXT:    %output_2 = tile.alloc : memref<64x32xf32, #tile.space<shared>>
// CHECK-NEXT:    %output_3 = tile.alloc : memref<64x32xf32, #tile.space<shared>>
// CHECK-NEXT:    %m = arith.constant 64 : index
// CHECK-NEXT:    %n = arith.constant 96 : index
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %ring = tile.alloc : !tile.ring<2, memref<64x96xf32, #tile.space<shared>>>
// CHECK-NEXT:    %zero = tile.zero : !tile.fragment<64x96xf32>
// CHECK-NEXT:    %w = tile.window %c[%c0, %c0] within [%m, %n] : memref<64x96xf32, #tile.space<global>> to !tile.window<64x96xf32>
// CHECK-NEXT:    scf.for %i = %c0 to %m step %n {
// CHECK-NEXT:      %slot = tile.slot %ring[%i] : !tile.ring<2, memref<64x96xf32, #tile.space<shared>>> to memref<64x96xf32, #tile.space<shared>>
// CHECK-NEXT:      tile.store "kept" <role> %zero to %slot : !tile.fragment<64x96xf32> to memref<64x96xf32, #tile.space<shared>>
// CHECK-NEXT:      %first = arith.cmpi eq, %i, %c0 : index
// CHECK-NEXT:      scf.if %first {
// CHECK-NEXT:        tile.staged_epilogue "first" %zero : !tile.fragment<64x96xf32> {
// CHECK-NEXT:        ^bb0(%sums: !tile.fragment<64x96xf32>):
// CHECK-NEXT:          tile.yield %sums : !tile.fragment<64x96xf32>
// CHECK-NEXT:        } pieces {
// CHECK-NEXT:        ^bb0(%sums_1: !tile.fragment<64x96xf32>):
// CHECK-NEXT:          %columns = tile.extract %sums_1 from 0 : !tile.fragment<64x96xf32> to !tile.fragment<64x32xf32>
// CHECK-NEXT:          %c0_1 = arith.constant 0 : index
// CHECK-NEXT:          %0 = arith.addi %c0, %c0_1 : index
// CHECK-NEXT:          %c_columns = tile.window %c[%c0, %0] within [%m, %n] : memref<64x96xf32, #tile.space<global>> to !tile.window<64x32xf32>
// CHECK-NEXT:          tile.store "first" <role> %columns to %output_2 : !tile.fragment<64x32xf32> to memref<64x32xf32, #tile.space<shared>>
// CHECK-NEXT:          tile.bulk_store "first" <role> %output_2 to %c_columns : memref<64x32xf32, #tile.space<shared>> to !tile.window<64x32xf32>
// CHECK-NEXT:        } {
// CHECK-NEXT:        ^bb0(%sums_2: !tile.fragment<64x96xf32>):
// CHECK-NEXT:          %columns_1 = tile.extract %sums_2 from 32 : !tile.fragment<64x96xf32> to !tile.fragment<64x32xf32>
// CHECK-NEXT:          %c32 = arith.constant 32 : index
// CHECK-NEXT:          %1 = arith.addi %c0, %c32 : index
// CHECK-NEXT:          %c_columns_1 = tile.window %c[%c0, %1] within [%m, %n] : memref<64x96xf32, #tile.space<global>> to !tile.window<64x32xf32>
// CHECK-NEXT:          tile.store "first" <role> %columns_1 to %output_3 : !tile.fragment<64x32xf32> to memref<64x32xf32, #tile.space<shared>>
// CHECK-NEXT:          tile.bulk_store "first" <role> %output_3 to %c_columns_1 : memref<64x32xf32, #tile.space<shared>> to !tile.window<64x32xf32>
// CHECK-NEXT:        } {
// CHECK-NEXT:        ^bb0(%sums_3: !tile.fragment<64x96xf32>):
// CHECK-NEXT:          %columns_2 = tile.extract %sums_3 from 64 : !tile.fragment<64x96xf32> to !tile.fragment<64x32xf32>
// CHECK-NEXT:          %c64 = arith.constant 64 : index
// CHECK-NEXT:          %2 = arith.addi %c0, %c64 : index
// CHECK-NEXT:          %c_columns_2 = tile.window %c[%c0, %2] within [%m, %n] : memref<64x96xf32, #tile.space<global>> to !tile.window<64x32xf32>
// CHECK-NEXT:          tile.store "first" <role> %columns_2 to %output_2 : !tile.fragment<64x32xf32> to memref<64x32xf32, #tile.space<shared>>
// CHECK-NEXT:          tile.bulk_store "first" <role> %output_2 to %c_columns_2 : memref<64x32xf32, #tile.space<shared>> to !tile.window<64x32xf32>
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:      tile.copy "lhs" <role> %w to %slot : !tile.window<64x96xf32> to memref<64x96xf32, #tile.space<shared>>
// CHECK-NEXT:      tile.staged_epilogue "second" %zero : !tile.fragment<64x96xf32> {
// CHECK-NEXT:      ^bb0(%sums_4: !tile.fragment<64x96xf32>):
// CHECK-NEXT:        tile.yield %sums_4 : !tile.fragment<64x96xf32>
// CHECK-NEXT:      } pieces {
// CHECK-NEXT:      ^bb0(%sums_5: !tile.fragment<64x96xf32>):
// CHECK-NEXT:        %columns_3 = tile.extract %sums_5 from 0 : !tile.fragment<64x96xf32> to !tile.fragment<64x32xf32>
// CHECK-NEXT:        %c0_2 = arith.constant 0 : index
// CHECK-NEXT:        %3 = arith.addi %c0, %c0_2 : index
// CHECK-NEXT:        %d_columns = tile.window %d[%i, %3] within [%m, %n] : memref<64x96xf32, #tile.space<global>> to !tile.window<64x32xf32>
// CHECK-NEXT:        tile.store "second" <role> %columns_3 to %output : !tile.fragment<64x32xf32> to memref<64x32xf32, #tile.space<shared>>
// CHECK-NEXT:        tile.bulk_store "second" <role> %output to %d_columns : memref<64x32xf32, #tile.space<shared>> to !tile.window<64x32xf32>
// CHECK-NEXT:      } {
// CHECK-NEXT:      ^bb0(%sums_6: !tile.fragment<64x96xf32>):
// CHECK-NEXT:        %columns_4 = tile.extract %sums_6 from 32 : !tile.fragment<64x96xf32> to !tile.fragment<64x32xf32>
// CHECK-NEXT:        %c32_1 = arith.constant 32 : index
// CHECK-NEXT:        %4 = arith.addi %c0, %c32_1 : index
// CHECK-NEXT:        %d_columns_1 = tile.window %d[%i, %4] within [%m, %n] : memref<64x96xf32, #tile.space<global>> to !tile.window<64x32xf32>
// CHECK-NEXT:        tile.store "second" <role> %columns_4 to %output_1 : !tile.fragment<64x32xf32> to memref<64x32xf32, #tile.space<shared>>
// CHECK-NEXT:        tile.bulk_store "second" <role> %output_1 to %d_columns_1 : memref<64x32xf32, #tile.space<shared>> to !tile.window<64x32xf32>
// CHECK-NEXT:      } {
// CHECK-NEXT:      ^bb0(%sums_7: !tile.fragment<64x96xf32>):
// CHECK-NEXT:        %columns_5 = tile.extract %sums_7 from 64 : !tile.fragment<64x96xf32> to !tile.fragment<64x32xf32>
// CHECK-NEXT:        %c64_1 = arith.constant 64 : index
// CHECK-NEXT:        %5 = arith.addi %c0, %c64_1 : index
// CHECK-NEXT:        %d_columns_2 = tile.window %d[%i, %5] within [%m, %n] : memref<64x96xf32, #tile.space<global>> to !tile.window<64x32xf32>
// CHECK-NEXT:        tile.store "second" <role> %columns_5 to %output : !tile.fragment<64x32xf32> to memref<64x32xf32, #tile.space<shared>>
// CHECK-NEXT:        tile.bulk_store "second" <role> %output to %d_columns_2 : memref<64x32xf32, #tile.space<shared>> to !tile.window<64x32xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// WHOLE-LABEL: tile.kernel @several
// WHOLE:         %output = tile.alloc : memref<64x96xf32, #tile.space<shared>>
// WHOLE-NEXT:    %output_1 = tile.alloc : memref<64x96xf32, #tile.space<shared>>
// WHOLE:         %ring = tile.alloc : !tile.ring<2, memref<64x96xf32, #tile.space<shared>>>
// WHOLE:             %columns = tile.extract {{%.*}} from 0 : !tile.fragment<64x96xf32> to !tile.fragment<64x96xf32>
// WHOLE:             tile.bulk_store "first" <role> %output_1 to %c_columns : memref<64x96xf32, #tile.space<shared>> to !tile.window<64x96xf32>
// WHOLE:           %columns_1 = tile.extract {{%.*}} from 0 : !tile.fragment<64x96xf32> to !tile.fragment<64x96xf32>
// WHOLE:           tile.bulk_store "second" <role> %output to %d_columns : memref<64x96xf32, #tile.space<shared>> to !tile.window<64x96xf32>
// TURNS-LABEL: tile.kernel @several
// TURNS:         %output = tile.alloc : memref<64x16xf32, #tile.space<shared>>
// TURNS-NEXT:    %output_1 = tile.alloc : memref<64x16xf32, #tile.space<shared>>
// TURNS-NEXT:    %output_2 = tile.alloc : memref<64x16xf32, #tile.space<shared>>
// TURNS-NEXT:    %output_3 = tile.alloc : memref<64x16xf32, #tile.space<shared>>
// TURNS-NEXT:    %output_4 = tile.alloc : memref<64x16xf32, #tile.space<shared>>
// TURNS-NEXT:    %output_5 = tile.alloc : memref<64x16xf32, #tile.space<shared>>
// TURNS:         %ring = tile.alloc : !tile.ring<2, memref<64x96xf32, #tile.space<shared>>>
tile.kernel @several ["c", "d"] outputs 2 sizes {} threads 128 {
^bb0(%c: memref<64x96xf32, #tile.space<global>>, %d: memref<64x96xf32, #tile.space<global>>):
  %m = arith.constant 64 : index
  %n = arith.constant 96 : index
  %c0 = arith.constant 0 : index
  %ring = tile.alloc : !tile.ring<2, memref<64x96xf32, #tile.space<shared>>>
  %zero = tile.zero : !tile.fragment<64x96xf32>
  %w = tile.window %c[%c0, %c0] within [%m, %n] : memref<64x96xf32, #tile.space<global>> to !tile.window<64x96xf32>
  scf.for %i = %c0 to %m step %n {
    %slot = tile.slot %ring[%i] : !tile.ring<2, memref<64x96xf32, #tile.space<shared>>> to memref<64x96xf32, #tile.space<shared>>
    tile.store "kept" <role> %zero to %slot : !tile.fragment<64x96xf32> to memref<64x96xf32, #tile.space<shared>>
    %first = arith.cmpi eq, %i, %c0 : index
    scf.if %first {
      tile.epilogue "first" <role> %zero to %w : !tile.fragment<64x96xf32> to !tile.window<64x96xf32> {
      ^bb0(%e: f32):
        tile.yield %e : f32
      }
    }
    tile.copy "lhs" <role> %w to %slot : !tile.window<64x96xf32> to memref<64x96xf32, #tile.space<shared>>
    %v = tile.window %d[%i, %c0] within [%m, %n] : memref<64x96xf32, #tile.space<global>> to !tile.window<64x96xf32>
    tile.epilogue "second" <role> %zero to %v : !tile.fragment<64x96xf32> to !tile.window<64x96xf32> {
    ^bb0(%e: f32):
      tile.yield %e : f32
    }
  }
}

// FOREIGN: 200 columns in six of 32, whose two buffers take turns, and 8 that are left; and a
// tile that is narrower than a buffer would be.
// CHECK-LABEL: tile.kernel @rest ["c"] outputs 1 sizes {} {
// CHECK-NEXT:  ^bb0(%c: memref<128x400xbf16, #tile.space<global>>):
// CHECK-NEXT:    %output = tile.alloc : memref<64x24xbf16, #tile.space<shared>>
// CHECK-NEXT:    %output_1 = tile.alloc : memref<64x32xbf16, #tile.space<shared>>
// CHECK-NEXT:    %output_2 = tile.alloc : memref<64x32xbf16, #tile.space<shared>>
// CHECK-NEXT:    %output_rest = tile.alloc : memref<64x8xbf16, #tile.space<shared>>
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c1 = arith.constant 400 : index
// CHECK-NEXT:    %f = tile.zero : !tile.fragment<64x200xbf16>
// CHECK-NEXT:    tile.staged_epilogue "out" %f : !tile.fragment<64x200xbf16> {
// CHECK-NEXT:    ^bb0(%sums: !tile.fragment<64x200xbf16>):
// CHECK-NEXT:      tile.yield %sums : !tile.fragment<64x200xbf16>
// CHECK-NEXT:    } pieces {
// CHECK-NEXT:    ^bb0(%sums_1: !tile.fragment<64x200xbf16>):
// CHECK-NEXT:      %columns = tile.extract %sums_1 from 0 : !tile.fragment<64x200xbf16> to !tile.fragment<64x32xbf16>
// CHECK-NEXT:      %c0_1 = arith.constant 0 : index
// CHECK-NEXT:      %0 = arith.addi %c0, %c0_1 : index
// CHECK-NEXT:      %c_columns = tile.window %c[%c0, %0] within [%c1, %c1] : memref<128x400xbf16, #tile.space<global>> to !tile.window<64x32xbf16>
// CHECK-NEXT:      tile.store "out" <role> %columns to %output_1 : !tile.fragment<64x32xbf16> to memref<64x32xbf16, #tile.space<shared>>
// CHECK-NEXT:      tile.bulk_store "out" <role> %output_1 to %c_columns : memref<64x32xbf16, #tile.space<shared>> to !tile.window<64x32xbf16>
// CHECK-NEXT:    } {
// CHECK-NEXT:    ^bb0(%sums_2: !tile.fragment<64x200xbf16>):
// CHECK-NEXT:      %columns_1 = tile.extract %sums_2 from 32 : !tile.fragment<64x200xbf16> to !tile.fragment<64x32xbf16>
// CHECK-NEXT:      %c32 = arith.constant 32 : index
// CHECK-NEXT:      %1 = arith.addi %c0, %c32 : index
// CHECK-NEXT:      %c_columns_1 = tile.window %c[%c0, %1] within [%c1, %c1] : memref<128x400xbf16, #tile.space<global>> to !tile.window<64x32xbf16>
// CHECK-NEXT:      tile.store "out" <role> %columns_1 to %output_2 : !tile.fragment<64x32xbf16> to memref<64x32xbf16, #tile.space<shared>>
// CHECK-NEXT:      tile.bulk_store "out" <role> %output_2 to %c_columns_1 : memref<64x32xbf16, #tile.space<shared>> to !tile.window<64x32xbf16>
// CHECK-NEXT:    } {
// CHECK-NEXT:    ^bb0(%sums_3: !tile.fragment<64x200xbf16>):
// CHECK-NEXT:      %columns_2 = tile.extract %sums_3 from 64 : !tile.fragment<64x200xbf16> to !tile.fragment<64x32xbf16>
// CHECK-NEXT:      %c64 = arith.constant 64 : index
// CHECK-NEXT:      %2 = arith.addi %c0, %c64 : index
// CHECK-NEXT:      %c_columns_2 = tile.window %c[%c0, %2] within [%c1, %c1] : memref<128x400xbf16, #tile.space<global>> to !tile.window<64x32xbf16>
// CHECK-NEXT:      tile.store "out" <role> %columns_2 to %output_1 : !tile.fragment<64x32xbf16> to memref<64x32xbf16, #tile.space<shared>>
// CHECK-NEXT:      tile.bulk_store "out" <role> %output_1 to %c_columns_2 : memref<64x32xbf16, #tile.space<shared>> to !tile.window<64x32xbf16>
// CHECK-NEXT:    } {
// CHECK-NEXT:    ^bb0(%sums_4: !tile.fragment<64x200xbf16>):
// CHECK-NEXT:      %columns_3 = tile.extract %sums_4 from 96 : !tile.fragment<64x200xbf16> to !tile.fragment<64x32xbf16>
// CHECK-NEXT:      %c96 = arith.constant 96 : index
// CHECK-NEXT:      %3 = arith.addi %c0, %c96 : index
// CHECK-NEXT:      %c_columns_3 = tile.window %c[%c0, %3] within [%c1, %c1] : memref<128x400xbf16, #tile.space<global>> to !tile.window<64x32xbf16>
// CHECK-NEXT:      tile.store "out" <role> %columns_3 to %output_2 : !tile.fragment<64x32xbf16> to memref<64x32xbf16, #tile.space<shared>>
// CHECK-NEXT:      tile.bulk_store "out" <role> %output_2 to %c_columns_3 : memref<64x32xbf16, #tile.space<shared>> to !tile.window<64x32xbf16>
// CHECK-NEXT:    } {
// CHECK-NEXT:    ^bb0(%sums_5: !tile.fragment<64x200xbf16>):
// CHECK-NEXT:      %columns_4 = tile.extract %sums_5 from 128 : !tile.fragment<64x200xbf16> to !tile.fragment<64x32xbf16>
// CHECK-NEXT:      %c128 = arith.constant 128 : index
// CHECK-NEXT:      %4 = arith.addi %c0, %c128 : index
// CHECK-NEXT:      %c_columns_4 = tile.window %c[%c0, %4] within [%c1, %c1] : memref<128x400xbf16, #tile.space<global>> to !tile.window<64x32xbf16>
// CHECK-NEXT:      tile.store "out" <role> %columns_4 to %output_1 : !tile.fragment<64x32xbf16> to memref<64x32xbf16, #tile.space<shared>>
// CHECK-NEXT:      tile.bulk_store "out" <role> %output_1 to %c_columns_4 : memref<64x32xbf16, #tile.space<shared>> to !tile.window<64x32xbf16>
// CHECK-NEXT:    } {
// CHECK-NEXT:    ^bb0(%sums_6: !tile.fragment<64x200xbf16>):
// CHECK-NEXT:      %columns_5 = tile.extract %sums_6 from 160 : !tile.fragment<64x200xbf16> to !tile.fragment<64x32xbf16>
// CHECK-NEXT:      %c160 = arith.constant 160 : index
// CHECK-NEXT:      %5 = arith.addi %c0, %c160 : index
// CHECK-NEXT:      %c_columns_5 = tile.window %c[%c0, %5] within [%c1, %c1] : memref<128x400xbf16, #tile.space<global>> to !tile.window<64x32xbf16>
// CHECK-NEXT:      tile.store "out" <role> %columns_5 to %output_2 : !tile.fragment<64x32xbf16> to memref<64x32xbf16, #tile.space<shared>>
// CHECK-NEXT:      tile.bulk_store "out" <role> %output_2 to %c_columns_5 : memref<64x32xbf16, #tile.space<shared>> to !tile.window<64x32xbf16>
// CHECK-NEXT:    } {
// CHECK-NEXT:    ^bb0(%sums_7: !tile.fragment<64x200xbf16>):
// CHECK-NEXT:      %columns_6 = tile.extract %sums_7 from 192 : !tile.fragment<64x200xbf16> to !tile.fragment<64x8xbf16>
// CHECK-NEXT:      %c192 = arith.constant 192 : index
// CHECK-NEXT:      %6 = arith.addi %c0, %c192 : index
// CHECK-NEXT:      %c_columns_6 = tile.window %c[%c0, %6] within [%c1, %c1] : memref<128x400xbf16, #tile.space<global>> to !tile.window<64x8xbf16>
// CHECK-NEXT:      tile.store "out" <role> %columns_6 to %output_rest : !tile.fragment<64x8xbf16> to memref<64x8xbf16, #tile.space<shared>>
// CHECK-NEXT:      tile.bulk_store "out" <role> %output_rest to %c_columns_6 : memref<64x8xbf16, #tile.space<shared>> to !tile.window<64x8xbf16>
// CHECK-NEXT:    }
// CHECK-NEXT:    %g = tile.zero : !tile.fragment<64x24xbf16>
// CHECK-NEXT:    tile.staged_epilogue "out" %g : !tile.fragment<64x24xbf16> {
// CHECK-NEXT:    ^bb0(%sums_8: !tile.fragment<64x24xbf16>):
// CHECK-NEXT:      tile.yield %sums_8 : !tile.fragment<64x24xbf16>
// CHECK-NEXT:    } pieces {
// CHECK-NEXT:    ^bb0(%sums_9: !tile.fragment<64x24xbf16>):
// CHECK-NEXT:      %columns_7 = tile.extract %sums_9 from 0 : !tile.fragment<64x24xbf16> to !tile.fragment<64x24xbf16>
// CHECK-NEXT:      %c0_2 = arith.constant 0 : index
// CHECK-NEXT:      %7 = arith.addi %c0, %c0_2 : index
// CHECK-NEXT:      %c_columns_7 = tile.window %c[%c0, %7] within [%c1, %c1] : memref<128x400xbf16, #tile.space<global>> to !tile.window<64x24xbf16>
// CHECK-NEXT:      tile.store "out" <role> %columns_7 to %output : !tile.fragment<64x24xbf16> to memref<64x24xbf16, #tile.space<shared>>
// CHECK-NEXT:      tile.bulk_store "out" <role> %output to %c_columns_7 : memref<64x24xbf16, #tile.space<shared>> to !tile.window<64x24xbf16>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
tile.kernel @rest ["c"] outputs 1 sizes {} {
^bb0(%c: memref<128x400xbf16, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 400 : index
  %f = tile.zero : !tile.fragment<64x200xbf16>
  %w = tile.window %c[%c0, %c0] within [%c1, %c1] : memref<128x400xbf16, #tile.space<global>> to !tile.window<64x200xbf16>
  tile.epilogue "out" <role> %f to %w : !tile.fragment<64x200xbf16> to !tile.window<64x200xbf16> {
  ^bb0(%e: bf16):
    tile.yield %e : bf16
  }
  %g = tile.zero : !tile.fragment<64x24xbf16>
  %v = tile.window %c[%c0, %c0] within [%c1, %c1] : memref<128x400xbf16, #tile.space<global>> to !tile.window<64x24xbf16>
  tile.epilogue "out" <role> %g to %v : !tile.fragment<64x24xbf16> to !tile.window<64x24xbf16> {
  ^bb0(%e: bf16):
    tile.yield %e : bf16
  }
}
