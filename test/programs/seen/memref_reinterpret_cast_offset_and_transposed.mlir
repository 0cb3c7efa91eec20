func.func @main(%x: memref<300xf32>, %w: memref<6x10xf32>, %y: memref<9x10xf32>) {
  %zero = arith.constant 0.0 : f32
  %a = memref.reinterpret_cast %x to offset: [20], sizes: [9, 6], strides: [1, 30] : memref<300xf32> to memref<9x6xf32, strided<[1, 30], offset: 20>>
  linalg.fill ins(%zero : f32) outs(%y : memref<9x10xf32>)
  linalg.matmul ins(%a, %w : memref<9x6xf32, strided<[1, 30], offset: 20>>, memref<6x10xf32>) outs(%y : memref<9x10xf32>)
  return
}
