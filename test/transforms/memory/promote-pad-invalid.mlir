// RUN: python %S/../split_refusals.py %s | filecheck %s

// -----
// The options: a dimension of the operand, in one way, and no padding of less than nothing; what
// reads whole rows without gaps takes no padding.
// PIPELINE: promote{operand=lhs contiguous=n}
// CHECK: error: promote: needed contiguous in m, k for operand=lhs; found contiguous=n
// PIPELINE: promote{operand=rhs contiguous=m}
// CHECK-NEXT: error: promote: needed contiguous in k, n for operand=rhs; found contiguous=m
// PIPELINE: promote{operand=lhs transpose=true contiguous=m}
// CHECK-NEXT: error: promote: needed one of transpose and contiguous; found transpose=true contiguous=m
// PIPELINE: promote{operand=lhs pad=-4}
// CHECK-NEXT: error: promote: needed pad of at least 0; found pad=-4
// PIPELINE: promote{operand=lhs pad=8}, assign-atoms{copy=tma}
// CHECK-NEXT: promote-pad-invalid.mlir:22:3: error: tile.copy: needed a target without gaps between its rows, or whole swizzle panels of one, for tma; found memref<64x64xbf16, strided<[72, 1]>, #tile.space<shared>>
tile.kernel @one ["a"] outputs 0 sizes {} {
^bb0(%a: memref<128x64xbf16, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %zero = tile.zero : !tile.fragment<64x64xf32>
  %x = tile.window %a[%c0, %c0] within [%c64, %c64] : memref<128x64xbf16, #tile.space<global>> to !tile.window<64x64xbf16>
  %p = tile.mma "main" <role> %x "mk", %x "nk", %zero : !tile.window<64x64xbf16>, !tile.window<64x64xbf16>, !tile.fragment<64x64xf32> to !tile.fragment<64x64xf32>
}
