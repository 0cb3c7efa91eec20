// RUN: python %S/../split_refusals.py %s | filecheck %s

// -----
// Atoms that are not of the kind, ops that are not there, and a product of a whole role.
// PIPELINE: assign-atoms{mma=tma}
// CHECK: error: assign-atoms: needed mma in wgmma, mma_sync, fma; found mma=tma
// PIPELINE: assign-atoms{copy=wgmma}
// CHECK-NEXT: error: assign-atoms: needed copy in tma, ldst, cp_async; found copy=wgmma
// PIPELINE: assign-atoms{store=ldst}
// CHECK-NEXT: error: assign-atoms: needed store in st, stmatrix; found store=ldst
// PIPELINE: assign-atoms{bulk_store=st}
// CHECK-NEXT: error: assign-atoms: needed bulk_store in tma_store, thread_store; found bulk_store=st
// PIPELINE: assign-atoms{copy=tma}
// CHECK-NEXT: assign-atoms-invalid.mlir:1:1: error: builtin.module: needed a tile.copy without an atom, for copy=tma; found none
// PIPELINE: assign-atoms{store=st label=out}
// CHECK-NEXT: assign-atoms-invalid.mlir:1:1: error: builtin.module: needed a tile.store labelled out without an atom, for store=st; found none
// PIPELINE: assign-atoms{bulk_store=tma_store}
// CHECK-NEXT: assign-atoms-invalid.mlir:1:1: error: builtin.module: needed a tile.bulk_store without an atom, for bulk_store=tma_store; found none
// PIPELINE: assign-atoms{mma=wgmma label=more}
// CHECK-NEXT: assign-atoms-invalid.mlir:1:1: error: builtin.module: needed a tile.mma labelled more without an atom, for mma=wgmma; found none
// PIPELINE: assign-atoms{mma=wgmma}
// CHECK-NEXT: assign-atoms-invalid.mlir:29:3: error: tile.mma: needed a product of scope warpgroup for wgmma; found scope role; distribute it with to=warpgroup
// PIPELINE: assign-atoms{mma=fma}
// CHECK-NEXT: assign-atoms-invalid.mlir:29:3: error: tile.mma: needed a product of scope thread for fma; found scope role; distribute it with to=thread
tile.kernel @undistributed [] outputs 0 sizes {} {
  %a = tile.alloc : memref<64x16xbf16, #tile.space<shared>>
  %b = tile.alloc : memref<64x16xbf16, #tile.space<shared>>
  %zero = tile.zero : !tile.fragment<64x64xf32>
  %p = tile.mma "main" <role> %a "mk", %b "nk", %zero : memref<64x16xbf16, #tile.space<shared>>, memref<64x16xbf16, #tile.space<shared>>, !tile.fragment<64x64xf32> to !tile.fragment<64x64xf32>
}

// -----
// PIPELINE: assign-atoms{mma=wgmma}
// CHECK-NEXT: assign-atoms-invalid.mlir:39:3: error: tile.mma: needed f16 or bf16 operands for wgmma; found f32
tile.kernel @element_type [] outputs 0 sizes {} {
  %a = tile.alloc : memref<64x16xf32, #tile.space<shared>>
  %b = tile.alloc : memref<64x16xf32, #tile.space<shared>>
  %zero = tile.zero : !tile.fragment<64x64xf32>
  %p = tile.mma "main" <warpgroup> %a "mk", %b "nk", %zero : memref<64x16xf32, #tile.space<shared>>, memref<64x16xf32, #tile.space<shared>>, !tile.fragment<64x64xf32> to !tile.fragment<64x64xf32>
}

// -----
// FOREIGN: operands of two types, of which an instruction has but one.
// PIPELINE: assign-atoms{mma=wgmma}
// CHECK-NEXT: assign-atoms-invalid.mlir:50:3: error: tile.mma: needed operands of one type; found f16 and bf16
tile.kernel @two_types [] outputs 0 sizes {} {
  %a = tile.alloc : memref<64x16xf16, #tile.space<shared>>
  %b = tile.alloc : memref<64x16xbf16, #tile.space<shared>>
  %zero = tile.zero : !tile.fragment<64x64xf32>
  %p = tile.mma "main" <warpgroup> %a "mk", %b "nk", %zero : memref<64x16xf16, #tile.space<shared>>, memref<64x16xbf16, #tile.space<shared>>, !tile.fragment<64x64xf32> to !tile.fragment<64x64xf32>
}

