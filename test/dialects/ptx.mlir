// RUN: gemmc %s --emit mlir --pipeline '' | filecheck %s
// RUN: gemmc %s --emit mlir --pipeline '' -o %t && gemmc %t --emit mlir --pipeline '' | filecheck %s

// A kernel whose registers are not assigned.
// CHECK:      ptx.kernel @structured arguments [{name = "a"}] parameters [{name = "p0", map = 0 : i64}, {name = "p1"}] sizes {m = [0 : i64, 0 : i64]} grid ["m / 128", "1", "1"] threads 128 shared 0 {
// CHECK-NEXT:   ptx.extern_shared "smem" align 1024
// CHECK-NEXT:   %tid = ptx.special "%tid.x" : !ptx.reg<b32>
// CHECK-NEXT:   %zero = ptx.immediate "0" : !ptx.reg<b32, "0">
// CHECK-NEXT:   %sixteen = ptx.immediate "16" : !ptx.reg<b32, "16">
// CHECK-NEXT:   %one = ptx.immediate "1" : !ptx.reg<b32, "1">
// CHECK-NEXT:   %d = ptx.undef : !ptx.range<f32, 8>
// CHECK-NEXT:   %any = ptx.undef : !ptx.reg<pred>
// CHECK-NEXT:   %sum, %count = ptx.for %zero to %sixteen step %one : !ptx.reg<b32, "0">, !ptx.reg<b32, "16">, !ptx.reg<b32, "1"> carries %d, %tid : !ptx.range<f32, 8>, !ptx.reg<b32> to !ptx.range<f32, 8>, !ptx.reg<b32> {
// CHECK-NEXT:   ^bb0(%i: !ptx.reg<b32>, %carried: !ptx.range<f32, 8>, %n: !ptx.reg<b32>):
// CHECK-NEXT:     ptx.yield %carried, %n : !ptx.range<f32, 8>, !ptx.reg<b32>
// CHECK-NEXT:   }
// CHECK-NEXT:   ptx.for %zero to %sixteen step %one : !ptx.reg<b32, "0">, !ptx.reg<b32, "16">, !ptx.reg<b32, "1"> attributes {note} {
// CHECK-NEXT:   ^bb0(%j: !ptx.reg<b32>):
// CHECK-NEXT:     ptx.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   ptx.if %any : !ptx.reg<pred> {
// CHECK-NEXT:     ptx.ret
// CHECK-NEXT:   } else {
// CHECK-NEXT:   }
// CHECK-NEXT:   ptx.if %any : !ptx.reg<pred> attributes {note} {
// CHECK-NEXT:     ptx.bar_sync 1
// CHECK-NEXT:   } else {
// CHECK-NEXT:     ptx.ret
// CHECK-NEXT:   }
// CHECK-NEXT:   ptx.repeat {
// CHECK-NEXT:     %done = ptx.undef : !ptx.reg<pred>
// CHECK-NEXT:     ptx.yield %done : !ptx.reg<pred>
// CHECK-NEXT:   }
// CHECK-NEXT: }
ptx.kernel @structured arguments [{name = "a"}] parameters [{name = "p0", map = 0 : i64}, {name = "p1"}] sizes {m = [0 : i64, 0 : i64]} grid ["m / 128", "1", "1"] threads 128 shared 0 {
  ptx.extern_shared "smem" align 1024
  %tid = ptx.special "%tid.x" : !ptx.reg<b32>
  %zero = ptx.immediate "0" : !ptx.reg<b32, "0">
  %sixteen = ptx.immediate "16" : !ptx.reg<b32, "16">
  %one = ptx.immediate "1" : !ptx.reg<b32, "1">
  %d = ptx.undef : !ptx.range<f32, 8>
  %any = ptx.undef : !ptx.reg<pred>
  %sum, %count = ptx.for %zero to %sixteen step %one : !ptx.reg<b32, "0">, !ptx.reg<b32, "16">, !ptx.reg<b32, "1"> carries %d, %tid : !ptx.range<f32, 8>, !ptx.reg<b32> to !ptx.range<f32, 8>, !ptx.reg<b32> {
  ^bb0(%i: !ptx.reg<b32>, %carried: !ptx.range<f32, 8>, %n: !ptx.reg<b32>):
    ptx.yield %carried, %n : !ptx.range<f32, 8>, !ptx.reg<b32>
  }
  ptx.for %zero to %sixteen step %one : !ptx.reg<b32, "0">, !ptx.reg<b32, "16">, !ptx.reg<b32, "1"> attributes {note} {
  ^bb0(%j: !ptx.reg<b32>):
    ptx.yield
  }
  ptx.if %any : !ptx.reg<pred> {
    ptx.ret
  } else {
  }
  ptx.if %any : !ptx.reg<pred> attributes {note} {
    ptx.bar_sync 1
  } else {
    ptx.ret
  }
  ptx.repeat {
    %done = ptx.undef : !ptx.reg<pred>
    ptx.yield %done : !ptx.reg<pred>
  }
}

// A kernel with every launch fact, its registers assigned, its branches labels.
// CHECK:      ptx.kernel @flat arguments [] parameters [] sizes {} grid ["1", "1", "1"] cluster [2, 1, 1] threads 384 start 168 overlapped shared 1024 registers {b32 = 7 : i64, pred = 1 : i64} ctas_per_sm 2 attributes {note} {
// CHECK-NEXT:   %p = ptx.undef : !ptx.reg<pred, "%p0">
// CHECK-NEXT:   ptx.label "LOOP"
// CHECK-NEXT:   ptx.bra "LOOP" %p : !ptx.reg<pred, "%p0">
// CHECK-NEXT:   ptx.bra "DONE" unless %p : !ptx.reg<pred, "%p0">
// CHECK-NEXT:   ptx.bra "DONE"
// CHECK-NEXT:   ptx.label "DONE"
// CHECK-NEXT:   ptx.ret
// CHECK-NEXT: }
ptx.kernel @flat arguments [] parameters [] sizes {} grid ["1", "1", "1"] cluster [2, 1, 1] threads 384 start 168 overlapped shared 1024 registers {b32 = 7 : i64, pred = 1 : i64} ctas_per_sm 2 attributes {note} {
  %p = ptx.undef : !ptx.reg<pred, "%p0">
  ptx.label "LOOP"
  ptx.bra "LOOP" %p : !ptx.reg<pred, "%p0">
  ptx.bra "DONE" unless %p : !ptx.reg<pred, "%p0">
  ptx.bra "DONE"
  ptx.label "DONE"
  ptx.ret
}

