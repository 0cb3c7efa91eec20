#map = affine_map<()[s0] -> (s0 * 3)>
module {
  func.func @main(%arg0: memref<?x3x5x16xf32>, %arg1: memref<?x3x?x16xf32>, %arg2: memref<?x3x?x16xf32>, %arg3: memref<?x3x?x16xf32>, %arg4: memref<?x3x?x16xf32>) -> (memref<?x3x5x16xf32>, memref<?x3x5x1xf32>) {
    %c4 = arith.constant 4 : index
    %c5 = arith.constant 5 : index
    %c16 = arith.constant 16 : index
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c2 = arith.constant 2 : index
    %c3_i64 = arith.constant 3 : i64
    %c5_i64 = arith.constant 5 : i64
    %c16_i64 = arith.constant 16 : i64
    %cst_1 = arith.constant 0x7FF0000000000000 : f64
    %c48_i64 = arith.constant 48 : i64
    %c15_i64 = arith.constant 15 : i64
    %cst_2 = arith.constant 2.500000e-01 : f32
    %dim = memref.dim %arg0, %c0 : memref<?x3x5x16xf32>
    %0 = arith.index_cast %dim : index to i64
    %dim_3 = memref.dim %arg2, %c2 : memref<?x3x?x16xf32>
    %1 = arith.index_cast %dim_3 : index to i64
    %dim_4 = memref.dim %arg4, %c2 : memref<?x3x?x16xf32>
    %2 = arith.index_cast %dim_4 : index to i64
    %dim_5 = memref.dim %arg1, %c0 : memref<?x3x?x16xf32>
    %dim_6 = memref.dim %arg1, %c2 : memref<?x3x?x16xf32>
    %alloc = memref.alloc(%dim_5, %dim_6) alignment = 64 : memref<?x3x16x?xf32>
    scf.parallel (%arg5, %arg6, %arg7, %arg8) = (%c0, %c0, %c0, %c0) to (%dim_5, %c3, %c16, %dim_6) step (%c1, %c1, %c1, %c1) {
      %122 = memref.load %arg1[%arg5, %arg6, %arg8, %arg7] : memref<?x3x?x16xf32>
      memref.store %122, %alloc[%arg5, %arg6, %arg7, %arg8] : memref<?x3x16x?xf32>
      scf.reduce 
    }
    %3 = arith.muli %0, %c3_i64 : i64
    %4 = arith.cmpi sge, %0, %c0_i64 : i64
    cf.assert %4, "unimplemented: dynamic negative broadcast sizes"
    %alloc_7 = memref.alloc(%dim) alignment = 64 : memref<?x3x5x16xf32>
    scf.parallel (%arg5, %arg6, %arg7, %arg8) = (%c0, %c0, %c0, %c0) to (%dim, %c3, %c5, %c16) step (%c1, %c1, %c1, %c1) {
      %122 = arith.cmpi eq, %dim, %c1 : index
      %123 = arith.select %122, %c0, %arg5 : index
      %124 = memref.load %arg0[%123, %arg6, %arg7, %arg8] : memref<?x3x5x16xf32>
      memref.store %124, %alloc_7[%arg5, %arg6, %arg7, %arg8] : memref<?x3x5x16xf32>
      scf.reduce 
    }
    %collapse_shape = memref.collapse_shape %alloc_7 [[0, 1], [2], [3]] : memref<?x3x5x16xf32> into memref<?x5x16xf32>
    cf.assert %4, "unimplemented: dynamic negative broadcast sizes"
    %5 = arith.cmpi sge, %1, %c0_i64 : i64
    cf.assert %5, "unimplemented: dynamic negative broadcast sizes"
    %alloc_8 = memref.alloc(%dim, %dim_3) alignment = 64 : memref<?x3x16x?xf32>
    scf.parallel (%arg5, %arg6, %arg7, %arg8) = (%c0, %c0, %c0, %c0) to (%dim, %c3, %c16, %dim_3) step (%c1, %c1, %c1, %c1) {
      %122 = arith.cmpi eq, %dim_5, %c1 : index
      %123 = arith.select %122, %c0, %arg5 : index
      %124 = arith.cmpi eq, %dim_6, %c1 : index
      %125 = arith.select %124, %c0, %arg8 : index
      %126 = memref.load %alloc[%123, %arg6, %arg7, %125] : memref<?x3x16x?xf32>
      memref.store %126, %alloc_8[%arg5, %arg6, %arg7, %arg8] : memref<?x3x16x?xf32>
      scf.reduce 
    }
    %6 = arith.cmpi slt, %3, %c0_i64 : i64
    %7 = arith.select %6, %c1_i64, %3 : i64
    %8 = arith.extui %6 : i1 to i64
    %9 = arith.muli %7, %c16_i64 : i64
    %10 = arith.muli %9, %1 : i64
    %11 = arith.addi %8, %c1_i64 : i64
    %12 = arith.cmpi slt, %1, %c0_i64 : i64
    %13 = arith.select %12, %9, %10 : i64
    %14 = arith.select %12, %11, %8 : i64
    %15 = arith.cmpi sle, %14, %c1_i64 : i64
    cf.assert %15, "must have at most one inferred (negative) dimension"
    %16 = arith.muli %0, %c48_i64 : i64
    %17 = arith.muli %16, %1 : i64
    %18 = arith.divsi %17, %13 : i64
    %19 = arith.select %6, %18, %3 : i64
    %20 = arith.select %12, %18, %1 : i64
    %alloc_9 = memref.alloc() alignment = 64 : memref<3xi64>
    memref.store %19, %alloc_9[%c0] : memref<3xi64>
    memref.store %c16_i64, %alloc_9[%c1] : memref<3xi64>
    memref.store %20, %alloc_9[%c2] : memref<3xi64>
    %reshape = memref.reshape %alloc_8(%alloc_9) : (memref<?x3x16x?xf32>, memref<3xi64>) -> memref<?x16x?xf32>
    %21 = memref.load %alloc_9[%c2] : memref<3xi64>
    %22 = arith.index_cast %21 : i64 to index
    %23 = affine.apply #map()[%dim]
    %24 = arith.index_cast %20 : i64 to index
    %25 = arith.index_cast %23 : index to i64
    %26 = arith.cmpi eq, %25, %19 : i64
    cf.assert %26, "mismatching contracting dimension"
    %alloc_10 = memref.alloc(%23, %24) alignment = 64 : memref<?x5x?xf32>
    scf.parallel (%arg5, %arg6, %arg7) = (%c0, %c0, %c0) to (%23, %c5, %24) step (%c1, %c1, %c1) {
      memref.store %cst_0, %alloc_10[%arg5, %arg6, %arg7] : memref<?x5x?xf32>
      scf.reduce 
    }
    %dim_11 = memref.dim %collapse_shape, %c0 : memref<?x5x16xf32>
    scf.parallel (%arg5, %arg6, %arg7) = (%c0, %c0, %c0) to (%dim_11, %c5, %22) step (%c1, %c1, %c1) {
      scf.for %arg8 = %c0 to %c16 step %c1 {
        %122 = memref.load %collapse_shape[%arg5, %arg6, %arg8] : memref<?x5x16xf32>
        %123 = memref.load %reshape[%arg5, %arg8, %arg7] : memref<?x16x?xf32>
        %124 = memref.load %alloc_10[%arg5, %arg6, %arg7] : memref<?x5x?xf32>
        %125 = arith.mulf %122, %123 : f32
        %126 = arith.addf %124, %125 : f32
        memref.store %126, %alloc_10[%arg5, %arg6, %arg7] : memref<?x5x?xf32>
      }
      scf.reduce 
    }
    %27 = arith.cmpi slt, %0, %c0_i64 : i64
    %28 = arith.select %27, %c1_i64, %0 : i64
    %29 = arith.extui %27 : i1 to i64
    %30 = arith.muli %28, %c15_i64 : i64
    %31 = arith.muli %30, %1 : i64
    %32 = arith.addi %29, %c1_i64 : i64
    %33 = arith.select %12, %30, %31 : i64
    %34 = arith.select %12, %32, %29 : i64
    %35 = arith.cmpi sle, %34, %c1_i64 : i64
    cf.assert %35, "must have at most one inferred (negative) dimension"
    %36 = arith.muli %25, %c5_i64 : i64
    %37 = arith.muli %36, %20 : i64
    %38 = arith.divsi %37, %33 : i64
    %39 = arith.select %27, %38, %0 : i64
    %40 = arith.select %12, %38, %1 : i64
    %alloc_12 = memref.alloc() alignment = 64 : memref<4xi64>
    memref.store %39, %alloc_12[%c0] : memref<4xi64>
    memref.store %c3_i64, %alloc_12[%c1] : memref<4xi64>
    memref.store %c5_i64, %alloc_12[%c2] : memref<4xi64>
    memref.store %40, %alloc_12[%c3] : memref<4xi64>
    %reshape_13 = memref.reshape %alloc_10(%alloc_12) : (memref<?x5x?xf32>, memref<4xi64>) -> memref<?x3x5x?xf32>
    %41 = memref.load %alloc_12[%c0] : memref<4xi64>
    %42 = arith.index_cast %41 : i64 to index
    %43 = memref.load %alloc_12[%c3] : memref<4xi64>
    %44 = arith.index_cast %43 : i64 to index
    %45 = arith.index_cast %39 : i64 to index
    %46 = arith.index_cast %40 : i64 to index
    %alloc_14 = memref.alloc(%45, %46) alignment = 64 : memref<?x3x5x?xf32>
    scf.parallel (%arg5, %arg6, %arg7, %arg8) = (%c0, %c0, %c0, %c0) to (%42, %c3, %c5, %44) step (%c1, %c1, %c1, %c1) {
      %122 = memref.load %reshape_13[%arg5, %arg6, %arg7, %arg8] : memref<?x3x5x?xf32>
      %123 = arith.mulf %122, %cst_2 : f32
      memref.store %123, %alloc_14[%arg5, %arg6, %arg7, %arg8] : memref<?x3x5x?xf32>
      scf.reduce 
    }
    %alloc_15 = memref.alloc(%45) alignment = 64 : memref<?x3x5xf32>
    %expand_shape = memref.expand_shape %alloc_15 [[0], [1], [2, 3]] output_shape [%45, 3, 5, 1] : memref<?x3x5xf32> into memref<?x3x5x1xf32>
    %dim_16 = memref.dim %expand_shape, %c0 : memref<?x3x5x1xf32>
    %alloc_17 = memref.alloc(%dim_16) alignment = 64 : memref<?x3x5x1xf32>
    scf.parallel (%arg5, %arg6, %arg7) = (%c0, %c0, %c0) to (%dim_16, %c3, %c5) step (%c1, %c1, %c1) {
      memref.store %cst, %alloc_17[%arg5, %arg6, %arg7, %c0] : memref<?x3x5x1xf32>
      scf.reduce 
    }
    %expand_shape_18 = memref.expand_shape %alloc_14 [[0], [1], [2, 3], [4]] output_shape [%45, 3, 5, 1, %46] : memref<?x3x5x?xf32> into memref<?x3x5x1x?xf32>
    %dim_19 = memref.dim %expand_shape_18, %c0 : memref<?x3x5x1x?xf32>
    %dim_20 = memref.dim %expand_shape_18, %c4 : memref<?x3x5x1x?xf32>
    scf.parallel (%arg5, %arg6, %arg7) = (%c0, %c0, %c0) to (%dim_19, %c3, %c5) step (%c1, %c1, %c1) {
      scf.for %arg8 = %c0 to %dim_20 step %c1 {
        %122 = memref.load %expand_shape_18[%arg5, %arg6, %arg7, %c0, %arg8] : memref<?x3x5x1x?xf32>
        %123 = memref.load %alloc_17[%arg5, %arg6, %arg7, %c0] : memref<?x3x5x1xf32>
        %124 = arith.maximumf %122, %123 : f32
        memref.store %124, %alloc_17[%arg5, %arg6, %arg7, %c0] : memref<?x3x5x1xf32>
      }
      scf.reduce 
    }
    %alloc_21 = memref.alloc(%45) alignment = 64 : memref<?x3x5x1xf32>
    %alloc_22 = memref.alloc(%45) alignment = 64 : memref<?x3x5x1xf32>
    scf.parallel (%arg5, %arg6, %arg7) = (%c0, %c0, %c0) to (%dim_16, %c3, %c5) step (%c1, %c1, %c1) {
      %122 = memref.load %alloc_17[%arg5, %arg6, %arg7, %c0] : memref<?x3x5x1xf32>
      %123 = math.absf %122 : f32
      %124 = arith.extf %123 : f32 to f64
      %125 = arith.cmpf oeq, %124, %cst_1 : f64
      %126 = arith.select %125, %cst_0, %122 : f32
      memref.store %126, %alloc_22[%arg5, %arg6, %arg7, %c0] : memref<?x3x5x1xf32>
      scf.reduce 
    }
    scf.parallel (%arg5, %arg6, %arg7) = (%c0, %c0, %c0) to (%45, %c3, %c5) step (%c1, %c1, %c1) {
      memref.store %cst_0, %alloc_21[%arg5, %arg6, %arg7, %c0] : memref<?x3x5x1xf32>
      scf.reduce 
    }
    scf.parallel (%arg5, %arg6, %arg7) = (%c0, %c0, %c0) to (%45, %c3, %c5) step (%c1, %c1, %c1) {
      scf.for %arg8 = %c0 to %46 step %c1 {
        %122 = memref.load %alloc_14[%arg5, %arg6, %arg7, %arg8] : memref<?x3x5x?xf32>
        %123 = memref.load %alloc_22[%arg5, %arg6, %arg7, %c0] : memref<?x3x5x1xf32>
        %124 = memref.load %alloc_21[%arg5, %arg6, %arg7, %c0] : memref<?x3x5x1xf32>
        %125 = arith.subf %122, %123 : f32
        %126 = math.exp %125 : f32
        %127 = arith.addf %126, %124 : f32
        memref.store %127, %alloc_21[%arg5, %arg6, %arg7, %c0] : memref<?x3x5x1xf32>
      }
      scf.reduce 
    }
    %alloc_23 = memref.alloc(%45) alignment = 64 : memref<?x3x5x1xf32>
    scf.parallel (%arg5, %arg6, %arg7) = (%c0, %c0, %c0) to (%45, %c3, %c5) step (%c1, %c1, %c1) {
      %122 = memref.load %alloc_21[%arg5, %arg6, %arg7, %c0] : memref<?x3x5x1xf32>
      %123 = memref.load %alloc_22[%arg5, %arg6, %arg7, %c0] : memref<?x3x5x1xf32>
      %124 = math.log %122 : f32
      %125 = arith.addf %124, %123 : f32
      memref.store %125, %alloc_23[%arg5, %arg6, %arg7, %c0] : memref<?x3x5x1xf32>
      scf.reduce 
    }
    scf.parallel (%arg5, %arg6, %arg7, %arg8) = (%c0, %c0, %c0, %c0) to (%45, %c3, %c5, %46) step (%c1, %c1, %c1, %c1) {
      %122 = memref.load %alloc_14[%arg5, %arg6, %arg7, %arg8] : memref<?x3x5x?xf32>
      %123 = memref.load %alloc_23[%arg5, %arg6, %arg7, %c0] : memref<?x3x5x1xf32>
      %124 = arith.subf %122, %123 : f32
      %125 = math.exp %124 : f32
      memref.store %125, %alloc_14[%arg5, %arg6, %arg7, %arg8] : memref<?x3x5x?xf32>
      scf.reduce 
    }
    cf.assert %4, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %5, "unimplemented: dynamic negative broadcast sizes"
    %alloc_24 = memref.alloc(%dim, %dim_3) alignment = 64 : memref<?x3x5x?xf32>
    scf.parallel (%arg5, %arg6, %arg7, %arg8) = (%c0, %c0, %c0, %c0) to (%dim, %c3, %c5, %dim_3) step (%c1, %c1, %c1, %c1) {
      %122 = arith.cmpi eq, %45, %c1 : index
      %123 = arith.select %122, %c0, %arg5 : index
      %124 = arith.cmpi eq, %46, %c1 : index
      %125 = arith.select %124, %c0, %arg8 : index
      %126 = memref.load %alloc_14[%123, %arg6, %arg7, %125] : memref<?x3x5x?xf32>
      memref.store %126, %alloc_24[%arg5, %arg6, %arg7, %arg8] : memref<?x3x5x?xf32>
      scf.reduce 
    }
    %47 = arith.muli %7, %c5_i64 : i64
    %48 = arith.muli %47, %1 : i64
    %49 = arith.select %12, %47, %48 : i64
    cf.assert %15, "must have at most one inferred (negative) dimension"
    %50 = arith.muli %0, %c15_i64 : i64
    %51 = arith.muli %50, %1 : i64
    %52 = arith.divsi %51, %49 : i64
    %53 = arith.select %6, %52, %3 : i64
    %54 = arith.select %12, %52, %1 : i64
    %alloc_25 = memref.alloc() alignment = 64 : memref<3xi64>
    memref.store %53, %alloc_25[%c0] : memref<3xi64>
    memref.store %c5_i64, %alloc_25[%c1] : memref<3xi64>
    memref.store %54, %alloc_25[%c2] : memref<3xi64>
    %reshape_26 = memref.reshape %alloc_24(%alloc_25) : (memref<?x3x5x?xf32>, memref<3xi64>) -> memref<?x5x?xf32>
    %55 = memref.load %alloc_25[%c2] : memref<3xi64>
    %56 = arith.index_cast %55 : i64 to index
    cf.assert %4, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %5, "unimplemented: dynamic negative broadcast sizes"
    %alloc_27 = memref.alloc(%dim, %dim_3) alignment = 64 : memref<?x3x?x16xf32>
    scf.parallel (%arg5, %arg6, %arg7, %arg8) = (%c0, %c0, %c0, %c0) to (%dim, %c3, %dim_3, %c16) step (%c1, %c1, %c1, %c1) {
      %dim_72 = memref.dim %arg2, %c0 : memref<?x3x?x16xf32>
      %122 = arith.cmpi eq, %dim_72, %c1 : index
      %123 = arith.select %122, %c0, %arg5 : index
      %124 = arith.cmpi eq, %dim_3, %c1 : index
      %125 = arith.select %124, %c0, %arg7 : index
      %126 = memref.load %arg2[%123, %arg6, %125, %arg8] : memref<?x3x?x16xf32>
      memref.store %126, %alloc_27[%arg5, %arg6, %arg7, %arg8] : memref<?x3x?x16xf32>
      scf.reduce 
    }
    %57 = arith.muli %7, %1 : i64
    %58 = arith.select %12, %7, %57 : i64
    %59 = arith.muli %58, %c16_i64 : i64
    cf.assert %15, "must have at most one inferred (negative) dimension"
    %60 = arith.muli %3, %1 : i64
    %61 = arith.muli %60, %c16_i64 : i64
    %62 = arith.divsi %61, %59 : i64
    %63 = arith.select %6, %62, %3 : i64
    %64 = arith.select %12, %62, %1 : i64
    %alloc_28 = memref.alloc() alignment = 64 : memref<3xi64>
    memref.store %63, %alloc_28[%c0] : memref<3xi64>
    memref.store %64, %alloc_28[%c1] : memref<3xi64>
    memref.store %c16_i64, %alloc_28[%c2] : memref<3xi64>
    %reshape_29 = memref.reshape %alloc_27(%alloc_28) : (memref<?x3x?x16xf32>, memref<3xi64>) -> memref<?x?x16xf32>
    %65 = arith.index_cast %53 : i64 to index
    %66 = arith.cmpi eq, %53, %63 : i64
    cf.assert %66, "mismatching contracting dimension"
    %67 = arith.cmpi eq, %54, %64 : i64
    cf.assert %67, "mismatching contracting dimension"
    %alloc_30 = memref.alloc(%65) alignment = 64 : memref<?x5x16xf32>
    %68 = arith.divsi %65, %c3 : index
    %expand_shape_31 = memref.expand_shape %alloc_30 [[0, 1], [2], [3]] output_shape [%68, 3, 5, 16] : memref<?x5x16xf32> into memref<?x3x5x16xf32>
    %dim_32 = memref.dim %expand_shape_31, %c0 : memref<?x3x5x16xf32>
    %alloc_33 = memref.alloc(%dim_32) alignment = 64 : memref<?x3x5x16xf32>
    scf.parallel (%arg5, %arg6, %arg7, %arg8) = (%c0, %c0, %c0, %c0) to (%dim_32, %c3, %c5, %c16) step (%c1, %c1, %c1, %c1) {
      memref.store %cst_0, %alloc_33[%arg5, %arg6, %arg7, %arg8] : memref<?x3x5x16xf32>
      scf.reduce 
    }
    %expand_shape_34 = memref.expand_shape %reshape_26 [[0, 1], [2], [3]] output_shape [%68, 3, 5, %56] : memref<?x5x?xf32> into memref<?x3x5x?xf32>
    %expand_shape_35 = memref.expand_shape %reshape_29 [[0, 1], [2], [3]] output_shape [%68, 3, %56, 16] : memref<?x?x16xf32> into memref<?x3x?x16xf32>
    %dim_36 = memref.dim %expand_shape_34, %c0 : memref<?x3x5x?xf32>
    %dim_37 = memref.dim %expand_shape_34, %c3 : memref<?x3x5x?xf32>
    scf.parallel (%arg5, %arg6, %arg7, %arg8) = (%c0, %c0, %c0, %c0) to (%dim_36, %c3, %c5, %c16) step (%c1, %c1, %c1, %c1) {
      scf.for %arg9 = %c0 to %dim_37 step %c1 {
        %122 = memref.load %expand_shape_34[%arg5, %arg6, %arg7, %arg9] : memref<?x3x5x?xf32>
        %123 = memref.load %expand_shape_35[%arg5, %arg6, %arg9, %arg8] : memref<?x3x?x16xf32>
        %124 = memref.load %alloc_33[%arg5, %arg6, %arg7, %arg8] : memref<?x3x5x16xf32>
        %125 = arith.mulf %122, %123 : f32
        %126 = arith.addf %124, %125 : f32
        memref.store %126, %alloc_33[%arg5, %arg6, %arg7, %arg8] : memref<?x3x5x16xf32>
      }
      scf.reduce 
    }
    %dim_38 = memref.dim %arg3, %c0 : memref<?x3x?x16xf32>
    %dim_39 = memref.dim %arg3, %c2 : memref<?x3x?x16xf32>
    %alloc_40 = memref.alloc(%dim_38, %dim_39) alignment = 64 : memref<?x3x16x?xf32>
    scf.parallel (%arg5, %arg6, %arg7, %arg8) = (%c0, %c0, %c0, %c0) to (%dim_38, %c3, %c16, %dim_39) step (%c1, %c1, %c1, %c1) {
      %122 = memref.load %arg3[%arg5, %arg6, %arg8, %arg7] : memref<?x3x?x16xf32>
      memref.store %122, %alloc_40[%arg5, %arg6, %arg7, %arg8] : memref<?x3x16x?xf32>
      scf.reduce 
    }
    cf.assert %4, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %4, "unimplemented: dynamic negative broadcast sizes"
    %69 = arith.cmpi sge, %2, %c0_i64 : i64
    cf.assert %69, "unimplemented: dynamic negative broadcast sizes"
    %alloc_41 = memref.alloc(%dim, %dim_4) alignment = 64 : memref<?x3x16x?xf32>
    scf.parallel (%arg5, %arg6, %arg7, %arg8) = (%c0, %c0, %c0, %c0) to (%dim, %c3, %c16, %dim_4) step (%c1, %c1, %c1, %c1) {
      %122 = arith.cmpi eq, %dim_38, %c1 : index
      %123 = arith.select %122, %c0, %arg5 : index
      %124 = arith.cmpi eq, %dim_39, %c1 : index
      %125 = arith.select %124, %c0, %arg8 : index
      %126 = memref.load %alloc_40[%123, %arg6, %arg7, %125] : memref<?x3x16x?xf32>
      memref.store %126, %alloc_41[%arg5, %arg6, %arg7, %arg8] : memref<?x3x16x?xf32>
      scf.reduce 
    }
    %70 = arith.muli %9, %2 : i64
    %71 = arith.cmpi slt, %2, %c0_i64 : i64
    %72 = arith.select %71, %9, %70 : i64
    %73 = arith.select %71, %11, %8 : i64
    %74 = arith.cmpi sle, %73, %c1_i64 : i64
    cf.assert %74, "must have at most one inferred (negative) dimension"
    %75 = arith.muli %16, %2 : i64
    %76 = arith.divsi %75, %72 : i64
    %77 = arith.select %6, %76, %3 : i64
    %78 = arith.select %71, %76, %2 : i64
    %alloc_42 = memref.alloc() alignment = 64 : memref<3xi64>
    memref.store %77, %alloc_42[%c0] : memref<3xi64>
    memref.store %c16_i64, %alloc_42[%c1] : memref<3xi64>
    memref.store %78, %alloc_42[%c2] : memref<3xi64>
    %reshape_43 = memref.reshape %alloc_41(%alloc_42) : (memref<?x3x16x?xf32>, memref<3xi64>) -> memref<?x16x?xf32>
    %79 = memref.load %alloc_42[%c2] : memref<3xi64>
    %80 = arith.index_cast %79 : i64 to index
    %81 = arith.index_cast %78 : i64 to index
    %82 = arith.cmpi eq, %25, %77 : i64
    cf.assert %82, "mismatching contracting dimension"
    %alloc_44 = memref.alloc(%23, %81) alignment = 64 : memref<?x5x?xf32>
    scf.parallel (%arg5, %arg6, %arg7) = (%c0, %c0, %c0) to (%23, %c5, %81) step (%c1, %c1, %c1) {
      memref.store %cst_0, %alloc_44[%arg5, %arg6, %arg7] : memref<?x5x?xf32>
      scf.reduce 
    }
    scf.parallel (%arg5, %arg6, %arg7) = (%c0, %c0, %c0) to (%dim_11, %c5, %80) step (%c1, %c1, %c1) {
      scf.for %arg8 = %c0 to %c16 step %c1 {
        %122 = memref.load %collapse_shape[%arg5, %arg6, %arg8] : memref<?x5x16xf32>
        %123 = memref.load %reshape_43[%arg5, %arg8, %arg7] : memref<?x16x?xf32>
        %124 = memref.load %alloc_44[%arg5, %arg6, %arg7] : memref<?x5x?xf32>
        %125 = arith.mulf %122, %123 : f32
        %126 = arith.addf %124, %125 : f32
        memref.store %126, %alloc_44[%arg5, %arg6, %arg7] : memref<?x5x?xf32>
      }
      scf.reduce 
    }
    %83 = arith.muli %30, %2 : i64
    %84 = arith.select %71, %30, %83 : i64
    %85 = arith.select %71, %32, %29 : i64
    %86 = arith.cmpi sle, %85, %c1_i64 : i64
    cf.assert %86, "must have at most one inferred (negative) dimension"
    %87 = arith.muli %36, %78 : i64
    %88 = arith.divsi %87, %84 : i64
    %89 = arith.select %27, %88, %0 : i64
    %90 = arith.select %71, %88, %2 : i64
    %alloc_45 = memref.alloc() alignment = 64 : memref<4xi64>
    memref.store %89, %alloc_45[%c0] : memref<4xi64>
    memref.store %c3_i64, %alloc_45[%c1] : memref<4xi64>
    memref.store %c5_i64, %alloc_45[%c2] : memref<4xi64>
    memref.store %90, %alloc_45[%c3] : memref<4xi64>
    %reshape_46 = memref.reshape %alloc_44(%alloc_45) : (memref<?x5x?xf32>, memref<4xi64>) -> memref<?x3x5x?xf32>
    %91 = memref.load %alloc_45[%c0] : memref<4xi64>
    %92 = arith.index_cast %91 : i64 to index
    %93 = memref.load %alloc_45[%c3] : memref<4xi64>
    %94 = arith.index_cast %93 : i64 to index
    %95 = arith.index_cast %89 : i64 to index
    %96 = arith.index_cast %90 : i64 to index
    %alloc_47 = memref.alloc(%95, %96) alignment = 64 : memref<?x3x5x?xf32>
    scf.parallel (%arg5, %arg6, %arg7, %arg8) = (%c0, %c0, %c0, %c0) to (%92, %c3, %c5, %94) step (%c1, %c1, %c1, %c1) {
      %122 = memref.load %reshape_46[%arg5, %arg6, %arg7, %arg8] : memref<?x3x5x?xf32>
      %123 = arith.mulf %122, %cst_2 : f32
      memref.store %123, %alloc_47[%arg5, %arg6, %arg7, %arg8] : memref<?x3x5x?xf32>
      scf.reduce 
    }
    %alloc_48 = memref.alloc(%95) alignment = 64 : memref<?x3x5xf32>
    %expand_shape_49 = memref.expand_shape %alloc_48 [[0], [1], [2, 3]] output_shape [%95, 3, 5, 1] : memref<?x3x5xf32> into memref<?x3x5x1xf32>
    %dim_50 = memref.dim %expand_shape_49, %c0 : memref<?x3x5x1xf32>
    %alloc_51 = memref.alloc(%dim_50) alignment = 64 : memref<?x3x5x1xf32>
    scf.parallel (%arg5, %arg6, %arg7) = (%c0, %c0, %c0) to (%dim_50, %c3, %c5) step (%c1, %c1, %c1) {
      memref.store %cst, %alloc_51[%arg5, %arg6, %arg7, %c0] : memref<?x3x5x1xf32>
      scf.reduce 
    }
    %expand_shape_52 = memref.expand_shape %alloc_47 [[0], [1], [2, 3], [4]] output_shape [%95, 3, 5, 1, %96] : memref<?x3x5x?xf32> into memref<?x3x5x1x?xf32>
    %dim_53 = memref.dim %expand_shape_52, %c0 : memref<?x3x5x1x?xf32>
    %dim_54 = memref.dim %expand_shape_52, %c4 : memref<?x3x5x1x?xf32>
    scf.parallel (%arg5, %arg6, %arg7) = (%c0, %c0, %c0) to (%dim_53, %c3, %c5) step (%c1, %c1, %c1) {
      scf.for %arg8 = %c0 to %dim_54 step %c1 {
        %122 = memref.load %expand_shape_52[%arg5, %arg6, %arg7, %c0, %arg8] : memref<?x3x5x1x?xf32>
        %123 = memref.load %alloc_51[%arg5, %arg6, %arg7, %c0] : memref<?x3x5x1xf32>
        %124 = arith.maximumf %122, %123 : f32
        memref.store %124, %alloc_51[%arg5, %arg6, %arg7, %c0] : memref<?x3x5x1xf32>
      }
      scf.reduce 
    }
    %alloc_55 = memref.alloc(%95) alignment = 64 : memref<?x3x5x1xf32>
    %alloc_56 = memref.alloc(%95) alignment = 64 : memref<?x3x5x1xf32>
    scf.parallel (%arg5, %arg6, %arg7) = (%c0, %c0, %c0) to (%dim_50, %c3, %c5) step (%c1, %c1, %c1) {
      %122 = memref.load %alloc_51[%arg5, %arg6, %arg7, %c0] : memref<?x3x5x1xf32>
      %123 = math.absf %122 : f32
      %124 = arith.extf %123 : f32 to f64
      %125 = arith.cmpf oeq, %124, %cst_1 : f64
      %126 = arith.select %125, %cst_0, %122 : f32
      memref.store %126, %alloc_56[%arg5, %arg6, %arg7, %c0] : memref<?x3x5x1xf32>
      scf.reduce 
    }
    scf.parallel (%arg5, %arg6, %arg7) = (%c0, %c0, %c0) to (%95, %c3, %c5) step (%c1, %c1, %c1) {
      memref.store %cst_0, %alloc_55[%arg5, %arg6, %arg7, %c0] : memref<?x3x5x1xf32>
      scf.reduce 
    }
    scf.parallel (%arg5, %arg6, %arg7) = (%c0, %c0, %c0) to (%95, %c3, %c5) step (%c1, %c1, %c1) {
      scf.for %arg8 = %c0 to %96 step %c1 {
        %122 = memref.load %alloc_47[%arg5, %arg6, %arg7, %arg8] : memref<?x3x5x?xf32>
        %123 = memref.load %alloc_56[%arg5, %arg6, %arg7, %c0] : memref<?x3x5x1xf32>
        %124 = memref.load %alloc_55[%arg5, %arg6, %arg7, %c0] : memref<?x3x5x1xf32>
        %125 = arith.subf %122, %123 : f32
        %126 = math.exp %125 : f32
        %127 = arith.addf %126, %124 : f32
        memref.store %127, %alloc_55[%arg5, %arg6, %arg7, %c0] : memref<?x3x5x1xf32>
      }
      scf.reduce 
    }
    scf.parallel (%arg5, %arg6, %arg7) = (%c0, %c0, %c0) to (%95, %c3, %c5) step (%c1, %c1, %c1) {
      %122 = memref.load %alloc_55[%arg5, %arg6, %arg7, %c0] : memref<?x3x5x1xf32>
      %123 = memref.load %alloc_56[%arg5, %arg6, %arg7, %c0] : memref<?x3x5x1xf32>
      %124 = math.log %122 : f32
      %125 = arith.addf %124, %123 : f32
      memref.store %125, %alloc_55[%arg5, %arg6, %arg7, %c0] : memref<?x3x5x1xf32>
      scf.reduce 
    }
    scf.parallel (%arg5, %arg6, %arg7, %arg8) = (%c0, %c0, %c0, %c0) to (%95, %c3, %c5, %96) step (%c1, %c1, %c1, %c1) {
      %122 = memref.load %alloc_47[%arg5, %arg6, %arg7, %arg8] : memref<?x3x5x?xf32>
      %123 = memref.load %alloc_55[%arg5, %arg6, %arg7, %c0] : memref<?x3x5x1xf32>
      %124 = arith.subf %122, %123 : f32
      %125 = math.exp %124 : f32
      memref.store %125, %alloc_47[%arg5, %arg6, %arg7, %arg8] : memref<?x3x5x?xf32>
      scf.reduce 
    }
    cf.assert %4, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %69, "unimplemented: dynamic negative broadcast sizes"
    %alloc_57 = memref.alloc(%dim, %dim_4) alignment = 64 : memref<?x3x5x?xf32>
    scf.parallel (%arg5, %arg6, %arg7, %arg8) = (%c0, %c0, %c0, %c0) to (%dim, %c3, %c5, %dim_4) step (%c1, %c1, %c1, %c1) {
      %122 = arith.cmpi eq, %95, %c1 : index
      %123 = arith.select %122, %c0, %arg5 : index
      %124 = arith.cmpi eq, %96, %c1 : index
      %125 = arith.select %124, %c0, %arg8 : index
      %126 = memref.load %alloc_47[%123, %arg6, %arg7, %125] : memref<?x3x5x?xf32>
      memref.store %126, %alloc_57[%arg5, %arg6, %arg7, %arg8] : memref<?x3x5x?xf32>
      scf.reduce 
    }
    %97 = arith.muli %47, %2 : i64
    %98 = arith.select %71, %47, %97 : i64
    cf.assert %74, "must have at most one inferred (negative) dimension"
    %99 = arith.muli %50, %2 : i64
    %100 = arith.divsi %99, %98 : i64
    %101 = arith.select %6, %100, %3 : i64
    %102 = arith.select %71, %100, %2 : i64
    %alloc_58 = memref.alloc() alignment = 64 : memref<3xi64>
    memref.store %101, %alloc_58[%c0] : memref<3xi64>
    memref.store %c5_i64, %alloc_58[%c1] : memref<3xi64>
    memref.store %102, %alloc_58[%c2] : memref<3xi64>
    %reshape_59 = memref.reshape %alloc_57(%alloc_58) : (memref<?x3x5x?xf32>, memref<3xi64>) -> memref<?x5x?xf32>
    %103 = memref.load %alloc_58[%c2] : memref<3xi64>
    %104 = arith.index_cast %103 : i64 to index
    cf.assert %4, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %69, "unimplemented: dynamic negative broadcast sizes"
    %alloc_60 = memref.alloc(%dim, %dim_4) alignment = 64 : memref<?x3x?x16xf32>
    scf.parallel (%arg5, %arg6, %arg7, %arg8) = (%c0, %c0, %c0, %c0) to (%dim, %c3, %dim_4, %c16) step (%c1, %c1, %c1, %c1) {
      %dim_72 = memref.dim %arg4, %c0 : memref<?x3x?x16xf32>
      %122 = arith.cmpi eq, %dim_72, %c1 : index
      %123 = arith.select %122, %c0, %arg5 : index
      %124 = arith.cmpi eq, %dim_4, %c1 : index
      %125 = arith.select %124, %c0, %arg7 : index
      %126 = memref.load %arg4[%123, %arg6, %125, %arg8] : memref<?x3x?x16xf32>
      memref.store %126, %alloc_60[%arg5, %arg6, %arg7, %arg8] : memref<?x3x?x16xf32>
      scf.reduce 
    }
    %105 = arith.muli %7, %2 : i64
    %106 = arith.select %71, %7, %105 : i64
    %107 = arith.muli %106, %c16_i64 : i64
    cf.assert %74, "must have at most one inferred (negative) dimension"
    %108 = arith.muli %3, %2 : i64
    %109 = arith.muli %108, %c16_i64 : i64
    %110 = arith.divsi %109, %107 : i64
    %111 = arith.select %6, %110, %3 : i64
    %112 = arith.select %71, %110, %2 : i64
    %alloc_61 = memref.alloc() alignment = 64 : memref<3xi64>
    memref.store %111, %alloc_61[%c0] : memref<3xi64>
    memref.store %112, %alloc_61[%c1] : memref<3xi64>
    memref.store %c16_i64, %alloc_61[%c2] : memref<3xi64>
    %reshape_62 = memref.reshape %alloc_60(%alloc_61) : (memref<?x3x?x16xf32>, memref<3xi64>) -> memref<?x?x16xf32>
    %113 = arith.index_cast %101 : i64 to index
    %114 = arith.cmpi eq, %101, %111 : i64
    cf.assert %114, "mismatching contracting dimension"
    %115 = arith.cmpi eq, %102, %112 : i64
    cf.assert %115, "mismatching contracting dimension"
    %alloc_63 = memref.alloc(%113) alignment = 64 : memref<?x5x16xf32>
    %116 = arith.divsi %113, %c3 : index
    %expand_shape_64 = memref.expand_shape %alloc_63 [[0, 1], [2], [3]] output_shape [%116, 3, 5, 16] : memref<?x5x16xf32> into memref<?x3x5x16xf32>
    %dim_65 = memref.dim %expand_shape_64, %c0 : memref<?x3x5x16xf32>
    %alloc_66 = memref.alloc(%dim_65) alignment = 64 : memref<?x3x5x16xf32>
    scf.parallel (%arg5, %arg6, %arg7, %arg8) = (%c0, %c0, %c0, %c0) to (%dim_65, %c3, %c5, %c16) step (%c1, %c1, %c1, %c1) {
      memref.store %cst_0, %alloc_66[%arg5, %arg6, %arg7, %arg8] : memref<?x3x5x16xf32>
      scf.reduce 
    }
    %expand_shape_67 = memref.expand_shape %reshape_59 [[0, 1], [2], [3]] output_shape [%116, 3, 5, %104] : memref<?x5x?xf32> into memref<?x3x5x?xf32>
    %expand_shape_68 = memref.expand_shape %reshape_62 [[0, 1], [2], [3]] output_shape [%116, 3, %104, 16] : memref<?x?x16xf32> into memref<?x3x?x16xf32>
    %dim_69 = memref.dim %expand_shape_67, %c0 : memref<?x3x5x?xf32>
    %dim_70 = memref.dim %expand_shape_67, %c3 : memref<?x3x5x?xf32>
    scf.parallel (%arg5, %arg6, %arg7, %arg8) = (%c0, %c0, %c0, %c0) to (%dim_69, %c3, %c5, %c16) step (%c1, %c1, %c1, %c1) {
      scf.for %arg9 = %c0 to %dim_70 step %c1 {
        %122 = memref.load %expand_shape_67[%arg5, %arg6, %arg7, %arg9] : memref<?x3x5x?xf32>
        %123 = memref.load %expand_shape_68[%arg5, %arg6, %arg9, %arg8] : memref<?x3x?x16xf32>
        %124 = memref.load %alloc_66[%arg5, %arg6, %arg7, %arg8] : memref<?x3x5x16xf32>
        %125 = arith.mulf %122, %123 : f32
        %126 = arith.addf %124, %125 : f32
        memref.store %126, %alloc_66[%arg5, %arg6, %arg7, %arg8] : memref<?x3x5x16xf32>
      }
      scf.reduce 
    }
    %117 = arith.cmpi eq, %45, %95 : index
    cf.assert %117, "mismatched size for broadcast"
    cf.assert %117, "mismatched size for broadcast"
    scf.parallel (%arg5, %arg6, %arg7) = (%c0, %c0, %c0) to (%45, %c3, %c5) step (%c1, %c1, %c1) {
      %122 = memref.load %alloc_23[%arg5, %arg6, %arg7, %c0] : memref<?x3x5x1xf32>
      %123 = memref.load %alloc_55[%arg5, %arg6, %arg7, %c0] : memref<?x3x5x1xf32>
      %124 = arith.cmpf ogt, %122, %123 : f32
      %125 = arith.select %124, %122, %123 : f32
      %126 = arith.subf %122, %123 : f32
      %127 = math.absf %126 : f32
      %128 = arith.negf %127 : f32
      %129 = math.exp %128 : f32
      %130 = math.log1p %129 : f32
      %131 = arith.addf %125, %130 : f32
      %132 = math.absf %125 : f32
      %133 = arith.extf %132 : f32 to f64
      %134 = arith.cmpf oeq, %133, %cst_1 : f64
      %135 = arith.select %134, %125, %131 : f32
      memref.store %135, %alloc_21[%arg5, %arg6, %arg7, %c0] : memref<?x3x5x1xf32>
      scf.reduce 
    }
    %118 = arith.cmpi eq, %68, %45 : index
    cf.assert %118, "mismatched size for broadcast"
    %alloc_71 = memref.alloc(%68) alignment = 64 : memref<?x3x5x16xf32>
    %119 = arith.cmpi eq, %95, %45 : index
    cf.assert %119, "mismatched size for broadcast"
    %120 = arith.cmpi eq, %116, %95 : index
    cf.assert %120, "mismatched size for broadcast"
    %121 = arith.cmpi eq, %68, %116 : index
    cf.assert %121, "mismatched size for broadcast"
    scf.parallel (%arg5, %arg6, %arg7, %arg8) = (%c0, %c0, %c0, %c0) to (%dim_32, %c3, %c5, %c16) step (%c1, %c1, %c1, %c1) {
      %122 = memref.load %alloc_33[%arg5, %arg6, %arg7, %arg8] : memref<?x3x5x16xf32>
      %123 = memref.load %alloc_23[%arg5, %arg6, %arg7, %c0] : memref<?x3x5x1xf32>
      %124 = memref.load %alloc_21[%arg5, %arg6, %arg7, %c0] : memref<?x3x5x1xf32>
      %125 = memref.load %alloc_66[%arg5, %arg6, %arg7, %arg8] : memref<?x3x5x16xf32>
      %126 = memref.load %alloc_55[%arg5, %arg6, %arg7, %c0] : memref<?x3x5x1xf32>
      %127 = arith.subf %126, %124 : f32
      %128 = math.exp %127 : f32
      %129 = arith.mulf %125, %128 : f32
      %130 = arith.subf %123, %124 : f32
      %131 = math.exp %130 : f32
      %132 = arith.mulf %122, %131 : f32
      %133 = arith.addf %132, %129 : f32
      memref.store %133, %alloc_71[%arg5, %arg6, %arg7, %arg8] : memref<?x3x5x16xf32>
      scf.reduce 
    }
    return %alloc_71, %alloc_21 : memref<?x3x5x16xf32>, memref<?x3x5x1xf32>
  }
}

