// scf.parallel over batches, a product of subviews each.
func.func @main(%a: memref<4x16x32xf32>, %b: memref<4x32x8xf32>, %c: memref<4x16x8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    %sa = memref.subview %a[%i, 0, 0] [1, 16, 32] [1, 1, 1] : memref<4x16x32xf32> to memref<16x32xf32, strided<[32, 1], offset: ?>>
    %sb = memref.subview %b[%i, 0, 0] [1, 32, 8] [1, 1, 1] : memref<4x32x8xf32> to memref<32x8xf32, strided<[8, 1], offset: ?>>
    %sc = memref.subview %c[%i, 0, 0] [1, 16, 8] [1, 1, 1] : memref<4x16x8xf32> to memref<16x8xf32, strided<[8, 1], offset: ?>>
    linalg.matmul ins(%sa, %sb : memref<16x32xf32, strided<[32, 1], offset: ?>>, memref<32x8xf32, strided<[8, 1], offset: ?>>) outs(%sc : memref<16x8xf32, strided<[8, 1], offset: ?>>)
    scf.reduce
  }
  return
}
