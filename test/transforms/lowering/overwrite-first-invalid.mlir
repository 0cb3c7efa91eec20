// RUN: python %S/../split_refusals.py %s | filecheck %s

// -----
// PIPELINE: overwrite-first
// CHECK: overwrite-first-invalid.mlir:1:1: error: builtin.module: needed a wgmma.mma_async whose accumulator a loop carries; found none; run convert-tile-to-wgmma first
tile.kernel @nothing [] outputs 0 sizes {} {
^bb0:
}

// -----
// A sum that goes on from something else.
// PIPELINE: overwrite-first
// CHECK-NEXT: overwrite-first-invalid.mlir:23:5: error: wgmma.mma_async: needed an accumulator that starts as tile.zero; found tile.undef
!buffer = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!acc = !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
tile.kernel @k [] outputs 0 sizes {} threads 128 {
  %a = tile.alloc : !buffer
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %d = wgmma.make_descriptor %a leading 0 stride 1024 : !buffer
  %zero = tile.undef : !acc
  %total = scf.for %i = %c0 to %c64 step %c64 iter_args(%acc = %zero) -> (!acc) {
    %1 = wgmma.mma_async [64, 64, 16] bf16 %d "k", %d "k", %acc from 0 : !acc to !acc
    scf.yield %1 : !acc
  }
}

// -----
// FOREIGN: A loop that may not run at all.
// PIPELINE: overwrite-first
// CHECK-NEXT: overwrite-first-invalid.mlir:42:5: error: wgmma.mma_async: needed a loop that plainly runs at least once; found 0 to a value
!buffer = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!acc = !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
tile.kernel @k [] outputs 0 sizes {} threads 128 {
  %a = tile.alloc : !buffer
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %d = wgmma.make_descriptor %a leading 0 stride 1024 : !buffer
  %zero = tile.zero : !acc
  %n = tile.block_id
  %total = scf.for %i = %c0 to %n step %c64 iter_args(%acc = %zero) -> (!acc) {
    %1 = wgmma.mma_async [64, 64, 16] bf16 %d "k", %d "k", %acc from 0 : !acc to !acc
    scf.yield %1 : !acc
  }
}

// -----
// A loop that does not run.
// PIPELINE: overwrite-first
// CHECK-NEXT: overwrite-first-invalid.mlir:60:5: error: wgmma.mma_async: needed a loop that plainly runs at least once; found 0 to 0
!buffer = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!acc = !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
tile.kernel @k [] outputs 0 sizes {} threads 128 {
  %a = tile.alloc : !buffer
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %d = wgmma.make_descriptor %a leading 0 stride 1024 : !buffer
  %zero = tile.zero : !acc
  %total = scf.for %i = %c0 to %c0 step %c64 iter_args(%acc = %zero) -> (!acc) {
    %1 = wgmma.mma_async [64, 64, 16] bf16 %d "k", %d "k", %acc from 0 : !acc to !acc
    scf.yield %1 : !acc
  }
}

// -----
// Half of the registers.
// PIPELINE: overwrite-first
// CHECK-NEXT: overwrite-first-invalid.mlir:78:5: error: wgmma.mma_async: needed products that replace all 32 registers of the accumulator; found 16
!buffer = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!acc = !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
tile.kernel @k [] outputs 0 sizes {} threads 128 {
  %a = tile.alloc : !buffer
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %d = wgmma.make_descriptor %a leading 0 stride 1024 : !buffer
  %zero = tile.zero : !acc
  %total = scf.for %i = %c0 to %c64 step %c64 iter_args(%acc = %zero) -> (!acc) {
    %1 = wgmma.mma_async [64, 32, 16] bf16 %d "k", %d "k", %acc from 0 : !acc to !acc
    scf.yield %1 : !acc
  }
}

// -----
// Products that overlap in part.
// PIPELINE: overwrite-first
// CHECK-NEXT: overwrite-first-invalid.mlir:97:5: error: wgmma.mma_async: needed products that touch the same registers, or others, as those before; found some of the same
!buffer = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!acc = !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
tile.kernel @k [] outputs 0 sizes {} threads 128 {
  %a = tile.alloc : !buffer
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %d = wgmma.make_descriptor %a leading 0 stride 1024 : !buffer
  %zero = tile.zero : !acc
  %total = scf.for %i = %c0 to %c64 step %c64 iter_args(%acc = %zero) -> (!acc) {
    %1 = wgmma.mma_async [64, 32, 16] bf16 %d "k", %d "k", %acc from 0 : !acc to !acc
    %2 = wgmma.mma_async [64, 64, 16] bf16 %d "k", %d "k", %1 from 0 : !acc to !acc
    scf.yield %2 : !acc
  }
}

// -----
// Twice.
// PIPELINE: overwrite-first
// CHECK-NEXT: overwrite-first-invalid.mlir:116:5: error: wgmma.mma_async: needed products that always add; found one that may not; run overwrite-first only once
!buffer = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!acc = !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
tile.kernel @k [] outputs 0 sizes {} threads 128 {
  %a = tile.alloc : !buffer
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %d = wgmma.make_descriptor %a leading 0 stride 1024 : !buffer
  %zero = tile.zero : !acc
  %total = scf.for %i = %c0 to %c64 step %c64 iter_args(%acc = %zero) -> (!acc) {
    %later = arith.cmpi ne, %i, %c0 : index
    %1 = wgmma.mma_async [64, 64, 16] bf16 %d "k", %d "k", %acc from 0 accumulate %later : !acc to !acc
    scf.yield %1 : !acc
  }
}

// -----
// FOREIGN: A sum that something else looks at first.
// PIPELINE: overwrite-first
// CHECK-NEXT: overwrite-first-invalid.mlir:138:5: error: wgmma.mma_async: needed a sum that the iteration's first product alone uses; found other uses
!buffer = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!acc = !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
tile.kernel @k [] outputs 0 sizes {} threads 128 {
  %a = tile.alloc : !buffer
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %d = wgmma.make_descriptor %a leading 0 stride 1024 : !buffer
  %zero = tile.zero : !acc
  %total = scf.for %i = %c0 to %c64 step %c64 iter_args(%acc = %zero) -> (!acc) {
    %o = tile.map %acc : !acc to !acc {
    ^bb0(%x: f32):
      tile.yield %x : f32
    }
    %1 = wgmma.mma_async [64, 64, 16] bf16 %d "k", %d "k", %acc from 0 : !acc to !acc
    scf.yield %1 : !acc
  }
}

// -----
// FOREIGN: A product in a branch.
// PIPELINE: overwrite-first
// CHECK-NEXT: overwrite-first-invalid.mlir:158:7: error: wgmma.mma_async: needed a product directly in the loop that carries its sum; found one in a branch
!buffer = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!acc = !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
tile.kernel @k [] outputs 0 sizes {} threads 128 {
  %a = tile.alloc : !buffer
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %d = wgmma.make_descriptor %a leading 0 stride 1024 : !buffer
  %zero = tile.zero : !acc
  %total = scf.for %i = %c0 to %c64 step %c64 iter_args(%acc = %zero) -> (!acc) {
    %c = arith.cmpi ne, %i, %c0 : index
    %r = scf.if %c -> (!acc) {
      %1 = wgmma.mma_async [64, 64, 16] bf16 %d "k", %d "k", %acc from 0 : !acc to !acc
      scf.yield %1 : !acc
    } else {
      scf.yield %acc : !acc
    }
    scf.yield %r : !acc
  }
}
