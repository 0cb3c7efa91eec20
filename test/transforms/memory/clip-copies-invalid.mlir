// RUN: python %S/../split_refusals.py %s | filecheck %s

// -----
// 57 rows fill all patterns of 64.
// PIPELINE: clip-copies
// CHECK: clip-copies-invalid.mlir:7:1: error: tile.kernel: needed a copy of a left operand's rows along K, and a matrix with at least 8 rows less than the tile; found 1 copies of others; leave clip-copies out, or give form-kernel's tile more rows
tile.kernel @full ["a"] outputs 0 sizes {} {
^bb0(%a: memref<57x64xbf16, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %c57 = arith.constant 57 : index
  %c64 = arith.constant 64 : index
  %s = tile.alloc : memref<64x32xbf16, #tile.space<shared>>
  %t = tile.alloc : memref<8x32xbf16, #tile.space<shared>>
  %acc = tile.zero : !tile.fragment<64x8xf32>
  %w = tile.window %a[%c0, %c0] within [%c57, %c64] : memref<57x64xbf16, #tile.space<global>> to !tile.window<64x32xbf16>
  tile.copy "lhs" <role> %w to %s : !tile.window<64x32xbf16> to memref<64x32xbf16, #tile.space<shared>>
  %p = tile.mma "main" <role> %s "mk", %t "nk", %acc : memref<64x32xbf16, #tile.space<shared>>, memref<8x32xbf16, #tile.space<shared>>, !tile.fragment<64x8xf32> to !tile.fragment<64x8xf32>
}

// -----
// Five rows leave nothing to the second warpgroup of 128.
// PIPELINE: clip-copies
// CHECK-NEXT: clip-copies-invalid.mlir:35:3: error: tile.copy: needed rows in every 64 of the tile's; found 8 of 128; give form-kernel's tile fewer rows
tile.kernel @half ["a"] outputs 0 sizes {} {
^bb0(%a: memref<5x64xbf16, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %c57 = arith.constant 57 : index
  %c64 = arith.constant 64 : index
  %s = tile.alloc : memref<128x32xbf16, #tile.space<shared>>
  %t = tile.alloc : memref<8x32xbf16, #tile.space<shared>>
  %acc = tile.zero : !tile.fragment<128x8xf32>
  %w = tile.window %a[%c0, %c0] within [%c5, %c64] : memref<5x64xbf16, #tile.space<global>> to !tile.window<128x32xbf16>
  tile.copy "lhs" <role> %w to %s : !tile.window<128x32xbf16> to memref<128x32xbf16, #tile.space<shared>>
  %p = tile.mma "main" <role> %s "mk", %t "nk", %acc : memref<128x32xbf16, #tile.space<shared>>, memref<8x32xbf16, #tile.space<shared>>, !tile.fragment<128x8xf32> to !tile.fragment<128x8xf32>
}

// -----
// Rows of the buffer lie along K: zeros are needed behind the matrix's end.
// PIPELINE: clip-copies
// CHECK-NEXT: clip-copies-invalid.mlir:43:1: error: tile.kernel: needed a copy of a left operand's rows along K, and a matrix with at least 8 rows less than the tile; found 1 copies of others; leave clip-copies out, or give form-kernel's tile more rows
tile.kernel @along_m ["a"] outputs 0 sizes {} {
^bb0(%a: memref<5x64xbf16, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %c57 = arith.constant 57 : index
  %c64 = arith.constant 64 : index
  %s = tile.alloc : memref<64x32xbf16, #tile.space<shared>>
  %t = tile.alloc : memref<64x8xbf16, #tile.space<shared>>
  %acc = tile.zero : !tile.fragment<32x8xf32>
  %w = tile.window %a[%c0, %c0] within [%c5, %c64] : memref<5x64xbf16, #tile.space<global>> to !tile.window<64x32xbf16>
  tile.copy "lhs" <role> %w to %s : !tile.window<64x32xbf16> to memref<64x32xbf16, #tile.space<shared>>
  %p = tile.mma "main" <role> %s "km", %t "kn", %acc : memref<64x32xbf16, #tile.space<shared>>, memref<64x8xbf16, #tile.space<shared>>, !tile.fragment<32x8xf32> to !tile.fragment<32x8xf32>
}

// -----
// A right operand makes columns of the result.
// PIPELINE: clip-copies
// CHECK-NEXT: clip-copies-invalid.mlir:61:1: error: tile.kernel: needed a copy of a left operand's rows along K, and a matrix with at least 8 rows less than the tile; found 1 copies of others; leave clip-copies out, or give form-kernel's tile more rows
tile.kernel @right ["a"] outputs 0 sizes {} {
^bb0(%a: memref<5x64xbf16, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %c57 = arith.constant 57 : index
  %c64 = arith.constant 64 : index
  %s = tile.alloc : memref<64x32xbf16, #tile.space<shared>>
  %t = tile.alloc : memref<8x32xbf16, #tile.space<shared>>
  %acc = tile.zero : !tile.fragment<8x64xf32>
  %w = tile.window %a[%c0, %c0] within [%c5, %c64] : memref<5x64xbf16, #tile.space<global>> to !tile.window<64x32xbf16>
  tile.copy "lhs" <role> %w to %s : !tile.window<64x32xbf16> to memref<64x32xbf16, #tile.space<shared>>
  %p = tile.mma "main" <role> %t "mk", %s "nk", %acc : memref<8x32xbf16, #tile.space<shared>>, memref<64x32xbf16, #tile.space<shared>>, !tile.fragment<8x64xf32> to !tile.fragment<8x64xf32>
}

// -----
// FOREIGN: a product of the operand with itself, and so with the rows that are not there.
// PIPELINE: clip-copies
// CHECK-NEXT: clip-copies-invalid.mlir:79:1: error: tile.kernel: needed a copy of a left operand's rows along K, and a matrix with at least 8 rows less than the tile; found 1 copies of others; leave clip-copies out, or give form-kernel's tile more rows
tile.kernel @twice ["a"] outputs 0 sizes {} {
^bb0(%a: memref<5x64xbf16, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %c57 = arith.constant 57 : index
  %c64 = arith.constant 64 : index
  %s = tile.alloc : memref<64x32xbf16, #tile.space<shared>>
  %t = tile.alloc : memref<8x32xbf16, #tile.space<shared>>
  %acc = tile.zero : !tile.fragment<64x64xf32>
  %w = tile.window %a[%c0, %c0] within [%c5, %c64] : memref<5x64xbf16, #tile.space<global>> to !tile.window<64x32xbf16>
  tile.copy "lhs" <role> %w to %s : !tile.window<64x32xbf16> to memref<64x32xbf16, #tile.space<shared>>
  %p = tile.mma "main" <role> %s "mk", %s "nk", %acc : memref<64x32xbf16, #tile.space<shared>>, memref<64x32xbf16, #tile.space<shared>>, !tile.fragment<64x64xf32> to !tile.fragment<64x64xf32>
}

// -----
// Nothing multiplies what is copied.
// PIPELINE: clip-copies
// CHECK-NEXT: clip-copies-invalid.mlir:97:1: error: tile.kernel: needed a copy of a left operand's rows along K, and a matrix with at least 8 rows less than the tile; found 1 copies of others; leave clip-copies out, or give form-kernel's tile more rows
tile.kernel @unread ["a"] outputs 0 sizes {} {
^bb0(%a: memref<5x64xbf16, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %c57 = arith.constant 57 : index
  %c64 = arith.constant 64 : index
  %s = tile.alloc : memref<64x32xbf16, #tile.space<shared>>
  %t = tile.alloc : memref<8x32xbf16, #tile.space<shared>>
  %acc = tile.zero : !tile.fragment<64x8xf32>
  %w = tile.window %a[%c0, %c0] within [%c5, %c64] : memref<5x64xbf16, #tile.space<global>> to !tile.window<64x32xbf16>
  tile.copy "lhs" <role> %w to %s : !tile.window<64x32xbf16> to memref<64x32xbf16, #tile.space<shared>>
  
}

// -----
// Too late: an atom is chosen.
// PIPELINE: assign-atoms{copy=tma} => clip-copies
// CHECK-NEXT: clip-copies-invalid.mlir:125:3: error: tile.copy: needed a copy of scope role without an atom; found #tile.atom<tma>; run clip-copies before distribute, assign-atoms and multicast
tile.kernel @late ["a"] outputs 0 sizes {} {
^bb0(%a: memref<5x64xbf16, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %c57 = arith.constant 57 : index
  %c64 = arith.constant 64 : index
  %s = tile.alloc : memref<64x32xbf16, #tile.space<shared>>
  %t = tile.alloc : memref<8x32xbf16, #tile.space<shared>>
  %acc = tile.zero : !tile.fragment<64x8xf32>
  %w = tile.window %a[%c0, %c0] within [%c5, %c64] : memref<5x64xbf16, #tile.space<global>> to !tile.window<64x32xbf16>
  tile.copy "lhs" <role> %w to %s : !tile.window<64x32xbf16> to memref<64x32xbf16, #tile.space<shared>>
  %p = tile.mma "main" <role> %s "mk", %t "nk", %acc : memref<64x32xbf16, #tile.space<shared>>, memref<8x32xbf16, #tile.space<shared>>, !tile.fragment<64x8xf32> to !tile.fragment<64x8xf32>
}

// -----
// FOREIGN: a copy of each thread's.
// PIPELINE: clip-copies
// CHECK-NEXT: clip-copies-invalid.mlir:143:3: error: tile.copy: needed a copy of scope role without an atom; found scope thread; run clip-copies before distribute, assign-atoms and multicast
tile.kernel @thread ["a"] outputs 0 sizes {} {
^bb0(%a: memref<5x64xbf16, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %c57 = arith.constant 57 : index
  %c64 = arith.constant 64 : index
  %s = tile.alloc : memref<64x32xbf16, #tile.space<shared>>
  %t = tile.alloc : memref<8x32xbf16, #tile.space<shared>>
  %acc = tile.zero : !tile.fragment<64x8xf32>
  %w = tile.window %a[%c0, %c0] within [%c5, %c64] : memref<5x64xbf16, #tile.space<global>> to !tile.window<64x32xbf16>
  tile.copy "lhs" <thread> %w to %s : !tile.window<64x32xbf16> to memref<64x32xbf16, #tile.space<shared>>
  %p = tile.mma "main" <role> %s "mk", %t "nk", %acc : memref<64x32xbf16, #tile.space<shared>>, memref<8x32xbf16, #tile.space<shared>>, !tile.fragment<64x8xf32> to !tile.fragment<64x8xf32>
}

// -----
// FOREIGN: a copy that arrives in several CTAs.
// PIPELINE: clip-copies
// CHECK-NEXT: clip-copies-invalid.mlir:161:3: error: tile.copy: needed a copy of scope role without an atom; found a multicast; run clip-copies before distribute, assign-atoms and multicast
tile.kernel @sent ["a"] outputs 0 sizes {} cluster [2, 1] {
^bb0(%a: memref<5x64xbf16, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %c57 = arith.constant 57 : index
  %c64 = arith.constant 64 : index
  %s = tile.alloc : memref<64x32xbf16, #tile.space<shared>>
  %t = tile.alloc : memref<8x32xbf16, #tile.space<shared>>
  %acc = tile.zero : !tile.fragment<64x8xf32>
  %w = tile.window %a[%c0, %c0] within [%c5, %c64] : memref<5x64xbf16, #tile.space<global>> to !tile.window<64x32xbf16>
  tile.copy "lhs" <role> multicast [0] %w to %s : !tile.window<64x32xbf16> to memref<64x32xbf16, #tile.space<shared>>
  %p = tile.mma "main" <role> %s "mk", %t "nk", %acc : memref<64x32xbf16, #tile.space<shared>>, memref<8x32xbf16, #tile.space<shared>>, !tile.fragment<64x8xf32> to !tile.fragment<64x8xf32>
}
