// RUN: python %S/../split_refusals.py %s | filecheck %s

// -----
// FOREIGN: copies of another label, and a hint already there.
// PIPELINE: hint-cache{label=rhs policy=evict_last}
// CHECK: hint-cache-invalid.mlir:1:1: error: builtin.module: needed copies or bulk stores labelled rhs; found a; run hint-cache after promote or stage-epilogue
// PIPELINE: hint-cache{label=a policy=evict_last}
// CHECK-NEXT: hint-cache-invalid.mlir:19:3: error: tile.copy: needed a copy without a hint; found evict_first; hint it once
// PIPELINE: hint-cache{label=a policy=evict_normal}
// CHECK-NEXT: <pipeline>:1:1: error: hint-cache: needed evict_first or evict_last for policy; found policy=evict_normal; did you mean 'evict_last' or 'evict_first'?
// PIPELINE: assign-atoms{copy=ldst}
// CHECK-NEXT: hint-cache-invalid.mlir:19:3: error: tile.copy: needed copy=tma for a copy with an L2 hint; found evict_first with copy=ldst
tile.kernel @hinted ["a"] outputs 0 sizes {} threads 128 {
^bb0(%a: memref<512x512xf32, #tile.space<global>>):
  %t = tile.alloc : memref<1x4xf32, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %m = arith.constant 512 : index
  %v = tile.window %a[%c0, %c0] within [%m, %m] : memref<512x512xf32, #tile.space<global>> to !tile.window<1x4xf32>
  tile.copy "a" <thread> cache "evict_first" %v to %t : !tile.window<1x4xf32> to memref<1x4xf32, #tile.space<shared>>
}
