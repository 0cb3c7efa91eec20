// RUN: python %S/../split_refusals.py %s | filecheck %s

// -----
// Nothing to order.
// PIPELINE: insert-barriers
// CHECK: insert-barriers-invalid.mlir:7:1: error: tile.kernel: needed shared buffers with accesses to order; found none
tile.kernel @main [] outputs 0 sizes {} threads 128 {
  %block = tile.block_id
}

// -----
// An op without an atom: nobody knows when it is done.
// PIPELINE: insert-barriers
// CHECK-NEXT: insert-barriers-invalid.mlir:28:5: error: tile.copy: needed an atom, which says how the op completes; found none; run assign-atoms first
!buffer = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!ring = !tile.ring<2, !buffer>
!matrix = memref<512x512xbf16, #tile.space<global>>
!window = !tile.window<64x64xbf16>
!acc = !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
tile.kernel @main ["a"] outputs 0 sizes {} threads 256 {
^bb0(%a: !matrix):
  %ring = tile.alloc : !ring
  %c0 = arith.constant 0 : index
  %w = tile.window %a[%c0, %c0] within [%c0, %c0] : !matrix to !window
  %zero = tile.zero : !acc
  tile.role "producer" warpgroups 1 warps 1 {
    %slot = tile.slot %ring[%c0] : !ring to !buffer
    tile.copy "lhs" <role> %w to %slot : !window to !buffer
  }
  tile.role "consumer" warpgroups 1 warps 4 {
    %slot = tile.slot %ring[%c0] : !ring to !buffer
    %p = tile.mma "main" <warpgroup> atom <wgmma 64x64x16> %slot "mk", %slot "nk", %zero : !buffer, !buffer, !acc to !acc
  }
}

// -----
// Barriers are inserted already.
// PIPELINE: insert-barriers
// CHECK-NEXT: insert-barriers-invalid.mlir:54:5: error: tile.copy: needed copies without a signal; found one; run insert-barriers only once
!buffer = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!ring = !tile.ring<2, !buffer>
!matrix = memref<512x512xbf16, #tile.space<global>>
!window = !tile.window<64x64xbf16>
!acc = !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
tile.kernel @main ["a"] outputs 0 sizes {} threads 256 {
^bb0(%a: !matrix):
  %ring = tile.alloc : !ring
  %full = barrier.alloc : !barrier.ring<2>
  %c0 = arith.constant 0 : index
  %w = tile.window %a[%c0, %c0] within [%c0, %c0] : !matrix to !window
  %zero = tile.zero : !acc
  tile.role "producer" warpgroups 1 warps 1 {
    %slot = tile.slot %ring[%c0] : !ring to !buffer
    tile.copy "lhs" <role> atom <tma> %w to %slot signals %full[%c0] : !barrier.ring<2> : !window to !buffer
  }
  tile.role "consumer" warpgroups 1 warps 4 {
    %slot = tile.slot %ring[%c0] : !ring to !buffer
    %p = tile.mma "main" <warpgroup> atom <wgmma 64x64x16> %slot "mk", %slot "nk", %zero : !buffer, !buffer, !acc to !acc
  }
}

