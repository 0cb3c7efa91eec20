// RUN: python %S/../split_refusals.py %s | filecheck %s

// -----
// PIPELINE: assign-registers{ctas_per_sm=-2}
// CHECK: error: assign-registers: needed ctas_per_sm of at least 0; found ctas_per_sm=-2
// PIPELINE: assign-registers{ctas_per_sm=5}
// CHECK-NEXT: assign-registers-ctas-per-sm-invalid.mlir:8:1: error: ptx.kernel: needed at most 2048 threads on an SM; found 2560; lower assign-registers' ctas_per_sm
ptx.kernel @small arguments [] parameters [] sizes {} grid ["1"] threads 512 shared 0 {
  %t = ptx.special "%tid.x" : !ptx.reg<b32>
}
