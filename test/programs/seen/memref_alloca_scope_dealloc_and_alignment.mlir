func.func @a(%x: memref<8x16xf16>, %w: memref<16x16xf16>, %o: memref<8x16xf32>) {
  %z = arith.constant 0.0 : f32
  %t = memref.alloc() {alignment = 64 : i64} : memref<8x16xf32>
  memref.alloca_scope {
    %u = memref.alloca() : memref<8x16xf16>
    memref.copy %x, %u : memref<8x16xf16> to memref<8x16xf16>
    linalg.fill ins(%z : f32) outs(%t : memref<8x16xf32>)
    linalg.matmul ins(%u, %w : memref<8x16xf16>, memref<16x16xf16>) outs(%t : memref<8x16xf32>)
  }
  memref.copy %t, %o : memref<8x16xf32> to memref<8x16xf32>
  memref.dealloc %t : memref<8x16xf32>
  return
}
