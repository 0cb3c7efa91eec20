
func.func @main(%a: memref<?x33xf16, strided<[?, 1], offset: ?>>, %b: memref<33x17xf16>, %c: memref<33x20xf16>, %o: memref<?x37xf32>) {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f32
  %n = memref.dim %a, %c0 : memref<?x33xf16, strided<[?, 1], offset: ?>>
  linalg.fill ins(%z : f32) outs(%o : memref<?x37xf32>)
  %l = memref.subview %o[0, 0] [%n, 17] [1, 1] : memref<?x37xf32> to memref<?x17xf32, strided<[37, 1]>>
  %r = memref.subview %o[0, 17] [%n, 20] [1, 1] : memref<?x37xf32> to memref<?x20xf32, strided<[37, 1], offset: 17>>
  linalg.matmul ins(%a, %b : memref<?x33xf16, strided<[?, 1], offset: ?>>, memref<33x17xf16>) outs(%l : memref<?x17xf32, strided<[37, 1]>>)
  linalg.matmul ins(%a, %c : memref<?x33xf16, strided<[?, 1], offset: ?>>, memref<33x20xf16>) outs(%r : memref<?x20xf32, strided<[37, 1], offset: 17>>)
  return
}