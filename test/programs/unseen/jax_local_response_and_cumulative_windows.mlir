// Maxima over windows that step inside, sums along a window with dilation.
#map = affine_map<(d0, d1, d2) -> ()>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1 + d3, d2 + d4)>
#map3 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4)>
#map4 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1 + d3 * 3, d2 + d4 * 3)>
module @jit_local_response_and_cumulative_windows {
  func.func public @main(%arg0: tensor<4x12x12xf32>) -> (tensor<4x12x12xf32>, tensor<4x9x9xf32>) {
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_1 = arith.constant dense<0xFF800000> : tensor<f32>
    %0 = tensor.empty() : tensor<4x12x12xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_1 : tensor<f32>) outs(%0 : tensor<4x12x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x12x12xf32>
    %padded = tensor.pad %arg0 low[0, 1, 1] high[0, 1, 1] {
    ^bb0(%arg1: index, %arg2: index, %arg3: index):
      tensor.yield %cst : f32
    } : tensor<4x12x12xf32> to tensor<4x14x14xf32>
    %2 = tensor.empty() : tensor<3x3xf32>
    %3 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%padded, %2 : tensor<4x14x14xf32>, tensor<3x3xf32>) outs(%1 : tensor<4x12x12xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %8 = arith.maximumf %out, %in : f32
      linalg.yield %8 : f32
    } -> tensor<4x12x12xf32>
    %4 = tensor.empty() : tensor<4x9x9xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_0 : tensor<f32>) outs(%4 : tensor<4x9x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x9x9xf32>
    %6 = tensor.empty() : tensor<2x2xf32>
    %7 = linalg.generic {indexing_maps = [#map5, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%arg0, %6 : tensor<4x12x12xf32>, tensor<2x2xf32>) outs(%5 : tensor<4x9x9xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %8 = arith.addf %out, %in : f32
      linalg.yield %8 : f32
    } -> tensor<4x9x9xf32>
    return %3, %7 : tensor<4x12x12xf32>, tensor<4x9x9xf32>
  }
}

