// RUN: python %S/../split_refusals.py %s | filecheck %s

// -----
// PIPELINE: assign-layouts{swizzle=16}
// CHECK: error: assign-layouts: needed swizzle of 32, 64 or 128; found swizzle=16
// PIPELINE: assign-layouts
// CHECK-NEXT: error: assign-layouts: needed a shared buffer without a layout that a wgmma product reads; found none; run assign-atoms{mma=wgmma copy=tma} first
tile.kernel @nothing ["a"] outputs 0 sizes {} {
^bb0(%a: memref<64x64xbf16, #tile.space<global>>):
  %s = tile.alloc : memref<64x64xbf16, #tile.space<shared>>
}

// -----
// PIPELINE: assign-layouts => assign-layouts{swizzle=64}
// CHECK-NEXT: error: assign-layouts: needed a shared buffer without a layout that a wgmma product reads; found none; run assign-atoms{mma=wgmma copy=tma} first
tile.kernel @twice ["a"] outputs 0 sizes {} {
^bb0(%a: memref<64x64xbf16, #tile.space<global>>):
  %s = tile.alloc : memref<64x64xbf16, #tile.space<shared>>
  %zero = tile.zero : !tile.fragment<64x64xf32>
  %p = tile.mma "main" <warpgroup> atom <wgmma 64x64x16> %s "mk", %s "nk", %zero : memref<64x64xbf16, #tile.space<shared>>, memref<64x64xbf16, #tile.space<shared>>, !tile.fragment<64x64xf32> to !tile.fragment<64x64xf32>
}

// -----
// PIPELINE: assign-layouts{swizzle=128}
// CHECK-NEXT: assign-layouts-invalid.mlir:28:3: error: tile.alloc: needed rows of a multiple of 32 bytes and a multiple of 8 rows; found 64 rows of 48 bytes; change form-kernel's tile, promote's multiple or stage-epilogue's columns
tile.kernel @narrow ["a"] outputs 0 sizes {} {
^bb0(%a: memref<64x64xbf16, #tile.space<global>>):
  %s = tile.alloc : memref<64x24xbf16, #tile.space<shared>>
  %zero = tile.zero : !tile.fragment<64x64xf32>
  %p = tile.mma "main" <warpgroup> atom <wgmma 64x64x16> %s "mk", %s "nk", %zero : memref<64x24xbf16, #tile.space<shared>>, memref<64x24xbf16, #tile.space<shared>>, !tile.fragment<64x64xf32> to !tile.fragment<64x64xf32>
}

// -----
// PIPELINE: assign-layouts{swizzle=128}
// CHECK-NEXT: assign-layouts-invalid.mlir:38:3: error: tile.alloc: needed rows of a multiple of 32 bytes and a multiple of 8 rows; found 4 rows of 128 bytes; change form-kernel's tile, promote's multiple or stage-epilogue's columns
tile.kernel @few_rows ["a"] outputs 0 sizes {} {
^bb0(%a: memref<64x64xbf16, #tile.space<global>>):
  %s = tile.alloc : memref<4x64xbf16, #tile.space<shared>>
  %b = tile.alloc : memref<4x64xbf16, #tile.space<shared>>
  %zero = tile.zero : !tile.fragment<64x64xf32>
  %p = tile.mma "main" <warpgroup> atom <wgmma 64x64x16> %s "km", %b "kn", %zero : memref<4x64xbf16, #tile.space<shared>>, memref<4x64xbf16, #tile.space<shared>>, !tile.fragment<64x64xf32> to !tile.fragment<64x64xf32>
}

// -----
// Other users of the buffer, which would read or write it row by row.
// PIPELINE: assign-layouts
// CHECK-NEXT: assign-layouts-invalid.mlir:54:3: error: tile.copy: needed an atom that knows the swizzled layout (wgmma, mma_sync, ld, ldst, cp_async, tma, st, stmatrix, tma_store); found no atom; run assign-atoms{copy=tma mma=wgmma} first
tile.kernel @no_atom ["a"] outputs 0 sizes {} {
^bb0(%a: memref<64x64xbf16, #tile.space<global>>):
  %s = tile.alloc : memref<64x64xbf16, #tile.space<shared>>
  %zero = tile.zero : !tile.fragment<64x64xf32>
  %c0 = arith.constant 0 : index
  %w = tile.window %a[%c0, %c0] within [%c0, %c0] : memref<64x64xbf16, #tile.space<global>> to !tile.window<64x64xbf16>
  tile.copy "lhs" <role> %w to %s : !tile.window<64x64xbf16> to memref<64x64xbf16, #tile.space<shared>>
  %p = tile.mma "main" <warpgroup> atom <wgmma 64x64x16> %s "mk", %s "nk", %zero : memref<64x64xbf16, #tile.space<shared>>, memref<64x64xbf16, #tile.space<shared>>, !tile.fragment<64x64xf32> to !tile.fragment<64x64xf32>
}

// -----
// A thread's part of a chunk and a half.
// PIPELINE: assign-layouts
// CHECK-NEXT: assign-layouts-invalid.mlir:66:3: error: tile.part: needed parts that keep the swizzle pattern; found tile.part: needed blocked parts of whole 16-byte chunks, or inside of one, that divide a 128-byte panel, or of whole panels; found 64x12; change the shape
tile.kernel @half_chunk [] outputs 0 sizes {} {
  %s = tile.alloc : memref<64x192xbf16, #tile.space<shared>>
  %zero = tile.zero : !tile.fragment<64x64xf32>
  %c0 = arith.constant 0 : index
  %part = tile.part %s[%c0, %c0] of [1, 16] : memref<64x192xbf16, #tile.space<shared>> to memref<64x12xbf16, strided<[192, 1], offset: ?>, #tile.space<shared>>
  %p = tile.mma "main" <warpgroup> atom <wgmma 64x64x16> %s "mk", %s "nk", %zero : memref<64x192xbf16, #tile.space<shared>>, memref<64x192xbf16, #tile.space<shared>>, !tile.fragment<64x64xf32> to !tile.fragment<64x64xf32>
}

// -----
// Half of a pattern's rows, which a thread could use and the tensor core cannot.
// PIPELINE: assign-layouts
// CHECK-NEXT: assign-layouts-invalid.mlir:79:3: error: tile.mma: needed an operand of whole 8-row, 128-byte swizzle atoms; found a part of 4x64; change distribute's shape
tile.kernel @half_pattern [] outputs 0 sizes {} {
  %s = tile.alloc : memref<64x64xbf16, #tile.space<shared>>
  %zero = tile.zero : !tile.fragment<4x4xf32>
  %c0 = arith.constant 0 : index
  %part = tile.part %s[%c0, %c0] of [16, 1] : memref<64x64xbf16, #tile.space<shared>> to memref<4x64xbf16, strided<[64, 1], offset: ?>, #tile.space<shared>>
  %p = tile.mma "main" <warpgroup> atom <wgmma 4x4x16> %part "mk", %part "nk", %zero : memref<4x64xbf16, strided<[64, 1], offset: ?>, #tile.space<shared>>, memref<4x64xbf16, strided<[64, 1], offset: ?>, #tile.space<shared>>, !tile.fragment<4x4xf32> to !tile.fragment<4x4xf32>
}

// -----
// FOREIGN: a thread's product, a load and a loop beside the tensor core.
// PIPELINE: assign-layouts
// CHECK-NEXT: assign-layouts-invalid.mlir:91:3: error: tile.mma: needed an atom that knows the swizzled layout (wgmma, mma_sync, ld, ldst, cp_async, tma, st, stmatrix, tma_store); found fma; run assign-atoms{copy=tma mma=wgmma} first
tile.kernel @thread_product ["a"] outputs 0 sizes {} {
^bb0(%a: memref<64x64xbf16, #tile.space<global>>):
  %s = tile.alloc : memref<64x64xbf16, #tile.space<shared>>
  %zero = tile.zero : !tile.fragment<64x64xf32>
  %p = tile.mma "main" <warpgroup> atom <wgmma 64x64x16> %s "mk", %s "nk", %zero : memref<64x64xbf16, #tile.space<shared>>, memref<64x64xbf16, #tile.space<shared>>, !tile.fragment<64x64xf32> to !tile.fragment<64x64xf32>
  %q = tile.mma "main" <thread> atom <fma 1x1x1> %s "mk", %s "nk", %zero : memref<64x64xbf16, #tile.space<shared>>, memref<64x64xbf16, #tile.space<shared>>, !tile.fragment<64x64xf32> to !tile.fragment<64x64xf32>
}

// -----
// PIPELINE: assign-layouts
// CHECK-NEXT: assign-layouts-invalid.mlir:102:3: error: tile.load: needed a use that knows the swizzled layout (wgmma, mma_sync, ld, ldst, cp_async, tma, st, stmatrix, tma_store); found tile.load
tile.kernel @loaded ["a"] outputs 0 sizes {} {
^bb0(%a: memref<64x64xbf16, #tile.space<global>>):
  %s = tile.alloc : memref<64x64xbf16, #tile.space<shared>>
  %zero = tile.zero : !tile.fragment<64x64xf32>
  %p = tile.mma "main" <warpgroup> atom <wgmma 64x64x16> %s "mk", %s "nk", %zero : memref<64x64xbf16, #tile.space<shared>>, memref<64x64xbf16, #tile.space<shared>>, !tile.fragment<64x64xf32> to !tile.fragment<64x64xf32>
  %f = tile.load %s : memref<64x64xbf16, #tile.space<shared>> to !tile.fragment<64x64xbf16>
}

// -----
// PIPELINE: assign-layouts
// CHECK-NEXT: assign-layouts-invalid.mlir:114:3: error: scf.for: needed a use that knows the swizzled layout (wgmma, mma_sync, ld, ldst, cp_async, tma, st, stmatrix, tma_store); found scf.for
tile.kernel @carried ["a"] outputs 0 sizes {} {
^bb0(%a: memref<64x64xbf16, #tile.space<global>>):
  %s = tile.alloc : memref<64x64xbf16, #tile.space<shared>>
  %zero = tile.zero : !tile.fragment<64x64xf32>
  %p = tile.mma "main" <warpgroup> atom <wgmma 64x64x16> %s "mk", %s "nk", %zero : memref<64x64xbf16, #tile.space<shared>>, memref<64x64xbf16, #tile.space<shared>>, !tile.fragment<64x64xf32> to !tile.fragment<64x64xf32>
  %c0 = arith.constant 0 : index
  %last = scf.for %i = %c0 to %c0 step %c0 iter_args(%t = %s) -> (memref<64x64xbf16, #tile.space<shared>>) {
    scf.yield %t : memref<64x64xbf16, #tile.space<shared>>
  }
}

// -----
// FOREIGN: every second row of a buffer.
// PIPELINE: assign-layouts
// CHECK-NEXT: assign-layouts-invalid.mlir:128:3: error: tile.part: needed parts that keep the swizzle pattern; found tile.part: needed blocked parts of whole 16-byte chunks, or inside of one, that divide a 128-byte panel, or of whole panels; found 64x64 in runs; change the shape
tile.kernel @cyclic ["a"] outputs 0 sizes {} {
^bb0(%a: memref<64x64xbf16, #tile.space<global>>):
  %s = tile.alloc : memref<128x64xbf16, #tile.space<shared>>
  %zero = tile.zero : !tile.fragment<64x64xf32>
  %c0 = arith.constant 0 : index
  %part = tile.part runs [1, 1] %s[%c0, %c0] of [2, 1] : memref<128x64xbf16, #tile.space<shared>> to memref<64x64xbf16, strided<[128, 1], offset: ?>, #tile.space<shared>>
  %p = tile.mma "main" <warpgroup> atom <wgmma 64x64x16> %part "mk", %part "nk", %zero : memref<64x64xbf16, strided<[128, 1], offset: ?>, #tile.space<shared>>, memref<64x64xbf16, strided<[128, 1], offset: ?>, #tile.space<shared>>, !tile.fragment<64x64xf32> to !tile.fragment<64x64xf32>
}
