#map = affine_map<(d0, d1, d2, d3) -> (d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = none, profiles = [pro_int, pro_fp], extensions = [dynamic, doubleround]>} {
  func.func @main(%arg0: tensor<3x8x8x4xf32>, %arg1: tensor<5x4x1x1xf32>, %arg2: tensor<5xf32>) -> tensor<3x8x8x5xf32> {
    %cst = arith.constant 3.40282347E+38 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %collapsed = tensor.collapse_shape %arg1 [[0], [1, 2, 3]] : tensor<5x4x1x1xf32> into tensor<5x4xf32>
    %expanded = tensor.expand_shape %collapsed [[0, 1, 2], [3]] output_shape [5, 1, 1, 4] : tensor<5x4xf32> into tensor<5x1x1x4xf32>
    %0 = tensor.empty() : tensor<1x1x4x5xf32>
    %transposed = linalg.transpose ins(%expanded : tensor<5x1x1x4xf32>) outs(%0 : tensor<1x1x4x5xf32>) permutation = [1, 2, 3, 0] 
    %1 = tensor.empty() : tensor<3x8x8x5xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<5xf32>) outs(%1 : tensor<3x8x8x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x8x8x5xf32>
    %3 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %transposed : tensor<3x8x8x4xf32>, tensor<1x1x4x5xf32>) outs(%2 : tensor<3x8x8x5xf32>) -> tensor<3x8x8x5xf32>
    %4 = tensor.empty() : tensor<3x8x8x5xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%3 : tensor<3x8x8x5xf32>) outs(%4 : tensor<3x8x8x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %6 = arith.minimumf %in, %cst : f32
      %7 = arith.maximumf %6, %cst_0 : f32
      linalg.yield %7 : f32
    } -> tensor<3x8x8x5xf32>
    return %5 : tensor<3x8x8x5xf32>
  }
}

