#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module @jit_inverted_residual_grouped {
  func.func public @main(%arg0: tensor<2x16x16x8xf32>, %arg1: tensor<3x3x8x16xf32>, %arg2: tensor<1x1x16x4xf32>, %arg3: tensor<5x5x1x16xf32>) -> tensor<2x8x8x4xf32> {
    %cst = arith.constant 3.000000e+00 : f32
    %cst_0 = arith.constant 6.000000e+00 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x16x16x16xf32>
    %1 = linalg.fill ins(%cst_1 : f32) outs(%0 : tensor<2x16x16x16xf32>) -> tensor<2x16x16x16xf32>
    %padded = tensor.pad %arg0 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg4: index, %arg5: index, %arg6: index, %arg7: index):
      tensor.yield %cst_1 : f32
    } : tensor<2x16x16x8xf32> to tensor<2x18x18x8xf32>
    %2 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded, %arg1 : tensor<2x18x18x8xf32>, tensor<3x3x8x16xf32>) outs(%1 : tensor<2x16x16x16xf32>) -> tensor<2x16x16x16xf32>
    %3 = tensor.empty() : tensor<2x16x16x16xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%2 : tensor<2x16x16x16xf32>) outs(%3 : tensor<2x16x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %23 = arith.maximumf %in, %cst_1 : f32
      linalg.yield %23 : f32
    } -> tensor<2x16x16x16xf32>
    %5 = tensor.empty() : tensor<2x16x16x16xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%4 : tensor<2x16x16x16xf32>) outs(%5 : tensor<2x16x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %23 = arith.minimumf %in, %cst_0 : f32
      linalg.yield %23 : f32
    } -> tensor<2x16x16x16xf32>
    %padded_2 = tensor.pad %6 low[0, 2, 2, 0] high[0, 2, 2, 0] {
    ^bb0(%arg4: index, %arg5: index, %arg6: index, %arg7: index):
      tensor.yield %cst_1 : f32
    } : tensor<2x16x16x16xf32> to tensor<2x20x20x16xf32>
    %7 = tensor.empty() : tensor<2x8x8x16xf32>
    %8 = linalg.fill ins(%cst_1 : f32) outs(%7 : tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32>
    %collapsed = tensor.collapse_shape %arg3 [[0], [1], [2, 3]] : tensor<5x5x1x16xf32> into tensor<5x5x16xf32>
    %9 = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%padded_2, %collapsed : tensor<2x20x20x16xf32>, tensor<5x5x16xf32>) outs(%8 : tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32>
    %10 = tensor.empty() : tensor<2x8x8x16xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9 : tensor<2x8x8x16xf32>) outs(%10 : tensor<2x8x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %23 = arith.addf %in, %cst : f32
      linalg.yield %23 : f32
    } -> tensor<2x8x8x16xf32>
    %12 = tensor.empty() : tensor<2x8x8x16xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11 : tensor<2x8x8x16xf32>) outs(%12 : tensor<2x8x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %23 = arith.maximumf %in, %cst_1 : f32
      linalg.yield %23 : f32
    } -> tensor<2x8x8x16xf32>
    %14 = tensor.empty() : tensor<2x8x8x16xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13 : tensor<2x8x8x16xf32>) outs(%14 : tensor<2x8x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %23 = arith.minimumf %in, %cst_0 : f32
      linalg.yield %23 : f32
    } -> tensor<2x8x8x16xf32>
    %16 = tensor.empty() : tensor<2x8x8x16xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15 : tensor<2x8x8x16xf32>) outs(%16 : tensor<2x8x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %23 = arith.divf %in, %cst_0 : f32
      linalg.yield %23 : f32
    } -> tensor<2x8x8x16xf32>
    %18 = tensor.empty() : tensor<2x8x8x16xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9, %17 : tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) outs(%18 : tensor<2x8x8x16xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %23 = arith.mulf %in, %in_3 : f32
      linalg.yield %23 : f32
    } -> tensor<2x8x8x16xf32>
    %20 = tensor.empty() : tensor<2x8x8x4xf32>
    %21 = linalg.fill ins(%cst_1 : f32) outs(%20 : tensor<2x8x8x4xf32>) -> tensor<2x8x8x4xf32>
    %22 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%19, %arg2 : tensor<2x8x8x16xf32>, tensor<1x1x16x4xf32>) outs(%21 : tensor<2x8x8x4xf32>) -> tensor<2x8x8x4xf32>
    return %22 : tensor<2x8x8x4xf32>
  }
}

