// RUN: gemmc %inputs/matmul_nt_bf16.mlir -p 'normalize-contractions, form-kernel{tile=128,256,64}, split-k{parts=2}' | filecheck %s
// RUN: gemmc %S/../../programs/dynamic/weight_gradient_dynamic.mlir -p 'normalize-contractions, form-kernel{tile=64,64,64}, split-k{parts=5}, schedule-work' | filecheck %s --check-prefix OPEN
// RUN: gemmc %s -p 'split-k{parts=3}' | filecheck %s --check-prefix CUT

// What was done to the last segment of a block is the body of a fix-up, on the sum of all parts;
// each part is as many steps of K, counted from 0.
// CHECK:      %partials = tile.partials : !tile.partials<12x2x128x256xf32>
// CHECK-NEXT: tile.work of %m by %n by %k in blocks [128, 256, 64] parts 2 {
// CHECK-NEXT: ^bb0(%block_row: index, %block_column: index, %k0: index, %k1: index, %first: i1, %last: i1, %part: index):
// CHECK:        [[BEGIN:%.*]] = arith.constant 0 : index
// CHECK-NEXT:   [[END:%.*]] = arith.constant 512 : index
// CHECK-NEXT:   %total = scf.for %step = [[BEGIN]] to [[END]] step %c64 iter_args(
// CHECK-NEXT:     %k_1 = arith.addi %k0, %step : index
// CHECK-NEXT:     %arg0_window = tile.window %arg0[%row, %k_1]
// CHECK-NEXT:     %arg1_window = tile.window %arg1[%column, %k_1]
// CHECK:        [[COLUMNS:%.*]] = arith.constant 3 : index
// CHECK-NEXT:   [[ROWS:%.*]] = arith.muli %block_row, [[COLUMNS]] : index
// CHECK-NEXT:   %tile = arith.addi [[ROWS]], %block_column : index
// CHECK-NEXT:   tile.fixup "fixup" <role> %total in %partials[%tile, %part] : {{.*}} {
// CHECK-NEXT:   ^bb0(%sum: !tile.fragment<128x256xf32>):
// CHECK-NEXT:     %result0_window = tile.window %result0
// CHECK-NEXT:     tile.epilogue "out" <role> %sum to %result0_window
// CHECK-NOT:  scf.if

// Where a launch tells K, so does it how long parts are: equally many whole steps. The last may
// begin beyond K, where all is zero.
// OPEN:      grid ["cdiv(m, 64) * cdiv(n, 64) * 5", "1", "1"]
// OPEN:      %k = tile.extent "k"
// OPEN-NEXT: %partials = tile.partials : !tile.partials<2x5x64x64xf32>
// OPEN:      [[STEPS:%.*]] = arith.ceildivui %k, %c64{{.*}} : index
// OPEN:      [[OWN:%.*]] = arith.ceildivui [[STEPS]], %c5{{.*}} : index
// OPEN:      [[BEFORE:%.*]] = arith.muli [[OWN]], %c64{{.*}} : index
// OPEN:      %k0 = arith.muli %part, [[BEFORE]] : index
// OPEN:      arith.ceildivui
// OPEN:      arith.ceildivui
// OPEN:      [[LENGTH:%.*]] = arith.muli {{.*}} : index
// OPEN-NEXT: %total = scf.for %step = %c0{{.*}} to [[LENGTH]] step %c64{{.*}} iter_args(
// OPEN-NEXT:   %k_1 = arith.addi %k0, %step : index

// FOREIGN: blocks of a cluster that hang over the matrix have slots, too; six steps of K, the last of
// them ragged; a store instead of an epilogue.
// CUT:      %partials = tile.partials : !tile.partials<12x3x32x16xf32>
// CUT-NEXT: tile.work of %m by %n by %k in blocks [32, 16, 16] parts 3 {
// CUT:        %c32_1 = arith.constant 32 : index
// CUT-NEXT:   %total = scf.for %step = %c0 to %c32_1 step %c16
// CUT-NEXT:     %at = arith.addi %k0, %step : index
// CUT-NEXT:     tile.window %a[%i, %at] within [%m, %k]
// CUT-NEXT:     tile.window %b[%at, %j] within [%k, %n]
// CUT:        tile.fixup "fixup" <role> %total in %partials[%tile, %part]
// CUT-NEXT:   ^bb0(%sum: !tile.fragment<32x16xf32>):
// CUT-NEXT:     %z = tile.window %c[%i, %j]
// CUT-NEXT:     tile.store "out" <role> %sum to %z
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
