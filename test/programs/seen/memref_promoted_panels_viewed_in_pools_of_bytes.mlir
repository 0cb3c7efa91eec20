// Tiles of a product, each operand's copied into a pool of bytes that is viewed as elements, as promotion leaves it.
func.func @main(%a: memref<12x16xf16>, %b: memref<16x10xf16>, %o: memref<12x10xf32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c12 = arith.constant 12 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %z = arith.constant 0.0 : f32
  %pool = memref.alloca() {alignment = 16 : i64} : memref<224xi8>
  linalg.fill ins(%z : f32) outs(%o : memref<12x10xf32>)
  scf.for %i = %c0 to %c12 step %c4 {
    scf.for %k = %c0 to %c16 step %c8 {
      %p = memref.view %pool[%c0][] : memref<224xi8> to memref<4x8xf16>
      %q = memref.view %pool[%c64][] : memref<224xi8> to memref<8x10xf16>
      %x = memref.subview %a[%i, %k] [4, 8] [1, 1] : memref<12x16xf16> to memref<4x8xf16, strided<[16, 1], offset: ?>>
      %y = memref.subview %b[%k, 0] [8, 10] [1, 1] : memref<16x10xf16> to memref<8x10xf16, strided<[10, 1], offset: ?>>
      %r = memref.subview %o[%i, 0] [4, 10] [1, 1] : memref<12x10xf32> to memref<4x10xf32, strided<[10, 1], offset: ?>>
      memref.copy %x, %p : memref<4x8xf16, strided<[16, 1], offset: ?>> to memref<4x8xf16>
      memref.copy %y, %q : memref<8x10xf16, strided<[10, 1], offset: ?>> to memref<8x10xf16>
      linalg.matmul ins(%p, %q : memref<4x8xf16>, memref<8x10xf16>) outs(%r : memref<4x10xf32, strided<[10, 1], offset: ?>>)
    }
  }
  return
}
