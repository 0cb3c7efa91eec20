// RUN: gemmc %s --pipeline 'schedule-work' --emit mlir | filecheck %s
// RUN: gemmc %s --pipeline 'schedule-work{order=column}' --emit mlir | filecheck %s --check-prefix COLUMN
// RUN: gemmc %s --pipeline 'schedule-work{order=grouped group=3}' --emit mlir | filecheck %s --check-prefix GROUPED
// RUN: gemmc %s --pipeline 'schedule-work{persistent=true}' --emit mlir | filecheck %s --check-prefix PERSISTENT

// Along rows of blocks; `last` is always true, so what it guards stands in the open.
// CHECK-LABEL: tile.kernel @zeros ["c"] outputs 1 sizes {m = array<i64: 0, 0>, n = array<i64: 0, 1>} grid ["cdiv(m, 32) * cdiv(n, 16)", "1", "1"] {
// CHECK-NEXT:  ^bb0(%c: memref<100x60xf32, #tile.space<global>>):
// CHECK-NEXT:    %m = arith.constant 100 : index
// CHECK-NEXT:    %n = arith.constant 60 : index
// CHECK-NEXT:    %k = arith.constant 40 : index
// CHECK-NEXT:    %c32 = arith.constant 32 : index
// CHECK-NEXT:    %grid_rows = arith.ceildivui %m, %c32 : index
// CHECK-NEXT:    %c16 = arith.constant 16 : index
// CHECK-NEXT:    %grid_columns = arith.ceildivui %n, %c16 : index
// CHECK-NEXT:    %block = tile.block_id of 16
// CHECK-NEXT:    %block_row = arith.divui %block, %grid_columns : index
// CHECK-NEXT:    %block_column = arith.remui %block, %grid_columns : index
// CHECK-NEXT:    %first = arith.constant true
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c32_1 = arith.constant 32 : index
// CHECK-NEXT:    %row = arith.muli %block_row, %c32_1 : index
// CHECK-NEXT:    %zero = tile.zero : !tile.fragment<32x16xf32>
// CHECK-NEXT:    %c8 = arith.constant 8 : index
// CHECK-NEXT:    %total = scf.for %step = %c0 to %k step %c8 iter_args(%acc = %zero) -> (!tile.fragment<32x16xf32>) {
// CHECK-NEXT:      scf.yield %acc : !tile.fragment<32x16xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    %w = tile.window %c[%row, %block_column] within [%m, %n] : memref<100x60xf32, #tile.space<global>> to !tile.window<32x16xf32>
// CHECK-NEXT:    tile.store "out" <role> %total to %w : !tile.fragment<32x16xf32> to !tile.window<32x16xf32>
// CHECK-NEXT:  }
// Along columns of blocks.
// COLUMN-LABEL: tile.kernel @zeros
// COLUMN:         %grid_rows = arith.ceildivui %m, %c32 : index
// COLUMN-NEXT:    %c16 = arith.constant 16 : index
// COLUMN-NEXT:    %grid_columns = arith.ceildivui %n, %c16 : index
// COLUMN-NEXT:    %block = tile.block_id
// COLUMN-NEXT:    %block_row = arith.remui %block, %grid_rows : index
// COLUMN-NEXT:    %block_column = arith.divui %block, %grid_rows : index
// COLUMN-NEXT:    %first = arith.constant true
// Down groups of three block rows, the last of which may be smaller.
// GROUPED-LABEL: tile.kernel @zeros
// GROUPED:         %grid_rows = arith.ceildivui %m, %c32 : index
// GROUPED-NEXT:    %c16 = arith.constant 16 : index
// GROUPED-NEXT:    %grid_columns = arith.ceildivui %n, %c16 : index
// GROUPED-NEXT:    %block = tile.block_id
// GROUPED-NEXT:    %c3 = arith.constant 3 : index
// GROUPED-NEXT:    %0 = arith.muli %c3, %grid_columns : index
// GROUPED-NEXT:    %1 = arith.divui %block, %0 : index
// GROUPED-NEXT:    %2 = arith.muli %1, %c3 : index
// GROUPED-NEXT:    %3 = arith.remui %block, %0 : index
// GROUPED-NEXT:    %4 = arith.subi %grid_rows, %2 : index
// GROUPED-NEXT:    %5 = arith.minui %4, %c3 : index
// GROUPED-NEXT:    %6 = arith.remui %3, %5 : index
// GROUPED-NEXT:    %block_row = arith.addi %2, %6 : index
// GROUPED-NEXT:    %block_column = arith.divui %3, %5 : index
// GROUPED-NEXT:    %first = arith.constant true
// A loop over the blocks of a CTA, with the coordinates inside.
// PERSISTENT-LABEL: tile.kernel @zeros ["c"] outputs 1 sizes {m = array<i64: 0, 0>, n = array<i64: 0, 1>} grid ["min(cdiv(m, 32) * cdiv(n, 16), sm_count)", "1", "1"] {
// PERSISTENT-NEXT:  ^bb0(%c: memref<100x60xf32, #tile.space<global>>):
// PERSISTENT-NEXT:    %m = arith.constant 100 : index
// PERSISTENT-NEXT:    %n = arith.constant 60 : index
// PERSISTENT-NEXT:    %k = arith.constant 40 : index
// PERSISTENT-NEXT:    %c32 = arith.constant 32 : index
// PERSISTENT-NEXT:    %grid_rows = arith.ceildivui %m, %c32 : index
// PERSISTENT-NEXT:    %c16 = arith.constant 16 : index
// PERSISTENT-NEXT:    %grid_columns = arith.ceildivui %n, %c16 : index
// PERSISTENT-NEXT:    %block = tile.block_id{{$}}
// PERSISTENT-NEXT:    %ctas = tile.block_count
// PERSISTENT-NEXT:    %0 = arith.muli %grid_rows, %grid_columns : index
// PERSISTENT-NEXT:    scf.for %walked = %block to %0 step %ctas {
// PERSISTENT-NEXT:      %block_row = arith.divui %walked, %grid_columns : index
// PERSISTENT-NEXT:      %block_column = arith.remui %walked, %grid_columns : index
// PERSISTENT-NEXT:      %first = arith.constant true
// PERSISTENT-NEXT:      %c0 = arith.constant 0 : index
// PERSISTENT-NEXT:      %c32_1 = arith.constant 32 : index
// PERSISTENT-NEXT:      %row = arith.muli %block_row, %c32_1 : index
// PERSISTENT-NEXT:      %zero = tile.zero : !tile.fragment<32x16xf32>
// PERSISTENT-NEXT:      %c8 = arith.constant 8 : index
// PERSISTENT-NEXT:      %total = scf.for %step = %c0 to %k step %c8 iter_args(%acc = %zero) -> (!tile.fragment<32x16xf32>) {
// PERSISTENT-NEXT:        scf.yield %acc : !tile.fragment<32x16xf32>
// PERSISTENT-NEXT:      }
// PERSISTENT-NEXT:      %w = tile.window %c[%row, %block_column] within [%m, %n] : memref<100x60xf32, #tile.space<global>> to !tile.window<32x16xf32>
// PERSISTENT-NEXT:      tile.store "out" <role> %total to %w : !tile.fragment<32x16xf32> to !tile.window<32x16xf32>
// PERSISTENT-NEXT:    }
// PERSISTENT-NEXT:  }
tile.kernel @zeros ["c"] outputs 1 sizes {m = array<i64: 0, 0>, n = array<i64: 0, 1>} {
^bb0(%c: memref<100x60xf32, #tile.space<global>>):
  %m = arith.constant 100 : index
  %n = arith.constant 60 : index
  %k = arith.constant 40 : index
  tile.work of %m by %n by %k in blocks [32, 16, 8] {
  ^bb0(%i: index, %j: index, %k0: index, %k1: index, %first: i1, %last: i1):
    %c32 = arith.constant 32 : index
    %row = arith.muli %i, %c32 : index
    %zero = tile.zero : !tile.fragment<32x16xf32>
    %c8 = arith.constant 8 : index
    %total = scf.for %step = %k0 to %k1 step %c8 iter_args(%acc = %zero) -> (!tile.fragment<32x16xf32>) {
      scf.yield %acc : !tile.fragment<32x16xf32>
    }
    scf.if %last {
      %w = tile.window %c[%row, %j] within [%m, %n] : memref<100x60xf32, #tile.space<global>> to !tile.window<32x16xf32>
      tile.store "out" <role> %total to %w : !tile.fragment<32x16xf32> to !tile.window<32x16xf32>
    }
  }
}

// FOREIGN: a second kernel, of a cluster of 2x1 blocks; its work has two branches, one of them
// with results, and an op of another dialect stands behind it.
// CHECK-LABEL: tile.kernel @branches ["a", "c"] outputs 1 sizes {m = array<i64: 1, 0>, n = array<i64: 1, 1>} grid ["2 * cdiv(m, 64) * cdiv(n, 16)", "1", "1"] cluster [2, 1] {
// CHECK-NEXT:  ^bb0(%a: memref<64x8xf32, #tile.space<global>>, %c: memref<64x32xf32, #tile.space<global>>):
// CHECK-NEXT:    %m = arith.constant 64 : index
// CHECK-NEXT:    %n = arith.constant 32 : index
// CHECK-NEXT:    %c64 = arith.constant 64 : index
// CHECK-NEXT:    %grid_rows = arith.ceildivui %m, %c64 : index
// CHECK-NEXT:    %c16 = arith.constant 16 : index
// CHECK-NEXT:    %grid_columns = arith.ceildivui %n, %c16 : index
// CHECK-NEXT:    %block = tile.block_id
// CHECK-NEXT:    %c2 = arith.constant 2 : index
// CHECK-NEXT:    %0 = arith.divui %block, %c2 : index
// CHECK-NEXT:    %1 = arith.divui %0, %grid_columns : index
// CHECK-NEXT:    %block_column = arith.remui %0, %grid_columns : index
// CHECK-NEXT:    %in_cluster = tile.cluster_id 0
// CHECK-NEXT:    %c2_1 = arith.constant 2 : index
// CHECK-NEXT:    %2 = arith.muli %1, %c2_1 : index
// CHECK-NEXT:    %block_row = arith.addi %2, %in_cluster : index
// CHECK-NEXT:    %first = arith.constant true
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c0_1 = arith.constant 0 : index
// CHECK-NEXT:    %inside = arith.cmpi ult, %block_row, %c0_1 : index
// CHECK-NEXT:    scf.if %inside {
// CHECK-NEXT:      %zero = tile.zero : !tile.fragment<32x16xf32>
// CHECK-NEXT:      %w = tile.window %c[%c0_1, %block_column] within [%m, %n] : memref<64x32xf32, #tile.space<global>> to !tile.window<32x16xf32>
// CHECK-NEXT:      tile.store "out" <role> %zero to %w : !tile.fragment<32x16xf32> to !tile.window<32x16xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    %dim = memref.dim %a, %m : memref<64x8xf32, #tile.space<global>>
// CHECK-NEXT:  }
// COLUMN-LABEL: tile.kernel @branches
// COLUMN:         %grid_rows = arith.ceildivui %m, %c64 : index
// COLUMN-NEXT:    %c16 = arith.constant 16 : index
// COLUMN-NEXT:    %grid_columns = arith.ceildivui %n, %c16 : index
// COLUMN-NEXT:    %block = tile.block_id
// COLUMN-NEXT:    %c2 = arith.constant 2 : index
// COLUMN-NEXT:    %0 = arith.divui %block, %c2 : index
// COLUMN-NEXT:    %1 = arith.remui %0, %grid_rows : index
// COLUMN-NEXT:    %block_column = arith.divui %0, %grid_rows : index
// COLUMN-NEXT:    %in_cluster = tile.cluster_id 0
// GROUPED-LABEL: tile.kernel @branches
// GROUPED:         %in_cluster = tile.cluster_id 0
// GROUPED-NEXT:    %c2_1 = arith.constant 2 : index
// GROUPED-NEXT:    %9 = arith.muli %8, %c2_1 : index
// GROUPED-NEXT:    %block_row = arith.addi %9, %in_cluster : index
// PERSISTENT-LABEL: tile.kernel @branches
// PERSISTENT:         %block = tile.block_id
// PERSISTENT-NEXT:    %c2 = arith.constant 2 : index
// PERSISTENT-NEXT:    %0 = arith.divui %block, %c2 : index
// PERSISTENT-NEXT:    %ctas = tile.block_count
// PERSISTENT-NEXT:    %c2_1 = arith.constant 2 : index
// PERSISTENT-NEXT:    %1 = arith.divui %ctas, %c2_1 : index
// PERSISTENT-NEXT:    %2 = arith.muli %grid_rows, %grid_columns : index
// PERSISTENT-NEXT:    scf.for %walked = %0 to %2 step %1 {
tile.kernel @branches ["a", "c"] outputs 1 sizes {m = array<i64: 1, 0>, n = array<i64: 1, 1>} cluster [2, 1] {
^bb0(%a: memref<64x8xf32, #tile.space<global>>, %c: memref<64x32xf32, #tile.space<global>>):
  %m = arith.constant 64 : index
  %n = arith.constant 32 : index
  tile.work of %m by %n by %n in blocks [32, 16, 8] {
  ^bb0(%i: index, %j: index, %k0: index, %k1: index, %first: i1, %last: i1):
    %begin = scf.if %first -> (index) {
      %c0 = arith.constant 0 : index
      scf.yield %c0 : index
    } else {
      scf.yield %k0 : index
    }
    %inside = arith.cmpi ult, %i, %begin : index
    scf.if %inside {
      %zero = tile.zero : !tile.fragment<32x16xf32>
      %w = tile.window %c[%begin, %j] within [%m, %n] : memref<64x32xf32, #tile.space<global>> to !tile.window<32x16xf32>
      tile.store "out" <role> %zero to %w : !tile.fragment<32x16xf32> to !tile.window<32x16xf32>
    }
  }
  %dim = memref.dim %a, %m : memref<64x8xf32, #tile.space<global>>
}