// Integers, floats, predicates, conversions.
// CHECK:      func.func @arithmetic(%a: !ptx.reg<b32>, %b: !ptx.reg<b32, "%r1">, %x: !ptx.reg<f32>, %p: !ptx.reg<pred>) {
// CHECK-NEXT:   %add = ptx.add "s32" %a, %b : !ptx.reg<b32>, !ptx.reg<b32, "%r1"> to !ptx.reg<b32, "%r2">
// CHECK-NEXT:   %sub = ptx.sub "s32" %a, %b : !ptx.reg<b32>, !ptx.reg<b32, "%r1"> to !ptx.reg<b32>
// CHECK-NEXT:   %mul = ptx.mul "s32" %a, %b {note} : !ptx.reg<b32>, !ptx.reg<b32, "%r1"> to !ptx.reg<b32>
// CHECK-NEXT:   %high = ptx.mul_hi "u32" %a, %b {note} : !ptx.reg<b32>, !ptx.reg<b32, "%r1"> to !ptx.reg<b32>
// CHECK-NEXT:   %mulf = ptx.mulf "f32" %x, %x : !ptx.reg<f32>, !ptx.reg<f32> to !ptx.reg<f32>
// CHECK-NEXT:   %div = ptx.div "u32" %a, %b : !ptx.reg<b32>, !ptx.reg<b32, "%r1"> to !ptx.reg<b32>
// CHECK-NEXT:   %rem = ptx.rem "u32" %a, %b : !ptx.reg<b32>, !ptx.reg<b32, "%r1"> to !ptx.reg<b32>
// CHECK-NEXT:   %min = ptx.min "s32" %a, %b : !ptx.reg<b32>, !ptx.reg<b32, "%r1"> to !ptx.reg<b32>
// CHECK-NEXT:   %max = ptx.max "f32" %x, %x : !ptx.reg<f32>, !ptx.reg<f32> to !ptx.reg<f32>
// CHECK-NEXT:   %and = ptx.and "pred" %p, %p : !ptx.reg<pred>, !ptx.reg<pred> to !ptx.reg<pred>
// CHECK-NEXT:   %or = ptx.or "pred" %p, %p : !ptx.reg<pred>, !ptx.reg<pred> to !ptx.reg<pred>
// CHECK-NEXT:   %xor = ptx.xor "b32" %a, %b : !ptx.reg<b32>, !ptx.reg<b32, "%r1"> to !ptx.reg<b32>
// CHECK-NEXT:   %shl = ptx.shl "b32" %a, %b : !ptx.reg<b32>, !ptx.reg<b32, "%r1"> to !ptx.reg<b32>
// CHECK-NEXT:   %shr = ptx.shr "u32" %a, %b : !ptx.reg<b32>, !ptx.reg<b32, "%r1"> to !ptx.reg<b32>
// CHECK-NEXT:   %wide = ptx.mul_wide "u32" %a, %b : !ptx.reg<b32>, !ptx.reg<b32, "%r1"> to !ptx.reg<b64>
// CHECK-NEXT:   %less = ptx.setp "lt" "s32" %a, %b : !ptx.reg<b32>, !ptx.reg<b32, "%r1"> to !ptx.reg<pred>
// CHECK-NEXT:   %chosen = ptx.selp "b32" %a, %b, %less : !ptx.reg<b32>, !ptx.reg<b32, "%r1">, !ptx.reg<pred> to !ptx.reg<b32>
// CHECK-NEXT:   %moved = ptx.mov "b32" %chosen : !ptx.reg<b32> to !ptx.reg<b32>
// CHECK-NEXT:   %half = ptx.cvt "rn.f16.f32" %x : !ptx.reg<f32> to !ptx.reg<b16>
// CHECK-NEXT:   %pair = ptx.cvt_pack "rn.bf16x2.f32" %x, %x : !ptx.reg<f32>, !ptx.reg<f32> to !ptx.reg<b32>
// CHECK-NEXT:   %pairs = ptx.packed "add" "bf16x2" %pair, %pair : !ptx.reg<b32>, !ptx.reg<b32> to !ptx.reg<b32>
// CHECK-NEXT:   func.return
// CHECK-NEXT: }
func.func @arithmetic(%a: !ptx.reg<b32>, %b: !ptx.reg<b32, "%r1">, %x: !ptx.reg<f32>, %p: !ptx.reg<pred>) {
  %add = ptx.add "s32" %a, %b : !ptx.reg<b32>, !ptx.reg<b32, "%r1"> to !ptx.reg<b32, "%r2">
  %sub = ptx.sub "s32" %a, %b : !ptx.reg<b32>, !ptx.reg<b32, "%r1"> to !ptx.reg<b32>
  %mul = ptx.mul "s32" %a, %b {note} : !ptx.reg<b32>, !ptx.reg<b32, "%r1"> to !ptx.reg<b32>
  %high = ptx.mul_hi "u32" %a, %b {note} : !ptx.reg<b32>, !ptx.reg<b32, "%r1"> to !ptx.reg<b32>
  %mulf = ptx.mulf "f32" %x, %x : !ptx.reg<f32>, !ptx.reg<f32> to !ptx.reg<f32>
  %div = ptx.div "u32" %a, %b : !ptx.reg<b32>, !ptx.reg<b32, "%r1"> to !ptx.reg<b32>
  %rem = ptx.rem "u32" %a, %b : !ptx.reg<b32>, !ptx.reg<b32, "%r1"> to !ptx.reg<b32>
  %min = ptx.min "s32" %a, %b : !ptx.reg<b32>, !ptx.reg<b32, "%r1"> to !ptx.reg<b32>
  %max = ptx.max "f32" %x, %x : !ptx.reg<f32>, !ptx.reg<f32> to !ptx.reg<f32>
  %and = ptx.and "pred" %p, %p : !ptx.reg<pred>, !ptx.reg<pred> to !ptx.reg<pred>
  %or = ptx.or "pred" %p, %p : !ptx.reg<pred>, !ptx.reg<pred> to !ptx.reg<pred>
  %xor = ptx.xor "b32" %a, %b : !ptx.reg<b32>, !ptx.reg<b32, "%r1"> to !ptx.reg<b32>
  %shl = ptx.shl "b32" %a, %b : !ptx.reg<b32>, !ptx.reg<b32, "%r1"> to !ptx.reg<b32>
  %shr = ptx.shr "u32" %a, %b : !ptx.reg<b32>, !ptx.reg<b32, "%r1"> to !ptx.reg<b32>
  %wide = ptx.mul_wide "u32" %a, %b : !ptx.reg<b32>, !ptx.reg<b32, "%r1"> to !ptx.reg<b64>
  %less = ptx.setp "lt" "s32" %a, %b : !ptx.reg<b32>, !ptx.reg<b32, "%r1"> to !ptx.reg<pred>
  %chosen = ptx.selp "b32" %a, %b, %less : !ptx.reg<b32>, !ptx.reg<b32, "%r1">, !ptx.reg<pred> to !ptx.reg<b32>
  %moved = ptx.mov "b32" %chosen : !ptx.reg<b32> to !ptx.reg<b32>
  %half = ptx.cvt "rn.f16.f32" %x : !ptx.reg<f32> to !ptx.reg<b16>
  %pair = ptx.cvt_pack "rn.bf16x2.f32" %x, %x : !ptx.reg<f32>, !ptx.reg<f32> to !ptx.reg<b32>
  %pairs = ptx.packed "add" "bf16x2" %pair, %pair : !ptx.reg<b32>, !ptx.reg<b32> to !ptx.reg<b32>
  func.return
}