// -----
// PIPELINE: assign-atoms{mma=wgmma}
// CHECK-NEXT: assign-atoms-invalid.mlir:60:3: error: tile.mma: needed an f32 accumulator; found f16
tile.kernel @accumulator [] outputs 0 sizes {} {
  %a = tile.alloc : memref<64x16xf16, #tile.space<shared>>
  %b = tile.alloc : memref<64x16xf16, #tile.space<shared>>
  %zero = tile.zero : !tile.fragment<64x64xf16>
  %p = tile.mma "main" <warpgroup> %a "mk", %b "nk", %zero : memref<64x16xf16, #tile.space<shared>>, memref<64x16xf16, #tile.space<shared>>, !tile.fragment<64x64xf16> to !tile.fragment<64x64xf16>
}

// -----
// PIPELINE: assign-atoms{mma=wgmma}
// CHECK-NEXT: assign-atoms-invalid.mlir:70:3: error: tile.mma: needed rows in multiples of 64 and 8 to 512 columns in steps of 8 for wgmma; found 32 x 64 per warpgroup; change form-kernel's tile or distribute's shape
tile.kernel @rows [] outputs 0 sizes {} {
  %a = tile.alloc : memref<32x16xbf16, #tile.space<shared>>
  %b = tile.alloc : memref<64x16xbf16, #tile.space<shared>>
  %zero = tile.zero : !tile.fragment<32x64xf32>
  %p = tile.mma "main" <warpgroup> %a "mk", %b "nk", %zero : memref<32x16xbf16, #tile.space<shared>>, memref<64x16xbf16, #tile.space<shared>>, !tile.fragment<32x64xf32> to !tile.fragment<32x64xf32>
}

// -----
// PIPELINE: assign-atoms{mma=wgmma}
// CHECK-NEXT: assign-atoms-invalid.mlir:80:3: error: tile.mma: needed rows in multiples of 64 and 8 to 512 columns in steps of 8 for wgmma; found 64 x 12 per warpgroup; change form-kernel's tile or distribute's shape
tile.kernel @columns [] outputs 0 sizes {} {
  %a = tile.alloc : memref<64x16xbf16, #tile.space<shared>>
  %b = tile.alloc : memref<12x16xbf16, #tile.space<shared>>
  %zero = tile.zero : !tile.fragment<64x12xf32>
  %p = tile.mma "main" <warpgroup> %a "mk", %b "nk", %zero : memref<64x16xbf16, #tile.space<shared>>, memref<12x16xbf16, #tile.space<shared>>, !tile.fragment<64x12xf32> to !tile.fragment<64x12xf32>
}

// -----
// PIPELINE: assign-atoms{mma=wgmma}
// CHECK-NEXT: assign-atoms-invalid.mlir:90:3: error: tile.mma: needed rows in multiples of 64 and 8 to 512 columns in steps of 8 for wgmma; found 64 x 268 per warpgroup; change form-kernel's tile or distribute's shape
tile.kernel @wide [] outputs 0 sizes {} {
  %a = tile.alloc : memref<64x16xbf16, #tile.space<shared>>
  %b = tile.alloc : memref<268x16xbf16, #tile.space<shared>>
  %zero = tile.zero : !tile.fragment<64x268xf32>
  %p = tile.mma "main" <warpgroup> %a "mk", %b "nk", %zero : memref<64x16xbf16, #tile.space<shared>>, memref<268x16xbf16, #tile.space<shared>>, !tile.fragment<64x268xf32> to !tile.fragment<64x268xf32>
}

// -----
// PIPELINE: assign-atoms{mma=wgmma}
// CHECK-NEXT: assign-atoms-invalid.mlir:100:3: error: tile.mma: needed a K step that is a multiple of 16 for wgmma; found 24; change the tile
tile.kernel @depth [] outputs 0 sizes {} {
  %a = tile.alloc : memref<64x24xbf16, #tile.space<shared>>
  %b = tile.alloc : memref<64x24xbf16, #tile.space<shared>>
  %zero = tile.zero : !tile.fragment<64x64xf32>
  %p = tile.mma "main" <warpgroup> %a "mk", %b "nk", %zero : memref<64x24xbf16, #tile.space<shared>>, memref<64x24xbf16, #tile.space<shared>>, !tile.fragment<64x64xf32> to !tile.fragment<64x64xf32>
}

