func.func @main(%a: memref<2x3x8x4xi8>, %b: memref<4x3x8x4xi8>, %c: memref<2x4x8x8xi32>, %s: memref<2x4x8x8xf32>) {
  %z = arith.constant 0 : i32
  linalg.fill ins(%z : i32) outs(%c : memref<2x4x8x8xi32>)
  linalg.mmt4d ins(%a, %b : memref<2x3x8x4xi8>, memref<4x3x8x4xi8>) outs(%c : memref<2x4x8x8xi32>)
  linalg.map ins(%c : memref<2x4x8x8xi32>) outs(%s : memref<2x4x8x8xf32>)
    (%v: i32, %o: f32) {
      %f = arith.sitofp %v : i32 to f32
      linalg.yield %f : f32
    }
  return
}
