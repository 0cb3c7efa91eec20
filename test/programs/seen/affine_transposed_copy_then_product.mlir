module {
  func.func @main(%x: memref<32x16xf32>, %w: memref<32x24xf32>, %y: memref<16x24xf32>) {
    %t = memref.alloc() : memref<16x32xf32>
    affine.for %i = 0 to 32 {
      affine.for %j = 0 to 16 {
        %a = affine.load %x[%i, %j] : memref<32x16xf32>
        affine.store %a, %t[%j, %i] : memref<16x32xf32>
      }
    }
    linalg.matmul ins(%t, %w : memref<16x32xf32>, memref<32x24xf32>) outs(%y : memref<16x24xf32>)
    return
  }
}
