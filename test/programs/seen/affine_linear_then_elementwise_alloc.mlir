module {
  func.func @main(%x: memref<16x32xf32>, %w: memref<32x24xf32>, %b: memref<24xf32>, %y: memref<16x24xf32>) {
    %z = arith.constant 0.0 : f32
    %t = memref.alloc() : memref<16x24xf32>
    linalg.fill ins(%z : f32) outs(%t : memref<16x24xf32>)
    linalg.matmul ins(%x, %w : memref<16x32xf32>, memref<32x24xf32>) outs(%t : memref<16x24xf32>)
    affine.for %i = 0 to 16 {
      affine.for %j = 0 to 24 {
        %0 = affine.load %t[%i, %j] : memref<16x24xf32>
        %1 = affine.load %b[%j] : memref<24xf32>
        %2 = arith.addf %0, %1 : f32
        %3 = math.tanh %2 : f32
        affine.store %3, %y[%i, %j] : memref<16x24xf32>
      }
    }
    memref.dealloc %t : memref<16x24xf32>
    return
  }
}
