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

// An epilogue's results have the registers of the accumulator, one op after the other, but for a
// ReLU at the end, which ptxas makes part of the conversion that follows. What is read again keeps
// its register.
// CHECK-LABEL: ptx.kernel @epilogue
// CHECK:         %x0 = ptx.mulf "f32" %e0, %half {{.*}} to !ptx.reg<f32, "%f0">
// CHECK-NEXT:    %y0 = ptx.max "NaN.f32" %x0, %zero {{.*}} to !ptx.reg<f32, "%f0">
// CHECK-NEXT:    %z0 = ptx.add "rn.f32" %y0, %half {{.*}} to !ptx.reg<f32, "%f0">
// CHECK:         %x1 = ptx.mulf "f32" %e1, %half {{.*}} to !ptx.reg<f32, "%f1">
// CHECK-NEXT:    %y1 = ptx.max "NaN.f32" %x1, %zero {{.*}} to !ptx.reg<f32, "%f4">
// CHECK-NEXT:    ptx.cvt_pack {{.*}} "%f4">, !ptx.reg<f32, "%f0">
// CHECK:         %x2 = ptx.mulf "f32" %e2, %half {{.*}} to !ptx.reg<f32, "%f5">
// CHECK-NEXT:    %y2 = ptx.mulf "f32" %e2, %x2 {{.*}} to !ptx.reg<f32, "%f2">
ptx.kernel @epilogue arguments [{name = "result0", role = "output", dtype = "f32", shape = array<i64: 128>}] parameters [{kind = "pointer", argument = 0}] sizes {m = array<i64: 0, 0>} grid ["cdiv(m, 128)"] threads 128 shared 0 {
  %a = ptx.param "epilogue_param_0" : !ptx.reg<b64>
  %half = ptx.immediate "0f3F000000" : !ptx.reg<f32>
  %zero = ptx.immediate "0f00000000" : !ptx.reg<f32>
  %start = ptx.undef : !ptx.range<f32, 4>
  %sum = ptx.wgmma_wait 0 %start : !ptx.range<f32, 4> to !ptx.range<f32, 4>
  %e0 = ptx.element %sum[0] : !ptx.range<f32, 4> to !ptx.reg<f32>
  %x0 = ptx.mulf "f32" %e0, %half : !ptx.reg<f32>, !ptx.reg<f32> to !ptx.reg<f32>
  %y0 = ptx.max "NaN.f32" %x0, %zero : !ptx.reg<f32>, !ptx.reg<f32> to !ptx.reg<f32>
  %z0 = ptx.add "rn.f32" %y0, %half : !ptx.reg<f32>, !ptx.reg<f32> to !ptx.reg<f32>
  %e1 = ptx.element %sum[1] : !ptx.range<f32, 4> to !ptx.reg<f32>
  %x1 = ptx.mulf "f32" %e1, %half : !ptx.reg<f32>, !ptx.reg<f32> to !ptx.reg<f32>
  %y1 = ptx.max "NaN.f32" %x1, %zero : !ptx.reg<f32>, !ptx.reg<f32> to !ptx.reg<f32>
  %packed = ptx.cvt_pack "rn.bf16x2.f32" %y1, %z0 : !ptx.reg<f32>, !ptx.reg<f32> to !ptx.reg<b32>
  %e2 = ptx.element %sum[2] : !ptx.range<f32, 4> to !ptx.reg<f32>
  %x2 = ptx.mulf "f32" %e2, %half : !ptx.reg<f32>, !ptx.reg<f32> to !ptx.reg<f32>
  %y2 = ptx.mulf "f32" %e2, %x2 : !ptx.reg<f32>, !ptx.reg<f32> to !ptx.reg<f32>
  ptx.st "global.f32" %a offset 0, %x2, %y2 : !ptx.reg<b64>, !ptx.reg<f32>, !ptx.reg<f32>
}

// FOREIGN: nothing lowers to this. A register is not written where the range, one that took its
// place, another alias of it or the loop's next iteration still needs it.
// CHECK-LABEL: ptx.kernel @needed
// CHECK:         %early = ptx.mulf {{.*}} to !ptx.reg<f32, "%f4">
// CHECK:         %again = ptx.mulf {{.*}} to !ptx.reg<f32, "%f5">
// CHECK:         %other = ptx.mulf {{.*}} to !ptx.reg<f32, "%f1">
// CHECK:         %looped = ptx.mulf {{.*}} to !ptx.reg<f32, "%f6">
// CHECK:         %last = ptx.mulf {{.*}} to !ptx.reg<f32, "%f2">
ptx.kernel @needed arguments [{name = "result0", role = "output", dtype = "f32", shape = array<i64: 128>}] parameters [{kind = "pointer", argument = 0}] sizes {m = array<i64: 0, 0>} grid ["cdiv(m, 128)"] threads 128 shared 0 {
  %a = ptx.param "needed_param_0" : !ptx.reg<b64>
  %n = ptx.special "%ctaid.x" : !ptx.reg<b32>
  %none = ptx.immediate "0" : !ptx.reg<b32>
  %one = ptx.immediate "1" : !ptx.reg<b32>
  %half = ptx.immediate "0f3F000000" : !ptx.reg<f32>
  %start = ptx.undef : !ptx.range<f32, 4>
  %e0 = ptx.element %start[0] : !ptx.range<f32, 4> to !ptx.reg<f32>
  %early = ptx.mulf "f32" %e0, %half : !ptx.reg<f32>, !ptx.reg<f32> to !ptx.reg<f32>
  %set = ptx.set %start[3], %early : !ptx.range<f32, 4>, !ptx.reg<f32> to !ptx.range<f32, 4>
  %e1 = ptx.element %set[0] : !ptx.range<f32, 4> to !ptx.reg<f32>
  %again = ptx.mulf "f32" %e1, %half : !ptx.reg<f32>, !ptx.reg<f32> to !ptx.reg<f32>
  %e2 = ptx.element %set[1] : !ptx.range<f32, 4> to !ptx.reg<f32>
  %other = ptx.mulf "f32" %e2, %half : !ptx.reg<f32>, !ptx.reg<f32> to !ptx.reg<f32>
  %e3 = ptx.element %set[0] : !ptx.range<f32, 4> to !ptx.reg<f32>
  ptx.st "global.f32" %a offset 0, %again, %other : !ptx.reg<b64>, !ptx.reg<f32>, !ptx.reg<f32>
  ptx.st "global.f32" %a offset 8, %e3 : !ptx.reg<b64>, !ptx.reg<f32>
  %e4 = ptx.element %set[2] : !ptx.range<f32, 4> to !ptx.reg<f32>
  ptx.for %none to %n step %one : !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32> {
  ^bb0(%i: !ptx.reg<b32>):
    %looped = ptx.mulf "f32" %e4, %half : !ptx.reg<f32>, !ptx.reg<f32> to !ptx.reg<f32>
    ptx.st "global.f32" %a offset 0, %looped : !ptx.reg<b64>, !ptx.reg<f32>
    ptx.yield
  }
  %last = ptx.mulf "f32" %e4, %half : !ptx.reg<f32>, !ptx.reg<f32> to !ptx.reg<f32>
  ptx.st "global.f32" %a offset 0, %last : !ptx.reg<b64>, !ptx.reg<f32>
}
