module {
  func.func @main(%arg0: memref<5x16x12xf16>, %arg1: memref<5x16x10xf16>, %arg2: memref<12x10xf32>) -> memref<12x10xf32> {
    affine.for %arg3 = 0 to 5 {
      affine.for %arg4 = 0 to 12 {
        affine.for %arg5 = 0 to 10 {
          affine.for %arg6 = 0 to 16 {
            %0 = affine.load %arg0[%arg3, %arg6, %arg4] : memref<5x16x12xf16>
            %1 = affine.load %arg1[%arg3, %arg6, %arg5] : memref<5x16x10xf16>
            %2 = affine.load %arg2[%arg4, %arg5] : memref<12x10xf32>
            %3 = arith.extf %0 : f16 to f32
            %4 = arith.extf %1 : f16 to f32
            %5 = arith.mulf %3, %4 : f32
            %6 = arith.addf %2, %5 : f32
            affine.store %6, %arg2[%arg4, %arg5] : memref<12x10xf32>
          }
        }
      }
    }
    return %arg2 : memref<12x10xf32>
  }
}

