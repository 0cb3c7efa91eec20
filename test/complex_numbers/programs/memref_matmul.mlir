func.func @main(%x: memref<4x3xcomplex<f32>>, %y: memref<3x5xcomplex<f32>>, %o: memref<4x5xcomplex<f32>>) {
  %zero = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %t = memref.alloc() : memref<4x5xcomplex<f32>>
  linalg.fill ins(%zero : complex<f32>) outs(%t : memref<4x5xcomplex<f32>>)
  linalg.matmul ins(%x, %y : memref<4x3xcomplex<f32>>, memref<3x5xcomplex<f32>>) outs(%t : memref<4x5xcomplex<f32>>)
  memref.copy %t, %o : memref<4x5xcomplex<f32>> to memref<4x5xcomplex<f32>>
  memref.dealloc %t : memref<4x5xcomplex<f32>>
  return }
