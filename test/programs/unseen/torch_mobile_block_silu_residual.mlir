// Pointwise, depthwise with padding, pointwise, a residual.
#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @main(%arg0: tensor<2x8x12x12xf32>, %arg1: tensor<16x8x1x1xf32>, %arg2: tensor<16x1x3x3xf32>, %arg3: tensor<8x16x1x1xf32>) -> tensor<2x8x12x12xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x16x12x12xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2x16x12x12xf32>) -> tensor<2x16x12x12xf32>
    %2 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%arg0, %arg1 : tensor<2x8x12x12xf32>, tensor<16x8x1x1xf32>) outs(%1 : tensor<2x16x12x12xf32>) -> tensor<2x16x12x12xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%2 : tensor<2x16x12x12xf32>) outs(%0 : tensor<2x16x12x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %12 = arith.negf %in : f32
      %13 = math.exp %12 : f32
      %14 = arith.addf %13, %cst_0 : f32
      %15 = arith.divf %cst_0, %14 : f32
      linalg.yield %15 : f32
    } -> tensor<2x16x12x12xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%2, %3 : tensor<2x16x12x12xf32>, tensor<2x16x12x12xf32>) outs(%0 : tensor<2x16x12x12xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %12 = arith.mulf %in, %in_1 : f32
      linalg.yield %12 : f32
    } -> tensor<2x16x12x12xf32>
    %padded = tensor.pad %4 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg4: index, %arg5: index, %arg6: index, %arg7: index):
      tensor.yield %cst : f32
    } : tensor<2x16x12x12xf32> to tensor<2x16x14x14xf32>
    %collapsed = tensor.collapse_shape %arg2 [[0, 1], [2], [3]] : tensor<16x1x3x3xf32> into tensor<16x3x3xf32>
    %5 = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded, %collapsed : tensor<2x16x14x14xf32>, tensor<16x3x3xf32>) outs(%1 : tensor<2x16x12x12xf32>) -> tensor<2x16x12x12xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5 : tensor<2x16x12x12xf32>) outs(%0 : tensor<2x16x12x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %12 = arith.negf %in : f32
      %13 = math.exp %12 : f32
      %14 = arith.addf %13, %cst_0 : f32
      %15 = arith.divf %cst_0, %14 : f32
      linalg.yield %15 : f32
    } -> tensor<2x16x12x12xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %6 : tensor<2x16x12x12xf32>, tensor<2x16x12x12xf32>) outs(%0 : tensor<2x16x12x12xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %12 = arith.mulf %in, %in_1 : f32
      linalg.yield %12 : f32
    } -> tensor<2x16x12x12xf32>
    %8 = tensor.empty() : tensor<2x8x12x12xf32>
    %9 = linalg.fill ins(%cst : f32) outs(%8 : tensor<2x8x12x12xf32>) -> tensor<2x8x12x12xf32>
    %10 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%7, %arg3 : tensor<2x16x12x12xf32>, tensor<8x16x1x1xf32>) outs(%9 : tensor<2x8x12x12xf32>) -> tensor<2x8x12x12xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0, %10 : tensor<2x8x12x12xf32>, tensor<2x8x12x12xf32>) outs(%8 : tensor<2x8x12x12xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %12 = arith.addf %in, %in_1 : f32
      linalg.yield %12 : f32
    } -> tensor<2x8x12x12xf32>
    return %11 : tensor<2x8x12x12xf32>
  }
}
