#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2) -> (d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module @jit_qkv_heads {
  func.func public @main(%arg0: tensor<16x49x96xf16>, %arg1: tensor<96x288xf16>, %arg2: tensor<288xf16>) -> (tensor<16x3x49x32xf16>, tensor<16x3x49x32xf16>, tensor<16x3x49x32xf16>) {
    %cst = arith.constant 0.000000e+00 : f32
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<16x49x96xf16> into tensor<784x96xf16>
    %0 = tensor.empty() : tensor<784x288xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<784x288xf32>) -> tensor<784x288xf32>
    %2 = linalg.matmul ins(%collapsed, %arg1 : tensor<784x96xf16>, tensor<96x288xf16>) outs(%1 : tensor<784x288xf32>) -> tensor<784x288xf32>
    %expanded = tensor.expand_shape %2 [[0, 1], [2]] output_shape [16, 49, 288] : tensor<784x288xf32> into tensor<16x49x288xf32>
    %3 = tensor.empty() : tensor<288xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg2 : tensor<288xf16>) outs(%3 : tensor<288xf32>) {
    ^bb0(%in: f16, %out: f32):
      %17 = arith.extf %in : f16 to f32
      linalg.yield %17 : f32
    } -> tensor<288xf32>
    %5 = tensor.empty() : tensor<16x49x288xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<288xf32>) outs(%5 : tensor<16x49x288xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x49x288xf32>
    %7 = tensor.empty() : tensor<16x49x288xf32>
    %8 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %6 : tensor<16x49x288xf32>, tensor<16x49x288xf32>) outs(%7 : tensor<16x49x288xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %17 = arith.addf %in, %in_6 : f32
      linalg.yield %17 : f32
    } -> tensor<16x49x288xf32>
    %9 = tensor.empty() : tensor<16x49x288xf16>
    %10 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<16x49x288xf32>) outs(%9 : tensor<16x49x288xf16>) {
    ^bb0(%in: f32, %out: f16):
      %17 = arith.truncf %in : f32 to f16
      linalg.yield %17 : f16
    } -> tensor<16x49x288xf16>
    %expanded_0 = tensor.expand_shape %10 [[0], [1], [2, 3, 4]] output_shape [16, 49, 3, 3, 32] : tensor<16x49x288xf16> into tensor<16x49x3x3x32xf16>
    %extracted_slice = tensor.extract_slice %expanded_0[0, 0, 0, 0, 0] [16, 49, 1, 3, 32] [1, 1, 1, 1, 1] : tensor<16x49x3x3x32xf16> to tensor<16x49x1x3x32xf16>
    %collapsed_1 = tensor.collapse_shape %extracted_slice [[0], [1], [2, 3], [4]] : tensor<16x49x1x3x32xf16> into tensor<16x49x3x32xf16>
    %11 = tensor.empty() : tensor<16x3x49x32xf16>
    %12 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_1 : tensor<16x49x3x32xf16>) outs(%11 : tensor<16x3x49x32xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<16x3x49x32xf16>
    %extracted_slice_2 = tensor.extract_slice %expanded_0[0, 0, 1, 0, 0] [16, 49, 1, 3, 32] [1, 1, 1, 1, 1] : tensor<16x49x3x3x32xf16> to tensor<16x49x1x3x32xf16>
    %collapsed_3 = tensor.collapse_shape %extracted_slice_2 [[0], [1], [2, 3], [4]] : tensor<16x49x1x3x32xf16> into tensor<16x49x3x32xf16>
    %13 = tensor.empty() : tensor<16x3x49x32xf16>
    %14 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_3 : tensor<16x49x3x32xf16>) outs(%13 : tensor<16x3x49x32xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<16x3x49x32xf16>
    %extracted_slice_4 = tensor.extract_slice %expanded_0[0, 0, 2, 0, 0] [16, 49, 1, 3, 32] [1, 1, 1, 1, 1] : tensor<16x49x3x3x32xf16> to tensor<16x49x1x3x32xf16>
    %collapsed_5 = tensor.collapse_shape %extracted_slice_4 [[0], [1], [2, 3], [4]] : tensor<16x49x1x3x32xf16> into tensor<16x49x3x32xf16>
    %15 = tensor.empty() : tensor<16x3x49x32xf16>
    %16 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_5 : tensor<16x49x3x32xf16>) outs(%15 : tensor<16x3x49x32xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<16x3x49x32xf16>
    return %12, %14, %16 : tensor<16x3x49x32xf16>, tensor<16x3x49x32xf16>, tensor<16x3x49x32xf16>
  }
}

