#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2) -> (d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module @jit_conv1d_full_correlate {
  func.func public @main(%arg0: tensor<16xf32>, %arg1: tensor<4xf32>) -> (tensor<19xf32>, tensor<16xf32>) {
    %c3 = arith.constant 3 : index
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<4xf32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<4xf32>) {
    ^bb0(%out: f32):
      %14 = linalg.index 0 : index
      %15 = arith.subi %c3, %14 : index
      %extracted = tensor.extract %arg1[%15] : tensor<4xf32>
      linalg.yield %extracted : f32
    } -> tensor<4xf32>
    %2 = tensor.empty() : tensor<1x1x16xf32>
    %3 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<16xf32>) outs(%2 : tensor<1x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x16xf32>
    %4 = tensor.empty() : tensor<1x1x4xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<4xf32>) outs(%4 : tensor<1x1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x4xf32>
    %collapsed = tensor.collapse_shape %3 [[0, 1, 2]] : tensor<1x1x16xf32> into tensor<16xf32>
    %expanded = tensor.expand_shape %collapsed [[0, 1, 2]] output_shape [1, 16, 1] : tensor<16xf32> into tensor<1x16x1xf32>
    %collapsed_0 = tensor.collapse_shape %5 [[0, 1, 2]] : tensor<1x1x4xf32> into tensor<4xf32>
    %expanded_1 = tensor.expand_shape %collapsed_0 [[0, 1, 2]] output_shape [4, 1, 1] : tensor<4xf32> into tensor<4x1x1xf32>
    %6 = tensor.empty() : tensor<1x19x1xf32>
    %7 = linalg.fill ins(%cst : f32) outs(%6 : tensor<1x19x1xf32>) -> tensor<1x19x1xf32>
    %padded = tensor.pad %expanded low[0, 3, 0] high[0, 3, 0] {
    ^bb0(%arg2: index, %arg3: index, %arg4: index):
      tensor.yield %cst : f32
    } : tensor<1x16x1xf32> to tensor<1x22x1xf32>
    %8 = linalg.conv_1d_nwc_wcf {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%padded, %expanded_1 : tensor<1x22x1xf32>, tensor<4x1x1xf32>) outs(%7 : tensor<1x19x1xf32>) -> tensor<1x19x1xf32>
    %collapsed_2 = tensor.collapse_shape %8 [[0, 1, 2]] : tensor<1x19x1xf32> into tensor<19xf32>
    %9 = tensor.empty() : tensor<1x1x4xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<4xf32>) outs(%9 : tensor<1x1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x4xf32>
    %collapsed_3 = tensor.collapse_shape %10 [[0, 1, 2]] : tensor<1x1x4xf32> into tensor<4xf32>
    %expanded_4 = tensor.expand_shape %collapsed_3 [[0, 1, 2]] output_shape [4, 1, 1] : tensor<4xf32> into tensor<4x1x1xf32>
    %11 = tensor.empty() : tensor<1x16x1xf32>
    %12 = linalg.fill ins(%cst : f32) outs(%11 : tensor<1x16x1xf32>) -> tensor<1x16x1xf32>
    %padded_5 = tensor.pad %expanded low[0, 2, 0] high[0, 1, 0] {
    ^bb0(%arg2: index, %arg3: index, %arg4: index):
      tensor.yield %cst : f32
    } : tensor<1x16x1xf32> to tensor<1x19x1xf32>
    %13 = linalg.conv_1d_nwc_wcf {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%padded_5, %expanded_4 : tensor<1x19x1xf32>, tensor<4x1x1xf32>) outs(%12 : tensor<1x16x1xf32>) -> tensor<1x16x1xf32>
    %collapsed_6 = tensor.collapse_shape %13 [[0, 1, 2]] : tensor<1x16x1xf32> into tensor<16xf32>
    return %collapsed_2, %collapsed_6 : tensor<19xf32>, tensor<16xf32>
  }
}

