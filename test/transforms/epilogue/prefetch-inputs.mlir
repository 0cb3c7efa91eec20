// RUN: gemmc %s --pipeline prefetch-inputs --emit mlir | filecheck %s

// FOREIGN: a walk of blocks without products, with inputs of three kinds of rows at once.
// Tiles that the copy engine can address, also those whose rows are the result's columns; the bias
// and what has rows of 136 bytes are left to the threads.
// CHECK-LABEL: tile.kernel @inputs
// CHECK:         scf.for
// CHECK:           %zero = tile.zero
// CHECK:           tile.prefetch "input" <role> %rw : !tile.window<64x64xf32>
// CHECK-NEXT:      tile.prefetch "input" <role> %tw : !tile.window<64x64xbf16>
// CHECK-NEXT:      tile.epilogue "out" <role> %zero with %bw, %rw, %tw, %ow
// CHECK-NOT:       tile.prefetch
tile.kernel @inputs ["b", "r", "t", "o", "c"] outputs 1 sizes {} {
^bb0(%b: memref<1x128xf32, #tile.space<global>>, %r: memref<64x128xf32, #tile.space<global>>, %t: memref<128x64xbf16, #tile.space<global>>, %o: memref<64x68xbf16, #tile.space<global>>, %c: memref<64x128xbf16, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %c68 = arith.constant 68 : index
  %c128 = arith.constant 128 : index
  scf.for %i = %c0 to %c128 step %c64 {
    %zero = tile.zero : !tile.fragment<64x64xf32>
    %bw = tile.window %b[%c0, %i] within [%c1, %c128] : memref<1x128xf32, #tile.space<global>> to !tile.window<1x64xf32>
    %rw = tile.window %r[%c0, %i] within [%c64, %c128] : memref<64x128xf32, #tile.space<global>> to !tile.window<64x64xf32>
    %tw = tile.window %t[%i, %c0] within [%c128, %c64] : memref<128x64xbf16, #tile.space<global>> to !tile.window<64x64xbf16>
    %ow = tile.window %o[%c0, %i] within [%c64, %c68] : memref<64x68xbf16, #tile.space<global>> to !tile.window<64x64xbf16>
    %cw = tile.window %c[%c0, %i] within [%c64, %c128] : memref<64x128xbf16, #tile.space<global>> to !tile.window<64x64xbf16>
    tile.epilogue "out" <role> %zero with %bw, %rw, %tw, %ow by ["n", "mn", "nm", "mn"] to %cw : !tile.fragment<64x64xf32> with !tile.window<1x64xf32>, !tile.window<64x64xf32>, !tile.window<64x64xbf16>, !tile.window<64x64xbf16> to !tile.window<64x64xbf16> {
    ^bb0(%x: f32, %bias: f32, %y: f32, %z: bf16, %u: bf16):
      %s = arith.addf %x, %bias : f32
      %v = arith.addf %s, %y : f32
      %e = arith.truncf %v : f32 to bf16
      tile.yield %e : bf16
    }
  }
}

// Whether a branch is taken, a producer need not know.
// CHECK-LABEL: tile.kernel @branch
// CHECK-NOT:     tile.prefetch
tile.kernel @branch ["r", "c"] outputs 1 sizes {} {
^bb0(%r: memref<64x64xf32, #tile.space<global>>, %c: memref<64x64xbf16, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %last = arith.cmpi eq, %c0, %c64 : index
  %zero = tile.zero : !tile.fragment<64x64xf32>
  %rw = tile.window %r[%c0, %c0] within [%c64, %c64] : memref<64x64xf32, #tile.space<global>> to !tile.window<64x64xf32>
  %cw = tile.window %c[%c0, %c0] within [%c64, %c64] : memref<64x64xbf16, #tile.space<global>> to !tile.window<64x64xbf16>
  scf.if %last {
    tile.epilogue "out" <role> %zero with %rw by ["mn"] to %cw : !tile.fragment<64x64xf32> with !tile.window<64x64xf32> to !tile.window<64x64xbf16> {
    ^bb0(%x: f32, %y: f32):
      %s = arith.addf %x, %y : f32
      %e = arith.truncf %s : f32 to bf16
      tile.yield %e : bf16
    }
  }
}
