func.func @main(%x: memref<4x6x32xf16>, %w: memref<32x40xf16>, %y: memref<4x6x5x8xf32>) {
  %z = arith.constant 0.0 : f32
  %xf = memref.collapse_shape %x [[0, 1], [2]] : memref<4x6x32xf16> into memref<24x32xf16>
  %yf = memref.collapse_shape %y [[0, 1], [2, 3]] : memref<4x6x5x8xf32> into memref<24x40xf32>
  linalg.fill ins(%z : f32) outs(%yf : memref<24x40xf32>)
  linalg.matmul ins(%xf, %w : memref<24x32xf16>, memref<32x40xf16>) outs(%yf : memref<24x40xf32>)
  %v = memref.expand_shape %yf [[0, 1, 2], [3]] output_shape [2, 2, 6, 40] : memref<24x40xf32> into memref<2x2x6x40xf32>
  %h = memref.subview %v[1, 0, 0, 0] [1, 2, 6, 40] [1, 1, 1, 1] : memref<2x2x6x40xf32> to memref<2x6x40xf32, strided<[240, 40, 1], offset: 480>>
  linalg.exp ins(%h : memref<2x6x40xf32, strided<[240, 40, 1], offset: 480>>) outs(%h : memref<2x6x40xf32, strided<[240, 40, 1], offset: 480>>)
  return
}
