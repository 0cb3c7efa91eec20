func.func @main(%a: memref<32x16xf32, strided<[1, 32]>>, %b: memref<16x24xf32>, %c: memref<32x24xf32>) {
  linalg.matmul ins(%a, %b : memref<32x16xf32, strided<[1, 32]>>, memref<16x24xf32>) outs(%c : memref<32x24xf32>)
  return
}
