// RUN: python %S/../split_refusals.py %s | filecheck %s

// -----
// A fragment whose threads' pairs are not those of ldmatrix; one of half a pair of matrices; f32.
// PIPELINE: convert-to-ptx
// CHECK: convert-to-ptx-mma-invalid.mlir:12:3: error: tile.load: needed a fragment of pairs of 8x8 matrices of 16-bit elements for ldmatrix; found !tile.fragment<16x16xf16, #tile.layout<threads [8, 0, 2, 4, 1, 0] values [2, 0, 1, 4, 4, 0]>>
!f = !tile.fragment<16x16xf16, #tile.layout<threads [8, 0, 2, 4, 1, 0] values [2, 0, 1, 4, 4, 0]>>
tile.kernel @main [] outputs 0 sizes {} grid ["1", "1", "1"] threads 32 shared 512 {
  %a = tile.alloc at 0 : memref<16x16xf16, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %l = tile.shift %a[%c0, %c0] : memref<16x16xf16, #tile.space<shared>> to memref<16x16xf16, #tile.space<shared>>
  %f = tile.load atom <ldmatrix> %l from [0, 0] : memref<16x16xf16, #tile.space<shared>> to !f
}

// -----
// PIPELINE: convert-to-ptx
// CHECK: convert-to-ptx-mma-invalid.mlir:23:3: error: tile.load: needed a fragment of pairs of 8x8 matrices of 16-bit elements for ldmatrix; found !tile.fragment<8x8xf16, #tile.layout<threads [4, 0, 2, 8, 1, 0] values [2, 0, 1]>>
!f = !tile.fragment<8x8xf16, #tile.layout<threads [4, 0, 2, 8, 1, 0] values [2, 0, 1]>>
tile.kernel @main [] outputs 0 sizes {} grid ["1", "1", "1"] threads 32 shared 512 {
  %a = tile.alloc at 0 : memref<16x16xf16, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %l = tile.shift %a[%c0, %c0] : memref<16x16xf16, #tile.space<shared>> to memref<16x16xf16, #tile.space<shared>>
  %f = tile.load atom <ldmatrix> %l from [0, 0] : memref<16x16xf16, #tile.space<shared>> to !f
}

// -----
// PIPELINE: convert-to-ptx
// CHECK: convert-to-ptx-mma-invalid.mlir:34:3: error: tile.load: needed a fragment of pairs of 8x8 matrices of 16-bit elements for ldmatrix; found !tile.fragment<16x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0] values [2, 0, 1, 2, 8, 0]>>
!f = !tile.fragment<16x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0] values [2, 0, 1, 2, 8, 0]>>
tile.kernel @main [] outputs 0 sizes {} grid ["1", "1", "1"] threads 32 shared 1024 {
  %a = tile.alloc at 0 : memref<16x16xf32, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %l = tile.shift %a[%c0, %c0] : memref<16x16xf32, #tile.space<shared>> to memref<16x16xf32, #tile.space<shared>>
  %f = tile.load atom <ldmatrix> %l from [0, 0] : memref<16x16xf32, #tile.space<shared>> to !f
}

// -----
// The buffer, not the lane's row of it.
// PIPELINE: convert-to-ptx
// CHECK: convert-to-ptx-mma-invalid.mlir:44:3: error: tile.load: needed each lane's row of a shared buffer as the source; found memref<16x16xf16, #tile.space<shared>>; run convert-tile-to-mma first
!f = !tile.fragment<16x8xf16, #tile.layout<threads [4, 0, 2, 8, 1, 0] values [2, 0, 1, 2, 8, 0]>>
tile.kernel @main [] outputs 0 sizes {} grid ["1", "1", "1"] threads 32 shared 512 {
  %a = tile.alloc at 0 : memref<16x16xf16, #tile.space<shared>>
  %f = tile.load atom <ldmatrix> %a from [0, 0] : memref<16x16xf16, #tile.space<shared>> to !f
}

// -----
// FOREIGN: matrices across two swizzle patterns, and across two 16-byte pieces.
// PIPELINE: convert-to-ptx
// CHECK: convert-to-ptx-mma-invalid.mlir:57:3: error: tile.load: needed matrices in steps of 8 rows and 16 columns in a swizzled buffer; found one at [4, 0]
!f = !tile.fragment<16x8xf16, #tile.layout<threads [4, 0, 2, 8, 1, 0] values [2, 0, 1, 2, 8, 0]>>
!a = memref<32x16xf16, #tile.swizzle<span 32 pitch 1024>, #tile.space<shared>>
tile.kernel @main [] outputs 0 sizes {} grid ["1", "1", "1"] threads 32 shared 1024 {
  %a = tile.alloc at 0 : !a
  %c0 = arith.constant 0 : index
  %l = tile.shift %a[%c0, %c0] : !a to !a
  %f = tile.load atom <ldmatrix> %l from [4, 0] : !a to !f
}

// -----
// PIPELINE: convert-to-ptx
// CHECK: convert-to-ptx-mma-invalid.mlir:69:3: error: tile.load: needed matrices in steps of 8 rows and 16 columns in a swizzled buffer; found one at [0, 8]
!f = !tile.fragment<16x8xf16, #tile.layout<threads [4, 0, 2, 8, 1, 0] values [2, 0, 1, 2, 8, 0]>>
!a = memref<32x16xf16, #tile.swizzle<span 32 pitch 1024>, #tile.space<shared>>
tile.kernel @main [] outputs 0 sizes {} grid ["1", "1", "1"] threads 32 shared 1024 {
  %a = tile.alloc at 0 : !a
  %c0 = arith.constant 0 : index
  %l = tile.shift %a[%c0, %c0] : !a to !a
  %f = tile.load atom <ldmatrix> %l from [0, 8] : !a to !f
}

