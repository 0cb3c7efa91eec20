memref.global "private" constant @shape : memref<2xi64> = dense<[8, 12]>
func.func @main(%x: memref<2x4x12xf32>, %w: memref<12x6xf32>, %y: memref<8x6xf32>) {
  %zero = arith.constant 0.0 : f32
  %s = memref.get_global @shape : memref<2xi64>
  %a = memref.reshape %x(%s) : (memref<2x4x12xf32>, memref<2xi64>) -> memref<8x12xf32>
  linalg.fill ins(%zero : f32) outs(%y : memref<8x6xf32>)
  linalg.matmul ins(%a, %w : memref<8x12xf32>, memref<12x6xf32>) outs(%y : memref<8x6xf32>)
  return
}