// Ranges of registers: an element read, an element written, one fused multiply-add in place.
// CHECK:      func.func @ranges(%d: !ptx.range<f32, 8>, %e: !ptx.range<b32, 4, 16>, %x: !ptx.reg<f32>, %n: !ptx.reg<b32>) {
// CHECK-NEXT:   %first = ptx.element %d[0] : !ptx.range<f32, 8> to !ptx.reg<f32>
// CHECK-NEXT:   %last = ptx.element %e[3] {note} : !ptx.range<b32, 4, 16> to !ptx.reg<b32>
// CHECK-NEXT:   %set = ptx.set %e[1], %n : !ptx.range<b32, 4, 16>, !ptx.reg<b32> to !ptx.range<b32, 4, 16>
// CHECK-NEXT:   %sum = ptx.fma_element %d[7], %first, %x : !ptx.range<f32, 8>, !ptx.reg<f32>, !ptx.reg<f32> to !ptx.range<f32, 8>
// CHECK-NEXT:   func.return
// CHECK-NEXT: }
func.func @ranges(%d: !ptx.range<f32, 8>, %e: !ptx.range<b32, 4, 16>, %x: !ptx.reg<f32>, %n: !ptx.reg<b32>) {
  %first = ptx.element %d[0] : !ptx.range<f32, 8> to !ptx.reg<f32>
  %last = ptx.element %e[3] {note} : !ptx.range<b32, 4, 16> to !ptx.reg<b32>
  %set = ptx.set %e[1], %n : !ptx.range<b32, 4, 16>, !ptx.reg<b32> to !ptx.range<b32, 4, 16>
  %sum = ptx.fma_element %d[7], %first, %x : !ptx.range<f32, 8>, !ptx.reg<f32>, !ptx.reg<f32> to !ptx.range<f32, 8>
  func.return
}

// Parameters, addresses, loads and stores of one and of several values, guarded and not.
// CHECK:      func.func @memory(%p: !ptx.reg<pred>, %x: !ptx.reg<f32>) {
// CHECK-NEXT:   %base = ptx.param "p0" : !ptx.reg<b64>
// CHECK-NEXT:   %smem = ptx.address "smem" : !ptx.reg<b32>
// CHECK-NEXT:   %generic = ptx.cvta "to.global" %base : !ptx.reg<b64> to !ptx.reg<b64>
// CHECK-NEXT:   %0 = ptx.ld "global.f32" %generic offset 0 : !ptx.reg<b64> to !ptx.reg<f32>
// CHECK-NEXT:   %1, %2 = ptx.ld "shared.f32" %smem offset -8 {note} : !ptx.reg<b32> to !ptx.reg<f32>, !ptx.reg<f32>
// CHECK-NEXT:   %3, %4 = ptx.ld "global.f32" %generic offset 16 guard %p else %1, %2 : !ptx.reg<pred> else !ptx.reg<f32>, !ptx.reg<f32> : !ptx.reg<b64> to !ptx.reg<f32>, !ptx.reg<f32>
// CHECK-NEXT:   ptx.st "shared.f32" %smem offset 0, %0 : !ptx.reg<b32>, !ptx.reg<f32>
// CHECK-NEXT:   ptx.st "global.f32" %generic offset 8 again, %0 : !ptx.reg<b64>, !ptx.reg<f32>
// CHECK-NEXT:   ptx.st "global.f32" %generic offset 4, %0, %1, %2, %3 guard %p : !ptx.reg<pred> {note} : !ptx.reg<b64>, !ptx.reg<f32>, !ptx.reg<f32>, !ptx.reg<f32>, !ptx.reg<f32>
// CHECK-NEXT:   ptx.st "global.f32" %generic offset 4, %0 guard %p : !ptx.reg<pred> policy %base : !ptx.reg<b64> : !ptx.reg<b64>, !ptx.reg<f32>
// CHECK-NEXT:   ptx.red "add" %generic, %smem : !ptx.reg<b64>, !ptx.reg<b32>
// CHECK-NEXT:   ptx.red "inc" %generic, %smem guard %p : !ptx.reg<pred> {note} : !ptx.reg<b64>, !ptx.reg<b32>
// CHECK-NEXT:   func.return
// CHECK-NEXT: }
func.func @memory(%p: !ptx.reg<pred>, %x: !ptx.reg<f32>) {
  %base = ptx.param "p0" : !ptx.reg<b64>
  %smem = ptx.address "smem" : !ptx.reg<b32>
  %generic = ptx.cvta "to.global" %base : !ptx.reg<b64> to !ptx.reg<b64>
  %0 = ptx.ld "global.f32" %generic offset 0 : !ptx.reg<b64> to !ptx.reg<f32>
  %1, %2 = ptx.ld "shared.f32" %smem offset -8 {note} : !ptx.reg<b32> to !ptx.reg<f32>, !ptx.reg<f32>
  %3, %4 = ptx.ld "global.f32" %generic offset 16 guard %p else %1, %2 : !ptx.reg<pred> else !ptx.reg<f32>, !ptx.reg<f32> : !ptx.reg<b64> to !ptx.reg<f32>, !ptx.reg<f32>
  ptx.st "shared.f32" %smem offset 0, %0 : !ptx.reg<b32>, !ptx.reg<f32>
  ptx.st "global.f32" %generic offset 8 again, %0 : !ptx.reg<b64>, !ptx.reg<f32>
  ptx.st "global.f32" %generic offset 4, %0, %1, %2, %3 guard %p : !ptx.reg<pred> {note} : !ptx.reg<b64>, !ptx.reg<f32>, !ptx.reg<f32>, !ptx.reg<f32>, !ptx.reg<f32>
  ptx.st "global.f32" %generic offset 4, %0 guard %p : !ptx.reg<pred> policy %base : !ptx.reg<b64> : !ptx.reg<b64>, !ptx.reg<f32>
  ptx.red "add" %generic, %smem : !ptx.reg<b64>, !ptx.reg<b32>
  ptx.red "inc" %generic, %smem guard %p : !ptx.reg<pred> {note} : !ptx.reg<b64>, !ptx.reg<b32>
  func.return
}

