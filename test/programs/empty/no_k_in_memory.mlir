func.func @main(%a: memref<16x0xf32>, %b: memref<0x24xf32>, %c: memref<16x24xf32>) {
  linalg.matmul ins(%a, %b : memref<16x0xf32>, memref<0x24xf32>) outs(%c : memref<16x24xf32>)
  return
}
