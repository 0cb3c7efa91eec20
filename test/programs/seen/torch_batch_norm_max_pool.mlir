#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d1, 0, 0)>
module {
  func.func @main(%arg0: tensor<1x8x8x8xf32>, %arg1: tensor<8xf32>, %arg2: tensor<8xf32>, %arg3: tensor<8xf32>, %arg4: tensor<8xf32>) -> tensor<1x8x4x4xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant 1.000000e-05 : f64
    %0 = tensor.empty() : tensor<8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg4 : tensor<8xf32>) outs(%0 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %13 = arith.truncf %cst_2 : f64 to f32
      %14 = arith.addf %in, %13 : f32
      linalg.yield %14 : f32
    } -> tensor<8xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<8xf32>) outs(%0 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %13 = math.sqrt %in : f32
      linalg.yield %13 : f32
    } -> tensor<8xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2 : tensor<8xf32>) outs(%0 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %13 = arith.cmpf one, %in, %cst : f32
      cf.assert %13, "unimplemented: tensor with zero element"
      %14 = arith.divf %cst_0, %in : f32
      linalg.yield %14 : f32
    } -> tensor<8xf32>
    %expanded = tensor.expand_shape %arg3 [[0, 1, 2]] output_shape [8, 1, 1] : tensor<8xf32> into tensor<8x1x1xf32>
    %expanded_3 = tensor.expand_shape %3 [[0, 1, 2]] output_shape [8, 1, 1] : tensor<8xf32> into tensor<8x1x1xf32>
    %4 = tensor.empty() : tensor<1x8x8x8xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0, %expanded : tensor<1x8x8x8xf32>, tensor<8x1x1xf32>) outs(%4 : tensor<1x8x8x8xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %13 = arith.subf %in, %in_6 : f32
      linalg.yield %13 : f32
    } -> tensor<1x8x8x8xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %expanded_3 : tensor<1x8x8x8xf32>, tensor<8x1x1xf32>) outs(%4 : tensor<1x8x8x8xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %13 = arith.mulf %in, %in_6 : f32
      linalg.yield %13 : f32
    } -> tensor<1x8x8x8xf32>
    %expanded_4 = tensor.expand_shape %arg1 [[0, 1, 2]] output_shape [8, 1, 1] : tensor<8xf32> into tensor<8x1x1xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%6, %expanded_4 : tensor<1x8x8x8xf32>, tensor<8x1x1xf32>) outs(%4 : tensor<1x8x8x8xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %13 = arith.mulf %in, %in_6 : f32
      linalg.yield %13 : f32
    } -> tensor<1x8x8x8xf32>
    %expanded_5 = tensor.expand_shape %arg2 [[0, 1, 2]] output_shape [8, 1, 1] : tensor<8xf32> into tensor<8x1x1xf32>
    %8 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%7, %expanded_5 : tensor<1x8x8x8xf32>, tensor<8x1x1xf32>) outs(%4 : tensor<1x8x8x8xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %13 = arith.addf %in, %in_6 : f32
      linalg.yield %13 : f32
    } -> tensor<1x8x8x8xf32>
    %9 = tensor.empty() : tensor<1x8x4x4xf32>
    %10 = linalg.fill ins(%cst_1 : f32) outs(%9 : tensor<1x8x4x4xf32>) -> tensor<1x8x4x4xf32>
    %11 = tensor.empty() : tensor<2x2xf32>
    %12 = linalg.pooling_nchw_max {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%8, %11 : tensor<1x8x8x8xf32>, tensor<2x2xf32>) outs(%10 : tensor<1x8x4x4xf32>) -> tensor<1x8x4x4xf32>
    return %12 : tensor<1x8x4x4xf32>
  }
}