// Barriers, fences and what a warp does together.
// CHECK:      func.func @sync(%b: !ptx.reg<b32>, %parity: !ptx.reg<b32>) {
// CHECK-NEXT:   ptx.bar_sync 0
// CHECK-NEXT:   ptx.bar_sync 1 threads 256 {note}
// CHECK-NEXT:   ptx.bar_sync 4 which %b : !ptx.reg<b32> threads 128
// CHECK-NEXT:   ptx.mbarrier_init %b offset 8 count 2 : !ptx.reg<b32>
// CHECK-NEXT:   ptx.fence "mbarrier_init.release.cluster"
// CHECK-NEXT:   ptx.fence "proxy.async.shared::cta"
// CHECK-NEXT:   %one = ptx.elect : !ptx.reg<pred>
// CHECK-NEXT:   %now = ptx.clock : !ptx.reg<b32>
// CHECK-NEXT:   %same = ptx.shfl_idx %parity : !ptx.reg<b32> to !ptx.reg<b32>
// CHECK-NEXT:   %other = ptx.shfl_bfly %parity, 16 : !ptx.reg<b32> to !ptx.reg<b32>
// CHECK-NEXT:   %done = ptx.mbarrier_try_wait %b, %parity : !ptx.reg<b32>, !ptx.reg<b32> to !ptx.reg<pred>
// CHECK-NEXT:   ptx.mbarrier_arrive %b : !ptx.reg<b32>
// CHECK-NEXT:   ptx.mbarrier_arrive %b guard %one : !ptx.reg<pred> {note} : !ptx.reg<b32>
// CHECK-NEXT:   ptx.mbarrier_expect_tx %b bytes 32768 : !ptx.reg<b32>
// CHECK-NEXT:   ptx.setmaxnreg "dec" 40
// CHECK-NEXT:   ptx.setmaxnreg "inc" 232
// CHECK-NEXT:   func.return
// CHECK-NEXT: }
func.func @sync(%b: !ptx.reg<b32>, %parity: !ptx.reg<b32>) {
  ptx.bar_sync 0
  ptx.bar_sync 1 threads 256 {note}
  ptx.bar_sync 4 which %b : !ptx.reg<b32> threads 128
  ptx.mbarrier_init %b offset 8 count 2 : !ptx.reg<b32>
  ptx.fence "mbarrier_init.release.cluster"
  ptx.fence "proxy.async.shared::cta"
  %one = ptx.elect : !ptx.reg<pred>
  %now = ptx.clock : !ptx.reg<b32>
  %same = ptx.shfl_idx %parity : !ptx.reg<b32> to !ptx.reg<b32>
  %other = ptx.shfl_bfly %parity, 16 : !ptx.reg<b32> to !ptx.reg<b32>
  %done = ptx.mbarrier_try_wait %b, %parity : !ptx.reg<b32>, !ptx.reg<b32> to !ptx.reg<pred>
  ptx.mbarrier_arrive %b : !ptx.reg<b32>
  ptx.mbarrier_arrive %b guard %one : !ptx.reg<pred> {note} : !ptx.reg<b32>
  ptx.mbarrier_expect_tx %b bytes 32768 : !ptx.reg<b32>
  ptx.setmaxnreg "dec" 40
  ptx.setmaxnreg "inc" 232
  func.return
}

