module {
  func.func @main(%a: memref<4x16x8xf16>, %b: memref<4x8x24xf16>, %bias: memref<24xf32>, %c: memref<16x24xf32>) {
    linalg.broadcast ins(%bias : memref<24xf32>) outs(%c : memref<16x24xf32>) dimensions = [0]
    linalg.batch_reduce_matmul ins(%a, %b : memref<4x16x8xf16>, memref<4x8x24xf16>) outs(%c : memref<16x24xf32>)
    return
  }
}
