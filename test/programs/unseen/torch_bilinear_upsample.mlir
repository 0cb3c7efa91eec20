#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2, d3) -> (0, 0, 0, 0)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d1, 0, 0)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d2, 0)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @main(%arg0: tensor<1x3x6x6xf32>) -> tensor<1x3x12x12xf32> {
    %c3_i64 = arith.constant 3 : i64
    %c5_i64 = arith.constant 5 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %c6_i64 = arith.constant 6 : i64
    %cst = arith.constant 5.000000e-01 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %0 = tensor.empty() : tensor<12xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<12xi64>) {
    ^bb0(%out: i64):
      %38 = linalg.index 0 : index
      %39 = arith.index_cast %38 : index to i64
      linalg.yield %39 : i64
    } -> tensor<12xi64>
    %2 = tensor.empty() : tensor<12xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<12xi64>) outs(%2 : tensor<12xf32>) {
    ^bb0(%in: i64, %out: f32):
      %38 = arith.sitofp %in : i64 to f32
      linalg.yield %38 : f32
    } -> tensor<12xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%3 : tensor<12xf32>) outs(%2 : tensor<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = arith.addf %in, %cst : f32
      linalg.yield %38 : f32
    } -> tensor<12xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%4 : tensor<12xf32>) outs(%2 : tensor<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = arith.mulf %in, %cst : f32
      linalg.yield %38 : f32
    } -> tensor<12xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%5 : tensor<12xf32>) outs(%2 : tensor<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = arith.subf %in, %cst : f32
      linalg.yield %38 : f32
    } -> tensor<12xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%6 : tensor<12xf32>) outs(%2 : tensor<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = arith.cmpf ult, %in, %cst_0 : f32
      %39 = arith.select %38, %cst_0, %in : f32
      linalg.yield %39 : f32
    } -> tensor<12xf32>
    %expanded = tensor.expand_shape %7 [[0, 1]] output_shape [12, 1] : tensor<12xf32> into tensor<12x1xf32>
    %8 = tensor.empty() : tensor<12x1xi64>
    %9 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<12x1xf32>) outs(%8 : tensor<12x1xi64>) {
    ^bb0(%in: f32, %out: i64):
      %38 = arith.fptosi %in : f32 to i64
      linalg.yield %38 : i64
    } -> tensor<12x1xi64>
    %10 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<12x1xi64>) outs(%8 : tensor<12x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %38 = arith.addi %in, %c1_i64 : i64
      linalg.yield %38 : i64
    } -> tensor<12x1xi64>
    %11 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<12x1xi64>) outs(%8 : tensor<12x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %38 = arith.minsi %in, %c5_i64 : i64
      linalg.yield %38 : i64
    } -> tensor<12x1xi64>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%7 : tensor<12xf32>) outs(%0 : tensor<12xi64>) {
    ^bb0(%in: f32, %out: i64):
      %38 = arith.fptosi %in : f32 to i64
      linalg.yield %38 : i64
    } -> tensor<12xi64>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%12 : tensor<12xi64>) outs(%0 : tensor<12xi64>) {
    ^bb0(%in: i64, %out: i64):
      %38 = arith.addi %in, %c1_i64 : i64
      linalg.yield %38 : i64
    } -> tensor<12xi64>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%13 : tensor<12xi64>) outs(%0 : tensor<12xi64>) {
    ^bb0(%in: i64, %out: i64):
      %38 = arith.minsi %in, %c5_i64 : i64
      linalg.yield %38 : i64
    } -> tensor<12xi64>
    %15 = tensor.empty() : tensor<3xi64>
    %16 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%15 : tensor<3xi64>) {
    ^bb0(%out: i64):
      %38 = linalg.index 0 : index
      %39 = arith.index_cast %38 : index to i64
      linalg.yield %39 : i64
    } -> tensor<3xi64>
    %expanded_2 = tensor.expand_shape %16 [[0, 1, 2]] output_shape [3, 1, 1] : tensor<3xi64> into tensor<3x1x1xi64>
    %17 = tensor.empty() : tensor<1xi64>
    %18 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%17 : tensor<1xi64>) {
    ^bb0(%out: i64):
      linalg.yield %c0_i64 : i64
    } -> tensor<1xi64>
    %expanded_3 = tensor.expand_shape %18 [[0, 1, 2, 3]] output_shape [1, 1, 1, 1] : tensor<1xi64> into tensor<1x1x1x1xi64>
    %19 = tensor.empty() : tensor<1x3x12x12xf32>
    %20 = linalg.generic {indexing_maps = [#map2, #map3, #map4, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_3, %expanded_2, %9, %12 : tensor<1x1x1x1xi64>, tensor<3x1x1xi64>, tensor<12x1xi64>, tensor<12xi64>) outs(%19 : tensor<1x3x12x12xf32>) {
    ^bb0(%in: i64, %in_4: i64, %in_5: i64, %in_6: i64, %out: f32):
      %38 = arith.cmpi slt, %in, %c0_i64 : i64
      %39 = arith.addi %in, %c1_i64 : i64
      %40 = arith.select %38, %39, %in : i64
      %41 = arith.index_cast %40 : i64 to index
      %42 = arith.cmpi slt, %in_4, %c0_i64 : i64
      %43 = arith.addi %in_4, %c3_i64 : i64
      %44 = arith.select %42, %43, %in_4 : i64
      %45 = arith.index_cast %44 : i64 to index
      %46 = arith.cmpi slt, %in_5, %c0_i64 : i64
      %47 = arith.addi %in_5, %c6_i64 : i64
      %48 = arith.select %46, %47, %in_5 : i64
      %49 = arith.index_cast %48 : i64 to index
      %50 = arith.cmpi slt, %in_6, %c0_i64 : i64
      %51 = arith.addi %in_6, %c6_i64 : i64
      %52 = arith.select %50, %51, %in_6 : i64
      %53 = arith.index_cast %52 : i64 to index
      %extracted = tensor.extract %arg0[%41, %45, %49, %53] : tensor<1x3x6x6xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x3x12x12xf32>
    %21 = linalg.generic {indexing_maps = [#map2, #map3, #map4, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_3, %expanded_2, %9, %14 : tensor<1x1x1x1xi64>, tensor<3x1x1xi64>, tensor<12x1xi64>, tensor<12xi64>) outs(%19 : tensor<1x3x12x12xf32>) {
    ^bb0(%in: i64, %in_4: i64, %in_5: i64, %in_6: i64, %out: f32):
      %38 = arith.cmpi slt, %in, %c0_i64 : i64
      %39 = arith.addi %in, %c1_i64 : i64
      %40 = arith.select %38, %39, %in : i64
      %41 = arith.index_cast %40 : i64 to index
      %42 = arith.cmpi slt, %in_4, %c0_i64 : i64
      %43 = arith.addi %in_4, %c3_i64 : i64
      %44 = arith.select %42, %43, %in_4 : i64
      %45 = arith.index_cast %44 : i64 to index
      %46 = arith.cmpi slt, %in_5, %c0_i64 : i64
      %47 = arith.addi %in_5, %c6_i64 : i64
      %48 = arith.select %46, %47, %in_5 : i64
      %49 = arith.index_cast %48 : i64 to index
      %50 = arith.cmpi slt, %in_6, %c0_i64 : i64
      %51 = arith.addi %in_6, %c6_i64 : i64
      %52 = arith.select %50, %51, %in_6 : i64
      %53 = arith.index_cast %52 : i64 to index
      %extracted = tensor.extract %arg0[%41, %45, %49, %53] : tensor<1x3x6x6xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x3x12x12xf32>
    %22 = linalg.generic {indexing_maps = [#map2, #map3, #map4, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_3, %expanded_2, %11, %12 : tensor<1x1x1x1xi64>, tensor<3x1x1xi64>, tensor<12x1xi64>, tensor<12xi64>) outs(%19 : tensor<1x3x12x12xf32>) {
    ^bb0(%in: i64, %in_4: i64, %in_5: i64, %in_6: i64, %out: f32):
      %38 = arith.cmpi slt, %in, %c0_i64 : i64
      %39 = arith.addi %in, %c1_i64 : i64
      %40 = arith.select %38, %39, %in : i64
      %41 = arith.index_cast %40 : i64 to index
      %42 = arith.cmpi slt, %in_4, %c0_i64 : i64
      %43 = arith.addi %in_4, %c3_i64 : i64
      %44 = arith.select %42, %43, %in_4 : i64
      %45 = arith.index_cast %44 : i64 to index
      %46 = arith.cmpi slt, %in_5, %c0_i64 : i64
      %47 = arith.addi %in_5, %c6_i64 : i64
      %48 = arith.select %46, %47, %in_5 : i64
      %49 = arith.index_cast %48 : i64 to index
      %50 = arith.cmpi slt, %in_6, %c0_i64 : i64
      %51 = arith.addi %in_6, %c6_i64 : i64
      %52 = arith.select %50, %51, %in_6 : i64
      %53 = arith.index_cast %52 : i64 to index
      %extracted = tensor.extract %arg0[%41, %45, %49, %53] : tensor<1x3x6x6xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x3x12x12xf32>
    %23 = linalg.generic {indexing_maps = [#map2, #map3, #map4, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_3, %expanded_2, %11, %14 : tensor<1x1x1x1xi64>, tensor<3x1x1xi64>, tensor<12x1xi64>, tensor<12xi64>) outs(%19 : tensor<1x3x12x12xf32>) {
    ^bb0(%in: i64, %in_4: i64, %in_5: i64, %in_6: i64, %out: f32):
      %38 = arith.cmpi slt, %in, %c0_i64 : i64
      %39 = arith.addi %in, %c1_i64 : i64
      %40 = arith.select %38, %39, %in : i64
      %41 = arith.index_cast %40 : i64 to index
      %42 = arith.cmpi slt, %in_4, %c0_i64 : i64
      %43 = arith.addi %in_4, %c3_i64 : i64
      %44 = arith.select %42, %43, %in_4 : i64
      %45 = arith.index_cast %44 : i64 to index
      %46 = arith.cmpi slt, %in_5, %c0_i64 : i64
      %47 = arith.addi %in_5, %c6_i64 : i64
      %48 = arith.select %46, %47, %in_5 : i64
      %49 = arith.index_cast %48 : i64 to index
      %50 = arith.cmpi slt, %in_6, %c0_i64 : i64
      %51 = arith.addi %in_6, %c6_i64 : i64
      %52 = arith.select %50, %51, %in_6 : i64
      %53 = arith.index_cast %52 : i64 to index
      %extracted = tensor.extract %arg0[%41, %45, %49, %53] : tensor<1x3x6x6xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x3x12x12xf32>
    %24 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%7, %12 : tensor<12xf32>, tensor<12xi64>) outs(%2 : tensor<12xf32>) {
    ^bb0(%in: f32, %in_4: i64, %out: f32):
      %38 = arith.sitofp %in_4 : i64 to f32
      %39 = arith.subf %in, %38 : f32
      linalg.yield %39 : f32
    } -> tensor<12xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%24 : tensor<12xf32>) outs(%2 : tensor<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = arith.cmpf ult, %in, %cst_0 : f32
      %39 = arith.select %38, %cst_0, %in : f32
      %40 = arith.cmpf ugt, %39, %cst_1 : f32
      %41 = arith.select %40, %cst_1, %39 : f32
      linalg.yield %41 : f32
    } -> tensor<12xf32>
    %26 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21, %20 : tensor<1x3x12x12xf32>, tensor<1x3x12x12xf32>) outs(%19 : tensor<1x3x12x12xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %38 = arith.subf %in, %in_4 : f32
      linalg.yield %38 : f32
    } -> tensor<1x3x12x12xf32>
    %27 = linalg.generic {indexing_maps = [#map6, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%26, %25 : tensor<1x3x12x12xf32>, tensor<12xf32>) outs(%19 : tensor<1x3x12x12xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %38 = arith.mulf %in, %in_4 : f32
      linalg.yield %38 : f32
    } -> tensor<1x3x12x12xf32>
    %28 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%20, %27 : tensor<1x3x12x12xf32>, tensor<1x3x12x12xf32>) outs(%19 : tensor<1x3x12x12xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %38 = arith.addf %in, %in_4 : f32
      linalg.yield %38 : f32
    } -> tensor<1x3x12x12xf32>
    %29 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23, %22 : tensor<1x3x12x12xf32>, tensor<1x3x12x12xf32>) outs(%19 : tensor<1x3x12x12xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %38 = arith.subf %in, %in_4 : f32
      linalg.yield %38 : f32
    } -> tensor<1x3x12x12xf32>
    %30 = linalg.generic {indexing_maps = [#map6, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%29, %25 : tensor<1x3x12x12xf32>, tensor<12xf32>) outs(%19 : tensor<1x3x12x12xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %38 = arith.mulf %in, %in_4 : f32
      linalg.yield %38 : f32
    } -> tensor<1x3x12x12xf32>
    %31 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22, %30 : tensor<1x3x12x12xf32>, tensor<1x3x12x12xf32>) outs(%19 : tensor<1x3x12x12xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %38 = arith.addf %in, %in_4 : f32
      linalg.yield %38 : f32
    } -> tensor<1x3x12x12xf32>
    %32 = tensor.empty() : tensor<12x1xf32>
    %33 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded, %9 : tensor<12x1xf32>, tensor<12x1xi64>) outs(%32 : tensor<12x1xf32>) {
    ^bb0(%in: f32, %in_4: i64, %out: f32):
      %38 = arith.sitofp %in_4 : i64 to f32
      %39 = arith.subf %in, %38 : f32
      linalg.yield %39 : f32
    } -> tensor<12x1xf32>
    %34 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%33 : tensor<12x1xf32>) outs(%32 : tensor<12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = arith.cmpf ult, %in, %cst_0 : f32
      %39 = arith.select %38, %cst_0, %in : f32
      %40 = arith.cmpf ugt, %39, %cst_1 : f32
      %41 = arith.select %40, %cst_1, %39 : f32
      linalg.yield %41 : f32
    } -> tensor<12x1xf32>
    %35 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31, %28 : tensor<1x3x12x12xf32>, tensor<1x3x12x12xf32>) outs(%19 : tensor<1x3x12x12xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %38 = arith.subf %in, %in_4 : f32
      linalg.yield %38 : f32
    } -> tensor<1x3x12x12xf32>
    %36 = linalg.generic {indexing_maps = [#map6, #map4, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%35, %34 : tensor<1x3x12x12xf32>, tensor<12x1xf32>) outs(%19 : tensor<1x3x12x12xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %38 = arith.mulf %in, %in_4 : f32
      linalg.yield %38 : f32
    } -> tensor<1x3x12x12xf32>
    %37 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%28, %36 : tensor<1x3x12x12xf32>, tensor<1x3x12x12xf32>) outs(%19 : tensor<1x3x12x12xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %38 = arith.addf %in, %in_4 : f32
      linalg.yield %38 : f32
    } -> tensor<1x3x12x12xf32>
    return %37 : tensor<1x3x12x12xf32>
  }
}
