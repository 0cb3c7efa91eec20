#map = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, 0)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, 1)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @main(%arg0: tensor<1x2x6x6xf32>, %arg1: tensor<1x4x5x2xf32>) -> tensor<1x2x4x5xf32> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 2.000000e+00 : f32
    %c1_i64 = arith.constant 1 : i64
    %c5_i64 = arith.constant 5 : i64
    %cst_2 = arith.constant 2.500000e+00 : f32
    %c0 = arith.constant 0 : index
    %0 = tensor.empty() : tensor<1x2x4x5xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1, %arg1 : tensor<1x4x5x2xf32>, tensor<1x4x5x2xf32>) outs(%0 : tensor<1x2x4x5xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %2 = arith.divf %in_3, %cst_1 : f32
      %3 = arith.divf %in, %cst_1 : f32
      %4 = arith.addf %in_3, %cst_0 : f32
      %5 = arith.addf %in, %cst_0 : f32
      %6 = arith.mulf %4, %cst_2 : f32
      %7 = arith.mulf %5, %cst_2 : f32
      %8 = arith.addf %6, %2 : f32
      %9 = arith.addf %7, %3 : f32
      %10 = arith.cmpf olt, %8, %cst : f32
      %11 = arith.cmpf olt, %9, %cst : f32
      %12 = arith.fptosi %8 : f32 to i64
      %13 = arith.fptosi %9 : f32 to i64
      %14 = arith.subi %12, %c1_i64 : i64
      %15 = arith.subi %13, %c1_i64 : i64
      %16 = arith.select %10, %14, %12 : i64
      %17 = arith.select %11, %15, %13 : i64
      %18 = arith.select %10, %c0_i64, %12 : i64
      %19 = arith.select %11, %c0_i64, %13 : i64
      %20 = arith.addi %16, %c1_i64 : i64
      %21 = arith.addi %17, %c1_i64 : i64
      %22 = arith.cmpi sgt, %20, %c5_i64 : i64
      %23 = arith.cmpi sgt, %21, %c5_i64 : i64
      %24 = arith.select %22, %16, %20 : i64
      %25 = arith.select %23, %17, %21 : i64
      %26 = arith.index_cast %18 : i64 to index
      %27 = arith.index_cast %19 : i64 to index
      %28 = arith.index_cast %24 : i64 to index
      %29 = arith.index_cast %25 : i64 to index
      %30 = linalg.index 1 : index
      %extracted = tensor.extract %arg0[%c0, %30, %26, %27] : tensor<1x2x6x6xf32>
      %31 = arith.select %10, %cst, %extracted : f32
      %32 = arith.select %11, %cst, %31 : f32
      %extracted_4 = tensor.extract %arg0[%c0, %30, %26, %29] : tensor<1x2x6x6xf32>
      %33 = arith.select %23, %cst, %extracted_4 : f32
      %34 = arith.select %10, %cst, %33 : f32
      %extracted_5 = tensor.extract %arg0[%c0, %30, %28, %27] : tensor<1x2x6x6xf32>
      %35 = arith.select %22, %cst, %extracted_5 : f32
      %36 = arith.select %11, %cst, %35 : f32
      %extracted_6 = tensor.extract %arg0[%c0, %30, %28, %29] : tensor<1x2x6x6xf32>
      %37 = arith.select %22, %cst, %extracted_6 : f32
      %38 = arith.select %23, %cst, %37 : f32
      %39 = arith.sitofp %16 : i64 to f32
      %40 = arith.sitofp %17 : i64 to f32
      %41 = arith.subf %8, %39 : f32
      %42 = arith.subf %9, %40 : f32
      %43 = arith.subf %cst_0, %42 : f32
      %44 = arith.mulf %32, %43 : f32
      %45 = arith.mulf %34, %42 : f32
      %46 = arith.addf %44, %45 : f32
      %47 = arith.mulf %36, %43 : f32
      %48 = arith.mulf %38, %42 : f32
      %49 = arith.addf %47, %48 : f32
      %50 = arith.subf %cst_0, %41 : f32
      %51 = arith.mulf %46, %50 : f32
      %52 = arith.mulf %49, %41 : f32
      %53 = arith.addf %51, %52 : f32
      linalg.yield %53 : f32
    } -> tensor<1x2x4x5xf32>
    return %1 : tensor<1x2x4x5xf32>
  }
}

