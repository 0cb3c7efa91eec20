// RUN: python %S/../split_refusals.py %s | filecheck %s

// -----
// FOREIGN: columns that begin inside of what a thread holds, and ones of another layout.
// PIPELINE: convert-to-ptx
// CHECK: convert-to-ptx-output-invalid.mlir:9:3: error: tile.extract: needed columns that the same threads hold; found !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
tile.kernel @odd [] outputs 0 sizes {} grid ["1", "1", "1"] threads 128 shared 2048 {
  %f = tile.zero : !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
  %e = tile.extract %f from 4 : !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>> to !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
}

// -----
// PIPELINE: convert-to-ptx
// CHECK-NEXT: convert-to-ptx-output-invalid.mlir:17:3: error: tile.extract: needed columns that the same threads hold; found !tile.fragment<64x16xf32, #tile.layout<threads [8, 0, 2, 16, 1, 0] values [2, 0, 1, 4, 16, 0]>>
tile.kernel @layout [] outputs 0 sizes {} grid ["1", "1", "1"] threads 128 shared 2048 {
  %f = tile.zero : !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
  %e = tile.extract %f from 0 : !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>> to !tile.fragment<64x16xf32, #tile.layout<threads [8, 0, 2, 16, 1, 0] values [2, 0, 1, 4, 16, 0]>>
}

// -----
// A matrix store that is not spelled for lanes yet, and one to a row-major buffer.
// PIPELINE: convert-to-ptx
// CHECK-NEXT: convert-to-ptx-output-invalid.mlir:33:3: error: tile.store: needed a store of scope thread; found scope warpgroup; run convert-tile-to-simt first
tile.kernel @whole [] outputs 0 sizes {} grid ["1", "1", "1"] threads 128 shared 2048 {
  %buffer = tile.alloc at 0 : memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
  %f = tile.zero : !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
  %g = tile.map %f : !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>> to !tile.fragment<64x64xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>> {
  ^bb0(%x: f32):
    %y = arith.truncf %x : f32 to bf16
    tile.yield %y : bf16
  }
  %e = tile.extract %g from 0 : !tile.fragment<64x64xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>> to !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
  tile.store "out" <warpgroup> atom <stmatrix> %e to %buffer : !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
}

// -----
// PIPELINE: convert-to-ptx
// CHECK-NEXT: convert-to-ptx-output-invalid.mlir:50:3: error: tile.store: needed each lane's row of a buffer of solid 16-byte chunks as the target; found memref<64x16xbf16, strided<[20, 1]>, #tile.space<shared>>; run convert-tile-to-simt first
tile.kernel @row_major [] outputs 0 sizes {} grid ["1", "1", "1"] threads 128 shared 2048 {
  %c0 = arith.constant 0 : index
  %buffer = tile.alloc at 0 : memref<64x16xbf16, strided<[20, 1]>, #tile.space<shared>>
  %f = tile.zero : !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
  %g = tile.map %f : !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>> to !tile.fragment<64x64xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>> {
  ^bb0(%x: f32):
    %y = arith.truncf %x : f32 to bf16
    tile.yield %y : bf16
  }
  %e = tile.extract %g from 0 : !tile.fragment<64x64xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>> to !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
  %mine = tile.shift %buffer[%c0, %c0] : memref<64x16xbf16, strided<[20, 1]>, #tile.space<shared>> to memref<64x16xbf16, strided<[20, 1]>, #tile.space<shared>>
  tile.store "out" <thread> atom <stmatrix> %e to %mine : !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to memref<64x16xbf16, strided<[20, 1]>, #tile.space<shared>>
}