// The copy engine and the tensor core.
// CHECK:      func.func @tensor(%s: !ptx.reg<b32>, %map: !ptx.reg<b64>, %x: !ptx.reg<b32>, %y: !ptx.reg<b32>, %b: !ptx.reg<b32>, %d: !ptx.range<f32, 16, 0>, %more: !ptx.reg<pred>) {
// CHECK-NEXT:   ptx.prefetch_tensormap %map : !ptx.reg<b64>
// CHECK-NEXT:   ptx.tensor_prefetch %map[%x, %y] : !ptx.reg<b64>, !ptx.reg<b32>, !ptx.reg<b32>
// CHECK-NEXT:   ptx.tensor_prefetch %map[%x, %y] {note} : !ptx.reg<b64>, !ptx.reg<b32>, !ptx.reg<b32>
// CHECK-NEXT:   %policy = ptx.createpolicy "evict_first" {note} : !ptx.reg<b64>
// CHECK-NEXT:   ptx.tensor_load %s, %map[%x, %y], %b : !ptx.reg<b32>, !ptx.reg<b64>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>
// CHECK-NEXT:   %0 = ptx.wgmma_fence %d : !ptx.range<f32, 16, 0> to !ptx.range<f32, 16, 0>
// CHECK-NEXT:   %1 = ptx.wgmma [64, 16, 16] "bf16" [0, 1] %0 from 8, %map, %map, %more : !ptx.range<f32, 16, 0>, !ptx.reg<b64>, !ptx.reg<b64>, !ptx.reg<pred> to !ptx.range<f32, 16, 0>
// CHECK-NEXT:   ptx.wgmma_commit
// CHECK-NEXT:   %2 = ptx.wgmma_wait 1 %1 {note} : !ptx.range<f32, 16, 0> to !ptx.range<f32, 16, 0>
// CHECK-NEXT:   func.return
// CHECK-NEXT: }
func.func @tensor(%s: !ptx.reg<b32>, %map: !ptx.reg<b64>, %x: !ptx.reg<b32>, %y: !ptx.reg<b32>, %b: !ptx.reg<b32>, %d: !ptx.range<f32, 16, 0>, %more: !ptx.reg<pred>) {
  ptx.prefetch_tensormap %map : !ptx.reg<b64>
  ptx.tensor_prefetch %map[%x, %y] : !ptx.reg<b64>, !ptx.reg<b32>, !ptx.reg<b32>
  ptx.tensor_prefetch %map[%x, %y] {note} : !ptx.reg<b64>, !ptx.reg<b32>, !ptx.reg<b32>
  %policy = ptx.createpolicy "evict_first" {note} : !ptx.reg<b64>
  ptx.tensor_load %s, %map[%x, %y], %b : !ptx.reg<b32>, !ptx.reg<b64>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>
  %0 = ptx.wgmma_fence %d : !ptx.range<f32, 16, 0> to !ptx.range<f32, 16, 0>
  %1 = ptx.wgmma [64, 16, 16] "bf16" [0, 1] %0 from 8, %map, %map, %more : !ptx.range<f32, 16, 0>, !ptx.reg<b64>, !ptx.reg<b64>, !ptx.reg<pred> to !ptx.range<f32, 16, 0>
  ptx.wgmma_commit
  %2 = ptx.wgmma_wait 1 %1 {note} : !ptx.range<f32, 16, 0> to !ptx.range<f32, 16, 0>
  func.return
}

// A cluster: its registers, another CTA's addresses and barriers, a load for several CTAs.
// CHECK:      func.func @cluster(%s: !ptx.reg<b32>, %map: !ptx.reg<b64>, %x: !ptx.reg<b32>, %b: !ptx.reg<b32>, %mask: !ptx.reg<b16>) {
// CHECK-NEXT:   %rank = ptx.special "%cluster_ctarank" : !ptx.reg<b32>
// CHECK-NEXT:   %ctas = ptx.special "%nctaid.x" {note} : !ptx.reg<b32>
// CHECK-NEXT:   %there = ptx.mapa %b, %rank : !ptx.reg<b32>, !ptx.reg<b32> to !ptx.reg<b32>
// CHECK-NEXT:   %one = ptx.elect : !ptx.reg<pred>
// CHECK-NEXT:   ptx.mbarrier_arrive_remote %there : !ptx.reg<b32>
// CHECK-NEXT:   ptx.mbarrier_arrive_remote %there guard %one : !ptx.reg<pred> {note} : !ptx.reg<b32>
// CHECK-NEXT:   ptx.cluster_barrier "arrive"
// CHECK-NEXT:   ptx.cluster_barrier "wait" {note}
// CHECK-NEXT:   ptx.griddepcontrol "wait"
// CHECK-NEXT:   ptx.griddepcontrol "launch_dependents" {note}
// CHECK-NEXT:   ptx.tensor_load %s, %map[%x, %x], %b multicast %mask : !ptx.reg<b16> policy %map : !ptx.reg<b64> : !ptx.reg<b32>, !ptx.reg<b64>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>
// CHECK-NEXT:   func.return
// CHECK-NEXT: }
func.func @cluster(%s: !ptx.reg<b32>, %map: !ptx.reg<b64>, %x: !ptx.reg<b32>, %b: !ptx.reg<b32>, %mask: !ptx.reg<b16>) {
  %rank = ptx.special "%cluster_ctarank" : !ptx.reg<b32>
  %ctas = ptx.special "%nctaid.x" {note} : !ptx.reg<b32>
  %there = ptx.mapa %b, %rank : !ptx.reg<b32>, !ptx.reg<b32> to !ptx.reg<b32>
  %one = ptx.elect : !ptx.reg<pred>
  ptx.mbarrier_arrive_remote %there : !ptx.reg<b32>
  ptx.mbarrier_arrive_remote %there guard %one : !ptx.reg<pred> {note} : !ptx.reg<b32>
  ptx.cluster_barrier "arrive"
  ptx.cluster_barrier "wait" {note}
  ptx.griddepcontrol "wait"
  ptx.griddepcontrol "launch_dependents" {note}
  ptx.tensor_load %s, %map[%x, %x], %b multicast %mask : !ptx.reg<b16> policy %map : !ptx.reg<b64> : !ptx.reg<b32>, !ptx.reg<b64>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>
  func.return
}

// The way out: matrices to shared memory, boxes to global memory, groups of them.
// CHECK:      func.func @output(%s: !ptx.reg<b32>, %v: !ptx.reg<b32>, %map: !ptx.reg<b64>, %x: !ptx.reg<b32>) {
// CHECK-NEXT:   ptx.stmatrix %s offset 0, %v : !ptx.reg<b32>, !ptx.reg<b32>
// CHECK-NEXT:   ptx.stmatrix %s offset 16, %v, %v : !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>
// CHECK-NEXT:   ptx.stmatrix trans %s offset 16, %v, %v : !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>
// CHECK-NEXT:   ptx.stmatrix %s offset -64, %v, %v, %v, %v {note} : !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>
// CHECK-NEXT:   ptx.tensor_store %map[%x, %x], %s policy %map : !ptx.reg<b64> : !ptx.reg<b64>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>
// CHECK-NEXT:   ptx.tensor_store %map[%x, %x], %s : !ptx.reg<b64>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>
// CHECK-NEXT:   ptx.bulk_commit
// CHECK-NEXT:   ptx.bulk_wait 0
// CHECK-NEXT:   ptx.bulk_wait 1 {note}
// CHECK-NEXT:   func.return
// CHECK-NEXT: }
func.func @output(%s: !ptx.reg<b32>, %v: !ptx.reg<b32>, %map: !ptx.reg<b64>, %x: !ptx.reg<b32>) {
  ptx.stmatrix %s offset 0, %v : !ptx.reg<b32>, !ptx.reg<b32>
  ptx.stmatrix %s offset 16, %v, %v : !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>
  ptx.stmatrix trans %s offset 16, %v, %v : !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>
  ptx.stmatrix %s offset -64, %v, %v, %v, %v {note} : !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>
  ptx.tensor_store %map[%x, %x], %s policy %map : !ptx.reg<b64> : !ptx.reg<b64>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>
  ptx.tensor_store %map[%x, %x], %s : !ptx.reg<b64>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>
  ptx.bulk_commit
  ptx.bulk_wait 0
  ptx.bulk_wait 1 {note}
  func.return
}

