#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d2, d3, d4)>
#map2 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1, d2, d3) -> ()>
#map5 = affine_map<(d0, d1, d2, d3) -> (0, 0, 0, 0)>
#map6 = affine_map<(d0, d1, d2, d3) -> (0, d1, 0, 0)>
#map7 = affine_map<(d0, d1, d2, d3) -> (0, d1, d2, d3)>
module {
  func.func @main(%arg0: tensor<1x2x6x6xf32>, %arg1: tensor<1x4x5x2xf32>) -> tensor<1x2x4x5xf32> {
    %c6_i64 = arith.constant 6 : i64
    %c0_i64 = arith.constant 0 : i64
    %c2_i64 = arith.constant 2 : i64
    %c1_i64 = arith.constant 1 : i64
    %cst = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_0 = arith.constant 2.500000e+00 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %cst_2 = arith.constant 5.000000e+00 : f32
    %cst_3 = arith.constant 1.000000e+00 : f32
    %cst_4 = arith.constant 6.000000e+00 : f32
    %cst_5 = arith.constant dense<0> : tensor<i64>
    %0 = tensor.empty() : tensor<1x4x5x2xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<1x4x5x2xf32>) outs(%0 : tensor<1x4x5x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = math.tanh %in : f32
      linalg.yield %74 : f32
    } -> tensor<1x4x5x2xf32>
    %2 = tensor.empty() : tensor<1x2x4x5x2xf32>
    %3 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%1 : tensor<1x4x5x2xf32>) outs(%2 : tensor<1x2x4x5x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x4x5x2xf32>
    %4 = tensor.empty() : tensor<1xi64>
    %5 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%4 : tensor<1xi64>) {
    ^bb0(%out: i64):
      linalg.yield %c0_i64 : i64
    } -> tensor<1xi64>
    %expanded = tensor.expand_shape %5 [[0, 1, 2, 3]] output_shape [1, 1, 1, 1] : tensor<1xi64> into tensor<1x1x1x1xi64>
    %6 = tensor.empty() : tensor<2xi64>
    %7 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%6 : tensor<2xi64>) {
    ^bb0(%out: i64):
      %74 = linalg.index 0 : index
      %75 = arith.index_cast %74 : index to i64
      linalg.yield %75 : i64
    } -> tensor<2xi64>
    %expanded_6 = tensor.expand_shape %7 [[0, 1, 2, 3]] output_shape [1, 2, 1, 1] : tensor<2xi64> into tensor<1x2x1x1xi64>
    %extracted_slice = tensor.extract_slice %3[0, 0, 0, 0, 0] [1, 2, 4, 5, 1] [1, 1, 1, 1, 1] : tensor<1x2x4x5x2xf32> to tensor<1x2x4x5x1xf32>
    %collapsed = tensor.collapse_shape %extracted_slice [[0], [1], [2], [3, 4]] : tensor<1x2x4x5x1xf32> into tensor<1x2x4x5xf32>
    %extracted_slice_7 = tensor.extract_slice %3[0, 0, 0, 0, 1] [1, 2, 4, 5, 1] [1, 1, 1, 1, 1] : tensor<1x2x4x5x2xf32> to tensor<1x2x4x5x1xf32>
    %collapsed_8 = tensor.collapse_shape %extracted_slice_7 [[0], [1], [2], [3, 4]] : tensor<1x2x4x5x1xf32> into tensor<1x2x4x5xf32>
    %8 = tensor.empty() : tensor<1x2x4x5xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed : tensor<1x2x4x5xf32>) outs(%8 : tensor<1x2x4x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = arith.mulf %in, %cst_0 : f32
      linalg.yield %74 : f32
    } -> tensor<1x2x4x5xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9 : tensor<1x2x4x5xf32>) outs(%8 : tensor<1x2x4x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = arith.addf %in, %cst_0 : f32
      linalg.yield %74 : f32
    } -> tensor<1x2x4x5xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%10 : tensor<1x2x4x5xf32>) outs(%8 : tensor<1x2x4x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = arith.cmpf ult, %in, %cst_1 : f32
      %75 = arith.select %74, %cst_1, %in : f32
      %76 = arith.cmpf ugt, %75, %cst_2 : f32
      %77 = arith.select %76, %cst_2, %75 : f32
      linalg.yield %77 : f32
    } -> tensor<1x2x4x5xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_8 : tensor<1x2x4x5xf32>) outs(%8 : tensor<1x2x4x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = arith.mulf %in, %cst_0 : f32
      linalg.yield %74 : f32
    } -> tensor<1x2x4x5xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12 : tensor<1x2x4x5xf32>) outs(%8 : tensor<1x2x4x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = arith.addf %in, %cst_0 : f32
      linalg.yield %74 : f32
    } -> tensor<1x2x4x5xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13 : tensor<1x2x4x5xf32>) outs(%8 : tensor<1x2x4x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = arith.cmpf ult, %in, %cst_1 : f32
      %75 = arith.select %74, %cst_1, %in : f32
      %76 = arith.cmpf ugt, %75, %cst_2 : f32
      %77 = arith.select %76, %cst_2, %75 : f32
      linalg.yield %77 : f32
    } -> tensor<1x2x4x5xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11 : tensor<1x2x4x5xf32>) outs(%8 : tensor<1x2x4x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = math.floor %in : f32
      linalg.yield %74 : f32
    } -> tensor<1x2x4x5xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14 : tensor<1x2x4x5xf32>) outs(%8 : tensor<1x2x4x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = math.floor %in : f32
      linalg.yield %74 : f32
    } -> tensor<1x2x4x5xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15 : tensor<1x2x4x5xf32>) outs(%8 : tensor<1x2x4x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = arith.addf %in, %cst_3 : f32
      linalg.yield %74 : f32
    } -> tensor<1x2x4x5xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16 : tensor<1x2x4x5xf32>) outs(%8 : tensor<1x2x4x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = arith.addf %in, %cst_3 : f32
      linalg.yield %74 : f32
    } -> tensor<1x2x4x5xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17, %11 : tensor<1x2x4x5xf32>, tensor<1x2x4x5xf32>) outs(%8 : tensor<1x2x4x5xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %74 = arith.subf %in, %in_9 : f32
      linalg.yield %74 : f32
    } -> tensor<1x2x4x5xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18, %14 : tensor<1x2x4x5xf32>, tensor<1x2x4x5xf32>) outs(%8 : tensor<1x2x4x5xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %74 = arith.subf %in, %in_9 : f32
      linalg.yield %74 : f32
    } -> tensor<1x2x4x5xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%19, %20 : tensor<1x2x4x5xf32>, tensor<1x2x4x5xf32>) outs(%8 : tensor<1x2x4x5xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %74 = arith.mulf %in, %in_9 : f32
      linalg.yield %74 : f32
    } -> tensor<1x2x4x5xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11, %15 : tensor<1x2x4x5xf32>, tensor<1x2x4x5xf32>) outs(%8 : tensor<1x2x4x5xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %74 = arith.subf %in, %in_9 : f32
      linalg.yield %74 : f32
    } -> tensor<1x2x4x5xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22, %20 : tensor<1x2x4x5xf32>, tensor<1x2x4x5xf32>) outs(%8 : tensor<1x2x4x5xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %74 = arith.mulf %in, %in_9 : f32
      linalg.yield %74 : f32
    } -> tensor<1x2x4x5xf32>
    %24 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14, %16 : tensor<1x2x4x5xf32>, tensor<1x2x4x5xf32>) outs(%8 : tensor<1x2x4x5xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %74 = arith.subf %in, %in_9 : f32
      linalg.yield %74 : f32
    } -> tensor<1x2x4x5xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%19, %24 : tensor<1x2x4x5xf32>, tensor<1x2x4x5xf32>) outs(%8 : tensor<1x2x4x5xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %74 = arith.mulf %in, %in_9 : f32
      linalg.yield %74 : f32
    } -> tensor<1x2x4x5xf32>
    %26 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22, %24 : tensor<1x2x4x5xf32>, tensor<1x2x4x5xf32>) outs(%8 : tensor<1x2x4x5xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %74 = arith.mulf %in, %in_9 : f32
      linalg.yield %74 : f32
    } -> tensor<1x2x4x5xf32>
    %27 = tensor.empty() : tensor<1x2x4x5xi1>
    %28 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15 : tensor<1x2x4x5xf32>) outs(%27 : tensor<1x2x4x5xi1>) {
    ^bb0(%in: f32, %out: i1):
      %74 = arith.cmpf oge, %in, %cst_1 : f32
      linalg.yield %74 : i1
    } -> tensor<1x2x4x5xi1>
    %29 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15 : tensor<1x2x4x5xf32>) outs(%27 : tensor<1x2x4x5xi1>) {
    ^bb0(%in: f32, %out: i1):
      %74 = arith.cmpf olt, %in, %cst_4 : f32
      linalg.yield %74 : i1
    } -> tensor<1x2x4x5xi1>
    %30 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16 : tensor<1x2x4x5xf32>) outs(%27 : tensor<1x2x4x5xi1>) {
    ^bb0(%in: f32, %out: i1):
      %74 = arith.cmpf oge, %in, %cst_1 : f32
      linalg.yield %74 : i1
    } -> tensor<1x2x4x5xi1>
    %31 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16 : tensor<1x2x4x5xf32>) outs(%27 : tensor<1x2x4x5xi1>) {
    ^bb0(%in: f32, %out: i1):
      %74 = arith.cmpf olt, %in, %cst_4 : f32
      linalg.yield %74 : i1
    } -> tensor<1x2x4x5xi1>
    %32 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%30, %31 : tensor<1x2x4x5xi1>, tensor<1x2x4x5xi1>) outs(%27 : tensor<1x2x4x5xi1>) {
    ^bb0(%in: i1, %in_9: i1, %out: i1):
      %74 = arith.andi %in, %in_9 : i1
      linalg.yield %74 : i1
    } -> tensor<1x2x4x5xi1>
    %33 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%29, %32 : tensor<1x2x4x5xi1>, tensor<1x2x4x5xi1>) outs(%27 : tensor<1x2x4x5xi1>) {
    ^bb0(%in: i1, %in_9: i1, %out: i1):
      %74 = arith.andi %in, %in_9 : i1
      linalg.yield %74 : i1
    } -> tensor<1x2x4x5xi1>
    %34 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%28, %33 : tensor<1x2x4x5xi1>, tensor<1x2x4x5xi1>) outs(%27 : tensor<1x2x4x5xi1>) {
    ^bb0(%in: i1, %in_9: i1, %out: i1):
      %74 = arith.andi %in, %in_9 : i1
      linalg.yield %74 : i1
    } -> tensor<1x2x4x5xi1>
    %35 = tensor.empty() : tensor<1x2x4x5xi64>
    %36 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15 : tensor<1x2x4x5xf32>) outs(%35 : tensor<1x2x4x5xi64>) {
    ^bb0(%in: f32, %out: i64):
      %74 = arith.fptosi %in : f32 to i64
      linalg.yield %74 : i64
    } -> tensor<1x2x4x5xi64>
    %37 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16 : tensor<1x2x4x5xf32>) outs(%35 : tensor<1x2x4x5xi64>) {
    ^bb0(%in: f32, %out: i64):
      %74 = arith.fptosi %in : f32 to i64
      linalg.yield %74 : i64
    } -> tensor<1x2x4x5xi64>
    %38 = linalg.generic {indexing_maps = [#map, #map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%34, %36, %cst_5 : tensor<1x2x4x5xi1>, tensor<1x2x4x5xi64>, tensor<i64>) outs(%35 : tensor<1x2x4x5xi64>) {
    ^bb0(%in: i1, %in_9: i64, %in_10: i64, %out: i64):
      %74 = arith.select %in, %in_9, %in_10 : i64
      linalg.yield %74 : i64
    } -> tensor<1x2x4x5xi64>
    %39 = linalg.generic {indexing_maps = [#map, #map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%34, %37, %cst_5 : tensor<1x2x4x5xi1>, tensor<1x2x4x5xi64>, tensor<i64>) outs(%35 : tensor<1x2x4x5xi64>) {
    ^bb0(%in: i1, %in_9: i64, %in_10: i64, %out: i64):
      %74 = arith.select %in, %in_9, %in_10 : i64
      linalg.yield %74 : i64
    } -> tensor<1x2x4x5xi64>
    %40 = linalg.generic {indexing_maps = [#map, #map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%34, %21, %cst : tensor<1x2x4x5xi1>, tensor<1x2x4x5xf32>, tensor<f32>) outs(%8 : tensor<1x2x4x5xf32>) {
    ^bb0(%in: i1, %in_9: f32, %in_10: f32, %out: f32):
      %74 = arith.select %in, %in_9, %in_10 : f32
      linalg.yield %74 : f32
    } -> tensor<1x2x4x5xf32>
    %41 = linalg.generic {indexing_maps = [#map5, #map6, #map7, #map7, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %expanded_6, %39, %38 : tensor<1x1x1x1xi64>, tensor<1x2x1x1xi64>, tensor<1x2x4x5xi64>, tensor<1x2x4x5xi64>) outs(%8 : tensor<1x2x4x5xf32>) {
    ^bb0(%in: i64, %in_9: i64, %in_10: i64, %in_11: i64, %out: f32):
      %74 = arith.cmpi slt, %in, %c0_i64 : i64
      %75 = arith.addi %in, %c1_i64 : i64
      %76 = arith.select %74, %75, %in : i64
      %77 = arith.index_cast %76 : i64 to index
      %78 = arith.cmpi slt, %in_9, %c0_i64 : i64
      %79 = arith.addi %in_9, %c2_i64 : i64
      %80 = arith.select %78, %79, %in_9 : i64
      %81 = arith.index_cast %80 : i64 to index
      %82 = arith.cmpi slt, %in_10, %c0_i64 : i64
      %83 = arith.addi %in_10, %c6_i64 : i64
      %84 = arith.select %82, %83, %in_10 : i64
      %85 = arith.index_cast %84 : i64 to index
      %86 = arith.cmpi slt, %in_11, %c0_i64 : i64
      %87 = arith.addi %in_11, %c6_i64 : i64
      %88 = arith.select %86, %87, %in_11 : i64
      %89 = arith.index_cast %88 : i64 to index
      %extracted = tensor.extract %arg0[%77, %81, %85, %89] : tensor<1x2x6x6xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x2x4x5xf32>
    %42 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%41, %40 : tensor<1x2x4x5xf32>, tensor<1x2x4x5xf32>) outs(%8 : tensor<1x2x4x5xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %74 = arith.mulf %in, %in_9 : f32
      linalg.yield %74 : f32
    } -> tensor<1x2x4x5xf32>
    %43 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17 : tensor<1x2x4x5xf32>) outs(%27 : tensor<1x2x4x5xi1>) {
    ^bb0(%in: f32, %out: i1):
      %74 = arith.cmpf oge, %in, %cst_1 : f32
      linalg.yield %74 : i1
    } -> tensor<1x2x4x5xi1>
    %44 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17 : tensor<1x2x4x5xf32>) outs(%27 : tensor<1x2x4x5xi1>) {
    ^bb0(%in: f32, %out: i1):
      %74 = arith.cmpf olt, %in, %cst_4 : f32
      linalg.yield %74 : i1
    } -> tensor<1x2x4x5xi1>
    %45 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%44, %32 : tensor<1x2x4x5xi1>, tensor<1x2x4x5xi1>) outs(%27 : tensor<1x2x4x5xi1>) {
    ^bb0(%in: i1, %in_9: i1, %out: i1):
      %74 = arith.andi %in, %in_9 : i1
      linalg.yield %74 : i1
    } -> tensor<1x2x4x5xi1>
    %46 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%43, %45 : tensor<1x2x4x5xi1>, tensor<1x2x4x5xi1>) outs(%27 : tensor<1x2x4x5xi1>) {
    ^bb0(%in: i1, %in_9: i1, %out: i1):
      %74 = arith.andi %in, %in_9 : i1
      linalg.yield %74 : i1
    } -> tensor<1x2x4x5xi1>
    %47 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17 : tensor<1x2x4x5xf32>) outs(%35 : tensor<1x2x4x5xi64>) {
    ^bb0(%in: f32, %out: i64):
      %74 = arith.fptosi %in : f32 to i64
      linalg.yield %74 : i64
    } -> tensor<1x2x4x5xi64>
    %48 = linalg.generic {indexing_maps = [#map, #map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%46, %47, %cst_5 : tensor<1x2x4x5xi1>, tensor<1x2x4x5xi64>, tensor<i64>) outs(%35 : tensor<1x2x4x5xi64>) {
    ^bb0(%in: i1, %in_9: i64, %in_10: i64, %out: i64):
      %74 = arith.select %in, %in_9, %in_10 : i64
      linalg.yield %74 : i64
    } -> tensor<1x2x4x5xi64>
    %49 = linalg.generic {indexing_maps = [#map, #map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%46, %37, %cst_5 : tensor<1x2x4x5xi1>, tensor<1x2x4x5xi64>, tensor<i64>) outs(%35 : tensor<1x2x4x5xi64>) {
    ^bb0(%in: i1, %in_9: i64, %in_10: i64, %out: i64):
      %74 = arith.select %in, %in_9, %in_10 : i64
      linalg.yield %74 : i64
    } -> tensor<1x2x4x5xi64>
    %50 = linalg.generic {indexing_maps = [#map, #map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%46, %23, %cst : tensor<1x2x4x5xi1>, tensor<1x2x4x5xf32>, tensor<f32>) outs(%8 : tensor<1x2x4x5xf32>) {
    ^bb0(%in: i1, %in_9: f32, %in_10: f32, %out: f32):
      %74 = arith.select %in, %in_9, %in_10 : f32
      linalg.yield %74 : f32
    } -> tensor<1x2x4x5xf32>
    %51 = linalg.generic {indexing_maps = [#map5, #map6, #map7, #map7, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %expanded_6, %49, %48 : tensor<1x1x1x1xi64>, tensor<1x2x1x1xi64>, tensor<1x2x4x5xi64>, tensor<1x2x4x5xi64>) outs(%8 : tensor<1x2x4x5xf32>) {
    ^bb0(%in: i64, %in_9: i64, %in_10: i64, %in_11: i64, %out: f32):
      %74 = arith.cmpi slt, %in, %c0_i64 : i64
      %75 = arith.addi %in, %c1_i64 : i64
      %76 = arith.select %74, %75, %in : i64
      %77 = arith.index_cast %76 : i64 to index
      %78 = arith.cmpi slt, %in_9, %c0_i64 : i64
      %79 = arith.addi %in_9, %c2_i64 : i64
      %80 = arith.select %78, %79, %in_9 : i64
      %81 = arith.index_cast %80 : i64 to index
      %82 = arith.cmpi slt, %in_10, %c0_i64 : i64
      %83 = arith.addi %in_10, %c6_i64 : i64
      %84 = arith.select %82, %83, %in_10 : i64
      %85 = arith.index_cast %84 : i64 to index
      %86 = arith.cmpi slt, %in_11, %c0_i64 : i64
      %87 = arith.addi %in_11, %c6_i64 : i64
      %88 = arith.select %86, %87, %in_11 : i64
      %89 = arith.index_cast %88 : i64 to index
      %extracted = tensor.extract %arg0[%77, %81, %85, %89] : tensor<1x2x6x6xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x2x4x5xf32>
    %52 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%51, %50 : tensor<1x2x4x5xf32>, tensor<1x2x4x5xf32>) outs(%8 : tensor<1x2x4x5xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %74 = arith.mulf %in, %in_9 : f32
      linalg.yield %74 : f32
    } -> tensor<1x2x4x5xf32>
    %53 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%42, %52 : tensor<1x2x4x5xf32>, tensor<1x2x4x5xf32>) outs(%8 : tensor<1x2x4x5xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %74 = arith.addf %in, %in_9 : f32
      linalg.yield %74 : f32
    } -> tensor<1x2x4x5xf32>
    %54 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18 : tensor<1x2x4x5xf32>) outs(%27 : tensor<1x2x4x5xi1>) {
    ^bb0(%in: f32, %out: i1):
      %74 = arith.cmpf oge, %in, %cst_1 : f32
      linalg.yield %74 : i1
    } -> tensor<1x2x4x5xi1>
    %55 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18 : tensor<1x2x4x5xf32>) outs(%27 : tensor<1x2x4x5xi1>) {
    ^bb0(%in: f32, %out: i1):
      %74 = arith.cmpf olt, %in, %cst_4 : f32
      linalg.yield %74 : i1
    } -> tensor<1x2x4x5xi1>
    %56 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%54, %55 : tensor<1x2x4x5xi1>, tensor<1x2x4x5xi1>) outs(%27 : tensor<1x2x4x5xi1>) {
    ^bb0(%in: i1, %in_9: i1, %out: i1):
      %74 = arith.andi %in, %in_9 : i1
      linalg.yield %74 : i1
    } -> tensor<1x2x4x5xi1>
    %57 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%29, %56 : tensor<1x2x4x5xi1>, tensor<1x2x4x5xi1>) outs(%27 : tensor<1x2x4x5xi1>) {
    ^bb0(%in: i1, %in_9: i1, %out: i1):
      %74 = arith.andi %in, %in_9 : i1
      linalg.yield %74 : i1
    } -> tensor<1x2x4x5xi1>
    %58 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%28, %57 : tensor<1x2x4x5xi1>, tensor<1x2x4x5xi1>) outs(%27 : tensor<1x2x4x5xi1>) {
    ^bb0(%in: i1, %in_9: i1, %out: i1):
      %74 = arith.andi %in, %in_9 : i1
      linalg.yield %74 : i1
    } -> tensor<1x2x4x5xi1>
    %59 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18 : tensor<1x2x4x5xf32>) outs(%35 : tensor<1x2x4x5xi64>) {
    ^bb0(%in: f32, %out: i64):
      %74 = arith.fptosi %in : f32 to i64
      linalg.yield %74 : i64
    } -> tensor<1x2x4x5xi64>
    %60 = linalg.generic {indexing_maps = [#map, #map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58, %36, %cst_5 : tensor<1x2x4x5xi1>, tensor<1x2x4x5xi64>, tensor<i64>) outs(%35 : tensor<1x2x4x5xi64>) {
    ^bb0(%in: i1, %in_9: i64, %in_10: i64, %out: i64):
      %74 = arith.select %in, %in_9, %in_10 : i64
      linalg.yield %74 : i64
    } -> tensor<1x2x4x5xi64>
    %61 = linalg.generic {indexing_maps = [#map, #map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58, %59, %cst_5 : tensor<1x2x4x5xi1>, tensor<1x2x4x5xi64>, tensor<i64>) outs(%35 : tensor<1x2x4x5xi64>) {
    ^bb0(%in: i1, %in_9: i64, %in_10: i64, %out: i64):
      %74 = arith.select %in, %in_9, %in_10 : i64
      linalg.yield %74 : i64
    } -> tensor<1x2x4x5xi64>
    %62 = linalg.generic {indexing_maps = [#map, #map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58, %25, %cst : tensor<1x2x4x5xi1>, tensor<1x2x4x5xf32>, tensor<f32>) outs(%8 : tensor<1x2x4x5xf32>) {
    ^bb0(%in: i1, %in_9: f32, %in_10: f32, %out: f32):
      %74 = arith.select %in, %in_9, %in_10 : f32
      linalg.yield %74 : f32
    } -> tensor<1x2x4x5xf32>
    %63 = linalg.generic {indexing_maps = [#map5, #map6, #map7, #map7, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %expanded_6, %61, %60 : tensor<1x1x1x1xi64>, tensor<1x2x1x1xi64>, tensor<1x2x4x5xi64>, tensor<1x2x4x5xi64>) outs(%8 : tensor<1x2x4x5xf32>) {
    ^bb0(%in: i64, %in_9: i64, %in_10: i64, %in_11: i64, %out: f32):
      %74 = arith.cmpi slt, %in, %c0_i64 : i64
      %75 = arith.addi %in, %c1_i64 : i64
      %76 = arith.select %74, %75, %in : i64
      %77 = arith.index_cast %76 : i64 to index
      %78 = arith.cmpi slt, %in_9, %c0_i64 : i64
      %79 = arith.addi %in_9, %c2_i64 : i64
      %80 = arith.select %78, %79, %in_9 : i64
      %81 = arith.index_cast %80 : i64 to index
      %82 = arith.cmpi slt, %in_10, %c0_i64 : i64
      %83 = arith.addi %in_10, %c6_i64 : i64
      %84 = arith.select %82, %83, %in_10 : i64
      %85 = arith.index_cast %84 : i64 to index
      %86 = arith.cmpi slt, %in_11, %c0_i64 : i64
      %87 = arith.addi %in_11, %c6_i64 : i64
      %88 = arith.select %86, %87, %in_11 : i64
      %89 = arith.index_cast %88 : i64 to index
      %extracted = tensor.extract %arg0[%77, %81, %85, %89] : tensor<1x2x6x6xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x2x4x5xf32>
    %64 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%63, %62 : tensor<1x2x4x5xf32>, tensor<1x2x4x5xf32>) outs(%8 : tensor<1x2x4x5xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %74 = arith.mulf %in, %in_9 : f32
      linalg.yield %74 : f32
    } -> tensor<1x2x4x5xf32>
    %65 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%53, %64 : tensor<1x2x4x5xf32>, tensor<1x2x4x5xf32>) outs(%8 : tensor<1x2x4x5xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %74 = arith.addf %in, %in_9 : f32
      linalg.yield %74 : f32
    } -> tensor<1x2x4x5xf32>
    %66 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%44, %56 : tensor<1x2x4x5xi1>, tensor<1x2x4x5xi1>) outs(%27 : tensor<1x2x4x5xi1>) {
    ^bb0(%in: i1, %in_9: i1, %out: i1):
      %74 = arith.andi %in, %in_9 : i1
      linalg.yield %74 : i1
    } -> tensor<1x2x4x5xi1>
    %67 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%43, %66 : tensor<1x2x4x5xi1>, tensor<1x2x4x5xi1>) outs(%27 : tensor<1x2x4x5xi1>) {
    ^bb0(%in: i1, %in_9: i1, %out: i1):
      %74 = arith.andi %in, %in_9 : i1
      linalg.yield %74 : i1
    } -> tensor<1x2x4x5xi1>
    %68 = linalg.generic {indexing_maps = [#map, #map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%67, %47, %cst_5 : tensor<1x2x4x5xi1>, tensor<1x2x4x5xi64>, tensor<i64>) outs(%35 : tensor<1x2x4x5xi64>) {
    ^bb0(%in: i1, %in_9: i64, %in_10: i64, %out: i64):
      %74 = arith.select %in, %in_9, %in_10 : i64
      linalg.yield %74 : i64
    } -> tensor<1x2x4x5xi64>
    %69 = linalg.generic {indexing_maps = [#map, #map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%67, %59, %cst_5 : tensor<1x2x4x5xi1>, tensor<1x2x4x5xi64>, tensor<i64>) outs(%35 : tensor<1x2x4x5xi64>) {
    ^bb0(%in: i1, %in_9: i64, %in_10: i64, %out: i64):
      %74 = arith.select %in, %in_9, %in_10 : i64
      linalg.yield %74 : i64
    } -> tensor<1x2x4x5xi64>
    %70 = linalg.generic {indexing_maps = [#map, #map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%67, %26, %cst : tensor<1x2x4x5xi1>, tensor<1x2x4x5xf32>, tensor<f32>) outs(%8 : tensor<1x2x4x5xf32>) {
    ^bb0(%in: i1, %in_9: f32, %in_10: f32, %out: f32):
      %74 = arith.select %in, %in_9, %in_10 : f32
      linalg.yield %74 : f32
    } -> tensor<1x2x4x5xf32>
    %71 = linalg.generic {indexing_maps = [#map5, #map6, #map7, #map7, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %expanded_6, %69, %68 : tensor<1x1x1x1xi64>, tensor<1x2x1x1xi64>, tensor<1x2x4x5xi64>, tensor<1x2x4x5xi64>) outs(%8 : tensor<1x2x4x5xf32>) {
    ^bb0(%in: i64, %in_9: i64, %in_10: i64, %in_11: i64, %out: f32):
      %74 = arith.cmpi slt, %in, %c0_i64 : i64
      %75 = arith.addi %in, %c1_i64 : i64
      %76 = arith.select %74, %75, %in : i64
      %77 = arith.index_cast %76 : i64 to index
      %78 = arith.cmpi slt, %in_9, %c0_i64 : i64
      %79 = arith.addi %in_9, %c2_i64 : i64
      %80 = arith.select %78, %79, %in_9 : i64
      %81 = arith.index_cast %80 : i64 to index
      %82 = arith.cmpi slt, %in_10, %c0_i64 : i64
      %83 = arith.addi %in_10, %c6_i64 : i64
      %84 = arith.select %82, %83, %in_10 : i64
      %85 = arith.index_cast %84 : i64 to index
      %86 = arith.cmpi slt, %in_11, %c0_i64 : i64
      %87 = arith.addi %in_11, %c6_i64 : i64
      %88 = arith.select %86, %87, %in_11 : i64
      %89 = arith.index_cast %88 : i64 to index
      %extracted = tensor.extract %arg0[%77, %81, %85, %89] : tensor<1x2x6x6xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x2x4x5xf32>
    %72 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%71, %70 : tensor<1x2x4x5xf32>, tensor<1x2x4x5xf32>) outs(%8 : tensor<1x2x4x5xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %74 = arith.mulf %in, %in_9 : f32
      linalg.yield %74 : f32
    } -> tensor<1x2x4x5xf32>
    %73 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%65, %72 : tensor<1x2x4x5xf32>, tensor<1x2x4x5xf32>) outs(%8 : tensor<1x2x4x5xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %74 = arith.addf %in, %in_9 : f32
      linalg.yield %74 : f32
    } -> tensor<1x2x4x5xf32>
    return %73 : tensor<1x2x4x5xf32>
  }
}