// -----
// An access that is a thread's already.
// PIPELINE: insert-barriers
// CHECK-NEXT: insert-barriers-invalid.mlir:74:3: error: tile.load: needed copies, products, stores and bulk stores as the only accesses to shared memory; found tile.load; run insert-barriers before convert-tile-to-simt
!buffer = memref<4x4xf32, #tile.space<shared>>
!part = !tile.fragment<4x4xf32, #tile.layout<threads [] values [4, 0, 1, 4, 1, 0]>>
tile.kernel @main ["a"] outputs 0 sizes {} threads 128 {
^bb0(%a: memref<4x4xf32, #tile.space<global>>):
  %s = tile.alloc : !buffer
  %c0 = arith.constant 0 : index
  %w = tile.window %a[%c0, %c0] within [%c0, %c0] : memref<4x4xf32, #tile.space<global>> to !tile.window<4x4xf32>
  tile.copy "lhs" <thread> atom <ldst> %w to %s : !tile.window<4x4xf32> to !buffer
  %f = tile.load %s : !buffer to !part
}

// -----
// A buffer that is nobody's allocation.
// PIPELINE: insert-barriers
// CHECK-NEXT: insert-barriers-invalid.mlir:86:3: error: tile.mma: needed a buffer from tile.alloc; found memref<16x16xf32, #tile.space<shared>>
!buffer = memref<16x16xf32, #tile.space<shared>>
!acc = !tile.fragment<16x16xf32, #tile.layout<threads [] values [16, 0, 1, 16, 1, 0]>>
tile.kernel @main ["a"] outputs 0 sizes {} threads 128 {
^bb0(%s: !buffer):
  %zero = tile.zero : !acc
  %p = tile.mma "main" <thread> atom <fma 1x1x1> %s "mk", %s "nk", %zero : !buffer, !buffer, !acc to !acc
}

// -----
// A buffer that is read and never written.
// PIPELINE: insert-barriers
// CHECK-NEXT: insert-barriers-invalid.mlir:103:3: error: tile.mma: needed a write to the buffer it reads; found none
!buffer = memref<16x16xf32, #tile.space<shared>>
!window = !tile.window<16x16xf32>
!acc = !tile.fragment<16x16xf32, #tile.layout<threads [] values [16, 0, 1, 16, 1, 0]>>
tile.kernel @main ["a"] outputs 0 sizes {} threads 128 {
^bb0(%a: memref<16x16xf32, #tile.space<global>>):
  %s = tile.alloc : !buffer
  %c0 = arith.constant 0 : index
  %yes = arith.constant true
  %w = tile.window %a[%c0, %c0] within [%c0, %c0] : memref<16x16xf32, #tile.space<global>> to !window
  %zero = tile.zero : !acc
  %p = tile.mma "main" <thread> atom <fma 1x1x1> %s "mk", %s "nk", %zero : !buffer, !buffer, !acc to !acc
}

// -----
// A buffer whose writers are waited for in different ways.
// PIPELINE: insert-barriers
// CHECK-NEXT: insert-barriers-invalid.mlir:124:5: error: tile.copy: needed writes to one buffer that complete alike; found tma and ldst
!buffer = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!ring = !tile.ring<2, !buffer>
!matrix = memref<512x512xbf16, #tile.space<global>>
!window = !tile.window<64x64xbf16>
!acc = !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
tile.kernel @main ["a"] outputs 0 sizes {} threads 256 {
^bb0(%a: !matrix):
  %ring = tile.alloc : !ring
  %c0 = arith.constant 0 : index
  %w = tile.window %a[%c0, %c0] within [%c0, %c0] : !matrix to !window
  %zero = tile.zero : !acc
  tile.role "producer" warpgroups 1 warps 1 {
    %slot = tile.slot %ring[%c0] : !ring to !buffer
    tile.copy "lhs" <role> atom <tma> %w to %slot : !window to !buffer
    tile.copy "lhs" <thread> atom <ldst> %w to %slot : !window to !buffer
  }
  tile.role "consumer" warpgroups 1 warps 4 {
    %slot = tile.slot %ring[%c0] : !ring to !buffer
    %p = tile.mma "main" <warpgroup> atom <wgmma 64x64x16> %slot "mk", %slot "nk", %zero : !buffer, !buffer, !acc to !acc
  }
}

// -----
// A synchronous copy of a whole role cannot tell another role that it is done.
// PIPELINE: insert-barriers
// CHECK-NEXT: insert-barriers-invalid.mlir:149:5: error: tile.copy: needed a copy that completes on an mbarrier, since another role reads its buffer; found a synchronous copy; run assign-atoms{copy=tma} first
!buffer = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!ring = !tile.ring<2, !buffer>
!matrix = memref<512x512xbf16, #tile.space<global>>
!window = !tile.window<64x64xbf16>
!acc = !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
tile.kernel @main ["a"] outputs 0 sizes {} threads 256 {
^bb0(%a: !matrix):
  %ring = tile.alloc : !ring
  %c0 = arith.constant 0 : index
  %w = tile.window %a[%c0, %c0] within [%c0, %c0] : !matrix to !window
  %zero = tile.zero : !acc
  tile.role "producer" warpgroups 1 warps 1 {
    %slot = tile.slot %ring[%c0] : !ring to !buffer
    tile.copy "lhs" <role> atom <ldst> %w to %slot : !window to !buffer
  }
  tile.role "consumer" warpgroups 1 warps 4 {
    %slot = tile.slot %ring[%c0] : !ring to !buffer
    %p = tile.mma "main" <warpgroup> atom <wgmma 64x64x16> %slot "mk", %slot "nk", %zero : !buffer, !buffer, !acc to !acc
  }
}

// -----
// Half of the threads would wait at a barrier for the others for ever.
// PIPELINE: insert-barriers
// CHECK-NEXT: insert-barriers-invalid.mlir:173:5: error: tile.mma: needed a place for a barrier that all threads reach, before a conflicting access; found a branch of scf.if; move it out of the branch
!buffer = memref<16x16xf32, #tile.space<shared>>
!window = !tile.window<16x16xf32>
!acc = !tile.fragment<16x16xf32, #tile.layout<threads [] values [16, 0, 1, 16, 1, 0]>>
tile.kernel @main ["a"] outputs 0 sizes {} threads 128 {
^bb0(%a: memref<16x16xf32, #tile.space<global>>):
  %s = tile.alloc : !buffer
  %c0 = arith.constant 0 : index
  %yes = arith.constant true
  %w = tile.window %a[%c0, %c0] within [%c0, %c0] : memref<16x16xf32, #tile.space<global>> to !window
  %zero = tile.zero : !acc
  scf.if %yes {
    tile.copy "lhs" <thread> atom <ldst> %w to %s : !window to !buffer
    %p = tile.mma "main" <thread> atom <fma 1x1x1> %s "mk", %s "nk", %zero : !buffer, !buffer, !acc to !acc
  }
}

// -----
// Not a loop, a branch or a role: it is not known who runs it, and how often.
// PIPELINE: insert-barriers
// CHECK-NEXT: insert-barriers-invalid.mlir:191:3: error: tile.elect: needed accesses to shared memory in loops, branches and roles only; found tile.elect; run schedule-work, or take them out of it
!buffer = memref<16x16xf32, #tile.space<shared>>
!window = !tile.window<16x16xf32>
!acc = !tile.fragment<16x16xf32, #tile.layout<threads [] values [16, 0, 1, 16, 1, 0]>>
tile.kernel @main ["a"] outputs 0 sizes {} threads 128 {
^bb0(%a: memref<16x16xf32, #tile.space<global>>):
  %s = tile.alloc : !buffer
  %c0 = arith.constant 0 : index
  %yes = arith.constant true
  %w = tile.window %a[%c0, %c0] within [%c0, %c0] : memref<16x16xf32, #tile.space<global>> to !window
  %zero = tile.zero : !acc
  tile.elect {
    tile.copy "lhs" <thread> atom <ldst> %w to %s : !window to !buffer
  }
  %p = tile.mma "main" <thread> atom <fma 1x1x1> %s "mk", %s "nk", %zero : !buffer, !buffer, !acc to !acc
}

// -----
// Two threads that wait for groups of their own, with one count of them.
// PIPELINE: insert-barriers
// CHECK-NEXT: insert-barriers-invalid.mlir:211:3: error: tile.bulk_store: needed bulk stores of one scope in a role; found two
!buffer = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!window = !tile.window<64x64xbf16>
!tile = !tile.fragment<64x64xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
tile.kernel @main ["a", "f"] outputs 1 sizes {} threads 128 {
^bb0(%f: !tile, %a: memref<64x64xbf16, #tile.space<global>>):
  %one = tile.alloc : !buffer
  %c0 = arith.constant 0 : index
  %w = tile.window %a[%c0, %c0] within [%c0, %c0] : memref<64x64xbf16, #tile.space<global>> to !window
  tile.store "out" <warpgroup> atom <stmatrix> %f to %one : !tile to !buffer
  tile.bulk_store "out" <warpgroup> atom <tma_store> %one to %w : !buffer to !window
  tile.bulk_store "out" <role> atom <tma_store> %one to %w : !buffer to !window
}

// -----
// Eight roles and a warpgroup in each leave no barriers of their own to the last of them.
// PIPELINE: insert-barriers
// CHECK-NEXT: insert-barriers-invalid.mlir:251:5: error: tile.bulk_store: needed barriers 1 to 15 for all roles and warpgroups; found 16
!buffer = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!window = !tile.window<64x64xbf16>
!tile = !tile.fragment<64x64xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
tile.kernel @main ["a", "f"] outputs 1 sizes {} threads 1024 {
^bb0(%f: !tile, %a: memref<64x64xbf16, #tile.space<global>>):
  %one = tile.alloc : !buffer
  %c0 = arith.constant 0 : index
  %w = tile.window %a[%c0, %c0] within [%c0, %c0] : memref<64x64xbf16, #tile.space<global>> to !window
  tile.role "r0" warpgroups 1 warps 4 {
    %b0 = tile.block_id
  }
  tile.role "r1" warpgroups 1 warps 4 {
    %b1 = tile.block_id
  }
  tile.role "r2" warpgroups 1 warps 4 {
    %b2 = tile.block_id
  }
  tile.role "r3" warpgroups 1 warps 4 {
    %b3 = tile.block_id
  }
  tile.role "r4" warpgroups 1 warps 4 {
    %b4 = tile.block_id
  }
  tile.role "r5" warpgroups 1 warps 4 {
    %b5 = tile.block_id
  }
  tile.role "r6" warpgroups 1 warps 4 {
    %b6 = tile.block_id
  }
  tile.role "last" warpgroups 1 warps 4 {
    %i = tile.id "warpgroup" of 1
    %own = tile.part %one[%i, %c0] of [1, 1] : !buffer to !buffer
    tile.store "out" <warpgroup> atom <stmatrix> %f to %own : !tile to !buffer
    tile.bulk_store "out" <warpgroup> atom <tma_store> %own to %w : !buffer to !window
  }
}

// -----
// FOREIGN: a fix-up that has its barrier already.
// PIPELINE: insert-barriers
// CHECK-NEXT: insert-barriers-invalid.mlir:266:3: error: tile.fixup: needed units that meet at no barrier yet; found barrier 2; run insert-barriers once
tile.kernel @met [] outputs 0 sizes {} threads 128 {
^bb0:
  %s = tile.alloc : memref<64x8xf32, #tile.space<shared>>
  %partials = tile.partials : !tile.partials<1x2x64x8xf32>
  %i = arith.constant 0 : index
  %sum = tile.zero : !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>>
  tile.store "out" <warpgroup> atom <st> %sum to %s : !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>> to memref<64x8xf32, #tile.space<shared>>
  tile.fixup "fixup" <warpgroup> %sum in %partials[%i, %i] at 2 : !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>> in !tile.partials<1x2x64x8xf32> {
  ^bb0(%total: !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>>):
  }
}

// -----
// FOREIGN: two warpgroups that share one fix-up.
// PIPELINE: insert-barriers
// CHECK-NEXT: insert-barriers-invalid.mlir:282:3: error: tile.fixup: needed a warpgroup to a tile; found scope role; distribute its product
tile.kernel @together [] outputs 0 sizes {} threads 256 {
^bb0:
  %s = tile.alloc : memref<64x8xf32, #tile.space<shared>>
  %partials = tile.partials : !tile.partials<1x2x64x8xf32>
  %i = arith.constant 0 : index
  %sum = tile.zero : !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>>
  tile.store "out" <warpgroup> atom <st> %sum to %s : !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>> to memref<64x8xf32, #tile.space<shared>>
  tile.fixup "fixup" <role> %sum in %partials[%i, %i] : !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>> in !tile.partials<1x2x64x8xf32> {
  ^bb0(%total: !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>>):
  }
}
