// RUN: python %S/../split_refusals.py %s | filecheck %s

// -----
// PIPELINE: programmatic-dependent-launch
// CHECK: programmatic-dependent-launch-invalid.mlir:6:1: error: tile.kernel: needed a kernel that accesses global memory; found none
tile.kernel @writes ["c"] outputs 1 sizes {} threads 32 {
^bb0(%c: memref<8x8xf32, #tile.space<global>>):
  %c0 = arith.constant 0 : index
}

// -----
// FOREIGN: a kernel that says it overlaps, without any wait.
// PIPELINE: programmatic-dependent-launch
// CHECK-NEXT: programmatic-dependent-launch-invalid.mlir:15:1: error: tile.kernel: needed a kernel that does not overlap yet; found overlapped
tile.kernel @again [] outputs 0 sizes {} threads 32 overlapped {
^bb0:
}
