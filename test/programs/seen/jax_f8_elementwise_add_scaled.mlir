#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1, d0)>
module @jit_f8_elementwise_add_scaled {
  func.func public @main(%arg0: tensor<8x16xf8E4M3FN>, %arg1: tensor<8x16xf8E5M2>) -> (tensor<8x16xf32>, tensor<8x16xf8E4M3FN>) {
    %cst = arith.constant 5.000000e-01 : f32
    %0 = tensor.empty() : tensor<8x16xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<8x16xf8E4M3FN>) outs(%0 : tensor<8x16xf32>) {
    ^bb0(%in: f8E4M3FN, %out: f32):
      %10 = arith.extf %in : f8E4M3FN to f32
      linalg.yield %10 : f32
    } -> tensor<8x16xf32>
    %2 = tensor.empty() : tensor<8x16xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<8x16xf32>) outs(%2 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %10 = arith.mulf %in, %cst : f32
      linalg.yield %10 : f32
    } -> tensor<8x16xf32>
    %4 = tensor.empty() : tensor<8x16xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<8x16xf8E5M2>) outs(%4 : tensor<8x16xf32>) {
    ^bb0(%in: f8E5M2, %out: f32):
      %10 = arith.extf %in : f8E5M2 to f32
      linalg.yield %10 : f32
    } -> tensor<8x16xf32>
    %6 = tensor.empty() : tensor<8x16xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %5 : tensor<8x16xf32>, tensor<8x16xf32>) outs(%6 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %10 = arith.addf %in, %in_0 : f32
      linalg.yield %10 : f32
    } -> tensor<8x16xf32>
    %collapsed = tensor.collapse_shape %arg0 [[0, 1]] : tensor<8x16xf8E4M3FN> into tensor<128xf8E4M3FN>
    %expanded = tensor.expand_shape %collapsed [[0, 1]] output_shape [16, 8] : tensor<128xf8E4M3FN> into tensor<16x8xf8E4M3FN>
    %8 = tensor.empty() : tensor<8x16xf8E4M3FN>
    %9 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<16x8xf8E4M3FN>) outs(%8 : tensor<8x16xf8E4M3FN>) {
    ^bb0(%in: f8E4M3FN, %out: f8E4M3FN):
      linalg.yield %in : f8E4M3FN
    } -> tensor<8x16xf8E4M3FN>
    return %7, %9 : tensor<8x16xf32>, tensor<8x16xf8E4M3FN>
  }
}

