// RUN: python %S/../../transforms/split_refusals.py %s | filecheck %s

// -----
// No products to repeat.
// PIPELINE: repeat-products
// CHECK: repeat-products-invalid.mlir:1:1: error: builtin.module: needed a wgmma.mma_async; found none; run convert-tile-to-wgmma first
tile.kernel @main [] outputs 0 sizes {} threads 128 {
  barrier.sync 0
}

// -----
// Less than once, and loops whose products would not add up to `times`.
// PIPELINE: repeat-products{times=0}
// CHECK-NEXT: error: repeat-products: needed times and unroll of at least 1, and times a multiple of unroll; found times=0 unroll=1
// PIPELINE: repeat-products{times=4 unroll=0}
// CHECK-NEXT: found times=4 unroll=0
// PIPELINE: repeat-products{times=5 unroll=2}
// CHECK-NEXT: found times=5 unroll=2
tile.kernel @main [] outputs 0 sizes {} threads 128 {
  barrier.sync 0
}

// -----
// There are fences already.
// PIPELINE: repeat-products
// CHECK-NEXT: repeat-products-invalid.mlir:34:3: error: wgmma.mma_async: needed products without fences; found wgmma.fence; run insert-fences after
!buffer = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!acc = !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
tile.kernel @main [] outputs 0 sizes {} threads 128 {
  %s = tile.alloc : !buffer
  %zero = tile.zero : !acc
  %d = wgmma.make_descriptor %s leading 0 stride 1024 : !buffer
  %f = wgmma.fence %zero : !acc to !acc
  %1 = wgmma.mma_async [64, 64, 16] bf16 %d "k", %d "k", %f from 0 : !acc to !acc
}

// -----
// FOREIGN: two chains go on from one product.
// PIPELINE: repeat-products
// CHECK-NEXT: repeat-products-invalid.mlir:47:3: error: wgmma.mma_async: needed a sum used by the next product only; found another use too
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
// FOREIGN: a release between two products: the second run of the first would read what is gone.
// PIPELINE: repeat-products
// CHECK-NEXT: repeat-products-invalid.mlir:65:3: error: barrier.arrive: needed only pure operations between the products of a chain; found barrier.arrive
!buffer = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!acc = !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
tile.kernel @main [] outputs 0 sizes {} threads 128 {
  %s = tile.alloc : !buffer
  %empty = barrier.alloc : !barrier.ring<4>
  %c0 = arith.constant 0 : index
  %zero = tile.zero : !acc
  %d = wgmma.make_descriptor %s leading 0 stride 1024 : !buffer
  %1 = wgmma.mma_async [64, 64, 16] bf16 %d "k", %d "k", %zero from 0 : !acc to !acc
  barrier.arrive %empty[%c0 offset 0] by "warp" : !barrier.ring<4>
  %2 = wgmma.mma_async [64, 64, 16] bf16 %d "k", %d "k", %1 from 0 : !acc to !acc
}

// -----
// FOREIGN: two chains that alternate.
// PIPELINE: repeat-products
// CHECK-NEXT: repeat-products-invalid.mlir:80:3: error: wgmma.mma_async: needed only pure operations between the products of a chain; found wgmma.mma_async
!buffer = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!acc = !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
tile.kernel @main [] outputs 0 sizes {} threads 128 {
  %s = tile.alloc : !buffer
  %zero = tile.zero : !acc
  %d = wgmma.make_descriptor %s leading 0 stride 1024 : !buffer
  %a = wgmma.mma_async [64, 64, 16] bf16 %d "k", %d "k", %zero from 0 : !acc to !acc
  %b = wgmma.mma_async [64, 64, 16] bf16 %d "k", %d "k", %zero from 0 : !acc to !acc
  %2 = wgmma.mma_async [64, 64, 16] bf16 %d "k", %d "k", %a from 0 : !acc to !acc
  %3 = wgmma.mma_async [64, 64, 16] bf16 %d "k", %d "k", %b from 0 : !acc to !acc
}

// -----
// A product that replaces its sum would do so every time.
// PIPELINE: repeat-products
// CHECK-NEXT: repeat-products-invalid.mlir:96:3: error: wgmma.mma_async: needed products that add to their sum; found one that may replace it; leave out overwrite-first
!buffer = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!acc = !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
tile.kernel @main [] outputs 0 sizes {} threads 128 {
  %s = tile.alloc : !buffer
  %zero = tile.zero : !acc
  %no = arith.constant false
  %d = wgmma.make_descriptor %s leading 0 stride 1024 : !buffer
  %1 = wgmma.mma_async [64, 64, 16] bf16 %d "k", %d "k", %zero from 0 accumulate %no : !acc to !acc
}
