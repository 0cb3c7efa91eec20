#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1, d2) -> (d1, 0)>
module {
  func.func @main(%arg0: tensor<2x20x24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<24xf32>, %arg3: tensor<48x24x1xf32>, %arg4: tensor<48xf32>, %arg5: tensor<24x1x7xf32>, %arg6: tensor<24xf32>, %arg7: tensor<24xf32>, %arg8: tensor<24xf32>, %arg9: tensor<24x24x1xf32>, %arg10: tensor<24xf32>, %arg11: tensor<24xf32>, %arg12: tensor<24xf32>) -> tensor<2x20x24xf32> {
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant 1.000000e-05 : f64
    %cst_3 = arith.constant 2.400000e+01 : f64
    %cst_4 = arith.constant 2.400000e+01 : f32
    %0 = tensor.empty() : tensor<2x20x24xf64>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x20x24xf32>) outs(%0 : tensor<2x20x24xf64>) {
    ^bb0(%in: f32, %out: f64):
      %40 = arith.extf %in : f32 to f64
      linalg.yield %40 : f64
    } -> tensor<2x20x24xf64>
    %2 = tensor.empty() : tensor<2x20x1xf64>
    %3 = linalg.fill ins(%cst : f64) outs(%2 : tensor<2x20x1xf64>) -> tensor<2x20x1xf64>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1 : tensor<2x20x24xf64>) outs(%3 : tensor<2x20x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %40 = arith.addf %in, %out : f64
      linalg.yield %40 : f64
    } -> tensor<2x20x1xf64>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<2x20x1xf64>) outs(%2 : tensor<2x20x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %40 = arith.divf %in, %cst_3 : f64
      linalg.yield %40 : f64
    } -> tensor<2x20x1xf64>
    %6 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %5 : tensor<2x20x24xf64>, tensor<2x20x1xf64>) outs(%0 : tensor<2x20x24xf64>) {
    ^bb0(%in: f64, %in_15: f64, %out: f64):
      %40 = arith.subf %in, %in_15 : f64
      linalg.yield %40 : f64
    } -> tensor<2x20x24xf64>
    %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %6 : tensor<2x20x24xf64>, tensor<2x20x24xf64>) outs(%0 : tensor<2x20x24xf64>) {
    ^bb0(%in: f64, %in_15: f64, %out: f64):
      %40 = arith.mulf %in, %in_15 : f64
      linalg.yield %40 : f64
    } -> tensor<2x20x24xf64>
    %8 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%7 : tensor<2x20x24xf64>) outs(%3 : tensor<2x20x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %40 = arith.addf %in, %out : f64
      linalg.yield %40 : f64
    } -> tensor<2x20x1xf64>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<2x20x1xf64>) outs(%2 : tensor<2x20x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %40 = arith.divf %in, %cst_3 : f64
      linalg.yield %40 : f64
    } -> tensor<2x20x1xf64>
    %10 = tensor.empty() : tensor<2x20x1xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<2x20x1xf64>) outs(%10 : tensor<2x20x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %40 = arith.truncf %in : f64 to f32
      linalg.yield %40 : f32
    } -> tensor<2x20x1xf32>
    %12 = linalg.fill ins(%cst_0 : f32) outs(%10 : tensor<2x20x1xf32>) -> tensor<2x20x1xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0 : tensor<2x20x24xf32>) outs(%12 : tensor<2x20x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.addf %in, %out : f32
      linalg.yield %40 : f32
    } -> tensor<2x20x1xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<2x20x1xf32>) outs(%10 : tensor<2x20x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.divf %in, %cst_4 : f32
      linalg.yield %40 : f32
    } -> tensor<2x20x1xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<2x20x1xf32>) outs(%10 : tensor<2x20x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.truncf %cst_2 : f64 to f32
      %41 = arith.addf %in, %40 : f32
      linalg.yield %41 : f32
    } -> tensor<2x20x1xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<2x20x1xf32>) outs(%10 : tensor<2x20x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = math.rsqrt %in : f32
      linalg.yield %40 : f32
    } -> tensor<2x20x1xf32>
    %17 = tensor.empty() : tensor<2x20x24xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %14 : tensor<2x20x24xf32>, tensor<2x20x1xf32>) outs(%17 : tensor<2x20x24xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %40 = arith.subf %in, %in_15 : f32
      linalg.yield %40 : f32
    } -> tensor<2x20x24xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18, %16 : tensor<2x20x24xf32>, tensor<2x20x1xf32>) outs(%17 : tensor<2x20x24xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %40 = arith.mulf %in, %in_15 : f32
      linalg.yield %40 : f32
    } -> tensor<2x20x24xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %arg1 : tensor<2x20x24xf32>, tensor<24xf32>) outs(%17 : tensor<2x20x24xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %40 = arith.mulf %in, %in_15 : f32
      linalg.yield %40 : f32
    } -> tensor<2x20x24xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20, %arg2 : tensor<2x20x24xf32>, tensor<24xf32>) outs(%17 : tensor<2x20x24xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %40 = arith.addf %in, %in_15 : f32
      linalg.yield %40 : f32
    } -> tensor<2x20x24xf32>
    %22 = tensor.empty() : tensor<2x24x20xf32>
    %transposed = linalg.transpose ins(%21 : tensor<2x20x24xf32>) outs(%22 : tensor<2x24x20xf32>) permutation = [0, 2, 1] 
    %23 = tensor.empty() : tensor<2x48x20xf32>
    %broadcasted = linalg.broadcast ins(%arg4 : tensor<48xf32>) outs(%23 : tensor<2x48x20xf32>) dimensions = [0, 2] 
    %24 = linalg.conv_1d_ncw_fcw {dilations = dense<1> : vector<1xi64>, strides = dense<1> : vector<1xi64>} ins(%transposed, %arg3 : tensor<2x24x20xf32>, tensor<48x24x1xf32>) outs(%broadcasted : tensor<2x48x20xf32>) -> tensor<2x48x20xf32>
    %extracted_slice = tensor.extract_slice %24[0, 0, 0] [2, 24, 20] [1, 1, 1] : tensor<2x48x20xf32> to tensor<2x24x20xf32>
    %extracted_slice_5 = tensor.extract_slice %24[0, 24, 0] [2, 24, 20] [1, 1, 1] : tensor<2x48x20xf32> to tensor<2x24x20xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_5 : tensor<2x24x20xf32>) outs(%22 : tensor<2x24x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.negf %in : f32
      %41 = math.exp %40 : f32
      %42 = arith.addf %41, %cst_1 : f32
      %43 = arith.divf %cst_1, %42 : f32
      linalg.yield %43 : f32
    } -> tensor<2x24x20xf32>
    %26 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice, %25 : tensor<2x24x20xf32>, tensor<2x24x20xf32>) outs(%22 : tensor<2x24x20xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %40 = arith.mulf %in, %in_15 : f32
      linalg.yield %40 : f32
    } -> tensor<2x24x20xf32>
    %expanded = tensor.expand_shape %26 [[0], [1], [2, 3]] output_shape [2, 24, 20, 1] : tensor<2x24x20xf32> into tensor<2x24x20x1xf32>
    %expanded_6 = tensor.expand_shape %arg5 [[0], [1], [2, 3]] output_shape [24, 1, 7, 1] : tensor<24x1x7xf32> into tensor<24x1x7x1xf32>
    %padded = tensor.pad %expanded low[0, 0, 3, 0] high[0, 0, 3, 0] {
    ^bb0(%arg13: index, %arg14: index, %arg15: index, %arg16: index):
      tensor.yield %cst_0 : f32
    } : tensor<2x24x20x1xf32> to tensor<2x24x26x1xf32>
    %27 = tensor.empty() : tensor<2x24x20x1xf32>
    %broadcasted_7 = linalg.broadcast ins(%arg6 : tensor<24xf32>) outs(%27 : tensor<2x24x20x1xf32>) dimensions = [0, 2, 3] 
    %collapsed = tensor.collapse_shape %expanded_6 [[0, 1], [2], [3]] : tensor<24x1x7x1xf32> into tensor<24x7x1xf32>
    %28 = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded, %collapsed : tensor<2x24x26x1xf32>, tensor<24x7x1xf32>) outs(%broadcasted_7 : tensor<2x24x20x1xf32>) -> tensor<2x24x20x1xf32>
    %collapsed_8 = tensor.collapse_shape %28 [[0], [1], [2, 3]] : tensor<2x24x20x1xf32> into tensor<2x24x20xf32>
    %29 = tensor.empty() : tensor<24xf32>
    %30 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg12 : tensor<24xf32>) outs(%29 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.truncf %cst_2 : f64 to f32
      %41 = arith.addf %in, %40 : f32
      linalg.yield %41 : f32
    } -> tensor<24xf32>
    %31 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%30 : tensor<24xf32>) outs(%29 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = math.rsqrt %in : f32
      linalg.yield %40 : f32
    } -> tensor<24xf32>
    %expanded_9 = tensor.expand_shape %arg11 [[0, 1]] output_shape [24, 1] : tensor<24xf32> into tensor<24x1xf32>
    %expanded_10 = tensor.expand_shape %31 [[0, 1]] output_shape [24, 1] : tensor<24xf32> into tensor<24x1xf32>
    %32 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_8, %expanded_9 : tensor<2x24x20xf32>, tensor<24x1xf32>) outs(%22 : tensor<2x24x20xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %40 = arith.subf %in, %in_15 : f32
      linalg.yield %40 : f32
    } -> tensor<2x24x20xf32>
    %33 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%32, %expanded_10 : tensor<2x24x20xf32>, tensor<24x1xf32>) outs(%22 : tensor<2x24x20xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %40 = arith.mulf %in, %in_15 : f32
      linalg.yield %40 : f32
    } -> tensor<2x24x20xf32>
    %expanded_11 = tensor.expand_shape %arg7 [[0, 1]] output_shape [24, 1] : tensor<24xf32> into tensor<24x1xf32>
    %34 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33, %expanded_11 : tensor<2x24x20xf32>, tensor<24x1xf32>) outs(%22 : tensor<2x24x20xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %40 = arith.mulf %in, %in_15 : f32
      linalg.yield %40 : f32
    } -> tensor<2x24x20xf32>
    %expanded_12 = tensor.expand_shape %arg8 [[0, 1]] output_shape [24, 1] : tensor<24xf32> into tensor<24x1xf32>
    %35 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%34, %expanded_12 : tensor<2x24x20xf32>, tensor<24x1xf32>) outs(%22 : tensor<2x24x20xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %40 = arith.addf %in, %in_15 : f32
      linalg.yield %40 : f32
    } -> tensor<2x24x20xf32>
    %36 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35 : tensor<2x24x20xf32>) outs(%22 : tensor<2x24x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.negf %in : f32
      %41 = math.exp %40 : f32
      %42 = arith.addf %41, %cst_1 : f32
      %43 = arith.divf %cst_1, %42 : f32
      linalg.yield %43 : f32
    } -> tensor<2x24x20xf32>
    %37 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35, %36 : tensor<2x24x20xf32>, tensor<2x24x20xf32>) outs(%22 : tensor<2x24x20xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %40 = arith.mulf %in, %in_15 : f32
      linalg.yield %40 : f32
    } -> tensor<2x24x20xf32>
    %broadcasted_13 = linalg.broadcast ins(%arg10 : tensor<24xf32>) outs(%22 : tensor<2x24x20xf32>) dimensions = [0, 2] 
    %38 = linalg.conv_1d_ncw_fcw {dilations = dense<1> : vector<1xi64>, strides = dense<1> : vector<1xi64>} ins(%37, %arg9 : tensor<2x24x20xf32>, tensor<24x24x1xf32>) outs(%broadcasted_13 : tensor<2x24x20xf32>) -> tensor<2x24x20xf32>
    %transposed_14 = linalg.transpose ins(%38 : tensor<2x24x20xf32>) outs(%17 : tensor<2x20x24xf32>) permutation = [0, 2, 1] 
    %39 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %transposed_14 : tensor<2x20x24xf32>, tensor<2x20x24xf32>) outs(%17 : tensor<2x20x24xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %40 = arith.addf %in, %in_15 : f32
      linalg.yield %40 : f32
    } -> tensor<2x20x24xf32>
    return %39 : tensor<2x20x24xf32>
  }
}
