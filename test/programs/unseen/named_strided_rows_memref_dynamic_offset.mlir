// Memrefs with row pitches and open offsets, accumulating onto the third.
func.func @main(%a: memref<32x64xbf16, strided<[80, 1], offset: ?>>, %b: memref<64x48xbf16, strided<[?, 1], offset: ?>>, %c: memref<32x48xf32, strided<[64, 1]>>) {
  linalg.matmul ins(%a, %b : memref<32x64xbf16, strided<[80, 1], offset: ?>>, memref<64x48xbf16, strided<[?, 1], offset: ?>>) outs(%c : memref<32x48xf32, strided<[64, 1]>>)
  return
}
