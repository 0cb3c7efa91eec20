// RUN: python %S/../split_refusals.py %s | filecheck %s

// -----
// No products to fence.
// PIPELINE: insert-fences
// CHECK: insert-fences-invalid.mlir:1:1: error: builtin.module: needed a wgmma.mma_async; found none; run convert-tile-to-wgmma first
tile.kernel @main [] outputs 0 sizes {} threads 128 {
  barrier.sync 0
}

// -----
// There are fences already.
// PIPELINE: insert-fences
// CHECK-NEXT: insert-fences-invalid.mlir:22:3: error: wgmma.mma_async: needed products without fences; found wgmma.fence
!buffer = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!acc = !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
tile.kernel @main [] outputs 0 sizes {} threads 128 {
  %s = tile.alloc : !buffer
  %zero = tile.zero : !acc
  %d = wgmma.make_descriptor %s leading 0 stride 1024 : !buffer
  %f = wgmma.fence %zero : !acc to !acc
  %1 = wgmma.mma_async [64, 64, 16] bf16 %d "k", %d "k", %f from 0 : !acc to !acc
  %2 = wgmma.mma_async [64, 64, 16] bf16 %d "k", %d "k", %1 from 0 : !acc to !acc
}

// -----
// FOREIGN: two chains go on from one product, whose registers one of them overwrites.
// PIPELINE: insert-fences
// CHECK-NEXT: insert-fences-invalid.mlir:36:3: error: wgmma.mma_async: needed an accumulator used by the next product only; found another use too
!buffer = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!acc = !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
tile.kernel @main [] outputs 0 sizes {} threads 128 {
  %s = tile.alloc : !buffer
  %zero = tile.zero : !acc
  %d = wgmma.make_descriptor %s leading 0 stride 1024 : !buffer
  %1 = wgmma.mma_async [64, 64, 16] bf16 %d "k", %d "k", %zero from 0 : !acc to !acc
  %2 = wgmma.mma_async [64, 64, 16] bf16 %d "k", %d "k", %1 from 0 : !acc to !acc
  %3 = wgmma.mma_async [64, 64, 16] bf16 %d "k", %d "k", %1 from 0 : !acc to !acc
}

// -----
// A sum that is read between the products that add to it.
// PIPELINE: insert-fences
// CHECK-NEXT: insert-fences-invalid.mlir:52:3: error: wgmma.mma_async: needed an accumulator used by the next product only; found another use too
!buffer = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!acc = !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
tile.kernel @main [] outputs 0 sizes {} threads 128 {
  %s = tile.alloc : !buffer
  %t = tile.alloc : memref<64x64xf32, #tile.space<shared>>
  %zero = tile.zero : !acc
  %d = wgmma.make_descriptor %s leading 0 stride 1024 : !buffer
  %1 = wgmma.mma_async [64, 64, 16] bf16 %d "k", %d "k", %zero from 0 : !acc to !acc
  %2 = wgmma.mma_async [64, 64, 16] bf16 %d "k", %d "k", %1 from 0 : !acc to !acc
  tile.store "out" <warpgroup> %1 to %t : !acc to memref<64x64xf32, #tile.space<shared>>
}
