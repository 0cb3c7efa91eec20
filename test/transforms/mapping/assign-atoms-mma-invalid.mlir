// RUN: python %S/../split_refusals.py %s | filecheck %s

// -----
// Products that mma.sync cannot do: of a role, of f32, of 24 rows, of global memory.
// PIPELINE: assign-atoms{mma=mma_sync}
// CHECK: assign-atoms-mma-invalid.mlir:10:3: error: tile.mma: needed a product of scope warp for mma_sync; found scope role; distribute it with to=warp
tile.kernel @mma_scope [] outputs 0 sizes {} threads 32 {
  %a = tile.alloc : memref<16x16xf16, #tile.space<shared>>
  %zero = tile.zero : !tile.fragment<16x16xf32>
  %p = tile.mma "main" <role> %a "mk", %a "nk", %zero : memref<16x16xf16, #tile.space<shared>>, memref<16x16xf16, #tile.space<shared>>, !tile.fragment<16x16xf32> to !tile.fragment<16x16xf32>
}

// -----
// PIPELINE: assign-atoms{mma=mma_sync}
// CHECK-NEXT: assign-atoms-mma-invalid.mlir:19:3: error: tile.mma: needed f64, f16 or bf16 operands for mma_sync; found f32
tile.kernel @mma_f32 [] outputs 0 sizes {} threads 32 {
  %a = tile.alloc : memref<16x16xf32, #tile.space<shared>>
  %zero = tile.zero : !tile.fragment<16x16xf32>
  %p = tile.mma "main" <warp> %a "mk", %a "nk", %zero : memref<16x16xf32, #tile.space<shared>>, memref<16x16xf32, #tile.space<shared>>, !tile.fragment<16x16xf32> to !tile.fragment<16x16xf32>
}

// -----
// PIPELINE: assign-atoms{mma=mma_sync}
// CHECK-NEXT: assign-atoms-mma-invalid.mlir:28:3: error: tile.mma: needed rows, columns and K in multiples of 16, 8 and 16 for mma_sync; found 24 x 24 x 16 per warp; change form-kernel's tile or distribute's shape
tile.kernel @mma_shape [] outputs 0 sizes {} threads 32 {
  %a = tile.alloc : memref<24x16xf16, #tile.space<shared>>
  %zero = tile.zero : !tile.fragment<24x24xf32>
  %p = tile.mma "main" <warp> %a "mk", %a "nk", %zero : memref<24x16xf16, #tile.space<shared>>, memref<24x16xf16, #tile.space<shared>>, !tile.fragment<24x24xf32> to !tile.fragment<24x24xf32>
}

