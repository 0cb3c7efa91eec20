func.func @main(%a: memref<9x14xf32>, %b: memref<7x10xf32>, %o: memref<9x10xf32>) {
  %z = arith.constant 0.0 : f32
  linalg.fill ins(%z : f32) outs(%o : memref<9x10xf32>)
  %ar = memref.subview %a[0, 0] [9, 7] [1, 2] : memref<9x14xf32> to memref<9x7xf32, strided<[14, 2]>>
  %ai = memref.subview %a[0, 1] [9, 7] [1, 2] : memref<9x14xf32> to memref<9x7xf32, strided<[14, 2], offset: 1>>
  %br = memref.subview %b[0, 0] [7, 5] [1, 2] : memref<7x10xf32> to memref<7x5xf32, strided<[10, 2]>>
  %bi = memref.subview %b[0, 1] [7, 5] [1, 2] : memref<7x10xf32> to memref<7x5xf32, strided<[10, 2], offset: 1>>
  %or = memref.subview %o[0, 0] [9, 5] [1, 2] : memref<9x10xf32> to memref<9x5xf32, strided<[10, 2]>>
  %oi = memref.subview %o[0, 1] [9, 5] [1, 2] : memref<9x10xf32> to memref<9x5xf32, strided<[10, 2], offset: 1>>
  %t = memref.alloc() : memref<9x5xf32>
  linalg.fill ins(%z : f32) outs(%t : memref<9x5xf32>)
  linalg.matmul ins(%ai, %bi : memref<9x7xf32, strided<[14, 2], offset: 1>>, memref<7x5xf32, strided<[10, 2], offset: 1>>) outs(%t : memref<9x5xf32>)
  linalg.matmul ins(%ar, %br : memref<9x7xf32, strided<[14, 2]>>, memref<7x5xf32, strided<[10, 2]>>) outs(%or : memref<9x5xf32, strided<[10, 2]>>)
  linalg.sub ins(%or, %t : memref<9x5xf32, strided<[10, 2]>>, memref<9x5xf32>) outs(%or : memref<9x5xf32, strided<[10, 2]>>)
  linalg.matmul ins(%ar, %bi : memref<9x7xf32, strided<[14, 2]>>, memref<7x5xf32, strided<[10, 2], offset: 1>>) outs(%oi : memref<9x5xf32, strided<[10, 2], offset: 1>>)
  linalg.matmul ins(%ai, %br : memref<9x7xf32, strided<[14, 2], offset: 1>>, memref<7x5xf32, strided<[10, 2]>>) outs(%oi : memref<9x5xf32, strided<[10, 2], offset: 1>>)
  memref.dealloc %t : memref<9x5xf32>
  return
}