// Asynchronous copies of one thread, clipped or not, and halves of registers.
// CHECK:      func.func @copies(%s: !ptx.reg<b32>, %g: !ptx.reg<b64>, %n: !ptx.reg<b32>, %h: !ptx.reg<b16>) {
// CHECK-NEXT:   ptx.cp_async 16 to %s offset 0 from %g offset 128 : !ptx.reg<b32>, !ptx.reg<b64>
// CHECK-NEXT:   ptx.cp_async 4 to %s offset 64 from %g offset 0 length %n : !ptx.reg<b32> {note} : !ptx.reg<b32>, !ptx.reg<b64>
// CHECK-NEXT:   ptx.cp_async_arrive %s : !ptx.reg<b32>
// CHECK-NEXT:   ptx.cp_async_commit
// CHECK-NEXT:   ptx.cp_async_commit {note}
// CHECK-NEXT:   ptx.cp_async_wait 0
// CHECK-NEXT:   ptx.cp_async_wait 1 {note}
// CHECK-NEXT:   %pair = ptx.pack %h, %h : !ptx.reg<b16>, !ptx.reg<b16> to !ptx.reg<b32>
// CHECK-NEXT:   %low, %high = ptx.unpack %pair {note} : !ptx.reg<b32> to !ptx.reg<b16>, !ptx.reg<b16>
// CHECK-NEXT:   %wide = ptx.pack %s, %n : !ptx.reg<b32>, !ptx.reg<b32> to !ptx.reg<f64>
// CHECK-NEXT:   %first, %second = ptx.unpack %wide : !ptx.reg<f64> to !ptx.reg<b32>, !ptx.reg<b32>
// CHECK-NEXT:   func.return
// CHECK-NEXT: }
func.func @copies(%s: !ptx.reg<b32>, %g: !ptx.reg<b64>, %n: !ptx.reg<b32>, %h: !ptx.reg<b16>) {
  ptx.cp_async 16 to %s offset 0 from %g offset 128 : !ptx.reg<b32>, !ptx.reg<b64>
  ptx.cp_async 4 to %s offset 64 from %g offset 0 length %n : !ptx.reg<b32> {note} : !ptx.reg<b32>, !ptx.reg<b64>
  ptx.cp_async_arrive %s : !ptx.reg<b32>
  ptx.cp_async_commit
  ptx.cp_async_commit {note}
  ptx.cp_async_wait 0
  ptx.cp_async_wait 1 {note}
  %pair = ptx.pack %h, %h : !ptx.reg<b16>, !ptx.reg<b16> to !ptx.reg<b32>
  %low, %high = ptx.unpack %pair {note} : !ptx.reg<b32> to !ptx.reg<b16>, !ptx.reg<b16>
  %wide = ptx.pack %s, %n : !ptx.reg<b32>, !ptx.reg<b32> to !ptx.reg<f64>
  %first, %second = ptx.unpack %wide : !ptx.reg<f64> to !ptx.reg<b32>, !ptx.reg<b32>
  func.return
}

// Matrices loaded by a warp, and its products in place.
// CHECK:      func.func @warp(%s: !ptx.reg<b32>, %d: !ptx.range<f32, 8, 0>) {
// CHECK-NEXT:   %a, %a_1, %a_2, %a_3 = ptx.ldmatrix %s offset 2048 {note} : !ptx.reg<b32> to !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>
// CHECK-NEXT:   %b, %c = ptx.ldmatrix trans %s offset 0 : !ptx.reg<b32> to !ptx.reg<b32>, !ptx.reg<b32>
// CHECK-NEXT:   %0 = ptx.mma_sync "f16" %d from 4 lhs %s, %s, %b, %c rhs %b, %c {note} : !ptx.range<f32, 8, 0> lhs !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32> rhs !ptx.reg<b32>, !ptx.reg<b32> to !ptx.range<f32, 8, 0>
// CHECK-NEXT:   func.return
// CHECK-NEXT: }
func.func @warp(%s: !ptx.reg<b32>, %d: !ptx.range<f32, 8, 0>) {
  %a, %a_1, %a_2, %a_3 = ptx.ldmatrix %s offset 2048 {note} : !ptx.reg<b32> to !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>
  %b, %c = ptx.ldmatrix trans %s offset 0 : !ptx.reg<b32> to !ptx.reg<b32>, !ptx.reg<b32>
  %0 = ptx.mma_sync "f16" %d from 4 lhs %s, %s, %b, %c rhs %b, %c {note} : !ptx.range<f32, 8, 0> lhs !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32> rhs !ptx.reg<b32>, !ptx.reg<b32> to !ptx.range<f32, 8, 0>
  func.return
}

