// RUN: python %S/../split_refusals.py %s | filecheck %s

// -----
// PIPELINE: programmatic-dependent-launch
// CHECK: programmatic-dependent-launch-invalid.mlir:6:1: error: tile.kernel: needed a kernel that reads global memory; found none
tile.kernel @writes ["c"] outputs 1 sizes {} threads 32 {
^bb0(%c: memref<8x8xf32, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %v = tile.window %c[%c0, %c0] within [%c8, %c8] : memref<8x8xf32, #tile.space<global>> to !tile.window<8x8xf32>
  %zero = tile.zero : !tile.fragment<8x8xf32>
  tile.store "out" <role> %zero to %v : !tile.fragment<8x8xf32> to !tile.window<8x8xf32>
}

// -----
// FOREIGN: a kernel that says it overlaps, without any wait.
// PIPELINE: programmatic-dependent-launch
// CHECK-NEXT: programmatic-dependent-launch-invalid.mlir:19:1: error: tile.kernel: needed a kernel that does not overlap yet; found overlapped
tile.kernel @again [] outputs 0 sizes {} threads 32 overlapped {
^bb0:
}
