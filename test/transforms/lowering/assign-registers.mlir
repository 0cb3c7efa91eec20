// RUN: gemmc %s --pipeline 'assign-registers' --emit mlir | filecheck %s

// Names count up per kind in the order of the text. The accumulator is one range from its first
// definition to its last, through the loop; its elements are the range's own registers. A counter
// that a loop carries and updates last is updated in place.
// CHECK-LABEL: ptx.kernel @accumulate
// CHECK-SAME:    registers {p = 1 : i64, r = 4 : i64, d = 2 : i64, f = 5 : i64}
// CHECK:         %a = ptx.param "accumulate_param_0" : !ptx.reg<b64, "%d0">
// CHECK:         %n = ptx.special "%ctaid.x" : !ptx.reg<b32, "%r0">
// CHECK:         %bias = ptx.undef : !ptx.reg<f32, "%f0">
// CHECK:         %start = ptx.undef : !ptx.range<f32, 4, 1>
// CHECK:         %sum, %stage = ptx.for %zero to %n step %one
// CHECK-SAME:      carries %start, %zero : !ptx.range<f32, 4, 1>, !ptx.reg<b32, "0"> to !ptx.range<f32, 4, 1>, !ptx.reg<b32, "%r2"> {
// CHECK-NEXT:    ^bb0(%i: !ptx.reg<b32, "%r1">, %acc: !ptx.range<f32, 4, 1>, %s: !ptx.reg<b32, "%r2">):
// CHECK:           %r1 = ptx.wgmma {{.*}} to !ptx.range<f32, 4, 1>
// CHECK:           %u = ptx.add "s32" %s, %one {{.*}} to !ptx.reg<b32, "%r2">
// CHECK:           ptx.yield %r2, %u : !ptx.range<f32, 4, 1>, !ptx.reg<b32, "%r2">
// CHECK:         %e = ptx.element %sum[2] : !ptx.range<f32, 4, 1> to !ptx.reg<f32, "%f3">
// CHECK-NEXT:    %b = ptx.add "s32" %stage, %n {{.*}} to !ptx.reg<b32, "%r3">
ptx.kernel @accumulate arguments [{name = "result0", role = "output", dtype = "f32", shape = array<i64: 128>}] parameters [{kind = "pointer", argument = 0}] sizes {m = array<i64: 0, 0>} grid ["cdiv(m, 128)"] threads 128 shared 0 {
  %a = ptx.param "accumulate_param_0" : !ptx.reg<b64>
  %d = ptx.param "accumulate_param_1" : !ptx.reg<b64>
  %n = ptx.special "%ctaid.x" : !ptx.reg<b32>
  %zero = ptx.immediate "0" : !ptx.reg<b32>
  %one = ptx.immediate "1" : !ptx.reg<b32>
  %bias = ptx.undef : !ptx.reg<f32>
  %first = ptx.setp "ne" "s32" %n, %zero : !ptx.reg<b32>, !ptx.reg<b32> to !ptx.reg<pred>
  %start = ptx.undef : !ptx.range<f32, 4>
  %sum, %stage = ptx.for %zero to %n step %one : !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32> carries %start, %zero : !ptx.range<f32, 4>, !ptx.reg<b32> to !ptx.range<f32, 4>, !ptx.reg<b32> {
  ^bb0(%i: !ptx.reg<b32>, %acc: !ptx.range<f32, 4>, %s: !ptx.reg<b32>):
    %r0 = ptx.wgmma_fence %acc : !ptx.range<f32, 4> to !ptx.range<f32, 4>
    %r1 = ptx.wgmma [64, 8, 16] "bf16" [0, 0] %r0 from 0, %a, %d, %first : !ptx.range<f32, 4>, !ptx.reg<b64>, !ptx.reg<b64>, !ptx.reg<pred> to !ptx.range<f32, 4>
    ptx.wgmma_commit
    %r2 = ptx.wgmma_wait 0 %r1 : !ptx.range<f32, 4> to !ptx.range<f32, 4>
    %u = ptx.add "s32" %s, %one : !ptx.reg<b32>, !ptx.reg<b32> to !ptx.reg<b32>
    ptx.yield %r2, %u : !ptx.range<f32, 4>, !ptx.reg<b32>
  }
  %e = ptx.element %sum[2] : !ptx.range<f32, 4> to !ptx.reg<f32>
  %b = ptx.add "s32" %stage, %n : !ptx.reg<b32>, !ptx.reg<b32> to !ptx.reg<b32>
  ptx.st "global.f32" %a offset 0, %e : !ptx.reg<b64>, !ptx.reg<f32>
}

