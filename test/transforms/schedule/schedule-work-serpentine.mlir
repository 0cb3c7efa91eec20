// RUN: gemmc %s --pipeline 'schedule-work{order=serpentine group=4}' --emit mlir | filecheck %s

// Down the columns of four block rows at a time, every other group from its last column back.
// CHECK-LABEL: tile.kernel @zeros ["c"] outputs 1 sizes {m = array<i64: 0, 0>, n = array<i64: 0, 1>} grid ["cdiv(m, 32) * cdiv(n, 16)", "1", "1"] {
// CHECK-NEXT:  ^bb0(%c: memref<100x60xf32, #tile.space<global>>):
// CHECK-NEXT:    %m = arith.constant 100 : index
// CHECK-NEXT:    %n = arith.constant 60 : index
// CHECK-NEXT:    %k = arith.constant 40 : index
// CHECK-NEXT:    %c32 = arith.constant 32 : index
// CHECK-NEXT:    %grid_rows = arith.ceildivui %m, %c32 : index
// CHECK-NEXT:    %c16 = arith.constant 16 : index
// CHECK-NEXT:    %grid_columns = arith.ceildivui %n, %c16 : index
// CHECK-NEXT:    %block = tile.block_id
// CHECK-NEXT:    %c4 = arith.constant 4 : index
// CHECK-NEXT:    %0 = arith.muli %c4, %grid_columns : index
// CHECK-NEXT:    %1 = arith.divui %block, %0 : index
// CHECK-NEXT:    %2 = arith.muli %1, %c4 : index
// CHECK-NEXT:    %3 = arith.remui %block, %0 : index
// CHECK-NEXT:    %4 = arith.remui %3, %c4 : index
// CHECK-NEXT:    %block_row = arith.addi %2, %4 : index
// CHECK-NEXT:    %5 = arith.divui %3, %c4 : index
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    %6 = arith.subi %grid_columns, %c1 : index
// CHECK-NEXT:    %c2 = arith.constant 2 : index
// CHECK-NEXT:    %7 = arith.remui %1, %c2 : index
// CHECK-NEXT:    %c1_1 = arith.constant 1 : index
// CHECK-NEXT:    %8 = arith.cmpi eq, %7, %c1_1 : index
// CHECK-NEXT:    %9 = arith.subi %6, %5 : index
// CHECK-NEXT:    %10 = arith.remui %9, %grid_columns : index
// CHECK-NEXT:    %block_column = arith.select %8, %10, %5 : index
// CHECK-NEXT:    %first = arith.constant true
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %zero = tile.zero : !tile.fragment<32x16xf32>
// CHECK-NEXT:    %w = tile.window %c[%block_row, %block_column] within [%m, %n] : memref<100x60xf32, #tile.space<global>> to !tile.window<32x16xf32>
// CHECK-NEXT:    tile.store "out" <role> %zero to %w : !tile.fragment<32x16xf32> to !tile.window<32x16xf32>
// CHECK-NEXT:  }
tile.kernel @zeros ["c"] outputs 1 sizes {m = array<i64: 0, 0>, n = array<i64: 0, 1>} {
^bb0(%c: memref<100x60xf32, #tile.space<global>>):
  %m = arith.constant 100 : index
  %n = arith.constant 60 : index
  %k = arith.constant 40 : index
  tile.work of %m by %n by %k in blocks [32, 16, 8] {
  ^bb0(%row: index, %column: index, %k0: index, %k1: index, %first: i1, %last: i1):
    %zero = tile.zero : !tile.fragment<32x16xf32>
    %w = tile.window %c[%row, %column] within [%m, %n] : memref<100x60xf32, #tile.space<global>> to !tile.window<32x16xf32>
    tile.store "out" <role> %zero to %w : !tile.fragment<32x16xf32> to !tile.window<32x16xf32>
  }
}

// FOREIGN: clusters of two columns of blocks: they are what is walked back and forth.
// CHECK-LABEL: tile.kernel @clusters ["c"] outputs 1 sizes {m = array<i64: 0, 0>, n = array<i64: 0, 1>} grid ["2 * cdiv(m, 32) * cdiv(n, 32)", "1", "1"] cluster [1, 2] {
// CHECK-NEXT:  ^bb0(%c: memref<100x60xf32, #tile.space<global>>):
// CHECK-NEXT:    %m = arith.constant 100 : index
// CHECK-NEXT:    %n = arith.constant 60 : index
// CHECK-NEXT:    %c32 = arith.constant 32 : index
// CHECK-NEXT:    %grid_rows = arith.ceildivui %m, %c32 : index
// CHECK-NEXT:    %c32_1 = arith.constant 32 : index
// CHECK-NEXT:    %grid_columns = arith.ceildivui %n, %c32_1 : index
// CHECK-NEXT:    %block = tile.block_id
// CHECK-NEXT:    %c2 = arith.constant 2 : index
// CHECK-NEXT:    %0 = arith.divui %block, %c2 : index
// CHECK-NEXT:    %c4 = arith.constant 4 : index
// CHECK-NEXT:    %1 = arith.muli %c4, %grid_columns : index
// CHECK-NEXT:    %2 = arith.divui %0, %1 : index
// CHECK-NEXT:    %3 = arith.muli %2, %c4 : index
// CHECK-NEXT:    %4 = arith.remui %0, %1 : index
// CHECK-NEXT:    %5 = arith.remui %4, %c4 : index
// CHECK-NEXT:    %block_row = arith.addi %3, %5 : index
// CHECK-NEXT:    %6 = arith.divui %4, %c4 : index
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    %7 = arith.subi %grid_columns, %c1 : index
// CHECK-NEXT:    %c2_1 = arith.constant 2 : index
// CHECK-NEXT:    %8 = arith.remui %2, %c2_1 : index
// CHECK-NEXT:    %c1_1 = arith.constant 1 : index
// CHECK-NEXT:    %9 = arith.cmpi eq, %8, %c1_1 : index
// CHECK-NEXT:    %10 = arith.subi %7, %6 : index
// CHECK-NEXT:    %11 = arith.remui %10, %grid_columns : index
// CHECK-NEXT:    %12 = arith.select %9, %11, %6 : index
// CHECK-NEXT:    %in_cluster = tile.cluster_id 1
// CHECK-NEXT:    %c2_2 = arith.constant 2 : index
// CHECK-NEXT:    %13 = arith.muli %12, %c2_2 : index
// CHECK-NEXT:    %block_column = arith.addi %13, %in_cluster : index
// CHECK-NEXT:    %first = arith.constant true
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %w = tile.window %c[%block_row, %block_column] within [%m, %n] : memref<100x60xf32, #tile.space<global>> to !tile.window<32x16xf32>
// CHECK-NEXT:  }
tile.kernel @clusters ["c"] outputs 1 sizes {m = array<i64: 0, 0>, n = array<i64: 0, 1>} cluster [1, 2] {
^bb0(%c: memref<100x60xf32, #tile.space<global>>):
  %m = arith.constant 100 : index
  %n = arith.constant 60 : index
  tile.work of %m by %n by %n in blocks [32, 16, 8] {
  ^bb0(%row: index, %column: index, %k0: index, %k1: index, %first: i1, %last: i1):
    %w = tile.window %c[%row, %column] within [%m, %n] : memref<100x60xf32, #tile.space<global>> to !tile.window<32x16xf32>
  }
}
