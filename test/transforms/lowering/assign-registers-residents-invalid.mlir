// RUN: python %S/../split_refusals.py %s | filecheck %s

// -----
// PIPELINE: assign-registers{residents=-2}
// CHECK: error: assign-registers: needed residents of at least 0; found residents=-2
// PIPELINE: assign-registers{residents=5}
// CHECK-NEXT: assign-registers-residents-invalid.mlir:8:1: error: ptx.kernel: needed at most 2048 threads on an SM; found 2560; lower assign-registers' residents
ptx.kernel @small arguments [] parameters [] sizes {} grid ["1"] threads 512 shared 0 {
  %t = ptx.special "%tid.x" : !ptx.reg<b32>
}
