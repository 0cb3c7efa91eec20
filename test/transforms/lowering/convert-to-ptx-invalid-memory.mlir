// RUN: python %S/../split_refusals.py %s | filecheck %s

// -----
// Matrices whose rows do not follow each other, or of unknown shape.
// PIPELINE: convert-to-ptx
// CHECK: convert-to-ptx-invalid-memory.mlir:10:3: error: tile.window: needed a row-major matrix of known shape; found memref<64x64xf32, strided<[80, 1]>, #tile.space<global>>
tile.kernel @main ["a"] outputs 1 sizes {} grid ["1", "1", "1"] threads 128 shared 256 {
^bb0(%a: memref<64x64xf32, strided<[80, 1]>, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %w = tile.window %a[%c0, %c0] within [%c0, %c0] : memref<64x64xf32, strided<[80, 1]>, #tile.space<global>> to !tile.window<1x1xf32>
}

// -----
// PIPELINE: convert-to-ptx
// CHECK-NEXT: convert-to-ptx-invalid-memory.mlir:19:3: error: tile.window: needed a row-major matrix of known shape; found memref<?x64xf32, #tile.space<global>>
tile.kernel @main ["a"] outputs 1 sizes {} grid ["1", "1", "1"] threads 128 shared 256 {
^bb0(%a: memref<?x64xf32, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %w = tile.window %a[%c0, %c0] within [%c0, %c0] : memref<?x64xf32, #tile.space<global>> to !tile.window<1x1xf32>
}

// -----
// FOREIGN: windows that may begin before their matrix, where no guard looks.
// PIPELINE: convert-to-ptx
// CHECK-NEXT: convert-to-ptx-invalid-memory.mlir:32:3: error: tile.window: needed offsets that are plainly not negative; found one of arith.subi
tile.kernel @main ["a"] outputs 1 sizes {} grid ["1", "1", "1"] threads 128 shared 256 {
^bb0(%a: memref<64x64xf32, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %n = arith.constant 64 : index
  %t = tile.thread_id
  %o = arith.subi %t, %n : index
  %w = tile.window %a[%o, %c0] within [%n, %n] : memref<64x64xf32, #tile.space<global>> to !tile.window<1x1xf32>
}

// -----
// PIPELINE: convert-to-ptx
// CHECK-NEXT: convert-to-ptx-invalid-memory.mlir:43:3: error: tile.window: needed offsets that are plainly not negative; found one of arith.constant
tile.kernel @main ["a"] outputs 1 sizes {} grid ["1", "1", "1"] threads 128 shared 256 {
^bb0(%a: memref<64x64xf32, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %n = arith.constant 64 : index
  %o = arith.constant -1 : index
  %w = tile.window %a[%c0, %o] within [%n, %n] : memref<64x64xf32, #tile.space<global>> to !tile.window<1x1xf32>
}

// -----
// PIPELINE: convert-to-ptx
// CHECK-NEXT: convert-to-ptx-invalid-memory.mlir:55:5: error: tile.window: needed offsets that are plainly not negative; found one of a block argument
tile.kernel @main ["a"] outputs 1 sizes {} grid ["1", "1", "1"] threads 128 shared 256 {
^bb0(%a: memref<64x64xf32, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %n = arith.constant 64 : index
  %t = tile.thread_id
  %r = scf.for %i = %c0 to %n step %n iter_args(%o = %c0) -> (index) {
    %w = tile.window %a[%o, %c0] within [%n, %n] : memref<64x64xf32, #tile.space<global>> to !tile.window<1x1xf32>
    %p = arith.subi %o, %t : index
    scf.yield %p : index
  }
}

// -----
// A bound beyond the matrix.
// PIPELINE: convert-to-ptx
// CHECK-NEXT: convert-to-ptx-invalid-memory.mlir:69:3: error: tile.window: needed an extent of at most 64; found 65
tile.kernel @main ["a"] outputs 1 sizes {} grid ["1", "1", "1"] threads 128 shared 256 {
^bb0(%a: memref<64x64xf32, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %n = arith.constant 65 : index
  %w = tile.window %a[%c0, %c0] within [%n, %n] : memref<64x64xf32, #tile.space<global>> to !tile.window<1x1xf32>
}

// -----
// A part there is not; a thread's place before the first element.
// PIPELINE: convert-to-ptx
// CHECK-NEXT: convert-to-ptx-invalid-memory.mlir:82:3: error: tile.part: needed part numbers of 0 to 1; found 2
tile.kernel @main ["a"] outputs 1 sizes {} grid ["1", "1", "1"] threads 128 shared 256 {
^bb0(%a: memref<64x64xf32, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %n = arith.constant 64 : index
  %c2 = arith.constant 2 : index
  %w = tile.window %a[%c0, %c0] within [%n, %n] : memref<64x64xf32, #tile.space<global>> to !tile.window<2x2xf32>
  %p = tile.part %w[%c0, %c2] of [2, 2] : !tile.window<2x2xf32> to !tile.window<1x1xf32>
}

// -----
// PIPELINE: convert-to-ptx
// CHECK-NEXT: convert-to-ptx-invalid-memory.mlir:93:3: error: tile.part: needed part numbers of 0 to 7; found 8
tile.kernel @main ["a"] outputs 1 sizes {} grid ["1", "1", "1"] threads 128 shared 256 {
^bb0(%a: memref<64x64xf32, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %s = tile.alloc at 0 : memref<64x64xf32, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
  %p = tile.part %s[%c8, %c0] of [8, 1] : memref<64x64xf32, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>> to memref<8x64xf32, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
}

// -----
// PIPELINE: convert-to-ptx
// CHECK-NEXT: convert-to-ptx-invalid-memory.mlir:105:3: error: tile.shift: needed a place that is not before the first element; found a negative one
tile.kernel @main ["a"] outputs 1 sizes {} grid ["1", "1", "1"] threads 128 shared 256 {
^bb0(%a: memref<64x64xf32, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %n = arith.constant 64 : index
  %o = arith.constant -1 : index
  %w = tile.window %a[%c0, %c0] within [%n, %n] : memref<64x64xf32, #tile.space<global>> to !tile.window<1x1xf32>
  %p = tile.shift %w[%o, %c0] : !tile.window<1x1xf32> to !tile.window<1x1xf32>
}

// -----
// FOREIGN: rows of 4 GiB, more than a 32-bit factor.
// PIPELINE: convert-to-ptx
// CHECK-NEXT: convert-to-ptx-invalid-memory.mlir:115:3: error: tile.window: needed less than 4 GiB between neighbouring elements; found 4294967296 bytes
tile.kernel @main ["a"] outputs 1 sizes {} grid ["1", "1", "1"] threads 128 shared 256 {
^bb0(%a: memref<2x1073741824xf32, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %w = tile.window %a[%c0, %c0] within [%c0, %c0] : memref<2x1073741824xf32, #tile.space<global>> to !tile.window<1x1xf32>
}

// -----
// Integers, which are no floats; other threads' elements.
// PIPELINE: convert-to-ptx
// CHECK-NEXT: convert-to-ptx-invalid-memory.mlir:126:3: error: tile.load: needed f64, f32, f16 or bf16 elements; found i32
tile.kernel @main ["a"] outputs 1 sizes {} grid ["1", "1", "1"] threads 128 shared 256 {
^bb0(%a: memref<64x64xi32, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %w = tile.window %a[%c0, %c0] within [%c0, %c0] : memref<64x64xi32, #tile.space<global>> to !tile.window<1x1xi32>
  %f = tile.load %w : !tile.window<1x1xi32> to !tile.fragment<1x1xi32, #tile.layout<threads [] values [1, 0, 1, 1, 1, 0]>>
}

// -----
// PIPELINE: convert-to-ptx
// CHECK-NEXT: convert-to-ptx-invalid-memory.mlir:137:3: error: tile.load: needed a fragment that one thread holds; found !tile.fragment<4x1xf32, #tile.layout<threads [4, 1, 0] values []>>
tile.kernel @main ["a"] outputs 1 sizes {} grid ["1", "1", "1"] threads 128 shared 256 {
^bb0(%a: memref<64x64xf32, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %n = arith.constant 64 : index
  %w = tile.window %a[%c0, %c0] within [%n, %n] : memref<64x64xf32, #tile.space<global>> to !tile.window<4x1xf32>
  %f = tile.load %w : !tile.window<4x1xf32> to !tile.fragment<4x1xf32, #tile.layout<threads [4, 1, 0] values []>>
}

// -----
// What loads and stores have nothing to do with: a matrix itself.
// PIPELINE: convert-to-ptx
// CHECK-NEXT: convert-to-ptx-invalid-memory.mlir:146:3: error: tile.load: needed a window or buffer as an operand; found a value of type memref<64x64xf32, #tile.space<global>>
tile.kernel @main ["a"] outputs 1 sizes {} grid ["1", "1", "1"] threads 128 shared 256 {
^bb0(%a: memref<64x64xf32, #tile.space<global>>):
  %f = tile.load %a : memref<64x64xf32, #tile.space<global>> to !tile.fragment<64x64xf32, #tile.layout<threads [] values [64, 0, 1, 64, 1, 0]>>
}

// -----
// FOREIGN: a descriptor of half a panel, and a copy that no thread does alone.
// PIPELINE: convert-to-ptx
// CHECK-NEXT: convert-to-ptx-invalid-memory.mlir:158:3: error: wgmma.make_descriptor: needed a register as an operand; found a value of type memref<8x16xf32, #tile.swizzle<span 128 pitch 1024>, #tile.space<shared>>
tile.kernel @half_panel ["a"] outputs 1 sizes {} grid ["1", "1", "1"] threads 128 shared 1024 {
^bb0(%a: memref<64x64xf32, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %s = tile.alloc at 0 : memref<8x32xf32, #tile.swizzle<span 128 pitch 1024>, #tile.space<shared>>
  %p = tile.part %s[%c0, %c0] of [1, 2] : memref<8x32xf32, #tile.swizzle<span 128 pitch 1024>, #tile.space<shared>> to memref<8x16xf32, #tile.swizzle<span 128 pitch 1024>, #tile.space<shared>>
  %d = wgmma.make_descriptor %p leading 0 stride 1024 : memref<8x16xf32, #tile.swizzle<span 128 pitch 1024>, #tile.space<shared>>
}

// -----
// PIPELINE: convert-to-ptx
// CHECK-NEXT: convert-to-ptx-invalid-memory.mlir:170:3: error: tile.copy: needed a thread's copy with atom cp_async; found atom tma, scope role; run the convert-tile-to passes
tile.kernel @whole_copy ["a"] outputs 1 sizes {} grid ["1", "1", "1"] threads 128 shared 256 {
^bb0(%a: memref<64x64xf32, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %n = arith.constant 64 : index
  %s = tile.alloc at 0 : memref<8x8xf32, #tile.space<shared>>
  %w = tile.window %a[%c0, %c0] within [%n, %n] : memref<64x64xf32, #tile.space<global>> to !tile.window<8x8xf32>
  tile.copy "lhs" <role> atom <tma> %w to %s : !tile.window<8x8xf32> to memref<8x8xf32, #tile.space<shared>>
}

// -----
// PIPELINE: convert-to-ptx
// CHECK-NEXT: convert-to-ptx-invalid-memory.mlir:182:3: error: tile.copy: needed runs of 4 bytes that the matrix and the buffer both align; found runs of 2; use copy=ldst
tile.kernel @odd_rows ["a"] outputs 1 sizes {} grid ["1", "1", "1"] threads 128 shared 256 {
^bb0(%a: memref<64x63xbf16, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %n = arith.constant 63 : index
  %s = tile.alloc at 0 : memref<8x8xbf16, #tile.space<shared>>
  %w = tile.window %a[%c0, %c0] within [%n, %n] : memref<64x63xbf16, #tile.space<global>> to !tile.window<8x8xbf16>
  tile.copy "lhs" <thread> atom <cp_async> %w to %s : !tile.window<8x8xbf16> to memref<8x8xbf16, #tile.space<shared>>
}

// -----
// A store that is not a thread's yet.
// PIPELINE: convert-to-ptx
// CHECK-NEXT: convert-to-ptx-invalid-memory.mlir:195:3: error: tile.store: needed a store of scope thread; found scope warpgroup; run convert-tile-to-simt first
tile.kernel @main ["a"] outputs 1 sizes {} grid ["1", "1", "1"] threads 128 shared 256 {
^bb0(%a: memref<64x64xf32, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %n = arith.constant 64 : index
  %z = tile.zero : !tile.fragment<1x1xf32, #tile.layout<threads [] values [1, 0, 1, 1, 1, 0]>>
  %w = tile.window %a[%c0, %c0] within [%n, %n] : memref<64x64xf32, #tile.space<global>> to !tile.window<1x1xf32>
  tile.store "out" <warpgroup> atom <st> %z to %w : !tile.fragment<1x1xf32, #tile.layout<threads [] values [1, 0, 1, 1, 1, 0]>> to !tile.window<1x1xf32>
}