// Products of f64, of 16, 8 and 4 of K, whose registers hold an element each.
// CHECK:      func.func @doubles(%g: !ptx.reg<f64>, %d: !ptx.range<f64, 8, 0>) {
// CHECK-NEXT:   %0 = ptx.mma_sync "f64" %d from 0 lhs %g, %g, %g, %g, %g, %g, %g, %g rhs %g, %g, %g, %g : !ptx.range<f64, 8, 0> lhs !ptx.reg<f64>, !ptx.reg<f64>, !ptx.reg<f64>, !ptx.reg<f64>, !ptx.reg<f64>, !ptx.reg<f64>, !ptx.reg<f64>, !ptx.reg<f64> rhs !ptx.reg<f64>, !ptx.reg<f64>, !ptx.reg<f64>, !ptx.reg<f64> to !ptx.range<f64, 8, 0>
// CHECK-NEXT:   %1 = ptx.mma_sync "f64" %d from 4 lhs %g, %g, %g, %g rhs %g, %g {note} : !ptx.range<f64, 8, 0> lhs !ptx.reg<f64>, !ptx.reg<f64>, !ptx.reg<f64>, !ptx.reg<f64> rhs !ptx.reg<f64>, !ptx.reg<f64> to !ptx.range<f64, 8, 0>
// CHECK-NEXT:   %2 = ptx.mma_sync "f64" %d from 0 lhs %g, %g rhs %g : !ptx.range<f64, 8, 0> lhs !ptx.reg<f64>, !ptx.reg<f64> rhs !ptx.reg<f64> to !ptx.range<f64, 8, 0>
// CHECK-NEXT:   func.return
// CHECK-NEXT: }
func.func @doubles(%g: !ptx.reg<f64>, %d: !ptx.range<f64, 8, 0>) {
  %0 = ptx.mma_sync "f64" %d from 0 lhs %g, %g, %g, %g, %g, %g, %g, %g rhs %g, %g, %g, %g : !ptx.range<f64, 8, 0> lhs !ptx.reg<f64>, !ptx.reg<f64>, !ptx.reg<f64>, !ptx.reg<f64>, !ptx.reg<f64>, !ptx.reg<f64>, !ptx.reg<f64>, !ptx.reg<f64> rhs !ptx.reg<f64>, !ptx.reg<f64>, !ptx.reg<f64>, !ptx.reg<f64> to !ptx.range<f64, 8, 0>
  %1 = ptx.mma_sync "f64" %d from 4 lhs %g, %g, %g, %g rhs %g, %g {note} : !ptx.range<f64, 8, 0> lhs !ptx.reg<f64>, !ptx.reg<f64>, !ptx.reg<f64>, !ptx.reg<f64> rhs !ptx.reg<f64>, !ptx.reg<f64> to !ptx.range<f64, 8, 0>
  %2 = ptx.mma_sync "f64" %d from 0 lhs %g, %g rhs %g : !ptx.range<f64, 8, 0> lhs !ptx.reg<f64>, !ptx.reg<f64> rhs !ptx.reg<f64> to !ptx.range<f64, 8, 0>
  func.return
}

// A ticket, and a barrier at which all learn of it.
// CHECK:      func.func @ticket(%p: !ptx.reg<pred>, %at: !ptx.reg<b64>, %n: !ptx.reg<b32>) {
// CHECK-NEXT:   %0 = ptx.atom_inc %at, %n guard %p else %n : !ptx.reg<b64>, !ptx.reg<b32>, !ptx.reg<pred>, !ptx.reg<b32> to !ptx.reg<b32>
// CHECK-NEXT:   %1 = ptx.atom_inc %at, %n guard %p else %n {note} : !ptx.reg<b64>, !ptx.reg<b32>, !ptx.reg<pred>, !ptx.reg<b32> to !ptx.reg<b32>
// CHECK-NEXT:   %2 = ptx.bar_red_or 2 threads 128, %p : !ptx.reg<pred> to !ptx.reg<pred>
// CHECK-NEXT:   %3 = ptx.bar_red_or 0 which %n : !ptx.reg<b32> threads 128, %p {note} : !ptx.reg<pred> to !ptx.reg<pred>
// CHECK-NEXT:   ptx.warp_sync
// CHECK-NEXT:   ptx.warp_sync {note}
// CHECK-NEXT:   func.return
// CHECK-NEXT: }
func.func @ticket(%p: !ptx.reg<pred>, %at: !ptx.reg<b64>, %n: !ptx.reg<b32>) {
  %0 = ptx.atom_inc %at, %n guard %p else %n : !ptx.reg<b64>, !ptx.reg<b32>, !ptx.reg<pred>, !ptx.reg<b32> to !ptx.reg<b32>
  %1 = ptx.atom_inc %at, %n guard %p else %n {note} : !ptx.reg<b64>, !ptx.reg<b32>, !ptx.reg<pred>, !ptx.reg<b32> to !ptx.reg<b32>
  %2 = ptx.bar_red_or 2 threads 128, %p : !ptx.reg<pred> to !ptx.reg<pred>
  %3 = ptx.bar_red_or 0 which %n : !ptx.reg<b32> threads 128, %p {note} : !ptx.reg<pred> to !ptx.reg<pred>
  ptx.warp_sync
  ptx.warp_sync {note}
  func.return
}

// The size of a signed integer.
// CHECK:      func.func @sizes(%x: !ptx.reg<b32>, %y: !ptx.reg<b64>) {
// CHECK-NEXT:   %0 = ptx.abs "s32" %x : !ptx.reg<b32> to !ptx.reg<b32>
// CHECK-NEXT:   %1 = ptx.abs "s64" %y {note} : !ptx.reg<b64> to !ptx.reg<b64>
// CHECK-NEXT:   func.return
// CHECK-NEXT: }
func.func @sizes(%x: !ptx.reg<b32>, %y: !ptx.reg<b64>) {
  %0 = ptx.abs "s32" %x : !ptx.reg<b32> to !ptx.reg<b32>
  %1 = ptx.abs "s64" %y {note} : !ptx.reg<b64> to !ptx.reg<b64>
  func.return
}

