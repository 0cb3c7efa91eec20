func.func @sgemm(%a: memref<12x8xf32, strided<[1, 16]>>, %b: memref<8x10xf32>, %c: memref<12x10xf32, strided<[1, 16]>>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%c : memref<12x10xf32, strided<[1, 16]>>)
  linalg.matmul ins(%a, %b : memref<12x8xf32, strided<[1, 16]>>, memref<8x10xf32>) outs(%c : memref<12x10xf32, strided<[1, 16]>>)
  return
}
