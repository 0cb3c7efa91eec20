#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> ()>
module {
  func.func @main(%arg0: tensor<3x8x5x5xf32>) -> (tensor<3x8x5x5xf32>, tensor<3x8x5x5xf32>, tensor<3x8x2x2xf32>, tensor<3x8x2x2xf32>) {
    %c2_i64 = arith.constant 2 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<-1.000000e+00> : tensor<f32>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_4 = arith.constant 9.9999999999999998E-13 : f64
    %cst_5 = arith.constant 1.000000e-04 : f64
    %cst_6 = arith.constant 3.000000e+00 : f32
    %cst_7 = arith.constant 1.000000e+00 : f32
    %cst_8 = arith.constant 7.500000e-01 : f32
    %cst_9 = arith.constant 5.000000e-01 : f32
    %cst_10 = arith.constant 4.000000e+00 : f32
    %cst_11 = arith.constant 2.000000e+00 : f32
    %expanded = tensor.expand_shape %arg0 [[0], [1, 2], [3], [4]] output_shape [3, 2, 4, 5, 5] : tensor<3x8x5x5xf32> into tensor<3x2x4x5x5xf32>
    %0 = tensor.empty() : tensor<3x4x2x5x5xf32>
    %transposed = linalg.transpose ins(%expanded : tensor<3x2x4x5x5xf32>) outs(%0 : tensor<3x4x2x5x5xf32>) permutation = [0, 2, 1, 3, 4] 
    %collapsed = tensor.collapse_shape %transposed [[0], [1, 2], [3], [4]] : tensor<3x4x2x5x5xf32> into tensor<3x8x5x5xf32>
    %1 = tensor.empty() : tensor<3x8x5x5xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed, %collapsed : tensor<3x8x5x5xf32>, tensor<3x8x5x5xf32>) outs(%1 : tensor<3x8x5x5xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %40 = arith.mulf %in, %in_17 : f32
      linalg.yield %40 : f32
    } -> tensor<3x8x5x5xf32>
    %expanded_12 = tensor.expand_shape %2 [[0], [1, 2], [3], [4]] output_shape [3, 1, 8, 5, 5] : tensor<3x8x5x5xf32> into tensor<3x1x8x5x5xf32>
    %padded = tensor.pad %expanded_12 low[0, 0, 1, 0, 0] high[0, 0, 1, 0, 0] {
    ^bb0(%arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index):
      tensor.yield %cst : f32
    } : tensor<3x1x8x5x5xf32> to tensor<3x1x10x5x5xf32>
    %3 = tensor.empty() : tensor<3x1x1xf32>
    %4 = tensor.empty() : tensor<3x10x5x5x1xf32>
    %transposed_13 = linalg.transpose ins(%padded : tensor<3x1x10x5x5xf32>) outs(%4 : tensor<3x10x5x5x1xf32>) permutation = [0, 2, 3, 4, 1] 
    %5 = tensor.empty() : tensor<3x8x5x5x1xf32>
    %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<3x8x5x5x1xf32>) -> tensor<3x8x5x5x1xf32>
    %7 = linalg.pooling_ndhwc_sum {dilations = dense<1> : vector<3xi64>, strides = dense<1> : vector<3xi64>} ins(%transposed_13, %3 : tensor<3x10x5x5x1xf32>, tensor<3x1x1xf32>) outs(%6 : tensor<3x8x5x5x1xf32>) -> tensor<3x8x5x5x1xf32>
    %8 = tensor.empty() : tensor<3x1x8x5x5xf32>
    %transposed_14 = linalg.transpose ins(%7 : tensor<3x8x5x5x1xf32>) outs(%8 : tensor<3x1x8x5x5xf32>) permutation = [0, 4, 1, 2, 3] 
    %9 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_14 : tensor<3x1x8x5x5xf32>) outs(%8 : tensor<3x1x8x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.divf %in, %cst_6 : f32
      linalg.yield %40 : f32
    } -> tensor<3x1x8x5x5xf32>
    %collapsed_15 = tensor.collapse_shape %9 [[0, 1], [2], [3], [4]] : tensor<3x1x8x5x5xf32> into tensor<3x8x5x5xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_15 : tensor<3x8x5x5xf32>) outs(%1 : tensor<3x8x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.truncf %cst_5 : f64 to f32
      %41 = arith.mulf %in, %40 : f32
      linalg.yield %41 : f32
    } -> tensor<3x8x5x5xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%10 : tensor<3x8x5x5xf32>) outs(%1 : tensor<3x8x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.addf %in, %cst_7 : f32
      linalg.yield %40 : f32
    } -> tensor<3x8x5x5xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11 : tensor<3x8x5x5xf32>) outs(%1 : tensor<3x8x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = math.powf %in, %cst_8 : f32
      linalg.yield %40 : f32
    } -> tensor<3x8x5x5xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed, %12 : tensor<3x8x5x5xf32>, tensor<3x8x5x5xf32>) outs(%1 : tensor<3x8x5x5xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %40 = arith.divf %in, %in_17 : f32
      linalg.yield %40 : f32
    } -> tensor<3x8x5x5xf32>
    %14 = tensor.empty() : tensor<3x1x5x5xf32>
    %15 = linalg.fill ins(%cst : f32) outs(%14 : tensor<3x1x5x5xf32>) -> tensor<3x1x5x5xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction", "parallel", "parallel"]} ins(%collapsed : tensor<3x8x5x5xf32>) outs(%15 : tensor<3x1x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = math.absf %in : f32
      %41 = math.powf %40, %cst_11 : f32
      %42 = arith.addf %41, %out : f32
      linalg.yield %42 : f32
    } -> tensor<3x1x5x5xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16 : tensor<3x1x5x5xf32>) outs(%14 : tensor<3x1x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = math.powf %in, %cst_9 : f32
      linalg.yield %40 : f32
    } -> tensor<3x1x5x5xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17 : tensor<3x1x5x5xf32>) outs(%14 : tensor<3x1x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.truncf %cst_4 : f64 to f32
      %41 = arith.cmpf ult, %in, %40 : f32
      %42 = arith.select %41, %40, %in : f32
      linalg.yield %42 : f32
    } -> tensor<3x1x5x5xf32>
    %collapsed_16 = tensor.collapse_shape %18 [[0, 1], [2], [3]] : tensor<3x1x5x5xf32> into tensor<3x5x5xf32>
    %19 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_16 : tensor<3x5x5xf32>) outs(%1 : tensor<3x8x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x8x5x5xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed, %19 : tensor<3x8x5x5xf32>, tensor<3x8x5x5xf32>) outs(%1 : tensor<3x8x5x5xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %40 = arith.divf %in, %in_17 : f32
      linalg.yield %40 : f32
    } -> tensor<3x8x5x5xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed : tensor<3x8x5x5xf32>) outs(%1 : tensor<3x8x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = math.absf %in : f32
      linalg.yield %40 : f32
    } -> tensor<3x8x5x5xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21 : tensor<3x8x5x5xf32>) outs(%1 : tensor<3x8x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %40 : f32
    } -> tensor<3x8x5x5xf32>
    %23 = tensor.empty() : tensor<3x8x2x2xf32>
    %24 = linalg.fill ins(%cst : f32) outs(%23 : tensor<3x8x2x2xf32>) -> tensor<3x8x2x2xf32>
    %25 = tensor.empty() : tensor<2x2xf32>
    %26 = linalg.pooling_nchw_sum {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%22, %25 : tensor<3x8x5x5xf32>, tensor<2x2xf32>) outs(%24 : tensor<3x8x2x2xf32>) -> tensor<3x8x2x2xf32>
    %27 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%26 : tensor<3x8x2x2xf32>) outs(%23 : tensor<3x8x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.divf %in, %cst_10 : f32
      linalg.yield %40 : f32
    } -> tensor<3x8x2x2xf32>
    %28 = tensor.empty() : tensor<3x8x2x2xi1>
    %29 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27 : tensor<3x8x2x2xf32>) outs(%28 : tensor<3x8x2x2xi1>) {
    ^bb0(%in: f32, %out: i1):
      %40 = arith.cmpf ogt, %in, %cst : f32
      linalg.yield %40 : i1
    } -> tensor<3x8x2x2xi1>
    %30 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27 : tensor<3x8x2x2xf32>) outs(%28 : tensor<3x8x2x2xi1>) {
    ^bb0(%in: f32, %out: i1):
      %40 = arith.cmpf olt, %in, %cst : f32
      linalg.yield %40 : i1
    } -> tensor<3x8x2x2xi1>
    %31 = linalg.generic {indexing_maps = [#map, #map4, #map4, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%29, %cst_3, %cst_2 : tensor<3x8x2x2xi1>, tensor<f32>, tensor<f32>) outs(%23 : tensor<3x8x2x2xf32>) {
    ^bb0(%in: i1, %in_17: f32, %in_18: f32, %out: f32):
      %40 = arith.select %in, %in_17, %in_18 : f32
      linalg.yield %40 : f32
    } -> tensor<3x8x2x2xf32>
    %32 = linalg.generic {indexing_maps = [#map, #map4, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%30, %cst_1, %31 : tensor<3x8x2x2xi1>, tensor<f32>, tensor<3x8x2x2xf32>) outs(%23 : tensor<3x8x2x2xf32>) {
    ^bb0(%in: i1, %in_17: f32, %in_18: f32, %out: f32):
      %40 = arith.select %in, %in_17, %in_18 : f32
      linalg.yield %40 : f32
    } -> tensor<3x8x2x2xf32>
    %33 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27 : tensor<3x8x2x2xf32>) outs(%23 : tensor<3x8x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = math.absf %in : f32
      linalg.yield %40 : f32
    } -> tensor<3x8x2x2xf32>
    %34 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33 : tensor<3x8x2x2xf32>) outs(%23 : tensor<3x8x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.cmpf ugt, %in, %cst : f32
      %41 = arith.select %40, %in, %cst : f32
      linalg.yield %41 : f32
    } -> tensor<3x8x2x2xf32>
    %35 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32, %34 : tensor<3x8x2x2xf32>, tensor<3x8x2x2xf32>) outs(%23 : tensor<3x8x2x2xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %40 = arith.mulf %in, %in_17 : f32
      linalg.yield %40 : f32
    } -> tensor<3x8x2x2xf32>
    %36 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%35 : tensor<3x8x2x2xf32>) outs(%23 : tensor<3x8x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.mulf %in, %cst_10 : f32
      linalg.yield %40 : f32
    } -> tensor<3x8x2x2xf32>
    %37 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%36 : tensor<3x8x2x2xf32>) outs(%23 : tensor<3x8x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = math.powf %in, %cst_9 : f32
      linalg.yield %40 : f32
    } -> tensor<3x8x2x2xf32>
    %38 = linalg.fill ins(%cst_0 : f32) outs(%23 : tensor<3x8x2x2xf32>) -> tensor<3x8x2x2xf32>
    %39 = linalg.pooling_nchw_max {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%collapsed, %25 : tensor<3x8x5x5xf32>, tensor<2x2xf32>) outs(%38 : tensor<3x8x2x2xf32>) -> tensor<3x8x2x2xf32>
    return %13, %20, %37, %39 : tensor<3x8x5x5xf32>, tensor<3x8x5x5xf32>, tensor<3x8x2x2xf32>, tensor<3x8x2x2xf32>
  }
}
