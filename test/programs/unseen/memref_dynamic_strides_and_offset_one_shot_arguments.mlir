func.func @main(%a: memref<8x12xf32, strided<[?, ?], offset: ?>>, %b: memref<12x6xf32, strided<[?, ?], offset: ?>>, %c: memref<8x6xf32, strided<[?, ?], offset: ?>>) {
  linalg.matmul ins(%a, %b : memref<8x12xf32, strided<[?, ?], offset: ?>>, memref<12x6xf32, strided<[?, ?], offset: ?>>) outs(%c : memref<8x6xf32, strided<[?, ?], offset: ?>>)
  return
}
