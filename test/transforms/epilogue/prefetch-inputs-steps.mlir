// RUN: gemmc %s --pipeline 'prefetch-inputs{by=step}' --emit mlir | filecheck %s
// RUN: sed -e 's/256x768xbf16/768x256xbf16/g' -e 's/matmul ins/matmul_transpose_b ins/' %S/../../../examples/epilogues/residual.mlir | gemmc - -p 'hopper-coop{prefetch=step tile=128,184,64 cluster=none}' --emit ptx | filecheck %s --check-prefix PTX

// Of three boxes of 43 rows and one of the 42 that are left, the fourth is asked for twice. No buffer is filled, so that
// rows of 368 bytes are boxes of any height.
// PTX:       shr.u32 [[STEP:%r[0-9]+]], {{%r[0-9]+}}, 6;
// PTX-NEXT:  mul.lo.s32 [[ROW:%r[0-9]+]], [[STEP]], 43;
// PTX-NEXT:  min.u32 [[LAST:%r[0-9]+]], [[ROW]], 85;
// PTX-NEXT:  add.s32 [[AT:%r[0-9]+]], {{%r[0-9]+}}, [[LAST]];
// PTX:       cp.async.bulk.prefetch.tensor.2d.L2.global [{{%d[0-9]+}}, {{{%r[0-9]+}}, [[AT]]}];

// FOREIGN: K begins at 32, what is summed is nothing, and there are inputs of three kinds of rows at once. Eight steps: 64
// rows in six of them are 11 in each, 64 columns as rows the same; the bias is left to the threads.
// CHECK-LABEL: tile.kernel @inputs
// CHECK:         %sum = scf.for [[K:%.*]] = [[FIRST:%.*]] to {{.*}} step [[WIDTH:%.*]] iter_args
// CHECK-NEXT:      [[FROM:%.*]] = arith.subi [[K]], [[FIRST]]
// CHECK-NEXT:      [[STEP:%.*]] = arith.divui [[FROM]], [[WIDTH]]
// CHECK-NEXT:      [[HEIGHT:%.*]] = arith.constant 11 : index
// CHECK-NEXT:      [[ROW:%.*]] = arith.muli [[STEP]], [[HEIGHT]]
// CHECK-NEXT:      [[MOST:%.*]] = arith.constant 53 : index
// CHECK-NEXT:      %row = arith.minui [[ROW]], [[MOST]]
// CHECK-NEXT:      [[AT:%.*]] = arith.addi %i, %row
// CHECK-NEXT:      [[PART:%.*]] = tile.window %t{{\[}}[[AT]], %c0] within [%c128, %c64] {{.*}} to !tile.window<11x64xbf16>
// CHECK-NEXT:      tile.prefetch "input" <role> [[PART]]
// CHECK:           tile.prefetch "input" <role> {{.*}} : !tile.window<11x64xf32>
// CHECK-NOT:       tile.prefetch
// CHECK:         tile.epilogue "out" <role> %sum with %bw, %rw, %tw
tile.kernel @inputs ["b", "r", "t", "c"] outputs 1 sizes {} {
^bb0(%b: memref<1x128xf32, #tile.space<global>>, %r: memref<64x128xf32, #tile.space<global>>, %t: memref<128x64xbf16, #tile.space<global>>, %c: memref<64x128xbf16, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %c64 = arith.constant 64 : index
  %c128 = arith.constant 128 : index
  %c544 = arith.constant 544 : index
  scf.for %i = %c0 to %c128 step %c64 {
    %zero = tile.zero : !tile.fragment<64x64xf32>
    %sum = scf.for %k = %c32 to %c544 step %c64 iter_args(%acc = %zero) -> (!tile.fragment<64x64xf32>) {
      scf.yield %acc : !tile.fragment<64x64xf32>
    }
    %bw = tile.window %b[%c0, %i] within [%c1, %c128] : memref<1x128xf32, #tile.space<global>> to !tile.window<1x64xf32>
    %rw = tile.window %r[%c0, %i] within [%c64, %c128] : memref<64x128xf32, #tile.space<global>> to !tile.window<64x64xf32>
    %tw = tile.window %t[%i, %c0] within [%c128, %c64] : memref<128x64xbf16, #tile.space<global>> to !tile.window<64x64xbf16>
    %cw = tile.window %c[%c0, %i] within [%c64, %c128] : memref<64x128xbf16, #tile.space<global>> to !tile.window<64x64xbf16>
    tile.epilogue "out" <role> %sum with %bw, %rw, %tw by ["n", "mn", "nm"] to %cw : !tile.fragment<64x64xf32> with !tile.window<1x64xf32>, !tile.window<64x64xf32>, !tile.window<64x64xbf16> to !tile.window<64x64xbf16> {
    ^bb0(%x: f32, %bias: f32, %y: f32, %z: bf16):
      %s = arith.addf %x, %bias : f32
      %v = arith.addf %s, %y : f32
      %e = arith.truncf %v : f32 to bf16
      tile.yield %e : bf16
    }
  }
}

// Steps that a launch tells, and a place that is known behind the loop only: the whole tile, where it was before.
// CHECK-LABEL: tile.kernel @told
// CHECK-NOT:     tile.prefetch
// CHECK:         scf.yield
// CHECK:         tile.prefetch "input" <role> %rw : !tile.window<64x64xf32>
// CHECK:         scf.yield
// CHECK:         tile.prefetch "input" <role> %qw : !tile.window<64x64xf32>
tile.kernel @told ["r", "c"] outputs 1 sizes {} {
^bb0(%r: memref<64x128xf32, #tile.space<global>>, %c: memref<64x128xbf16, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %c128 = arith.constant 128 : index
  %block = tile.block_id
  %zero = tile.zero : !tile.fragment<64x64xf32>
  %sum = scf.for %k = %c0 to %block step %c64 iter_args(%acc = %zero) -> (!tile.fragment<64x64xf32>) {
    scf.yield %acc : !tile.fragment<64x64xf32>
  }
  %rw = tile.window %r[%c0, %c64] within [%c64, %c128] : memref<64x128xf32, #tile.space<global>> to !tile.window<64x64xf32>
  %cw = tile.window %c[%c0, %c64] within [%c64, %c128] : memref<64x128xbf16, #tile.space<global>> to !tile.window<64x64xbf16>
  tile.epilogue "out" <role> %sum with %rw by ["mn"] to %cw : !tile.fragment<64x64xf32> with !tile.window<64x64xf32> to !tile.window<64x64xbf16> {
  ^bb0(%x: f32, %y: f32):
    %s = arith.addf %x, %y : f32
    %e = arith.truncf %s : f32 to bf16
    tile.yield %e : bf16
  }
  %again = scf.for %k = %c0 to %c128 step %c64 iter_args(%acc = %zero) -> (!tile.fragment<64x64xf32>) {
    scf.yield %acc : !tile.fragment<64x64xf32>
  }
  %place = arith.muli %block, %c64 : index
  %qw = tile.window %r[%c0, %place] within [%c64, %c128] : memref<64x128xf32, #tile.space<global>> to !tile.window<64x64xf32>
  tile.epilogue "out" <role> %again with %qw by ["mn"] to %cw : !tile.fragment<64x64xf32> with !tile.window<64x64xf32> to !tile.window<64x64xbf16> {
  ^bb0(%x: f32, %y: f32):
    %s = arith.addf %x, %y : f32
    %e = arith.truncf %s : f32 to bf16
    tile.yield %e : bf16
  }
}
