// RUN: gemmc %s --pipeline 'schedule-work{order=row persistent=true contiguous=true}' --emit mlir | filecheck %s

// CTA number id of ctas walks the blocks from id * blocks / ctas to (id + 1) * blocks / ctas, one by one.
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
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    %1 = arith.addi %block, %c1 : index
// CHECK-NEXT:    %2 = arith.muli %block, %0 : index
// CHECK-NEXT:    %3 = arith.divui %2, %ctas : index
// CHECK-NEXT:    %4 = arith.muli %1, %0 : index
// CHECK-NEXT:    %5 = arith.divui %4, %ctas : index
// CHECK-NEXT:    scf.for %walked = %3 to %5 step %c1 {
// CHECK-NEXT:      %block_row = arith.divui %walked, %grid_columns : index
// CHECK-NEXT:      %block_column = arith.remui %walked, %grid_columns : index
// CHECK-NEXT:      %first = arith.constant true
// CHECK-NEXT:      %c0 = arith.constant 0 : index
// CHECK-NEXT:      %w = tile.window %c[%block_row, %block_column] within [%m, %n] : memref<100x60xf32, #tile.space<global>> to !tile.window<32x16xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
tile.kernel @single ["c"] outputs 1 sizes {m = array<i64: 0, 0>, n = array<i64: 0, 1>} {
^bb0(%c: memref<100x60xf32, #tile.space<global>>):
  %m = arith.constant 100 : index
  %n = arith.constant 60 : index
  tile.work of %m by %n by %n in blocks [32, 16, 8] {
  ^bb0(%i: index, %j: index, %k0: index, %k1: index, %first: i1, %last: i1):
    %w = tile.window %c[%i, %j] within [%m, %n] : memref<100x60xf32, #tile.space<global>> to !tile.window<32x16xf32>
  }
}

// FOREIGN: clusters of two rows of blocks, each of which walks a part, and what the body keeps in a buffer.
// CHECK-LABEL: tile.kernel @clusters ["c"] outputs 1 sizes {m = array<i64: 0, 0>, n = array<i64: 0, 1>} grid ["2 * min(cdiv(m, 64) * cdiv(n, 16), max_active_clusters)", "1", "1"] cluster [2, 1] {
// CHECK-NEXT:  ^bb0(%c: memref<100x60xf32, #tile.space<global>>):
// CHECK-NEXT:    %wide = tile.alloc : memref<32x16xf32, #tile.space<shared>>
// CHECK-NEXT:    %m = arith.constant 100 : index
// CHECK-NEXT:    %n = arith.constant 60 : index
// CHECK-NEXT:    %c64 = arith.constant 64 : index
// CHECK-NEXT:    %grid_rows = arith.ceildivui %m, %c64 : index
// CHECK-NEXT:    %c16 = arith.constant 16 : index
// CHECK-NEXT:    %grid_columns = arith.ceildivui %n, %c16 : index
// CHECK-NEXT:    %block = tile.block_id
// CHECK-NEXT:    %c2 = arith.constant 2 : index
// CHECK-NEXT:    %0 = arith.divui %block, %c2 : index
// CHECK-NEXT:    %ctas = tile.block_count
// CHECK-NEXT:    %c2_1 = arith.constant 2 : index
// CHECK-NEXT:    %1 = arith.divui %ctas, %c2_1 : index
// CHECK-NEXT:    %2 = arith.muli %grid_rows, %grid_columns : index
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    %3 = arith.addi %0, %c1 : index
// CHECK-NEXT:    %4 = arith.muli %0, %2 : index
// CHECK-NEXT:    %5 = arith.divui %4, %1 : index
// CHECK-NEXT:    %6 = arith.muli %3, %2 : index
// CHECK-NEXT:    %7 = arith.divui %6, %1 : index
// CHECK-NEXT:    scf.for %walked = %5 to %7 step %c1 {
// CHECK-NEXT:      %8 = arith.divui %walked, %grid_columns : index
// CHECK-NEXT:      %block_column = arith.remui %walked, %grid_columns : index
// CHECK-NEXT:      %in_cluster = tile.cluster_id 0
// CHECK-NEXT:      %c2_2 = arith.constant 2 : index
// CHECK-NEXT:      %9 = arith.muli %8, %c2_2 : index
// CHECK-NEXT:      %block_row = arith.addi %9, %in_cluster : index
// CHECK-NEXT:      %first = arith.constant true
// CHECK-NEXT:      %c0 = arith.constant 0 : index
// CHECK-NEXT:      %w = tile.window %c[%block_row, %block_column] within [%m, %n] : memref<100x60xf32, #tile.space<global>> to !tile.window<32x16xf32>
// CHECK-NEXT:      %zero = tile.zero : !tile.fragment<32x16xf32>
// CHECK-NEXT:      tile.store "kept" <role> %zero to %wide : !tile.fragment<32x16xf32> to memref<32x16xf32, #tile.space<shared>>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
tile.kernel @clusters ["c"] outputs 1 sizes {m = array<i64: 0, 0>, n = array<i64: 0, 1>} cluster [2, 1] {
^bb0(%c: memref<100x60xf32, #tile.space<global>>):
  %wide = tile.alloc : memref<32x16xf32, #tile.space<shared>>
  %m = arith.constant 100 : index
  %n = arith.constant 60 : index
  tile.work of %m by %n by %n in blocks [32, 16, 8] {
  ^bb0(%i: index, %j: index, %k0: index, %k1: index, %first: i1, %last: i1):
    %w = tile.window %c[%i, %j] within [%m, %n] : memref<100x60xf32, #tile.space<global>> to !tile.window<32x16xf32>
    %zero = tile.zero : !tile.fragment<32x16xf32>
    tile.store "kept" <role> %zero to %wide : !tile.fragment<32x16xf32> to memref<32x16xf32, #tile.space<shared>>
  }
}
