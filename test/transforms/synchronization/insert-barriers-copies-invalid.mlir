// RUN: python %S/../split_refusals.py %s | filecheck %s

// -----
// Groups are made here, once.
// PIPELINE: insert-barriers
// CHECK: insert-barriers-copies-invalid.mlir:11:3: error: barrier.commit_copies: needed copies in no group yet; found one; run insert-barriers only once
tile.kernel @committed ["a"] outputs 0 sizes {} threads 64 {
^bb0(%w: !tile.window<64x8xf32>):
  %s = tile.alloc : memref<64x8xf32, #tile.space<shared>>
  tile.copy "lhs" <thread> atom <cp_async> %w to %s : !tile.window<64x8xf32> to memref<64x8xf32, #tile.space<shared>>
  barrier.commit_copies
}

// -----
// FOREIGN: a copy that not all threads make.
// PIPELINE: insert-barriers
// CHECK-NEXT: insert-barriers-copies-invalid.mlir:22:5: error: tile.copy: needed an asynchronous copy in every iteration; found scf.if
tile.kernel @in_branch ["w", "yes"] outputs 0 sizes {} threads 64 {
^bb0(%w: !tile.window<64x8xf32>, %yes: i1):
  %s = tile.alloc : memref<64x8xf32, #tile.space<shared>>
  scf.if %yes {
    tile.copy "lhs" <thread> atom <cp_async> %w to %s : !tile.window<64x8xf32> to memref<64x8xf32, #tile.space<shared>>
  }
}

// -----
// FOREIGN: two copies of one group into one buffer, in no order.
// PIPELINE: insert-barriers
// CHECK-NEXT: insert-barriers-copies-invalid.mlir:33:3: error: tile.copy: needed one copy into a slot before it is read; found another one into the same
tile.kernel @twice ["a"] outputs 0 sizes {} threads 64 {
^bb0(%w: !tile.window<64x8xf32>):
  %s = tile.alloc : memref<64x8xf32, #tile.space<shared>>
  tile.copy "lhs" <thread> atom <cp_async> %w to %s : !tile.window<64x8xf32> to memref<64x8xf32, #tile.space<shared>>
  tile.copy "lhs" <thread> atom <cp_async> %w to %s : !tile.window<64x8xf32> to memref<64x8xf32, #tile.space<shared>>
}

// -----
// FOREIGN: a reader in another role, of a buffer that is no ring.
// PIPELINE: insert-barriers
// CHECK-NEXT: insert-barriers-copies-invalid.mlir:46:5: error: tile.copy: needed a ring to wait for by iteration, for a copy that completes on an mbarrier; found a single buffer; run multi-buffer (stages=1 for one slot)
tile.kernel @roles ["a"] outputs 0 sizes {} threads 256 {
^bb0(%w: !tile.window<64x8xf32>):
  %s = tile.alloc : memref<64x8xf32, #tile.space<shared>>
  %zero = tile.zero : !tile.fragment<64x64xf32, #tile.layout<threads [] values [64, 0, 1, 64, 1, 0]>>
  tile.role "producer" warpgroups 1 warps 4 {
    tile.copy "lhs" <thread> atom <cp_async> %w to %s : !tile.window<64x8xf32> to memref<64x8xf32, #tile.space<shared>>
  }
  tile.role "consumer" warpgroups 1 warps 4 {
    %p = tile.mma "main" <thread> atom <fma 1x1x1> %s "mk", %s "nk", %zero : memref<64x8xf32, #tile.space<shared>>, memref<64x8xf32, #tile.space<shared>>, !tile.fragment<64x64xf32, #tile.layout<threads [] values [64, 0, 1, 64, 1, 0]>> to !tile.fragment<64x64xf32, #tile.layout<threads [] values [64, 0, 1, 64, 1, 0]>>
  }
}

// -----
// The copy engine's ring tells of its own iteration only.
// PIPELINE: insert-barriers
// CHECK-NEXT: insert-barriers-copies-invalid.mlir:67:5: error: tile.copy: needed a copy into the slot of its own iteration, for one that completes on an mbarrier; found a later one's; leave out pipeline-loop
tile.kernel @engine ["a"] outputs 0 sizes {} threads 128 {
^bb0(%w: !tile.window<64x64xbf16>):
  %r = tile.alloc : !tile.ring<2, memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 64 : index
  %zero = tile.zero : !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
  %total, %last = scf.for %k = %c0 to %n step %c1 iter_args(%s = %zero, %it = %c0) -> (!tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>, index) {
    %x = tile.slot %r[%it] : !tile.ring<2, memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
    %x1 = tile.slot %r[%it offset 1] : !tile.ring<2, memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
    tile.copy "lhs" <role> atom <tma> %w to %x1 : !tile.window<64x64xbf16> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
    %p = tile.mma "main" <warpgroup> atom <wgmma 64x64x16> %x "mk", %x "nk", %s : memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>, memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>, !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>> to !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
    %next = arith.addi %it, %c1 : index
    scf.yield %p, %next : !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>, index
  }
}
