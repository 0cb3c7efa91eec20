// Casts, subviews, transposed and reshaped views of buffers, a copy between.
func.func @main(%a: memref<4x16x32xf32>, %b: memref<48x32xf32>, %out: memref<64x48xf32>) {
  %z = arith.constant 0.0 : f32
  %m = memref.collapse_shape %a [[0, 1], [2]] : memref<4x16x32xf32> into memref<64x32xf32>
  %bt = memref.transpose %b (i, j) -> (j, i) : memref<48x32xf32> to memref<32x48xf32, strided<[1, 32]>>
  %t = memref.alloc() : memref<64x48xf32>
  linalg.fill ins(%z : f32) outs(%t : memref<64x48xf32>)
  linalg.matmul ins(%m, %bt : memref<64x32xf32>, memref<32x48xf32, strided<[1, 32]>>) outs(%t : memref<64x48xf32>)
  %top = memref.subview %t[0, 0] [32, 48] [1, 1] : memref<64x48xf32> to memref<32x48xf32, strided<[48, 1]>>
  %bottom = memref.subview %out[32, 0] [32, 48] [1, 1] : memref<64x48xf32> to memref<32x48xf32, strided<[48, 1], offset: 1536>>
  memref.copy %top, %bottom : memref<32x48xf32, strided<[48, 1]>> to memref<32x48xf32, strided<[48, 1], offset: 1536>>
  %low = memref.subview %t[32, 0] [32, 48] [1, 1] : memref<64x48xf32> to memref<32x48xf32, strided<[48, 1], offset: 1536>>
  %first = memref.subview %out[0, 0] [32, 48] [1, 1] : memref<64x48xf32> to memref<32x48xf32, strided<[48, 1]>>
  linalg.exp ins(%low : memref<32x48xf32, strided<[48, 1], offset: 1536>>) outs(%first : memref<32x48xf32, strided<[48, 1]>>)
  memref.dealloc %t : memref<64x48xf32>
  return
}
