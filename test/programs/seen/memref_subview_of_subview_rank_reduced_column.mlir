func.func @main(%x: memref<4x10x12xf32>, %w: memref<10x6xf32>, %y: memref<4x6xf32>) {
  %zero = arith.constant 0.0 : f32
  %cube = memref.subview %x[0, 0, 4] [4, 10, 4] [1, 1, 1] : memref<4x10x12xf32> to memref<4x10x4xf32, strided<[120, 12, 1], offset: 4>>
  %a = memref.subview %cube[0, 0, 2] [4, 10, 1] [1, 1, 1] : memref<4x10x4xf32, strided<[120, 12, 1], offset: 4>> to memref<4x10xf32, strided<[120, 12], offset: 6>>
  linalg.fill ins(%zero : f32) outs(%y : memref<4x6xf32>)
  linalg.matmul ins(%a, %w : memref<4x10xf32, strided<[120, 12], offset: 6>>, memref<10x6xf32>) outs(%y : memref<4x6xf32>)
  return
}
