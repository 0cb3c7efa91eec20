module {
  func.func @main(%a: memref<16x32xf16, 1>, %b: memref<32x24xf16, 1>, %c: memref<16x24xf32, 1>) {
    linalg.matmul ins(%a, %b : memref<16x32xf16, 1>, memref<32x24xf16, 1>) outs(%c : memref<16x24xf32, 1>)
    return
  }
}
