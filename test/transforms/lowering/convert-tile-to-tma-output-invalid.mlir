// RUN: python %S/../split_refusals.py %s | filecheck %s

// -----
// FOREIGN: one copy for rows and columns of a cluster.
// PIPELINE: convert-tile-to-tma
// CHECK: convert-tile-to-tma-output-invalid.mlir:14:3: error: tile.copy: needed a copy multicast along one dimension of the cluster; found two
tile.kernel @two_ways ["a"] outputs 0 sizes {} cluster [2, 2] threads 128 {
^bb0(%a: memref<512x512xbf16, #tile.space<global>>):
  %c512 = arith.constant 512 : index
  %ring = tile.alloc : !tile.ring<4, memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>>
  %full = barrier.alloc : !barrier.ring<4>
  %x = tile.slot %ring[%c512] : !tile.ring<4, memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>> to memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
  %v = tile.window %a[%c512, %c512] within [%c512, %c512] : memref<512x512xbf16, #tile.space<global>> to !tile.window<128x64xbf16>
  tile.copy "lhs" <role> atom <tma> multicast [0, 1] %v to %x signals %full[%c512] : !barrier.ring<4> : !tile.window<128x64xbf16> to memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
}

// -----
// FOREIGN: a bulk store that each thread would have to do for itself.
// PIPELINE: convert-tile-to-tma
// CHECK-NEXT: convert-tile-to-tma-output-invalid.mlir:26:3: error: tile.bulk_store: needed work of scope role or warpgroup for the copy engine; found scope thread
tile.kernel @threads ["c"] outputs 1 sizes {} threads 128 {
^bb0(%c: memref<512x512xbf16, #tile.space<global>>):
  %c512 = arith.constant 512 : index
  %buffer = tile.alloc : memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
  %w = tile.window %c[%c512, %c512] within [%c512, %c512] : memref<512x512xbf16, #tile.space<global>> to !tile.window<128x64xbf16>
  tile.bulk_store "out" <thread> atom <tma_store> %buffer to %w : memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>> to !tile.window<128x64xbf16>
}

// -----
// PIPELINE: convert-tile-to-tma
// CHECK-NEXT: convert-tile-to-tma-output-invalid.mlir:38:3: error: tile.bulk_store: needed a tile.window or a contiguous part of one; found !tile.window<64x64xbf16, steps [2, 1]>
tile.kernel @cyclic ["c"] outputs 1 sizes {} threads 128 {
^bb0(%c: memref<512x512xbf16, #tile.space<global>>):
  %c512 = arith.constant 512 : index
  %buffer = tile.alloc : memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
  %w = tile.window %c[%c512, %c512] within [%c512, %c512] : memref<512x512xbf16, #tile.space<global>> to !tile.window<128x64xbf16>
  %part = tile.part runs [1, 1] %w[%c512, %c512] of [2, 1] : !tile.window<128x64xbf16> to !tile.window<64x64xbf16, steps [2, 1]>
  tile.bulk_store "out" <role> atom <tma_store> %buffer to %part : memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>> to !tile.window<64x64xbf16, steps [2, 1]>
}

// -----
// Clipped before the matrix ends, which the copy engine cannot do.
// PIPELINE: convert-tile-to-tma
// CHECK-NEXT: convert-tile-to-tma-output-invalid.mlir:51:3: error: tile.bulk_store: needed a window clipped at the matrix's bounds; found 500 of 512
tile.kernel @clipped ["c"] outputs 1 sizes {} threads 128 {
^bb0(%c: memref<512x512xbf16, #tile.space<global>>):
  %c500 = arith.constant 500 : index
  %c512 = arith.constant 512 : index
  %buffer = tile.alloc : memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
  %w = tile.window %c[%c512, %c512] within [%c500, %c512] : memref<512x512xbf16, #tile.space<global>> to !tile.window<128x64xbf16>
  tile.bulk_store "out" <role> atom <tma_store> %buffer to %w : memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>> to !tile.window<128x64xbf16>
}

// -----
// Half the columns of a row-major buffer: there are gaps between its rows.
// PIPELINE: convert-tile-to-tma
// CHECK-NEXT: convert-tile-to-tma-output-invalid.mlir:67:3: error: tile.bulk_store: needed a swizzled buffer, or 128-byte multiples of packed rows; found memref<64x32xf32, strided<[64, 1], offset: ?>, #tile.space<shared>>; run assign-layouts first
tile.kernel @gaps ["c"] outputs 1 sizes {} threads 256 {
^bb0(%c: memref<64x64xf32, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %i = tile.id "warpgroup" of 2
  %buffer = tile.alloc : memref<64x64xf32, #tile.space<shared>>
  %w = tile.window %c[%c0, %c0] within [%c64, %c64] : memref<64x64xf32, #tile.space<global>> to !tile.window<64x64xf32>
  %part = tile.part %buffer[%c0, %i] of [1, 2] : memref<64x64xf32, #tile.space<shared>> to memref<64x32xf32, strided<[64, 1], offset: ?>, #tile.space<shared>>
  %columns = tile.part %w[%c0, %i] of [1, 2] : !tile.window<64x64xf32> to !tile.window<64x32xf32>
  tile.bulk_store "out" <warpgroup> atom <tma_store> %part to %columns : memref<64x32xf32, strided<[64, 1], offset: ?>, #tile.space<shared>> to !tile.window<64x32xf32>
}

// -----
// FOREIGN: rows that are shorter than the swizzle span.
// PIPELINE: convert-tile-to-tma
// CHECK-NEXT: convert-tile-to-tma-output-invalid.mlir:79:3: error: tile.bulk_store: needed rows of a multiple of 128 bytes, the buffer's swizzle span; found 64 bytes; change assign-layouts' swizzle
tile.kernel @narrow ["c"] outputs 1 sizes {} threads 128 {
^bb0(%c: memref<512x512xbf16, #tile.space<global>>):
  %c512 = arith.constant 512 : index
  %buffer = tile.alloc : memref<64x32xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
  %w = tile.window %c[%c512, %c512] within [%c512, %c512] : memref<512x512xbf16, #tile.space<global>> to !tile.window<64x32xbf16>
  tile.bulk_store "out" <role> atom <tma_store> %buffer to %w : memref<64x32xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>> to !tile.window<64x32xbf16>
}
