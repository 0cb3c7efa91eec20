// RUN: gemmc %s -p 'split-k{parts=3}, schedule-work{order=row persistent=true}' | filecheck %s
// RUN: gemmc %s -p 'split-k{parts=3}, schedule-work{order=row}' | filecheck %s --check-prefix ONCE

// FOREIGN: a cluster's CTAs have the same part of blocks beside each other; the parts of a rectangle of
// blocks follow each other, each two steps of 16 further along K.
// CHECK:      grid ["2 * min(cdiv(m, 64) * cdiv(n, 16) * 3, max_active_clusters)", "1", "1"] cluster [2, 1] {
// CHECK:        [[BLOCKS:%.*]] = arith.muli %grid_rows, %grid_columns : index
// CHECK-NEXT:   [[THREE:%.*]] = arith.constant 3 : index
// CHECK-NEXT:   [[PARTS:%.*]] = arith.muli [[BLOCKS]], [[THREE]] : index
// CHECK-NEXT:   scf.for %walked = {{.*}} to [[PARTS]] step {{.*}} {
// CHECK:          [[BLOCK:%.*]] = arith.divui %walked, {{.*}} : index
// CHECK:          %part = arith.remui %walked, {{.*}} : index
// CHECK-NEXT:     {{.*}} = arith.divui [[BLOCK]], %grid_columns : index
// CHECK-NEXT:     %block_column = arith.remui [[BLOCK]], %grid_columns : index
// CHECK:          [[LENGTH:%.*]] = arith.constant 32 : index
// CHECK-NEXT:     %k0 = arith.muli %part, [[LENGTH]] : index
// CHECK-NOT:      arith.cmpi
// CHECK:          %at = arith.addi %k0, %step : index
// ONCE: grid ["2 * cdiv(m, 64) * cdiv(n, 16) * 3", "1", "1"] cluster [2, 1] {
// ONCE:   %block = tile.block_id of 36
tile.kernel @cut ["a", "b", "c"] outputs 1 sizes {m = array<i64: 2, 0>, n = array<i64: 2, 1>, k = array<i64: 0, 1>} cluster [2, 1] {
^bb0(%a: memref<100x90xf32, #tile.space<global>>, %b: memref<90x40xf32, #tile.space<global>>, %c: memref<100x40xf32, #tile.space<global>>):
  %m = arith.constant 100 : index
  %n = arith.constant 40 : index
  %k = arith.constant 90 : index
  tile.work of %m by %n by %k in blocks [32, 16, 16] {
  ^bb0(%row: index, %column: index, %k0: index, %k1: index, %first: i1, %last: i1):
    %c16 = arith.constant 16 : index
    %c32 = arith.constant 32 : index
    %i = arith.muli %row, %c32 : index
    %j = arith.muli %column, %c16 : index
    %zero = tile.zero : !tile.fragment<32x16xf32>
    %total = scf.for %at = %k0 to %k1 step %c16 iter_args(%acc = %zero) -> (!tile.fragment<32x16xf32>) {
      %x = tile.window %a[%i, %at] within [%m, %k] : memref<100x90xf32, #tile.space<global>> to !tile.window<32x16xf32>
      %y = tile.window %b[%at, %j] within [%k, %n] : memref<90x40xf32, #tile.space<global>> to !tile.window<16x16xf32>
      %1 = tile.mma "main" <role> %x "mk", %y "kn", %acc : !tile.window<32x16xf32>, !tile.window<16x16xf32>, !tile.fragment<32x16xf32> to !tile.fragment<32x16xf32>
      scf.yield %1 : !tile.fragment<32x16xf32>
    }
    scf.if %last {
      %z = tile.window %c[%i, %j] within [%m, %n] : memref<100x40xf32, #tile.space<global>> to !tile.window<32x16xf32>
      tile.store "out" <role> %total to %z : !tile.fragment<32x16xf32> to !tile.window<32x16xf32>
    }
  }
}
