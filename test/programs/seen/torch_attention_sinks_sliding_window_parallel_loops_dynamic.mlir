#map = affine_map<()[s0] -> (s0 + 1)>
module {
  memref.global "private" constant @__constant_xf32 : memref<f32> = dense<-1.000000e+09> alignment = 64
  func.func @main(%arg0: memref<2x?x16xf32>, %arg1: memref<2x?x16xf32>, %arg2: memref<2x?x16xf32>, %arg3: memref<2xf32>) -> memref<2x?x16xf32> {
    %cst = arith.constant -1.000000e+09 : f32
    %c16 = arith.constant 16 : index
    %c2 = arith.constant 2 : index
    %cst_0 = arith.constant 2.500000e-01 : f32
    %c4_i64 = arith.constant 4 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2_i64 = arith.constant 2 : i64
    %cst_1 = arith.constant 0.000000e+00 : f32
    %true = arith.constant true
    %cst_2 = arith.constant 0xFF800000 : f32
    %c-1 = arith.constant -1 : index
    %dim = memref.dim %arg2, %c1 : memref<2x?x16xf32>
    %0 = arith.index_cast %dim : index to i64
    %alloc = memref.alloc(%dim) alignment = 64 : memref<?xi64>
    scf.parallel (%arg4) = (%c0) to (%dim) step (%c1) {
      %36 = arith.index_cast %arg4 : index to i64
      memref.store %36, %alloc[%arg4] : memref<?xi64>
      scf.reduce 
    }
    %expand_shape = memref.expand_shape %alloc [[0, 1]] output_shape [%dim, 1] : memref<?xi64> into memref<?x1xi64>
    %expand_shape_3 = memref.expand_shape %alloc [[0, 1]] output_shape [1, %dim] : memref<?xi64> into memref<1x?xi64>
    %alloc_4 = memref.alloc(%dim, %dim) alignment = 64 : memref<?x?xi1>
    %alloc_5 = memref.alloc(%dim, %dim) alignment = 64 : memref<?x?xi1>
    %dim_6 = memref.dim %expand_shape, %c0 : memref<?x1xi64>
    %dim_7 = memref.dim %expand_shape_3, %c1 : memref<1x?xi64>
    scf.parallel (%arg4, %arg5) = (%c0, %c0) to (%dim_6, %dim_7) step (%c1, %c1) {
      %36 = memref.load %expand_shape[%arg4, %c0] : memref<?x1xi64>
      %37 = memref.load %expand_shape_3[%c0, %arg5] : memref<1x?xi64>
      %38 = arith.cmpi sge, %36, %37 : i64
      memref.store %38, %alloc_5[%arg4, %arg5] : memref<?x?xi1>
      scf.reduce 
    }
    %alloc_8 = memref.alloc(%dim, %dim) alignment = 64 : memref<?x?xi64>
    %dim_9 = memref.dim %expand_shape, %c0 : memref<?x1xi64>
    %dim_10 = memref.dim %expand_shape_3, %c1 : memref<1x?xi64>
    scf.parallel (%arg4, %arg5) = (%c0, %c0) to (%dim_9, %dim_10) step (%c1, %c1) {
      %36 = memref.load %expand_shape[%arg4, %c0] : memref<?x1xi64>
      %37 = memref.load %expand_shape_3[%c0, %arg5] : memref<1x?xi64>
      %38 = arith.subi %36, %37 : i64
      memref.store %38, %alloc_8[%arg4, %arg5] : memref<?x?xi64>
      scf.reduce 
    }
    scf.parallel (%arg4, %arg5) = (%c0, %c0) to (%dim, %dim) step (%c1, %c1) {
      %36 = memref.load %alloc_8[%arg4, %arg5] : memref<?x?xi64>
      %37 = arith.cmpi slt, %36, %c4_i64 : i64
      memref.store %37, %alloc_4[%arg4, %arg5] : memref<?x?xi1>
      scf.reduce 
    }
    scf.parallel (%arg4, %arg5) = (%c0, %c0) to (%dim, %dim) step (%c1, %c1) {
      %36 = memref.load %alloc_5[%arg4, %arg5] : memref<?x?xi1>
      %37 = memref.load %alloc_4[%arg4, %arg5] : memref<?x?xi1>
      %38 = arith.andi %36, %37 : i1
      memref.store %38, %alloc_4[%arg4, %arg5] : memref<?x?xi1>
      scf.reduce 
    }
    %dim_11 = memref.dim %arg1, %c1 : memref<2x?x16xf32>
    %alloc_12 = memref.alloc(%dim_11) alignment = 64 : memref<2x16x?xf32>
    %dim_13 = memref.dim %arg1, %c1 : memref<2x?x16xf32>
    scf.parallel (%arg4, %arg5, %arg6) = (%c0, %c0, %c0) to (%c2, %c16, %dim_13) step (%c1, %c1, %c1) {
      %36 = memref.load %arg1[%arg4, %arg6, %arg5] : memref<2x?x16xf32>
      memref.store %36, %alloc_12[%arg4, %arg5, %arg6] : memref<2x16x?xf32>
      scf.reduce 
    }
    %1 = arith.cmpi sge, %0, %c0_i64 : i64
    cf.assert %1, "unimplemented: dynamic negative broadcast sizes"
    %alloc_14 = memref.alloc(%dim) alignment = 64 : memref<2x?x16xf32>
    scf.parallel (%arg4, %arg5, %arg6) = (%c0, %c0, %c0) to (%c2, %dim, %c16) step (%c1, %c1, %c1) {
      %dim_32 = memref.dim %arg0, %c1 : memref<2x?x16xf32>
      %36 = arith.cmpi eq, %dim_32, %c1 : index
      %37 = arith.select %36, %c0, %arg5 : index
      %38 = memref.load %arg0[%arg4, %37, %arg6] : memref<2x?x16xf32>
      memref.store %38, %alloc_14[%arg4, %arg5, %arg6] : memref<2x?x16xf32>
      scf.reduce 
    }
    cf.assert %1, "unimplemented: dynamic negative broadcast sizes"
    %alloc_15 = memref.alloc(%dim) alignment = 64 : memref<2x16x?xf32>
    scf.parallel (%arg4, %arg5, %arg6) = (%c0, %c0, %c0) to (%c2, %c16, %dim) step (%c1, %c1, %c1) {
      %36 = arith.cmpi eq, %dim_11, %c1 : index
      %37 = arith.select %36, %c0, %arg6 : index
      %38 = memref.load %alloc_12[%arg4, %arg5, %37] : memref<2x16x?xf32>
      memref.store %38, %alloc_15[%arg4, %arg5, %arg6] : memref<2x16x?xf32>
      scf.reduce 
    }
    %alloc_16 = memref.alloc(%dim, %dim) alignment = 64 : memref<2x?x?xf32>
    scf.parallel (%arg4, %arg5, %arg6) = (%c0, %c0, %c0) to (%c2, %dim, %dim) step (%c1, %c1, %c1) {
      memref.store %cst_1, %alloc_16[%arg4, %arg5, %arg6] : memref<2x?x?xf32>
      scf.reduce 
    }
    scf.parallel (%arg4, %arg5, %arg6) = (%c0, %c0, %c0) to (%c2, %dim, %dim) step (%c1, %c1, %c1) {
      scf.for %arg7 = %c0 to %c16 step %c1 {
        %36 = memref.load %alloc_14[%arg4, %arg5, %arg7] : memref<2x?x16xf32>
        %37 = memref.load %alloc_15[%arg4, %arg7, %arg6] : memref<2x16x?xf32>
        %38 = memref.load %alloc_16[%arg4, %arg5, %arg6] : memref<2x?x?xf32>
        %39 = arith.mulf %36, %37 : f32
        %40 = arith.addf %38, %39 : f32
        memref.store %40, %alloc_16[%arg4, %arg5, %arg6] : memref<2x?x?xf32>
      }
      scf.reduce 
    }
    %2 = arith.muli %0, %c2_i64 : i64
    %3 = arith.cmpi slt, %0, %c0_i64 : i64
    %4 = arith.select %3, %c2_i64, %2 : i64
    %5 = arith.extui %3 : i1 to i64
    %6 = arith.muli %4, %0 : i64
    %7 = arith.addi %5, %c1_i64 : i64
    %8 = arith.select %3, %c2_i64, %6 : i64
    %9 = arith.select %3, %7, %5 : i64
    %10 = arith.cmpi sle, %9, %c1_i64 : i64
    cf.assert %10, "must have at most one inferred (negative) dimension"
    %11 = arith.muli %2, %0 : i64
    %12 = arith.divsi %11, %8 : i64
    %13 = arith.select %3, %12, %0 : i64
    %alloc_17 = memref.alloc() alignment = 64 : memref<3xi64>
    memref.store %c2_i64, %alloc_17[%c0] : memref<3xi64>
    memref.store %13, %alloc_17[%c1] : memref<3xi64>
    memref.store %13, %alloc_17[%c2] : memref<3xi64>
    %reshape = memref.reshape %alloc_16(%alloc_17) : (memref<2x?x?xf32>, memref<3xi64>) -> memref<2x?x?xf32>
    %14 = memref.load %alloc_17[%c1] : memref<3xi64>
    %15 = arith.index_cast %14 : i64 to index
    %16 = memref.load %alloc_17[%c2] : memref<3xi64>
    %17 = arith.index_cast %16 : i64 to index
    %18 = arith.index_cast %13 : i64 to index
    %alloc_18 = memref.alloc(%18, %18) alignment = 64 : memref<2x?x?xf32>
    scf.parallel (%arg4, %arg5, %arg6) = (%c0, %c0, %c0) to (%c2, %15, %17) step (%c1, %c1, %c1) {
      %36 = memref.load %reshape[%arg4, %arg5, %arg6] : memref<2x?x?xf32>
      %37 = arith.mulf %36, %cst_0 : f32
      memref.store %37, %alloc_18[%arg4, %arg5, %arg6] : memref<2x?x?xf32>
      scf.reduce 
    }
    scf.parallel (%arg4, %arg5) = (%c0, %c0) to (%dim, %dim) step (%c1, %c1) {
      %36 = memref.load %alloc_4[%arg4, %arg5] : memref<?x?xi1>
      %37 = arith.xori %36, %true : i1
      memref.store %37, %alloc_4[%arg4, %arg5] : memref<?x?xi1>
      scf.reduce 
    }
    %19 = arith.cmpi eq, %dim, %18 : index
    cf.assert %19, "mismatched size for broadcast"
    cf.assert %19, "mismatched size for broadcast"
    %alloc_19 = memref.alloc(%dim, %dim) alignment = 64 : memref<2x?x?xf32>
    scf.parallel (%arg4, %arg5, %arg6) = (%c0, %c0, %c0) to (%c2, %dim, %dim) step (%c1, %c1, %c1) {
      %36 = memref.load %alloc_4[%arg5, %arg6] : memref<?x?xi1>
      %37 = memref.load %alloc_18[%arg4, %arg5, %arg6] : memref<2x?x?xf32>
      %38 = arith.select %36, %cst, %37 : f32
      memref.store %38, %alloc_19[%arg4, %arg5, %arg6] : memref<2x?x?xf32>
      scf.reduce 
    }
    %20 = arith.select %3, %c1, %dim : index
    %alloc_20 = memref.alloc(%20) alignment = 64 : memref<2x?x1xf32>
    %expand_shape_21 = memref.expand_shape %arg3 [[0, 1]] output_shape [2, 1] : memref<2xf32> into memref<2x1xf32>
    scf.parallel (%arg4, %arg5) = (%c0, %c0) to (%c2, %20) step (%c1, %c1) {
      %36 = memref.load %expand_shape_21[%arg4, %c0] : memref<2x1xf32>
      memref.store %36, %alloc_20[%arg4, %arg5, %c0] : memref<2x?x1xf32>
      scf.reduce 
    }
    %21 = affine.apply #map()[%dim]
    %alloc_22 = memref.alloc(%dim, %21) alignment = 64 : memref<2x?x?xf32>
    %subview = memref.subview %alloc_22[0, 0, 0] [2, %dim, %dim] [1, 1, 1] : memref<2x?x?xf32> to memref<2x?x?xf32, strided<[?, ?, 1]>>
    memref.copy %alloc_19, %subview : memref<2x?x?xf32> to memref<2x?x?xf32, strided<[?, ?, 1]>>
    %subview_23 = memref.subview %alloc_22[0, 0, %dim] [2, %dim, 1] [1, 1, 1] : memref<2x?x?xf32> to memref<2x?x1xf32, strided<[?, ?, 1], offset: ?>>
    memref.copy %alloc_20, %subview_23 : memref<2x?x1xf32> to memref<2x?x1xf32, strided<[?, ?, 1], offset: ?>>
    %alloc_24 = memref.alloc(%dim) alignment = 64 : memref<2x?xi64>
    scf.parallel (%arg4, %arg5) = (%c0, %c0) to (%c2, %dim) step (%c1, %c1) {
      memref.store %c0_i64, %alloc_24[%arg4, %arg5] : memref<2x?xi64>
      scf.reduce 
    }
    %alloc_25 = memref.alloc(%dim) alignment = 64 : memref<2x?xf32>
    scf.parallel (%arg4, %arg5) = (%c0, %c0) to (%c2, %dim) step (%c1, %c1) {
      memref.store %cst_2, %alloc_25[%arg4, %arg5] : memref<2x?xf32>
      scf.reduce 
    }
    scf.parallel (%arg4, %arg5) = (%c0, %c0) to (%c2, %dim) step (%c1, %c1) {
      scf.for %arg6 = %c0 to %21 step %c1 {
        %36 = memref.load %alloc_22[%arg4, %arg5, %arg6] : memref<2x?x?xf32>
        %37 = memref.load %alloc_25[%arg4, %arg5] : memref<2x?xf32>
        %38 = memref.load %alloc_24[%arg4, %arg5] : memref<2x?xi64>
        %39 = arith.index_cast %arg6 : index to i64
        %40 = arith.maximumf %36, %37 : f32
        %41 = arith.cmpf ogt, %36, %37 : f32
        %42 = arith.select %41, %39, %38 : i64
        memref.store %40, %alloc_25[%arg4, %arg5] : memref<2x?xf32>
        memref.store %42, %alloc_24[%arg4, %arg5] : memref<2x?xi64>
      }
      scf.reduce 
    }
    %expand_shape_26 = memref.expand_shape %alloc_25 [[0], [1, 2]] output_shape [2, %dim, 1] : memref<2x?xf32> into memref<2x?x1xf32>
    %alloc_27 = memref.alloc(%dim, %21) alignment = 64 : memref<2x?x?xf32>
    scf.parallel (%arg4, %arg5, %arg6) = (%c0, %c0, %c0) to (%c2, %dim, %21) step (%c1, %c1, %c1) {
      %36 = memref.load %alloc_22[%arg4, %arg5, %arg6] : memref<2x?x?xf32>
      %37 = memref.load %expand_shape_26[%arg4, %arg5, %c0] : memref<2x?x1xf32>
      %38 = arith.subf %36, %37 : f32
      memref.store %38, %alloc_27[%arg4, %arg5, %arg6] : memref<2x?x?xf32>
      scf.reduce 
    }
    scf.parallel (%arg4, %arg5, %arg6) = (%c0, %c0, %c0) to (%c2, %dim, %21) step (%c1, %c1, %c1) {
      %36 = memref.load %alloc_27[%arg4, %arg5, %arg6] : memref<2x?x?xf32>
      %37 = math.exp %36 : f32
      memref.store %37, %alloc_27[%arg4, %arg5, %arg6] : memref<2x?x?xf32>
      scf.reduce 
    }
    %alloc_28 = memref.alloc(%dim) alignment = 64 : memref<2x?x1xf32>
    scf.parallel (%arg4, %arg5) = (%c0, %c0) to (%c2, %dim) step (%c1, %c1) {
      memref.store %cst_1, %alloc_28[%arg4, %arg5, %c0] : memref<2x?x1xf32>
      scf.reduce 
    }
    scf.parallel (%arg4, %arg5) = (%c0, %c0) to (%c2, %dim) step (%c1, %c1) {
      scf.for %arg6 = %c0 to %21 step %c1 {
        %36 = memref.load %alloc_27[%arg4, %arg5, %arg6] : memref<2x?x?xf32>
        %37 = memref.load %alloc_28[%arg4, %arg5, %c0] : memref<2x?x1xf32>
        %38 = arith.addf %36, %37 : f32
        memref.store %38, %alloc_28[%arg4, %arg5, %c0] : memref<2x?x1xf32>
      }
      scf.reduce 
    }
    scf.parallel (%arg4, %arg5, %arg6) = (%c0, %c0, %c0) to (%c2, %dim, %21) step (%c1, %c1, %c1) {
      %36 = memref.load %alloc_27[%arg4, %arg5, %arg6] : memref<2x?x?xf32>
      %37 = memref.load %alloc_28[%arg4, %arg5, %c0] : memref<2x?x1xf32>
      %38 = arith.divf %36, %37 : f32
      memref.store %38, %alloc_27[%arg4, %arg5, %arg6] : memref<2x?x?xf32>
      scf.reduce 
    }
    %22 = arith.index_cast %21 : index to i64
    %23 = arith.minsi %22, %c0_i64 : i64
    %24 = arith.index_cast %23 : i64 to index
    %25 = arith.addi %21, %c-1 : index
    %26 = arith.cmpi slt, %25, %c0 : index
    %27 = arith.select %26, %c-1, %25 : index
    %28 = arith.minsi %27, %21 : index
    %29 = arith.subi %28, %24 : index
    %30 = arith.maxsi %29, %c0 : index
    %subview_29 = memref.subview %alloc_27[0, 0, %24] [2, %dim, %30] [1, 1, 1] : memref<2x?x?xf32> to memref<2x?x?xf32, strided<[?, ?, 1], offset: ?>>
    cf.assert %1, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %1, "unimplemented: dynamic negative broadcast sizes"
    scf.parallel (%arg4, %arg5, %arg6) = (%c0, %c0, %c0) to (%c2, %dim, %dim) step (%c1, %c1, %c1) {
      %36 = arith.cmpi eq, %dim, %c1 : index
      %37 = arith.select %36, %c0, %arg5 : index
      %38 = arith.cmpi eq, %30, %c1 : index
      %39 = arith.select %38, %c0, %arg6 : index
      %40 = memref.load %subview_29[%arg4, %37, %39] : memref<2x?x?xf32, strided<[?, ?, 1], offset: ?>>
      memref.store %40, %alloc_16[%arg4, %arg5, %arg6] : memref<2x?x?xf32>
      scf.reduce 
    }
    cf.assert %10, "must have at most one inferred (negative) dimension"
    %reshape_30 = memref.reshape %alloc_16(%alloc_17) : (memref<2x?x?xf32>, memref<3xi64>) -> memref<2x?x?xf32>
    %31 = memref.load %alloc_17[%c1] : memref<3xi64>
    %32 = arith.index_cast %31 : i64 to index
    %33 = memref.load %alloc_17[%c2] : memref<3xi64>
    %34 = arith.index_cast %33 : i64 to index
    cf.assert %1, "unimplemented: dynamic negative broadcast sizes"
    scf.parallel (%arg4, %arg5, %arg6) = (%c0, %c0, %c0) to (%c2, %dim, %c16) step (%c1, %c1, %c1) {
      %36 = arith.cmpi eq, %dim, %c1 : index
      %37 = arith.select %36, %c0, %arg5 : index
      %38 = memref.load %arg2[%arg4, %37, %arg6] : memref<2x?x16xf32>
      memref.store %38, %alloc_14[%arg4, %arg5, %arg6] : memref<2x?x16xf32>
      scf.reduce 
    }
    %35 = arith.cmpi eq, %13, %0 : i64
    cf.assert %35, "mismatching contracting dimension"
    %alloc_31 = memref.alloc(%18) alignment = 64 : memref<2x?x16xf32>
    scf.parallel (%arg4, %arg5, %arg6) = (%c0, %c0, %c0) to (%c2, %18, %c16) step (%c1, %c1, %c1) {
      memref.store %cst_1, %alloc_31[%arg4, %arg5, %arg6] : memref<2x?x16xf32>
      scf.reduce 
    }
    scf.parallel (%arg4, %arg5, %arg6) = (%c0, %c0, %c0) to (%c2, %32, %c16) step (%c1, %c1, %c1) {
      scf.for %arg7 = %c0 to %34 step %c1 {
        %36 = memref.load %reshape_30[%arg4, %arg5, %arg7] : memref<2x?x?xf32>
        %37 = memref.load %alloc_14[%arg4, %arg7, %arg6] : memref<2x?x16xf32>
        %38 = memref.load %alloc_31[%arg4, %arg5, %arg6] : memref<2x?x16xf32>
        %39 = arith.mulf %36, %37 : f32
        %40 = arith.addf %38, %39 : f32
        memref.store %40, %alloc_31[%arg4, %arg5, %arg6] : memref<2x?x16xf32>
      }
      scf.reduce 
    }
    return %alloc_31 : memref<2x?x16xf32>
  }
}

