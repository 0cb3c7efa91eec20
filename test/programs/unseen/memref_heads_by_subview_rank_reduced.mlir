func.func @main(%q: memref<2x8x3x16xf32>, %k: memref<2x12x3x16xf32>, %s: memref<2x3x8x12xf32>) {
  %z = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  linalg.fill ins(%z : f32) outs(%s : memref<2x3x8x12xf32>)
  scf.for %b = %c0 to %c2 step %c1 {
    scf.for %h = %c0 to %c3 step %c1 {
      %qh = memref.subview %q[%b, 0, %h, 0] [1, 8, 1, 16] [1, 1, 1, 1] : memref<2x8x3x16xf32> to memref<8x16xf32, strided<[48, 1], offset: ?>>
      %kh = memref.subview %k[%b, 0, %h, 0] [1, 12, 1, 16] [1, 1, 1, 1] : memref<2x12x3x16xf32> to memref<12x16xf32, strided<[48, 1], offset: ?>>
      %sh = memref.subview %s[%b, %h, 0, 0] [1, 1, 8, 12] [1, 1, 1, 1] : memref<2x3x8x12xf32> to memref<8x12xf32, strided<[12, 1], offset: ?>>
      linalg.matmul_transpose_b ins(%qh, %kh : memref<8x16xf32, strided<[48, 1], offset: ?>>, memref<12x16xf32, strided<[48, 1], offset: ?>>) outs(%sh : memref<8x12xf32, strided<[12, 1], offset: ?>>)
    }
  }
  return
}