// -----
// PIPELINE: assign-atoms{mma=wgmma}
// CHECK-NEXT: assign-atoms-invalid.mlir:113:3: error: tile.mma: needed operands in shared memory for wgmma; found !tile.window<64x16xbf16>; run promote first
// PIPELINE: assign-atoms{mma=fma}
// CHECK-NEXT: assign-atoms-invalid.mlir:113:3: error: tile.mma: needed a product of scope thread for fma; found scope warpgroup
tile.kernel @unpromoted ["a"] outputs 0 sizes {} {
^bb0(%a: memref<64x16xbf16, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %w = tile.window %a[%c0, %c0] within [%c0, %c0] : memref<64x16xbf16, #tile.space<global>> to !tile.window<64x16xbf16>
  %zero = tile.zero : !tile.fragment<64x64xf32>
  %p = tile.mma "main" <warpgroup> %w "mk", %w "nk", %zero : !tile.window<64x16xbf16>, !tile.window<64x16xbf16>, !tile.fragment<64x64xf32> to !tile.fragment<64x64xf32>
}

// -----
// PIPELINE: assign-atoms{mma=fma}
// CHECK-NEXT: assign-atoms-invalid.mlir:123:3: error: tile.mma: needed f64 or f32 operands for fma; found bf16
tile.kernel @fma_type [] outputs 0 sizes {} {
  %a = tile.alloc : memref<4x4xbf16, #tile.space<shared>>
  %b = tile.alloc : memref<4x4xbf16, #tile.space<shared>>
  %zero = tile.zero : !tile.fragment<4x4xf32>
  %p = tile.mma "main" <thread> %a "mk", %b "nk", %zero : memref<4x4xbf16, #tile.space<shared>>, memref<4x4xbf16, #tile.space<shared>>, !tile.fragment<4x4xf32> to !tile.fragment<4x4xf32>
}

// -----
// PIPELINE: assign-atoms{mma=fma}
// CHECK-NEXT: assign-atoms-invalid.mlir:133:3: error: tile.mma: needed operands of one type; found f32 and f16
tile.kernel @fma_types [] outputs 0 sizes {} {
  %a = tile.alloc : memref<4x4xf32, #tile.space<shared>>
  %b = tile.alloc : memref<4x4xf16, #tile.space<shared>>
  %zero = tile.zero : !tile.fragment<4x4xf32>
  %p = tile.mma "main" <thread> %a "mk", %b "nk", %zero : memref<4x4xf32, #tile.space<shared>>, memref<4x4xf16, #tile.space<shared>>, !tile.fragment<4x4xf32> to !tile.fragment<4x4xf32>
}

// -----
// FOREIGN: an operand in registers.
// PIPELINE: assign-atoms{mma=fma}
// CHECK-NEXT: assign-atoms-invalid.mlir:144:3: error: tile.mma: needed operands in memory for fma; found !tile.fragment<4x4xf32>
tile.kernel @chain [] outputs 0 sizes {} {
  %s = tile.alloc : memref<4x4xf32, #tile.space<shared>>
  %zero = tile.zero : !tile.fragment<4x4xf32>
  %x = tile.zero : !tile.fragment<4x4xf32>
  %p = tile.mma "main" <thread> %x "mk", %s "nk", %zero : !tile.fragment<4x4xf32>, memref<4x4xf32, #tile.space<shared>>, !tile.fragment<4x4xf32> to !tile.fragment<4x4xf32>
}

// -----
// Copies: scopes, row pitches, rows of a tile, matrices.
// PIPELINE: assign-atoms{copy=tma}
// CHECK-NEXT: assign-atoms-invalid.mlir:156:3: error: tile.copy: needed a copy of scope role for tma; found scope thread
tile.kernel @tma_scope ["a"] outputs 0 sizes {} {
^bb0(%a: memref<64x64xbf16, #tile.space<global>>):
  %s = tile.alloc : memref<8x8xbf16, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %w = tile.window %a[%c0, %c0] within [%c0, %c0] : memref<64x64xbf16, #tile.space<global>> to !tile.window<8x8xbf16>
  tile.copy "lhs" <thread> %w to %s : !tile.window<8x8xbf16> to memref<8x8xbf16, #tile.space<shared>>
}

// -----
// PIPELINE: assign-atoms{copy=tma}
// CHECK-NEXT: assign-atoms-invalid.mlir:167:3: error: tile.copy: needed a row pitch that is a multiple of 16 bytes for tma; found 200 bytes (100 x bf16); pad the matrix's rows
tile.kernel @tma_pitch ["a"] outputs 0 sizes {} {
^bb0(%a: memref<64x100xbf16, #tile.space<global>>):
  %s = tile.alloc : memref<8x8xbf16, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %w = tile.window %a[%c0, %c0] within [%c0, %c0] : memref<64x100xbf16, #tile.space<global>> to !tile.window<8x8xbf16>
  tile.copy "lhs" <role> %w to %s : !tile.window<8x8xbf16> to memref<8x8xbf16, #tile.space<shared>>
}

// -----
// PIPELINE: assign-atoms{copy=tma}
// CHECK-NEXT: assign-atoms-invalid.mlir:178:3: error: tile.copy: needed rows of the tile that are a multiple of 16 bytes for tma; found 24 bytes; change form-kernel's tile
tile.kernel @tma_rows ["a"] outputs 0 sizes {} {
^bb0(%a: memref<64x64xbf16, #tile.space<global>>):
  %s = tile.alloc : memref<8x12xbf16, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %w = tile.window %a[%c0, %c0] within [%c0, %c0] : memref<64x64xbf16, #tile.space<global>> to !tile.window<8x12xbf16>
  tile.copy "lhs" <role> %w to %s : !tile.window<8x12xbf16> to memref<8x12xbf16, #tile.space<shared>>
}

// -----
// PIPELINE: assign-atoms{copy=tma}
// CHECK-NEXT: assign-atoms-invalid.mlir:189:3: error: tile.copy: needed a row-major matrix of known row length; found memref<64x?xbf16, #tile.space<global>>
tile.kernel @tma_dynamic ["a"] outputs 0 sizes {} {
^bb0(%a: memref<64x?xbf16, #tile.space<global>>):
  %s = tile.alloc : memref<8x8xbf16, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %w = tile.window %a[%c0, %c0] within [%c0, %c0] : memref<64x?xbf16, #tile.space<global>> to !tile.window<8x8xbf16>
  tile.copy "lhs" <role> %w to %s : !tile.window<8x8xbf16> to memref<8x8xbf16, #tile.space<shared>>
}

// -----
// FOREIGN: a matrix whose rows are further apart than they are long.
// PIPELINE: assign-atoms{copy=tma}
// CHECK-NEXT: assign-atoms-invalid.mlir:201:3: error: tile.copy: needed a row-major matrix of known row length; found memref<64x64xbf16, strided<[72, 1]>, #tile.space<global>>
tile.kernel @tma_strided ["a"] outputs 0 sizes {} {
^bb0(%a: memref<64x64xbf16, strided<[72, 1]>, #tile.space<global>>):
  %s = tile.alloc : memref<8x8xbf16, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %w = tile.window %a[%c0, %c0] within [%c0, %c0] : memref<64x64xbf16, strided<[72, 1]>, #tile.space<global>> to !tile.window<8x8xbf16>
  tile.copy "lhs" <role> %w to %s : !tile.window<8x8xbf16> to memref<8x8xbf16, #tile.space<shared>>
}

// -----
// FOREIGN: every second row of a window.
// PIPELINE: assign-atoms{copy=tma}
// CHECK-NEXT: assign-atoms-invalid.mlir:214:3: error: tile.copy: needed a tile.window as the source for tma; found !tile.window<8x8xbf16, steps [2, 1]>
tile.kernel @tma_part ["a"] outputs 0 sizes {} {
^bb0(%a: memref<64x64xbf16, #tile.space<global>>):
  %s = tile.alloc : memref<8x8xbf16, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %w = tile.window %a[%c0, %c0] within [%c0, %c0] : memref<64x64xbf16, #tile.space<global>> to !tile.window<16x8xbf16>
  %part = tile.part runs [1, 1] %w[%c0, %c0] of [2, 1] : !tile.window<16x8xbf16> to !tile.window<8x8xbf16, steps [2, 1]>
  tile.copy "lhs" <role> %part to %s : !tile.window<8x8xbf16, steps [2, 1]> to memref<8x8xbf16, #tile.space<shared>>
}

// -----
// FOREIGN: half of the columns of a row-major buffer.
// PIPELINE: assign-atoms{copy=tma}
// CHECK-NEXT: assign-atoms-invalid.mlir:227:3: error: tile.copy: needed a target without gaps between its rows, or whole swizzle panels of one, for tma; found memref<8x8xbf16, strided<[16, 1], offset: ?>, #tile.space<shared>>
tile.kernel @tma_gaps ["a"] outputs 0 sizes {} {
^bb0(%a: memref<64x64xbf16, #tile.space<global>>):
  %s = tile.alloc : memref<8x16xbf16, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %w = tile.window %a[%c0, %c0] within [%c0, %c0] : memref<64x64xbf16, #tile.space<global>> to !tile.window<8x8xbf16>
  %part = tile.part %s[%c0, %c0] of [1, 2] : memref<8x16xbf16, #tile.space<shared>> to memref<8x8xbf16, strided<[16, 1], offset: ?>, #tile.space<shared>>
  tile.copy "lhs" <role> %w to %part : !tile.window<8x8xbf16> to memref<8x8xbf16, strided<[16, 1], offset: ?>, #tile.space<shared>>
}

// -----
// PIPELINE: assign-atoms{copy=ldst}
// CHECK-NEXT: assign-atoms-invalid.mlir:238:3: error: tile.copy: needed a copy of scope thread for ldst; found scope role; distribute it with to=thread
tile.kernel @ldst_scope ["a"] outputs 0 sizes {} {
^bb0(%a: memref<64x64xf32, #tile.space<global>>):
  %s = tile.alloc : memref<8x8xf32, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %w = tile.window %a[%c0, %c0] within [%c0, %c0] : memref<64x64xf32, #tile.space<global>> to !tile.window<8x8xf32>
  tile.copy "lhs" <role> %w to %s : !tile.window<8x8xf32> to memref<8x8xf32, #tile.space<shared>>
}

// -----
// PIPELINE: assign-atoms{copy=ldst}
// CHECK-NEXT: assign-atoms-invalid.mlir:249:3: error: tile.copy: needed 16-, 32- or 64-bit elements for ldst; found i8; use copy=tma
tile.kernel @ldst_8_bit ["a"] outputs 0 sizes {} {
^bb0(%a: memref<64x64xi8, #tile.space<global>>):
  %s = tile.alloc : memref<8x8xi8, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %w = tile.window %a[%c0, %c0] within [%c0, %c0] : memref<64x64xi8, #tile.space<global>> to !tile.window<8x8xi8>
  tile.copy "lhs" <thread> %w to %s : !tile.window<8x8xi8> to memref<8x8xi8, #tile.space<shared>>
}

// -----
// FOREIGN: a copy to a cluster.
// PIPELINE: assign-atoms{copy=ldst}
// CHECK-NEXT: assign-atoms-invalid.mlir:261:3: error: tile.copy: needed a copy into one CTA for ldst; found a multicast copy; use copy=tma
tile.kernel @ldst_multicast ["a"] outputs 0 sizes {} {
^bb0(%a: memref<64x64xf32, #tile.space<global>>):
  %s = tile.alloc : memref<8x8xf32, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %w = tile.window %a[%c0, %c0] within [%c0, %c0] : memref<64x64xf32, #tile.space<global>> to !tile.window<8x8xf32>
  tile.copy "lhs" <thread> multicast [0] %w to %s : !tile.window<8x8xf32> to memref<8x8xf32, #tile.space<shared>>
}

// -----
// PIPELINE: assign-atoms{copy=tma,cp_async}
// CHECK-NEXT: assign-atoms-invalid.mlir:274:3: error: tile.copy: needed runs of 4 bytes that the matrix and the buffer both align for cp_async; found runs of 2; use copy=cp_async,ldst, or pad the matrix's rows
tile.kernel @turned_columns ["a"] outputs 0 sizes {} {
^bb0(%a: memref<64x64xbf16, #tile.space<global>>):
  %s = tile.alloc : memref<8x8xbf16, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %w = tile.window %a[%c0, %c0] within [%c64, %c64] : memref<64x64xbf16, #tile.space<global>> to !tile.window<8x8xbf16>
  %t = tile.transpose %s : memref<8x8xbf16, #tile.space<shared>> to memref<8x8xbf16, strided<[1, 8], offset: ?>, #tile.space<shared>>
  tile.copy "lhs" <thread> %w to %t : !tile.window<8x8xbf16> to memref<8x8xbf16, strided<[1, 8], offset: ?>, #tile.space<shared>>
}

// -----
// Stores: layouts, scopes, elements, pairs of 16-bit values.
// PIPELINE: assign-atoms{store=st}
// CHECK-NEXT: assign-atoms-invalid.mlir:289:3: error: tile.store: needed a fragment with a layout to store; found !tile.fragment<64x8xf32>; assign the mma's atom too
// PIPELINE: assign-atoms{store=stmatrix}
// CHECK-NEXT: assign-atoms-invalid.mlir:289:3: error: tile.store: needed a wgmma fragment for stmatrix; found !tile.fragment<64x8xf32>
tile.kernel @no_layout ["c"] outputs 1 sizes {} {
^bb0(%c: memref<64x64xf32, #tile.space<global>>):
  %z = arith.constant 0 : index
  %f = tile.zero : !tile.fragment<64x8xf32>
  %c64 = arith.constant 64 : index
  %w = tile.window %c[%z, %z] within [%c64, %c64] : memref<64x64xf32, #tile.space<global>> to !tile.window<64x8xf32>
  tile.store "out" <warpgroup> %f to %w : !tile.fragment<64x8xf32> to !tile.window<64x8xf32>
}

// -----
// PIPELINE: assign-atoms{store=st}
// CHECK-NEXT: assign-atoms-invalid.mlir:301:3: error: tile.store: needed a store of the scope its fragment's threads make; found scope role and 128 threads
tile.kernel @store_scope ["c"] outputs 1 sizes {} {
^bb0(%c: memref<64x64xf32, #tile.space<global>>):
  %z = arith.constant 0 : index
  %f = tile.zero : !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 1, 0, 8]>>
  %c64 = arith.constant 64 : index
  %w = tile.window %c[%z, %z] within [%c64, %c64] : memref<64x64xf32, #tile.space<global>> to !tile.window<64x8xf32>
  tile.store "out" <role> %f to %w : !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 1, 0, 8]>> to !tile.window<64x8xf32>
}

// -----
// PIPELINE: assign-atoms{store=st}
// CHECK-NEXT: assign-atoms-invalid.mlir:313:3: error: tile.store: needed 16-, 32- or 64-bit elements for st; found i8
tile.kernel @store_type ["c"] outputs 1 sizes {} {
^bb0(%c: memref<64x64xi8, #tile.space<global>>):
  %z = arith.constant 0 : index
  %f = tile.zero : !tile.fragment<64x8xi8, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 1, 0, 8]>>
  %c64 = arith.constant 64 : index
  %w = tile.window %c[%z, %z] within [%c64, %c64] : memref<64x64xi8, #tile.space<global>> to !tile.window<64x8xi8>
  tile.store "out" <warpgroup> %f to %w : !tile.fragment<64x8xi8, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 1, 0, 8]>> to !tile.window<64x8xi8>
}

// -----
// PIPELINE: assign-atoms{store=st}
// CHECK-NEXT: assign-atoms-invalid.mlir:325:3: error: tile.store: needed an even number of 16-bit values, which a thread holds in pairs; found a thread's tile of 3 x 3; change distribute
tile.kernel @odd_tile ["c"] outputs 1 sizes {} {
^bb0(%c: memref<64x64xbf16, #tile.space<global>>):
  %z = arith.constant 0 : index
  %f = tile.zero : !tile.fragment<3x3xbf16, #tile.layout<threads [] values [3, 0, 1, 3, 1, 0]>>
  %c64 = arith.constant 64 : index
  %w = tile.window %c[%z, %z] within [%c64, %c64] : memref<64x64xbf16, #tile.space<global>> to !tile.window<3x3xbf16>
  tile.store "out" <thread> %f to %w : !tile.fragment<3x3xbf16, #tile.layout<threads [] values [3, 0, 1, 3, 1, 0]>> to !tile.window<3x3xbf16>
}

// -----
// FOREIGN: a window that ends inside of its matrix's rows.
// PIPELINE: assign-atoms{store=st}
// CHECK-NEXT: assign-atoms-invalid.mlir:339:3: error: tile.store: needed a window clipped at the end of the matrix's rows; found 7 of 64 columns
tile.kernel @clipped ["c"] outputs 1 sizes {} {
^bb0(%c: memref<64x64xf32, #tile.space<global>>):
  %z = arith.constant 0 : index
  %f = tile.zero : !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 1, 0, 8]>>
  %c64 = arith.constant 64 : index
  %c7 = arith.constant 7 : index
  %w = tile.window %c[%z, %z] within [%c64, %c7] : memref<64x64xf32, #tile.space<global>> to !tile.window<64x8xf32>
  tile.store "out" <warpgroup> %f to %w : !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 1, 0, 8]>> to !tile.window<64x8xf32>
}

// -----
// PIPELINE: assign-atoms{store=st}
// CHECK-NEXT: assign-atoms-invalid.mlir:352:3: error: tile.store: needed a window of global memory, or a buffer of 32-bit elements, as the target for st; found memref<64x8xbf16, strided<[12, 1]>, #tile.space<shared>>; use store=stmatrix
// PIPELINE: assign-atoms{store=stmatrix}
// CHECK-NEXT: assign-atoms-invalid.mlir:352:3: error: tile.store: needed a buffer with rows of solid 16-byte chunks for stmatrix; found memref<64x8xbf16, strided<[12, 1]>, #tile.space<shared>>
tile.kernel @to_a_buffer ["c"] outputs 1 sizes {} {
^bb0(%c: memref<64x64xbf16, #tile.space<global>>):
  %z = arith.constant 0 : index
  %f = tile.zero : !tile.fragment<64x8xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 1, 0, 8]>>
  %t = tile.alloc : memref<64x8xbf16, strided<[12, 1]>, #tile.space<shared>>
  tile.store "out" <warpgroup> %f to %t : !tile.fragment<64x8xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 1, 0, 8]>> to memref<64x8xbf16, strided<[12, 1]>, #tile.space<shared>>
}

// -----
// PIPELINE: assign-atoms{store=stmatrix}
// CHECK-NEXT: assign-atoms-invalid.mlir:363:3: error: tile.store: needed 16-bit elements for stmatrix; found f32; use store=st
tile.kernel @matrices_of_words ["c"] outputs 1 sizes {} {
^bb0(%c: memref<64x64xf32, #tile.space<global>>):
  %z = arith.constant 0 : index
  %f = tile.zero : !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
  %t = tile.alloc : memref<64x16xf32, #tile.space<shared>>
  tile.store "out" <warpgroup> %f to %t : !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to memref<64x16xf32, #tile.space<shared>>
}

// -----
// PIPELINE: assign-atoms{store=stmatrix}
// CHECK-NEXT: assign-atoms-invalid.mlir:375:3: error: tile.store: needed a shared buffer as the target for stmatrix; found !tile.window<64x16xbf16>; run stage-epilogue first
tile.kernel @matrices_to_global ["c"] outputs 1 sizes {} {
^bb0(%c: memref<64x64xbf16, #tile.space<global>>):
  %z = arith.constant 0 : index
  %f = tile.zero : !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
  %c64 = arith.constant 64 : index
  %w = tile.window %c[%z, %z] within [%c64, %c64] : memref<64x64xbf16, #tile.space<global>> to !tile.window<64x16xbf16>
  tile.store "out" <warpgroup> %f to %w : !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to !tile.window<64x16xbf16>
}

// -----
// PIPELINE: assign-atoms{bulk_store=tma_store}
// CHECK-NEXT: assign-atoms-invalid.mlir:386:3: error: tile.bulk_store: needed a row pitch that is a multiple of 16 bytes for tma; found 200 bytes (100 x bf16); pad the matrix's rows
tile.kernel @bulk_store_pitch ["c"] outputs 1 sizes {} {
^bb0(%c: memref<64x100xbf16, #tile.space<global>>):
  %s = tile.alloc : memref<8x8xbf16, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %w = tile.window %c[%c0, %c0] within [%c0, %c0] : memref<64x100xbf16, #tile.space<global>> to !tile.window<8x8xbf16>
  tile.bulk_store "out" <warpgroup> %s to %w : memref<8x8xbf16, #tile.space<shared>> to !tile.window<8x8xbf16>
}

// -----
// PIPELINE: assign-atoms{bulk_store=tma_store}
// CHECK-NEXT: assign-atoms-invalid.mlir:397:3: error: tile.bulk_store: needed rows of the tile that are a multiple of 16 bytes for tma; found 24 bytes; change form-kernel's tile
tile.kernel @bulk_store_rows ["c"] outputs 1 sizes {} {
^bb0(%c: memref<64x64xbf16, #tile.space<global>>):
  %s = tile.alloc : memref<8x12xbf16, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %w = tile.window %c[%c0, %c0] within [%c0, %c0] : memref<64x64xbf16, #tile.space<global>> to !tile.window<8x12xbf16>
  tile.bulk_store "out" <warpgroup> %s to %w : memref<8x12xbf16, #tile.space<shared>> to !tile.window<8x12xbf16>
}

// -----
// PIPELINE: assign-atoms{bulk_store=tma_store}
// CHECK-NEXT: assign-atoms-invalid.mlir:409:3: error: tile.bulk_store: needed a window of global memory as the target; found !tile.window<8x8xbf16>
tile.kernel @bulk_store_shifted ["c"] outputs 1 sizes {} {
^bb0(%c: memref<64x64xbf16, #tile.space<global>>):
  %s = tile.alloc : memref<8x8xbf16, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %w = tile.window %c[%c0, %c0] within [%c0, %c0] : memref<64x64xbf16, #tile.space<global>> to !tile.window<8x8xbf16>
  %shifted = tile.shift %w[%c0, %c0] : !tile.window<8x8xbf16> to !tile.window<8x8xbf16>
  tile.bulk_store "out" <warpgroup> %s to %shifted : memref<8x8xbf16, #tile.space<shared>> to !tile.window<8x8xbf16>
}

// -----
// Of several atoms the last says what it needs.
// PIPELINE: assign-atoms{bulk_store=tma_store,thread_store}
// CHECK-NEXT: assign-atoms-invalid.mlir:421:3: error: tile.bulk_store: needed a bulk store of scope warpgroup for thread_store; found scope role; distribute it with to=warpgroup
tile.kernel @bulk_store_role ["c"] outputs 1 sizes {} {
^bb0(%c: memref<64x101xbf16, #tile.space<global>>):
  %s = tile.alloc : memref<64x8xbf16, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %w = tile.window %c[%c0, %c0] within [%c0, %c0] : memref<64x101xbf16, #tile.space<global>> to !tile.window<64x8xbf16>
  tile.bulk_store "out" <role> %s to %w : memref<64x8xbf16, #tile.space<shared>> to !tile.window<64x8xbf16>
}

// -----
// Eight rows of eight elements, of which 128 threads have no whole row's part each.
// PIPELINE: assign-atoms{bulk_store=thread_store}
// CHECK-NEXT: assign-atoms-invalid.mlir:433:3: error: tile.bulk_store: needed a tile that a warpgroup's threads share in whole rows for thread_store; found 8 x 8; change form-kernel's tile or stage-epilogue's columns
tile.kernel @bulk_store_small ["c"] outputs 1 sizes {} {
^bb0(%c: memref<64x101xbf16, #tile.space<global>>):
  %s = tile.alloc : memref<8x8xbf16, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %w = tile.window %c[%c0, %c0] within [%c0, %c0] : memref<64x101xbf16, #tile.space<global>> to !tile.window<8x8xbf16>
  tile.bulk_store "out" <warpgroup> %s to %w : memref<8x8xbf16, #tile.space<shared>> to !tile.window<8x8xbf16>
}

// -----
// PIPELINE: assign-atoms{bulk_store=thread_store}
// CHECK-NEXT: assign-atoms-invalid.mlir:444:3: error: tile.bulk_store: needed 16-, 32- or 64-bit elements for thread_store; found i8
tile.kernel @bulk_store_bytes ["c"] outputs 1 sizes {} {
^bb0(%c: memref<64x101xi8, #tile.space<global>>):
  %s = tile.alloc : memref<64x8xi8, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %w = tile.window %c[%c0, %c0] within [%c0, %c0] : memref<64x101xi8, #tile.space<global>> to !tile.window<64x8xi8>
  tile.bulk_store "out" <warpgroup> %s to %w : memref<64x8xi8, #tile.space<shared>> to !tile.window<64x8xi8>
}

// -----
// PIPELINE: assign-atoms{bulk_store=thread_store}
// CHECK-NEXT: assign-atoms-invalid.mlir:456:3: error: tile.bulk_store: needed a window of global memory as the target; found !tile.window<64x8xbf16>
tile.kernel @bulk_store_of_threads_shifted ["c"] outputs 1 sizes {} {
^bb0(%c: memref<64x64xbf16, #tile.space<global>>):
  %s = tile.alloc : memref<64x8xbf16, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %w = tile.window %c[%c0, %c0] within [%c0, %c0] : memref<64x64xbf16, #tile.space<global>> to !tile.window<64x8xbf16>
  %shifted = tile.shift %w[%c0, %c0] : !tile.window<64x8xbf16> to !tile.window<64x8xbf16>
  tile.bulk_store "out" <warpgroup> %s to %shifted : memref<64x8xbf16, #tile.space<shared>> to !tile.window<64x8xbf16>
}

// -----
// PIPELINE: assign-atoms{copy=tma}
// CHECK-NEXT: assign-atoms-invalid.mlir:468:3: error: tile.copy: needed a box that begins at a multiple of 16 bytes of a row for tma; found one that may begin at every 8 bytes; let threads copy it, or copy the slice into rows of its own
tile.kernel @tma_corner ["a"] outputs 0 sizes {} {
^bb0(%a: memref<64x64xbf16, #tile.space<global>>):
  %s = tile.alloc : memref<8x8xbf16, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %w = tile.window %a[%c0, %c4] within [%c0, %c0] : memref<64x64xbf16, #tile.space<global>> to !tile.window<8x8xbf16>
  tile.copy "lhs" <role> %w to %s : !tile.window<8x8xbf16> to memref<8x8xbf16, #tile.space<shared>>
}
