// RUN: python %S/../split_refusals.py %s | filecheck %s

// -----
// Nothing with a tma atom.
// PIPELINE: convert-tile-to-tma{promotion=48}
// CHECK: error: convert-tile-to-tma: needed promotion of 0, 64, 128 or 256 bytes; found promotion=48
// PIPELINE: convert-tile-to-tma
// CHECK-NEXT: convert-tile-to-tma-invalid.mlir:1:1: error: builtin.module: needed a tile.copy with atom tma, or a tile.bulk_store with atom tma_store; found none; run assign-atoms{copy=tma} first
!buffer = memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
!matrix = memref<512x768xbf16, #tile.space<global>>
!window = !tile.window<128x64xbf16>
tile.kernel @main ["a"] outputs 0 sizes {} threads 128 {
^bb0(%a: !matrix):
  %full = barrier.alloc : !barrier.ring<4>
  %s = tile.alloc : !buffer
  %c0 = arith.constant 0 : index
  %m = arith.constant 512 : index
  %n = arith.constant 768 : index
  %w = tile.window %a[%c0, %c0] within [%m, %n] : !matrix to !window
  tile.copy "lhs" <role> atom <ldst> %w to %s signals %full[%c0] : !barrier.ring<4> : !window to !buffer
}

// -----
// Every second row and column: a box has no gaps.
// PIPELINE: convert-tile-to-tma
// CHECK-NEXT: convert-tile-to-tma-invalid.mlir:39:3: error: tile.copy: needed a tile.window or a contiguous part of one; found !tile.window<128x64xbf16, steps [2, 2]>
!buffer = memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
!matrix = memref<512x768xbf16, #tile.space<global>>
!window = !tile.window<128x64xbf16>
tile.kernel @main ["a"] outputs 0 sizes {} threads 128 {
^bb0(%a: !matrix):
  %full = barrier.alloc : !barrier.ring<4>
  %s = tile.alloc : !buffer
  %c0 = arith.constant 0 : index
  %m = arith.constant 512 : index
  %n = arith.constant 768 : index
  %wide = tile.window %a[%c0, %c0] within [%m, %n] : !matrix to !tile.window<256x128xbf16>
  %part = tile.part runs [1, 1] %wide[%c0, %c0] of [2, 2] : !tile.window<256x128xbf16> to !tile.window<128x64xbf16, steps [2, 2]>
  tile.copy "lhs" <role> atom <tma> %part to %s signals %full[%c0] : !barrier.ring<4> : !tile.window<128x64xbf16, steps [2, 2]> to !buffer
}

// -----
// Nobody could wait for the bytes.
// PIPELINE: convert-tile-to-tma
// CHECK-NEXT: convert-tile-to-tma-invalid.mlir:57:3: error: tile.copy: needed a barrier to signal; found none; run insert-barriers first
!buffer = memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
!matrix = memref<512x768xbf16, #tile.space<global>>
!window = !tile.window<128x64xbf16>
tile.kernel @main ["a"] outputs 0 sizes {} threads 128 {
^bb0(%a: !matrix):
  %full = barrier.alloc : !barrier.ring<4>
  %s = tile.alloc : !buffer
  %c0 = arith.constant 0 : index
  %m = arith.constant 512 : index
  %n = arith.constant 768 : index
  %w = tile.window %a[%c0, %c0] within [%m, %n] : !matrix to !window
  tile.copy "lhs" <role> atom <tma> %w to %s : !window to !buffer
}

// -----
// Each warpgroup its own copy, where one thread of the role issues it.
// PIPELINE: convert-tile-to-tma
// CHECK-NEXT: convert-tile-to-tma-invalid.mlir:75:3: error: tile.copy: needed work of scope role for the copy engine; found scope warpgroup
!buffer = memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
!matrix = memref<512x768xbf16, #tile.space<global>>
!window = !tile.window<128x64xbf16>
tile.kernel @main ["a"] outputs 0 sizes {} threads 128 {
^bb0(%a: !matrix):
  %full = barrier.alloc : !barrier.ring<4>
  %s = tile.alloc : !buffer
  %c0 = arith.constant 0 : index
  %m = arith.constant 512 : index
  %n = arith.constant 768 : index
  %w = tile.window %a[%c0, %c0] within [%m, %n] : !matrix to !window
  tile.copy "lhs" <warpgroup> atom <tma> %w to %s signals %full[%c0] : !barrier.ring<4> : !window to !buffer
}

