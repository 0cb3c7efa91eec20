#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0) -> ()>
#map3 = affine_map<(d0, d1) -> ()>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1, d2, d3) -> (0, 0, 0, 0)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d1, 0, 0)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d2, 0)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @main(%arg0: tensor<1x2x5x6xf32>) -> (tensor<1x2x9x8xf32>, tensor<1x2x10x12xf32>) {
    %c5_i64 = arith.constant 5 : i64
    %c2_i64 = arith.constant 2 : i64
    %c4_i64 = arith.constant 4 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %c6_i64 = arith.constant 6 : i64
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant dense<2.000000e+00> : tensor<f32>
    %cst_2 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_3 = arith.constant 0.55555555555555558 : f64
    %cst_4 = arith.constant 5.000000e-01 : f32
    %cst_5 = arith.constant 7.500000e-01 : f32
    %cst_6 = arith.constant -7.500000e-01 : f32
    %cst_7 = arith.constant -3.750000e+00 : f32
    %cst_8 = arith.constant -6.000000e+00 : f32
    %cst_9 = arith.constant -3.000000e+00 : f32
    %cst_10 = arith.constant 1.250000e+00 : f32
    %cst_11 = arith.constant 2.250000e+00 : f32
    %cst_12 = arith.constant 2.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %cst_13 = arith.constant 4.000000e+00 : f32
    %cst_14 = arith.constant 5.000000e+00 : f32
    %0 = tensor.empty() : tensor<9xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<9xi64>) {
    ^bb0(%out: i64):
      %126 = linalg.index 0 : index
      %127 = arith.index_cast %126 : index to i64
      linalg.yield %127 : i64
    } -> tensor<9xi64>
    %2 = tensor.empty() : tensor<9xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<9xi64>) outs(%2 : tensor<9xf32>) {
    ^bb0(%in: i64, %out: f32):
      %126 = arith.sitofp %in : i64 to f32
      linalg.yield %126 : f32
    } -> tensor<9xf32>
    %4 = tensor.empty() : tensor<8xi64>
    %5 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%4 : tensor<8xi64>) {
    ^bb0(%out: i64):
      %126 = linalg.index 0 : index
      %127 = arith.index_cast %126 : index to i64
      linalg.yield %127 : i64
    } -> tensor<8xi64>
    %6 = tensor.empty() : tensor<8xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%5 : tensor<8xi64>) outs(%6 : tensor<8xf32>) {
    ^bb0(%in: i64, %out: f32):
      %126 = arith.sitofp %in : i64 to f32
      linalg.yield %126 : f32
    } -> tensor<8xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%7 : tensor<8xf32>) outs(%6 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %126 = arith.addf %in, %cst_4 : f32
      linalg.yield %126 : f32
    } -> tensor<8xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%8 : tensor<8xf32>) outs(%6 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %126 = arith.mulf %in, %cst_5 : f32
      linalg.yield %126 : f32
    } -> tensor<8xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%9 : tensor<8xf32>) outs(%6 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %126 = arith.subf %in, %cst_4 : f32
      linalg.yield %126 : f32
    } -> tensor<8xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%3 : tensor<9xf32>) outs(%2 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %126 = arith.addf %in, %cst_4 : f32
      linalg.yield %126 : f32
    } -> tensor<9xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%11 : tensor<9xf32>) outs(%2 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %126 = arith.truncf %cst_3 : f64 to f32
      %127 = arith.mulf %in, %126 : f32
      linalg.yield %127 : f32
    } -> tensor<9xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%12 : tensor<9xf32>) outs(%2 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %126 = arith.subf %in, %cst_4 : f32
      linalg.yield %126 : f32
    } -> tensor<9xf32>
    %expanded = tensor.expand_shape %13 [[0, 1]] output_shape [9, 1] : tensor<9xf32> into tensor<9x1xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%10 : tensor<8xf32>) outs(%6 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %126 = math.floor %in : f32
      linalg.yield %126 : f32
    } -> tensor<8xf32>
    %15 = tensor.empty() : tensor<9x1xf32>
    %16 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<9x1xf32>) outs(%15 : tensor<9x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %126 = math.floor %in : f32
      linalg.yield %126 : f32
    } -> tensor<9x1xf32>
    %17 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded, %16 : tensor<9x1xf32>, tensor<9x1xf32>) outs(%15 : tensor<9x1xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %126 = arith.subf %in, %in_38 : f32
      linalg.yield %126 : f32
    } -> tensor<9x1xf32>
    %18 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<9x1xf32>) outs(%15 : tensor<9x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %126 = arith.cmpf ult, %in, %cst : f32
      %127 = arith.select %126, %cst, %in : f32
      %128 = arith.cmpf ugt, %127, %cst_0 : f32
      %129 = arith.select %128, %cst_0, %127 : f32
      linalg.yield %129 : f32
    } -> tensor<9x1xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%10, %14 : tensor<8xf32>, tensor<8xf32>) outs(%6 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %126 = arith.subf %in, %in_38 : f32
      linalg.yield %126 : f32
    } -> tensor<8xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%19 : tensor<8xf32>) outs(%6 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %126 = arith.cmpf ult, %in, %cst : f32
      %127 = arith.select %126, %cst, %in : f32
      %128 = arith.cmpf ugt, %127, %cst_0 : f32
      %129 = arith.select %128, %cst_0, %127 : f32
      linalg.yield %129 : f32
    } -> tensor<8xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%14 : tensor<8xf32>) outs(%4 : tensor<8xi64>) {
    ^bb0(%in: f32, %out: i64):
      %126 = arith.fptosi %in : f32 to i64
      linalg.yield %126 : i64
    } -> tensor<8xi64>
    %22 = tensor.empty() : tensor<9x1xi64>
    %23 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<9x1xf32>) outs(%22 : tensor<9x1xi64>) {
    ^bb0(%in: f32, %out: i64):
      %126 = arith.fptosi %in : f32 to i64
      linalg.yield %126 : i64
    } -> tensor<9x1xi64>
    %24 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<9x1xi64>) outs(%22 : tensor<9x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %126 = arith.subi %in, %c1_i64 : i64
      linalg.yield %126 : i64
    } -> tensor<9x1xi64>
    %25 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<9x1xi64>) outs(%22 : tensor<9x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %126 = arith.addi %in, %c1_i64 : i64
      linalg.yield %126 : i64
    } -> tensor<9x1xi64>
    %26 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<9x1xi64>) outs(%22 : tensor<9x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %126 = arith.addi %in, %c2_i64 : i64
      linalg.yield %126 : i64
    } -> tensor<9x1xi64>
    %27 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%21 : tensor<8xi64>) outs(%4 : tensor<8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %126 = arith.subi %in, %c1_i64 : i64
      linalg.yield %126 : i64
    } -> tensor<8xi64>
    %28 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%21 : tensor<8xi64>) outs(%4 : tensor<8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %126 = arith.addi %in, %c1_i64 : i64
      linalg.yield %126 : i64
    } -> tensor<8xi64>
    %29 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%21 : tensor<8xi64>) outs(%4 : tensor<8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %126 = arith.addi %in, %c2_i64 : i64
      linalg.yield %126 : i64
    } -> tensor<8xi64>
    %30 = linalg.generic {indexing_maps = [#map2, #map, #map], iterator_types = ["parallel"]} ins(%cst_2, %20 : tensor<f32>, tensor<8xf32>) outs(%6 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %126 = arith.subf %in, %in_38 : f32
      linalg.yield %126 : f32
    } -> tensor<8xf32>
    %concat = tensor.concat dim(0) %20, %30 : (tensor<8xf32>, tensor<8xf32>) -> tensor<16xf32>
    %expanded_15 = tensor.expand_shape %concat [[0, 1]] output_shape [2, 8] : tensor<16xf32> into tensor<2x8xf32>
    %31 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%20 : tensor<8xf32>) outs(%6 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %126 = arith.addf %in, %cst_0 : f32
      linalg.yield %126 : f32
    } -> tensor<8xf32>
    %32 = linalg.generic {indexing_maps = [#map2, #map, #map], iterator_types = ["parallel"]} ins(%cst_1, %20 : tensor<f32>, tensor<8xf32>) outs(%6 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %126 = arith.subf %in, %in_38 : f32
      linalg.yield %126 : f32
    } -> tensor<8xf32>
    %concat_16 = tensor.concat dim(0) %31, %32 : (tensor<8xf32>, tensor<8xf32>) -> tensor<16xf32>
    %expanded_17 = tensor.expand_shape %concat_16 [[0, 1]] output_shape [2, 8] : tensor<16xf32> into tensor<2x8xf32>
    %33 = tensor.empty() : tensor<2x8xf32>
    %34 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_17 : tensor<2x8xf32>) outs(%33 : tensor<2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %126 = arith.mulf %in, %cst_6 : f32
      linalg.yield %126 : f32
    } -> tensor<2x8xf32>
    %35 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%34 : tensor<2x8xf32>) outs(%33 : tensor<2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %126 = arith.subf %in, %cst_7 : f32
      linalg.yield %126 : f32
    } -> tensor<2x8xf32>
    %36 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%35, %expanded_17 : tensor<2x8xf32>, tensor<2x8xf32>) outs(%33 : tensor<2x8xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %126 = arith.mulf %in, %in_38 : f32
      linalg.yield %126 : f32
    } -> tensor<2x8xf32>
    %37 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%36 : tensor<2x8xf32>) outs(%33 : tensor<2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %126 = arith.addf %in, %cst_8 : f32
      linalg.yield %126 : f32
    } -> tensor<2x8xf32>
    %38 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%37, %expanded_17 : tensor<2x8xf32>, tensor<2x8xf32>) outs(%33 : tensor<2x8xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %126 = arith.mulf %in, %in_38 : f32
      linalg.yield %126 : f32
    } -> tensor<2x8xf32>
    %39 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%38 : tensor<2x8xf32>) outs(%33 : tensor<2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %126 = arith.subf %in, %cst_9 : f32
      linalg.yield %126 : f32
    } -> tensor<2x8xf32>
    %40 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_15 : tensor<2x8xf32>) outs(%33 : tensor<2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %126 = arith.mulf %in, %cst_10 : f32
      linalg.yield %126 : f32
    } -> tensor<2x8xf32>
    %41 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%40 : tensor<2x8xf32>) outs(%33 : tensor<2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %126 = arith.subf %in, %cst_11 : f32
      linalg.yield %126 : f32
    } -> tensor<2x8xf32>
    %42 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%41, %expanded_15 : tensor<2x8xf32>, tensor<2x8xf32>) outs(%33 : tensor<2x8xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %126 = arith.mulf %in, %in_38 : f32
      linalg.yield %126 : f32
    } -> tensor<2x8xf32>
    %43 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%42, %expanded_15 : tensor<2x8xf32>, tensor<2x8xf32>) outs(%33 : tensor<2x8xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %126 = arith.mulf %in, %in_38 : f32
      linalg.yield %126 : f32
    } -> tensor<2x8xf32>
    %44 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%43 : tensor<2x8xf32>) outs(%33 : tensor<2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %126 = arith.addf %in, %cst_0 : f32
      linalg.yield %126 : f32
    } -> tensor<2x8xf32>
    %extracted_slice = tensor.extract_slice %39[0, 0] [1, 8] [1, 1] : tensor<2x8xf32> to tensor<1x8xf32>
    %extracted_slice_18 = tensor.extract_slice %39[1, 0] [1, 8] [1, 1] : tensor<2x8xf32> to tensor<1x8xf32>
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
    %collapsed_19 = tensor.collapse_shape %extracted_slice_18 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
    %extracted_slice_20 = tensor.extract_slice %44[0, 0] [1, 8] [1, 1] : tensor<2x8xf32> to tensor<1x8xf32>
    %extracted_slice_21 = tensor.extract_slice %44[1, 0] [1, 8] [1, 1] : tensor<2x8xf32> to tensor<1x8xf32>
    %collapsed_22 = tensor.collapse_shape %extracted_slice_20 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
    %collapsed_23 = tensor.collapse_shape %extracted_slice_21 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
    %45 = linalg.generic {indexing_maps = [#map3, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_2, %18 : tensor<f32>, tensor<9x1xf32>) outs(%15 : tensor<9x1xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %126 = arith.subf %in, %in_38 : f32
      linalg.yield %126 : f32
    } -> tensor<9x1xf32>
    %concat_24 = tensor.concat dim(0) %18, %45 : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<18x1xf32>
    %expanded_25 = tensor.expand_shape %concat_24 [[0, 1], [2]] output_shape [2, 9, 1] : tensor<18x1xf32> into tensor<2x9x1xf32>
    %46 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<9x1xf32>) outs(%15 : tensor<9x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %126 = arith.addf %in, %cst_0 : f32
      linalg.yield %126 : f32
    } -> tensor<9x1xf32>
    %47 = linalg.generic {indexing_maps = [#map3, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_1, %18 : tensor<f32>, tensor<9x1xf32>) outs(%15 : tensor<9x1xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %126 = arith.subf %in, %in_38 : f32
      linalg.yield %126 : f32
    } -> tensor<9x1xf32>
    %concat_26 = tensor.concat dim(0) %46, %47 : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<18x1xf32>
    %expanded_27 = tensor.expand_shape %concat_26 [[0, 1], [2]] output_shape [2, 9, 1] : tensor<18x1xf32> into tensor<2x9x1xf32>
    %48 = tensor.empty() : tensor<2x9x1xf32>
    %49 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_27 : tensor<2x9x1xf32>) outs(%48 : tensor<2x9x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %126 = arith.mulf %in, %cst_6 : f32
      linalg.yield %126 : f32
    } -> tensor<2x9x1xf32>
    %50 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%49 : tensor<2x9x1xf32>) outs(%48 : tensor<2x9x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %126 = arith.subf %in, %cst_7 : f32
      linalg.yield %126 : f32
    } -> tensor<2x9x1xf32>
    %51 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%50, %expanded_27 : tensor<2x9x1xf32>, tensor<2x9x1xf32>) outs(%48 : tensor<2x9x1xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %126 = arith.mulf %in, %in_38 : f32
      linalg.yield %126 : f32
    } -> tensor<2x9x1xf32>
    %52 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%51 : tensor<2x9x1xf32>) outs(%48 : tensor<2x9x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %126 = arith.addf %in, %cst_8 : f32
      linalg.yield %126 : f32
    } -> tensor<2x9x1xf32>
    %53 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%52, %expanded_27 : tensor<2x9x1xf32>, tensor<2x9x1xf32>) outs(%48 : tensor<2x9x1xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %126 = arith.mulf %in, %in_38 : f32
      linalg.yield %126 : f32
    } -> tensor<2x9x1xf32>
    %54 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53 : tensor<2x9x1xf32>) outs(%48 : tensor<2x9x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %126 = arith.subf %in, %cst_9 : f32
      linalg.yield %126 : f32
    } -> tensor<2x9x1xf32>
    %55 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_25 : tensor<2x9x1xf32>) outs(%48 : tensor<2x9x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %126 = arith.mulf %in, %cst_10 : f32
      linalg.yield %126 : f32
    } -> tensor<2x9x1xf32>
    %56 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%55 : tensor<2x9x1xf32>) outs(%48 : tensor<2x9x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %126 = arith.subf %in, %cst_11 : f32
      linalg.yield %126 : f32
    } -> tensor<2x9x1xf32>
    %57 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%56, %expanded_25 : tensor<2x9x1xf32>, tensor<2x9x1xf32>) outs(%48 : tensor<2x9x1xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %126 = arith.mulf %in, %in_38 : f32
      linalg.yield %126 : f32
    } -> tensor<2x9x1xf32>
    %58 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%57, %expanded_25 : tensor<2x9x1xf32>, tensor<2x9x1xf32>) outs(%48 : tensor<2x9x1xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %126 = arith.mulf %in, %in_38 : f32
      linalg.yield %126 : f32
    } -> tensor<2x9x1xf32>
    %59 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%58 : tensor<2x9x1xf32>) outs(%48 : tensor<2x9x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %126 = arith.addf %in, %cst_0 : f32
      linalg.yield %126 : f32
    } -> tensor<2x9x1xf32>
    %extracted_slice_28 = tensor.extract_slice %54[0, 0, 0] [1, 9, 1] [1, 1, 1] : tensor<2x9x1xf32> to tensor<1x9x1xf32>
    %extracted_slice_29 = tensor.extract_slice %54[1, 0, 0] [1, 9, 1] [1, 1, 1] : tensor<2x9x1xf32> to tensor<1x9x1xf32>
    %collapsed_30 = tensor.collapse_shape %extracted_slice_28 [[0, 1], [2]] : tensor<1x9x1xf32> into tensor<9x1xf32>
    %collapsed_31 = tensor.collapse_shape %extracted_slice_29 [[0, 1], [2]] : tensor<1x9x1xf32> into tensor<9x1xf32>
    %extracted_slice_32 = tensor.extract_slice %59[0, 0, 0] [1, 9, 1] [1, 1, 1] : tensor<2x9x1xf32> to tensor<1x9x1xf32>
    %extracted_slice_33 = tensor.extract_slice %59[1, 0, 0] [1, 9, 1] [1, 1, 1] : tensor<2x9x1xf32> to tensor<1x9x1xf32>
    %collapsed_34 = tensor.collapse_shape %extracted_slice_32 [[0, 1], [2]] : tensor<1x9x1xf32> into tensor<9x1xf32>
    %collapsed_35 = tensor.collapse_shape %extracted_slice_33 [[0, 1], [2]] : tensor<1x9x1xf32> into tensor<9x1xf32>
    %60 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%24 : tensor<9x1xi64>) outs(%22 : tensor<9x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %126 = arith.maxsi %in, %c0_i64 : i64
      %127 = arith.minsi %126, %c4_i64 : i64
      linalg.yield %127 : i64
    } -> tensor<9x1xi64>
    %61 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%27 : tensor<8xi64>) outs(%4 : tensor<8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %126 = arith.maxsi %in, %c0_i64 : i64
      %127 = arith.minsi %126, %c5_i64 : i64
      linalg.yield %127 : i64
    } -> tensor<8xi64>
    %62 = tensor.empty() : tensor<2xi64>
    %63 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%62 : tensor<2xi64>) {
    ^bb0(%out: i64):
      %126 = linalg.index 0 : index
      %127 = arith.index_cast %126 : index to i64
      linalg.yield %127 : i64
    } -> tensor<2xi64>
    %expanded_36 = tensor.expand_shape %63 [[0, 1, 2]] output_shape [2, 1, 1] : tensor<2xi64> into tensor<2x1x1xi64>
    %64 = tensor.empty() : tensor<1xi64>
    %65 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%64 : tensor<1xi64>) {
    ^bb0(%out: i64):
      linalg.yield %c0_i64 : i64
    } -> tensor<1xi64>
    %expanded_37 = tensor.expand_shape %65 [[0, 1, 2, 3]] output_shape [1, 1, 1, 1] : tensor<1xi64> into tensor<1x1x1x1xi64>
    %66 = tensor.empty() : tensor<1x2x9x8xf32>
    %67 = linalg.generic {indexing_maps = [#map5, #map6, #map7, #map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_37, %expanded_36, %60, %61 : tensor<1x1x1x1xi64>, tensor<2x1x1xi64>, tensor<9x1xi64>, tensor<8xi64>) outs(%66 : tensor<1x2x9x8xf32>) {
    ^bb0(%in: i64, %in_38: i64, %in_39: i64, %in_40: i64, %out: f32):
      %126 = arith.cmpi slt, %in, %c0_i64 : i64
      %127 = arith.addi %in, %c1_i64 : i64
      %128 = arith.select %126, %127, %in : i64
      %129 = arith.index_cast %128 : i64 to index
      %130 = arith.cmpi slt, %in_38, %c0_i64 : i64
      %131 = arith.addi %in_38, %c2_i64 : i64
      %132 = arith.select %130, %131, %in_38 : i64
      %133 = arith.index_cast %132 : i64 to index
      %134 = arith.cmpi slt, %in_39, %c0_i64 : i64
      %135 = arith.addi %in_39, %c5_i64 : i64
      %136 = arith.select %134, %135, %in_39 : i64
      %137 = arith.index_cast %136 : i64 to index
      %138 = arith.cmpi slt, %in_40, %c0_i64 : i64
      %139 = arith.addi %in_40, %c6_i64 : i64
      %140 = arith.select %138, %139, %in_40 : i64
      %141 = arith.index_cast %140 : i64 to index
      %extracted = tensor.extract %arg0[%129, %133, %137, %141] : tensor<1x2x5x6xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x2x9x8xf32>
    %68 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%21 : tensor<8xi64>) outs(%4 : tensor<8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %126 = arith.maxsi %in, %c0_i64 : i64
      %127 = arith.minsi %126, %c5_i64 : i64
      linalg.yield %127 : i64
    } -> tensor<8xi64>
    %69 = linalg.generic {indexing_maps = [#map5, #map6, #map7, #map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_37, %expanded_36, %60, %68 : tensor<1x1x1x1xi64>, tensor<2x1x1xi64>, tensor<9x1xi64>, tensor<8xi64>) outs(%66 : tensor<1x2x9x8xf32>) {
    ^bb0(%in: i64, %in_38: i64, %in_39: i64, %in_40: i64, %out: f32):
      %126 = arith.cmpi slt, %in, %c0_i64 : i64
      %127 = arith.addi %in, %c1_i64 : i64
      %128 = arith.select %126, %127, %in : i64
      %129 = arith.index_cast %128 : i64 to index
      %130 = arith.cmpi slt, %in_38, %c0_i64 : i64
      %131 = arith.addi %in_38, %c2_i64 : i64
      %132 = arith.select %130, %131, %in_38 : i64
      %133 = arith.index_cast %132 : i64 to index
      %134 = arith.cmpi slt, %in_39, %c0_i64 : i64
      %135 = arith.addi %in_39, %c5_i64 : i64
      %136 = arith.select %134, %135, %in_39 : i64
      %137 = arith.index_cast %136 : i64 to index
      %138 = arith.cmpi slt, %in_40, %c0_i64 : i64
      %139 = arith.addi %in_40, %c6_i64 : i64
      %140 = arith.select %138, %139, %in_40 : i64
      %141 = arith.index_cast %140 : i64 to index
      %extracted = tensor.extract %arg0[%129, %133, %137, %141] : tensor<1x2x5x6xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x2x9x8xf32>
    %70 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%28 : tensor<8xi64>) outs(%4 : tensor<8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %126 = arith.maxsi %in, %c0_i64 : i64
      %127 = arith.minsi %126, %c5_i64 : i64
      linalg.yield %127 : i64
    } -> tensor<8xi64>
    %71 = linalg.generic {indexing_maps = [#map5, #map6, #map7, #map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_37, %expanded_36, %60, %70 : tensor<1x1x1x1xi64>, tensor<2x1x1xi64>, tensor<9x1xi64>, tensor<8xi64>) outs(%66 : tensor<1x2x9x8xf32>) {
    ^bb0(%in: i64, %in_38: i64, %in_39: i64, %in_40: i64, %out: f32):
      %126 = arith.cmpi slt, %in, %c0_i64 : i64
      %127 = arith.addi %in, %c1_i64 : i64
      %128 = arith.select %126, %127, %in : i64
      %129 = arith.index_cast %128 : i64 to index
      %130 = arith.cmpi slt, %in_38, %c0_i64 : i64
      %131 = arith.addi %in_38, %c2_i64 : i64
      %132 = arith.select %130, %131, %in_38 : i64
      %133 = arith.index_cast %132 : i64 to index
      %134 = arith.cmpi slt, %in_39, %c0_i64 : i64
      %135 = arith.addi %in_39, %c5_i64 : i64
      %136 = arith.select %134, %135, %in_39 : i64
      %137 = arith.index_cast %136 : i64 to index
      %138 = arith.cmpi slt, %in_40, %c0_i64 : i64
      %139 = arith.addi %in_40, %c6_i64 : i64
      %140 = arith.select %138, %139, %in_40 : i64
      %141 = arith.index_cast %140 : i64 to index
      %extracted = tensor.extract %arg0[%129, %133, %137, %141] : tensor<1x2x5x6xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x2x9x8xf32>
    %72 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%29 : tensor<8xi64>) outs(%4 : tensor<8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %126 = arith.maxsi %in, %c0_i64 : i64
      %127 = arith.minsi %126, %c5_i64 : i64
      linalg.yield %127 : i64
    } -> tensor<8xi64>
    %73 = linalg.generic {indexing_maps = [#map5, #map6, #map7, #map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_37, %expanded_36, %60, %72 : tensor<1x1x1x1xi64>, tensor<2x1x1xi64>, tensor<9x1xi64>, tensor<8xi64>) outs(%66 : tensor<1x2x9x8xf32>) {
    ^bb0(%in: i64, %in_38: i64, %in_39: i64, %in_40: i64, %out: f32):
      %126 = arith.cmpi slt, %in, %c0_i64 : i64
      %127 = arith.addi %in, %c1_i64 : i64
      %128 = arith.select %126, %127, %in : i64
      %129 = arith.index_cast %128 : i64 to index
      %130 = arith.cmpi slt, %in_38, %c0_i64 : i64
      %131 = arith.addi %in_38, %c2_i64 : i64
      %132 = arith.select %130, %131, %in_38 : i64
      %133 = arith.index_cast %132 : i64 to index
      %134 = arith.cmpi slt, %in_39, %c0_i64 : i64
      %135 = arith.addi %in_39, %c5_i64 : i64
      %136 = arith.select %134, %135, %in_39 : i64
      %137 = arith.index_cast %136 : i64 to index
      %138 = arith.cmpi slt, %in_40, %c0_i64 : i64
      %139 = arith.addi %in_40, %c6_i64 : i64
      %140 = arith.select %138, %139, %in_40 : i64
      %141 = arith.index_cast %140 : i64 to index
      %extracted = tensor.extract %arg0[%129, %133, %137, %141] : tensor<1x2x5x6xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x2x9x8xf32>
    %74 = linalg.generic {indexing_maps = [#map9, #map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%67, %collapsed : tensor<1x2x9x8xf32>, tensor<8xf32>) outs(%66 : tensor<1x2x9x8xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %126 = arith.mulf %in, %in_38 : f32
      linalg.yield %126 : f32
    } -> tensor<1x2x9x8xf32>
    %75 = linalg.generic {indexing_maps = [#map9, #map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%69, %collapsed_22 : tensor<1x2x9x8xf32>, tensor<8xf32>) outs(%66 : tensor<1x2x9x8xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %126 = arith.mulf %in, %in_38 : f32
      linalg.yield %126 : f32
    } -> tensor<1x2x9x8xf32>
    %76 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%74, %75 : tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) outs(%66 : tensor<1x2x9x8xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %126 = arith.addf %in, %in_38 : f32
      linalg.yield %126 : f32
    } -> tensor<1x2x9x8xf32>
    %77 = linalg.generic {indexing_maps = [#map9, #map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%71, %collapsed_23 : tensor<1x2x9x8xf32>, tensor<8xf32>) outs(%66 : tensor<1x2x9x8xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %126 = arith.mulf %in, %in_38 : f32
      linalg.yield %126 : f32
    } -> tensor<1x2x9x8xf32>
    %78 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%76, %77 : tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) outs(%66 : tensor<1x2x9x8xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %126 = arith.addf %in, %in_38 : f32
      linalg.yield %126 : f32
    } -> tensor<1x2x9x8xf32>
    %79 = linalg.generic {indexing_maps = [#map9, #map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%73, %collapsed_19 : tensor<1x2x9x8xf32>, tensor<8xf32>) outs(%66 : tensor<1x2x9x8xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %126 = arith.mulf %in, %in_38 : f32
      linalg.yield %126 : f32
    } -> tensor<1x2x9x8xf32>
    %80 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%78, %79 : tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) outs(%66 : tensor<1x2x9x8xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %126 = arith.addf %in, %in_38 : f32
      linalg.yield %126 : f32
    } -> tensor<1x2x9x8xf32>
    %81 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<9x1xi64>) outs(%22 : tensor<9x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %126 = arith.maxsi %in, %c0_i64 : i64
      %127 = arith.minsi %126, %c4_i64 : i64
      linalg.yield %127 : i64
    } -> tensor<9x1xi64>
    %82 = linalg.generic {indexing_maps = [#map5, #map6, #map7, #map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_37, %expanded_36, %81, %61 : tensor<1x1x1x1xi64>, tensor<2x1x1xi64>, tensor<9x1xi64>, tensor<8xi64>) outs(%66 : tensor<1x2x9x8xf32>) {
    ^bb0(%in: i64, %in_38: i64, %in_39: i64, %in_40: i64, %out: f32):
      %126 = arith.cmpi slt, %in, %c0_i64 : i64
      %127 = arith.addi %in, %c1_i64 : i64
      %128 = arith.select %126, %127, %in : i64
      %129 = arith.index_cast %128 : i64 to index
      %130 = arith.cmpi slt, %in_38, %c0_i64 : i64
      %131 = arith.addi %in_38, %c2_i64 : i64
      %132 = arith.select %130, %131, %in_38 : i64
      %133 = arith.index_cast %132 : i64 to index
      %134 = arith.cmpi slt, %in_39, %c0_i64 : i64
      %135 = arith.addi %in_39, %c5_i64 : i64
      %136 = arith.select %134, %135, %in_39 : i64
      %137 = arith.index_cast %136 : i64 to index
      %138 = arith.cmpi slt, %in_40, %c0_i64 : i64
      %139 = arith.addi %in_40, %c6_i64 : i64
      %140 = arith.select %138, %139, %in_40 : i64
      %141 = arith.index_cast %140 : i64 to index
      %extracted = tensor.extract %arg0[%129, %133, %137, %141] : tensor<1x2x5x6xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x2x9x8xf32>
    %83 = linalg.generic {indexing_maps = [#map5, #map6, #map7, #map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_37, %expanded_36, %81, %68 : tensor<1x1x1x1xi64>, tensor<2x1x1xi64>, tensor<9x1xi64>, tensor<8xi64>) outs(%66 : tensor<1x2x9x8xf32>) {
    ^bb0(%in: i64, %in_38: i64, %in_39: i64, %in_40: i64, %out: f32):
      %126 = arith.cmpi slt, %in, %c0_i64 : i64
      %127 = arith.addi %in, %c1_i64 : i64
      %128 = arith.select %126, %127, %in : i64
      %129 = arith.index_cast %128 : i64 to index
      %130 = arith.cmpi slt, %in_38, %c0_i64 : i64
      %131 = arith.addi %in_38, %c2_i64 : i64
      %132 = arith.select %130, %131, %in_38 : i64
      %133 = arith.index_cast %132 : i64 to index
      %134 = arith.cmpi slt, %in_39, %c0_i64 : i64
      %135 = arith.addi %in_39, %c5_i64 : i64
      %136 = arith.select %134, %135, %in_39 : i64
      %137 = arith.index_cast %136 : i64 to index
      %138 = arith.cmpi slt, %in_40, %c0_i64 : i64
      %139 = arith.addi %in_40, %c6_i64 : i64
      %140 = arith.select %138, %139, %in_40 : i64
      %141 = arith.index_cast %140 : i64 to index
      %extracted = tensor.extract %arg0[%129, %133, %137, %141] : tensor<1x2x5x6xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x2x9x8xf32>
    %84 = linalg.generic {indexing_maps = [#map5, #map6, #map7, #map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_37, %expanded_36, %81, %70 : tensor<1x1x1x1xi64>, tensor<2x1x1xi64>, tensor<9x1xi64>, tensor<8xi64>) outs(%66 : tensor<1x2x9x8xf32>) {
    ^bb0(%in: i64, %in_38: i64, %in_39: i64, %in_40: i64, %out: f32):
      %126 = arith.cmpi slt, %in, %c0_i64 : i64
      %127 = arith.addi %in, %c1_i64 : i64
      %128 = arith.select %126, %127, %in : i64
      %129 = arith.index_cast %128 : i64 to index
      %130 = arith.cmpi slt, %in_38, %c0_i64 : i64
      %131 = arith.addi %in_38, %c2_i64 : i64
      %132 = arith.select %130, %131, %in_38 : i64
      %133 = arith.index_cast %132 : i64 to index
      %134 = arith.cmpi slt, %in_39, %c0_i64 : i64
      %135 = arith.addi %in_39, %c5_i64 : i64
      %136 = arith.select %134, %135, %in_39 : i64
      %137 = arith.index_cast %136 : i64 to index
      %138 = arith.cmpi slt, %in_40, %c0_i64 : i64
      %139 = arith.addi %in_40, %c6_i64 : i64
      %140 = arith.select %138, %139, %in_40 : i64
      %141 = arith.index_cast %140 : i64 to index
      %extracted = tensor.extract %arg0[%129, %133, %137, %141] : tensor<1x2x5x6xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x2x9x8xf32>
    %85 = linalg.generic {indexing_maps = [#map5, #map6, #map7, #map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_37, %expanded_36, %81, %72 : tensor<1x1x1x1xi64>, tensor<2x1x1xi64>, tensor<9x1xi64>, tensor<8xi64>) outs(%66 : tensor<1x2x9x8xf32>) {
    ^bb0(%in: i64, %in_38: i64, %in_39: i64, %in_40: i64, %out: f32):
      %126 = arith.cmpi slt, %in, %c0_i64 : i64
      %127 = arith.addi %in, %c1_i64 : i64
      %128 = arith.select %126, %127, %in : i64
      %129 = arith.index_cast %128 : i64 to index
      %130 = arith.cmpi slt, %in_38, %c0_i64 : i64
      %131 = arith.addi %in_38, %c2_i64 : i64
      %132 = arith.select %130, %131, %in_38 : i64
      %133 = arith.index_cast %132 : i64 to index
      %134 = arith.cmpi slt, %in_39, %c0_i64 : i64
      %135 = arith.addi %in_39, %c5_i64 : i64
      %136 = arith.select %134, %135, %in_39 : i64
      %137 = arith.index_cast %136 : i64 to index
      %138 = arith.cmpi slt, %in_40, %c0_i64 : i64
      %139 = arith.addi %in_40, %c6_i64 : i64
      %140 = arith.select %138, %139, %in_40 : i64
      %141 = arith.index_cast %140 : i64 to index
      %extracted = tensor.extract %arg0[%129, %133, %137, %141] : tensor<1x2x5x6xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x2x9x8xf32>
    %86 = linalg.generic {indexing_maps = [#map9, #map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%82, %collapsed : tensor<1x2x9x8xf32>, tensor<8xf32>) outs(%66 : tensor<1x2x9x8xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %126 = arith.mulf %in, %in_38 : f32
      linalg.yield %126 : f32
    } -> tensor<1x2x9x8xf32>
    %87 = linalg.generic {indexing_maps = [#map9, #map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%83, %collapsed_22 : tensor<1x2x9x8xf32>, tensor<8xf32>) outs(%66 : tensor<1x2x9x8xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %126 = arith.mulf %in, %in_38 : f32
      linalg.yield %126 : f32
    } -> tensor<1x2x9x8xf32>
    %88 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%86, %87 : tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) outs(%66 : tensor<1x2x9x8xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %126 = arith.addf %in, %in_38 : f32
      linalg.yield %126 : f32
    } -> tensor<1x2x9x8xf32>
    %89 = linalg.generic {indexing_maps = [#map9, #map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%84, %collapsed_23 : tensor<1x2x9x8xf32>, tensor<8xf32>) outs(%66 : tensor<1x2x9x8xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %126 = arith.mulf %in, %in_38 : f32
      linalg.yield %126 : f32
    } -> tensor<1x2x9x8xf32>
    %90 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%88, %89 : tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) outs(%66 : tensor<1x2x9x8xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %126 = arith.addf %in, %in_38 : f32
      linalg.yield %126 : f32
    } -> tensor<1x2x9x8xf32>
    %91 = linalg.generic {indexing_maps = [#map9, #map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%85, %collapsed_19 : tensor<1x2x9x8xf32>, tensor<8xf32>) outs(%66 : tensor<1x2x9x8xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %126 = arith.mulf %in, %in_38 : f32
      linalg.yield %126 : f32
    } -> tensor<1x2x9x8xf32>
    %92 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%90, %91 : tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) outs(%66 : tensor<1x2x9x8xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %126 = arith.addf %in, %in_38 : f32
      linalg.yield %126 : f32
    } -> tensor<1x2x9x8xf32>
    %93 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<9x1xi64>) outs(%22 : tensor<9x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %126 = arith.maxsi %in, %c0_i64 : i64
      %127 = arith.minsi %126, %c4_i64 : i64
      linalg.yield %127 : i64
    } -> tensor<9x1xi64>
    %94 = linalg.generic {indexing_maps = [#map5, #map6, #map7, #map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_37, %expanded_36, %93, %61 : tensor<1x1x1x1xi64>, tensor<2x1x1xi64>, tensor<9x1xi64>, tensor<8xi64>) outs(%66 : tensor<1x2x9x8xf32>) {
    ^bb0(%in: i64, %in_38: i64, %in_39: i64, %in_40: i64, %out: f32):
      %126 = arith.cmpi slt, %in, %c0_i64 : i64
      %127 = arith.addi %in, %c1_i64 : i64
      %128 = arith.select %126, %127, %in : i64
      %129 = arith.index_cast %128 : i64 to index
      %130 = arith.cmpi slt, %in_38, %c0_i64 : i64
      %131 = arith.addi %in_38, %c2_i64 : i64
      %132 = arith.select %130, %131, %in_38 : i64
      %133 = arith.index_cast %132 : i64 to index
      %134 = arith.cmpi slt, %in_39, %c0_i64 : i64
      %135 = arith.addi %in_39, %c5_i64 : i64
      %136 = arith.select %134, %135, %in_39 : i64
      %137 = arith.index_cast %136 : i64 to index
      %138 = arith.cmpi slt, %in_40, %c0_i64 : i64
      %139 = arith.addi %in_40, %c6_i64 : i64
      %140 = arith.select %138, %139, %in_40 : i64
      %141 = arith.index_cast %140 : i64 to index
      %extracted = tensor.extract %arg0[%129, %133, %137, %141] : tensor<1x2x5x6xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x2x9x8xf32>
    %95 = linalg.generic {indexing_maps = [#map5, #map6, #map7, #map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_37, %expanded_36, %93, %68 : tensor<1x1x1x1xi64>, tensor<2x1x1xi64>, tensor<9x1xi64>, tensor<8xi64>) outs(%66 : tensor<1x2x9x8xf32>) {
    ^bb0(%in: i64, %in_38: i64, %in_39: i64, %in_40: i64, %out: f32):
      %126 = arith.cmpi slt, %in, %c0_i64 : i64
      %127 = arith.addi %in, %c1_i64 : i64
      %128 = arith.select %126, %127, %in : i64
      %129 = arith.index_cast %128 : i64 to index
      %130 = arith.cmpi slt, %in_38, %c0_i64 : i64
      %131 = arith.addi %in_38, %c2_i64 : i64
      %132 = arith.select %130, %131, %in_38 : i64
      %133 = arith.index_cast %132 : i64 to index
      %134 = arith.cmpi slt, %in_39, %c0_i64 : i64
      %135 = arith.addi %in_39, %c5_i64 : i64
      %136 = arith.select %134, %135, %in_39 : i64
      %137 = arith.index_cast %136 : i64 to index
      %138 = arith.cmpi slt, %in_40, %c0_i64 : i64
      %139 = arith.addi %in_40, %c6_i64 : i64
      %140 = arith.select %138, %139, %in_40 : i64
      %141 = arith.index_cast %140 : i64 to index
      %extracted = tensor.extract %arg0[%129, %133, %137, %141] : tensor<1x2x5x6xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x2x9x8xf32>
    %96 = linalg.generic {indexing_maps = [#map5, #map6, #map7, #map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_37, %expanded_36, %93, %70 : tensor<1x1x1x1xi64>, tensor<2x1x1xi64>, tensor<9x1xi64>, tensor<8xi64>) outs(%66 : tensor<1x2x9x8xf32>) {
    ^bb0(%in: i64, %in_38: i64, %in_39: i64, %in_40: i64, %out: f32):
      %126 = arith.cmpi slt, %in, %c0_i64 : i64
      %127 = arith.addi %in, %c1_i64 : i64
      %128 = arith.select %126, %127, %in : i64
      %129 = arith.index_cast %128 : i64 to index
      %130 = arith.cmpi slt, %in_38, %c0_i64 : i64
      %131 = arith.addi %in_38, %c2_i64 : i64
      %132 = arith.select %130, %131, %in_38 : i64
      %133 = arith.index_cast %132 : i64 to index
      %134 = arith.cmpi slt, %in_39, %c0_i64 : i64
      %135 = arith.addi %in_39, %c5_i64 : i64
      %136 = arith.select %134, %135, %in_39 : i64
      %137 = arith.index_cast %136 : i64 to index
      %138 = arith.cmpi slt, %in_40, %c0_i64 : i64
      %139 = arith.addi %in_40, %c6_i64 : i64
      %140 = arith.select %138, %139, %in_40 : i64
      %141 = arith.index_cast %140 : i64 to index
      %extracted = tensor.extract %arg0[%129, %133, %137, %141] : tensor<1x2x5x6xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x2x9x8xf32>
    %97 = linalg.generic {indexing_maps = [#map5, #map6, #map7, #map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_37, %expanded_36, %93, %72 : tensor<1x1x1x1xi64>, tensor<2x1x1xi64>, tensor<9x1xi64>, tensor<8xi64>) outs(%66 : tensor<1x2x9x8xf32>) {
    ^bb0(%in: i64, %in_38: i64, %in_39: i64, %in_40: i64, %out: f32):
      %126 = arith.cmpi slt, %in, %c0_i64 : i64
      %127 = arith.addi %in, %c1_i64 : i64
      %128 = arith.select %126, %127, %in : i64
      %129 = arith.index_cast %128 : i64 to index
      %130 = arith.cmpi slt, %in_38, %c0_i64 : i64
      %131 = arith.addi %in_38, %c2_i64 : i64
      %132 = arith.select %130, %131, %in_38 : i64
      %133 = arith.index_cast %132 : i64 to index
      %134 = arith.cmpi slt, %in_39, %c0_i64 : i64
      %135 = arith.addi %in_39, %c5_i64 : i64
      %136 = arith.select %134, %135, %in_39 : i64
      %137 = arith.index_cast %136 : i64 to index
      %138 = arith.cmpi slt, %in_40, %c0_i64 : i64
      %139 = arith.addi %in_40, %c6_i64 : i64
      %140 = arith.select %138, %139, %in_40 : i64
      %141 = arith.index_cast %140 : i64 to index
      %extracted = tensor.extract %arg0[%129, %133, %137, %141] : tensor<1x2x5x6xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x2x9x8xf32>
    %98 = linalg.generic {indexing_maps = [#map9, #map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%94, %collapsed : tensor<1x2x9x8xf32>, tensor<8xf32>) outs(%66 : tensor<1x2x9x8xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %126 = arith.mulf %in, %in_38 : f32
      linalg.yield %126 : f32
    } -> tensor<1x2x9x8xf32>
    %99 = linalg.generic {indexing_maps = [#map9, #map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%95, %collapsed_22 : tensor<1x2x9x8xf32>, tensor<8xf32>) outs(%66 : tensor<1x2x9x8xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %126 = arith.mulf %in, %in_38 : f32
      linalg.yield %126 : f32
    } -> tensor<1x2x9x8xf32>
    %100 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%98, %99 : tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) outs(%66 : tensor<1x2x9x8xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %126 = arith.addf %in, %in_38 : f32
      linalg.yield %126 : f32
    } -> tensor<1x2x9x8xf32>
    %101 = linalg.generic {indexing_maps = [#map9, #map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%96, %collapsed_23 : tensor<1x2x9x8xf32>, tensor<8xf32>) outs(%66 : tensor<1x2x9x8xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %126 = arith.mulf %in, %in_38 : f32
      linalg.yield %126 : f32
    } -> tensor<1x2x9x8xf32>
    %102 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%100, %101 : tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) outs(%66 : tensor<1x2x9x8xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %126 = arith.addf %in, %in_38 : f32
      linalg.yield %126 : f32
    } -> tensor<1x2x9x8xf32>
    %103 = linalg.generic {indexing_maps = [#map9, #map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%97, %collapsed_19 : tensor<1x2x9x8xf32>, tensor<8xf32>) outs(%66 : tensor<1x2x9x8xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %126 = arith.mulf %in, %in_38 : f32
      linalg.yield %126 : f32
    } -> tensor<1x2x9x8xf32>
    %104 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%102, %103 : tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) outs(%66 : tensor<1x2x9x8xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %126 = arith.addf %in, %in_38 : f32
      linalg.yield %126 : f32
    } -> tensor<1x2x9x8xf32>
    %105 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%26 : tensor<9x1xi64>) outs(%22 : tensor<9x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %126 = arith.maxsi %in, %c0_i64 : i64
      %127 = arith.minsi %126, %c4_i64 : i64
      linalg.yield %127 : i64
    } -> tensor<9x1xi64>
    %106 = linalg.generic {indexing_maps = [#map5, #map6, #map7, #map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_37, %expanded_36, %105, %61 : tensor<1x1x1x1xi64>, tensor<2x1x1xi64>, tensor<9x1xi64>, tensor<8xi64>) outs(%66 : tensor<1x2x9x8xf32>) {
    ^bb0(%in: i64, %in_38: i64, %in_39: i64, %in_40: i64, %out: f32):
      %126 = arith.cmpi slt, %in, %c0_i64 : i64
      %127 = arith.addi %in, %c1_i64 : i64
      %128 = arith.select %126, %127, %in : i64
      %129 = arith.index_cast %128 : i64 to index
      %130 = arith.cmpi slt, %in_38, %c0_i64 : i64
      %131 = arith.addi %in_38, %c2_i64 : i64
      %132 = arith.select %130, %131, %in_38 : i64
      %133 = arith.index_cast %132 : i64 to index
      %134 = arith.cmpi slt, %in_39, %c0_i64 : i64
      %135 = arith.addi %in_39, %c5_i64 : i64
      %136 = arith.select %134, %135, %in_39 : i64
      %137 = arith.index_cast %136 : i64 to index
      %138 = arith.cmpi slt, %in_40, %c0_i64 : i64
      %139 = arith.addi %in_40, %c6_i64 : i64
      %140 = arith.select %138, %139, %in_40 : i64
      %141 = arith.index_cast %140 : i64 to index
      %extracted = tensor.extract %arg0[%129, %133, %137, %141] : tensor<1x2x5x6xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x2x9x8xf32>
    %107 = linalg.generic {indexing_maps = [#map5, #map6, #map7, #map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_37, %expanded_36, %105, %68 : tensor<1x1x1x1xi64>, tensor<2x1x1xi64>, tensor<9x1xi64>, tensor<8xi64>) outs(%66 : tensor<1x2x9x8xf32>) {
    ^bb0(%in: i64, %in_38: i64, %in_39: i64, %in_40: i64, %out: f32):
      %126 = arith.cmpi slt, %in, %c0_i64 : i64
      %127 = arith.addi %in, %c1_i64 : i64
      %128 = arith.select %126, %127, %in : i64
      %129 = arith.index_cast %128 : i64 to index
      %130 = arith.cmpi slt, %in_38, %c0_i64 : i64
      %131 = arith.addi %in_38, %c2_i64 : i64
      %132 = arith.select %130, %131, %in_38 : i64
      %133 = arith.index_cast %132 : i64 to index
      %134 = arith.cmpi slt, %in_39, %c0_i64 : i64
      %135 = arith.addi %in_39, %c5_i64 : i64
      %136 = arith.select %134, %135, %in_39 : i64
      %137 = arith.index_cast %136 : i64 to index
      %138 = arith.cmpi slt, %in_40, %c0_i64 : i64
      %139 = arith.addi %in_40, %c6_i64 : i64
      %140 = arith.select %138, %139, %in_40 : i64
      %141 = arith.index_cast %140 : i64 to index
      %extracted = tensor.extract %arg0[%129, %133, %137, %141] : tensor<1x2x5x6xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x2x9x8xf32>
    %108 = linalg.generic {indexing_maps = [#map5, #map6, #map7, #map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_37, %expanded_36, %105, %70 : tensor<1x1x1x1xi64>, tensor<2x1x1xi64>, tensor<9x1xi64>, tensor<8xi64>) outs(%66 : tensor<1x2x9x8xf32>) {
    ^bb0(%in: i64, %in_38: i64, %in_39: i64, %in_40: i64, %out: f32):
      %126 = arith.cmpi slt, %in, %c0_i64 : i64
      %127 = arith.addi %in, %c1_i64 : i64
      %128 = arith.select %126, %127, %in : i64
      %129 = arith.index_cast %128 : i64 to index
      %130 = arith.cmpi slt, %in_38, %c0_i64 : i64
      %131 = arith.addi %in_38, %c2_i64 : i64
      %132 = arith.select %130, %131, %in_38 : i64
      %133 = arith.index_cast %132 : i64 to index
      %134 = arith.cmpi slt, %in_39, %c0_i64 : i64
      %135 = arith.addi %in_39, %c5_i64 : i64
      %136 = arith.select %134, %135, %in_39 : i64
      %137 = arith.index_cast %136 : i64 to index
      %138 = arith.cmpi slt, %in_40, %c0_i64 : i64
      %139 = arith.addi %in_40, %c6_i64 : i64
      %140 = arith.select %138, %139, %in_40 : i64
      %141 = arith.index_cast %140 : i64 to index
      %extracted = tensor.extract %arg0[%129, %133, %137, %141] : tensor<1x2x5x6xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x2x9x8xf32>
    %109 = linalg.generic {indexing_maps = [#map5, #map6, #map7, #map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_37, %expanded_36, %105, %72 : tensor<1x1x1x1xi64>, tensor<2x1x1xi64>, tensor<9x1xi64>, tensor<8xi64>) outs(%66 : tensor<1x2x9x8xf32>) {
    ^bb0(%in: i64, %in_38: i64, %in_39: i64, %in_40: i64, %out: f32):
      %126 = arith.cmpi slt, %in, %c0_i64 : i64
      %127 = arith.addi %in, %c1_i64 : i64
      %128 = arith.select %126, %127, %in : i64
      %129 = arith.index_cast %128 : i64 to index
      %130 = arith.cmpi slt, %in_38, %c0_i64 : i64
      %131 = arith.addi %in_38, %c2_i64 : i64
      %132 = arith.select %130, %131, %in_38 : i64
      %133 = arith.index_cast %132 : i64 to index
      %134 = arith.cmpi slt, %in_39, %c0_i64 : i64
      %135 = arith.addi %in_39, %c5_i64 : i64
      %136 = arith.select %134, %135, %in_39 : i64
      %137 = arith.index_cast %136 : i64 to index
      %138 = arith.cmpi slt, %in_40, %c0_i64 : i64
      %139 = arith.addi %in_40, %c6_i64 : i64
      %140 = arith.select %138, %139, %in_40 : i64
      %141 = arith.index_cast %140 : i64 to index
      %extracted = tensor.extract %arg0[%129, %133, %137, %141] : tensor<1x2x5x6xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x2x9x8xf32>
    %110 = linalg.generic {indexing_maps = [#map9, #map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%106, %collapsed : tensor<1x2x9x8xf32>, tensor<8xf32>) outs(%66 : tensor<1x2x9x8xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %126 = arith.mulf %in, %in_38 : f32
      linalg.yield %126 : f32
    } -> tensor<1x2x9x8xf32>
    %111 = linalg.generic {indexing_maps = [#map9, #map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%107, %collapsed_22 : tensor<1x2x9x8xf32>, tensor<8xf32>) outs(%66 : tensor<1x2x9x8xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %126 = arith.mulf %in, %in_38 : f32
      linalg.yield %126 : f32
    } -> tensor<1x2x9x8xf32>
    %112 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%110, %111 : tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) outs(%66 : tensor<1x2x9x8xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %126 = arith.addf %in, %in_38 : f32
      linalg.yield %126 : f32
    } -> tensor<1x2x9x8xf32>
    %113 = linalg.generic {indexing_maps = [#map9, #map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%108, %collapsed_23 : tensor<1x2x9x8xf32>, tensor<8xf32>) outs(%66 : tensor<1x2x9x8xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %126 = arith.mulf %in, %in_38 : f32
      linalg.yield %126 : f32
    } -> tensor<1x2x9x8xf32>
    %114 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%112, %113 : tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) outs(%66 : tensor<1x2x9x8xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %126 = arith.addf %in, %in_38 : f32
      linalg.yield %126 : f32
    } -> tensor<1x2x9x8xf32>
    %115 = linalg.generic {indexing_maps = [#map9, #map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%109, %collapsed_19 : tensor<1x2x9x8xf32>, tensor<8xf32>) outs(%66 : tensor<1x2x9x8xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %126 = arith.mulf %in, %in_38 : f32
      linalg.yield %126 : f32
    } -> tensor<1x2x9x8xf32>
    %116 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%114, %115 : tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) outs(%66 : tensor<1x2x9x8xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %126 = arith.addf %in, %in_38 : f32
      linalg.yield %126 : f32
    } -> tensor<1x2x9x8xf32>
    %117 = linalg.generic {indexing_maps = [#map9, #map7, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%80, %collapsed_30 : tensor<1x2x9x8xf32>, tensor<9x1xf32>) outs(%66 : tensor<1x2x9x8xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %126 = arith.mulf %in, %in_38 : f32
      linalg.yield %126 : f32
    } -> tensor<1x2x9x8xf32>
    %118 = linalg.generic {indexing_maps = [#map9, #map7, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%92, %collapsed_34 : tensor<1x2x9x8xf32>, tensor<9x1xf32>) outs(%66 : tensor<1x2x9x8xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %126 = arith.mulf %in, %in_38 : f32
      linalg.yield %126 : f32
    } -> tensor<1x2x9x8xf32>
    %119 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%117, %118 : tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) outs(%66 : tensor<1x2x9x8xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %126 = arith.addf %in, %in_38 : f32
      linalg.yield %126 : f32
    } -> tensor<1x2x9x8xf32>
    %120 = linalg.generic {indexing_maps = [#map9, #map7, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%104, %collapsed_35 : tensor<1x2x9x8xf32>, tensor<9x1xf32>) outs(%66 : tensor<1x2x9x8xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %126 = arith.mulf %in, %in_38 : f32
      linalg.yield %126 : f32
    } -> tensor<1x2x9x8xf32>
    %121 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%119, %120 : tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) outs(%66 : tensor<1x2x9x8xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %126 = arith.addf %in, %in_38 : f32
      linalg.yield %126 : f32
    } -> tensor<1x2x9x8xf32>
    %122 = linalg.generic {indexing_maps = [#map9, #map7, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%116, %collapsed_31 : tensor<1x2x9x8xf32>, tensor<9x1xf32>) outs(%66 : tensor<1x2x9x8xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %126 = arith.mulf %in, %in_38 : f32
      linalg.yield %126 : f32
    } -> tensor<1x2x9x8xf32>
    %123 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%121, %122 : tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) outs(%66 : tensor<1x2x9x8xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %126 = arith.addf %in, %in_38 : f32
      linalg.yield %126 : f32
    } -> tensor<1x2x9x8xf32>
    %124 = tensor.empty() : tensor<1x2x10x12xf32>
    %125 = linalg.generic {indexing_maps = [#map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%124 : tensor<1x2x10x12xf32>) {
    ^bb0(%out: f32):
      %126 = linalg.index 1 : index
      %127 = linalg.index 2 : index
      %128 = linalg.index 3 : index
      %129 = arith.index_cast %127 : index to i64
      %130 = arith.sitofp %129 : i64 to f32
      %131 = arith.divf %130, %cst_12 : f32
      %132 = math.floor %131 : f32
      %133 = arith.maximumf %132, %cst : f32
      %134 = arith.minimumf %133, %cst_13 : f32
      %135 = arith.fptosi %134 : f32 to i64
      %136 = arith.index_cast %135 : i64 to index
      %137 = arith.index_cast %128 : index to i64
      %138 = arith.sitofp %137 : i64 to f32
      %139 = arith.divf %138, %cst_12 : f32
      %140 = math.floor %139 : f32
      %141 = arith.maximumf %140, %cst : f32
      %142 = arith.minimumf %141, %cst_14 : f32
      %143 = arith.fptosi %142 : f32 to i64
      %144 = arith.index_cast %143 : i64 to index
      %extracted = tensor.extract %arg0[%c0, %126, %136, %144] : tensor<1x2x5x6xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x2x10x12xf32>
    return %123, %125 : tensor<1x2x9x8xf32>, tensor<1x2x10x12xf32>
  }
}
