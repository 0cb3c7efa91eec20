// Panels of K copied into one of two buffers, by the parity of the step, one ahead of the product.
func.func @main(%a: memref<10x24xf16>, %b: memref<24x14xf16>, %o: memref<10x14xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %z = arith.constant 0.0 : f32
  %pa = memref.alloca() : memref<2x10x8xf16>
  %pb = memref.alloca() : memref<2x8x14xf16>
  linalg.fill ins(%z : f32) outs(%o : memref<10x14xf32>)
  %a0 = memref.subview %a[0, 0] [10, 8] [1, 1] : memref<10x24xf16> to memref<10x8xf16, strided<[24, 1]>>
  %b0 = memref.subview %b[0, 0] [8, 14] [1, 1] : memref<24x14xf16> to memref<8x14xf16, strided<[14, 1]>>
  %pa0 = memref.subview %pa[0, 0, 0] [1, 10, 8] [1, 1, 1] : memref<2x10x8xf16> to memref<10x8xf16, strided<[8, 1]>>
  %pb0 = memref.subview %pb[0, 0, 0] [1, 8, 14] [1, 1, 1] : memref<2x8x14xf16> to memref<8x14xf16, strided<[14, 1]>>
  memref.copy %a0, %pa0 : memref<10x8xf16, strided<[24, 1]>> to memref<10x8xf16, strided<[8, 1]>>
  memref.copy %b0, %pb0 : memref<8x14xf16, strided<[14, 1]>> to memref<8x14xf16, strided<[14, 1]>>
  scf.for %t = %c0 to %c3 step %c1 {
    %cur = affine.apply affine_map<(d0) -> (d0 mod 2)>(%t)
    %nxt = affine.apply affine_map<(d0) -> ((d0 + 1) mod 2)>(%t)
    %n = arith.addi %t, %c1 : index
    %more = arith.cmpi slt, %n, %c3 : index
    scf.if %more {
      %k = affine.apply affine_map<(d0) -> (d0 * 8)>(%n)
      %an = memref.subview %a[0, %k] [10, 8] [1, 1] : memref<10x24xf16> to memref<10x8xf16, strided<[24, 1], offset: ?>>
      %bn = memref.subview %b[%k, 0] [8, 14] [1, 1] : memref<24x14xf16> to memref<8x14xf16, strided<[14, 1], offset: ?>>
      %pan = memref.subview %pa[%nxt, 0, 0] [1, 10, 8] [1, 1, 1] : memref<2x10x8xf16> to memref<10x8xf16, strided<[8, 1], offset: ?>>
      %pbn = memref.subview %pb[%nxt, 0, 0] [1, 8, 14] [1, 1, 1] : memref<2x8x14xf16> to memref<8x14xf16, strided<[14, 1], offset: ?>>
      memref.copy %an, %pan : memref<10x8xf16, strided<[24, 1], offset: ?>> to memref<10x8xf16, strided<[8, 1], offset: ?>>
      memref.copy %bn, %pbn : memref<8x14xf16, strided<[14, 1], offset: ?>> to memref<8x14xf16, strided<[14, 1], offset: ?>>
    }
    %pac = memref.subview %pa[%cur, 0, 0] [1, 10, 8] [1, 1, 1] : memref<2x10x8xf16> to memref<10x8xf16, strided<[8, 1], offset: ?>>
    %pbc = memref.subview %pb[%cur, 0, 0] [1, 8, 14] [1, 1, 1] : memref<2x8x14xf16> to memref<8x14xf16, strided<[14, 1], offset: ?>>
    linalg.matmul ins(%pac, %pbc : memref<10x8xf16, strided<[8, 1], offset: ?>>, memref<8x14xf16, strided<[14, 1], offset: ?>>) outs(%o : memref<10x14xf32>)
  }
  return
}