// -----
// PIPELINE: assign-atoms{mma=mma_sync}
// CHECK-NEXT: assign-atoms-mma-invalid.mlir:40:3: error: tile.mma: needed operands in shared memory for mma_sync; found !tile.window<16x16xf16>; run promote first
tile.kernel @mma_window ["a"] outputs 0 sizes {} threads 32 {
^bb0(%a: memref<16x16xf16, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %s = tile.alloc : memref<16x16xf16, #tile.space<shared>>
  %zero = tile.zero : !tile.fragment<16x16xf32>
  %w = tile.window %a[%c0, %c0] within [%c0, %c0] : memref<16x16xf16, #tile.space<global>> to !tile.window<16x16xf16>
  %p = tile.mma "main" <warp> %s "mk", %w "nk", %zero : memref<16x16xf16, #tile.space<shared>>, !tile.window<16x16xf16>, !tile.fragment<16x16xf32> to !tile.fragment<16x16xf32>
}

// -----
// FOREIGN: an operand seen with rows and columns exchanged, whose rows are not contiguous.
// PIPELINE: assign-atoms{mma=mma_sync}
// CHECK-NEXT: assign-atoms-mma-invalid.mlir:51:3: error: tile.mma: needed operands in rows of whole 16-byte pieces for mma_sync; found memref<16x16xf16, strided<[1, 16], offset: ?>, #tile.space<shared>>; change the tile or promote's pad, or do not transpose
tile.kernel @mma_view [] outputs 0 sizes {} threads 32 {
  %s = tile.alloc : memref<16x16xf16, #tile.space<shared>>
  %t = tile.transpose %s : memref<16x16xf16, #tile.space<shared>> to memref<16x16xf16, strided<[1, 16], offset: ?>, #tile.space<shared>>
  %zero = tile.zero : !tile.fragment<16x16xf32>
  %p = tile.mma "main" <warp> %s "mk", %t "nk", %zero : memref<16x16xf16, #tile.space<shared>>, memref<16x16xf16, strided<[1, 16], offset: ?>, #tile.space<shared>>, !tile.fragment<16x16xf32> to !tile.fragment<16x16xf32>
}

// -----
// FOREIGN: rows of whole 16-byte pieces that begin between two of them.
// PIPELINE: assign-atoms{mma=mma_sync}
// CHECK: assign-atoms-mma-invalid.mlir:62:3: error: tile.mma: needed operands in rows of whole 16-byte pieces for mma_sync; found memref<16x16xbf16, strided<[20, 1]>, #tile.space<shared>>; change the tile or promote's pad, or do not transpose
!gaps = memref<16x16xbf16, strided<[20, 1]>, #tile.space<shared>>
tile.kernel @mma_gaps [] outputs 0 sizes {} threads 32 {
  %s = tile.alloc : !gaps
  %zero = tile.zero : !tile.fragment<16x16xf32>
  %p = tile.mma "main" <warp> %s "mk", %s "nk", %zero : !gaps, !gaps, !tile.fragment<16x16xf32> to !tile.fragment<16x16xf32>
}

// -----
// FOREIGN: sums in f16.
// PIPELINE: assign-atoms{mma=mma_sync}
// CHECK: assign-atoms-mma-invalid.mlir:72:3: error: tile.mma: needed an f32 accumulator; found f16
tile.kernel @mma_sums [] outputs 0 sizes {} threads 32 {
  %s = tile.alloc : memref<16x16xf16, #tile.space<shared>>
  %zero = tile.zero : !tile.fragment<16x16xf16>
  %p = tile.mma "main" <warp> %s "mk", %s "nk", %zero : memref<16x16xf16, #tile.space<shared>>, memref<16x16xf16, #tile.space<shared>>, !tile.fragment<16x16xf16> to !tile.fragment<16x16xf16>
}

// -----
// FOREIGN: 6 of K in f64.
// PIPELINE: assign-atoms{mma=mma_sync}
// CHECK: assign-atoms-mma-invalid.mlir:82:3: error: tile.mma: needed rows, columns and K in multiples of 16, 8 and 4 for mma_sync; found 16 x 16 x 6 per warp; change form-kernel's tile or distribute's shape
tile.kernel @mma_depth [] outputs 0 sizes {} threads 32 {
  %s = tile.alloc : memref<16x6xf64, #tile.space<shared>>
  %zero = tile.zero : !tile.fragment<16x16xf64>
  %p = tile.mma "main" <warp> %s "mk", %s "nk", %zero : memref<16x6xf64, #tile.space<shared>>, memref<16x6xf64, #tile.space<shared>>, !tile.fragment<16x16xf64> to !tile.fragment<16x16xf64>
}

// -----
// Sums of f64 in more registers than a thread has.
// PIPELINE: assign-atoms{mma=mma_sync}
// CHECK: assign-atoms-mma-invalid.mlir:92:3: error: tile.mma: needed registers for the accumulators and 32 more, at most 255 a thread; found 288, for 64 x 64 per warp; change form-kernel's tile, distribute's shape or specialize-warps' registers
tile.kernel @mma_registers [] outputs 0 sizes {} threads 32 {
  %s = tile.alloc : memref<64x16xf64, #tile.space<shared>>
  %zero = tile.zero : !tile.fragment<64x64xf64>
  %p = tile.mma "main" <warp> %s "mk", %s "nk", %zero : memref<64x16xf64, #tile.space<shared>>, memref<64x16xf64, #tile.space<shared>>, !tile.fragment<64x64xf64> to !tile.fragment<64x64xf64>
}

// -----
// FOREIGN: products of f64 in sums of f32.
// PIPELINE: assign-atoms{mma=mma_sync}
// CHECK: assign-atoms-mma-invalid.mlir:102:3: error: tile.mma: needed an f64 accumulator; found f32
tile.kernel @mma_narrow [] outputs 0 sizes {} threads 32 {
  %s = tile.alloc : memref<16x16xf64, #tile.space<shared>>
  %zero = tile.zero : !tile.fragment<16x16xf32>
  %p = tile.mma "main" <warp> %s "mk", %s "nk", %zero : memref<16x16xf64, #tile.space<shared>>, memref<16x16xf64, #tile.space<shared>>, !tile.fragment<16x16xf32> to !tile.fragment<16x16xf32>
}