// -----
// FOREIGN: a matrix store of f32.
// PIPELINE: convert-to-ptx
// CHECK-NEXT: convert-to-ptx-output-invalid.mlir:62:3: error: tile.store: needed a 16-bit wgmma fragment; found !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
tile.kernel @f32 [] outputs 0 sizes {} grid ["1", "1", "1"] threads 128 shared 2048 {
  %c0 = arith.constant 0 : index
  %buffer = tile.alloc at 0 : memref<64x16xf32, #tile.swizzle<span 64 pitch 4096>, #tile.space<shared>>
  %f = tile.zero : !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
  %mine = tile.shift %buffer[%c0, %c0] : memref<64x16xf32, #tile.swizzle<span 64 pitch 4096>, #tile.space<shared>> to memref<64x16xf32, #tile.swizzle<span 64 pitch 4096>, #tile.space<shared>>
  tile.store "out" <thread> atom <stmatrix> %f to %mine : !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to memref<64x16xf32, #tile.swizzle<span 64 pitch 4096>, #tile.space<shared>>
}

// -----
// FOREIGN: a shift to behind the last panel of a swizzled buffer, and one to who knows where.
// PIPELINE: convert-to-ptx
// CHECK-NEXT: convert-to-ptx-output-invalid.mlir:73:3: error: tile.shift: needed a column known to lie within the 32 of the buffer; found up to 32
tile.kernel @panel [] outputs 0 sizes {} grid ["1", "1", "1"] threads 128 shared 8192 {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %buffer = tile.alloc at 0 : memref<64x32xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
  %mine = tile.shift %buffer[%c0, %c32] : memref<64x32xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>> to memref<64x32xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
}

// -----
// PIPELINE: convert-to-ptx
// CHECK-NEXT: convert-to-ptx-output-invalid.mlir:82:3: error: tile.shift: needed a column known to lie within the 32 of the buffer; found up to 127
tile.kernel @anywhere [] outputs 0 sizes {} grid ["1", "1", "1"] threads 128 shared 8192 {
  %tid = tile.thread_id
  %buffer = tile.alloc at 0 : memref<64x32xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
  %mine = tile.shift %buffer[%tid, %tid] : memref<64x32xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>> to memref<64x32xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
}

// -----
// PIPELINE: convert-to-ptx
// CHECK-NEXT: convert-to-ptx-output-invalid.mlir:92:3: error: barrier.arrive_at: needed arrivals by warp, thread or copies; found warpgroup
tile.kernel @warpgroup [] outputs 0 sizes {} grid ["1", "1", "1"] threads 128 shared 2048 {
  %c0 = arith.constant 0 : index
  %ring = barrier.alloc at 0 : !barrier.ring<2>
  %b = barrier.at %ring[%c0] : !barrier.ring<2>
  barrier.arrive_at %b by "warpgroup" at %c0
}

// -----
// PIPELINE: convert-to-ptx
// CHECK-NEXT: convert-to-ptx-output-invalid.mlir:100:3: error: tile.move: needed f32 values, rounded by arith.truncf at the end; found bf16
tile.kernel @halves [] outputs 0 sizes {} grid ["1", "1", "1"] threads 128 shared 0 {
  %f = tile.undef : !tile.fragment<64x8xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>>
  %g = tile.move %f : !tile.fragment<64x8xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>> to !tile.fragment<64x8xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>>
}

// -----
// PIPELINE: convert-to-ptx
// CHECK-NEXT: convert-to-ptx-output-invalid.mlir:109:3: error: tile.concat: needed parts whose elements the same threads hold, in whole registers; found !tile.fragment<64x16xf32, #tile.layout<threads [8, 0, 2, 16, 1, 0] values [2, 0, 1, 4, 16, 0]>>
tile.kernel @joined_otherwise [] outputs 0 sizes {} grid ["1", "1", "1"] threads 128 shared 2048 {
  %f = tile.zero : !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
  %half = tile.extract %f from 0 : !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>>
  %e = tile.concat %half, %half : !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>>, !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>> to !tile.fragment<64x16xf32, #tile.layout<threads [8, 0, 2, 16, 1, 0] values [2, 0, 1, 4, 16, 0]>>
}

