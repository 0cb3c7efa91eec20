#map = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3, d4) -> (d2, d0, d3, d4, d1)>
#map3 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map4 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d2, d3, d1, d4, d5)>
#map5 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3, d4, d5)>
module @jit_einsum_two_batches_two_outer_bf16 {
  func.func public @main(%arg0: tensor<2x3x5x7x8xbf16>, %arg1: tensor<3x8x2x6xbf16>) -> tensor<3x2x2x6x5x7xbf16> {
    %cst = arith.constant 0.000000e+00 : bf16
    %0 = tensor.empty() : tensor<3x2x6x8xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<3x8x2x6xbf16>) outs(%0 : tensor<3x2x6x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<3x2x6x8xbf16>
    %2 = tensor.empty() : tensor<3x8x2x5x7xbf16>
    %3 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x3x5x7x8xbf16>) outs(%2 : tensor<3x8x2x5x7xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<3x8x2x5x7xbf16>
    %collapsed = tensor.collapse_shape %1 [[0], [1, 2], [3]] : tensor<3x2x6x8xbf16> into tensor<3x12x8xbf16>
    %collapsed_0 = tensor.collapse_shape %3 [[0], [1], [2, 3, 4]] : tensor<3x8x2x5x7xbf16> into tensor<3x8x70xbf16>
    %4 = tensor.empty() : tensor<3x12x70xbf16>
    %5 = linalg.fill ins(%cst : bf16) outs(%4 : tensor<3x12x70xbf16>) -> tensor<3x12x70xbf16>
    %6 = linalg.batch_matmul ins(%collapsed, %collapsed_0 : tensor<3x12x8xbf16>, tensor<3x8x70xbf16>) outs(%5 : tensor<3x12x70xbf16>) -> tensor<3x12x70xbf16>
    %expanded = tensor.expand_shape %6 [[0], [1, 2], [3, 4, 5]] output_shape [3, 2, 6, 2, 5, 7] : tensor<3x12x70xbf16> into tensor<3x2x6x2x5x7xbf16>
    %7 = tensor.empty() : tensor<3x2x2x6x5x7xbf16>
    %8 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<3x2x6x2x5x7xbf16>) outs(%7 : tensor<3x2x2x6x5x7xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<3x2x2x6x5x7xbf16>
    return %8 : tensor<3x2x2x6x5x7xbf16>
  }
}

