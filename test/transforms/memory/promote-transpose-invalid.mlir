// RUN: python %S/../split_refusals.py %s | filecheck %s

// -----
// A transposed buffer is for threads that copy element by element: not for TMA, in a ring or not.
// And the options: true or false, and once for each operand.
// PIPELINE: promote{operand=lhs transpose=yes}
// CHECK: <pipeline>:1:1: error: promote: needed true or false for transpose; found transpose=yes
// PIPELINE: promote{operand=lhs transpose=true}, assign-atoms{copy=tma}
// CHECK-NEXT: promote-transpose-invalid.mlir:22:5: error: tile.copy: needed a target without gaps between its rows, or whole swizzle panels of one, for tma; found memref<64x64xbf16, strided<[1, 64], offset: ?>, #tile.space<shared>>
// PIPELINE: promote{operand=lhs transpose=true}, promote{operand=rhs}, multi-buffer{stages=2}, assign-atoms{copy=tma}
// CHECK-NEXT: promote-transpose-invalid.mlir:22:5: error: tile.copy: needed a target without gaps between its rows, or whole swizzle panels of one, for tma; found memref<64x64xbf16, strided<[1, 64], offset: ?>, #tile.space<shared>>
// PIPELINE: promote{operand=lhs transpose=true} => promote{operand=lhs}
// CHECK-NEXT: promote-transpose-invalid.mlir:22:5: error: tile.mma: needed an lhs in global memory; found memref<64x64xbf16, #tile.space<shared>>; run promote{operand=lhs} once only
tile.kernel @one ["a", "b"] outputs 0 sizes {} {
^bb0(%a: memref<128x64xbf16, #tile.space<global>>, %b: memref<128x64xbf16, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %zero = tile.zero : !tile.fragment<64x64xf32>
  %total = scf.for %k = %c0 to %c64 step %c64 iter_args(%sum = %zero) -> (!tile.fragment<64x64xf32>) {
    %x = tile.window %a[%c0, %k] within [%c64, %c64] : memref<128x64xbf16, #tile.space<global>> to !tile.window<64x64xbf16>
    %y = tile.window %b[%c0, %k] within [%c64, %c64] : memref<128x64xbf16, #tile.space<global>> to !tile.window<64x64xbf16>
    %p = tile.mma "main" <role> %x "mk", %y "nk", %sum : !tile.window<64x64xbf16>, !tile.window<64x64xbf16>, !tile.fragment<64x64xf32> to !tile.fragment<64x64xf32>
    scf.yield %p : !tile.fragment<64x64xf32>
  }
}
