#min = affine_map<(d0)[s0] -> (8, -d0 + s0)>
func.func @bl(%a: memref<20x24xf32>, %b: memref<24x18xf32>, %c: memref<20x18xf32>) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %c20 = arith.constant 20 : index
  %c18 = arith.constant 18 : index
  scf.for %i = %c0 to %c20 step %c8 {
    %mi = affine.min #min(%i)[%c20]
    scf.for %j = %c0 to %c18 step %c8 {
      %mj = affine.min #min(%j)[%c18]
      %x = memref.subview %a[%i, 0] [%mi, 24] [1, 1] : memref<20x24xf32> to memref<?x24xf32, strided<[24, 1], offset: ?>>
      %y = memref.subview %b[0, %j] [24, %mj] [1, 1] : memref<24x18xf32> to memref<24x?xf32, strided<[18, 1], offset: ?>>
      %z = memref.subview %c[%i, %j] [%mi, %mj] [1, 1] : memref<20x18xf32> to memref<?x?xf32, strided<[18, 1], offset: ?>>
      linalg.matmul ins(%x, %y : memref<?x24xf32, strided<[24, 1], offset: ?>>, memref<24x?xf32, strided<[18, 1], offset: ?>>) outs(%z : memref<?x?xf32, strided<[18, 1], offset: ?>>)
    }
  }
  return
}
