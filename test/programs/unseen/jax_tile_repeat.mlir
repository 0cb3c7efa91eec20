#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2, d3) -> (0, d1, 0, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module @jit_tile_repeat {
  func.func public @main(%arg0: tensor<64x96xbf16>, %arg1: tensor<96x32xbf16>) -> tensor<128x96xbf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<64x32xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<64x32xf32>) -> tensor<64x32xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<64x96xbf16>, tensor<96x32xbf16>) outs(%1 : tensor<64x32xf32>) -> tensor<64x32xf32>
    %3 = tensor.empty() : tensor<64x32xbf16>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<64x32xf32>) outs(%3 : tensor<64x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %7 = arith.truncf %in : f32 to bf16
      linalg.yield %7 : bf16
    } -> tensor<64x32xbf16>
    %expanded = tensor.expand_shape %4 [[0, 1], [2, 3]] output_shape [1, 64, 1, 32] : tensor<64x32xbf16> into tensor<1x64x1x32xbf16>
    %5 = tensor.empty() : tensor<2x64x3x32xbf16>
    %6 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<1x64x1x32xbf16>) outs(%5 : tensor<2x64x3x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x64x3x32xbf16>
    %collapsed = tensor.collapse_shape %6 [[0, 1], [2, 3]] : tensor<2x64x3x32xbf16> into tensor<128x96xbf16>
    return %collapsed : tensor<128x96xbf16>
  }
}