// -----
// FOREIGN: rows of 20 elements, every other of which begins between two 16-byte pieces.
// PIPELINE: convert-to-ptx
// CHECK: convert-to-ptx-mma-invalid.mlir:81:3: error: tile.load: needed rows of 16-byte pieces that begin at multiples of 16 bytes; found memref<16x20xf16, #tile.space<shared>> at [0, 0]
!f = !tile.fragment<16x8xf16, #tile.layout<threads [4, 0, 2, 8, 1, 0] values [2, 0, 1, 2, 8, 0]>>
tile.kernel @main [] outputs 0 sizes {} grid ["1", "1", "1"] threads 32 shared 640 {
  %a = tile.alloc at 0 : memref<16x20xf16, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %l = tile.shift %a[%c0, %c0] : memref<16x20xf16, #tile.space<shared>> to memref<16x20xf16, #tile.space<shared>>
  %f = tile.load atom <ldmatrix> %l from [0, 0] : memref<16x20xf16, #tile.space<shared>> to !f
}

// -----
// Products that nothing converted, of memory and of fragments; sums that are no accumulator.
// PIPELINE: convert-to-ptx
// CHECK: convert-to-ptx-mma-invalid.mlir:93:3: error: tile.mma: needed a product of fragments; found memref<16x16xf16, #tile.space<shared>>; convert it before
!acc = !tile.fragment<16x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0] values [2, 0, 1, 2, 8, 0]>>
tile.kernel @main [] outputs 0 sizes {} grid ["1", "1", "1"] threads 32 shared 1024 {
  %a = tile.alloc at 0 : memref<16x16xf16, #tile.space<shared>>
  %b = tile.alloc at 512 : memref<8x16xf16, #tile.space<shared>>
  %acc = tile.zero : !acc
  %p = tile.mma "main" <warp> atom <mma_sync 16x8x16> %a "mk", %b "nk", %acc : memref<16x16xf16, #tile.space<shared>>, memref<8x16xf16, #tile.space<shared>>, !acc to !acc
}

// -----
// PIPELINE: convert-to-ptx
// CHECK: convert-to-ptx-mma-invalid.mlir:111:3: error: tile.mma: needed a product with atom mma_sync; found none
!acc = !tile.fragment<16x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0] values [2, 0, 1, 2, 8, 0]>>
!fa = !tile.fragment<16x16xf16, #tile.layout<threads [4, 0, 2, 8, 1, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
!fb = !tile.fragment<8x16xf16, #tile.layout<threads [4, 0, 2, 8, 1, 0] values [2, 0, 1, 2, 0, 8]>>
tile.kernel @main [] outputs 0 sizes {} grid ["1", "1", "1"] threads 32 shared 1024 {
  %a = tile.alloc at 0 : memref<16x16xf16, #tile.space<shared>>
  %b = tile.alloc at 512 : memref<8x16xf16, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %la = tile.shift %a[%c0, %c0] : memref<16x16xf16, #tile.space<shared>> to memref<16x16xf16, #tile.space<shared>>
  %lb = tile.shift %b[%c0, %c0] : memref<8x16xf16, #tile.space<shared>> to memref<8x16xf16, #tile.space<shared>>
  %x = tile.load atom <ldmatrix> %la from [0, 0] : memref<16x16xf16, #tile.space<shared>> to !fa
  %y = tile.load atom <ldmatrix> %lb from [0, 0] : memref<8x16xf16, #tile.space<shared>> to !fb
  %acc = tile.zero : !acc
  %p = tile.mma "main" <warp> %x "mk", %y "nk", %acc : !fa, !fb, !acc to !acc
}

// -----
// PIPELINE: convert-to-ptx
// CHECK: convert-to-ptx-mma-invalid.mlir:134:3: error: tile.mma: needed an accumulator from tile.zero; found loaded registers
!acc = !tile.fragment<16x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0] values [2, 0, 1, 2, 8, 0]>>
!fa = !tile.fragment<16x16xf16, #tile.layout<threads [4, 0, 2, 8, 1, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
!fb = !tile.fragment<8x16xf16, #tile.layout<threads [4, 0, 2, 8, 1, 0] values [2, 0, 1, 2, 0, 8]>>
tile.kernel @main [] outputs 0 sizes {} grid ["1", "1", "1"] threads 32 shared 1024 {
  %a = tile.alloc at 0 : memref<16x16xf16, #tile.space<shared>>
  %b = tile.alloc at 512 : memref<8x16xf16, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %la = tile.shift %a[%c0, %c0] : memref<16x16xf16, #tile.space<shared>> to memref<16x16xf16, #tile.space<shared>>
  %lb = tile.shift %b[%c0, %c0] : memref<8x16xf16, #tile.space<shared>> to memref<8x16xf16, #tile.space<shared>>
  %x = tile.load atom <ldmatrix> %la from [0, 0] : memref<16x16xf16, #tile.space<shared>> to !fa
  %y = tile.load atom <ldmatrix> %lb from [0, 0] : memref<8x16xf16, #tile.space<shared>> to !fb
  %acc = tile.zero : !acc
  %twice = tile.map %acc : !acc to !acc {
  ^bb0(%e: f32):
    %f = arith.addf %e, %e : f32
    tile.yield %f : f32
  }
  %p = tile.mma "main" <warp> atom <mma_sync 16x8x16> %x "mk", %y "nk", %twice : !fa, !fb, !acc to !acc
}
