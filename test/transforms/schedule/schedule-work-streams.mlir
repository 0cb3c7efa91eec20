// RUN: gemmc %s -p 'stream-k{segments=9 least=2}, schedule-work{persistent=true}' | filecheck %s
// RUN: gemmc %s -p 'stream-k{segments=2 whole=2 least=5}, schedule-work{order=column persistent=true}' | filecheck %s --check-prefix MIXED

// FOREIGN: nine clusters of two CTAs, whatever fits on the chip, each with a segment of the 18 units of
// six pairs of blocks, three units a pair. A piece begins where the segment does, or its block.
// CHECK:      grid ["18", "1", "1"] cluster [2, 1] {
// CHECK:        %block = tile.block_id of 18
// CHECK:        [[SEGMENT:%.*]] = arith.divui %block, %c2 : index
// CHECK:        %begin = arith.divui {{.*}} : index
// CHECK:        %end = arith.divui {{.*}} : index
// CHECK:        %first_tile = arith.divui %begin, [[UNITS:%.*]] : index
// CHECK:        %pieces = tile.assume {{.*}} from 1 to 2 by 1
// CHECK:        scf.for %walked = {{.*}} to %pieces step {{.*}} {
// CHECK-NEXT:     [[TILE:%.*]] = arith.addi %first_tile, %walked : index
// CHECK:          %start = arith.muli [[TILE]], {{.*}} : index
// CHECK:          [[IS:%.*]] = arith.cmpi eq, %walked, {{.*}} : index
// CHECK:          [[INSIDE:%.*]] = arith.remui %begin, {{.*}} : index
// CHECK:          [[FROM:%.*]] = arith.select [[IS]], [[INSIDE]], {{.*}} : index
// CHECK-NEXT:     [[LEFT:%.*]] = arith.subi %end, %start : index
// CHECK:          [[TO:%.*]] = arith.minui [[LEFT]], {{.*}} : index
// CHECK:          %first_segment = arith.divui
// CHECK:          %last_segment = arith.divui
// CHECK:          [[PARTS:%.*]] = arith.addi {{.*}} : index
// CHECK-NEXT:     [[PART:%.*]] = arith.subi [[SEGMENT]], %first_segment : index
// CHECK-NEXT:     [[SLOT:%.*]] = arith.addi %first_segment, [[TILE]] : index
// CHECK-NEXT:     %tile = tile.assume [[TILE]] from 0 to 5 by 1
// CHECK-NEXT:     %slot = tile.assume [[SLOT]] from 0 to 13 by 1
// CHECK-NEXT:     %part = tile.assume [[PART]] from 0 to 8 by 1
// CHECK-NEXT:     %parts = tile.assume [[PARTS]] from 1 to 9 by 1
// CHECK:          %k0 = arith.muli [[FROM]], [[UNIT:%.*]] : index
// CHECK-NEXT:     %k1 = arith.muli [[TO]], [[UNIT]] : index

// The second CTA of a cluster has slots behind those of the first.
// CHECK:          %in_cluster_{{.*}} = tile.cluster_id 0
// CHECK:          [[FOURTEEN:%.*]] = arith.constant 14 : index
// CHECK-NEXT:     [[OTHERS:%.*]] = arith.muli {{.*}}, [[FOURTEEN]] : index
// CHECK-NEXT:     [[OWN:%.*]] = arith.addi %slot, [[OTHERS]] : index
// CHECK:          tile.fixup "fixup" <role> %total in %partials{{\[}}[[OWN]], %part of %parts]

// Two whole pairs of each of two clusters behind the stream of two; blocks of six steps are one unit.
// MIXED:      grid ["4", "1", "1"] cluster [2, 1] {
// MIXED:        [[ITEMS:%.*]] = arith.addi %pieces, {{.*}} : index
// MIXED:        scf.for %walked = {{.*}} to [[ITEMS]] step
// MIXED:          %streamed = arith.cmpi ult, %walked, %pieces : index
// MIXED-NEXT:     [[NUMBER:%.*]] = arith.subi %walked, %pieces : index
// MIXED:          arith.select %streamed, {{.*}} : index
// MIXED:          %tile = tile.assume {{.*}} from 0 to 5 by 1
// MIXED:          %block_row = arith.addi
// MIXED-NOT:      scf.if
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
