module {
  func.func @main(%A: memref<16x12xf32>, %C: memref<16x16xf32>) {
    affine.for %i = 0 to 16 {
      affine.for %j = 0 to affine_map<(d0) -> (d0 + 1)>(%i) {
        affine.for %k = 0 to 12 {
          %0 = affine.load %A[%i, %k] : memref<16x12xf32>
          %1 = affine.load %A[%j, %k] : memref<16x12xf32>
          %2 = arith.mulf %0, %1 : f32
          %3 = affine.load %C[%i, %j] : memref<16x16xf32>
          %4 = arith.addf %3, %2 : f32
          affine.store %4, %C[%i, %j] : memref<16x16xf32>
        }
      }
    }
    return
  }
}
