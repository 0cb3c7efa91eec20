// RUN: python %S/../split_refusals.py %s | filecheck %s

// -----
// PIPELINE: stage-epilogue{columns=-1}
// CHECK: <pipeline>:1:1: error: stage-epilogue: needed columns from 0 on and at least one buffer; found columns=-1 buffers=2
// PIPELINE: stage-epilogue{buffers=0}
// CHECK-NEXT: <pipeline>:1:1: error: stage-epilogue: needed columns from 0 on and at least one buffer; found columns=0 buffers=0
// PIPELINE: stage-epilogue{columns=wide}
// CHECK-NEXT: <pipeline>:1:1: error: stage-epilogue: needed a whole number, or auto, for columns; found columns=wide
// PIPELINE: stage-epilogue
// CHECK-NEXT: stage-epilogue-invalid.mlir:12:1: error: tile.kernel: needed a tile.epilogue to global memory; found none; run stage-epilogue once, after form-kernel
tile.kernel @nothing [] outputs 0 sizes {} {
^bb0:
}

// -----
// A store staged twice.
// PIPELINE: stage-epilogue{columns=16} => stage-epilogue{columns=16}
// CHECK-NEXT: stage-epilogue-invalid.mlir:23:1: error: tile.kernel: needed a tile.epilogue to global memory; found none; run stage-epilogue once, after form-kernel
// Too late: each thread has a part.
// PIPELINE: distribute{label=main to=thread shape=8,4} => stage-epilogue{columns=16}
// CHECK-NEXT: stage-epilogue-invalid.mlir:30:3: error: tile.epilogue: needed an epilogue on tile.windows; found !tile.window<4x8xf32>; run stage-epilogue before distribute and assign-atoms
tile.kernel @narrow ["a", "c"] outputs 1 sizes {} {
^bb0(%a: memref<32x32xf32, #tile.space<global>>, %c: memref<32x32xf32, #tile.space<global>>):
  %c32 = arith.constant 32 : index
  %w = tile.window %a[%c32, %c32] within [%c32, %c32] : memref<32x32xf32, #tile.space<global>> to !tile.window<32x32xf32>
  %zero = tile.zero : !tile.fragment<32x32xf32>
  %p = tile.mma "main" <role> %w "mk", %w "nk", %zero : !tile.window<32x32xf32>, !tile.window<32x32xf32>, !tile.fragment<32x32xf32> to !tile.fragment<32x32xf32>
  %v = tile.window %c[%c32, %c32] within [%c32, %c32] : memref<32x32xf32, #tile.space<global>> to !tile.window<32x32xf32>
  tile.epilogue "out" <role> %p to %v : !tile.fragment<32x32xf32> to !tile.window<32x32xf32> {
  ^bb0(%e: f32):
    tile.yield %e : f32
  }
}

// -----
// FOREIGN: stores of a whole window by one thread, or with an atom already.
// PIPELINE: stage-epilogue{columns=8}
// CHECK-NEXT: stage-epilogue-invalid.mlir:45:3: error: tile.epilogue: needed an epilogue of scope role without an atom; found scope thread; run stage-epilogue before distribute and assign-atoms
tile.kernel @thread ["c"] outputs 1 sizes {} {
^bb0(%c: memref<32x32xf32, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %zero = tile.zero : !tile.fragment<8x8xf32>
  %v = tile.window %c[%c0, %c0] within [%c0, %c0] : memref<32x32xf32, #tile.space<global>> to !tile.window<8x8xf32>
  tile.epilogue "out" <thread> %zero to %v : !tile.fragment<8x8xf32> to !tile.window<8x8xf32> {
  ^bb0(%e: f32):
    tile.yield %e : f32
  }
}

// -----
// PIPELINE: stage-epilogue{columns=8}
// CHECK-NEXT: stage-epilogue-invalid.mlir:59:3: error: tile.epilogue: needed an epilogue of scope role without an atom; found #tile.atom<st>; run stage-epilogue before distribute and assign-atoms
tile.kernel @atom ["c"] outputs 1 sizes {} {
^bb0(%c: memref<32x32xf32, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %zero = tile.zero : !tile.fragment<8x8xf32>
  %v = tile.window %c[%c0, %c0] within [%c0, %c0] : memref<32x32xf32, #tile.space<global>> to !tile.window<8x8xf32>
  tile.epilogue "out" <role> atom <st> %zero to %v : !tile.fragment<8x8xf32> to !tile.window<8x8xf32> {
  ^bb0(%e: f32):
    tile.yield %e : f32
  }
}

