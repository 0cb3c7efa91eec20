// RUN: gemmc %s --pipeline 'schedule-work{order=grouped group=4 persistent=true}' --emit mlir | filecheck %s
// RUN: gemmc %s --pipeline 'schedule-work{order=column persistent=true}' --emit mlir | filecheck %s --check-prefix COLUMN
// RUN: gemmc %s --pipeline 'schedule-work{order=grouped group=4}' --emit mlir | filecheck %s --check-prefix ONCE

// Groups of block rows, walked by at most one CTA per SM; coordinates and body are in the loop.
// CHECK-LABEL: tile.kernel @single ["c"] outputs 1 sizes {m = array<i64: 0, 0>, n = array<i64: 0, 1>} grid ["min(cdiv(m, 32) * cdiv(n, 16), sm_count)", "1", "1"] {
// CHECK-NEXT:  ^bb0(%c: memref<100x60xf32, #tile.space<global>>):
// CHECK-NEXT:    %m = arith.constant 100 : index
// CHECK-NEXT:    %n = arith.constant 60 : index
// CHECK-NEXT:    %c32 = arith.constant 32 : index
// CHECK-NEXT:    %grid_rows = arith.ceildivui %m, %c32 : index
// CHECK-NEXT:    %c16 = arith.constant 16 : index
// CHECK-NEXT:    %grid_columns = arith.ceildivui %n, %c16 : index
// CHECK-NEXT:    %block = tile.block_id
// CHECK-NEXT:    %ctas = tile.block_count
// CHECK-NEXT:    %0 = arith.muli %grid_rows, %grid_columns : index
// CHECK-NEXT:    scf.for %walked = %block to %0 step %ctas {
// CHECK-NEXT:      %c4 = arith.constant 4 : index
// CHECK-NEXT:      %1 = arith.muli %c4, %grid_columns : index
// CHECK-NEXT:      %2 = arith.divui %walked, %1 : index
// CHECK-NEXT:      %3 = arith.muli %2, %c4 : index
// CHECK-NEXT:      %4 = arith.remui %walked, %1 : index
// CHECK-NEXT:      %5 = arith.remui %4, %c4 : index
// CHECK-NEXT:      %block_row = arith.addi %3, %5 : index
// CHECK-NEXT:      %block_column = arith.divui %4, %c4 : index
// CHECK-NEXT:      %first = arith.constant true
// CHECK-NEXT:      %c0 = arith.constant 0 : index
// CHECK-NEXT:      %zero = tile.zero : !tile.fragment<32x16xf32>
// CHECK-NEXT:      %w = tile.window %c[%block_row, %block_column] within [%m, %n] : memref<100x60xf32, #tile.space<global>> to !tile.window<32x16xf32>
// CHECK-NEXT:      tile.store "out" <role> %zero to %w : !tile.fragment<32x16xf32> to !tile.window<32x16xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// COLUMN-LABEL: tile.kernel @single
// COLUMN:         %block = tile.block_id
// COLUMN-NEXT:    %ctas = tile.block_count
// COLUMN-NEXT:    %0 = arith.muli %grid_rows, %grid_columns : index
// COLUMN-NEXT:    scf.for %walked = %block to %0 step %ctas {
// COLUMN-NEXT:      %block_row = arith.remui %walked, %grid_rows : index
// COLUMN-NEXT:      %block_column = arith.divui %walked, %grid_rows : index
// COLUMN-NEXT:      %first = arith.constant true
// ONCE-LABEL: tile.kernel @single
// ONCE:         %block = tile.block_id
// ONCE-NEXT:    %c4 = arith.constant 4 : index
// ONCE-NEXT:    %0 = arith.muli %c4, %grid_columns : index
// ONCE-NEXT:    %1 = arith.divui %block, %0 : index
// ONCE-NEXT:    %2 = arith.muli %1, %c4 : index
// ONCE-NEXT:    %3 = arith.remui %block, %0 : index
// ONCE-NEXT:    %4 = arith.remui %3, %c4 : index
// ONCE-NEXT:    %block_row = arith.addi %2, %4 : index
// ONCE-NEXT:    %block_column = arith.divui %3, %c4 : index
// ONCE-NEXT:    %first = arith.constant true
tile.kernel @single ["c"] outputs 1 sizes {m = array<i64: 0, 0>, n = array<i64: 0, 1>} {
^bb0(%c: memref<100x60xf32, #tile.space<global>>):
  %m = arith.constant 100 : index
  %n = arith.constant 60 : index
  tile.work of %m by %n by %n in blocks [32, 16, 8] {
  ^bb0(%i: index, %j: index, %k0: index, %k1: index, %first: i1, %last: i1):
    %zero = tile.zero : !tile.fragment<32x16xf32>
    scf.if %last {
      %w = tile.window %c[%i, %j] within [%m, %n] : memref<100x60xf32, #tile.space<global>> to !tile.window<32x16xf32>
      tile.store "out" <role> %zero to %w : !tile.fragment<32x16xf32> to !tile.window<32x16xf32>
    }
  }
}

// Clusters of two rows and two columns of blocks: cluster number, cluster count and raster are in
// clusters; a CTA adds its place in both dimensions. As many clusters start as are active at once.
// CHECK-LABEL: tile.kernel @square ["c"] outputs 1 sizes {m = array<i64: 0, 0>, n = array<i64: 0, 1>} grid ["4 * min(cdiv(m, 64) * cdiv(n, 32), max_active_clusters)", "1", "1"] cluster [2, 2] {
// CHECK-NEXT:  ^bb0(%c: memref<100x60xf32, #tile.space<global>>):
// CHECK-NEXT:    %m = arith.constant 100 : index
// CHECK-NEXT:    %n = arith.constant 60 : index
// CHECK-NEXT:    %c64 = arith.constant 64 : index
// CHECK-NEXT:    %grid_rows = arith.ceildivui %m, %c64 : index
// CHECK-NEXT:    %c32 = arith.constant 32 : index
// CHECK-NEXT:    %grid_columns = arith.ceildivui %n, %c32 : index
// CHECK-NEXT:    %block = tile.block_id
// CHECK-NEXT:    %c4 = arith.constant 4 : index
// CHECK-NEXT:    %0 = arith.divui %block, %c4 : index
// CHECK-NEXT:    %ctas = tile.block_count
// CHECK-NEXT:    %c4_1 = arith.constant 4 : index
// CHECK-NEXT:    %1 = arith.divui %ctas, %c4_1 : index
// CHECK-NEXT:    %2 = arith.muli %grid_rows, %grid_columns : index
// CHECK-NEXT:    scf.for %walked = %0 to %2 step %1 {
// CHECK-NEXT:      %c4_2 = arith.constant 4 : index
// CHECK-NEXT:      %3 = arith.muli %c4_2, %grid_columns : index
// CHECK-NEXT:      %4 = arith.divui %walked, %3 : index
// CHECK-NEXT:      %5 = arith.muli %4, %c4_2 : index
// CHECK-NEXT:      %6 = arith.remui %walked, %3 : index
// CHECK-NEXT:      %7 = arith.subi %grid_rows, %5 : index
// CHECK-NEXT:      %8 = arith.minui %7, %c4_2 : index
// CHECK-NEXT:      %9 = arith.remui %6, %8 : index
// CHECK-NEXT:      %10 = arith.addi %5, %9 : index
// CHECK-NEXT:      %11 = arith.divui %6, %8 : index
// CHECK-NEXT:      %in_cluster = tile.cluster_id 0
// CHECK-NEXT:      %c2 = arith.constant 2 : index
// CHECK-NEXT:      %12 = arith.muli %10, %c2 : index
// CHECK-NEXT:      %block_row = arith.addi %12, %in_cluster : index
// CHECK-NEXT:      %in_cluster_1 = tile.cluster_id 1
// CHECK-NEXT:      %c2_1 = arith.constant 2 : index
// CHECK-NEXT:      %13 = arith.muli %11, %c2_1 : index
// CHECK-NEXT:      %block_column = arith.addi %13, %in_cluster_1 : index
// CHECK-NEXT:      %first = arith.constant true
// CHECK-NEXT:      %c0 = arith.constant 0 : index
// CHECK-NEXT:      %w = tile.window %c[%block_row, %block_column] within [%m, %n] : memref<100x60xf32, #tile.space<global>> to !tile.window<32x16xf32>
// CHECK-NEXT:      %zero = tile.zero : !tile.fragment<32x16xf32>
// CHECK-NEXT:      tile.store "out" <role> %zero to %w : !tile.fragment<32x16xf32> to !tile.window<32x16xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// COLUMN-LABEL: tile.kernel @square ["c"] outputs 1 sizes {m = array<i64: 0, 0>, n = array<i64: 0, 1>} grid ["4 * min(cdiv(m, 64) * cdiv(n, 32), max_active_clusters)", "1", "1"] cluster [2, 2] {
// COLUMN:         %block = tile.block_id
// COLUMN-NEXT:    %c4 = arith.constant 4 : index
// COLUMN-NEXT:    %0 = arith.divui %block, %c4 : index
// COLUMN-NEXT:    %ctas = tile.block_count
// COLUMN-NEXT:    %c4_1 = arith.constant 4 : index
// COLUMN-NEXT:    %1 = arith.divui %ctas, %c4_1 : index
// COLUMN-NEXT:    %2 = arith.muli %grid_rows, %grid_columns : index
// COLUMN-NEXT:    scf.for %walked = %0 to %2 step %1 {
// COLUMN-NEXT:      %3 = arith.remui %walked, %grid_rows : index
// COLUMN-NEXT:      %4 = arith.divui %walked, %grid_rows : index
// COLUMN-NEXT:      %in_cluster = tile.cluster_id 0
// COLUMN-NEXT:      %c2 = arith.constant 2 : index
// COLUMN-NEXT:      %5 = arith.muli %3, %c2 : index
// COLUMN-NEXT:      %block_row = arith.addi %5, %in_cluster : index
// COLUMN-NEXT:      %in_cluster_1 = tile.cluster_id 1
// COLUMN-NEXT:      %c2_1 = arith.constant 2 : index
// COLUMN-NEXT:      %6 = arith.muli %4, %c2_1 : index
// COLUMN-NEXT:      %block_column = arith.addi %6, %in_cluster_1 : index
// ONCE-LABEL: tile.kernel @square ["c"] outputs 1 sizes {m = array<i64: 0, 0>, n = array<i64: 0, 1>} grid ["4 * cdiv(m, 64) * cdiv(n, 32)", "1", "1"] cluster [2, 2] {
// ONCE:         %block = tile.block_id
// ONCE-NEXT:    %c4 = arith.constant 4 : index
// ONCE-NEXT:    %0 = arith.divui %block, %c4 : index
// ONCE-NEXT:    %c4_1 = arith.constant 4 : index
// ONCE-NEXT:    %1 = arith.muli %c4_1, %grid_columns : index
// ONCE-NEXT:    %2 = arith.divui %0, %1 : index
// ONCE-NEXT:    %3 = arith.muli %2, %c4_1 : index
// ONCE-NEXT:    %4 = arith.remui %0, %1 : index
// ONCE-NEXT:    %5 = arith.subi %grid_rows, %3 : index
// ONCE-NEXT:    %6 = arith.minui %5, %c4_1 : index
// ONCE-NEXT:    %7 = arith.remui %4, %6 : index
// ONCE-NEXT:    %8 = arith.addi %3, %7 : index
// ONCE-NEXT:    %9 = arith.divui %4, %6 : index
// ONCE-NEXT:    %in_cluster = tile.cluster_id 0
// ONCE-NEXT:    %c2 = arith.constant 2 : index
// ONCE-NEXT:    %10 = arith.muli %8, %c2 : index
// ONCE-NEXT:    %block_row = arith.addi %10, %in_cluster : index
// ONCE-NEXT:    %in_cluster_1 = tile.cluster_id 1
// ONCE-NEXT:    %c2_1 = arith.constant 2 : index
// ONCE-NEXT:    %11 = arith.muli %9, %c2_1 : index
// ONCE-NEXT:    %block_column = arith.addi %11, %in_cluster_1 : index
tile.kernel @square ["c"] outputs 1 sizes {m = array<i64: 0, 0>, n = array<i64: 0, 1>} cluster [2, 2] {
^bb0(%c: memref<100x60xf32, #tile.space<global>>):
  %m = arith.constant 100 : index
  %n = arith.constant 60 : index
  tile.work of %m by %n by %n in blocks [32, 16, 8] {
  ^bb0(%i: index, %j: index, %k0: index, %k1: index, %first: i1, %last: i1):
    %w = tile.window %c[%i, %j] within [%m, %n] : memref<100x60xf32, #tile.space<global>> to !tile.window<32x16xf32>
    %zero = tile.zero : !tile.fragment<32x16xf32>
    tile.store "out" <role> %zero to %w : !tile.fragment<32x16xf32> to !tile.window<32x16xf32>
  }
}

// FOREIGN: a cluster wider than the output has blocks, a buffer before the work and a store after
// it, which no CTA repeats; and work whose body loops and branches on what a schedule decides.
// CHECK-LABEL: tile.kernel @wide ["c"] outputs 1 sizes {m = array<i64: 0, 0>, n = array<i64: 0, 1>} grid ["4 * min(cdiv(m, 32) * cdiv(n, 64), max_active_clusters)", "1", "1"] cluster [1, 4] attributes {note} {
// CHECK-NEXT:  ^bb0(%c: memref<64x32xf32, #tile.space<global>>):
// CHECK-NEXT:    %m = arith.constant 64 : index
// CHECK-NEXT:    %n = arith.constant 32 : index
// CHECK-NEXT:    %buffer = tile.alloc : memref<32x16xf32, #tile.space<shared>>
// CHECK-NEXT:    %zero = tile.zero : !tile.fragment<32x16xf32>
// CHECK-NEXT:    %c32 = arith.constant 32 : index
// CHECK-NEXT:    %grid_rows = arith.ceildivui %m, %c32 : index
// CHECK-NEXT:    %c64 = arith.constant 64 : index
// CHECK-NEXT:    %grid_columns = arith.ceildivui %n, %c64 : index
// CHECK-NEXT:    %block = tile.block_id
// CHECK-NEXT:    %c4 = arith.constant 4 : index
// CHECK-NEXT:    %0 = arith.divui %block, %c4 : index
// CHECK-NEXT:    %ctas = tile.block_count
// CHECK-NEXT:    %c4_1 = arith.constant 4 : index
// CHECK-NEXT:    %1 = arith.divui %ctas, %c4_1 : index
// CHECK-NEXT:    %2 = arith.muli %grid_rows, %grid_columns : index
// CHECK-NEXT:    scf.for %walked = %0 to %2 step %1 {
// CHECK-NEXT:      %c4_2 = arith.constant 4 : index
// CHECK-NEXT:      %3 = arith.muli %c4_2, %grid_columns : index
// CHECK-NEXT:      %4 = arith.divui %walked, %3 : index
// CHECK-NEXT:      %5 = arith.muli %4, %c4_2 : index
// CHECK-NEXT:      %6 = arith.remui %walked, %3 : index
// CHECK-NEXT:      %7 = arith.subi %grid_rows, %5 : index
// CHECK-NEXT:      %8 = arith.minui %7, %c4_2 : index
// CHECK-NEXT:      %9 = arith.remui %6, %8 : index
// CHECK-NEXT:      %block_row = arith.addi %5, %9 : index
// CHECK-NEXT:      %10 = arith.divui %6, %8 : index
// CHECK-NEXT:      %in_cluster = tile.cluster_id 1
// CHECK-NEXT:      %c4_3 = arith.constant 4 : index
// CHECK-NEXT:      %11 = arith.muli %10, %c4_3 : index
// CHECK-NEXT:      %block_column = arith.addi %11, %in_cluster : index
// CHECK-NEXT:      %first = arith.constant true
// CHECK-NEXT:      %c0 = arith.constant 0 : index
// CHECK-NEXT:      scf.for %step = %c0 to %n step %block_column {
// CHECK-NEXT:        scf.if %first {
// CHECK-NEXT:          tile.store "kept" <role> %zero to %buffer : !tile.fragment<32x16xf32> to memref<32x16xf32, #tile.space<shared>>
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    %w = tile.window %c[%m, %n] within [%m, %n] : memref<64x32xf32, #tile.space<global>> to !tile.window<32x16xf32>
// CHECK-NEXT:    tile.store "out" <role> %zero to %w : !tile.fragment<32x16xf32> to !tile.window<32x16xf32>
// CHECK-NEXT:  }
// COLUMN-LABEL: tile.kernel @wide ["c"] outputs 1 sizes {m = array<i64: 0, 0>, n = array<i64: 0, 1>} grid ["4 * min(cdiv(m, 32) * cdiv(n, 64), max_active_clusters)", "1", "1"] cluster [1, 4] attributes {note} {
// COLUMN:         %block = tile.block_id
// COLUMN-NEXT:    %c4 = arith.constant 4 : index
// COLUMN-NEXT:    %0 = arith.divui %block, %c4 : index
// COLUMN-NEXT:    %ctas = tile.block_count
// COLUMN-NEXT:    %c4_1 = arith.constant 4 : index
// COLUMN-NEXT:    %1 = arith.divui %ctas, %c4_1 : index
// COLUMN-NEXT:    %2 = arith.muli %grid_rows, %grid_columns : index
// COLUMN-NEXT:    scf.for %walked = %0 to %2 step %1 {
// ONCE-LABEL: tile.kernel @wide ["c"] outputs 1 sizes {m = array<i64: 0, 0>, n = array<i64: 0, 1>} grid ["4 * cdiv(m, 32) * cdiv(n, 64)", "1", "1"] cluster [1, 4] attributes {note} {
// ONCE:         %block = tile.block_id
// ONCE-NEXT:    %c4 = arith.constant 4 : index
// ONCE-NEXT:    %0 = arith.divui %block, %c4 : index
// ONCE-NEXT:    %c4_1 = arith.constant 4 : index
// ONCE-NEXT:    %1 = arith.muli %c4_1, %grid_columns : index
// ONCE-NEXT:    %2 = arith.divui %0, %1 : index
// ONCE-NEXT:    %3 = arith.muli %2, %c4_1 : index
// ONCE-NEXT:    %4 = arith.remui %0, %1 : index
// ONCE-NEXT:    %5 = arith.subi %grid_rows, %3 : index
// ONCE-NEXT:    %6 = arith.minui %5, %c4_1 : index
// ONCE-NEXT:    %7 = arith.remui %4, %6 : index
// ONCE-NEXT:    %block_row = arith.addi %3, %7 : index
// ONCE-NEXT:    %8 = arith.divui %4, %6 : index
// ONCE-NEXT:    %in_cluster = tile.cluster_id 1
// ONCE-NEXT:    %c4_2 = arith.constant 4 : index
// ONCE-NEXT:    %9 = arith.muli %8, %c4_2 : index
// ONCE-NEXT:    %block_column = arith.addi %9, %in_cluster : index
// ONCE-NEXT:    %first = arith.constant true
// ONCE-NEXT:    %c0 = arith.constant 0 : index
// ONCE-NEXT:    scf.for %step = %c0 to %n step %block_column {
// ONCE-NEXT:      scf.if %first {
// ONCE-NEXT:        tile.store "kept" <role> %zero to %buffer : !tile.fragment<32x16xf32> to memref<32x16xf32, #tile.space<shared>>
tile.kernel @wide ["c"] outputs 1 sizes {m = array<i64: 0, 0>, n = array<i64: 0, 1>} cluster [1, 4] attributes {note} {
^bb0(%c: memref<64x32xf32, #tile.space<global>>):
  %m = arith.constant 64 : index
  %n = arith.constant 32 : index
  %buffer = tile.alloc : memref<32x16xf32, #tile.space<shared>>
  %zero = tile.zero : !tile.fragment<32x16xf32>
  tile.work of %m by %n by %n in blocks [32, 16, 8] {
  ^bb0(%i: index, %j: index, %k0: index, %k1: index, %first: i1, %last: i1):
    scf.for %step = %k0 to %k1 step %j {
      scf.if %first {
        tile.store "kept" <role> %zero to %buffer : !tile.fragment<32x16xf32> to memref<32x16xf32, #tile.space<shared>>
      }
    }
  }
  %w = tile.window %c[%m, %n] within [%m, %n] : memref<64x32xf32, #tile.space<global>> to !tile.window<32x16xf32>
  tile.store "out" <role> %zero to %w : !tile.fragment<32x16xf32> to !tile.window<32x16xf32>
}
