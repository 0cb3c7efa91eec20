// RUN: gemmc %s --pipeline 'convert-to-ptx' --emit mlir | filecheck %s

// Block rows that tile the matrix, and steps of a loop that tile its columns, end inside of it: no
// access is guarded. The columns of the next step are all inside or all outside, whichever of them a
// thread has, so that one comparison decides, of what is left of the matrix at the window's origin.
//
// CHECK-LABEL: ptx.kernel @tiled
// CHECK:      ptx.for
// CHECK-NOT:  ptx.setp
// CHECK:        ptx.ld "global.f32" %{{.*}} offset 0 : !ptx.reg<b64> to
// CHECK:        %[[NEXT:.*]] = ptx.add "s32" %{{.*}} !ptx.reg<b32, "8">
// CHECK:        %[[LEFT:.*]] = ptx.sub "s32" %{{.*}}, %[[NEXT]] : !ptx.reg<b32, "64">
// CHECK-NOT:  ptx.sub
// CHECK:        %[[MORE:.*]] = ptx.setp "gt" "s32" %[[LEFT]], {{.*}} !ptx.reg<b32, "0">
// CHECK:        ptx.ld "global.f32" %{{.*}} offset 0 guard %[[MORE]] else
// CHECK-NOT:  ptx.setp
// CHECK:        ptx.ld "global.f32" %{{.*}} offset 256 guard %[[MORE]] else
!four = !tile.fragment<4x1xf32, #tile.layout<threads [] values [1, 0, 1, 4, 1, 0]>>
!two = !tile.fragment<2x2xf32, #tile.layout<threads [] values [2, 0, 1, 2, 1, 0]>>
tile.kernel @tiled ["a", "b"] outputs 1 sizes {} grid ["16", "1", "1"] threads 8 shared 128 {
^bb0(%a: memref<64x64xf32, #tile.space<global>>, %b: memref<64x64xf32, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %n = arith.constant 64 : index
  %s = tile.alloc at 0 : memref<4x1xf32, #tile.space<shared>>
  %q = tile.alloc at 64 : memref<2x2xf32, #tile.space<shared>>
  %block = tile.block_id of 16
  %t = tile.thread_id
  %row = arith.muli %block, %c4 : index
  scf.for %k = %c0 to %n step %c8 {
    %w = tile.window %a[%row, %k] within [%n, %n] : memref<64x64xf32, #tile.space<global>> to !tile.window<4x8xf32>
    %x = tile.part %w[%c0, %t] of [1, 8] : !tile.window<4x8xf32> to !tile.window<4x1xf32>
    %f = tile.load %x : !tile.window<4x1xf32> to !four
    tile.store "s" <thread> %f to %s : !four to memref<4x1xf32, #tile.space<shared>>
    %next = arith.addi %k, %c8 : index
    %v = tile.window %a[%row, %next] within [%n, %n] : memref<64x64xf32, #tile.space<global>> to !tile.window<4x8xf32>
    %down = arith.divui %t, %c4 : index
    %across = arith.remui %t, %c4 : index
    %y = tile.part %v[%down, %across] of [2, 4] : !tile.window<4x8xf32> to !tile.window<2x2xf32>
    %g = tile.load %y : !tile.window<2x2xf32> to !two
    tile.store "q" <thread> %g to %q : !two to memref<2x2xf32, #tile.space<shared>>
  }
}

// The last block ends outside: 62 rows are 15 blocks of 4, and 2. Which rows are left there depends
// on the thread, whose own are subtracted. Without the number of blocks nothing is known of a row.
// One further on by a number that a loop carries is subtracted as well.
//
// CHECK-LABEL: ptx.kernel @ragged
// CHECK:      %[[LEFT:.*]] = ptx.sub "s32" %{{.*}} !ptx.reg<b32, "62">
// CHECK:      %[[HERE:.*]] = ptx.sub "s32" %[[LEFT]], %{{.*}}
// CHECK:      %[[ROW:.*]] = ptx.setp "gt" "s32" %[[HERE]], {{.*}} !ptx.reg<b32, "0">
// CHECK:      ptx.ld "global.f32" %{{.*}} offset 0 guard %[[ROW]] else
// CHECK:      ptx.setp "gt" "s32" %[[HERE]], {{.*}} !ptx.reg<b32, "1">
// CHECK:      ptx.ld "global.f32" %{{.*}} offset 256 guard
// CHECK:      %[[ALL:.*]] = ptx.sub "s32" %{{.*}} !ptx.reg<b32, "62">
// CHECK:      ptx.setp "gt" "s32" %[[ALL]], {{.*}} !ptx.reg<b32, "0">
// CHECK:      ptx.for
// CHECK:        %[[EXACT:.*]] = ptx.sub "s32" %[[ALL]], %{{.*}}
// CHECK:        ptx.setp "gt" "s32" %[[EXACT]], {{.*}} !ptx.reg<b32, "0">
!pair = !tile.fragment<2x1xf32, #tile.layout<threads [] values [1, 0, 1, 2, 1, 0]>>
!one = !tile.fragment<1x1xf32, #tile.layout<threads [] values [1, 0, 1, 1, 1, 0]>>
tile.kernel @ragged ["a"] outputs 1 sizes {} grid ["16", "1", "1"] threads 2 shared 0 {
^bb0(%a: memref<62x64xf32, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %m = arith.constant 62 : index
  %n = arith.constant 64 : index
  %block = tile.block_id of 16
  %t = tile.thread_id
  %row = arith.muli %block, %c4 : index
  %w = tile.window %a[%row, %c0] within [%m, %n] : memref<62x64xf32, #tile.space<global>> to !tile.window<4x1xf32>
  %x = tile.part %w[%t, %c0] of [2, 1] : !tile.window<4x1xf32> to !tile.window<2x1xf32>
  %f = tile.load %x : !tile.window<2x1xf32> to !pair
  tile.store "a" <thread> %f to %x : !pair to !tile.window<2x1xf32>
  %any = tile.block_id
  %v = tile.window %a[%any, %c0] within [%m, %n] : memref<62x64xf32, #tile.space<global>> to !tile.window<4x1xf32>
  %y = tile.part %v[%c0, %c0] of [4, 1] : !tile.window<4x1xf32> to !tile.window<1x1xf32>
  %g = tile.load %y : !tile.window<1x1xf32> to !one
  tile.store "a" <thread> %g to %y : !one to !tile.window<1x1xf32>
  %last = scf.for %i = %c0 to %c4 step %c1 iter_args(%far = %c0) -> (index) {
    %z = tile.shift %y[%far, %c0] : !tile.window<1x1xf32> to !tile.window<1x1xf32>
    tile.store "a" <thread> %g to %z : !one to !tile.window<1x1xf32>
    %further = arith.addi %far, %c1 : index
    scf.yield %further : index
  }
}

// FOREIGN: rows bounded by a remainder, a minimum, a choice and a quotient, each 60 at most; 60 + 4
// rows are inside of 64. One more is not known to be.
//
// CHECK-LABEL: ptx.kernel @bounds
// CHECK-NOT:  guard
// CHECK:      ptx.st "global.f32" %{{.*}} offset 256, %{{[0-9]+}} :
// CHECK:      ptx.setp "gt" "s32" %{{.*}} !ptx.reg<b32, "3">
// CHECK:      ptx.st "global.f32" %{{.*}} offset 256, %{{[0-9]+}} guard
tile.kernel @bounds ["a"] outputs 1 sizes {} grid ["1", "1", "1"] cluster [1, 2] threads 32 shared 0 {
^bb0(%a: memref<64x64xf32, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %c60 = arith.constant 60 : index
  %c61 = arith.constant 61 : index
  %n = arith.constant 64 : index
  %any = tile.block_id
  %t = tile.thread_id
  %rest = arith.remui %any, %c61 : index
  %least = arith.minui %rest, %any : index
  %eight = arith.ceildivui %c60, %c8 : index
  %few = arith.divui %c60, %eight : index
  %cta = tile.cluster_id 1
  %warp = tile.uniform %t
  %small = arith.muli %warp, %cta : index
  %sum = arith.addi %small, %few : index
  %yes = arith.cmpi ult, %t, %c8 : index
  %either = arith.select %yes, %least, %sum : index
  %w = tile.window %a[%either, %c1] within [%n, %n] : memref<64x64xf32, #tile.space<global>> to !tile.window<4x1xf32>
  %x = tile.part %w[%c0, %c0] of [2, 1] : !tile.window<4x1xf32> to !tile.window<2x1xf32>
  %f = tile.load %x : !tile.window<2x1xf32> to !pair
  tile.store "a" <thread> %f to %x : !pair to !tile.window<2x1xf32>
  %above = arith.addi %either, %c1 : index
  %v = tile.window %a[%above, %c2] within [%n, %n] : memref<64x64xf32, #tile.space<global>> to !tile.window<4x1xf32>
  %y = tile.part %v[%c1, %c0] of [2, 1] : !tile.window<4x1xf32> to !tile.window<2x1xf32>
  tile.store "a" <thread> %f to %y : !pair to !tile.window<2x1xf32>
}