// A guarded load starts from what its results are otherwise. That is copied into the result's
// register when it is an immediate, and when something still reads it; not at its last use.
// CHECK-LABEL: ptx.kernel @otherwise
// CHECK:         [[COPY:%.*]] = ptx.mov "f32" %none : !ptx.reg<f32, "0f00000000"> to !ptx.reg<f32, "%f0">
// CHECK-NEXT:    %x = ptx.ld "global.f32" %a offset 0 guard %p else [[COPY]] {{.*}} to !ptx.reg<f32, "%f0">
// CHECK-NEXT:    [[KEPT:%.*]] = ptx.mov "f32" %x : !ptx.reg<f32, "%f0"> to !ptx.reg<f32, "%f1">
// CHECK-NEXT:    %y = ptx.ld "global.f32" %a offset 4 guard %p else [[KEPT]] {{.*}} to !ptx.reg<f32, "%f1">
// CHECK-NEXT:    %z = ptx.ld "global.f32" %a offset 8 guard %p else %x {{.*}} to !ptx.reg<f32, "%f0">
ptx.kernel @otherwise arguments [{name = "result0", role = "output", dtype = "f32", shape = array<i64: 128>}] parameters [{kind = "pointer", argument = 0}] sizes {m = array<i64: 0, 0>} grid ["cdiv(m, 128)"] threads 128 shared 0 {
  %a = ptx.param "otherwise_param_0" : !ptx.reg<b64>
  %none = ptx.immediate "0f00000000" : !ptx.reg<f32>
  %p = ptx.elect : !ptx.reg<pred>
  %x = ptx.ld "global.f32" %a offset 0 guard %p else %none : !ptx.reg<pred> else !ptx.reg<f32> : !ptx.reg<b64> to !ptx.reg<f32>
  %y = ptx.ld "global.f32" %a offset 4 guard %p else %x : !ptx.reg<pred> else !ptx.reg<f32> : !ptx.reg<b64> to !ptx.reg<f32>
  %z = ptx.ld "global.f32" %a offset 8 guard %p else %x : !ptx.reg<pred> else !ptx.reg<f32> : !ptx.reg<b64> to !ptx.reg<f32>
  ptx.st "global.f32" %a offset 0, %y, %z : !ptx.reg<b64>, !ptx.reg<f32>, !ptx.reg<f32>
}

// FOREIGN: nothing lowers to this. Contents that do not matter are made again where a loop would have found them overwritten;
// the two branches of an if may each update what came before it; one element may be read after
// another is written.
// CHECK-LABEL: ptx.kernel @ranges
// CHECK:         ptx.for
// CHECK:           [[AGAIN:%.*]] = ptx.undef : !ptx.range<f32, 2, 2>
// CHECK-NEXT:      %w = ptx.set [[AGAIN]][0], %f {{.*}} to !ptx.range<f32, 2, 2>
// CHECK:         %e = ptx.element %y[1] : !ptx.range<f32, 2, 4> to !ptx.reg<f32, "%f5">
// CHECK-NEXT:    %z = ptx.set %y[0], %e {{.*}} to !ptx.range<f32, 2, 4>
// CHECK:         ptx.if
// CHECK-NEXT:      %t = ptx.set %z[0], %e {{.*}} to !ptx.range<f32, 2, 4>
// CHECK:         } else {
// CHECK-NEXT:      %o = ptx.set %z[0], %f {{.*}} to !ptx.range<f32, 2, 4>
ptx.kernel @ranges arguments [{name = "result0", role = "output", dtype = "f32", shape = array<i64: 128>}] parameters [{kind = "pointer", argument = 0}] sizes {m = array<i64: 0, 0>} grid ["cdiv(m, 128)"] threads 128 shared 0 {
  %n = ptx.special "%ctaid.x" : !ptx.reg<b32>
  %zero = ptx.immediate "0" : !ptx.reg<b32>
  %one = ptx.immediate "1" : !ptx.reg<b32>
  %f = ptx.immediate "0f3f800000" : !ptx.reg<f32>
  %u = ptx.undef : !ptx.range<f32, 2>
  ptx.for %zero to %n step %one : !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32> {
  ^bb0(%i: !ptx.reg<b32>):
    %w = ptx.set %u[0], %f : !ptx.range<f32, 2>, !ptx.reg<f32> to !ptx.range<f32, 2>
    ptx.yield
  }
  %x = ptx.undef : !ptx.range<f32, 2>
  %y = ptx.set %x[1], %f : !ptx.range<f32, 2>, !ptx.reg<f32> to !ptx.range<f32, 2>
  %e = ptx.element %y[1] : !ptx.range<f32, 2> to !ptx.reg<f32>
  %z = ptx.set %y[0], %e : !ptx.range<f32, 2>, !ptx.reg<f32> to !ptx.range<f32, 2>
  %p = ptx.elect : !ptx.reg<pred>
  ptx.if %p : !ptx.reg<pred> {
    %t = ptx.set %z[0], %e : !ptx.range<f32, 2>, !ptx.reg<f32> to !ptx.range<f32, 2>
  } else {
    %o = ptx.set %z[0], %f : !ptx.range<f32, 2>, !ptx.reg<f32> to !ptx.range<f32, 2>
  }
}
