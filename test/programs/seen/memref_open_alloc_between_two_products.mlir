func.func @main(%x: memref<?x?xf32>, %w: memref<?x?xf32>, %v: memref<?x?xf32>, %y: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %m = memref.dim %x, %c0 : memref<?x?xf32>
  %n = memref.dim %w, %c1 : memref<?x?xf32>
  %t = memref.alloc(%m, %n) {alignment = 64 : i64} : memref<?x?xf32>
  linalg.fill ins(%zero : f32) outs(%t : memref<?x?xf32>)
  linalg.matmul ins(%x, %w : memref<?x?xf32>, memref<?x?xf32>) outs(%t : memref<?x?xf32>)
  linalg.matmul ins(%t, %v : memref<?x?xf32>, memref<?x?xf32>) outs(%y : memref<?x?xf32>)
  memref.dealloc %t : memref<?x?xf32>
  return
}
