// RUN: python %S/../split_refusals.py %s | filecheck %s

// -----
// The old words, with the pass that has them now; numbers that are none; copies that are not there.
// PIPELINE: distribute{label=lhs to=thread vector=4}
// CHECK: <pipeline>:1:1: error: distribute: needed one of the options label, to, shape, run, order; found 'vector'; distribute-copies does that now
// PIPELINE: distribute{label=lhs to=thread turned=4}
// CHECK-NEXT: <pipeline>:1:1: error: distribute: needed one of the options label, to, shape, run, order; found 'turned'; distribute-copies does that now
// PIPELINE: distribute-copies{label=lhs}
// CHECK-NEXT: <pipeline>:1:1: error: distribute-copies: needed a whole number for vector; found none
// PIPELINE: distribute-copies{label=lhs vector=-1}
// CHECK-NEXT: error: distribute-copies: needed vector of at least 0; found vector=-1
// PIPELINE: distribute-copies{label=lhs vector=4 turned=-8}
// CHECK-NEXT: error: distribute-copies: needed turned of at least 0; found turned=-8
// PIPELINE: distribute-copies{label=main vector=4}
// CHECK-NEXT: distribute-copies-invalid.mlir:28:1: error: tile.kernel: needed copies labelled main; found none; change the label option
// PIPELINE: distribute-copies{label=lhs vector=4}
// CHECK-NEXT: distribute-copies-invalid.mlir:33:3: error: tile.copy: needed a kernel with a thread count; found none; run distribute first
// Vectors: rows that are no multiple, threads left over, a warp's copy.
// PIPELINE: distribute{label=main to=warp shape=2,2}, distribute-copies{label=lhs vector=5}
// CHECK-NEXT: distribute-copies-invalid.mlir:33:3: error: tile.copy: needed a tile that 128 threads share in vectors of 5 elements; found 64 x 48; change distribute-copies' vector or form-kernel's tile
// PIPELINE: distribute{label=main to=warp shape=2,2}, distribute-copies{label=lhs vector=32}
// CHECK-NEXT: distribute-copies-invalid.mlir:33:3: error: tile.copy: needed a tile that 128 threads share in vectors of 32 elements; found 64 x 48; change distribute-copies' vector or form-kernel's tile
// PIPELINE: distribute{label=main to=thread shape=16,16}, distribute-copies{label=lhs vector=8}
// CHECK-NEXT: distribute-copies-invalid.mlir:33:3: error: tile.copy: needed a tile that 256 threads share in vectors of 8 elements; found 64 x 48; change distribute-copies' vector or form-kernel's tile
// PIPELINE: distribute{label=main to=warp shape=2,2}, distribute{label=lhs to=warp shape=2,2}, distribute-copies{label=lhs vector=4}
// CHECK-NEXT: distribute-copies-invalid.mlir:33:3: error: tile.copy: needed a tile that 128 threads share in vectors of 4 elements; found 32 x 24; change distribute-copies' vector or form-kernel's tile
tile.kernel @cta ["a"] outputs 0 sizes {} {
^bb0(%a: memref<64x96xf32, #tile.space<global>>):
  %s = tile.alloc : memref<64x48xf32, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %w = tile.window %a[%c0, %c0] within [%c0, %c0] : memref<64x96xf32, #tile.space<global>> to !tile.window<64x48xf32>
  tile.copy "lhs" <role> %w to %s : !tile.window<64x48xf32> to memref<64x48xf32, #tile.space<shared>>
  %zero = tile.zero : !tile.fragment<64x64xf32>
  %p = tile.mma "main" <role> %s "mk", %s "nk", %zero : memref<64x48xf32, #tile.space<shared>>, memref<64x48xf32, #tile.space<shared>>, !tile.fragment<64x64xf32> to !tile.fragment<64x64xf32>
}

// -----
// FOREIGN: more threads than vectors in the whole tile, in a row too short for one.
// PIPELINE: distribute-copies{label=lhs vector=4}
// CHECK-NEXT: distribute-copies-invalid.mlir:49:3: error: tile.copy: needed a tile that 64 threads share in vectors of 4 elements; found 16 x 2; change distribute-copies' vector or form-kernel's tile
// PIPELINE: distribute-copies{label=lhs vector=2}
// CHECK-NEXT: distribute-copies-invalid.mlir:49:3: error: tile.copy: needed a tile that 64 threads share in vectors of 2 elements; found 16 x 2; change distribute-copies' vector or form-kernel's tile
tile.kernel @short ["a"] outputs 0 sizes {} threads 64 {
^bb0(%a: memref<64x96xf32, #tile.space<global>>):
  %s = tile.alloc : memref<16x2xf32, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %w = tile.window %a[%c0, %c0] within [%c0, %c0] : memref<64x96xf32, #tile.space<global>> to !tile.window<16x2xf32>
  tile.copy "lhs" <role> %w to %s : !tile.window<16x2xf32> to memref<16x2xf32, #tile.space<shared>>
}

// -----
// FOREIGN: a copy of some rows alone, which the copy engine does.
// PIPELINE: distribute-copies{label=lhs vector=1}
// CHECK-NEXT: distribute-copies-invalid.mlir:61:3: error: tile.copy: needed a copy of all rows to share out; found one of 8 rows; leave clip-copies out
tile.kernel @some ["a"] outputs 0 sizes {} threads 64 {
^bb0(%a: memref<64x95xf32, #tile.space<global>>):
  %s = tile.alloc : memref<16x16xf32, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %w = tile.window %a[%c0, %c0] within [%c0, %c0] : memref<64x95xf32, #tile.space<global>> to !tile.window<16x16xf32>
  tile.copy "lhs" <role> rows 8 %w to %s : !tile.window<16x16xf32> to memref<16x16xf32, #tile.space<shared>>
}
