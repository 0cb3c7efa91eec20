module {
  func.func @main(%arg0: memref<2x8x128x64xbf16>, %arg1: memref<2x8x128x64xbf16>) -> memref<2x8x128x128xbf16> {
    %c16 = arith.constant 16 : index
    %c128 = arith.constant 128 : index
    %c64 = arith.constant 64 : index
    %c8 = arith.constant 8 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 1.250000e-01 : bf16
    %alloc = memref.alloc() alignment = 64 : memref<2x8x64x128xbf16>
    scf.parallel (%arg2, %arg3, %arg4, %arg5) = (%c0, %c0, %c0, %c0) to (%c2, %c8, %c64, %c128) step (%c1, %c1, %c1, %c1) {
      %0 = memref.load %arg1[%arg2, %arg3, %arg5, %arg4] : memref<2x8x128x64xbf16>
      memref.store %0, %alloc[%arg2, %arg3, %arg4, %arg5] : memref<2x8x64x128xbf16>
      scf.reduce 
    }
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1], [2], [3]] : memref<2x8x128x64xbf16> into memref<16x128x64xbf16>
    %collapse_shape_2 = memref.collapse_shape %alloc [[0, 1], [2], [3]] : memref<2x8x64x128xbf16> into memref<16x64x128xbf16>
    %alloc_3 = memref.alloc() alignment = 64 : memref<16x128x128xf32>
    scf.parallel (%arg2, %arg3, %arg4) = (%c0, %c0, %c0) to (%c16, %c128, %c128) step (%c1, %c1, %c1) {
      memref.store %cst, %alloc_3[%arg2, %arg3, %arg4] : memref<16x128x128xf32>
      scf.reduce 
    }
    scf.parallel (%arg2, %arg3, %arg4) = (%c0, %c0, %c0) to (%c16, %c128, %c128) step (%c1, %c1, %c1) {
      scf.for %arg5 = %c0 to %c64 step %c1 {
        %0 = memref.load %collapse_shape[%arg2, %arg3, %arg5] : memref<16x128x64xbf16>
        %1 = memref.load %collapse_shape_2[%arg2, %arg5, %arg4] : memref<16x64x128xbf16>
        %2 = memref.load %alloc_3[%arg2, %arg3, %arg4] : memref<16x128x128xf32>
        %3 = arith.extf %0 : bf16 to f32
        %4 = arith.extf %1 : bf16 to f32
        %5 = arith.mulf %3, %4 : f32
        %6 = arith.addf %2, %5 : f32
        memref.store %6, %alloc_3[%arg2, %arg3, %arg4] : memref<16x128x128xf32>
      }
      scf.reduce 
    }
    %alloc_4 = memref.alloc() alignment = 64 : memref<16x128x128xbf16>
    scf.parallel (%arg2, %arg3, %arg4) = (%c0, %c0, %c0) to (%c16, %c128, %c128) step (%c1, %c1, %c1) {
      %0 = memref.load %alloc_3[%arg2, %arg3, %arg4] : memref<16x128x128xf32>
      %1 = arith.truncf %0 : f32 to bf16
      memref.store %1, %alloc_4[%arg2, %arg3, %arg4] : memref<16x128x128xbf16>
      scf.reduce 
    }
    %expand_shape = memref.expand_shape %alloc_4 [[0, 1], [2], [3]] output_shape [2, 8, 128, 128] : memref<16x128x128xbf16> into memref<2x8x128x128xbf16>
    %alloc_5 = memref.alloc() alignment = 64 : memref<2x8x128x128xbf16>
    scf.parallel (%arg2, %arg3, %arg4, %arg5) = (%c0, %c0, %c0, %c0) to (%c2, %c8, %c128, %c128) step (%c1, %c1, %c1, %c1) {
      %0 = memref.load %expand_shape[%arg2, %arg3, %arg4, %arg5] : memref<2x8x128x128xbf16>
      %1 = arith.mulf %0, %cst_1 : bf16
      memref.store %1, %alloc_5[%arg2, %arg3, %arg4, %arg5] : memref<2x8x128x128xbf16>
      scf.reduce 
    }
    %alloc_6 = memref.alloc() alignment = 64 : memref<2x8x128x128xf32>
    scf.parallel (%arg2, %arg3, %arg4, %arg5) = (%c0, %c0, %c0, %c0) to (%c2, %c8, %c128, %c128) step (%c1, %c1, %c1, %c1) {
      %0 = memref.load %alloc_5[%arg2, %arg3, %arg4, %arg5] : memref<2x8x128x128xbf16>
      %1 = arith.extf %0 : bf16 to f32
      memref.store %1, %alloc_6[%arg2, %arg3, %arg4, %arg5] : memref<2x8x128x128xf32>
      scf.reduce 
    }
    %alloc_7 = memref.alloc() alignment = 64 : memref<2x8x128xi64>
    scf.parallel (%arg2, %arg3, %arg4) = (%c0, %c0, %c0) to (%c2, %c8, %c128) step (%c1, %c1, %c1) {
      memref.store %c0_i64, %alloc_7[%arg2, %arg3, %arg4] : memref<2x8x128xi64>
      scf.reduce 
    }
    %alloc_8 = memref.alloc() alignment = 64 : memref<2x8x128xf32>
    scf.parallel (%arg2, %arg3, %arg4) = (%c0, %c0, %c0) to (%c2, %c8, %c128) step (%c1, %c1, %c1) {
      memref.store %cst_0, %alloc_8[%arg2, %arg3, %arg4] : memref<2x8x128xf32>
      scf.reduce 
    }
    scf.parallel (%arg2, %arg3, %arg4) = (%c0, %c0, %c0) to (%c2, %c8, %c128) step (%c1, %c1, %c1) {
      scf.for %arg5 = %c0 to %c128 step %c1 {
        %0 = memref.load %alloc_6[%arg2, %arg3, %arg4, %arg5] : memref<2x8x128x128xf32>
        %1 = memref.load %alloc_8[%arg2, %arg3, %arg4] : memref<2x8x128xf32>
        %2 = memref.load %alloc_7[%arg2, %arg3, %arg4] : memref<2x8x128xi64>
        %3 = arith.index_cast %arg5 : index to i64
        %4 = arith.maximumf %0, %1 : f32
        %5 = arith.cmpf ogt, %0, %1 : f32
        %6 = arith.select %5, %3, %2 : i64
        memref.store %4, %alloc_8[%arg2, %arg3, %arg4] : memref<2x8x128xf32>
        memref.store %6, %alloc_7[%arg2, %arg3, %arg4] : memref<2x8x128xi64>
      }
      scf.reduce 
    }
    %expand_shape_9 = memref.expand_shape %alloc_8 [[0], [1], [2, 3]] output_shape [2, 8, 128, 1] : memref<2x8x128xf32> into memref<2x8x128x1xf32>
    scf.parallel (%arg2, %arg3, %arg4, %arg5) = (%c0, %c0, %c0, %c0) to (%c2, %c8, %c128, %c128) step (%c1, %c1, %c1, %c1) {
      %0 = memref.load %alloc_6[%arg2, %arg3, %arg4, %arg5] : memref<2x8x128x128xf32>
      %1 = memref.load %expand_shape_9[%arg2, %arg3, %arg4, %c0] : memref<2x8x128x1xf32>
      %2 = arith.subf %0, %1 : f32
      memref.store %2, %alloc_6[%arg2, %arg3, %arg4, %arg5] : memref<2x8x128x128xf32>
      scf.reduce 
    }
    scf.parallel (%arg2, %arg3, %arg4, %arg5) = (%c0, %c0, %c0, %c0) to (%c2, %c8, %c128, %c128) step (%c1, %c1, %c1, %c1) {
      %0 = memref.load %alloc_6[%arg2, %arg3, %arg4, %arg5] : memref<2x8x128x128xf32>
      %1 = math.exp %0 : f32
      memref.store %1, %alloc_6[%arg2, %arg3, %arg4, %arg5] : memref<2x8x128x128xf32>
      scf.reduce 
    }
    %alloc_10 = memref.alloc() alignment = 64 : memref<2x8x128x1xf32>
    scf.parallel (%arg2, %arg3, %arg4, %arg5) = (%c0, %c0, %c0, %c0) to (%c2, %c8, %c128, %c1) step (%c1, %c1, %c1, %c1) {
      memref.store %cst, %alloc_10[%arg2, %arg3, %arg4, %arg5] : memref<2x8x128x1xf32>
      scf.reduce 
    }
    scf.parallel (%arg2, %arg3, %arg4) = (%c0, %c0, %c0) to (%c2, %c8, %c128) step (%c1, %c1, %c1) {
      scf.for %arg5 = %c0 to %c128 step %c1 {
        %0 = memref.load %alloc_6[%arg2, %arg3, %arg4, %arg5] : memref<2x8x128x128xf32>
        %1 = memref.load %alloc_10[%arg2, %arg3, %arg4, %c0] : memref<2x8x128x1xf32>
        %2 = arith.addf %0, %1 : f32
        memref.store %2, %alloc_10[%arg2, %arg3, %arg4, %c0] : memref<2x8x128x1xf32>
      }
      scf.reduce 
    }
    scf.parallel (%arg2, %arg3, %arg4, %arg5) = (%c0, %c0, %c0, %c0) to (%c2, %c8, %c128, %c128) step (%c1, %c1, %c1, %c1) {
      %0 = memref.load %alloc_6[%arg2, %arg3, %arg4, %arg5] : memref<2x8x128x128xf32>
      %1 = memref.load %alloc_10[%arg2, %arg3, %arg4, %c0] : memref<2x8x128x1xf32>
      %2 = arith.divf %0, %1 : f32
      memref.store %2, %alloc_6[%arg2, %arg3, %arg4, %arg5] : memref<2x8x128x128xf32>
      scf.reduce 
    }
    scf.parallel (%arg2, %arg3, %arg4, %arg5) = (%c0, %c0, %c0, %c0) to (%c2, %c8, %c128, %c128) step (%c1, %c1, %c1, %c1) {
      %0 = memref.load %alloc_6[%arg2, %arg3, %arg4, %arg5] : memref<2x8x128x128xf32>
      %1 = arith.truncf %0 : f32 to bf16
      memref.store %1, %alloc_5[%arg2, %arg3, %arg4, %arg5] : memref<2x8x128x128xbf16>
      scf.reduce 
    }
    return %alloc_5 : memref<2x8x128x128xbf16>
  }
}

