module {
  func.func @main(%arg0: memref<?x?x8xf32>, %arg1: memref<8x6xf32>) -> memref<?x?x6xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %dim = memref.dim %arg0, %c0 : memref<?x?x8xf32>
    %dim_0 = memref.dim %arg0, %c1 : memref<?x?x8xf32>
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1], [2]] : memref<?x?x8xf32> into memref<?x8xf32>
    %dim_1 = memref.dim %collapse_shape, %c0 : memref<?x8xf32>
    %alloc = memref.alloc(%dim_1) alignment = 64 : memref<?x6xf32>
    linalg.fill ins(%cst : f32) outs(%alloc : memref<?x6xf32>)
    linalg.matmul ins(%collapse_shape, %arg1 : memref<?x8xf32>, memref<8x6xf32>) outs(%alloc : memref<?x6xf32>)
    %expand_shape = memref.expand_shape %alloc [[0, 1], [2]] output_shape [%dim, %dim_0, 6] : memref<?x6xf32> into memref<?x?x6xf32>
    return %expand_shape : memref<?x?x6xf32>
  }
}

