// RUN: gemmc %s --pipeline 'assign-registers, linearize' --emit ptx | filecheck %s
// RUN: gemmc %s --pipeline 'assign-registers, linearize' -o %t.cubin
// RUN: gemmc %s --pipeline 'assign-registers, linearize' --emit manifest | filecheck %s --check-prefix MANIFEST

// A whole one-stage product of 64 x 8 blocks: two tensor maps, a barrier for arrivals, an
// accumulator that stays where it is. The second run line is ptxas, with every complaint about
// wgmma or setmaxnreg an error.

// CHECK:      .version 8.6
// CHECK-NEXT: .target sm_90a
// CHECK-NEXT: .address_size 64
// CHECK-EMPTY:
// CHECK-NEXT: .extern .shared .align 1024 .b8 smem[];
// CHECK-EMPTY:
// CHECK-NEXT: .visible .entry product(
// CHECK-NEXT:     .param .align 64 .b8 product_param_0[128],
// CHECK-NEXT:     .param .align 64 .b8 product_param_1[128],
// CHECK-NEXT:     .param .u64 product_param_2
// CHECK-NEXT: )
// CHECK-NEXT: .reqntid 128, 1, 1
// CHECK-NEXT: {
// CHECK-NEXT:     .reg .pred %p<4>;
// CHECK-NEXT:     .reg .b32 %r<11>;
// CHECK-NEXT:     .reg .b64 %d<12>;
// CHECK-NEXT:     .reg .f32 %f<4>;
// CHECK-NEXT:     mov.b64 %d0, product_param_0;
// CHECK-NEXT:     cvta.param.u64 %d1, %d0;
// CHECK:          @!%p0 bra $L_end_0;
// CHECK-NEXT:     mbarrier.init.shared::cta.b64 [%r0+9216], 1;
// CHECK:      $L_loop_1:
// CHECK-NEXT:     @!%p0 bra $L_end_2;
// CHECK-NEXT:     mbarrier.arrive.expect_tx.shared::cta.b64 _, [%r4], 9216;
// CHECK:          cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes [%r0], [%d1, {%r8, %r9}], [%r4];
// CHECK:      $L_end_2:
// CHECK:      $L_repeat_3:
// CHECK-NEXT:     mbarrier.try_wait.parity.shared::cta.b64 %p1, [%r4], %r10;
// CHECK-NEXT:     @!%p1 bra $L_repeat_3;
// CHECK-NEXT:     setp.ne.s32 %p2, %r7, 0;
// CHECK-NEXT:     wgmma.fence.sync.aligned;
// CHECK-NEXT:     wgmma.mma_async.sync.aligned.m64n8k16.f32.bf16.bf16 {%f0, %f1, %f2, %f3}, %d7, %d9, %p2, 1, 1, 0, 0;
// CHECK-NEXT:     wgmma.commit_group.sync.aligned;
// CHECK-NEXT:     wgmma.wait_group.sync.aligned 0;
// CHECK:          st.global.v2.f32 [%d11+0], {%f0, %f1};
// CHECK-NEXT:     ret;
// CHECK-NEXT: }

