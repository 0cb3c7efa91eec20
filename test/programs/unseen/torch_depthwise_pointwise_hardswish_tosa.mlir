#map = affine_map<(d0, d1, d2, d3) -> (d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (0, 0, 0, 0)>
module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = none, profiles = [pro_int, pro_fp], extensions = [dynamic, doubleround]>} {
  func.func @main(%arg0: tensor<2x6x8x8xf32>, %arg1: tensor<6x1x3x3xf32>, %arg2: tensor<12x6x1x1xf32>) -> tensor<2x12x8x8xf32> {
    %cst = arith.constant 6.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<6xf32>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<12xf32>
    %cst_3 = arith.constant dense<3.000000e+00> : tensor<1x1x1x1xf32>
    %cst_4 = arith.constant dense<0.166666672> : tensor<1x1x1x1xf32>
    %0 = tensor.empty() : tensor<2x8x8x6xf32>
    %transposed = linalg.transpose ins(%arg0 : tensor<2x6x8x8xf32>) outs(%0 : tensor<2x8x8x6xf32>) permutation = [0, 2, 3, 1] 
    %1 = tensor.empty() : tensor<3x3x6x1xf32>
    %transposed_5 = linalg.transpose ins(%arg1 : tensor<6x1x3x3xf32>) outs(%1 : tensor<3x3x6x1xf32>) permutation = [2, 3, 0, 1] 
    %padded = tensor.pad %transposed low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg3: index, %arg4: index, %arg5: index, %arg6: index):
      tensor.yield %cst_0 : f32
    } : tensor<2x8x8x6xf32> to tensor<2x10x10x6xf32>
    %2 = tensor.empty() : tensor<2x8x8x6x1xf32>
    %3 = linalg.fill ins(%cst_0 : f32) outs(%2 : tensor<2x8x8x6x1xf32>) -> tensor<2x8x8x6x1xf32>
    %4 = tensor.empty() : tensor<2x8x8x6xf32>
    %5 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded, %transposed_5 : tensor<2x10x10x6xf32>, tensor<3x3x6x1xf32>) outs(%3 : tensor<2x8x8x6x1xf32>) -> tensor<2x8x8x6x1xf32>
    %collapsed = tensor.collapse_shape %5 [[0], [1], [2], [3, 4]] : tensor<2x8x8x6x1xf32> into tensor<2x8x8x6xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_1, %collapsed : tensor<6xf32>, tensor<2x8x8x6xf32>) outs(%4 : tensor<2x8x8x6xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %20 = arith.addf %in, %in_9 : f32
      linalg.yield %20 : f32
    } -> tensor<2x8x8x6xf32>
    %collapsed_6 = tensor.collapse_shape %arg2 [[0], [1, 2, 3]] : tensor<12x6x1x1xf32> into tensor<12x6xf32>
    %expanded = tensor.expand_shape %collapsed_6 [[0, 1, 2], [3]] output_shape [12, 1, 1, 6] : tensor<12x6xf32> into tensor<12x1x1x6xf32>
    %7 = tensor.empty() : tensor<1x1x6x12xf32>
    %transposed_7 = linalg.transpose ins(%expanded : tensor<12x1x1x6xf32>) outs(%7 : tensor<1x1x6x12xf32>) permutation = [1, 2, 3, 0] 
    %8 = tensor.empty() : tensor<2x8x8x12xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_2 : tensor<12xf32>) outs(%8 : tensor<2x8x8x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x8x12xf32>
    %10 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%6, %transposed_7 : tensor<2x8x8x6xf32>, tensor<1x1x6x12xf32>) outs(%9 : tensor<2x8x8x12xf32>) -> tensor<2x8x8x12xf32>
    %11 = tensor.empty() : tensor<2x12x8x8xf32>
    %transposed_8 = linalg.transpose ins(%10 : tensor<2x8x8x12xf32>) outs(%11 : tensor<2x12x8x8xf32>) permutation = [0, 3, 1, 2] 
    %12 = tensor.empty() : tensor<2x12x8x8xf32>
    %13 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_8, %cst_3 : tensor<2x12x8x8xf32>, tensor<1x1x1x1xf32>) outs(%12 : tensor<2x12x8x8xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %20 = arith.addf %in, %in_9 : f32
      linalg.yield %20 : f32
    } -> tensor<2x12x8x8xf32>
    %14 = tensor.empty() : tensor<2x12x8x8xf32>
    %15 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13 : tensor<2x12x8x8xf32>) outs(%14 : tensor<2x12x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %20 = arith.minimumf %in, %cst : f32
      %21 = arith.maximumf %20, %cst_0 : f32
      linalg.yield %21 : f32
    } -> tensor<2x12x8x8xf32>
    %16 = tensor.empty() : tensor<2x12x8x8xf32>
    %17 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_8, %15 : tensor<2x12x8x8xf32>, tensor<2x12x8x8xf32>) outs(%16 : tensor<2x12x8x8xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %20 = arith.mulf %in, %in_9 : f32
      linalg.yield %20 : f32
    } -> tensor<2x12x8x8xf32>
    %18 = tensor.empty() : tensor<2x12x8x8xf32>
    %19 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17, %cst_4 : tensor<2x12x8x8xf32>, tensor<1x1x1x1xf32>) outs(%18 : tensor<2x12x8x8xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %20 = arith.mulf %in, %in_9 : f32
      linalg.yield %20 : f32
    } -> tensor<2x12x8x8xf32>
    return %19 : tensor<2x12x8x8xf32>
  }
}

