tile.kernel @parts [] outputs 0 sizes {} {
  %c0 = arith.constant 0 : index
  %s = tile.alloc : memref<32x64xf16, #tile.swizzle<span 128 pitch 4096>, #tile.space<shared>>
  %half = tile.part %s[%c0, %c0] of [2, 1] : memref<32x64xf16, #tile.swizzle<span 128 pitch 4096>, #tile.space<shared>> to memref<16x64xf16, #tile.swizzle<span 128 pitch 4096>, #tile.space<shared>>
  %crop = tile.crop %half : memref<16x64xf16, #tile.swizzle<span 128 pitch 4096>, #tile.space<shared>> to memref<8x64xf16, #tile.swizzle<span 128 pitch 4096>, #tile.space<shared>>
  %piece = tile.part %half[%c0, %c0] of [2, 1] : memref<16x64xf16, #tile.swizzle<span 128 pitch 4096>, #tile.space<shared>> to memref<8x64xf16, #tile.swizzle<span 128 pitch 4096>, #tile.space<shared>>
}
