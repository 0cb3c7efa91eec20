// Heads inside: [sequence, heads, width] seen as [heads, sequence, width].
func.func @main(%q: memref<3x8x4xf32, strided<[4, 12, 1]>>, %k: memref<3x4x8xf32, strided<[4, 1, 12]>>, %s: memref<3x8x8xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%s : memref<3x8x8xf32>)
  linalg.batch_matmul ins(%q, %k : memref<3x8x4xf32, strided<[4, 12, 1]>>, memref<3x4x8xf32, strided<[4, 1, 12]>>) outs(%s : memref<3x8x8xf32>)
  return
}
