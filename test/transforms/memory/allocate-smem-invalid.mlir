// RUN: python %S/../split_refusals.py %s | filecheck %s

// -----
// More than an SM has, by the barriers alone.
// PIPELINE: allocate-smem
// CHECK: allocate-smem-invalid.mlir:9:1: error: tile.kernel: needed at most 232448 bytes of shared memory; found 232480 bytes; lower multi-buffer's stages or form-kernel's tile
!slot = memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
!last = memref<24x64xbf16, #tile.swizzle<span 128 pitch 3072>, #tile.space<shared>>
tile.kernel @main [] outputs 0 sizes {} threads 128 {
  %ring = tile.alloc : !tile.ring<14, !slot>
  %one = tile.alloc : !last
  %full = barrier.alloc : !barrier.ring<4>
}

// -----
// A buffer of one dimension.
// PIPELINE: allocate-smem
// CHECK-NEXT: allocate-smem-invalid.mlir:20:3: error: tile.alloc: needed a buffer of two static dimensions; found memref<64xf32, #tile.space<shared>>
tile.kernel @main [] outputs 0 sizes {} threads 128 {
  %line = tile.alloc : memref<64xf32, #tile.space<shared>>
}

// -----
// A buffer of unknown size.
// PIPELINE: allocate-smem
// CHECK-NEXT: allocate-smem-invalid.mlir:28:3: error: tile.alloc: needed a buffer of two static dimensions; found memref<64x?xf32, #tile.space<shared>>
tile.kernel @main [] outputs 0 sizes {} threads 128 {
  %some = tile.alloc : memref<64x?xf32, #tile.space<shared>>
}

// -----
// No kernel, and none any more.
// PIPELINE: allocate-smem
// CHECK-NEXT: error: builtin.module: needed a tile.kernel; found none; run form-kernel first
builtin.module {
}

// -----
// PIPELINE: allocate-smem
// CHECK-NEXT: error: builtin.module: needed a tile.kernel; found none; run this pass before convert-to-ptx
ptx.kernel @done arguments [] parameters [] sizes {} grid ["1", "1", "1"] threads 32 shared 0 {
  ptx.ret
}
