#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @main(%arg0: tensor<1x4x8x8xf32>) -> tensor<1x4x1x1xf32> {
    %c2_i64 = arith.constant 2 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<1.000000e+00> : tensor<1x4x8x8xf32>
    %cst_1 = arith.constant 9.000000e+00 : f32
    %cst_2 = arith.constant 5.000000e-01 : f32
    %expanded = tensor.expand_shape %arg0 [[0], [1], [2, 3], [4, 5]] output_shape [1, 4, 4, 2, 4, 2] : tensor<1x4x8x8xf32> into tensor<1x4x4x2x4x2xf32>
    %0 = tensor.empty() : tensor<1x2x4x2x4x4xf32>
    %transposed = linalg.transpose ins(%expanded : tensor<1x4x4x2x4x2xf32>) outs(%0 : tensor<1x2x4x2x4x4xf32>) permutation = [0, 3, 2, 5, 4, 1] 
    %collapsed = tensor.collapse_shape %transposed [[0], [1, 2, 3, 4, 5]] : tensor<1x2x4x2x4x4xf32> into tensor<1x256xf32>
    %expanded_3 = tensor.expand_shape %collapsed [[0], [1, 2, 3]] output_shape [1, 4, 8, 8] : tensor<1x256xf32> into tensor<1x4x8x8xf32>
    %padded = tensor.pad %expanded_3 low[0, 0, 1, 1] high[0, 0, 2, 2] {
    ^bb0(%arg1: index, %arg2: index, %arg3: index, %arg4: index):
      tensor.yield %cst : f32
    } : tensor<1x4x8x8xf32> to tensor<1x4x11x11xf32>
    %padded_4 = tensor.pad %cst_0 low[0, 0, 1, 1] high[0, 0, 2, 2] {
    ^bb0(%arg1: index, %arg2: index, %arg3: index, %arg4: index):
      tensor.yield %cst : f32
    } : tensor<1x4x8x8xf32> to tensor<1x4x11x11xf32>
    %1 = tensor.empty() : tensor<1x4x5x5xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<1x4x5x5xf32>) -> tensor<1x4x5x5xf32>
    %3 = tensor.empty() : tensor<3x3xf32>
    %4 = linalg.pooling_nchw_sum {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%padded, %3 : tensor<1x4x11x11xf32>, tensor<3x3xf32>) outs(%2 : tensor<1x4x5x5xf32>) -> tensor<1x4x5x5xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%4 : tensor<1x4x5x5xf32>) outs(%1 : tensor<1x4x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %16 = arith.divf %in, %cst_1 : f32
      linalg.yield %16 : f32
    } -> tensor<1x4x5x5xf32>
    %6 = linalg.pooling_nchw_sum {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%padded_4, %3 : tensor<1x4x11x11xf32>, tensor<3x3xf32>) outs(%2 : tensor<1x4x5x5xf32>) -> tensor<1x4x5x5xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%6 : tensor<1x4x5x5xf32>) outs(%1 : tensor<1x4x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %16 = arith.divf %in, %cst_1 : f32
      linalg.yield %16 : f32
    } -> tensor<1x4x5x5xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %7 : tensor<1x4x5x5xf32>, tensor<1x4x5x5xf32>) outs(%1 : tensor<1x4x5x5xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %16 = arith.divf %in, %in_5 : f32
      linalg.yield %16 : f32
    } -> tensor<1x4x5x5xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8 : tensor<1x4x5x5xf32>) outs(%1 : tensor<1x4x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %16 = math.absf %in : f32
      linalg.yield %16 : f32
    } -> tensor<1x4x5x5xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9 : tensor<1x4x5x5xf32>) outs(%1 : tensor<1x4x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %16 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %16 : f32
    } -> tensor<1x4x5x5xf32>
    %11 = tensor.empty() : tensor<1x4x1x1xf32>
    %12 = linalg.fill ins(%cst : f32) outs(%11 : tensor<1x4x1x1xf32>) -> tensor<1x4x1x1xf32>
    %13 = tensor.empty() : tensor<5x5xf32>
    %14 = linalg.pooling_nchw_sum {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%10, %13 : tensor<1x4x5x5xf32>, tensor<5x5xf32>) outs(%12 : tensor<1x4x1x1xf32>) -> tensor<1x4x1x1xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14 : tensor<1x4x1x1xf32>) outs(%11 : tensor<1x4x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %16 = math.powf %in, %cst_2 : f32
      linalg.yield %16 : f32
    } -> tensor<1x4x1x1xf32>
    return %15 : tensor<1x4x1x1xf32>
  }
}

