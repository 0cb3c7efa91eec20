func.func @main(%x: memref<96xf32>, %w: memref<12x6xf32>, %y: memref<8x6xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c12 = arith.constant 12 : index
  %zero = arith.constant 0.0 : f32
  %s = memref.alloca() : memref<2xindex>
  memref.store %c8, %s[%c0] : memref<2xindex>
  memref.store %c12, %s[%c1] : memref<2xindex>
  %a = memref.reshape %x(%s) : (memref<96xf32>, memref<2xindex>) -> memref<8x12xf32>
  linalg.fill ins(%zero : f32) outs(%y : memref<8x6xf32>)
  linalg.matmul ins(%a, %w : memref<8x12xf32>, memref<12x6xf32>) outs(%y : memref<8x6xf32>)
  return
}
