func.func @main(%x: memref<?x16xf32>, %w: memref<16x8xf32>, %b: memref<8xf32>, %y: memref<?x8xf32>) {
  linalg.broadcast ins(%b : memref<8xf32>) outs(%y : memref<?x8xf32>) dimensions = [0]
  linalg.matmul ins(%x, %w : memref<?x16xf32>, memref<16x8xf32>) outs(%y : memref<?x8xf32>)
  return
}
