module @jit_dg_odd_dims_batch_last_f16out {
  func.func public @main(%arg0: memref<5x11x26xbf16, strided<[?, ?, ?], offset: ?>>, %arg1: memref<5x26x13xbf16, strided<[?, ?, ?], offset: ?>>) -> memref<5x11x13xf16> {
    %cst = arith.constant 0.000000e+00 : f16
    %alloc = memref.alloc() : memref<1x1x26xbf16>
    %alloc_0 = memref.alloc() : memref<1x26x13xbf16>
    %alloc_1 = memref.alloc() : memref<1x1x1xbf16>
    %alloc_2 = memref.alloc() : memref<1x1x1xbf16>
    %alloc_3 = memref.alloc() alignment = 64 : memref<5x11x13xf16>
    affine.for %arg2 = 0 to 5 {
      affine.for %arg3 = 0 to 26 {
        affine.for %arg4 = 0 to 13 {
          %0 = affine.load %arg1[%arg2, %arg3, %arg4] : memref<5x26x13xbf16, strided<[?, ?, ?], offset: ?>>
          affine.store %0, %alloc_2[0, 0, 0] : memref<1x1x1xbf16>
          %1 = affine.load %alloc_2[0, 0, 0] : memref<1x1x1xbf16>
          affine.store %1, %alloc_0[0, %arg3, %arg4] : memref<1x26x13xbf16>
        }
      }
      affine.for %arg3 = 0 to 11 {
        affine.for %arg4 = 0 to 26 {
          %0 = affine.load %arg0[%arg2, %arg3, %arg4] : memref<5x11x26xbf16, strided<[?, ?, ?], offset: ?>>
          affine.store %0, %alloc_1[0, 0, 0] : memref<1x1x1xbf16>
          %1 = affine.load %alloc_1[0, 0, 0] : memref<1x1x1xbf16>
          affine.store %1, %alloc[0, 0, %arg4] : memref<1x1x26xbf16>
        }
        affine.for %arg4 = 0 to 13 {
          affine.store %cst, %alloc_3[%arg2, %arg3, %arg4] : memref<5x11x13xf16>
          affine.for %arg5 = 0 to 26 {
            %0 = affine.load %alloc[0, 0, %arg5] : memref<1x1x26xbf16>
            %1 = affine.load %alloc_0[0, %arg5, %arg4] : memref<1x26x13xbf16>
            %2 = affine.load %alloc_3[%arg2, %arg3, %arg4] : memref<5x11x13xf16>
            %3 = arith.convertf %0 : bf16 to f16
            %4 = arith.convertf %1 : bf16 to f16
            %5 = arith.mulf %3, %4 : f16
            %6 = arith.addf %2, %5 : f16
            affine.store %6, %alloc_3[%arg2, %arg3, %arg4] : memref<5x11x13xf16>
          }
        }
      }
    }
    return %alloc_3 : memref<5x11x13xf16>
  }
}