// Functions of f32.
// CHECK:      func.func @functions(%x: !ptx.reg<f32>) {
// CHECK-NEXT:   %0 = ptx.neg "f32" %x : !ptx.reg<f32> to !ptx.reg<f32>
// CHECK-NEXT:   %1 = ptx.neg "f32" %x {note} : !ptx.reg<f32> to !ptx.reg<f32>
// CHECK-NEXT:   %2 = ptx.abs "f32" %x : !ptx.reg<f32> to !ptx.reg<f32>
// CHECK-NEXT:   %3 = ptx.abs "f32" %x {note} : !ptx.reg<f32> to !ptx.reg<f32>
// CHECK-NEXT:   %4 = ptx.sqrt "approx.f32" %x : !ptx.reg<f32> to !ptx.reg<f32>
// CHECK-NEXT:   %5 = ptx.sqrt "approx.f32" %x {note} : !ptx.reg<f32> to !ptx.reg<f32>
// CHECK-NEXT:   %6 = ptx.rsqrt "approx.f32" %x : !ptx.reg<f32> to !ptx.reg<f32>
// CHECK-NEXT:   %7 = ptx.rsqrt "approx.f32" %x {note} : !ptx.reg<f32> to !ptx.reg<f32>
// CHECK-NEXT:   %8 = ptx.rcp "approx.f32" %x : !ptx.reg<f32> to !ptx.reg<f32>
// CHECK-NEXT:   %9 = ptx.rcp "approx.f32" %x {note} : !ptx.reg<f32> to !ptx.reg<f32>
// CHECK-NEXT:   %10 = ptx.ex2 "approx.f32" %x : !ptx.reg<f32> to !ptx.reg<f32>
// CHECK-NEXT:   %11 = ptx.ex2 "approx.f32" %x {note} : !ptx.reg<f32> to !ptx.reg<f32>
// CHECK-NEXT:   %12 = ptx.tanh "approx.f32" %x : !ptx.reg<f32> to !ptx.reg<f32>
// CHECK-NEXT:   %13 = ptx.tanh "approx.f32" %x {note} : !ptx.reg<f32> to !ptx.reg<f32>
// CHECK-NEXT:   %14 = ptx.copysign "f32" %x, %x : !ptx.reg<f32>, !ptx.reg<f32> to !ptx.reg<f32>
// CHECK-NEXT:   %15 = ptx.copysign "f32" %x, %x {note} : !ptx.reg<f32>, !ptx.reg<f32> to !ptx.reg<f32>
// CHECK-NEXT:   %16 = ptx.fma "rn.f32" %x, %x, %x : !ptx.reg<f32>, !ptx.reg<f32>, !ptx.reg<f32> to !ptx.reg<f32>
// CHECK-NEXT:   %17 = ptx.fma "rn.f32" %x, %x, %x {note} : !ptx.reg<f32>, !ptx.reg<f32>, !ptx.reg<f32> to !ptx.reg<f32>
// CHECK-NEXT:   %18 = ptx.lg2 "approx.f32" %x : !ptx.reg<f32> to !ptx.reg<f32>
// CHECK-NEXT:   %19 = ptx.lg2 "approx.f32" %x {note} : !ptx.reg<f32> to !ptx.reg<f32>
// CHECK-NEXT:   func.return
// CHECK-NEXT: }
func.func @functions(%x: !ptx.reg<f32>) {
  %0 = ptx.neg "f32" %x : !ptx.reg<f32> to !ptx.reg<f32>
  %1 = ptx.neg "f32" %x {note} : !ptx.reg<f32> to !ptx.reg<f32>
  %2 = ptx.abs "f32" %x : !ptx.reg<f32> to !ptx.reg<f32>
  %3 = ptx.abs "f32" %x {note} : !ptx.reg<f32> to !ptx.reg<f32>
  %4 = ptx.sqrt "approx.f32" %x : !ptx.reg<f32> to !ptx.reg<f32>
  %5 = ptx.sqrt "approx.f32" %x {note} : !ptx.reg<f32> to !ptx.reg<f32>
  %6 = ptx.rsqrt "approx.f32" %x : !ptx.reg<f32> to !ptx.reg<f32>
  %7 = ptx.rsqrt "approx.f32" %x {note} : !ptx.reg<f32> to !ptx.reg<f32>
  %8 = ptx.rcp "approx.f32" %x : !ptx.reg<f32> to !ptx.reg<f32>
  %9 = ptx.rcp "approx.f32" %x {note} : !ptx.reg<f32> to !ptx.reg<f32>
  %10 = ptx.ex2 "approx.f32" %x : !ptx.reg<f32> to !ptx.reg<f32>
  %11 = ptx.ex2 "approx.f32" %x {note} : !ptx.reg<f32> to !ptx.reg<f32>
  %12 = ptx.tanh "approx.f32" %x : !ptx.reg<f32> to !ptx.reg<f32>
  %13 = ptx.tanh "approx.f32" %x {note} : !ptx.reg<f32> to !ptx.reg<f32>
  %14 = ptx.copysign "f32" %x, %x : !ptx.reg<f32>, !ptx.reg<f32> to !ptx.reg<f32>
  %15 = ptx.copysign "f32" %x, %x {note} : !ptx.reg<f32>, !ptx.reg<f32> to !ptx.reg<f32>
  %16 = ptx.fma "rn.f32" %x, %x, %x : !ptx.reg<f32>, !ptx.reg<f32>, !ptx.reg<f32> to !ptx.reg<f32>
  %17 = ptx.fma "rn.f32" %x, %x, %x {note} : !ptx.reg<f32>, !ptx.reg<f32>, !ptx.reg<f32> to !ptx.reg<f32>
  %18 = ptx.lg2 "approx.f32" %x : !ptx.reg<f32> to !ptx.reg<f32>
  %19 = ptx.lg2 "approx.f32" %x {note} : !ptx.reg<f32> to !ptx.reg<f32>
  func.return
}

// Sizes that a launch tells.
// CHECK:      ptx.kernel @told arguments [] parameters [{kind = "size", name = "m"}] sizes {m = array<i64: 0, 0>} dynamic {m = array<i64: 0, 0>} guard {m = array<i64: 1, 16, 1>} grid ["m"] threads 32 shared 0 {
// CHECK-NEXT:   %m = ptx.param "p0" : !ptx.reg<b32>
ptx.kernel @told arguments [] parameters [{kind = "size", name = "m"}] sizes {m = array<i64: 0, 0>} dynamic {m = array<i64: 0, 0>} guard {m = array<i64: 1, 16, 1>} grid ["m"] threads 32 shared 0 {
  %m = ptx.param "p0" : !ptx.reg<b32>
  ptx.ret
}

// A product of f16 that is summed in f16: a register has two sums.
// CHECK:      func.func @sums_in_pairs(%a: !ptx.reg<b64>, %d: !ptx.range<b32, 8>, %more: !ptx.reg<pred>) {
// CHECK-NEXT:   %0 = ptx.wgmma [64, 16, 16] "f16" [0, 1] %d from 4, %a, %a, %more : !ptx.range<b32, 8>, !ptx.reg<b64>, !ptx.reg<b64>, !ptx.reg<pred> to !ptx.range<b32, 8>
// CHECK-NEXT:   func.return
// CHECK-NEXT: }
func.func @sums_in_pairs(%a: !ptx.reg<b64>, %d: !ptx.range<b32, 8>, %more: !ptx.reg<pred>) {
  %0 = ptx.wgmma [64, 16, 16] "f16" [0, 1] %d from 4, %a, %a, %more : !ptx.range<b32, 8>, !ptx.reg<b64>, !ptx.reg<b64>, !ptx.reg<pred> to !ptx.range<b32, 8>
  func.return
}