// -----
// Columns that begin inside of what a thread holds.
// PIPELINE: convert-to-ptx
// CHECK-NEXT: convert-to-ptx-output-invalid.mlir:119:3: error: tile.insert: needed columns of a whole accumulator of 32 bits or more, which the same threads hold; found !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>> into !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
tile.kernel @inserted_odd [] outputs 0 sizes {} grid ["1", "1", "1"] threads 128 shared 2048 {
  %f = tile.zero : !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
  %p = tile.zero : !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>>
  %e = tile.insert %p into %f from 4 : !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>> into !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
}

// -----
// Columns that other threads hold.
// PIPELINE: convert-to-ptx
// CHECK-NEXT: convert-to-ptx-output-invalid.mlir:129:3: error: tile.insert: needed columns of a whole accumulator of 32 bits or more, which the same threads hold; found !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 32, 1, 0] values [2, 0, 1, 2, 32, 0]>> into !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
tile.kernel @inserted_otherwise [] outputs 0 sizes {} grid ["1", "1", "1"] threads 128 shared 2048 {
  %f = tile.zero : !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
  %p = tile.zero : !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 32, 1, 0] values [2, 0, 1, 2, 32, 0]>>
  %e = tile.insert %p into %f from 8 : !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 32, 1, 0] values [2, 0, 1, 2, 32, 0]>> into !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
}

// -----
// Two sums in a register.
// PIPELINE: convert-to-ptx
// CHECK-NEXT: convert-to-ptx-output-invalid.mlir:139:3: error: tile.insert: needed columns of a whole accumulator of 32 bits or more, which the same threads hold; found !tile.fragment<64x8xf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>> into !tile.fragment<64x16xf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
tile.kernel @inserted_halves [] outputs 0 sizes {} grid ["1", "1", "1"] threads 128 shared 2048 {
  %f = tile.zero : !tile.fragment<64x16xf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
  %p = tile.zero : !tile.fragment<64x8xf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>>
  %e = tile.insert %p into %f from 8 : !tile.fragment<64x8xf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>> into !tile.fragment<64x16xf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to !tile.fragment<64x16xf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
}

// -----
// What is no accumulator: registers of two values.
// PIPELINE: convert-to-ptx
// CHECK-NEXT: convert-to-ptx-output-invalid.mlir:149:3: error: tile.insert: needed columns of a whole accumulator of 32 bits or more, which the same threads hold; found !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>> into !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
tile.kernel @inserted_loaded [] outputs 0 sizes {} grid ["1", "1", "1"] threads 128 shared 2048 {
  %p = tile.zero : !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>>
  %f = tile.concat %p, %p : !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>>, !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>> to !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
  %e = tile.insert %p into %f from 8 : !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>> into !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
}

// -----
// Some columns of an accumulator, which are in its range.
// PIPELINE: convert-to-ptx
// CHECK-NEXT: convert-to-ptx-output-invalid.mlir:160:3: error: tile.insert: needed columns of a whole accumulator of 32 bits or more, which the same threads hold; found !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>> into !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
tile.kernel @inserted_within [] outputs 0 sizes {} grid ["1", "1", "1"] threads 128 shared 2048 {
  %w = tile.zero : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
  %f = tile.extract %w from 16 : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
  %p = tile.zero : !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>>
  %e = tile.insert %p into %f from 8 : !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>> into !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
}

// -----
// What the whole held before is read behind.
// PIPELINE: convert-to-ptx,assign-registers
// CHECK-NEXT: convert-to-ptx-output-invalid.mlir:170:3: error: ptx.set: needed an accumulator used once, as it is updated in place; found another use of it after this one, ptx.set at convert-to-ptx-output-invalid.mlir:172:3; read it before it is updated, or start another accumulator
tile.kernel @inserted_late [] outputs 0 sizes {} grid ["1", "1", "1"] threads 128 shared 2048 {
  %f = tile.zero : !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
  %p = tile.zero : !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>>
  %e = tile.insert %p into %f from 8 : !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>> into !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
  %right = tile.extract %f from 8 : !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>>
  %again = tile.insert %right into %e from 0 : !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>> into !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
}