// -----
// A matrix that is in no parameter.
// PIPELINE: convert-tile-to-tma
// CHECK-NEXT: convert-tile-to-tma-invalid.mlir:94:3: error: tile.copy: needed a row-major matrix that the kernel is passed; found memref<512x768xbf16, #tile.space<global>>
!buffer = memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
!matrix = memref<512x768xbf16, #tile.space<global>>
!window = !tile.window<128x64xbf16>
tile.kernel @main ["a"] outputs 0 sizes {} threads 128 {
^bb0(%a: !matrix):
  %other = memref.alloc() : !matrix
  %full = barrier.alloc : !barrier.ring<4>
  %s = tile.alloc : !buffer
  %c0 = arith.constant 0 : index
  %m = arith.constant 512 : index
  %n = arith.constant 768 : index
  %w = tile.window %other[%c0, %c0] within [%m, %n] : !matrix to !window
  tile.copy "lhs" <role> atom <tma> %w to %s signals %full[%c0] : !barrier.ring<4> : !window to !buffer
}

// -----
// A matrix with gaps between its rows.
// PIPELINE: convert-tile-to-tma
// CHECK-NEXT: convert-tile-to-tma-invalid.mlir:112:3: error: tile.copy: needed a row-major matrix that the kernel is passed; found memref<512x768xbf16, strided<[1024, 1]>, #tile.space<global>>
!buffer = memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
!matrix = memref<512x768xbf16, strided<[1024, 1]>, #tile.space<global>>
!window = !tile.window<128x64xbf16>
tile.kernel @main ["a"] outputs 0 sizes {} threads 128 {
^bb0(%a: !matrix):
  %full = barrier.alloc : !barrier.ring<4>
  %s = tile.alloc : !buffer
  %c0 = arith.constant 0 : index
  %m = arith.constant 512 : index
  %n = arith.constant 768 : index
  %w = tile.window %a[%c0, %c0] within [%m, %n] : !matrix to !window
  tile.copy "lhs" <role> atom <tma> %w to %s signals %full[%c0] : !barrier.ring<4> : !window to !buffer
}

// -----
// Clipped before the matrix ends.
// PIPELINE: convert-tile-to-tma
// CHECK-NEXT: convert-tile-to-tma-invalid.mlir:130:3: error: tile.copy: needed a window clipped at the matrix's bounds; found 760 of 768
!buffer = memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
!matrix = memref<512x768xbf16, #tile.space<global>>
!window = !tile.window<128x64xbf16>
tile.kernel @main ["a"] outputs 0 sizes {} threads 128 {
^bb0(%a: !matrix):
  %full = barrier.alloc : !barrier.ring<4>
  %s = tile.alloc : !buffer
  %c0 = arith.constant 0 : index
  %m = arith.constant 512 : index
  %n = arith.constant 760 : index
  %w = tile.window %a[%c0, %c0] within [%m, %n] : !matrix to !window
  tile.copy "lhs" <role> atom <tma> %w to %s signals %full[%c0] : !barrier.ring<4> : !window to !buffer
}

// -----
// Clipped at run time.
// PIPELINE: convert-tile-to-tma
// CHECK-NEXT: convert-tile-to-tma-invalid.mlir:148:3: error: tile.copy: needed a window clipped at the matrix's bounds; found a computed extent
!buffer = memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
!matrix = memref<512x768xbf16, #tile.space<global>>
!window = !tile.window<128x64xbf16>
tile.kernel @main ["a"] outputs 0 sizes {} threads 128 {
^bb0(%a: !matrix):
  %full = barrier.alloc : !barrier.ring<4>
  %s = tile.alloc : !buffer
  %c0 = arith.constant 0 : index
  %m = arith.constant 512 : index
  %n = tile.block_id
  %w = tile.window %a[%c0, %c0] within [%m, %n] : !matrix to !window
  tile.copy "lhs" <role> atom <tma> %w to %s signals %full[%c0] : !barrier.ring<4> : !window to !buffer
}

