// RUN: gemmc %inputs/matmul_nt_bf16.mlir -p 'normalize-contractions, form-kernel{tile=128,256,64}, stream-k{segments=5}' | filecheck %s
// RUN: gemmc %inputs/matmul_nt_bf16.mlir -p 'normalize-contractions, form-kernel{tile=128,256,64}, stream-k{segments=4 whole=3}' | filecheck %s --check-prefix WHOLE
// RUN: gemmc %s -p 'stream-k{segments=4 whole=1 least=2}' | filecheck %s --check-prefix CUT
// RUN: gemmc %s -p 'stream-k{segments=9 least=2}' | filecheck %s --check-prefix SHORT

// Twelve blocks of 16 steps are a stream of 48 units of four steps; the length of a piece is a value,
// a unit or more. Who is last of a block's parts runs what stood in the branch.
// CHECK:      %partials = tile.partials : !tile.partials<9x1x128x256xf32>
// CHECK-NEXT: tile.work of %m by %n by %k in blocks [128, 256, 64] streamed [5, 12, 4] {
// CHECK-NEXT: ^bb0(%block_row: index, %block_column: index, %k0: index, %k1: index, %first: i1, %last: i1, %slot: index, %part: index, %parts: index):
// CHECK:        [[OF:%.*]] = arith.subi %k1, %k0 : index
// CHECK-NEXT:   %length = tile.assume [[OF]] from 256 to 1024 by 64
// CHECK-NEXT:   [[ZERO:%.*]] = arith.constant 0 : index
// CHECK-NEXT:   %total = scf.for %step = [[ZERO]] to %length step %c64 iter_args(
// CHECK-NEXT:     %k_1 = arith.addi %k0, %step : index
// CHECK-NEXT:     %arg0_window = tile.window %arg0[%row, %k_1]
// CHECK-NEXT:     %arg1_window = tile.window %arg1[%column, %k_1]
// CHECK:        tile.fixup "fixup" <role> %total in %partials[%slot, %part of %parts] : {{.*}} {
// CHECK-NEXT:   ^bb0(%sum: !tile.fragment<128x256xf32>):
// CHECK-NEXT:     %result0_window = tile.window %result0
// CHECK-NEXT:     tile.epilogue "out" <role> %sum to %result0_window
// CHECK-NOT:  scf.if

// Three whole rounds of four blocks leave none for a stream, so that nothing changes.
// WHOLE-NOT:  tile.partials
// WHOLE:      tile.work of %m by %n by %k in blocks [128, 256, 64] {
// WHOLE:        scf.for %k_1 = %k0 to %k1
// WHOLE:        scf.if %last {

// FOREIGN: pairs of blocks, of which a cluster has slots for both; six steps of a block, the last of
// them ragged; a store instead of an epilogue. Four segments stream two of the six pairs.
// CUT:      %partials = tile.partials : !tile.partials<10x1x32x16xf32>
// CUT-NEXT: tile.work of %m by %n by %k in blocks [32, 16, 16] streamed [4, 2, 2] {
// CUT:        %length = tile.assume {{.*}} from 32 to 96 by 16
// CUT:        %total = scf.for %step = %c0 to %length step %c16
// CUT-NEXT:     %at = arith.addi %k0, %step : index
// CUT-NEXT:     tile.window %a[%i, %at] within [%m, %k]
// CUT-NEXT:     tile.window %b[%at, %j] within [%k, %n]
// CUT:        tile.fixup "fixup" <role> %total in %partials[%slot, %part of %parts]
// CUT-NEXT:   ^bb0(%sum: !tile.fragment<32x16xf32>):
// CUT-NEXT:     %z = tile.window %c[%i, %j]
// CUT-NEXT:     tile.store "out" <role> %sum to %z

// More segments than pairs: a block may have three parts, and slots are numbered otherwise.
// SHORT:      %partials = tile.partials : !tile.partials<28x1x32x16xf32>
// SHORT-NEXT: tile.work of %m by %n by %k in blocks [32, 16, 16] streamed [9, 6, 2] {
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
