func.func @mc(%a: memref<?x16xf32>, %b: memref<16x?xf32>, %c: memref<?x?xf32>) {
  %z = arith.constant 0.0 : f32
  linalg.fill ins(%z : f32) outs(%c : memref<?x?xf32>)
  linalg.matmul ins(%a, %b : memref<?x16xf32>, memref<16x?xf32>) outs(%c : memref<?x?xf32>)
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.dim %a, %c0 : memref<?x16xf32>
  %n = memref.dim %b, %c1 : memref<16x?xf32>
  %t = memref.alloc(%m, %n) : memref<?x?xf32>
  linalg.exp ins(%c : memref<?x?xf32>) outs(%t : memref<?x?xf32>)
  linalg.copy ins(%t : memref<?x?xf32>) outs(%c : memref<?x?xf32>)
  memref.dealloc %t : memref<?x?xf32>
  return
}
