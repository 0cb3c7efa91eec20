module {
  func.func @main(%a: memref<16x32xf32>, %b: memref<32x24xf32>, %c: memref<16x24xf32>) {
    %0 = memref.assume_alignment %a, 64 : memref<16x32xf32>
    %1 = memref.assume_alignment %b, 64 : memref<32x24xf32>
    linalg.matmul ins(%0, %1 : memref<16x32xf32>, memref<32x24xf32>) outs(%c : memref<16x24xf32>)
    return
  }
}
