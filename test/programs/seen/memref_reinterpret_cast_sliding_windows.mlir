// Windows of 5 that overlap, of a signal, by a bank of filters (a convolution as a product).
func.func @main(%x: memref<36xf32>, %f: memref<5x8xf32>, %y: memref<32x8xf32>) {
  %zero = arith.constant 0.0 : f32
  %wins = memref.reinterpret_cast %x to offset: [0], sizes: [32, 5], strides: [1, 1] : memref<36xf32> to memref<32x5xf32, strided<[1, 1]>>
  linalg.fill ins(%zero : f32) outs(%y : memref<32x8xf32>)
  linalg.matmul ins(%wins, %f : memref<32x5xf32, strided<[1, 1]>>, memref<5x8xf32>) outs(%y : memref<32x8xf32>)
  return
}
