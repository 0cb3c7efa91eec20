module {
  func.func @main(%arg0: memref<12x16xf32, strided<[?, ?], offset: ?>>, %arg1: memref<8x8xf32, strided<[?, ?], offset: ?>>) -> memref<12x16xf32, strided<[?, ?], offset: ?>> {
    %cst = arith.constant 0.000000e+00 : f32
    %subview = memref.subview %arg0[0, 0] [12, 8] [1, 2] : memref<12x16xf32, strided<[?, ?], offset: ?>> to memref<12x8xf32, strided<[?, ?], offset: ?>>
    %subview_0 = memref.subview %arg0[0, 1] [12, 8] [1, 2] : memref<12x16xf32, strided<[?, ?], offset: ?>> to memref<12x8xf32, strided<[?, ?], offset: ?>>
    %alloc = memref.alloc() alignment = 64 : memref<12x8xf32>
    linalg.fill ins(%cst : f32) outs(%alloc : memref<12x8xf32>)
    linalg.matmul ins(%subview, %arg1 : memref<12x8xf32, strided<[?, ?], offset: ?>>, memref<8x8xf32, strided<[?, ?], offset: ?>>) outs(%alloc : memref<12x8xf32>)
    %alloc_1 = memref.alloc() alignment = 64 : memref<12x8xf32>
    memref.copy %alloc, %alloc_1 : memref<12x8xf32> to memref<12x8xf32>
    linalg.matmul ins(%subview_0, %arg1 : memref<12x8xf32, strided<[?, ?], offset: ?>>, memref<8x8xf32, strided<[?, ?], offset: ?>>) outs(%alloc_1 : memref<12x8xf32>)
    memref.copy %alloc, %subview_0 : memref<12x8xf32> to memref<12x8xf32, strided<[?, ?], offset: ?>>
    memref.copy %alloc_1, %subview : memref<12x8xf32> to memref<12x8xf32, strided<[?, ?], offset: ?>>
    return %arg0 : memref<12x16xf32, strided<[?, ?], offset: ?>>
  }
}

