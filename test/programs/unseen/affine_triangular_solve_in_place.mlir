func.func @main(%l: memref<8x8xf32>, %b: memref<8x4xf32>) {
  affine.for %i = 0 to 8 {
    affine.for %k = 0 to affine_map<(d0) -> (d0)>(%i) {
      affine.for %j = 0 to 4 {
        %0 = affine.load %l[%i, %k] : memref<8x8xf32>
        %1 = affine.load %b[%k, %j] : memref<8x4xf32>
        %2 = affine.load %b[%i, %j] : memref<8x4xf32>
        %3 = arith.mulf %0, %1 : f32
        %4 = arith.subf %2, %3 : f32
        affine.store %4, %b[%i, %j] : memref<8x4xf32>
      }
    }
  }
  return
}