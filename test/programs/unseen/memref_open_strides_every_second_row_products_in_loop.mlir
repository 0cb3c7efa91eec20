
func.func @main(%a: memref<16x24xf32, strided<[?, ?], offset: ?>>, %b: memref<24x20xf32>, %o: memref<16x20xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %z = arith.constant 0.0 : f32
  linalg.fill ins(%z : f32) outs(%o : memref<16x20xf32>)
  scf.for %i = %c0 to %c2 step %c1 {
    %x = memref.subview %a[%i, 0] [8, 24] [2, 1] : memref<16x24xf32, strided<[?, ?], offset: ?>> to memref<8x24xf32, strided<[?, ?], offset: ?>>
    %y = memref.subview %o[%i, 0] [8, 20] [2, 1] : memref<16x20xf32> to memref<8x20xf32, strided<[40, 1], offset: ?>>
    linalg.matmul ins(%x, %b : memref<8x24xf32, strided<[?, ?], offset: ?>>, memref<24x20xf32>) outs(%y : memref<8x20xf32, strided<[40, 1], offset: ?>>)
  }
  return
}