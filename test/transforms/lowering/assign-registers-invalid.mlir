// RUN: not gemmc %s --pipeline 'assign-registers' --emit mlir 2>&1 | filecheck %s

// The second product would need the accumulator as it was before the first.
// CHECK-NOT: builtin.module
// CHECK: assign-registers-invalid.mlir:12:3: error: ptx.wgmma: needed an accumulator used once, as it is updated in place; found another use of it after this one, ptx.wgmma at {{.*}}assign-registers-invalid.mlir:13:3; read it before it is updated, or start another accumulator
ptx.kernel @copied arguments [] parameters [] sizes {} grid ["1"] threads 128 shared 0 {
  %d = ptx.immediate "0" : !ptx.reg<b64>
  %more = ptx.elect : !ptx.reg<pred>
  %none = ptx.undef : !ptx.range<f32, 4>
  %start = ptx.wgmma_fence %none : !ptx.range<f32, 4> to !ptx.range<f32, 4>

  %x = ptx.wgmma [64, 8, 16] "f16" [0, 0] %start from 0, %d, %d, %more : !ptx.range<f32, 4>, !ptx.reg<b64>, !ptx.reg<b64>, !ptx.reg<pred> to !ptx.range<f32, 4>
  %y = ptx.wgmma [64, 8, 16] "f16" [0, 0] %start from 0, %d, %d, %more : !ptx.range<f32, 4>, !ptx.reg<b64>, !ptx.reg<b64>, !ptx.reg<pred> to !ptx.range<f32, 4>
}
