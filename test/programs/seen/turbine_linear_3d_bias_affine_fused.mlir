module @module {
  func.func @main(%arg0: memref<4x128x512xf16>, %arg1: memref<1024x512xf16>, %arg2: memref<1024xf16>) -> memref<4x128x1024xf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() : memref<1x1x1xf32>
    %alloc_0 = memref.alloc() alignment = 64 : memref<4x128x1024xf16>
    affine.for %arg3 = 0 to 4 {
      affine.for %arg4 = 0 to 128 {
        affine.for %arg5 = 0 to 1024 {
          affine.store %cst, %alloc[0, 0, 0] : memref<1x1x1xf32>
          affine.for %arg6 = 0 to 512 {
            %4 = affine.load %arg1[%arg5, %arg6] : memref<1024x512xf16>
            %5 = affine.load %arg0[%arg3, %arg4, %arg6] : memref<4x128x512xf16>
            %6 = affine.load %alloc[0, 0, 0] : memref<1x1x1xf32>
            %7 = arith.extf %5 : f16 to f32
            %8 = arith.extf %4 : f16 to f32
            %9 = arith.mulf %7, %8 : f32
            %10 = arith.addf %6, %9 : f32
            affine.store %10, %alloc[0, 0, 0] : memref<1x1x1xf32>
          }
          %0 = affine.load %alloc[0, 0, 0] : memref<1x1x1xf32>
          %1 = arith.truncf %0 : f32 to f16
          %2 = affine.load %arg2[%arg5] : memref<1024xf16>
          %3 = arith.addf %1, %2 : f16
          affine.store %3, %alloc_0[%arg3, %arg4, %arg5] : memref<4x128x1024xf16>
        }
      }
    }
    return %alloc_0 : memref<4x128x1024xf16>
  }
}

