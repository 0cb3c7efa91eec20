#map = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d3, d2, d0, d1)>
#map3 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d7, d3 * 2 + d4, d5 + d6, d0, d1)>
#map4 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d4, d6, d1, d0, d2)>
#map5 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d7, d3, d5, d0, d2)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>
module @jit_conv_nchw_groups_strided {
  func.func public @main(%arg0: tensor<1x8x9x9xf16>, %arg1: tensor<12x4x3x3xf16>) -> tensor<1x12x4x7xf16> {
    %cst = arith.constant 0.000000e+00 : f16
    %0 = tensor.empty() : tensor<1x9x9x8xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<1x8x9x9xf16>) outs(%0 : tensor<1x9x9x8xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<1x9x9x8xf16>
    %2 = tensor.empty() : tensor<3x3x4x12xf16>
    %3 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<12x4x3x3xf16>) outs(%2 : tensor<3x3x4x12xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<3x3x4x12xf16>
    %padded = tensor.pad %1 low[0, 0, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg2: index, %arg3: index, %arg4: index, %arg5: index):
      tensor.yield %cst : f16
    } : tensor<1x9x9x8xf16> to tensor<1x10x11x8xf16>
    %4 = tensor.empty() : tensor<3x5x4x12xf16>
    %5 = linalg.fill ins(%cst : f16) outs(%4 : tensor<3x5x4x12xf16>) -> tensor<3x5x4x12xf16>
    %inserted_slice = tensor.insert_slice %3 into %5[0, 0, 0, 0] [3, 3, 4, 12] [1, 2, 1, 1] : tensor<3x3x4x12xf16> into tensor<3x5x4x12xf16>
    %expanded = tensor.expand_shape %padded [[0], [1], [2], [3, 4]] output_shape [1, 10, 11, 2, 4] : tensor<1x10x11x8xf16> into tensor<1x10x11x2x4xf16>
    %expanded_0 = tensor.expand_shape %inserted_slice [[0], [1], [2], [3, 4]] output_shape [3, 5, 4, 2, 6] : tensor<3x5x4x12xf16> into tensor<3x5x4x2x6xf16>
    %6 = tensor.empty() : tensor<1x4x7x2x6xf16>
    %7 = linalg.fill ins(%cst : f16) outs(%6 : tensor<1x4x7x2x6xf16>) -> tensor<1x4x7x2x6xf16>
    %8 = linalg.generic {indexing_maps = [#map3, #map4, #map5], iterator_types = ["parallel", "reduction", "parallel", "parallel", "reduction", "parallel", "reduction", "parallel"]} ins(%expanded, %expanded_0 : tensor<1x10x11x2x4xf16>, tensor<3x5x4x2x6xf16>) outs(%7 : tensor<1x4x7x2x6xf16>) {
    ^bb0(%in: f16, %in_1: f16, %out: f16):
      %11 = arith.mulf %in, %in_1 : f16
      %12 = arith.addf %out, %11 : f16
      linalg.yield %12 : f16
    } -> tensor<1x4x7x2x6xf16>
    %collapsed = tensor.collapse_shape %8 [[0], [1], [2], [3, 4]] : tensor<1x4x7x2x6xf16> into tensor<1x4x7x12xf16>
    %9 = tensor.empty() : tensor<1x12x4x7xf16>
    %10 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed : tensor<1x4x7x12xf16>) outs(%9 : tensor<1x12x4x7xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<1x12x4x7xf16>
    return %10 : tensor<1x12x4x7xf16>
  }
}

