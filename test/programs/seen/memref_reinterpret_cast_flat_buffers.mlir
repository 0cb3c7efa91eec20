func.func @main(%x: memref<96xf32>, %w: memref<192xf32>, %y: memref<128xf32>) {
  %zero = arith.constant 0.0 : f32
  %a = memref.reinterpret_cast %x to offset: [0], sizes: [8, 12], strides: [12, 1] : memref<96xf32> to memref<8x12xf32>
  %b = memref.reinterpret_cast %w to offset: [0], sizes: [12, 16], strides: [16, 1] : memref<192xf32> to memref<12x16xf32>
  %c = memref.reinterpret_cast %y to offset: [0], sizes: [8, 16], strides: [16, 1] : memref<128xf32> to memref<8x16xf32>
  linalg.fill ins(%zero : f32) outs(%c : memref<8x16xf32>)
  linalg.matmul ins(%a, %b : memref<8x12xf32>, memref<12x16xf32>) outs(%c : memref<8x16xf32>)
  return
}
