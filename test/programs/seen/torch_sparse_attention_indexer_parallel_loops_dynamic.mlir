#map = affine_map<()[s0] -> (s0 * 4)>
module {
  func.func @main(%arg0: memref<?x4x16xbf16>, %arg1: memref<?x16xbf16>, %arg2: memref<?x4xbf16>) -> memref<?x?xbf16> {
    %c4 = arith.constant 4 : index
    %c16 = arith.constant 16 : index
    %c3 = arith.constant 3 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c0_i64 = arith.constant 0 : i64
    %c0 = arith.constant 0 : index
    %c1_i64 = arith.constant 1 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %c4_i64 = arith.constant 4 : i64
    %cst_0 = arith.constant 0.000000e+00 : bf16
    %dim = memref.dim %arg0, %c0 : memref<?x4x16xbf16>
    %0 = arith.index_cast %dim : index to i64
    %dim_1 = memref.dim %arg1, %c0 : memref<?x16xbf16>
    %1 = arith.index_cast %dim_1 : index to i64
    %expand_shape = memref.expand_shape %arg1 [[0], [1, 2, 3]] output_shape [%dim_1, 16, 1, 1] : memref<?x16xbf16> into memref<?x16x1x1xbf16>
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1], [2]] : memref<?x4x16xbf16> into memref<?x16xbf16>
    %2 = affine.apply #map()[%dim]
    %expand_shape_2 = memref.expand_shape %collapse_shape [[0, 1], [2]] output_shape [1, %2, 16] : memref<?x16xbf16> into memref<1x?x16xbf16>
    %alloc = memref.alloc(%dim_1) alignment = 64 : memref<16x?x1x1xbf16>
    %dim_3 = memref.dim %expand_shape, %c0 : memref<?x16x1x1xbf16>
    scf.parallel (%arg3, %arg4) = (%c0, %c0) to (%c16, %dim_3) step (%c1, %c1) {
      %59 = memref.load %expand_shape[%arg4, %arg3, %c0, %c0] : memref<?x16x1x1xbf16>
      memref.store %59, %alloc[%arg3, %arg4, %c0, %c0] : memref<16x?x1x1xbf16>
      scf.reduce 
    }
    %collapse_shape_4 = memref.collapse_shape %alloc [[0], [1, 2, 3]] : memref<16x?x1x1xbf16> into memref<16x?xbf16>
    %expand_shape_5 = memref.expand_shape %collapse_shape_4 [[0, 1], [2]] output_shape [1, 16, %dim_1] : memref<16x?xbf16> into memref<1x16x?xbf16>
    %alloc_6 = memref.alloc(%2, %dim_1) alignment = 64 : memref<1x?x?xf32>
    scf.parallel (%arg3, %arg4) = (%c0, %c0) to (%2, %dim_1) step (%c1, %c1) {
      memref.store %cst, %alloc_6[%c0, %arg3, %arg4] : memref<1x?x?xf32>
      scf.reduce 
    }
    %dim_7 = memref.dim %expand_shape_2, %c1 : memref<1x?x16xbf16>
    %dim_8 = memref.dim %expand_shape_5, %c2 : memref<1x16x?xbf16>
    scf.parallel (%arg3, %arg4) = (%c0, %c0) to (%dim_7, %dim_8) step (%c1, %c1) {
      scf.for %arg5 = %c0 to %c16 step %c1 {
        %59 = memref.load %expand_shape_2[%c0, %arg3, %arg5] : memref<1x?x16xbf16>
        %60 = memref.load %expand_shape_5[%c0, %arg5, %arg4] : memref<1x16x?xbf16>
        %61 = memref.load %alloc_6[%c0, %arg3, %arg4] : memref<1x?x?xf32>
        %62 = arith.extf %59 : bf16 to f32
        %63 = arith.extf %60 : bf16 to f32
        %64 = arith.mulf %62, %63 : f32
        %65 = arith.addf %61, %64 : f32
        memref.store %65, %alloc_6[%c0, %arg3, %arg4] : memref<1x?x?xf32>
      }
      scf.reduce 
    }
    %alloc_9 = memref.alloc(%2, %dim_1) alignment = 64 : memref<1x?x?xbf16>
    scf.parallel (%arg3, %arg4) = (%c0, %c0) to (%2, %dim_1) step (%c1, %c1) {
      %59 = memref.load %alloc_6[%c0, %arg3, %arg4] : memref<1x?x?xf32>
      %60 = arith.truncf %59 : f32 to bf16
      memref.store %60, %alloc_9[%c0, %arg3, %arg4] : memref<1x?x?xbf16>
      scf.reduce 
    }
    %3 = arith.cmpi slt, %0, %c0_i64 : i64
    %4 = arith.select %3, %c1_i64, %0 : i64
    %5 = arith.extui %3 : i1 to i64
    %6 = arith.muli %4, %c4_i64 : i64
    %7 = arith.muli %6, %1 : i64
    %8 = arith.addi %5, %c1_i64 : i64
    %9 = arith.cmpi slt, %1, %c0_i64 : i64
    %10 = arith.select %9, %6, %7 : i64
    %11 = arith.select %9, %8, %5 : i64
    %12 = arith.cmpi sle, %11, %c1_i64 : i64
    cf.assert %12, "must have at most one inferred (negative) dimension"
    %13 = arith.index_cast %2 : index to i64
    %14 = arith.muli %13, %1 : i64
    %15 = arith.divsi %14, %10 : i64
    %16 = arith.select %3, %15, %0 : i64
    %17 = arith.select %9, %15, %1 : i64
    %alloc_10 = memref.alloc() alignment = 64 : memref<4xi64>
    memref.store %16, %alloc_10[%c0] : memref<4xi64>
    memref.store %c4_i64, %alloc_10[%c1] : memref<4xi64>
    memref.store %c1_i64, %alloc_10[%c2] : memref<4xi64>
    memref.store %17, %alloc_10[%c3] : memref<4xi64>
    %reshape = memref.reshape %alloc_9(%alloc_10) : (memref<1x?x?xbf16>, memref<4xi64>) -> memref<?x4x1x?xbf16>
    %18 = memref.load %alloc_10[%c0] : memref<4xi64>
    %19 = arith.index_cast %18 : i64 to index
    %20 = memref.load %alloc_10[%c3] : memref<4xi64>
    %21 = arith.index_cast %20 : i64 to index
    %22 = arith.index_cast %16 : i64 to index
    %23 = arith.index_cast %17 : i64 to index
    %alloc_11 = memref.alloc(%22, %23) alignment = 64 : memref<?x4x?x1xbf16>
    scf.parallel (%arg3, %arg4, %arg5) = (%c0, %c0, %c0) to (%19, %c4, %21) step (%c1, %c1, %c1) {
      %59 = memref.load %reshape[%arg3, %arg4, %c0, %arg5] : memref<?x4x1x?xbf16>
      memref.store %59, %alloc_11[%arg3, %arg4, %arg5, %c0] : memref<?x4x?x1xbf16>
      scf.reduce 
    }
    cf.assert %12, "must have at most one inferred (negative) dimension"
    %24 = arith.muli %16, %c4_i64 : i64
    %25 = arith.muli %24, %17 : i64
    %26 = arith.divsi %25, %10 : i64
    %27 = arith.select %3, %26, %0 : i64
    %28 = arith.select %9, %26, %1 : i64
    %alloc_12 = memref.alloc() alignment = 64 : memref<3xi64>
    memref.store %27, %alloc_12[%c0] : memref<3xi64>
    memref.store %c4_i64, %alloc_12[%c1] : memref<3xi64>
    memref.store %28, %alloc_12[%c2] : memref<3xi64>
    %reshape_13 = memref.reshape %alloc_11(%alloc_12) : (memref<?x4x?x1xbf16>, memref<3xi64>) -> memref<?x4x?xbf16>
    %29 = memref.load %alloc_12[%c0] : memref<3xi64>
    %30 = arith.index_cast %29 : i64 to index
    %31 = memref.load %alloc_12[%c2] : memref<3xi64>
    %32 = arith.index_cast %31 : i64 to index
    %33 = arith.index_cast %27 : i64 to index
    %34 = arith.index_cast %28 : i64 to index
    %alloc_14 = memref.alloc(%33, %34) alignment = 64 : memref<?x4x?xbf16>
    scf.parallel (%arg3, %arg4, %arg5) = (%c0, %c0, %c0) to (%30, %c4, %32) step (%c1, %c1, %c1) {
      %59 = memref.load %reshape_13[%arg3, %arg4, %arg5] : memref<?x4x?xbf16>
      %60 = arith.cmpf ugt, %59, %cst_0 : bf16
      %61 = arith.select %60, %59, %cst_0 : bf16
      memref.store %61, %alloc_14[%arg3, %arg4, %arg5] : memref<?x4x?xbf16>
      scf.reduce 
    }
    %alloc_15 = memref.alloc(%33, %34) alignment = 64 : memref<?x?x4xbf16>
    scf.parallel (%arg3, %arg4, %arg5) = (%c0, %c0, %c0) to (%33, %34, %c4) step (%c1, %c1, %c1) {
      %59 = memref.load %alloc_14[%arg3, %arg5, %arg4] : memref<?x4x?xbf16>
      memref.store %59, %alloc_15[%arg3, %arg4, %arg5] : memref<?x?x4xbf16>
      scf.reduce 
    }
    %dim_16 = memref.dim %arg2, %c0 : memref<?x4xbf16>
    %expand_shape_17 = memref.expand_shape %arg2 [[0], [1, 2]] output_shape [%dim_16, 4, 1] : memref<?x4xbf16> into memref<?x4x1xbf16>
    %35 = arith.muli %4, %1 : i64
    %36 = arith.select %9, %4, %35 : i64
    %37 = arith.muli %36, %c4_i64 : i64
    cf.assert %12, "must have at most one inferred (negative) dimension"
    %38 = arith.muli %27, %28 : i64
    %39 = arith.muli %38, %c4_i64 : i64
    %40 = arith.divsi %39, %37 : i64
    %41 = arith.select %3, %40, %0 : i64
    %42 = arith.select %9, %40, %1 : i64
    %alloc_18 = memref.alloc() alignment = 64 : memref<3xi64>
    memref.store %41, %alloc_18[%c0] : memref<3xi64>
    memref.store %42, %alloc_18[%c1] : memref<3xi64>
    memref.store %c4_i64, %alloc_18[%c2] : memref<3xi64>
    %reshape_19 = memref.reshape %alloc_15(%alloc_18) : (memref<?x?x4xbf16>, memref<3xi64>) -> memref<?x?x4xbf16>
    %43 = memref.load %alloc_18[%c0] : memref<3xi64>
    %44 = arith.index_cast %43 : i64 to index
    %45 = memref.load %alloc_18[%c1] : memref<3xi64>
    %46 = arith.index_cast %45 : i64 to index
    %47 = arith.index_cast %41 : i64 to index
    %48 = arith.index_cast %42 : i64 to index
    %49 = arith.index_cast %dim_16 : index to i64
    %50 = arith.cmpi eq, %41, %49 : i64
    cf.assert %50, "mismatching contracting dimension"
    %alloc_20 = memref.alloc(%47, %48) alignment = 64 : memref<?x?x1xf32>
    scf.parallel (%arg3, %arg4) = (%c0, %c0) to (%47, %48) step (%c1, %c1) {
      memref.store %cst, %alloc_20[%arg3, %arg4, %c0] : memref<?x?x1xf32>
      scf.reduce 
    }
    scf.parallel (%arg3, %arg4) = (%c0, %c0) to (%44, %46) step (%c1, %c1) {
      scf.for %arg5 = %c0 to %c4 step %c1 {
        %59 = memref.load %reshape_19[%arg3, %arg4, %arg5] : memref<?x?x4xbf16>
        %60 = memref.load %expand_shape_17[%arg3, %arg5, %c0] : memref<?x4x1xbf16>
        %61 = memref.load %alloc_20[%arg3, %arg4, %c0] : memref<?x?x1xf32>
        %62 = arith.extf %59 : bf16 to f32
        %63 = arith.extf %60 : bf16 to f32
        %64 = arith.mulf %62, %63 : f32
        %65 = arith.addf %61, %64 : f32
        memref.store %65, %alloc_20[%arg3, %arg4, %c0] : memref<?x?x1xf32>
      }
      scf.reduce 
    }
    %alloc_21 = memref.alloc(%47, %48) alignment = 64 : memref<?x?x1xbf16>
    scf.parallel (%arg3, %arg4) = (%c0, %c0) to (%47, %48) step (%c1, %c1) {
      %59 = memref.load %alloc_20[%arg3, %arg4, %c0] : memref<?x?x1xf32>
      %60 = arith.truncf %59 : f32 to bf16
      memref.store %60, %alloc_21[%arg3, %arg4, %c0] : memref<?x?x1xbf16>
      scf.reduce 
    }
    cf.assert %12, "must have at most one inferred (negative) dimension"
    %51 = arith.muli %41, %42 : i64
    %52 = arith.divsi %51, %36 : i64
    %53 = arith.select %3, %52, %0 : i64
    %54 = arith.select %9, %52, %1 : i64
    cf.assert %12, "must have at most one inferred (negative) dimension"
    %55 = arith.muli %53, %54 : i64
    %56 = arith.divsi %55, %36 : i64
    %57 = arith.select %3, %56, %0 : i64
    %58 = arith.select %9, %56, %1 : i64
    %alloc_22 = memref.alloc() alignment = 64 : memref<2xi64>
    memref.store %57, %alloc_22[%c0] : memref<2xi64>
    memref.store %58, %alloc_22[%c1] : memref<2xi64>
    %reshape_23 = memref.reshape %alloc_21(%alloc_22) : (memref<?x?x1xbf16>, memref<2xi64>) -> memref<?x?xbf16>
    return %reshape_23 : memref<?x?xbf16>
  }
}

