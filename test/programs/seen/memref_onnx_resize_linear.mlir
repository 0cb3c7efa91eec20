#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @resize_linear(%arg0: memref<1x4x6x6xf32>, %arg1: memref<1x4x12x12xf32>) {
    %cst = arith.constant 1.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %cst_0 = arith.constant 5.000000e-01 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %cst_2 = arith.constant 2.000000e+00 : f32
    %cst_3 = arith.constant 5.000000e+00 : f32
    %alloc = memref.alloc() alignment = 64 : memref<1x4x12x12xf32>
    linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%alloc : memref<1x4x12x12xf32>) {
    ^bb0(%out: f32):
      %0 = linalg.index 1 : index
      %1 = linalg.index 2 : index
      %2 = linalg.index 3 : index
      %3 = arith.index_cast %1 : index to i64
      %4 = arith.sitofp %3 : i64 to f32
      %5 = arith.addf %4, %cst_0 : f32
      %6 = arith.divf %5, %cst_2 : f32
      %7 = arith.subf %6, %cst_0 : f32
      %8 = arith.maximumf %7, %cst_1 : f32
      %9 = arith.minimumf %8, %cst_3 : f32
      %10 = arith.index_cast %2 : index to i64
      %11 = arith.sitofp %10 : i64 to f32
      %12 = arith.addf %11, %cst_0 : f32
      %13 = arith.divf %12, %cst_2 : f32
      %14 = arith.subf %13, %cst_0 : f32
      %15 = arith.maximumf %14, %cst_1 : f32
      %16 = arith.minimumf %15, %cst_3 : f32
      %17 = math.floor %9 : f32
      %18 = arith.addf %9, %cst : f32
      %19 = math.floor %18 : f32
      %20 = arith.fptosi %17 : f32 to i64
      %21 = arith.index_cast %20 : i64 to index
      %22 = arith.minimumf %18, %cst_3 : f32
      %23 = arith.fptosi %22 : f32 to i64
      %24 = arith.index_cast %23 : i64 to index
      %25 = math.floor %16 : f32
      %26 = arith.addf %16, %cst : f32
      %27 = math.floor %26 : f32
      %28 = arith.fptosi %25 : f32 to i64
      %29 = arith.index_cast %28 : i64 to index
      %30 = arith.minimumf %26, %cst_3 : f32
      %31 = arith.fptosi %30 : f32 to i64
      %32 = arith.index_cast %31 : i64 to index
      %33 = memref.load %arg0[%c0, %0, %21, %29] : memref<1x4x6x6xf32>
      %34 = memref.load %arg0[%c0, %0, %21, %32] : memref<1x4x6x6xf32>
      %35 = memref.load %arg0[%c0, %0, %24, %29] : memref<1x4x6x6xf32>
      %36 = memref.load %arg0[%c0, %0, %24, %32] : memref<1x4x6x6xf32>
      %37 = arith.subf %19, %9 : f32
      %38 = arith.subf %9, %17 : f32
      %39 = arith.subf %27, %16 : f32
      %40 = arith.subf %16, %25 : f32
      %41 = arith.mulf %39, %33 : f32
      %42 = arith.mulf %40, %34 : f32
      %43 = arith.addf %41, %42 : f32
      %44 = arith.mulf %37, %43 : f32
      %45 = arith.mulf %39, %35 : f32
      %46 = arith.mulf %40, %36 : f32
      %47 = arith.addf %45, %46 : f32
      %48 = arith.mulf %38, %47 : f32
      %49 = arith.addf %44, %48 : f32
      linalg.yield %49 : f32
    }
    memref.copy %alloc, %arg1 : memref<1x4x12x12xf32> to memref<1x4x12x12xf32>
    return
  }
}

