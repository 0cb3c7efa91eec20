// RUN: gemmc %s --pipeline 'stage-epilogue{columns=32 compute=piece}' --emit mlir | filecheck %s
// RUN: gemmc %s --pipeline 'stage-epilogue{columns=32}' --emit mlir | filecheck %s

// Each piece does its own arithmetic, and reads its columns of the inputs that have columns.
// CHECK-LABEL: tile.kernel @inputs ["b", "s", "r", "c"] outputs 1 sizes {} {
// CHECK-NEXT:  ^bb0(%b: memref<1x64xf32, #tile.space<global>>, %s: memref<64x1xf32, #tile.space<global>>, %r: memref<64x64xf32, #tile.space<global>>, %c: memref<64x64xbf16, #tile.space<global>>):
// CHECK-NEXT:    %output = tile.alloc : memref<64x32xbf16, #tile.space<shared>>
// CHECK-NEXT:    %output_1 = tile.alloc : memref<64x32xbf16, #tile.space<shared>>
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    %c64 = arith.constant 64 : index
// CHECK-NEXT:    %alpha = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:    %zero = tile.zero : !tile.fragment<64x64xf32>
// CHECK-NEXT:    %sw = tile.window %s[%c0, %c0] within [%c64, %c1] : memref<64x1xf32, #tile.space<global>> to !tile.window<64x1xf32>
// CHECK-NEXT:    tile.staged_epilogue "out" %zero : !tile.fragment<64x64xf32> {
// CHECK-NEXT:    ^bb0(%sums: !tile.fragment<64x64xf32>):
// CHECK-NEXT:      tile.yield %sums : !tile.fragment<64x64xf32>
// CHECK-NEXT:    } pieces {
// CHECK-NEXT:    ^bb0(%sums_1: !tile.fragment<64x64xf32>):
// CHECK-NEXT:      %columns = tile.extract %sums_1 from 0 : !tile.fragment<64x64xf32> to !tile.fragment<64x32xf32>
// CHECK-NEXT:      %c0_1 = arith.constant 0 : index
// CHECK-NEXT:      %0 = arith.addi %c0, %c0_1 : index
// CHECK-NEXT:      %c_columns = tile.window %c[%c0, %0] within [%c64, %c64] : memref<64x64xbf16, #tile.space<global>> to !tile.window<64x32xbf16>
// CHECK-NEXT:      %c0_2 = arith.constant 0 : index
// CHECK-NEXT:      %1 = arith.addi %c0, %c0_2 : index
// CHECK-NEXT:      %b_columns = tile.window %b[%c0, %1] within [%c1, %c64] : memref<1x64xf32, #tile.space<global>> to !tile.window<1x32xf32>
// CHECK-NEXT:      %c0_3 = arith.constant 0 : index
// CHECK-NEXT:      %2 = arith.addi %c0, %c0_3 : index
// CHECK-NEXT:      %r_rows = tile.window %r[%2, %c0] within [%c64, %c64] : memref<64x64xf32, #tile.space<global>> to !tile.window<32x64xf32>
// CHECK-NEXT:      tile.epilogue "out" <role> %columns with %b_columns, %sw, %r_rows, %alpha by ["n", "m", "nm", ""] to %output : !tile.fragment<64x32xf32> with !tile.window<1x32xf32>, !tile.window<64x1xf32>, !tile.window<32x64xf32>, f32 to memref<64x32xbf16, #tile.space<shared>> {
// CHECK-NEXT:      ^bb0(%x: f32, %bias: f32, %scale: f32, %residual: f32, %factor: f32):
// CHECK-NEXT:        %3 = arith.mulf %x, %scale : f32
// CHECK-NEXT:        %4 = arith.addf %3, %bias : f32
// CHECK-NEXT:        %5 = arith.mulf %residual, %factor : f32
// CHECK-NEXT:        %6 = arith.addf %4, %5 : f32
// CHECK-NEXT:        %7 = arith.truncf %6 : f32 to bf16
// CHECK-NEXT:        tile.yield %7 : bf16
// CHECK-NEXT:      }
// CHECK-NEXT:      tile.bulk_store "out" <role> %output to %c_columns : memref<64x32xbf16, #tile.space<shared>> to !tile.window<64x32xbf16>
// CHECK-NEXT:    } {
// CHECK-NEXT:    ^bb0(%sums_2: !tile.fragment<64x64xf32>):
// CHECK-NEXT:      %columns_1 = tile.extract %sums_2 from 32 : !tile.fragment<64x64xf32> to !tile.fragment<64x32xf32>
// CHECK-NEXT:      %c32 = arith.constant 32 : index
// CHECK-NEXT:      %8 = arith.addi %c0, %c32 : index
// CHECK-NEXT:      %c_columns_1 = tile.window %c[%c0, %8] within [%c64, %c64] : memref<64x64xbf16, #tile.space<global>> to !tile.window<64x32xbf16>
// CHECK-NEXT:      %c32_1 = arith.constant 32 : index
// CHECK-NEXT:      %9 = arith.addi %c0, %c32_1 : index
// CHECK-NEXT:      %b_columns_1 = tile.window %b[%c0, %9] within [%c1, %c64] : memref<1x64xf32, #tile.space<global>> to !tile.window<1x32xf32>
// CHECK-NEXT:      %c32_2 = arith.constant 32 : index
// CHECK-NEXT:      %10 = arith.addi %c0, %c32_2 : index
// CHECK-NEXT:      %r_rows_1 = tile.window %r[%10, %c0] within [%c64, %c64] : memref<64x64xf32, #tile.space<global>> to !tile.window<32x64xf32>
// CHECK-NEXT:      tile.epilogue "out" <role> %columns_1 with %b_columns_1, %sw, %r_rows_1, %alpha by ["n", "m", "nm", ""] to %output_1 : !tile.fragment<64x32xf32> with !tile.window<1x32xf32>, !tile.window<64x1xf32>, !tile.window<32x64xf32>, f32 to memref<64x32xbf16, #tile.space<shared>> {
// CHECK-NEXT:      ^bb0(%x_1: f32, %bias_1: f32, %scale_1: f32, %residual_1: f32, %factor_1: f32):
// CHECK-NEXT:        %11 = arith.mulf %x_1, %scale_1 : f32
// CHECK-NEXT:        %12 = arith.addf %11, %bias_1 : f32
// CHECK-NEXT:        %13 = arith.mulf %residual_1, %factor_1 : f32
// CHECK-NEXT:        %14 = arith.addf %12, %13 : f32
// CHECK-NEXT:        %15 = arith.truncf %14 : f32 to bf16
// CHECK-NEXT:        tile.yield %15 : bf16
// CHECK-NEXT:      }
// CHECK-NEXT:      tile.bulk_store "out" <role> %output_1 to %c_columns_1 : memref<64x32xbf16, #tile.space<shared>> to !tile.window<64x32xbf16>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
tile.kernel @inputs ["b", "s", "r", "c"] outputs 1 sizes {} {
^bb0(%b: memref<1x64xf32, #tile.space<global>>, %s: memref<64x1xf32, #tile.space<global>>, %r: memref<64x64xf32, #tile.space<global>>, %c: memref<64x64xbf16, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %alpha = arith.constant 2.000000e+00 : f32
  %zero = tile.zero : !tile.fragment<64x64xf32>
  %bw = tile.window %b[%c0, %c0] within [%c1, %c64] : memref<1x64xf32, #tile.space<global>> to !tile.window<1x64xf32>
  %sw = tile.window %s[%c0, %c0] within [%c64, %c1] : memref<64x1xf32, #tile.space<global>> to !tile.window<64x1xf32>
  %rw = tile.window %r[%c0, %c0] within [%c64, %c64] : memref<64x64xf32, #tile.space<global>> to !tile.window<64x64xf32>
  %cw = tile.window %c[%c0, %c0] within [%c64, %c64] : memref<64x64xbf16, #tile.space<global>> to !tile.window<64x64xbf16>
  tile.epilogue "out" <role> %zero with %bw, %sw, %rw, %alpha by ["n", "m", "nm", ""] to %cw : !tile.fragment<64x64xf32> with !tile.window<1x64xf32>, !tile.window<64x1xf32>, !tile.window<64x64xf32>, f32 to !tile.window<64x64xbf16> {
  ^bb0(%x: f32, %bias: f32, %scale: f32, %residual: f32, %factor: f32):
    %1 = arith.mulf %x, %scale : f32
    %2 = arith.addf %1, %bias : f32
    %3 = arith.mulf %residual, %factor : f32
    %4 = arith.addf %2, %3 : f32
    %5 = arith.truncf %4 : f32 to bf16
    tile.yield %5 : bf16
  }
}