// -----
// Panels of which the last is only half there.
// PIPELINE: convert-tile-to-tma
// CHECK-NEXT: convert-tile-to-tma-invalid.mlir:166:3: error: tile.copy: needed rows of a multiple of 128 bytes, the buffer's swizzle span; found 192 bytes; change assign-layouts' swizzle
!buffer = memref<128x96xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
!matrix = memref<512x768xbf16, #tile.space<global>>
!window = !tile.window<128x96xbf16>
tile.kernel @main ["a"] outputs 0 sizes {} threads 128 {
^bb0(%a: !matrix):
  %full = barrier.alloc : !barrier.ring<4>
  %s = tile.alloc : !buffer
  %c0 = arith.constant 0 : index
  %m = arith.constant 512 : index
  %n = arith.constant 768 : index
  %w = tile.window %a[%c0, %c0] within [%m, %n] : !matrix to !window
  tile.copy "lhs" <role> atom <tma> %w to %s signals %full[%c0] : !barrier.ring<4> : !window to !buffer
}

// -----
// Rows of the buffer that are apart.
// PIPELINE: convert-tile-to-tma
// CHECK-NEXT: convert-tile-to-tma-invalid.mlir:184:3: error: tile.copy: needed a swizzled buffer, or 128-byte multiples of packed rows; found memref<128x64xbf16, strided<[72, 1]>, #tile.space<shared>>; run assign-layouts first
!buffer = memref<128x64xbf16, strided<[72, 1]>, #tile.space<shared>>
!matrix = memref<512x768xbf16, #tile.space<global>>
!window = !tile.window<128x64xbf16>
tile.kernel @main ["a"] outputs 0 sizes {} threads 128 {
^bb0(%a: !matrix):
  %full = barrier.alloc : !barrier.ring<4>
  %s = tile.alloc : !buffer
  %c0 = arith.constant 0 : index
  %m = arith.constant 512 : index
  %n = arith.constant 768 : index
  %w = tile.window %a[%c0, %c0] within [%m, %n] : !matrix to !window
  tile.copy "lhs" <role> atom <tma> %w to %s signals %full[%c0] : !barrier.ring<4> : !window to !buffer
}

// -----
// An unswizzled box wider than 256.
// PIPELINE: convert-tile-to-tma
// CHECK-NEXT: convert-tile-to-tma-invalid.mlir:202:3: error: tile.copy: needed a swizzled buffer, or 128-byte multiples of packed rows; found memref<4x512xbf16, #tile.space<shared>>; run assign-layouts first
!buffer = memref<4x512xbf16,  #tile.space<shared>>
!matrix = memref<512x768xbf16, #tile.space<global>>
!window = !tile.window<4x512xbf16>
tile.kernel @main ["a"] outputs 0 sizes {} threads 128 {
^bb0(%a: !matrix):
  %full = barrier.alloc : !barrier.ring<4>
  %s = tile.alloc : !buffer
  %c0 = arith.constant 0 : index
  %m = arith.constant 512 : index
  %n = arith.constant 768 : index
  %w = tile.window %a[%c0, %c0] within [%m, %n] : !matrix to !window
  tile.copy "lhs" <role> atom <tma> %w to %s signals %full[%c0] : !barrier.ring<4> : !window to !buffer
}

