// RUN: python %S/../split_refusals.py %s | filecheck %s

// -----
// FOREIGN: bulk stores by one thread of the role and by one of each warpgroup: they count their groups
// apart.
// PIPELINE: insert-barriers
// CHECK: insert-barriers-output-invalid.mlir:17:3: error: tile.bulk_store: needed bulk stores of one scope in a role; found two
tile.kernel @two_scopes ["c"] outputs 1 sizes {} threads 128 {
^bb0(%c: memref<512x512xbf16, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %c512 = arith.constant 512 : index
  %a = tile.alloc : memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
  %f = tile.zero : !tile.fragment<64x64xbf16>
  %w = tile.window %c[%c0, %c0] within [%c512, %c512] : memref<512x512xbf16, #tile.space<global>> to !tile.window<64x64xbf16>
  tile.store "out" <warpgroup> atom <stmatrix> %f to %a : !tile.fragment<64x64xbf16> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
  tile.bulk_store "out" <role> atom <tma_store> %a to %w : memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>> to !tile.window<64x64xbf16>
  tile.bulk_store "out" <warpgroup> atom <tma_store> %a to %w : memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>> to !tile.window<64x64xbf16>
}

// -----
// FOREIGN: more roles and warpgroups than there are barriers for.
// PIPELINE: insert-barriers
// CHECK-NEXT: insert-barriers-output-invalid.mlir:54:5: error: tile.bulk_store: needed barriers 1 to 15 for all roles and warpgroups; found 16
tile.kernel @many ["c"] outputs 1 sizes {} threads 1024 {
^bb0(%c: memref<512x512xbf16, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %c512 = arith.constant 512 : index
  %buffer = tile.alloc : memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
  %f = tile.zero : !tile.fragment<64x64xbf16>
  %w = tile.window %c[%c0, %c0] within [%c512, %c512] : memref<512x512xbf16, #tile.space<global>> to !tile.window<128x64xbf16>
  tile.role "idle1" warpgroups 1 warps 1 {
  ^bb1:
  }
  tile.role "idle2" warpgroups 1 warps 1 {
  ^bb2:
  }
  tile.role "idle3" warpgroups 1 warps 1 {
  ^bb3:
  }
  tile.role "idle4" warpgroups 1 warps 1 {
  ^bb4:
  }
  tile.role "idle5" warpgroups 1 warps 1 {
  ^bb5:
  }
  tile.role "idle6" warpgroups 1 warps 1 {
  ^bb6:
  }
  tile.role "last" warpgroups 2 warps 8 {
    %i = tile.id "warpgroup" of 2
    %part = tile.part %buffer[%i, %c0] of [2, 1] : memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
    %rows = tile.part %w[%i, %c0] of [2, 1] : !tile.window<128x64xbf16> to !tile.window<64x64xbf16>
    tile.store "out" <warpgroup> atom <stmatrix> %f to %part : !tile.fragment<64x64xbf16> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
    tile.bulk_store "out" <warpgroup> atom <tma_store> %part to %rows : memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>> to !tile.window<64x64xbf16>
  }
  tile.role "after" warpgroups 1 warps 1 {
  ^bb9:
  }
}

// -----
// FOREIGN: a buffer in the branch that another branch may be bulk_stores.
// PIPELINE: insert-barriers
// CHECK-NEXT: error: internal: AttributeError: '_io.StringIO' object has no attribute 'buffer' (GEMMC_TRACEBACK=1 shows where)
tile.kernel @branch ["c"] outputs 1 sizes {} threads 128 {
^bb0(%c: memref<512x512xbf16, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %c512 = arith.constant 512 : index
  %a = tile.alloc : memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
  %f = tile.zero : !tile.fragment<64x64xbf16>
  %w = tile.window %c[%c0, %c0] within [%c512, %c512] : memref<512x512xbf16, #tile.space<global>> to !tile.window<64x64xbf16>
  %some = arith.cmpi eq, %c0, %c512 : index
  scf.if %some {
    tile.bulk_store "out" <warpgroup> atom <tma_store> %a to %w : memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>> to !tile.window<64x64xbf16>
  }
  scf.if %some {
    tile.store "out" <warpgroup> atom <stmatrix> %f to %a : !tile.fragment<64x64xbf16> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
  }
}

// -----
// Multicast copies in the role that multiplies: nobody waits for the other CTAs' releases.
// PIPELINE: insert-barriers
// CHECK-NEXT: insert-barriers-output-invalid.mlir:98:5: error: tile.copy: needed a producer role for multicast copies, whose slots other CTAs fill; found copies and products in one role; run specialize-warps, or leave out multicast
tile.kernel @together ["a", "b"] outputs 0 sizes {} cluster [2, 1] threads 128 {
^bb0(%a: memref<512x512xbf16, #tile.space<global>>, %b: memref<512x512xbf16, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %c512 = arith.constant 512 : index
  %zero = tile.zero : !tile.fragment<128x128xf32>
  %ring = tile.alloc : !tile.ring<4, memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>>
  %place = tile.cluster_id 0
  %sum, %last = scf.for %k = %c0 to %c512 step %c64 iter_args(%acc = %zero, %it = %c0) -> (!tile.fragment<128x128xf32>, index) {
    %slot = tile.slot %ring[%it] : !tile.ring<4, memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>> to memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
    %w = tile.window %b[%c0, %k] within [%c512, %c512] : memref<512x512xbf16, #tile.space<global>> to !tile.window<64x64xbf16>
    %part = tile.part %slot[%place, %c0] of [2, 1] : memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
    tile.copy "rhs" <role> atom <tma> multicast [0] %w to %part : !tile.window<64x64xbf16> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
    %p = tile.mma "main" <warpgroup> atom <wgmma 64x128x16> %slot "mk", %slot "nk", %acc : memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>, memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>, !tile.fragment<128x128xf32> to !tile.fragment<128x128xf32>
    %next = arith.addi %it, %c1 : index
    scf.yield %p, %next : !tile.fragment<128x128xf32>, index
  }
}
