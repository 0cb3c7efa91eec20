#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
#map2 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1, d2) -> (0, 0, d2)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d1, d2, 0)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map10 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d2, d3, d4)>
#map11 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map12 = affine_map<(d0, d1, d2, d3) -> ()>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, 0, 0, 0)>
#map14 = affine_map<(d0, d1, d2, d3) -> (0, d1, 0, 0)>
module {
  func.func @main(%arg0: tensor<3x2x3xf32>) -> tensor<3x2x8x7xf32> {
    %c3_i64 = arith.constant 3 : i64
    %c2_i64 = arith.constant 2 : i64
    %c8_i64 = arith.constant 8 : i64
    %c0_i64 = arith.constant 0 : i64
    %c7_i64 = arith.constant 7 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_1 = arith.constant dense<1.000000e+00> : tensor<3x2x8x7xf32>
    %cst_2 = arith.constant dense<1.000000e+00> : tensor<1x1x1xf32>
    %cst_3 = arith.constant dense<8.750000e-01> : tensor<f32>
    %cst_4 = arith.constant dense<0.857142865> : tensor<f32>
    %cst_5 = arith.constant -0.8571428571428571 : f64
    %cst_6 = arith.constant 0.2857142857142857 : f64
    %c4_i64 = arith.constant 4 : i64
    %cst_7 = arith.constant 2.500000e-01 : f32
    %cst_8 = arith.constant -8.750000e-01 : f32
    %cst_9 = arith.constant 3.500000e+00 : f32
    %cst_10 = arith.constant 3.000000e+00 : f32
    %cst_11 = arith.constant 4.000000e+00 : f32
    %cst_12 = arith.constant 1.000000e+00 : f32
    %cst_13 = arith.constant 7.000000e+00 : f32
    %cst_14 = arith.constant 8.000000e+00 : f32
    %cst_15 = arith.constant dense<0> : tensor<i64>
    %cst_16 = arith.constant dense<7> : tensor<i64>
    %cst_17 = arith.constant dense<6> : tensor<i64>
    %0 = tensor.empty() : tensor<7xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<7xi64>) {
    ^bb0(%out: i64):
      %106 = linalg.index 0 : index
      %107 = arith.index_cast %106 : index to i64
      linalg.yield %107 : i64
    } -> tensor<7xi64>
    %2 = tensor.empty() : tensor<7xi1>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<7xi64>) outs(%2 : tensor<7xi1>) {
    ^bb0(%in: i64, %out: i1):
      %106 = arith.cmpi sle, %in, %c3_i64 : i64
      linalg.yield %106 : i1
    } -> tensor<7xi1>
    %4 = tensor.empty() : tensor<7xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<7xi64>) outs(%4 : tensor<7xf32>) {
    ^bb0(%in: i64, %out: f32):
      %106 = arith.sitofp %in : i64 to f32
      linalg.yield %106 : f32
    } -> tensor<7xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%5 : tensor<7xf32>) outs(%4 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %106 = arith.truncf %cst_6 : f64 to f32
      %107 = arith.mulf %in, %106 : f32
      linalg.yield %107 : f32
    } -> tensor<7xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%6 : tensor<7xf32>) outs(%4 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %106 = arith.truncf %cst_5 : f64 to f32
      %107 = arith.addf %in, %106 : f32
      linalg.yield %107 : f32
    } -> tensor<7xf32>
    %8 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst_17, %1 : tensor<i64>, tensor<7xi64>) outs(%0 : tensor<7xi64>) {
    ^bb0(%in: i64, %in_34: i64, %out: i64):
      %106 = arith.subi %in, %in_34 : i64
      linalg.yield %106 : i64
    } -> tensor<7xi64>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%8 : tensor<7xi64>) outs(%4 : tensor<7xf32>) {
    ^bb0(%in: i64, %out: f32):
      %106 = arith.sitofp %in : i64 to f32
      linalg.yield %106 : f32
    } -> tensor<7xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%9 : tensor<7xf32>) outs(%4 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %106 = arith.truncf %cst_6 : f64 to f32
      %107 = arith.mulf %in, %106 : f32
      linalg.yield %107 : f32
    } -> tensor<7xf32>
    %11 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst_4, %10 : tensor<f32>, tensor<7xf32>) outs(%4 : tensor<7xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %106 = arith.subf %in, %in_34 : f32
      linalg.yield %106 : f32
    } -> tensor<7xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%3, %7, %11 : tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) outs(%4 : tensor<7xf32>) {
    ^bb0(%in: i1, %in_34: f32, %in_35: f32, %out: f32):
      %106 = arith.select %in, %in_34, %in_35 : f32
      linalg.yield %106 : f32
    } -> tensor<7xf32>
    %expanded = tensor.expand_shape %12 [[0, 1, 2]] output_shape [1, 7, 1] : tensor<7xf32> into tensor<1x7x1xf32>
    %13 = tensor.empty() : tensor<8xi64>
    %14 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%13 : tensor<8xi64>) {
    ^bb0(%out: i64):
      %106 = linalg.index 0 : index
      %107 = arith.index_cast %106 : index to i64
      linalg.yield %107 : i64
    } -> tensor<8xi64>
    %15 = tensor.empty() : tensor<8xi1>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%14 : tensor<8xi64>) outs(%15 : tensor<8xi1>) {
    ^bb0(%in: i64, %out: i1):
      %106 = arith.cmpi slt, %in, %c4_i64 : i64
      linalg.yield %106 : i1
    } -> tensor<8xi1>
    %17 = tensor.empty() : tensor<8xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%14 : tensor<8xi64>) outs(%17 : tensor<8xf32>) {
    ^bb0(%in: i64, %out: f32):
      %106 = arith.sitofp %in : i64 to f32
      linalg.yield %106 : f32
    } -> tensor<8xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%18 : tensor<8xf32>) outs(%17 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %106 = arith.mulf %in, %cst_7 : f32
      linalg.yield %106 : f32
    } -> tensor<8xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%19 : tensor<8xf32>) outs(%17 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %106 = arith.addf %in, %cst_8 : f32
      linalg.yield %106 : f32
    } -> tensor<8xf32>
    %21 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst_16, %14 : tensor<i64>, tensor<8xi64>) outs(%13 : tensor<8xi64>) {
    ^bb0(%in: i64, %in_34: i64, %out: i64):
      %106 = arith.subi %in, %in_34 : i64
      linalg.yield %106 : i64
    } -> tensor<8xi64>
    %22 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%21 : tensor<8xi64>) outs(%17 : tensor<8xf32>) {
    ^bb0(%in: i64, %out: f32):
      %106 = arith.sitofp %in : i64 to f32
      linalg.yield %106 : f32
    } -> tensor<8xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%22 : tensor<8xf32>) outs(%17 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %106 = arith.mulf %in, %cst_7 : f32
      linalg.yield %106 : f32
    } -> tensor<8xf32>
    %24 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst_3, %23 : tensor<f32>, tensor<8xf32>) outs(%17 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %106 = arith.subf %in, %in_34 : f32
      linalg.yield %106 : f32
    } -> tensor<8xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%16, %20, %24 : tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) outs(%17 : tensor<8xf32>) {
    ^bb0(%in: i1, %in_34: f32, %in_35: f32, %out: f32):
      %106 = arith.select %in, %in_34, %in_35 : f32
      linalg.yield %106 : f32
    } -> tensor<8xf32>
    %expanded_18 = tensor.expand_shape %25 [[0, 1, 2]] output_shape [8, 1, 1] : tensor<8xf32> into tensor<8x1x1xf32>
    %padded = tensor.pad %expanded low[0, 0, 0] high[0, 0, 2] {
    ^bb0(%arg1: index, %arg2: index, %arg3: index):
      tensor.yield %cst : f32
    } : tensor<1x7x1xf32> to tensor<1x7x3xf32>
    %padded_19 = tensor.pad %expanded_18 low[0, 0, 1] high[0, 0, 1] {
    ^bb0(%arg1: index, %arg2: index, %arg3: index):
      tensor.yield %cst : f32
    } : tensor<8x1x1xf32> to tensor<8x1x3xf32>
    %padded_20 = tensor.pad %cst_2 low[0, 0, 2] high[0, 0, 0] {
    ^bb0(%arg1: index, %arg2: index, %arg3: index):
      tensor.yield %cst : f32
    } : tensor<1x1x1xf32> to tensor<1x1x3xf32>
    %26 = tensor.empty() : tensor<8x7x3xf32>
    %27 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%padded, %padded_19 : tensor<1x7x3xf32>, tensor<8x1x3xf32>) outs(%26 : tensor<8x7x3xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %106 = arith.addf %in, %in_34 : f32
      linalg.yield %106 : f32
    } -> tensor<8x7x3xf32>
    %28 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27, %padded_20 : tensor<8x7x3xf32>, tensor<1x1x3xf32>) outs(%26 : tensor<8x7x3xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %106 = arith.addf %in, %in_34 : f32
      linalg.yield %106 : f32
    } -> tensor<8x7x3xf32>
    %collapsed = tensor.collapse_shape %28 [[0, 1], [2]] : tensor<8x7x3xf32> into tensor<56x3xf32>
    %expanded_21 = tensor.expand_shape %collapsed [[0], [1, 2]] output_shape [56, 3, 1] : tensor<56x3xf32> into tensor<56x3x1xf32>
    %29 = tensor.empty() : tensor<3x3x2xf32>
    %transposed = linalg.transpose ins(%arg0 : tensor<3x2x3xf32>) outs(%29 : tensor<3x3x2xf32>) permutation = [0, 2, 1] 
    %expanded_22 = tensor.expand_shape %transposed [[0], [1, 2], [3]] output_shape [3, 1, 3, 2] : tensor<3x3x2xf32> into tensor<3x1x3x2xf32>
    %30 = tensor.empty() : tensor<3x56x3x2xf32>
    %31 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_21, %expanded_22 : tensor<56x3x1xf32>, tensor<3x1x3x2xf32>) outs(%30 : tensor<3x56x3x2xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %106 = arith.mulf %in, %in_34 : f32
      linalg.yield %106 : f32
    } -> tensor<3x56x3x2xf32>
    %32 = tensor.empty() : tensor<3x56x2xf32>
    %33 = linalg.fill ins(%cst : f32) outs(%32 : tensor<3x56x2xf32>) -> tensor<3x56x2xf32>
    %34 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel", "reduction", "parallel"]} ins(%31 : tensor<3x56x3x2xf32>) outs(%33 : tensor<3x56x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %106 = arith.addf %in, %out : f32
      linalg.yield %106 : f32
    } -> tensor<3x56x2xf32>
    %expanded_23 = tensor.expand_shape %34 [[0], [1, 2], [3]] output_shape [3, 8, 7, 2] : tensor<3x56x2xf32> into tensor<3x8x7x2xf32>
    %extracted_slice = tensor.extract_slice %expanded_23[0, 0, 0, 0] [3, 8, 7, 1] [1, 1, 1, 1] : tensor<3x8x7x2xf32> to tensor<3x8x7x1xf32>
    %collapsed_24 = tensor.collapse_shape %extracted_slice [[0], [1], [2, 3]] : tensor<3x8x7x1xf32> into tensor<3x8x7xf32>
    %expanded_25 = tensor.expand_shape %collapsed_24 [[0], [1, 2], [3]] output_shape [3, 1, 8, 7] : tensor<3x8x7xf32> into tensor<3x1x8x7xf32>
    %35 = tensor.empty() : tensor<3x2x8x7xf32>
    %36 = linalg.generic {indexing_maps = [#map8, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_1, %expanded_25 : tensor<3x2x8x7xf32>, tensor<3x1x8x7xf32>) outs(%35 : tensor<3x2x8x7xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %106 = arith.mulf %in, %in_34 : f32
      linalg.yield %106 : f32
    } -> tensor<3x2x8x7xf32>
    %expanded_26 = tensor.expand_shape %34 [[0], [1, 2, 3], [4]] output_shape [3, 1, 8, 7, 2] : tensor<3x56x2xf32> into tensor<3x1x8x7x2xf32>
    %37 = tensor.empty() : tensor<3x2x8x7x2xf32>
    %collapsed_27 = tensor.collapse_shape %expanded_26 [[0, 1], [2], [3], [4]] : tensor<3x1x8x7x2xf32> into tensor<3x8x7x2xf32>
    %38 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_27 : tensor<3x8x7x2xf32>) outs(%37 : tensor<3x2x8x7x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x2x8x7x2xf32>
    %39 = tensor.empty() : tensor<3xi64>
    %40 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%39 : tensor<3xi64>) {
    ^bb0(%out: i64):
      %106 = linalg.index 0 : index
      %107 = arith.index_cast %106 : index to i64
      linalg.yield %107 : i64
    } -> tensor<3xi64>
    %expanded_28 = tensor.expand_shape %40 [[0, 1, 2, 3]] output_shape [3, 1, 1, 1] : tensor<3xi64> into tensor<3x1x1x1xi64>
    %41 = tensor.empty() : tensor<2xi64>
    %42 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%41 : tensor<2xi64>) {
    ^bb0(%out: i64):
      %106 = linalg.index 0 : index
      %107 = arith.index_cast %106 : index to i64
      linalg.yield %107 : i64
    } -> tensor<2xi64>
    %expanded_29 = tensor.expand_shape %42 [[0, 1, 2, 3]] output_shape [1, 2, 1, 1] : tensor<2xi64> into tensor<1x2x1x1xi64>
    %extracted_slice_30 = tensor.extract_slice %38[0, 0, 0, 0, 0] [3, 2, 8, 7, 1] [1, 1, 1, 1, 1] : tensor<3x2x8x7x2xf32> to tensor<3x2x8x7x1xf32>
    %collapsed_31 = tensor.collapse_shape %extracted_slice_30 [[0], [1], [2], [3, 4]] : tensor<3x2x8x7x1xf32> into tensor<3x2x8x7xf32>
    %extracted_slice_32 = tensor.extract_slice %38[0, 0, 0, 0, 1] [3, 2, 8, 7, 1] [1, 1, 1, 1, 1] : tensor<3x2x8x7x2xf32> to tensor<3x2x8x7x1xf32>
    %collapsed_33 = tensor.collapse_shape %extracted_slice_32 [[0], [1], [2], [3, 4]] : tensor<3x2x8x7x1xf32> into tensor<3x2x8x7xf32>
    %43 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_31 : tensor<3x2x8x7xf32>) outs(%35 : tensor<3x2x8x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %106 = arith.mulf %in, %cst_9 : f32
      linalg.yield %106 : f32
    } -> tensor<3x2x8x7xf32>
    %44 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%43 : tensor<3x2x8x7xf32>) outs(%35 : tensor<3x2x8x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %106 = arith.addf %in, %cst_10 : f32
      linalg.yield %106 : f32
    } -> tensor<3x2x8x7xf32>
    %45 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_33 : tensor<3x2x8x7xf32>) outs(%35 : tensor<3x2x8x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %106 = arith.mulf %in, %cst_11 : f32
      linalg.yield %106 : f32
    } -> tensor<3x2x8x7xf32>
    %46 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%45 : tensor<3x2x8x7xf32>) outs(%35 : tensor<3x2x8x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %106 = arith.addf %in, %cst_9 : f32
      linalg.yield %106 : f32
    } -> tensor<3x2x8x7xf32>
    %47 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%44 : tensor<3x2x8x7xf32>) outs(%35 : tensor<3x2x8x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %106 = math.floor %in : f32
      linalg.yield %106 : f32
    } -> tensor<3x2x8x7xf32>
    %48 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%46 : tensor<3x2x8x7xf32>) outs(%35 : tensor<3x2x8x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %106 = math.floor %in : f32
      linalg.yield %106 : f32
    } -> tensor<3x2x8x7xf32>
    %49 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%47 : tensor<3x2x8x7xf32>) outs(%35 : tensor<3x2x8x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %106 = arith.addf %in, %cst_12 : f32
      linalg.yield %106 : f32
    } -> tensor<3x2x8x7xf32>
    %50 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%48 : tensor<3x2x8x7xf32>) outs(%35 : tensor<3x2x8x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %106 = arith.addf %in, %cst_12 : f32
      linalg.yield %106 : f32
    } -> tensor<3x2x8x7xf32>
    %51 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%49, %44 : tensor<3x2x8x7xf32>, tensor<3x2x8x7xf32>) outs(%35 : tensor<3x2x8x7xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %106 = arith.subf %in, %in_34 : f32
      linalg.yield %106 : f32
    } -> tensor<3x2x8x7xf32>
    %52 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%50, %46 : tensor<3x2x8x7xf32>, tensor<3x2x8x7xf32>) outs(%35 : tensor<3x2x8x7xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %106 = arith.subf %in, %in_34 : f32
      linalg.yield %106 : f32
    } -> tensor<3x2x8x7xf32>
    %53 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%51, %52 : tensor<3x2x8x7xf32>, tensor<3x2x8x7xf32>) outs(%35 : tensor<3x2x8x7xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %106 = arith.mulf %in, %in_34 : f32
      linalg.yield %106 : f32
    } -> tensor<3x2x8x7xf32>
    %54 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%44, %47 : tensor<3x2x8x7xf32>, tensor<3x2x8x7xf32>) outs(%35 : tensor<3x2x8x7xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %106 = arith.subf %in, %in_34 : f32
      linalg.yield %106 : f32
    } -> tensor<3x2x8x7xf32>
    %55 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%54, %52 : tensor<3x2x8x7xf32>, tensor<3x2x8x7xf32>) outs(%35 : tensor<3x2x8x7xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %106 = arith.mulf %in, %in_34 : f32
      linalg.yield %106 : f32
    } -> tensor<3x2x8x7xf32>
    %56 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%46, %48 : tensor<3x2x8x7xf32>, tensor<3x2x8x7xf32>) outs(%35 : tensor<3x2x8x7xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %106 = arith.subf %in, %in_34 : f32
      linalg.yield %106 : f32
    } -> tensor<3x2x8x7xf32>
    %57 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%51, %56 : tensor<3x2x8x7xf32>, tensor<3x2x8x7xf32>) outs(%35 : tensor<3x2x8x7xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %106 = arith.mulf %in, %in_34 : f32
      linalg.yield %106 : f32
    } -> tensor<3x2x8x7xf32>
    %58 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%54, %56 : tensor<3x2x8x7xf32>, tensor<3x2x8x7xf32>) outs(%35 : tensor<3x2x8x7xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %106 = arith.mulf %in, %in_34 : f32
      linalg.yield %106 : f32
    } -> tensor<3x2x8x7xf32>
    %59 = tensor.empty() : tensor<3x2x8x7xi1>
    %60 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%47 : tensor<3x2x8x7xf32>) outs(%59 : tensor<3x2x8x7xi1>) {
    ^bb0(%in: f32, %out: i1):
      %106 = arith.cmpf oge, %in, %cst : f32
      linalg.yield %106 : i1
    } -> tensor<3x2x8x7xi1>
    %61 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%47 : tensor<3x2x8x7xf32>) outs(%59 : tensor<3x2x8x7xi1>) {
    ^bb0(%in: f32, %out: i1):
      %106 = arith.cmpf olt, %in, %cst_13 : f32
      linalg.yield %106 : i1
    } -> tensor<3x2x8x7xi1>
    %62 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%48 : tensor<3x2x8x7xf32>) outs(%59 : tensor<3x2x8x7xi1>) {
    ^bb0(%in: f32, %out: i1):
      %106 = arith.cmpf oge, %in, %cst : f32
      linalg.yield %106 : i1
    } -> tensor<3x2x8x7xi1>
    %63 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%48 : tensor<3x2x8x7xf32>) outs(%59 : tensor<3x2x8x7xi1>) {
    ^bb0(%in: f32, %out: i1):
      %106 = arith.cmpf olt, %in, %cst_14 : f32
      linalg.yield %106 : i1
    } -> tensor<3x2x8x7xi1>
    %64 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%62, %63 : tensor<3x2x8x7xi1>, tensor<3x2x8x7xi1>) outs(%59 : tensor<3x2x8x7xi1>) {
    ^bb0(%in: i1, %in_34: i1, %out: i1):
      %106 = arith.andi %in, %in_34 : i1
      linalg.yield %106 : i1
    } -> tensor<3x2x8x7xi1>
    %65 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%61, %64 : tensor<3x2x8x7xi1>, tensor<3x2x8x7xi1>) outs(%59 : tensor<3x2x8x7xi1>) {
    ^bb0(%in: i1, %in_34: i1, %out: i1):
      %106 = arith.andi %in, %in_34 : i1
      linalg.yield %106 : i1
    } -> tensor<3x2x8x7xi1>
    %66 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%60, %65 : tensor<3x2x8x7xi1>, tensor<3x2x8x7xi1>) outs(%59 : tensor<3x2x8x7xi1>) {
    ^bb0(%in: i1, %in_34: i1, %out: i1):
      %106 = arith.andi %in, %in_34 : i1
      linalg.yield %106 : i1
    } -> tensor<3x2x8x7xi1>
    %67 = tensor.empty() : tensor<3x2x8x7xi64>
    %68 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%47 : tensor<3x2x8x7xf32>) outs(%67 : tensor<3x2x8x7xi64>) {
    ^bb0(%in: f32, %out: i64):
      %106 = arith.fptosi %in : f32 to i64
      linalg.yield %106 : i64
    } -> tensor<3x2x8x7xi64>
    %69 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%48 : tensor<3x2x8x7xf32>) outs(%67 : tensor<3x2x8x7xi64>) {
    ^bb0(%in: f32, %out: i64):
      %106 = arith.fptosi %in : f32 to i64
      linalg.yield %106 : i64
    } -> tensor<3x2x8x7xi64>
    %70 = linalg.generic {indexing_maps = [#map8, #map8, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%66, %68, %cst_15 : tensor<3x2x8x7xi1>, tensor<3x2x8x7xi64>, tensor<i64>) outs(%67 : tensor<3x2x8x7xi64>) {
    ^bb0(%in: i1, %in_34: i64, %in_35: i64, %out: i64):
      %106 = arith.select %in, %in_34, %in_35 : i64
      linalg.yield %106 : i64
    } -> tensor<3x2x8x7xi64>
    %71 = linalg.generic {indexing_maps = [#map8, #map8, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%66, %69, %cst_15 : tensor<3x2x8x7xi1>, tensor<3x2x8x7xi64>, tensor<i64>) outs(%67 : tensor<3x2x8x7xi64>) {
    ^bb0(%in: i1, %in_34: i64, %in_35: i64, %out: i64):
      %106 = arith.select %in, %in_34, %in_35 : i64
      linalg.yield %106 : i64
    } -> tensor<3x2x8x7xi64>
    %72 = linalg.generic {indexing_maps = [#map8, #map8, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%66, %53, %cst_0 : tensor<3x2x8x7xi1>, tensor<3x2x8x7xf32>, tensor<f32>) outs(%35 : tensor<3x2x8x7xf32>) {
    ^bb0(%in: i1, %in_34: f32, %in_35: f32, %out: f32):
      %106 = arith.select %in, %in_34, %in_35 : f32
      linalg.yield %106 : f32
    } -> tensor<3x2x8x7xf32>
    %73 = linalg.generic {indexing_maps = [#map13, #map14, #map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_28, %expanded_29, %71, %70 : tensor<3x1x1x1xi64>, tensor<1x2x1x1xi64>, tensor<3x2x8x7xi64>, tensor<3x2x8x7xi64>) outs(%35 : tensor<3x2x8x7xf32>) {
    ^bb0(%in: i64, %in_34: i64, %in_35: i64, %in_36: i64, %out: f32):
      %106 = arith.cmpi slt, %in, %c0_i64 : i64
      %107 = arith.addi %in, %c3_i64 : i64
      %108 = arith.select %106, %107, %in : i64
      %109 = arith.index_cast %108 : i64 to index
      %110 = arith.cmpi slt, %in_34, %c0_i64 : i64
      %111 = arith.addi %in_34, %c2_i64 : i64
      %112 = arith.select %110, %111, %in_34 : i64
      %113 = arith.index_cast %112 : i64 to index
      %114 = arith.cmpi slt, %in_35, %c0_i64 : i64
      %115 = arith.addi %in_35, %c8_i64 : i64
      %116 = arith.select %114, %115, %in_35 : i64
      %117 = arith.index_cast %116 : i64 to index
      %118 = arith.cmpi slt, %in_36, %c0_i64 : i64
      %119 = arith.addi %in_36, %c7_i64 : i64
      %120 = arith.select %118, %119, %in_36 : i64
      %121 = arith.index_cast %120 : i64 to index
      %extracted = tensor.extract %36[%109, %113, %117, %121] : tensor<3x2x8x7xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x2x8x7xf32>
    %74 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%73, %72 : tensor<3x2x8x7xf32>, tensor<3x2x8x7xf32>) outs(%35 : tensor<3x2x8x7xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %106 = arith.mulf %in, %in_34 : f32
      linalg.yield %106 : f32
    } -> tensor<3x2x8x7xf32>
    %75 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%49 : tensor<3x2x8x7xf32>) outs(%59 : tensor<3x2x8x7xi1>) {
    ^bb0(%in: f32, %out: i1):
      %106 = arith.cmpf oge, %in, %cst : f32
      linalg.yield %106 : i1
    } -> tensor<3x2x8x7xi1>
    %76 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%49 : tensor<3x2x8x7xf32>) outs(%59 : tensor<3x2x8x7xi1>) {
    ^bb0(%in: f32, %out: i1):
      %106 = arith.cmpf olt, %in, %cst_13 : f32
      linalg.yield %106 : i1
    } -> tensor<3x2x8x7xi1>
    %77 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%76, %64 : tensor<3x2x8x7xi1>, tensor<3x2x8x7xi1>) outs(%59 : tensor<3x2x8x7xi1>) {
    ^bb0(%in: i1, %in_34: i1, %out: i1):
      %106 = arith.andi %in, %in_34 : i1
      linalg.yield %106 : i1
    } -> tensor<3x2x8x7xi1>
    %78 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%75, %77 : tensor<3x2x8x7xi1>, tensor<3x2x8x7xi1>) outs(%59 : tensor<3x2x8x7xi1>) {
    ^bb0(%in: i1, %in_34: i1, %out: i1):
      %106 = arith.andi %in, %in_34 : i1
      linalg.yield %106 : i1
    } -> tensor<3x2x8x7xi1>
    %79 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%49 : tensor<3x2x8x7xf32>) outs(%67 : tensor<3x2x8x7xi64>) {
    ^bb0(%in: f32, %out: i64):
      %106 = arith.fptosi %in : f32 to i64
      linalg.yield %106 : i64
    } -> tensor<3x2x8x7xi64>
    %80 = linalg.generic {indexing_maps = [#map8, #map8, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%78, %79, %cst_15 : tensor<3x2x8x7xi1>, tensor<3x2x8x7xi64>, tensor<i64>) outs(%67 : tensor<3x2x8x7xi64>) {
    ^bb0(%in: i1, %in_34: i64, %in_35: i64, %out: i64):
      %106 = arith.select %in, %in_34, %in_35 : i64
      linalg.yield %106 : i64
    } -> tensor<3x2x8x7xi64>
    %81 = linalg.generic {indexing_maps = [#map8, #map8, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%78, %69, %cst_15 : tensor<3x2x8x7xi1>, tensor<3x2x8x7xi64>, tensor<i64>) outs(%67 : tensor<3x2x8x7xi64>) {
    ^bb0(%in: i1, %in_34: i64, %in_35: i64, %out: i64):
      %106 = arith.select %in, %in_34, %in_35 : i64
      linalg.yield %106 : i64
    } -> tensor<3x2x8x7xi64>
    %82 = linalg.generic {indexing_maps = [#map8, #map8, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%78, %55, %cst_0 : tensor<3x2x8x7xi1>, tensor<3x2x8x7xf32>, tensor<f32>) outs(%35 : tensor<3x2x8x7xf32>) {
    ^bb0(%in: i1, %in_34: f32, %in_35: f32, %out: f32):
      %106 = arith.select %in, %in_34, %in_35 : f32
      linalg.yield %106 : f32
    } -> tensor<3x2x8x7xf32>
    %83 = linalg.generic {indexing_maps = [#map13, #map14, #map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_28, %expanded_29, %81, %80 : tensor<3x1x1x1xi64>, tensor<1x2x1x1xi64>, tensor<3x2x8x7xi64>, tensor<3x2x8x7xi64>) outs(%35 : tensor<3x2x8x7xf32>) {
    ^bb0(%in: i64, %in_34: i64, %in_35: i64, %in_36: i64, %out: f32):
      %106 = arith.cmpi slt, %in, %c0_i64 : i64
      %107 = arith.addi %in, %c3_i64 : i64
      %108 = arith.select %106, %107, %in : i64
      %109 = arith.index_cast %108 : i64 to index
      %110 = arith.cmpi slt, %in_34, %c0_i64 : i64
      %111 = arith.addi %in_34, %c2_i64 : i64
      %112 = arith.select %110, %111, %in_34 : i64
      %113 = arith.index_cast %112 : i64 to index
      %114 = arith.cmpi slt, %in_35, %c0_i64 : i64
      %115 = arith.addi %in_35, %c8_i64 : i64
      %116 = arith.select %114, %115, %in_35 : i64
      %117 = arith.index_cast %116 : i64 to index
      %118 = arith.cmpi slt, %in_36, %c0_i64 : i64
      %119 = arith.addi %in_36, %c7_i64 : i64
      %120 = arith.select %118, %119, %in_36 : i64
      %121 = arith.index_cast %120 : i64 to index
      %extracted = tensor.extract %36[%109, %113, %117, %121] : tensor<3x2x8x7xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x2x8x7xf32>
    %84 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%83, %82 : tensor<3x2x8x7xf32>, tensor<3x2x8x7xf32>) outs(%35 : tensor<3x2x8x7xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %106 = arith.mulf %in, %in_34 : f32
      linalg.yield %106 : f32
    } -> tensor<3x2x8x7xf32>
    %85 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%74, %84 : tensor<3x2x8x7xf32>, tensor<3x2x8x7xf32>) outs(%35 : tensor<3x2x8x7xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %106 = arith.addf %in, %in_34 : f32
      linalg.yield %106 : f32
    } -> tensor<3x2x8x7xf32>
    %86 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%50 : tensor<3x2x8x7xf32>) outs(%59 : tensor<3x2x8x7xi1>) {
    ^bb0(%in: f32, %out: i1):
      %106 = arith.cmpf oge, %in, %cst : f32
      linalg.yield %106 : i1
    } -> tensor<3x2x8x7xi1>
    %87 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%50 : tensor<3x2x8x7xf32>) outs(%59 : tensor<3x2x8x7xi1>) {
    ^bb0(%in: f32, %out: i1):
      %106 = arith.cmpf olt, %in, %cst_14 : f32
      linalg.yield %106 : i1
    } -> tensor<3x2x8x7xi1>
    %88 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%86, %87 : tensor<3x2x8x7xi1>, tensor<3x2x8x7xi1>) outs(%59 : tensor<3x2x8x7xi1>) {
    ^bb0(%in: i1, %in_34: i1, %out: i1):
      %106 = arith.andi %in, %in_34 : i1
      linalg.yield %106 : i1
    } -> tensor<3x2x8x7xi1>
    %89 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%61, %88 : tensor<3x2x8x7xi1>, tensor<3x2x8x7xi1>) outs(%59 : tensor<3x2x8x7xi1>) {
    ^bb0(%in: i1, %in_34: i1, %out: i1):
      %106 = arith.andi %in, %in_34 : i1
      linalg.yield %106 : i1
    } -> tensor<3x2x8x7xi1>
    %90 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%60, %89 : tensor<3x2x8x7xi1>, tensor<3x2x8x7xi1>) outs(%59 : tensor<3x2x8x7xi1>) {
    ^bb0(%in: i1, %in_34: i1, %out: i1):
      %106 = arith.andi %in, %in_34 : i1
      linalg.yield %106 : i1
    } -> tensor<3x2x8x7xi1>
    %91 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%50 : tensor<3x2x8x7xf32>) outs(%67 : tensor<3x2x8x7xi64>) {
    ^bb0(%in: f32, %out: i64):
      %106 = arith.fptosi %in : f32 to i64
      linalg.yield %106 : i64
    } -> tensor<3x2x8x7xi64>
    %92 = linalg.generic {indexing_maps = [#map8, #map8, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%90, %68, %cst_15 : tensor<3x2x8x7xi1>, tensor<3x2x8x7xi64>, tensor<i64>) outs(%67 : tensor<3x2x8x7xi64>) {
    ^bb0(%in: i1, %in_34: i64, %in_35: i64, %out: i64):
      %106 = arith.select %in, %in_34, %in_35 : i64
      linalg.yield %106 : i64
    } -> tensor<3x2x8x7xi64>
    %93 = linalg.generic {indexing_maps = [#map8, #map8, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%90, %91, %cst_15 : tensor<3x2x8x7xi1>, tensor<3x2x8x7xi64>, tensor<i64>) outs(%67 : tensor<3x2x8x7xi64>) {
    ^bb0(%in: i1, %in_34: i64, %in_35: i64, %out: i64):
      %106 = arith.select %in, %in_34, %in_35 : i64
      linalg.yield %106 : i64
    } -> tensor<3x2x8x7xi64>
    %94 = linalg.generic {indexing_maps = [#map8, #map8, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%90, %57, %cst_0 : tensor<3x2x8x7xi1>, tensor<3x2x8x7xf32>, tensor<f32>) outs(%35 : tensor<3x2x8x7xf32>) {
    ^bb0(%in: i1, %in_34: f32, %in_35: f32, %out: f32):
      %106 = arith.select %in, %in_34, %in_35 : f32
      linalg.yield %106 : f32
    } -> tensor<3x2x8x7xf32>
    %95 = linalg.generic {indexing_maps = [#map13, #map14, #map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_28, %expanded_29, %93, %92 : tensor<3x1x1x1xi64>, tensor<1x2x1x1xi64>, tensor<3x2x8x7xi64>, tensor<3x2x8x7xi64>) outs(%35 : tensor<3x2x8x7xf32>) {
    ^bb0(%in: i64, %in_34: i64, %in_35: i64, %in_36: i64, %out: f32):
      %106 = arith.cmpi slt, %in, %c0_i64 : i64
      %107 = arith.addi %in, %c3_i64 : i64
      %108 = arith.select %106, %107, %in : i64
      %109 = arith.index_cast %108 : i64 to index
      %110 = arith.cmpi slt, %in_34, %c0_i64 : i64
      %111 = arith.addi %in_34, %c2_i64 : i64
      %112 = arith.select %110, %111, %in_34 : i64
      %113 = arith.index_cast %112 : i64 to index
      %114 = arith.cmpi slt, %in_35, %c0_i64 : i64
      %115 = arith.addi %in_35, %c8_i64 : i64
      %116 = arith.select %114, %115, %in_35 : i64
      %117 = arith.index_cast %116 : i64 to index
      %118 = arith.cmpi slt, %in_36, %c0_i64 : i64
      %119 = arith.addi %in_36, %c7_i64 : i64
      %120 = arith.select %118, %119, %in_36 : i64
      %121 = arith.index_cast %120 : i64 to index
      %extracted = tensor.extract %36[%109, %113, %117, %121] : tensor<3x2x8x7xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x2x8x7xf32>
    %96 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%95, %94 : tensor<3x2x8x7xf32>, tensor<3x2x8x7xf32>) outs(%35 : tensor<3x2x8x7xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %106 = arith.mulf %in, %in_34 : f32
      linalg.yield %106 : f32
    } -> tensor<3x2x8x7xf32>
    %97 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%85, %96 : tensor<3x2x8x7xf32>, tensor<3x2x8x7xf32>) outs(%35 : tensor<3x2x8x7xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %106 = arith.addf %in, %in_34 : f32
      linalg.yield %106 : f32
    } -> tensor<3x2x8x7xf32>
    %98 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%76, %88 : tensor<3x2x8x7xi1>, tensor<3x2x8x7xi1>) outs(%59 : tensor<3x2x8x7xi1>) {
    ^bb0(%in: i1, %in_34: i1, %out: i1):
      %106 = arith.andi %in, %in_34 : i1
      linalg.yield %106 : i1
    } -> tensor<3x2x8x7xi1>
    %99 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%75, %98 : tensor<3x2x8x7xi1>, tensor<3x2x8x7xi1>) outs(%59 : tensor<3x2x8x7xi1>) {
    ^bb0(%in: i1, %in_34: i1, %out: i1):
      %106 = arith.andi %in, %in_34 : i1
      linalg.yield %106 : i1
    } -> tensor<3x2x8x7xi1>
    %100 = linalg.generic {indexing_maps = [#map8, #map8, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%99, %79, %cst_15 : tensor<3x2x8x7xi1>, tensor<3x2x8x7xi64>, tensor<i64>) outs(%67 : tensor<3x2x8x7xi64>) {
    ^bb0(%in: i1, %in_34: i64, %in_35: i64, %out: i64):
      %106 = arith.select %in, %in_34, %in_35 : i64
      linalg.yield %106 : i64
    } -> tensor<3x2x8x7xi64>
    %101 = linalg.generic {indexing_maps = [#map8, #map8, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%99, %91, %cst_15 : tensor<3x2x8x7xi1>, tensor<3x2x8x7xi64>, tensor<i64>) outs(%67 : tensor<3x2x8x7xi64>) {
    ^bb0(%in: i1, %in_34: i64, %in_35: i64, %out: i64):
      %106 = arith.select %in, %in_34, %in_35 : i64
      linalg.yield %106 : i64
    } -> tensor<3x2x8x7xi64>
    %102 = linalg.generic {indexing_maps = [#map8, #map8, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%99, %58, %cst_0 : tensor<3x2x8x7xi1>, tensor<3x2x8x7xf32>, tensor<f32>) outs(%35 : tensor<3x2x8x7xf32>) {
    ^bb0(%in: i1, %in_34: f32, %in_35: f32, %out: f32):
      %106 = arith.select %in, %in_34, %in_35 : f32
      linalg.yield %106 : f32
    } -> tensor<3x2x8x7xf32>
    %103 = linalg.generic {indexing_maps = [#map13, #map14, #map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_28, %expanded_29, %101, %100 : tensor<3x1x1x1xi64>, tensor<1x2x1x1xi64>, tensor<3x2x8x7xi64>, tensor<3x2x8x7xi64>) outs(%35 : tensor<3x2x8x7xf32>) {
    ^bb0(%in: i64, %in_34: i64, %in_35: i64, %in_36: i64, %out: f32):
      %106 = arith.cmpi slt, %in, %c0_i64 : i64
      %107 = arith.addi %in, %c3_i64 : i64
      %108 = arith.select %106, %107, %in : i64
      %109 = arith.index_cast %108 : i64 to index
      %110 = arith.cmpi slt, %in_34, %c0_i64 : i64
      %111 = arith.addi %in_34, %c2_i64 : i64
      %112 = arith.select %110, %111, %in_34 : i64
      %113 = arith.index_cast %112 : i64 to index
      %114 = arith.cmpi slt, %in_35, %c0_i64 : i64
      %115 = arith.addi %in_35, %c8_i64 : i64
      %116 = arith.select %114, %115, %in_35 : i64
      %117 = arith.index_cast %116 : i64 to index
      %118 = arith.cmpi slt, %in_36, %c0_i64 : i64
      %119 = arith.addi %in_36, %c7_i64 : i64
      %120 = arith.select %118, %119, %in_36 : i64
      %121 = arith.index_cast %120 : i64 to index
      %extracted = tensor.extract %36[%109, %113, %117, %121] : tensor<3x2x8x7xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x2x8x7xf32>
    %104 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%103, %102 : tensor<3x2x8x7xf32>, tensor<3x2x8x7xf32>) outs(%35 : tensor<3x2x8x7xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %106 = arith.mulf %in, %in_34 : f32
      linalg.yield %106 : f32
    } -> tensor<3x2x8x7xf32>
    %105 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%97, %104 : tensor<3x2x8x7xf32>, tensor<3x2x8x7xf32>) outs(%35 : tensor<3x2x8x7xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %106 = arith.addf %in, %in_34 : f32
      linalg.yield %106 : f32
    } -> tensor<3x2x8x7xf32>
    return %105 : tensor<3x2x8x7xf32>
  }
}
