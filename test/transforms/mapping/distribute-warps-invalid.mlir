// RUN: python %S/../split_refusals.py %s | filecheck %s

// -----
// Warps that do not divide: threads that are not whole warps, other shapes than warps or lanes.
// PIPELINE: distribute{label=lhs to=thread shape=8,2}, distribute{label=main to=warp shape=1,1}
// CHECK: distribute-warps-invalid.mlir:48:3: error: tile.mma: needed threads that make whole warps of 32; found 16
// PIPELINE: distribute{label=main to=warp shape=2,2}, distribute{label=lhs to=warp shape=3,1}
// CHECK-NEXT: distribute-warps-invalid.mlir:46:3: error: tile.copy: needed a shape of 4 warps in all; found 3 x 1; change distribute's shape, or the role's warpgroups
// PIPELINE: distribute{label=main to=warp shape=2,2}, distribute{label=main to=thread shape=8,8}
// CHECK-NEXT: distribute-warps-invalid.mlir:48:3: error: tile.mma: needed a shape of 32 threads in all; found 8 x 8; change distribute's shape, or the role's warpgroups
// PIPELINE: distribute{label=main to=warp shape=16,4}
// CHECK-NEXT: distribute-warps-invalid.mlir:48:3: error: tile.mma: needed at most 1024 threads; found 2048; change distribute's shape
// PIPELINE: distribute{label=main to=warp shape=3,1}
// CHECK-NEXT: distribute-warps-invalid.mlir:48:3: error: tile.mma: needed a block that 3 x 1 units share evenly; found 64 x 64; change distribute's shape or form-kernel's tile
// PIPELINE: distribute{label=main to=warp shape=2,2}, distribute{label=main to=thread shape=64,1}
// CHECK-NEXT: distribute-warps-invalid.mlir:48:3: error: tile.mma: needed a block that 64 x 1 units share evenly; found 32 x 32; change distribute's shape or form-kernel's tile
// In this order only: warps, then their threads; twice the same is once too often.
// PIPELINE: distribute{label=main to=warp shape=2,2} => distribute{label=main to=warp shape=2,2}
// CHECK-NEXT: distribute-warps-invalid.mlir:48:3: error: tile.mma: needed an op of scope role; found scope warp; distribute it once only
// PIPELINE: distribute{label=main to=thread shape=8,4} => distribute{label=main to=warp shape=1,1}
// CHECK-NEXT: distribute-warps-invalid.mlir:48:3: error: tile.mma: needed an op of scope role; found scope thread; distribute it once only
// PIPELINE: distribute{label=main to=warpgroup shape=1,1} => distribute{label=main to=thread shape=8,4}
// CHECK-NEXT: distribute-warps-invalid.mlir:48:3: error: tile.mma: needed an op of scope role; found scope warpgroup; distribute it once only
// Runs of elements: rows that are no multiple, threads left over, a warp's copy.
// PIPELINE: distribute{label=main to=warp shape=2,2}, distribute{label=lhs to=thread vector=5}
// CHECK-NEXT: distribute-warps-invalid.mlir:46:3: error: tile.copy: needed a tile that 128 units share in runs of 5 elements; found 64 x 48; change distribute's vector or form-kernel's tile
// PIPELINE: distribute{label=main to=warp shape=2,2}, distribute{label=lhs to=thread vector=32}
// CHECK-NEXT: distribute-warps-invalid.mlir:46:3: error: tile.copy: needed a tile that 128 units share in runs of 32 elements; found 64 x 48; change distribute's vector or form-kernel's tile
// PIPELINE: distribute{label=main to=thread shape=16,16}, distribute{label=lhs to=thread vector=8}
// CHECK-NEXT: distribute-warps-invalid.mlir:46:3: error: tile.copy: needed a tile that 256 units share in runs of 8 elements; found 64 x 48; change distribute's vector or form-kernel's tile
// PIPELINE: distribute{label=main to=warp shape=2,2}, distribute{label=lhs to=warp shape=2,2}, distribute{label=lhs to=thread vector=4}
// CHECK-NEXT: distribute-warps-invalid.mlir:46:3: error: tile.copy: needed a tile that 128 units share in runs of 4 elements; found 32 x 24; change distribute's vector or form-kernel's tile
// A product has no rows to share in runs: its shape is to be given.
// PIPELINE: distribute{label=lhs to=thread shape=8,4}, distribute{label=main to=thread vector=4}
// CHECK-NEXT: distribute-warps-invalid.mlir:48:3: error: tile.mma: needed a shape of 32 threads in all; found 1 x 1; change distribute's shape, or the role's warpgroups
// A warp has no instruction of its own; its threads have.
// PIPELINE: distribute{label=main to=warp shape=2,2}, assign-atoms{mma=fma}
// CHECK-NEXT: distribute-warps-invalid.mlir:48:3: error: tile.mma: needed a product of scope thread for fma; found scope warp
// PIPELINE: distribute{label=main to=warp shape=2,2}, assign-atoms{mma=wgmma}
// CHECK-NEXT: distribute-warps-invalid.mlir:48:3: error: tile.mma: needed a product of scope warpgroup for wgmma; found scope warp
tile.kernel @cta ["a"] outputs 0 sizes {} {
^bb0(%a: memref<64x96xf32, #tile.space<global>>):
  %s = tile.alloc : memref<64x48xf32, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %w = tile.window %a[%c0, %c0] within [%c0, %c0] : memref<64x96xf32, #tile.space<global>> to !tile.window<64x48xf32>
  tile.copy "lhs" <role> %w to %s : !tile.window<64x48xf32> to memref<64x48xf32, #tile.space<shared>>
  %zero = tile.zero : !tile.fragment<64x64xf32>
  %p = tile.mma "main" <role> %s "mk", %s "nk", %zero : memref<64x48xf32, #tile.space<shared>>, memref<64x48xf32, #tile.space<shared>>, !tile.fragment<64x64xf32> to !tile.fragment<64x64xf32>
}

// -----
// FOREIGN: more threads than runs in the whole tile, in a row too short for one.
// PIPELINE: distribute{label=lhs to=thread vector=4}
// CHECK-NEXT: distribute-warps-invalid.mlir:62:3: error: tile.copy: needed a tile that 64 units share in runs of 4 elements; found 16 x 2; change distribute's vector or form-kernel's tile
// PIPELINE: distribute{label=lhs to=thread vector=2}
// CHECK-NEXT: distribute-warps-invalid.mlir:62:3: error: tile.copy: needed a tile that 64 units share in runs of 2 elements; found 16 x 2; change distribute's vector or form-kernel's tile
tile.kernel @short ["a"] outputs 0 sizes {} threads 64 {
^bb0(%a: memref<64x96xf32, #tile.space<global>>):
  %s = tile.alloc : memref<16x2xf32, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %w = tile.window %a[%c0, %c0] within [%c0, %c0] : memref<64x96xf32, #tile.space<global>> to !tile.window<16x2xf32>
  tile.copy "lhs" <role> %w to %s : !tile.window<16x2xf32> to memref<16x2xf32, #tile.space<shared>>
}
