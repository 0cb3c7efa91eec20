func.func @main(%x: memref<16x16xf32>, %w: memref<4x16x16xf32>, %out: memref<16x16xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 0.0 : f32
  %a = memref.alloc() : memref<16x16xf32>
  %b = memref.alloc() : memref<16x16xf32>
  memref.copy %x, %a : memref<16x16xf32> to memref<16x16xf32>
  %p, %q = scf.for %i = %c0 to %c4 step %c1 iter_args(%s = %a, %t = %b) -> (memref<16x16xf32>, memref<16x16xf32>) {
    %v = memref.subview %w[%i, 0, 0] [1, 16, 16] [1, 1, 1] : memref<4x16x16xf32> to memref<16x16xf32, strided<[16, 1], offset: ?>>
    linalg.fill ins(%z : f32) outs(%t : memref<16x16xf32>)
    linalg.matmul ins(%s, %v : memref<16x16xf32>, memref<16x16xf32, strided<[16, 1], offset: ?>>) outs(%t : memref<16x16xf32>)
    scf.yield %t, %s : memref<16x16xf32>, memref<16x16xf32>
  }
  memref.copy %p, %out : memref<16x16xf32> to memref<16x16xf32>
  memref.dealloc %a : memref<16x16xf32>
  memref.dealloc %b : memref<16x16xf32>
  return
}