// RUN: python %S/../split_refusals.py %s | filecheck %s

// -----
// Warps that do not divide: threads that are not whole warps, other shapes than warps or lanes.
// PIPELINE: distribute{label=lhs to=thread shape=8,2}, distribute{label=main to=warp shape=1,1}
// CHECK: distribute-warps-invalid.mlir:36:3: error: tile.mma: needed threads that make whole warps of 32; found 16
// PIPELINE: distribute{label=main to=warp shape=2,2}, distribute{label=lhs to=warp shape=3,1}
// CHECK-NEXT: distribute-warps-invalid.mlir:34:3: error: tile.copy: needed a shape of 4 warps in all; found 3 x 1; change distribute's shape, or the role's warpgroups
// PIPELINE: distribute{label=main to=warp shape=2,2}, distribute{label=main to=thread shape=8,8}
// CHECK-NEXT: distribute-warps-invalid.mlir:36:3: error: tile.mma: needed a shape of 32 threads in all; found 8 x 8; change distribute's shape, or the role's warpgroups
// PIPELINE: distribute{label=main to=warp shape=16,4}
// CHECK-NEXT: distribute-warps-invalid.mlir:36:3: error: tile.mma: needed at most 1024 threads; found 2048; change distribute's shape
// PIPELINE: distribute{label=main to=warp shape=3,1}
// CHECK-NEXT: distribute-warps-invalid.mlir:36:3: error: tile.mma: needed a block that 3 x 1 units share evenly; found 64 x 64; change distribute's shape or form-kernel's tile
// PIPELINE: distribute{label=main to=warp shape=2,2}, distribute{label=main to=thread shape=64,1}
// CHECK-NEXT: distribute-warps-invalid.mlir:36:3: error: tile.mma: needed a block that 64 x 1 units share evenly; found 32 x 32; change distribute's shape or form-kernel's tile
// In this order only: warps, then their threads; twice the same is once too often.
// PIPELINE: distribute{label=main to=warp shape=2,2} => distribute{label=main to=warp shape=2,2}
// CHECK-NEXT: distribute-warps-invalid.mlir:36:3: error: tile.mma: needed an op of scope role; found scope warp; distribute it once only
// PIPELINE: distribute{label=main to=thread shape=8,4} => distribute{label=main to=warp shape=1,1}
// CHECK-NEXT: distribute-warps-invalid.mlir:36:3: error: tile.mma: needed an op of scope role; found scope thread; distribute it once only
// PIPELINE: distribute{label=main to=warpgroup shape=1,1} => distribute{label=main to=thread shape=8,4}
// CHECK-NEXT: distribute-warps-invalid.mlir:36:3: error: tile.mma: needed an op of scope role; found scope warpgroup; distribute it once only
// A warp has no instruction of its own; its threads have.
// PIPELINE: distribute{label=main to=warp shape=2,2}, assign-atoms{mma=fma}
// CHECK-NEXT: distribute-warps-invalid.mlir:36:3: error: tile.mma: needed a product of scope thread for fma; found scope warp
// PIPELINE: distribute{label=main to=warp shape=2,2}, assign-atoms{mma=wgmma}
// CHECK-NEXT: distribute-warps-invalid.mlir:36:3: error: tile.mma: needed a product of scope warpgroup for wgmma; found scope warp
tile.kernel @cta ["a"] outputs 0 sizes {} {
^bb0(%a: memref<64x96xf32, #tile.space<global>>):
  %s = tile.alloc : memref<64x48xf32, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %w = tile.window %a[%c0, %c0] within [%c0, %c0] : memref<64x96xf32, #tile.space<global>> to !tile.window<64x48xf32>
  tile.copy "lhs" <role> %w to %s : !tile.window<64x48xf32> to memref<64x48xf32, #tile.space<shared>>
  %zero = tile.zero : !tile.fragment<64x64xf32>
  %p = tile.mma "main" <role> %s "mk", %s "nk", %zero : memref<64x48xf32, #tile.space<shared>>, memref<64x48xf32, #tile.space<shared>>, !tile.fragment<64x64xf32> to !tile.fragment<64x64xf32>
}
