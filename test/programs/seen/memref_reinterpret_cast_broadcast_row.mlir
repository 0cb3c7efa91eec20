func.func @main(%bias: memref<16xf32>, %x: memref<8x12xf32>, %w: memref<12x16xf32>, %y: memref<8x16xf32>) {
  %zero = arith.constant 0.0 : f32
  %rows = memref.reinterpret_cast %bias to offset: [0], sizes: [8, 16], strides: [0, 1] : memref<16xf32> to memref<8x16xf32, strided<[0, 1]>>
  memref.copy %rows, %y : memref<8x16xf32, strided<[0, 1]>> to memref<8x16xf32>
  linalg.matmul ins(%x, %w : memref<8x12xf32>, memref<12x16xf32>) outs(%y : memref<8x16xf32>)
  return
}
