// RUN: gemmc %s --pipeline 'stage-epilogue{columns=32 spread=true}' --emit mlir | filecheck %s

// Rows of an even number of 16-byte chunks get one more; the narrow rest has one, and stays.
// CHECK-LABEL: tile.kernel @tile ["c"] outputs 1 sizes {} {
// CHECK-NEXT:    ^bb0(%c: memref<200x251xbf16, #tile.space<global>>):
// CHECK-NEXT:      %output = tile.alloc : memref<64x32xbf16, strided<[40, 1]>, #tile.space<shared>>
// CHECK-NEXT:      %output_rest = tile.alloc : memref<64x8xbf16, #tile.space<shared>>
// CHECK-NEXT:      %m = arith.constant 200 : index
// CHECK-NEXT:      %n = arith.constant 251 : index
// CHECK-NEXT:      %c0 = arith.constant 0 : index
// CHECK-NEXT:      %zero = tile.zero : !tile.fragment<64x40xf32>
// CHECK-NEXT:      tile.staged_epilogue "out" %zero : !tile.fragment<64x40xf32> {
// CHECK-NEXT:      ^bb0(%sums: !tile.fragment<64x40xf32>):
// CHECK-NEXT:        %result = tile.map %sums : !tile.fragment<64x40xf32> to !tile.fragment<64x40xbf16> {
// CHECK-NEXT:        ^bb0(%x: f32):
// CHECK-NEXT:          %y = arith.truncf %x : f32 to bf16
// CHECK-NEXT:          tile.yield %y : bf16
// CHECK-NEXT:        }
// CHECK-NEXT:        tile.yield %result : !tile.fragment<64x40xbf16>
// CHECK-NEXT:      } pieces {
// CHECK-NEXT:      ^bb0(%result_1: !tile.fragment<64x40xbf16>):
// CHECK-NEXT:        %columns = tile.extract %result_1 from 0 : !tile.fragment<64x40xbf16> to !tile.fragment<64x32xbf16>
// CHECK-NEXT:        %c0_1 = arith.constant 0 : index
// CHECK-NEXT:        %0 = arith.addi %c0, %c0_1 : index
// CHECK-NEXT:        %c_columns = tile.window %c[%c0, %0] within [%m, %n] : memref<200x251xbf16, #tile.space<global>> to !tile.window<64x32xbf16>
// CHECK-NEXT:        tile.store "out" <role> %columns to %output : !tile.fragment<64x32xbf16> to memref<64x32xbf16, strided<[40, 1]>, #tile.space<shared>>
// CHECK-NEXT:        tile.bulk_store "out" <role> %output to %c_columns : memref<64x32xbf16, strided<[40, 1]>, #tile.space<shared>> to !tile.window<64x32xbf16>
// CHECK-NEXT:      } {
// CHECK-NEXT:      ^bb0(%result_2: !tile.fragment<64x40xbf16>):
// CHECK-NEXT:        %columns_1 = tile.extract %result_2 from 32 : !tile.fragment<64x40xbf16> to !tile.fragment<64x8xbf16>
// CHECK-NEXT:        %c32 = arith.constant 32 : index
// CHECK-NEXT:        %1 = arith.addi %c0, %c32 : index
// CHECK-NEXT:        %c_columns_1 = tile.window %c[%c0, %1] within [%m, %n] : memref<200x251xbf16, #tile.space<global>> to !tile.window<64x8xbf16>
// CHECK-NEXT:        tile.store "out" <role> %columns_1 to %output_rest : !tile.fragment<64x8xbf16> to memref<64x8xbf16, #tile.space<shared>>
// CHECK-NEXT:        tile.bulk_store "out" <role> %output_rest to %c_columns_1 : memref<64x8xbf16, #tile.space<shared>> to !tile.window<64x8xbf16>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
tile.kernel @tile ["c"] outputs 1 sizes {} {
^bb0(%c: memref<200x251xbf16, #tile.space<global>>):
  %m = arith.constant 200 : index
  %n = arith.constant 251 : index
  %c0 = arith.constant 0 : index
  %zero = tile.zero : !tile.fragment<64x40xf32>
  %w = tile.window %c[%c0, %c0] within [%m, %n] : memref<200x251xbf16, #tile.space<global>> to !tile.window<64x40xbf16>
  tile.epilogue "out" <role> %zero to %w : !tile.fragment<64x40xf32> to !tile.window<64x40xbf16> {
  ^bb0(%x: f32):
    %y = arith.truncf %x : f32 to bf16
    tile.yield %y : bf16
  }
}

// FOREIGN: an f32 tile that is stored transposed: its rows are the buffers' columns.
// CHECK-LABEL: tile.kernel @transposed ["c"] outputs 1 sizes {} {
// CHECK-NEXT:    ^bb0(%c: memref<200x251xf32, #tile.space<global>>):
// CHECK-NEXT:      %output = tile.alloc : memref<32x64xf32, strided<[68, 1]>, #tile.space<shared>>
// CHECK-NEXT:      %m = arith.constant 200 : index
// CHECK-NEXT:      %n = arith.constant 251 : index
// CHECK-NEXT:      %c0 = arith.constant 0 : index
// CHECK-NEXT:      %zero = tile.zero : !tile.fragment<64x32xf32>
// CHECK-NEXT:      tile.staged_epilogue "out" %zero : !tile.fragment<64x32xf32> {
// CHECK-NEXT:      ^bb0(%sums: !tile.fragment<64x32xf32>):
// CHECK-NEXT:        tile.yield %sums : !tile.fragment<64x32xf32>
// CHECK-NEXT:      } pieces {
// CHECK-NEXT:      ^bb0(%sums_1: !tile.fragment<64x32xf32>):
// CHECK-NEXT:        %columns = tile.extract %sums_1 from 0 : !tile.fragment<64x32xf32> to !tile.fragment<64x32xf32>
// CHECK-NEXT:        %c0_1 = arith.constant 0 : index
// CHECK-NEXT:        %0 = arith.addi %c0, %c0_1 : index
// CHECK-NEXT:        %c_rows = tile.window %c[%0, %c0] within [%m, %n] : memref<200x251xf32, #tile.space<global>> to !tile.window<32x64xf32>
// CHECK-NEXT:        tile.store "out" <role> %columns to transposed %output : !tile.fragment<64x32xf32> to memref<32x64xf32, strided<[68, 1]>, #tile.space<shared>>
// CHECK-NEXT:        tile.bulk_store "out" <role> %output to %c_rows : memref<32x64xf32, strided<[68, 1]>, #tile.space<shared>> to !tile.window<32x64xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
tile.kernel @transposed ["c"] outputs 1 sizes {} {
^bb0(%c: memref<200x251xf32, #tile.space<global>>):
  %m = arith.constant 200 : index
  %n = arith.constant 251 : index
  %c0 = arith.constant 0 : index
  %zero = tile.zero : !tile.fragment<64x32xf32>
  %w = tile.window %c[%c0, %c0] within [%m, %n] : memref<200x251xf32, #tile.space<global>> to !tile.window<32x64xf32>
  tile.epilogue "out" <role> %zero to transposed %w : !tile.fragment<64x32xf32> to !tile.window<32x64xf32> {
  ^bb0(%x: f32):
    tile.yield %x : f32
  }
}