// -----
// Rows that only boxes would make up which break the pattern.
// PIPELINE: convert-tile-to-tma
// CHECK-NEXT: convert-tile-to-tma-invalid.mlir:220:3: error: tile.copy: needed rows that boxes of up to 256 rows, in multiples of 8, make up; found 260 rows; change form-kernel's tile
!buffer = memref<260x64xbf16, #tile.swizzle<span 128 pitch 40960>, #tile.space<shared>>
!matrix = memref<512x768xbf16, #tile.space<global>>
!window = !tile.window<260x64xbf16>
tile.kernel @main ["a"] outputs 0 sizes {} threads 128 {
^bb0(%a: !matrix):
  %full = barrier.alloc : !barrier.ring<4>
  %s = tile.alloc : !buffer
  %c0 = arith.constant 0 : index
  %m = arith.constant 512 : index
  %n = arith.constant 768 : index
  %w = tile.window %a[%c0, %c0] within [%m, %n] : !matrix to !window
  tile.copy "lhs" <role> atom <tma> %w to %s signals %full[%c0] : !barrier.ring<4> : !window to !buffer
}

// -----
// A slice for both dimensions of the cluster.
// PIPELINE: convert-tile-to-tma
// CHECK-NEXT: convert-tile-to-tma-invalid.mlir:238:3: error: tile.copy: needed a copy multicast along one dimension of the cluster; found two
!buffer = memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
!matrix = memref<512x768xbf16, #tile.space<global>>
!window = !tile.window<128x64xbf16>
tile.kernel @main ["a"] outputs 0 sizes {} cluster [2, 2] threads 128 {
^bb0(%a: !matrix):
  %full = barrier.alloc : !barrier.ring<4>
  %s = tile.alloc : !buffer
  %c0 = arith.constant 0 : index
  %m = arith.constant 512 : index
  %n = arith.constant 768 : index
  %w = tile.window %a[%c0, %c0] within [%m, %n] : !matrix to !window
  tile.copy "lhs" <role> atom <tma> multicast [0, 1] %w to %s signals %full[%c0] : !barrier.ring<4> : !window to !buffer
}

// -----
// FOREIGN: half of a panel, which only threads can address.
// PIPELINE: convert-tile-to-tma
// CHECK-NEXT: convert-tile-to-tma-invalid.mlir:253:3: error: tile.copy: needed rows of a multiple of 128 bytes, the buffer's swizzle span; found 64 bytes; change assign-layouts' swizzle
tile.kernel @half_panel ["a"] outputs 0 sizes {} {
^bb0(%a: memref<64x64xbf16, #tile.space<global>>):
  %s = tile.alloc : memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
  %b = barrier.alloc : !barrier.ring<1>
  %c0 = arith.constant 0 : index
  %n = arith.constant 64 : index
  %h = tile.part %s[%c0, %c0] of [1, 2] : memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>> to memref<64x32xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
  %w = tile.window %a[%c0, %c0] within [%n, %n] : memref<64x64xbf16, #tile.space<global>> to !tile.window<64x32xbf16>
  tile.copy "lhs" <role> atom <tma> %w to %h signals %b[%c0] : !barrier.ring<1> : !tile.window<64x32xbf16> to memref<64x32xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
}

// -----
// FOREIGN: rows that begin inside of the pattern.
// PIPELINE: convert-tile-to-tma
// CHECK-NEXT: convert-tile-to-tma-invalid.mlir:268:3: error: tile.copy: needed an operand of whole 8-row, 128-byte swizzle atoms; found a part of 4x64; change distribute's shape
tile.kernel @four_rows ["a"] outputs 0 sizes {} {
^bb0(%a: memref<64x64xbf16, #tile.space<global>>):
  %s = tile.alloc : memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
  %b = barrier.alloc : !barrier.ring<1>
  %c0 = arith.constant 0 : index
  %n = arith.constant 64 : index
  %h = tile.part %s[%c0, %c0] of [16, 1] : memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>> to memref<4x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
  %w = tile.window %a[%c0, %c0] within [%n, %n] : memref<64x64xbf16, #tile.space<global>> to !tile.window<4x64xbf16>
  tile.copy "lhs" <role> atom <tma> %w to %h signals %b[%c0] : !barrier.ring<1> : !tile.window<4x64xbf16> to memref<4x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
}
