func.func @main(%x: memref<6x5xf32>, %w: memref<5x7xf32>, %big: memref<100xf32>) {
  %half = memref.subview %big[40] [42] [1] : memref<100xf32> to memref<42xf32, strided<[1], offset: 40>>
  %c = memref.reinterpret_cast %half to offset: [40], sizes: [6, 7], strides: [7, 1] : memref<42xf32, strided<[1], offset: 40>> to memref<6x7xf32, strided<[7, 1], offset: 40>>
  linalg.matmul ins(%x, %w : memref<6x5xf32>, memref<5x7xf32>) outs(%c : memref<6x7xf32, strided<[7, 1], offset: 40>>)
  return
}
