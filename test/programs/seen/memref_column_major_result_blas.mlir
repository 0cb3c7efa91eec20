func.func @dgemm(%a: memref<9x7xf64, strided<[1, 9]>>, %b: memref<7x5xf64, strided<[1, 7]>>, %c: memref<9x5xf64, strided<[1, 9]>>) {
  linalg.matmul ins(%a, %b : memref<9x7xf64, strided<[1, 9]>>, memref<7x5xf64, strided<[1, 7]>>) outs(%c : memref<9x5xf64, strided<[1, 9]>>)
  return
}