// MANIFEST:      "entry": "product"
// MANIFEST:      "shape": [
// MANIFEST-NEXT:   512,
// MANIFEST-NEXT:   1024
// MANIFEST:      "kind": "tensor_map",
// MANIFEST-NEXT: "argument": "arg0",
// MANIFEST:      "kind": "tensor_map",
// MANIFEST-NEXT: "argument": "arg1",
// MANIFEST:      "arg1.shape[1]",
// MANIFEST-NEXT: "arg1.shape[0]"
// MANIFEST:      "arg1.strides[0]"
// MANIFEST:      "box": [
// MANIFEST-NEXT:   64,
// MANIFEST-NEXT:   8
// MANIFEST:      "cdiv(m, 64) * cdiv(n, 8)",
// MANIFEST-NEXT: "1",
// MANIFEST-NEXT: "1"
// MANIFEST:      "dynamic_shared_memory": 10240
ptx.extern_shared "smem" align 1024
ptx.kernel @product
    arguments [{name = "arg0", role = "input", dtype = "bf16", shape = array<i64: 512, 1024>},
               {name = "arg1", role = "input", dtype = "bf16", shape = array<i64: 256, 1024>},
               {name = "result0", role = "output", dtype = "f32", shape = array<i64: 512, 256>}]
    parameters [{kind = "tensor_map", argument = 0, box = array<i64: 64, 64>, swizzle = 128, dtype = "bf16"},
                {kind = "tensor_map", argument = 1, box = array<i64: 8, 64>, swizzle = 128, dtype = "bf16"},
                {kind = "pointer", argument = 2}]
    sizes {m = array<i64: 2, 0>, n = array<i64: 2, 1>, k = array<i64: 0, 1>}
    grid ["cdiv(m, 64) * cdiv(n, 8)"] threads 128 shared 10240 {
  %zero = ptx.immediate "0" : !ptx.reg<b32>
  %one = ptx.immediate "1" : !ptx.reg<b32>
  %six = ptx.immediate "6" : !ptx.reg<b32>
  %eight = ptx.immediate "8" : !ptx.reg<b32>
  %blocks = ptx.immediate "16" : !ptx.reg<b32>
  %a0 = ptx.address "product_param_0" : !ptx.reg<b64>
  %a = ptx.cvta "param" %a0 : !ptx.reg<b64> to !ptx.reg<b64>
  %b0 = ptx.address "product_param_1" : !ptx.reg<b64>
  %b = ptx.cvta "param" %b0 : !ptx.reg<b64> to !ptx.reg<b64>
  %c0 = ptx.param "product_param_2" : !ptx.reg<b64>
  %c = ptx.cvta "to.global" %c0 : !ptx.reg<b64> to !ptx.reg<b64>
  %smem = ptx.address "smem" : !ptx.reg<b32>
  %cta = ptx.special "%ctaid.x" : !ptx.reg<b32>
  %tid = ptx.special "%tid.x" : !ptx.reg<b32>
  %leader = ptx.setp "eq" "s32" %tid, %zero : !ptx.reg<b32>, !ptx.reg<b32> to !ptx.reg<pred>
  %a_bytes = ptx.immediate "8192" : !ptx.reg<b32>
  %smem_b = ptx.add "u32" %smem, %a_bytes : !ptx.reg<b32>, !ptx.reg<b32> to !ptx.reg<b32>
  %at = ptx.immediate "9216" : !ptx.reg<b32>
  %full = ptx.add "u32" %smem, %at : !ptx.reg<b32>, !ptx.reg<b32> to !ptx.reg<b32>
  ptx.if %leader : !ptx.reg<pred> {
    ptx.mbarrier_init %smem offset 9216 count 1 : !ptx.reg<b32>
    ptx.fence "mbarrier_init.release.cluster"
  } else {
  }
  ptx.bar_sync 0
  // Descriptors: address >> 4, 1024 bytes between groups of 8 rows, 128-byte swizzle.
  %four = ptx.immediate "4" : !ptx.reg<b32>
  %form = ptx.immediate "0x4000004000000000" : !ptx.reg<b64>
  %a1 = ptx.shr "u32" %smem, %four : !ptx.reg<b32>, !ptx.reg<b32> to !ptx.reg<b32>
  %a2 = ptx.cvt "u64.u32" %a1 : !ptx.reg<b32> to !ptx.reg<b64>
  %adesc = ptx.or "b64" %a2, %form : !ptx.reg<b64>, !ptx.reg<b64> to !ptx.reg<b64>
  %b1 = ptx.shr "u32" %smem_b, %four : !ptx.reg<b32>, !ptx.reg<b32> to !ptx.reg<b32>
  %b2 = ptx.cvt "u64.u32" %b1 : !ptx.reg<b32> to !ptx.reg<b64>
  %bdesc = ptx.or "b64" %b2, %form : !ptx.reg<b64>, !ptx.reg<b64> to !ptx.reg<b64>
  %start = ptx.undef : !ptx.range<f32, 4>
  %sum = ptx.for %zero to %blocks step %one : !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32> carries %start : !ptx.range<f32, 4> to !ptx.range<f32, 4> {
  ^bb0(%i: !ptx.reg<b32>, %acc: !ptx.range<f32, 4>):
    ptx.if %leader : !ptx.reg<pred> {
      ptx.mbarrier_expect_tx %full bytes 9216 : !ptx.reg<b32>
      %x = ptx.shl "b32" %i, %six : !ptx.reg<b32>, !ptx.reg<b32> to !ptx.reg<b32>
      %row = ptx.shl "b32" %cta, %six : !ptx.reg<b32>, !ptx.reg<b32> to !ptx.reg<b32>
      ptx.tensor_load %smem, %a[%x, %row], %full : !ptx.reg<b32>, !ptx.reg<b64>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>
      ptx.tensor_load %smem_b, %b[%x, %zero], %full : !ptx.reg<b32>, !ptx.reg<b64>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>
    } else {
    }
    %parity = ptx.and "b32" %i, %one : !ptx.reg<b32>, !ptx.reg<b32> to !ptx.reg<b32>
    ptx.repeat {
      %done = ptx.mbarrier_try_wait %full, %parity : !ptx.reg<b32>, !ptx.reg<b32> to !ptx.reg<pred>
      ptx.yield %done : !ptx.reg<pred>
    }
    %more = ptx.setp "ne" "s32" %i, %zero : !ptx.reg<b32>, !ptx.reg<b32> to !ptx.reg<pred>
    %s0 = ptx.wgmma_fence %acc : !ptx.range<f32, 4> to !ptx.range<f32, 4>
    %s1 = ptx.wgmma [64, 8, 16] "bf16" [0, 0] %s0 from 0, %adesc, %bdesc, %more : !ptx.range<f32, 4>, !ptx.reg<b64>, !ptx.reg<b64>, !ptx.reg<pred> to !ptx.range<f32, 4>
    ptx.wgmma_commit
    %s2 = ptx.wgmma_wait 0 %s1 : !ptx.range<f32, 4> to !ptx.range<f32, 4>
    ptx.bar_sync 0
    ptx.yield %s2 : !ptx.range<f32, 4>
  }
  %e0 = ptx.element %sum[0] : !ptx.range<f32, 4> to !ptx.reg<f32>
  %e1 = ptx.element %sum[1] : !ptx.range<f32, 4> to !ptx.reg<f32>
  %offset = ptx.mul_wide "u32" %tid, %eight : !ptx.reg<b32>, !ptx.reg<b32> to !ptx.reg<b64>
  %place = ptx.add "s64" %c, %offset : !ptx.reg<b64>, !ptx.reg<b64> to !ptx.reg<b64>
  ptx.st "global.f32" %place offset 0, %e0, %e1 : !ptx.reg<b64>, !ptx.reg<f32>, !ptx.reg<f32>
}
