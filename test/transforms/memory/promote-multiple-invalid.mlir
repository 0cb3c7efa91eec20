// RUN: python %S/../split_refusals.py %s | filecheck %s

// -----
// PIPELINE: promote{operand=rhs multiple=0}
// CHECK: error: promote: needed multiple of at least 1; found multiple=0
// FOREIGN: the operand is a part of a window already: how far that reaches is not the pass's to say.
// PIPELINE: promote{operand=rhs multiple=64}
// CHECK-NEXT: promote-multiple-invalid.mlir:15:3: error: tile.mma: needed an operand that is a whole tile.window, to copy more of the matrix; found !tile.window<64x40xbf16>; leave out promote's multiple
tile.kernel @part ["a"] outputs 0 sizes {} {
^bb0(%a: memref<64x80xbf16, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %zero = tile.zero : !tile.fragment<40x40xf32>
  %x = tile.window %a[%c0, %c0] within [%c0, %c0] : memref<64x80xbf16, #tile.space<global>> to !tile.window<64x80xbf16>
  %y = tile.part %x[%c0, %c0] of [1, 2] : !tile.window<64x80xbf16> to !tile.window<64x40xbf16>
  %p = tile.mma "main" <role> %y "km", %y "kn", %zero : !tile.window<64x40xbf16>, !tile.window<64x40xbf16>, !tile.fragment<40x40xf32> to !tile.fragment<40x40xf32>
}

// -----
// The halves of what is read are no whole panels of any width.
// PIPELINE: promote{operand=lhs}, promote{operand=rhs multiple=64}, multi-buffer{stages=2}, distribute{label=main to=warpgroup shape=1,2}, assign-atoms{copy=tma mma=wgmma}, assign-layouts{swizzle=128}
// CHECK-NEXT: promote-multiple-invalid.mlir:31:5: error: tile.alloc: needed rows of a multiple of 32 bytes and a multiple of 8 rows; found 64 rows of 208 bytes; change form-kernel's tile, promote's multiple or stage-epilogue's columns
tile.kernel @halves ["a"] outputs 0 sizes {} {
^bb0(%a: memref<64x264xbf16, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %c264 = arith.constant 264 : index
  %zero = tile.zero : !tile.fragment<64x208xf32>
  %total = scf.for %k = %c0 to %c64 step %c64 iter_args(%sum = %zero) -> (!tile.fragment<64x208xf32>) {
    %x = tile.window %a[%k, %c0] within [%c64, %c264] : memref<64x264xbf16, #tile.space<global>> to !tile.window<64x64xbf16>
    %y = tile.window %a[%k, %c0] within [%c64, %c264] : memref<64x264xbf16, #tile.space<global>> to !tile.window<64x208xbf16>
    %p = tile.mma "main" <role> %x "km", %y "kn", %sum : !tile.window<64x64xbf16>, !tile.window<64x208xbf16>, !tile.fragment<64x208xf32> to !tile.fragment<64x208xf32>
    scf.yield %p : !tile.fragment<64x208xf32>
  }
}
