func.func @main(%row: memref<8x6xf32, strided<[0, 1]>>, %x: memref<8x4xf32>, %w: memref<4x6xf32>, %y: memref<8x6xf32>) {
  linalg.copy ins(%row : memref<8x6xf32, strided<[0, 1]>>) outs(%y : memref<8x6xf32>)
  linalg.matmul ins(%x, %w : memref<8x4xf32>, memref<4x6xf32>) outs(%y : memref<8x6xf32>)
  return
}
