// RUN: gemmc %s -p form-loops | filecheck %s
// RUN: gemmc %s -p form-loops | gemmc - -p 'allocate-smem,convert-to-ptx,assign-registers,linearize' --emit ptx | filecheck %s --check-prefix PTX
// RUN: gemmc %s -p 'form-loops{warps=4}' | filecheck %s --check-prefix FOUR
// RUN: gemmc %s -p 'form-loops{warps=1}' | filecheck %s --check-prefix ONE

// A row of 1400 is a CTA's, whose two warps share it: a thread has 4 neighbours in each of 6 runs, of which the last are only some
// threads'. The warps' totals of each reduction have places in shared memory of their own; the threads meet, and each combines all.
// CHECK:        tile.kernel @normal ["arg0", "result0"] outputs 1 sizes {} grid ["4224"] threads 64 {
// CHECK:        [[WARP:%.*]] = arith.divui %thread, %c32
// CHECK:        [[LANE:%.*]] = arith.remui %thread,
// CHECK:        [[FIRST:%.*]] = arith.cmpi eq, [[LANE]],
// CHECK-NEXT:   %totals = tile.alloc : memref<1x2xf32, #tile.space<shared>>
// CHECK-NEXT:   [[OTHERS:%.*]] = tile.alloc : memref<1x2xf32, #tile.space<shared>>
// CHECK:        [[COLUMN:%.*]] = arith.muli %thread, %c4
// CHECK:        [[INSIDE:%.*]] = arith.cmpi ult, {{.*}}, %c1400
// CHECK-COUNT-5: tile.transfer_read %arg0[%block, {{.*}}] step 1 width 4 :
// CHECK-NEXT:   tile.transfer_read %arg0[%block, {{.*}}] step 1 width 4 if [[INSIDE]] :
// CHECK-NOT:    tile.transfer_read
// CHECK:        %own = tile.reduce "max" across 32 {{.*}} to !tile.fragment<1x1xf32
// CHECK-NEXT:   scf.if [[FIRST]] {
// CHECK:          %place = tile.part %totals[{{.*}}, [[WARP]]] of [1, 2]
// CHECK-NEXT:     tile.store "total" <thread> %own to %place
// CHECK-NEXT:   }
// CHECK-NEXT:   barrier.sync 0
// CHECK-NEXT:   %found = tile.load %totals : memref<1x2xf32, #tile.space<shared>> to
// CHECK-NEXT:   %total = tile.reduce "max" across 1 %found : {{.*}} to !tile.fragment<1x4xf32
// CHECK:        tile.reduce "add" across 32
// CHECK:          tile.part [[OTHERS]]
// CHECK:        barrier.sync 0
// CHECK-NEXT:   tile.load [[OTHERS]]
// CHECK-COUNT-6: tile.transfer_write {{.*}} to %result0[%block,
// CHECK-NOT:    barrier.sync

// PTX:     .reqntid 64, 1, 1
// PTX:     mov.b32 [[TOTALS:%.*]], normal_smem;
// PTX:     add.s32 [[OTHERS:%.*]], [[TOTALS]], 128;
// PTX:     st.shared.f32
// PTX:     bar.sync 0;
// PTX-NEXT: ld.shared.v2.f32 {{{.*}}}, {{.}}[[TOTALS]]+0];
// PTX:     st.shared.f32
// PTX:     bar.sync 0;
// PTX-NEXT: ld.shared.v2.f32 {{{.*}}}, {{.}}[[OTHERS]]+0];

// FOUR: threads 128
// FOUR: memref<1x4xf32, #tile.space<shared>>

// ONE:     grid ["1056"] threads 128
// ONE-NOT: barrier.sync
func.func @normal(%x: tensor<4224x1400xf32>) -> tensor<4224x1400xf32> {
  %m = tile.loops %x maps [affine_map<(d0, d1) -> (d0, d1)>] over [1400] by "max" : tensor<4224x1400xf32> -> tensor<4224xf32> {
  ^bb0(%e: f32):
    tile.yield %e : f32
  }
  %s = tile.loops %x, %m maps [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>] over [1400] by "add" : tensor<4224x1400xf32>, tensor<4224xf32> -> tensor<4224xf32> {
  ^bb0(%e: f32, %t: f32):
    %d = arith.subf %e, %t : f32
    tile.yield %d : f32
  }
  %r = tile.loops %x, %s maps [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>] : tensor<4224x1400xf32>, tensor<4224xf32> -> tensor<4224x1400xf32> {
  ^bb0(%e: f32, %t: f32):
    %n = arith.divf %e, %t : f32
    tile.yield %n : f32
  }
  func.return %r : tensor<4224x1400xf32>
}
