func.func @s(%a: memref<16x16xf32, strided<[32, 1], offset: 4>>, %b: memref<16x24xf32, strided<[1, 16]>>, %c: memref<16x48xf32>) {
  %l = memref.subview %c[0, 0] [16, 24] [1, 1] : memref<16x48xf32> to memref<16x24xf32, strided<[48, 1]>>
  %r = memref.subview %c[0, 24] [16, 24] [1, 1] : memref<16x48xf32> to memref<16x24xf32, strided<[48, 1], offset: 24>>
  linalg.matmul ins(%a, %b : memref<16x16xf32, strided<[32, 1], offset: 4>>, memref<16x24xf32, strided<[1, 16]>>) outs(%l : memref<16x24xf32, strided<[48, 1]>>)
  memref.copy %l, %r : memref<16x24xf32, strided<[48, 1]>> to memref<16x24xf32, strided<[48, 1], offset: 24>>
  return
}
