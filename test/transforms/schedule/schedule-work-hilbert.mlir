// RUN: gemmc %s --pipeline 'schedule-work{order=hilbert group=2}' --emit mlir | filecheck %s
// RUN: gemmc %s --pipeline 'schedule-work{order=hilbert group=4 persistent=true}' --emit mlir | filecheck %s --check-prefix WALK

// Squares of 2x2 blocks along Hilbert's curve, two bits of the number deciding where; the last
// square of a band may be narrower, and then goes down its columns; odd bands are walked back.
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
// CHECK-NEXT:    %c2 = arith.constant 2 : index
// CHECK-NEXT:    %0 = arith.muli %c2, %grid_columns : index
// CHECK-NEXT:    %1 = arith.divui %block, %0 : index
// CHECK-NEXT:    %2 = arith.muli %1, %c2 : index
// CHECK-NEXT:    %3 = arith.remui %block, %0 : index
// CHECK-NEXT:    %c2_1 = arith.constant 2 : index
// CHECK-NEXT:    %4 = arith.muli %c2, %c2_1 : index
// CHECK-NEXT:    %5 = arith.divui %3, %4 : index
// CHECK-NEXT:    %6 = arith.muli %5, %c2_1 : index
// CHECK-NEXT:    %7 = arith.remui %3, %4 : index
// CHECK-NEXT:    %8 = arith.cmpi eq, %c2, %c2_1 : index
// CHECK-NEXT:    %9 = arith.cmpi eq, %c2_1, %c2_1 : index
// CHECK-NEXT:    %whole = arith.andi %8, %9 : i1
// CHECK-NEXT:    %c2_2 = arith.constant 2 : index
// CHECK-NEXT:    %c4 = arith.constant 4 : index
// CHECK-NEXT:    %10 = arith.remui %7, %c4 : index
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    %11 = arith.addi %10, %c1 : index
// CHECK-NEXT:    %12 = arith.divui %11, %c2_2 : index
// CHECK-NEXT:    %13 = arith.remui %12, %c2_2 : index
// CHECK-NEXT:    %14 = arith.divui %10, %c2_2 : index
// CHECK-NEXT:    %15 = arith.remui %7, %c2 : index
// CHECK-NEXT:    %16 = arith.select %whole, %13, %15 : index
// CHECK-NEXT:    %17 = arith.divui %7, %c2 : index
// CHECK-NEXT:    %18 = arith.select %whole, %14, %17 : index
// CHECK-NEXT:    %19 = arith.addi %6, %18 : index
// CHECK-NEXT:    %block_row = arith.addi %2, %16 : index
// CHECK-NEXT:    %c1_1 = arith.constant 1 : index
// CHECK-NEXT:    %20 = arith.subi %grid_columns, %c1_1 : index
// CHECK-NEXT:    %c2_3 = arith.constant 2 : index
// CHECK-NEXT:    %21 = arith.remui %1, %c2_3 : index
// CHECK-NEXT:    %c1_2 = arith.constant 1 : index
// CHECK-NEXT:    %22 = arith.cmpi eq, %21, %c1_2 : index
// CHECK-NEXT:    %23 = arith.subi %20, %19 : index
// CHECK-NEXT:    %24 = arith.remui %23, %grid_columns : index
// CHECK-NEXT:    %block_column = arith.select %22, %24, %19 : index
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

// FOREIGN: clusters of two columns of blocks, and CTAs that walk: it is clusters that are numbered
// along the curve, twice two bits of a number, and those that fit on the chip that are counted.
// WALK-LABEL: tile.kernel @clusters ["c"] outputs 1 sizes {m = array<i64: 0, 0>, n = array<i64: 0, 1>} grid ["2 * min(cdiv(m, 32) * cdiv(n, 32), max_active_clusters)", "1", "1"] cluster [1, 2] {
// WALK:      scf.for [[WALKED:%.*]] = {{.*}} {
// WALK:        [[SQUARES:%.*]] = arith.remui [[WALKED]], {{.*}} : index
// WALK:        [[INSIDE:%.*]] = arith.remui [[SQUARES]], {{.*}} : index
// WALK:        %whole = arith.andi
// WALK:        arith.remui [[INSIDE]], %c4{{.*}} : index
// WALK:        [[REST:%.*]] = arith.divui [[INSIDE]], %c4{{.*}} : index
// WALK:        arith.remui [[REST]], %c4{{.*}} : index
// WALK:        arith.select %whole
// WALK:        arith.select %whole
// WALK:        %block_row = arith.addi
// WALK:        %in_cluster = tile.cluster_id 1
// WALK:        %block_column = arith.addi {{.*}}, %in_cluster : index
tile.kernel @clusters ["c"] outputs 1 sizes {m = array<i64: 0, 0>, n = array<i64: 0, 1>} cluster [1, 2] {
^bb0(%c: memref<100x60xf32, #tile.space<global>>):
  %m = arith.constant 100 : index
  %n = arith.constant 60 : index
  tile.work of %m by %n by %n in blocks [32, 16, 8] {
  ^bb0(%row: index, %column: index, %k0: index, %k1: index, %first: i1, %last: i1):
    %w = tile.window %c[%row, %column] within [%m, %n] : memref<100x60xf32, #tile.space<global>> to !tile.window<32x16xf32>
  }
}
