module {
  func.func @main(%a: memref<32x16xf32>, %b: memref<32x24xf32>, %c: memref<16x24xf32>) {
    %t = memref.transpose %a (i, j) -> (j, i) : memref<32x16xf32> to memref<16x32xf32, strided<[1, 16]>>
    linalg.matmul ins(%t, %b : memref<16x32xf32, strided<[1, 16]>>, memref<32x24xf32>) outs(%c : memref<16x24xf32>)
    return
  }
}
