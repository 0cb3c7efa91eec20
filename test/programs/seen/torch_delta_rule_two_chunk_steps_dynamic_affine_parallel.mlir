#map = affine_map<()[s0, s1] -> (s0 * s1)>
module {
  func.func @main(%arg0: memref<?x?x16xf32>, %arg1: memref<?x?x16xf32>, %arg2: memref<16x16xf32>, %arg3: memref<?x?xf32>) -> (memref<16x16xf32>, memref<?x?x16xf32>) {
    %c2 = arith.constant 2 : index
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c16_i64 = arith.constant 16 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %dim = memref.dim %arg0, %c0 : memref<?x?x16xf32>
    %0 = arith.index_cast %dim : index to i64
    %dim_0 = memref.dim %arg1, %c1 : memref<?x?x16xf32>
    %1 = arith.index_cast %dim_0 : index to i64
    %cast = memref.cast %arg0 : memref<?x?x16xf32> to memref<?x1x16xf32>
    %collapse_shape = memref.collapse_shape %cast [[0], [1, 2]] : memref<?x1x16xf32> into memref<?x16xf32>
    %alloc = memref.alloc(%dim) alignment = 64 : memref<?x16xf32>
    affine.parallel (%arg4) = (0) to (symbol(%dim)) {
      affine.parallel (%arg5) = (0) to (16) {
        affine.store %cst, %alloc[%arg4, %arg5] : memref<?x16xf32>
      }
    }
    %dim_1 = memref.dim %collapse_shape, %c0 : memref<?x16xf32>
    affine.parallel (%arg4) = (0) to (symbol(%dim_1)) {
      affine.parallel (%arg5) = (0) to (16) {
        affine.for %arg6 = 0 to 16 {
          %28 = affine.load %collapse_shape[%arg4, %arg6] : memref<?x16xf32>
          %29 = affine.load %arg2[%arg6, %arg5] : memref<16x16xf32>
          %30 = affine.load %alloc[%arg4, %arg5] : memref<?x16xf32>
          %31 = arith.mulf %28, %29 : f32
          %32 = arith.addf %30, %31 : f32
          affine.store %32, %alloc[%arg4, %arg5] : memref<?x16xf32>
        }
      }
    }
    %2 = arith.cmpi slt, %0, %c0_i64 : i64
    %3 = arith.select %2, %c1_i64, %0 : i64
    %4 = arith.extui %2 : i1 to i64
    %5 = arith.muli %3, %1 : i64
    %6 = arith.addi %4, %c1_i64 : i64
    %7 = arith.cmpi slt, %1, %c0_i64 : i64
    %8 = arith.select %7, %3, %5 : i64
    %9 = arith.select %7, %6, %4 : i64
    %10 = arith.muli %8, %c16_i64 : i64
    %11 = arith.cmpi sle, %9, %c1_i64 : i64
    cf.assert %11, "must have at most one inferred (negative) dimension"
    %12 = arith.muli %0, %c16_i64 : i64
    %13 = arith.divsi %12, %10 : i64
    %14 = arith.select %2, %13, %0 : i64
    %15 = arith.select %7, %13, %1 : i64
    %alloc_2 = memref.alloc() alignment = 64 : memref<3xi64>
    memref.store %14, %alloc_2[%c0] : memref<3xi64>
    memref.store %15, %alloc_2[%c1] : memref<3xi64>
    memref.store %c16_i64, %alloc_2[%c2] : memref<3xi64>
    %reshape = memref.reshape %alloc(%alloc_2) : (memref<?x16xf32>, memref<3xi64>) -> memref<?x?x16xf32>
    %dim_3 = memref.dim %arg1, %c0 : memref<?x?x16xf32>
    %16 = arith.index_cast %14 : i64 to index
    %17 = arith.cmpi eq, %dim_3, %16 : index
    cf.assert %17, "mismatched size for broadcast"
    %18 = arith.index_cast %15 : i64 to index
    %19 = arith.cmpi eq, %dim_0, %18 : index
    cf.assert %19, "mismatched size for broadcast"
    %alloc_4 = memref.alloc(%dim_3, %dim_0) alignment = 64 : memref<?x?x16xf32>
    %dim_5 = memref.dim %arg1, %c0 : memref<?x?x16xf32>
    %dim_6 = memref.dim %arg1, %c1 : memref<?x?x16xf32>
    affine.parallel (%arg4) = (0) to (symbol(%dim_5)) {
      affine.parallel (%arg5) = (0) to (symbol(%dim_6)) {
        affine.parallel (%arg6) = (0) to (16) {
          %28 = affine.load %arg1[%arg4, %arg5, %arg6] : memref<?x?x16xf32>
          %29 = affine.load %reshape[%arg4, %arg5, %arg6] : memref<?x?x16xf32>
          %30 = arith.subf %28, %29 : f32
          affine.store %30, %alloc_4[%arg4, %arg5, %arg6] : memref<?x?x16xf32>
        }
      }
    }
    %dim_7 = memref.dim %arg3, %c0 : memref<?x?xf32>
    %dim_8 = memref.dim %arg3, %c1 : memref<?x?xf32>
    %expand_shape = memref.expand_shape %arg3 [[0], [1, 2, 3]] output_shape [%dim_7, %dim_8, 1, 1] : memref<?x?xf32> into memref<?x?x1x1xf32>
    %alloc_9 = memref.alloc(%dim_7, %dim_8) alignment = 64 : memref<1x1x?x?xf32>
    %dim_10 = memref.dim %expand_shape, %c0 : memref<?x?x1x1xf32>
    %dim_11 = memref.dim %expand_shape, %c1 : memref<?x?x1x1xf32>
    affine.parallel (%arg4) = (0) to (1) {
      affine.parallel (%arg5) = (0) to (1) {
        affine.parallel (%arg6) = (0) to (symbol(%dim_10)) {
          affine.parallel (%arg7) = (0) to (symbol(%dim_11)) {
            %28 = affine.load %expand_shape[%arg6, %arg7, %arg4, %arg5] : memref<?x?x1x1xf32>
            affine.store %28, %alloc_9[%arg4, %arg5, %arg6, %arg7] : memref<1x1x?x?xf32>
          }
        }
      }
    }
    %dim_12 = memref.dim %arg0, %c1 : memref<?x?x16xf32>
    %expand_shape_13 = memref.expand_shape %arg0 [[0], [1], [2, 3]] output_shape [%dim, %dim_12, 16, 1] : memref<?x?x16xf32> into memref<?x?x16x1xf32>
    %alloc_14 = memref.alloc(%dim, %dim_12) alignment = 64 : memref<16x1x?x?xf32>
    %dim_15 = memref.dim %expand_shape_13, %c0 : memref<?x?x16x1xf32>
    %dim_16 = memref.dim %expand_shape_13, %c1 : memref<?x?x16x1xf32>
    affine.parallel (%arg4) = (0) to (16) {
      affine.parallel (%arg5) = (0) to (1) {
        affine.parallel (%arg6) = (0) to (symbol(%dim_15)) {
          affine.parallel (%arg7) = (0) to (symbol(%dim_16)) {
            %28 = affine.load %expand_shape_13[%arg6, %arg7, %arg4, %arg5] : memref<?x?x16x1xf32>
            affine.store %28, %alloc_14[%arg4, %arg5, %arg6, %arg7] : memref<16x1x?x?xf32>
          }
        }
      }
    }
    %expand_shape_17 = memref.expand_shape %alloc_4 [[0], [1], [2, 3]] output_shape [%dim_3, %dim_0, 16, 1] : memref<?x?x16xf32> into memref<?x?x16x1xf32>
    %20 = arith.cmpi eq, %dim_7, %dim : index
    cf.assert %20, "mismatched size for broadcast"
    %21 = arith.cmpi eq, %dim_8, %dim_12 : index
    cf.assert %21, "mismatched size for broadcast"
    %alloc_18 = memref.alloc(%dim_7, %dim_8) alignment = 64 : memref<16x1x?x?xf32>
    affine.parallel (%arg4) = (0) to (16) {
      affine.parallel (%arg5) = (0) to (1) {
        affine.parallel (%arg6) = (0) to (symbol(%dim_7)) {
          affine.parallel (%arg7) = (0) to (symbol(%dim_8)) {
            %28 = affine.load %alloc_9[%c0, %arg5, %arg6, %arg7] : memref<1x1x?x?xf32>
            %29 = affine.load %alloc_14[%arg4, %arg5, %arg6, %arg7] : memref<16x1x?x?xf32>
            %30 = arith.mulf %28, %29 : f32
            affine.store %30, %alloc_18[%arg4, %arg5, %arg6, %arg7] : memref<16x1x?x?xf32>
          }
        }
      }
    }
    %alloc_19 = memref.alloc(%dim_7, %dim_8) alignment = 64 : memref<16x?x?x1xf32>
    affine.parallel (%arg4) = (0) to (16) {
      affine.parallel (%arg5) = (0) to (symbol(%dim_7)) {
        affine.parallel (%arg6) = (0) to (symbol(%dim_8)) {
          affine.parallel (%arg7) = (0) to (1) {
            %28 = affine.load %alloc_18[%arg4, %arg7, %arg5, %arg6] : memref<16x1x?x?xf32>
            affine.store %28, %alloc_19[%arg4, %arg5, %arg6, %arg7] : memref<16x?x?x1xf32>
          }
        }
      }
    }
    %collapse_shape_20 = memref.collapse_shape %alloc_19 [[0], [1, 2, 3]] : memref<16x?x?x1xf32> into memref<16x?xf32>
    %22 = affine.apply #map()[%dim_7, %dim_8]
    %expand_shape_21 = memref.expand_shape %collapse_shape_20 [[0, 1], [2]] output_shape [1, 16, %22] : memref<16x?xf32> into memref<1x16x?xf32>
    %23 = arith.index_cast %dim_3 : index to i64
    %24 = arith.cmpi eq, %23, %c1_i64 : i64
    cf.assert %24, "mismatching contracting dimension"
    %cast_22 = memref.cast %expand_shape_17 : memref<?x?x16x1xf32> to memref<1x?x16x1xf32>
    %collapse_shape_23 = memref.collapse_shape %cast_22 [[0], [1], [2, 3]] : memref<1x?x16x1xf32> into memref<1x?x16xf32>
    %dim_24 = memref.dim %expand_shape_17, %c1 : memref<?x?x16x1xf32>
    %25 = arith.index_cast %22 : index to i64
    %26 = arith.index_cast %dim_24 : index to i64
    %27 = arith.cmpi eq, %25, %26 : i64
    cf.assert %27, "mismatching contracting dimension"
    %alloc_25 = memref.alloc() alignment = 64 : memref<1x16x16xf32>
    affine.parallel (%arg4) = (0) to (1) {
      affine.parallel (%arg5) = (0) to (16) {
        affine.parallel (%arg6) = (0) to (16) {
          affine.store %cst, %alloc_25[%arg4, %arg5, %arg6] : memref<1x16x16xf32>
        }
      }
    }
    %dim_26 = memref.dim %expand_shape_21, %c2 : memref<1x16x?xf32>
    affine.parallel (%arg4) = (0) to (1) {
      affine.parallel (%arg5) = (0) to (16) {
        affine.parallel (%arg6) = (0) to (16) {
          affine.for %arg7 = 0 to %dim_26 {
            %28 = affine.load %expand_shape_21[%arg4, %arg5, %arg7] : memref<1x16x?xf32>
            %29 = affine.load %collapse_shape_23[%arg4, %arg7, %arg6] : memref<1x?x16xf32>
            %30 = affine.load %alloc_25[%arg4, %arg5, %arg6] : memref<1x16x16xf32>
            %31 = arith.mulf %28, %29 : f32
            %32 = arith.addf %30, %31 : f32
            affine.store %32, %alloc_25[%arg4, %arg5, %arg6] : memref<1x16x16xf32>
          }
        }
      }
    }
    %collapse_shape_27 = memref.collapse_shape %alloc_25 [[0, 1], [2]] : memref<1x16x16xf32> into memref<16x16xf32>
    %expand_shape_28 = memref.expand_shape %collapse_shape_27 [[0], [1, 2, 3]] output_shape [16, 1, 1, 16] : memref<16x16xf32> into memref<16x1x1x16xf32>
    %alloc_29 = memref.alloc() alignment = 64 : memref<16x16x1x1xf32>
    affine.parallel (%arg4) = (0) to (16) {
      affine.parallel (%arg5) = (0) to (16) {
        affine.parallel (%arg6) = (0) to (1) {
          affine.parallel (%arg7) = (0) to (1) {
            %28 = affine.load %expand_shape_28[%arg4, %arg6, %arg7, %arg5] : memref<16x1x1x16xf32>
            affine.store %28, %alloc_29[%arg4, %arg5, %arg6, %arg7] : memref<16x16x1x1xf32>
          }
        }
      }
    }
    %collapse_shape_30 = memref.collapse_shape %alloc_29 [[0], [1, 2, 3]] : memref<16x16x1x1xf32> into memref<16x16xf32>
    %alloc_31 = memref.alloc() alignment = 64 : memref<16x16xf32>
    affine.parallel (%arg4) = (0) to (16) {
      affine.parallel (%arg5) = (0) to (16) {
        %28 = affine.load %arg2[%arg4, %arg5] : memref<16x16xf32>
        %29 = affine.load %collapse_shape_30[%arg4, %arg5] : memref<16x16xf32>
        %30 = arith.addf %28, %29 : f32
        affine.store %30, %alloc_31[%arg4, %arg5] : memref<16x16xf32>
      }
    }
    return %alloc_31, %reshape : memref<16x16xf32>, memref<?x?x16xf32>
  }
}

