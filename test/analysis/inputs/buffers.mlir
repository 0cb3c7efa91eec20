tile.kernel @buffers [] outputs 0 sizes {} {
  %solid = tile.alloc : memref<8x16xf16, #tile.space<shared>>
  %odd = tile.alloc : memref<8x12xf16, #tile.space<shared>>
  %turned = tile.transpose %solid : memref<8x16xf16, #tile.space<shared>> to memref<16x8xf16, strided<[1, 16], offset: ?>, #tile.space<shared>>
  %swizzled = tile.alloc : memref<8x64xf16, #tile.swizzle<span 128 pitch 1024>, #tile.space<shared>>
}
