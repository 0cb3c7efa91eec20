func.func @main(%x: memref<8x12xf32>, %w: memref<12x6xf32>, %y: memref<8x6xf32>) {
  %zero = arith.constant 0.0 : f32
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %x : memref<8x12xf32> -> memref<f32>, index, index, index, index, index
  %a = memref.reinterpret_cast %base to offset: [0], sizes: [8, 12], strides: [12, 1] : memref<f32> to memref<8x12xf32>
  linalg.fill ins(%zero : f32) outs(%y : memref<8x6xf32>)
  linalg.matmul ins(%a, %w : memref<8x12xf32>, memref<12x6xf32>) outs(%y : memref<8x6xf32>)
  return
}
