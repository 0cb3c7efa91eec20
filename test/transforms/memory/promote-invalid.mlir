// RUN: python %S/../split_refusals.py %s | filecheck %s

// -----
// PIPELINE: promote
// CHECK: <pipeline>:1:1: error: promote: needed lhs or rhs for operand; found none
// PIPELINE: promote{operand=out}
// CHECK-NEXT: <pipeline>:1:1: error: promote: needed lhs or rhs for operand; found operand=out
// PIPELINE: promote{operand=lhs}
// CHECK-NEXT: promote-invalid.mlir:10:1: error: tile.kernel: needed a tile.mma to promote an operand of; found none
tile.kernel @nothing [] outputs 0 sizes {} {
^bb0:
}

// -----
// PIPELINE: promote{operand=rhs} => promote{operand=rhs}
// CHECK-NEXT: promote-invalid.mlir:22:3: error: tile.mma: needed an rhs in global memory; found memref<8x8xf32, #tile.space<shared>>; run promote{operand=rhs} once only
tile.kernel @twice ["a"] outputs 0 sizes {} {
^bb0(%a: memref<8x8xf32, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %zero = tile.zero : !tile.fragment<8x8xf32>
  %w = tile.window %a[%c0, %c0] within [%c0, %c0] : memref<8x8xf32, #tile.space<global>> to !tile.window<8x8xf32>
  %p = tile.mma "main" <role> %w "mk", %w "nk", %zero : !tile.window<8x8xf32>, !tile.window<8x8xf32>, !tile.fragment<8x8xf32> to !tile.fragment<8x8xf32>
}

// -----
// FOREIGN: a product that is one thread's already: one buffer for the CTA would hold the parts
// of all threads in turn.
// PIPELINE: promote{operand=lhs}
// CHECK-NEXT: promote-invalid.mlir:37:3: error: tile.mma: needed a product of scope role, whose operand is one window for all threads; found scope thread; run promote before distribute
tile.kernel @cut ["a"] outputs 0 sizes {} threads 8 {
^bb0(%a: memref<8x8xf32, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %thread = tile.id "thread" of 8
  %zero = tile.zero : !tile.fragment<1x8xf32>
  %w = tile.window %a[%c0, %c0] within [%c0, %c0] : memref<8x8xf32, #tile.space<global>> to !tile.window<8x8xf32>
  %row = tile.part %w[%thread, %c0] of [8, 1] : !tile.window<8x8xf32> to !tile.window<1x8xf32>
  %p = tile.mma "main" <thread> %row "mk", %w "nk", %zero : !tile.window<1x8xf32>, !tile.window<8x8xf32>, !tile.fragment<1x8xf32> to !tile.fragment<1x8xf32>
}
