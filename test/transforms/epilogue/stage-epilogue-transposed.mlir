// RUN: gemmc %s --pipeline 'stage-epilogue{columns=32}' --emit mlir | filecheck %s

// Columns of the tile are rows of the buffers and of the result; those that are left have a lower
// buffer of their own.
// CHECK-LABEL: tile.kernel @tile ["c"] outputs 1 sizes {} {
// CHECK-NEXT:  ^bb0(%c: memref<250x200xbf16, #tile.space<global>>):
// CHECK-NEXT:    %output = tile.alloc : memref<32x64xbf16, #tile.space<shared>>
// CHECK-NEXT:    %output_1 = tile.alloc : memref<32x64xbf16, #tile.space<shared>>
// CHECK-NEXT:    %output_rest = tile.alloc : memref<8x64xbf16, #tile.space<shared>>
// CHECK-NEXT:    %m = arith.constant 200 : index
// CHECK-NEXT:    %n = arith.constant 250 : index
// CHECK-NEXT:    %block = tile.block_id
// CHECK-NEXT:    %c64 = arith.constant 64 : index
// CHECK-NEXT:    %row = arith.muli %block, %c64 : index
// CHECK-NEXT:    %zero = tile.zero : !tile.fragment<64x72xbf16>
// CHECK-NEXT:    tile.staged_epilogue "out" %zero : !tile.fragment<64x72xbf16> {
// CHECK-NEXT:    ^bb0(%sums: !tile.fragment<64x72xbf16>):
// CHECK-NEXT:      tile.yield %sums : !tile.fragment<64x72xbf16>
// CHECK-NEXT:    } pieces {
// CHECK-NEXT:    ^bb0(%sums_1: !tile.fragment<64x72xbf16>):
// CHECK-NEXT:      %columns = tile.extract %sums_1 from 0 : !tile.fragment<64x72xbf16> to !tile.fragment<64x32xbf16>
// CHECK-NEXT:      %c0 = arith.constant 0 : index
// CHECK-NEXT:      %0 = arith.addi %c64, %c0 : index
// CHECK-NEXT:      %c_rows = tile.window %c[%0, %row] within [%n, %m] : memref<250x200xbf16, #tile.space<global>> to !tile.window<32x64xbf16>
// CHECK-NEXT:      tile.store "out" <role> %columns to transposed %output : !tile.fragment<64x32xbf16> to memref<32x64xbf16, #tile.space<shared>>
// CHECK-NEXT:      tile.bulk_store "out" <role> %output to %c_rows : memref<32x64xbf16, #tile.space<shared>> to !tile.window<32x64xbf16>
// CHECK-NEXT:    } {
// CHECK-NEXT:    ^bb0(%sums_2: !tile.fragment<64x72xbf16>):
// CHECK-NEXT:      %columns_1 = tile.extract %sums_2 from 32 : !tile.fragment<64x72xbf16> to !tile.fragment<64x32xbf16>
// CHECK-NEXT:      %c32 = arith.constant 32 : index
// CHECK-NEXT:      %1 = arith.addi %c64, %c32 : index
// CHECK-NEXT:      %c_rows_1 = tile.window %c[%1, %row] within [%n, %m] : memref<250x200xbf16, #tile.space<global>> to !tile.window<32x64xbf16>
// CHECK-NEXT:      tile.store "out" <role> %columns_1 to transposed %output_1 : !tile.fragment<64x32xbf16> to memref<32x64xbf16, #tile.space<shared>>
// CHECK-NEXT:      tile.bulk_store "out" <role> %output_1 to %c_rows_1 : memref<32x64xbf16, #tile.space<shared>> to !tile.window<32x64xbf16>
// CHECK-NEXT:    } {
// CHECK-NEXT:    ^bb0(%sums_3: !tile.fragment<64x72xbf16>):
// CHECK-NEXT:      %columns_2 = tile.extract %sums_3 from 64 : !tile.fragment<64x72xbf16> to !tile.fragment<64x8xbf16>
// CHECK-NEXT:      %c64_1 = arith.constant 64 : index
// CHECK-NEXT:      %2 = arith.addi %c64, %c64_1 : index
// CHECK-NEXT:      %c_rows_2 = tile.window %c[%2, %row] within [%n, %m] : memref<250x200xbf16, #tile.space<global>> to !tile.window<8x64xbf16>
// CHECK-NEXT:      tile.store "out" <role> %columns_2 to transposed %output_rest : !tile.fragment<64x8xbf16> to memref<8x64xbf16, #tile.space<shared>>
// CHECK-NEXT:      tile.bulk_store "out" <role> %output_rest to %c_rows_2 : memref<8x64xbf16, #tile.space<shared>> to !tile.window<8x64xbf16>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
tile.kernel @tile ["c"] outputs 1 sizes {} {
^bb0(%c: memref<250x200xbf16, #tile.space<global>>):
  %m = arith.constant 200 : index
  %n = arith.constant 250 : index
  %block = tile.block_id
  %c64 = arith.constant 64 : index
  %row = arith.muli %block, %c64 : index
  %zero = tile.zero : !tile.fragment<64x72xbf16>
  %w = tile.window %c[%c64, %row] within [%n, %m] : memref<250x200xbf16, #tile.space<global>> to !tile.window<72x64xbf16>
  tile.epilogue "out" <role> %zero to transposed %w : !tile.fragment<64x72xbf16> to !tile.window<72x64xbf16> {
  ^bb0(%e: bf16):
    tile.yield %e : bf16
  }
}
