module {
  memref.global "private" constant @__constant_xi64_0 : memref<i64> = dense<1> alignment = 64
  memref.global "private" constant @__constant_xi64 : memref<i64> = dense<0> alignment = 64
  memref.global "private" constant @__constant_xf32 : memref<f32> = dense<0.000000e+00> alignment = 64
  func.func @main(%arg0: memref<5x18xf32>, %arg1: memref<18x10xf32>, %arg2: memref<5xi64>) -> (memref<5xf32>, memref<5xf32>) {
    %cst = arith.constant 5.000000e+00 : f32
    %cst_0 = arith.constant 5.000000e-02 : f64
    %c2_i64 = arith.constant 2 : i64
    %c4_i64 = arith.constant 4 : i64
    %c0_i64 = arith.constant 0 : i64
    %c-100_i64 = arith.constant -100 : i64
    %cst_1 = arith.constant 0.000000e+00 : f32
    %cst_2 = arith.constant 0xFF800000 : f32
    %c10 = arith.constant 10 : index
    %cst_3 = arith.constant 1.000000e+00 : f32
    %alloc = memref.alloc() alignment = 64 : memref<5x10xf32>
    %alloc_4 = memref.alloc() alignment = 64 : memref<5x10xf32>
    affine.for %arg3 = 0 to 5 {
      affine.for %arg4 = 0 to 10 {
        affine.store %cst_1, %alloc_4[%arg3, %arg4] : memref<5x10xf32>
        affine.for %arg5 = 0 to 18 {
          %2 = affine.load %arg0[%arg3, %arg5] : memref<5x18xf32>
          %3 = affine.load %arg1[%arg5, %arg4] : memref<18x10xf32>
          %4 = affine.load %alloc_4[%arg3, %arg4] : memref<5x10xf32>
          %5 = arith.mulf %2, %3 : f32
          %6 = arith.addf %4, %5 : f32
          affine.store %6, %alloc_4[%arg3, %arg4] : memref<5x10xf32>
        }
      }
    }
    %alloc_5 = memref.alloc() alignment = 64 : memref<5xi64>
    %alloc_6 = memref.alloc() alignment = 64 : memref<5xf32>
    %expand_shape = memref.expand_shape %alloc_6 [[0, 1]] output_shape [5, 1] : memref<5xf32> into memref<5x1xf32>
    %alloc_7 = memref.alloc() alignment = 64 : memref<5x10xf32>
    %alloc_8 = memref.alloc() alignment = 64 : memref<5x1xf32>
    affine.for %arg3 = 0 to 5 {
      affine.for %arg4 = 0 to 1 {
        affine.store %c0_i64, %alloc_5[%arg3] : memref<5xi64>
        affine.store %cst_2, %alloc_6[%arg3] : memref<5xf32>
        affine.store %cst_1, %alloc_8[%arg3, 0] : memref<5x1xf32>
        affine.for %arg5 = 0 to 10 {
          affine.for %arg6 = 0 to 18 {
            %16 = affine.load %arg0[%arg3, %arg6] : memref<5x18xf32>
            %17 = affine.load %arg1[%arg6, %arg5] : memref<18x10xf32>
            %18 = affine.load %alloc_4[%arg3, %arg5] : memref<5x10xf32>
            %19 = arith.mulf %16, %17 : f32
            %20 = arith.addf %18, %19 : f32
            affine.store %20, %alloc_4[%arg3, %arg5] : memref<5x10xf32>
          }
          %4 = affine.load %alloc_4[%arg3, %arg5] : memref<5x10xf32>
          %5 = affine.load %alloc_6[%arg3] : memref<5xf32>
          %6 = affine.load %alloc_5[%arg3] : memref<5xi64>
          %7 = arith.index_cast %arg5 : index to i64
          %8 = arith.maximumf %4, %5 : f32
          %9 = arith.cmpf ogt, %4, %5 : f32
          %10 = arith.select %9, %7, %6 : i64
          affine.store %8, %alloc_6[%arg3] : memref<5xf32>
          affine.store %10, %alloc_5[%arg3] : memref<5xi64>
          %11 = affine.load %expand_shape[%arg3, 0] : memref<5x1xf32>
          %12 = arith.subf %4, %11 : f32
          affine.store %12, %alloc_7[%arg3, %arg5] : memref<5x10xf32>
          %13 = math.exp %12 : f32
          affine.store %13, %alloc[%arg3, %arg5] : memref<5x10xf32>
          %14 = affine.load %alloc_8[%arg3, 0] : memref<5x1xf32>
          %15 = arith.addf %13, %14 : f32
          affine.store %15, %alloc_8[%arg3, 0] : memref<5x1xf32>
        }
        %2 = affine.load %alloc_8[%arg3, %arg4] : memref<5x1xf32>
        %3 = math.log %2 : f32
        affine.store %3, %alloc_8[%arg3, %arg4] : memref<5x1xf32>
      }
    }
    affine.for %arg3 = 0 to 5 {
      affine.for %arg4 = 0 to 10 {
        %2 = affine.load %alloc_7[%arg3, %arg4] : memref<5x10xf32>
        %3 = affine.load %alloc_8[%arg3, 0] : memref<5x1xf32>
        %4 = arith.subf %2, %3 : f32
        affine.store %4, %alloc[%arg3, %arg4] : memref<5x10xf32>
      }
    }
    %expand_shape_9 = memref.expand_shape %alloc_5 [[0, 1]] output_shape [5, 1] : memref<5xi64> into memref<5x1xi64>
    affine.for %arg3 = 0 to 5 {
      affine.for %arg4 = 0 to 1 {
        %2 = affine.load %expand_shape_9[%arg3, %arg4] : memref<5x1xi64>
        %3 = arith.index_cast %2 : i64 to index
        %4 = arith.cmpi slt, %3, %c10 : index
        cf.assert %4, "index must be smaller than dim size"
        %5 = arith.cmpi sge, %2, %c0_i64 : i64
        cf.assert %5, "index must be larger or equal to 0"
        %6 = memref.load %alloc[%arg3, %3] : memref<5x10xf32>
        affine.store %6, %alloc_8[%arg3, %arg4] : memref<5x1xf32>
      }
    }
    %collapse_shape = memref.collapse_shape %alloc_8 [[0, 1]] : memref<5x1xf32> into memref<5xf32>
    %expand_shape_10 = memref.expand_shape %arg2 [[0, 1]] output_shape [5, 1] : memref<5xi64> into memref<5x1xi64>
    %alloc_11 = memref.alloc() alignment = 64 : memref<f32>
    affine.store %cst_1, %alloc_11[] : memref<f32>
    affine.for %arg3 = 0 to 5 {
      %2 = affine.load %arg2[%arg3] : memref<5xi64>
      %3 = arith.cmpi ne, %2, %c-100_i64 : i64
      %4 = affine.load %collapse_shape[%arg3] : memref<5xf32>
      %5 = arith.negf %4 : f32
      %6 = arith.select %3, %2, %c0_i64 : i64
      affine.store %6, %alloc_5[%arg3] : memref<5xi64>
      %7 = arith.select %3, %5, %cst_1 : f32
      %8 = arith.negf %7 : f32
      %9 = math.exp %8 : f32
      %10 = arith.subf %cst_3, %9 : f32
      %11 = math.fpowi %10, %c2_i64 : f32, i64
      %12 = arith.mulf %11, %7 : f32
      affine.store %12, %alloc_6[%arg3] : memref<5xf32>
      %13 = affine.load %alloc_11[] : memref<f32>
      %14 = arith.addf %12, %13 : f32
      affine.store %14, %alloc_11[] : memref<f32>
    }
    %0 = affine.load %alloc_11[] : memref<f32>
    %1 = arith.divf %0, %cst : f32
    affine.store %1, %alloc_11[] : memref<f32>
    %alloc_12 = memref.alloc() alignment = 64 : memref<5xf32>
    affine.for %arg3 = 0 to 5 {
      affine.store %cst_1, %alloc_12[%arg3] : memref<5xf32>
    }
    %alloc_13 = memref.alloc() alignment = 64 : memref<5xf32>
    memref.copy %alloc_12, %alloc_13 : memref<5xf32> to memref<5xf32>
    affine.for %arg3 = 0 to 5 {
      affine.for %arg4 = 0 to 10 {
        %4 = arith.index_cast %arg4 : index to i64
        %5 = affine.load %expand_shape_10[%arg3, 0] : memref<5x1xi64>
        %6 = arith.cmpi eq, %5, %4 : i64
        %7 = arith.uitofp %6 : i1 to f32
        %8 = affine.load %alloc_4[%arg3, %arg4] : memref<5x10xf32>
        %9 = math.absf %8 : f32
        %10 = arith.negf %9 : f32
        %11 = math.exp %10 : f32
        %12 = math.log1p %11 : f32
        %13 = arith.cmpf olt, %cst_1, %8 : f32
        %14 = arith.select %13, %cst_1, %8 : f32
        %15 = arith.subf %14, %12 : f32
        %16 = arith.mulf %7, %15 : f32
        %17 = arith.negf %8 : f32
        %18 = math.exp %17 : f32
        %19 = arith.addf %18, %cst_3 : f32
        %20 = arith.divf %cst_3, %19 : f32
        %21 = arith.truncf %cst_0 : f64 to f32
        %22 = arith.subf %20, %21 : f32
        %23 = arith.cmpf ult, %22, %cst_1 : f32
        %24 = arith.select %23, %cst_1, %22 : f32
        %25 = math.fpowi %24, %c4_i64 : f32, i64
        %26 = arith.subf %cst_3, %7 : f32
        %27 = arith.mulf %26, %25 : f32
        %28 = arith.negf %8 : f32
        %29 = arith.cmpf olt, %cst_1, %28 : f32
        %30 = arith.select %29, %cst_1, %28 : f32
        %31 = math.absf %28 : f32
        %32 = arith.negf %31 : f32
        %33 = math.exp %32 : f32
        %34 = math.log1p %33 : f32
        %35 = arith.subf %30, %34 : f32
        %36 = arith.mulf %27, %35 : f32
        %37 = arith.addf %16, %36 : f32
        %38 = arith.negf %37 : f32
        affine.store %38, %alloc[%arg3, %arg4] : memref<5x10xf32>
        %39 = affine.load %alloc_13[%arg3] : memref<5xf32>
        %40 = arith.subf %39, %37 : f32
        affine.store %40, %alloc_13[%arg3] : memref<5xf32>
      }
      %2 = affine.load %alloc_13[%arg3] : memref<5xf32>
      %3 = arith.addf %1, %2 : f32
      affine.store %3, %alloc_6[%arg3] : memref<5xf32>
    }
    affine.for %arg3 = 0 to 5 {
      %2 = affine.load %expand_shape_10[%arg3, 0] : memref<5x1xi64>
      %3 = arith.index_cast %2 : i64 to index
      %4 = arith.cmpi slt, %3, %c10 : index
      cf.assert %4, "index must be smaller than dim size"
      %5 = arith.cmpi sge, %2, %c0_i64 : i64
      cf.assert %5, "index must be larger or equal to 0"
      %6 = memref.load %alloc_4[%arg3, %3] : memref<5x10xf32>
      affine.store %6, %alloc_8[%arg3, 0] : memref<5x1xf32>
      affine.for %arg4 = 0 to 10 {
        %7 = affine.load %alloc_4[%arg3, %arg4] : memref<5x10xf32>
        %8 = arith.subf %7, %6 : f32
        %9 = arith.addf %8, %cst_3 : f32
        %10 = arith.cmpf ult, %9, %cst_1 : f32
        %11 = arith.select %10, %cst_1, %9 : f32
        affine.store %11, %alloc[%arg3, %arg4] : memref<5x10xf32>
        %12 = affine.load %alloc_12[%arg3] : memref<5xf32>
        %13 = arith.addf %11, %12 : f32
        affine.store %13, %alloc_12[%arg3] : memref<5xf32>
      }
    }
    return %alloc_6, %alloc_12 : memref<5xf32>, memref<5xf32>
  }
}

