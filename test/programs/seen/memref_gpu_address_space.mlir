module {
  func.func @main(%a: memref<16x32xf16, #gpu.address_space<global>>, %b: memref<32x24xf16, #gpu.address_space<global>>, %c: memref<16x24xf32, #gpu.address_space<global>>) {
    linalg.matmul ins(%a, %b : memref<16x32xf16, #gpu.address_space<global>>, memref<32x24xf16, #gpu.address_space<global>>) outs(%c : memref<16x24xf32, #gpu.address_space<global>>)
    return
  }
}
