// Real and imaginary parts beside each other: [n, 2] columns of one memory.
func.func @main(%ar: memref<8x8xf32, strided<[16, 2]>>, %ai: memref<8x8xf32, strided<[16, 2]>>, %b: memref<8x6xf32>, %c: memref<8x6x2xf32>) {
  %z = arith.constant 0.0 : f32
  %cr = memref.subview %c[0, 0, 0] [8, 6, 1] [1, 1, 1] : memref<8x6x2xf32> to memref<8x6xf32, strided<[12, 2]>>
  %ci = memref.subview %c[0, 0, 1] [8, 6, 1] [1, 1, 1] : memref<8x6x2xf32> to memref<8x6xf32, strided<[12, 2], offset: 1>>
  linalg.fill ins(%z : f32) outs(%cr : memref<8x6xf32, strided<[12, 2]>>)
  linalg.fill ins(%z : f32) outs(%ci : memref<8x6xf32, strided<[12, 2], offset: 1>>)
  linalg.matmul ins(%ar, %b : memref<8x8xf32, strided<[16, 2]>>, memref<8x6xf32>) outs(%cr : memref<8x6xf32, strided<[12, 2]>>)
  linalg.matmul ins(%ai, %b : memref<8x8xf32, strided<[16, 2]>>, memref<8x6xf32>) outs(%ci : memref<8x6xf32, strided<[12, 2], offset: 1>>)
  return
}
