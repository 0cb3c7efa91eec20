func.func @main(%a: memref<20x12xf16, strided<[24, 2]>>, %b: memref<12x16xf16>, %c: memref<20x16xf32>) {
  linalg.matmul ins(%a, %b : memref<20x12xf16, strided<[24, 2]>>, memref<12x16xf16>) outs(%c : memref<20x16xf32>)
  return
}
