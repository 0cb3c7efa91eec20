// RUN: gemmc %s --pipeline 'insert-barriers' --emit mlir | filecheck %s

// One warpgroup, two buffers in turns, tile after tile. Before a buffer is written again its
// bulk store, the one before the last, is waited for by the thread that issued it; before it is
// stored, what was written by all threads is made visible to the copy engine. At the end nothing
// is being read any more.
// CHECK-LABEL: tile.kernel @one_warpgroup
// CHECK:         scf.for %row = %c0 to %c512 step %c64 {
// CHECK-NEXT:      %w = tile.window %c[%row, %c0] within [%c512, %c512] : memref<512x512xbf16, #tile.space<global>> to !tile.window<64x64xbf16>
// CHECK-NEXT:      %v = tile.window %c[%row, %c64] within [%c512, %c512] : memref<512x512xbf16, #tile.space<global>> to !tile.window<64x64xbf16>
// CHECK-NEXT:      tile.elect each <warpgroup> {
// CHECK-NEXT:        tma.wait_group 1
// CHECK-NEXT:      }
// CHECK-NEXT:      barrier.sync 0
// CHECK-NEXT:      tile.store "out" <warpgroup> atom <stmatrix> %f to %even : !tile.fragment<64x64xbf16> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
// CHECK-NEXT:      barrier.fence_proxy
// CHECK-NEXT:      barrier.sync 0
// CHECK-NEXT:      tile.bulk_store "out" <warpgroup> atom <tma_store> %even to %w : memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>> to !tile.window<64x64xbf16>
// CHECK-NEXT:      tile.elect each <warpgroup> {
// CHECK-NEXT:        tma.wait_group 1
// CHECK-NEXT:      }
// CHECK-NEXT:      barrier.sync 0
// CHECK-NEXT:      tile.store "out" <warpgroup> atom <stmatrix> %f to %odd : !tile.fragment<64x64xbf16> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
// CHECK-NEXT:      barrier.fence_proxy
// CHECK-NEXT:      barrier.sync 0
// CHECK-NEXT:      tile.bulk_store "out" <warpgroup> atom <tma_store> %odd to %v : memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>> to !tile.window<64x64xbf16>
// CHECK-NEXT:    }
// CHECK-NEXT:    tile.elect each <warpgroup> {
// CHECK-NEXT:      tma.wait_group 0
// CHECK-NEXT:    }
// CHECK-NEXT:  }
tile.kernel @one_warpgroup ["c"] outputs 1 sizes {} threads 128 {
^bb0(%c: memref<512x512xbf16, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %c512 = arith.constant 512 : index
  %c64 = arith.constant 64 : index
  %even = tile.alloc : memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
  %odd = tile.alloc : memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
  %f = tile.zero : !tile.fragment<64x64xbf16>
  scf.for %row = %c0 to %c512 step %c64 {
    %w = tile.window %c[%row, %c0] within [%c512, %c512] : memref<512x512xbf16, #tile.space<global>> to !tile.window<64x64xbf16>
    %v = tile.window %c[%row, %c64] within [%c512, %c512] : memref<512x512xbf16, #tile.space<global>> to !tile.window<64x64xbf16>
    tile.store "out" <warpgroup> atom <stmatrix> %f to %even : !tile.fragment<64x64xbf16> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
    tile.bulk_store "out" <warpgroup> atom <tma_store> %even to %w : memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>> to !tile.window<64x64xbf16>
    tile.store "out" <warpgroup> atom <stmatrix> %f to %odd : !tile.fragment<64x64xbf16> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
    tile.bulk_store "out" <warpgroup> atom <tma_store> %odd to %v : memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>> to !tile.window<64x64xbf16>
  }
}

// A buffer that warpgroups share by rows: each has a barrier of its own, numbered after those of
// the roles and of the other role's warpgroups. One buffer alone is waited for at once.
// CHECK-LABEL: tile.kernel @warpgroups
// CHECK:         tile.role "consumer" warpgroups 2 warps 8 {
// CHECK-NEXT:      %warpgroup = tile.id "warpgroup" of 2
// CHECK-NEXT:      %warpgroup_1 = tile.id "warpgroup" of 2
// CHECK-NEXT:      %i = tile.id "warpgroup" of 2
// CHECK-NEXT:      scf.for %row = %c0 to %c512 step %c128 {
// CHECK-NEXT:        %w = tile.window %c[%row, %c0] within [%c512, %c512] : memref<512x512xbf16, #tile.space<global>> to !tile.window<128x64xbf16>
// CHECK-NEXT:        %part = tile.part %buffer[%i, %c0] of [2, 1] : memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
// CHECK-NEXT:        tile.elect each <warpgroup> {
// CHECK-NEXT:          tma.wait_group 0
// CHECK-NEXT:        }
// CHECK-NEXT:        barrier.sync 4 plus %warpgroup threads 128
// CHECK-NEXT:        tile.store "out" <warpgroup> atom <stmatrix> %f to %part : !tile.fragment<64x64xbf16> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
// CHECK-NEXT:        %rows = tile.part %w[%i, %c0] of [2, 1] : !tile.window<128x64xbf16> to !tile.window<64x64xbf16>
// CHECK-NEXT:        barrier.fence_proxy
// CHECK-NEXT:        barrier.sync 4 plus %warpgroup_1 threads 128
// CHECK-NEXT:        tile.bulk_store "out" <warpgroup> atom <tma_store> %part to %rows : memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>> to !tile.window<64x64xbf16>
// CHECK-NEXT:      }
// CHECK-NEXT:      tile.elect each <warpgroup> {
// CHECK-NEXT:        tma.wait_group 0
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
tile.kernel @warpgroups ["c"] outputs 1 sizes {} threads 384 {
^bb0(%c: memref<512x512xbf16, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %c512 = arith.constant 512 : index
  %c128 = arith.constant 128 : index
  %buffer = tile.alloc : memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
  %f = tile.zero : !tile.fragment<64x64xbf16>
  tile.role "producer" warpgroups 1 warps 1 {
  ^bb1:
  }
  tile.role "consumer" warpgroups 2 warps 8 {
    %i = tile.id "warpgroup" of 2
    scf.for %row = %c0 to %c512 step %c128 {
      %w = tile.window %c[%row, %c0] within [%c512, %c512] : memref<512x512xbf16, #tile.space<global>> to !tile.window<128x64xbf16>
      %part = tile.part %buffer[%i, %c0] of [2, 1] : memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
      tile.store "out" <warpgroup> atom <stmatrix> %f to %part : !tile.fragment<64x64xbf16> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
      %rows = tile.part %w[%i, %c0] of [2, 1] : !tile.window<128x64xbf16> to !tile.window<64x64xbf16>
      tile.bulk_store "out" <warpgroup> atom <tma_store> %part to %rows : memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>> to !tile.window<64x64xbf16>
    }
  }
}

// The same without roles: the barriers are those of the CTA's warpgroups.
// CHECK-LABEL: tile.kernel @no_roles
// CHECK:         tile.store "out" <warpgroup> atom <stmatrix> %f to %part : !tile.fragment<64x64xbf16> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
// CHECK-NEXT:    barrier.fence_proxy
// CHECK-NEXT:    barrier.sync 1 plus %warpgroup threads 128
// CHECK-NEXT:    tile.bulk_store "out" <warpgroup> atom <tma_store> %part to %rows : memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>> to !tile.window<64x64xbf16>
// CHECK-NEXT:    tile.elect each <warpgroup> {
// CHECK-NEXT:      tma.wait_group 0
tile.kernel @no_roles ["c"] outputs 1 sizes {} threads 256 {
^bb0(%c: memref<512x512xbf16, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %c512 = arith.constant 512 : index
  %buffer = tile.alloc : memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
  %f = tile.zero : !tile.fragment<64x64xbf16>
  %i = tile.id "warpgroup" of 2
  %w = tile.window %c[%c0, %c0] within [%c512, %c512] : memref<512x512xbf16, #tile.space<global>> to !tile.window<128x64xbf16>
  %part = tile.part %buffer[%i, %c0] of [2, 1] : memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
  %rows = tile.part %w[%i, %c0] of [2, 1] : !tile.window<128x64xbf16> to !tile.window<64x64xbf16>
  tile.store "out" <warpgroup> atom <stmatrix> %f to %part : !tile.fragment<64x64xbf16> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
  tile.bulk_store "out" <warpgroup> atom <tma_store> %part to %rows : memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>> to !tile.window<64x64xbf16>
}

// Parts written by each warpgroup, stored as a whole by one thread of the role: all of the role
// meets, and one thread waits.
// CHECK-LABEL: tile.kernel @whole
// CHECK:             tile.elect {
// CHECK-NEXT:          tma.wait_group 0
// CHECK:             barrier.sync 1 threads 256
// CHECK-NEXT:        tile.store "out" <warpgroup> atom <stmatrix> %f to %part : !tile.fragment<64x64xbf16> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
// CHECK-NEXT:        barrier.fence_proxy
// CHECK-NEXT:        barrier.sync 1 threads 256
// CHECK-NEXT:        tile.bulk_store "out" <role> atom <tma_store> %buffer to %w : memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>> to !tile.window<128x64xbf16>
// CHECK:           tile.elect {
// CHECK-NEXT:        tma.wait_group 0
tile.kernel @whole ["c"] outputs 1 sizes {} threads 256 {
^bb0(%c: memref<512x512xbf16, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %c512 = arith.constant 512 : index
  %c128 = arith.constant 128 : index
  %buffer = tile.alloc : memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
  %f = tile.zero : !tile.fragment<64x64xbf16>
  tile.role "consumer" warpgroups 2 warps 8 {
    %i = tile.id "warpgroup" of 2
    scf.for %row = %c0 to %c512 step %c128 {
      %w = tile.window %c[%row, %c0] within [%c512, %c512] : memref<512x512xbf16, #tile.space<global>> to !tile.window<128x64xbf16>
      %part = tile.part %buffer[%i, %c0] of [2, 1] : memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
      tile.store "out" <warpgroup> atom <stmatrix> %f to %part : !tile.fragment<64x64xbf16> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
      tile.bulk_store "out" <role> atom <tma_store> %buffer to %w : memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>> to !tile.window<128x64xbf16>
    }
  }
}

// Plain stores to a row-major buffer need the proxy fence just the same.
// CHECK-LABEL: tile.kernel @plain
// CHECK:         tile.store "out" <warpgroup> atom <st> %f to %buffer : !tile.fragment<64x32xf32> to memref<64x32xf32, #tile.space<shared>>
// CHECK-NEXT:    barrier.fence_proxy
// CHECK-NEXT:    barrier.sync 0
// CHECK-NEXT:    tile.bulk_store "out" <warpgroup> atom <tma_store> %buffer to %w : memref<64x32xf32, #tile.space<shared>> to !tile.window<64x32xf32>
// CHECK-NEXT:    tile.elect each <warpgroup> {
// CHECK-NEXT:      tma.wait_group 0
tile.kernel @plain ["c"] outputs 1 sizes {} threads 128 {
^bb0(%c: memref<512x512xf32, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %c512 = arith.constant 512 : index
  %buffer = tile.alloc : memref<64x32xf32, #tile.space<shared>>
  %f = tile.zero : !tile.fragment<64x32xf32>
  %w = tile.window %c[%c0, %c0] within [%c512, %c512] : memref<512x512xf32, #tile.space<global>> to !tile.window<64x32xf32>
  tile.store "out" <warpgroup> atom <st> %f to %buffer : !tile.fragment<64x32xf32> to memref<64x32xf32, #tile.space<shared>>
  tile.bulk_store "out" <warpgroup> atom <tma_store> %buffer to %w : memref<64x32xf32, #tile.space<shared>> to !tile.window<64x32xf32>
}

// FOREIGN: writes first and a barrier of the input's own, then bulk stores, one buffer twice; then a
// loop that may not run at all and a branch bulk store other buffers, so that of what is in flight
// only the bulk stores in the open count when the first buffer is written again.
// CHECK-LABEL: tile.kernel @reordered
// CHECK:         tile.store "out" <warpgroup> atom <stmatrix> %f to %a : !tile.fragment<64x64xbf16> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
// CHECK-NEXT:    tile.store "out" <warpgroup> atom <stmatrix> %f to %b : !tile.fragment<64x64xbf16> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
// CHECK-NEXT:    barrier.sync 0
// CHECK-NEXT:    barrier.fence_proxy
// CHECK-NEXT:    barrier.sync 0
// CHECK-NEXT:    tile.bulk_store "out" <warpgroup> atom <tma_store> %a to %w : memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>> to !tile.window<64x64xbf16>
// CHECK-NEXT:    tile.bulk_store "out" <warpgroup> atom <tma_store> %b to %w : memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>> to !tile.window<64x64xbf16>
// CHECK-NEXT:    tile.bulk_store "out" <warpgroup> atom <tma_store> %a to %w : memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>> to !tile.window<64x64xbf16>
// CHECK-NEXT:    tile.bulk_store "out" <warpgroup> atom <tma_store> %b to %w : memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>> to !tile.window<64x64xbf16>
// CHECK-NEXT:    %block = tile.block_id
// CHECK-NEXT:    scf.for %row = %c0 to %block step %c64 {
// CHECK-NEXT:      tile.bulk_store "out" <warpgroup> atom <tma_store> %b to %w : memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>> to !tile.window<64x64xbf16>
// CHECK-NEXT:    }
// CHECK-NEXT:    %some = arith.cmpi eq, %block, %c0 : index
// CHECK-NEXT:    scf.if %some {
// CHECK-NEXT:      tile.bulk_store "out" <warpgroup> atom <tma_store> %b to %w : memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>> to !tile.window<64x64xbf16>
// CHECK-NEXT:    }
// CHECK-NEXT:    tile.elect each <warpgroup> {
// CHECK-NEXT:      tma.wait_group 1
// CHECK-NEXT:    }
// CHECK-NEXT:    barrier.sync 0
// CHECK-NEXT:    tile.store "out" <warpgroup> atom <stmatrix> %f to %a : !tile.fragment<64x64xbf16> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
// CHECK-NEXT:    tile.elect each <warpgroup> {
// CHECK-NEXT:      tma.wait_group 0
// CHECK-NEXT:    }
// CHECK-NEXT:  }
tile.kernel @reordered ["c"] outputs 1 sizes {} threads 128 {
^bb0(%c: memref<512x512xbf16, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %c512 = arith.constant 512 : index
  %c64 = arith.constant 64 : index
  %a = tile.alloc : memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
  %b = tile.alloc : memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
  %f = tile.zero : !tile.fragment<64x64xbf16>
  %w = tile.window %c[%c0, %c0] within [%c512, %c512] : memref<512x512xbf16, #tile.space<global>> to !tile.window<64x64xbf16>
  tile.store "out" <warpgroup> atom <stmatrix> %f to %a : !tile.fragment<64x64xbf16> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
  tile.store "out" <warpgroup> atom <stmatrix> %f to %b : !tile.fragment<64x64xbf16> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
  barrier.sync 0
  tile.bulk_store "out" <warpgroup> atom <tma_store> %a to %w : memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>> to !tile.window<64x64xbf16>
  tile.bulk_store "out" <warpgroup> atom <tma_store> %b to %w : memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>> to !tile.window<64x64xbf16>
  tile.bulk_store "out" <warpgroup> atom <tma_store> %a to %w : memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>> to !tile.window<64x64xbf16>
  tile.bulk_store "out" <warpgroup> atom <tma_store> %b to %w : memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>> to !tile.window<64x64xbf16>
  %block = tile.block_id
  scf.for %row = %c0 to %block step %c64 {
    tile.bulk_store "out" <warpgroup> atom <tma_store> %b to %w : memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>> to !tile.window<64x64xbf16>
  }
  %some = arith.cmpi eq, %block, %c0 : index
  scf.if %some {
    tile.bulk_store "out" <warpgroup> atom <tma_store> %b to %w : memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>> to !tile.window<64x64xbf16>
  }
  tile.store "out" <warpgroup> atom <stmatrix> %f to %a : !tile.fragment<64x64xbf16> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
}

// FOREIGN: a buffer cut by rows for the stores and by columns for the bulk stores belongs to no
// warpgroup alone.
// CHECK-LABEL: tile.kernel @crossed
// CHECK:         tile.store "out" <warpgroup> atom <stmatrix> %f to %rows : !tile.fragment<64x128xbf16> to memref<64x128xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
// CHECK-NEXT:    barrier.fence_proxy
// CHECK-NEXT:    barrier.sync 0
// CHECK-NEXT:    tile.bulk_store "out" <warpgroup> atom <tma_store> %columns to %there : memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>> to !tile.window<128x64xbf16>
// CHECK-NEXT:    tile.elect each <warpgroup> {
// CHECK-NEXT:      tma.wait_group 0
tile.kernel @crossed ["c"] outputs 1 sizes {} threads 256 {
^bb0(%c: memref<512x512xbf16, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %c512 = arith.constant 512 : index
  %buffer = tile.alloc : memref<128x128xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
  %f = tile.zero : !tile.fragment<64x128xbf16>
  %i = tile.id "warpgroup" of 2
  %w = tile.window %c[%c0, %c0] within [%c512, %c512] : memref<512x512xbf16, #tile.space<global>> to !tile.window<128x128xbf16>
  %rows = tile.part %buffer[%i, %c0] of [2, 1] : memref<128x128xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>> to memref<64x128xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
  %columns = tile.part %buffer[%c0, %i] of [1, 2] : memref<128x128xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>> to memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
  %there = tile.part %w[%c0, %i] of [1, 2] : !tile.window<128x128xbf16> to !tile.window<128x64xbf16>
  tile.store "out" <warpgroup> atom <stmatrix> %f to %rows : !tile.fragment<64x128xbf16> to memref<64x128xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
  tile.bulk_store "out" <warpgroup> atom <tma_store> %columns to %there : memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>> to !tile.window<128x64xbf16>
}
