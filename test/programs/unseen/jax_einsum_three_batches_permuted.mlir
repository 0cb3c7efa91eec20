// Three batch dimensions in different orders.
#map = affine_map<(d0, d1, d2, d3, d4) -> (d2, d1, d4, d0, d3)>
#map1 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map2 = affine_map<(d0, d1, d2, d3, d4) -> (d1, d2, d0, d4, d3)>
module @jit_einsum_three_batches_permuted {
  func.func public @main(%arg0: tensor<2x3x4x16x8xbf16>, %arg1: tensor<3x2x8x4x16xbf16>) -> tensor<4x2x3x16x16xbf16> {
    %cst = arith.constant 0.000000e+00 : bf16
    %0 = tensor.empty() : tensor<4x2x3x16x8xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<3x2x8x4x16xbf16>) outs(%0 : tensor<4x2x3x16x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4x2x3x16x8xbf16>
    %2 = tensor.empty() : tensor<4x2x3x8x16xbf16>
    %3 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x3x4x16x8xbf16>) outs(%2 : tensor<4x2x3x8x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4x2x3x8x16xbf16>
    %collapsed = tensor.collapse_shape %1 [[0, 1, 2], [3], [4]] : tensor<4x2x3x16x8xbf16> into tensor<24x16x8xbf16>
    %collapsed_0 = tensor.collapse_shape %3 [[0, 1, 2], [3], [4]] : tensor<4x2x3x8x16xbf16> into tensor<24x8x16xbf16>
    %4 = tensor.empty() : tensor<24x16x16xbf16>
    %5 = linalg.fill ins(%cst : bf16) outs(%4 : tensor<24x16x16xbf16>) -> tensor<24x16x16xbf16>
    %6 = linalg.batch_matmul ins(%collapsed, %collapsed_0 : tensor<24x16x8xbf16>, tensor<24x8x16xbf16>) outs(%5 : tensor<24x16x16xbf16>) -> tensor<24x16x16xbf16>
    %expanded = tensor.expand_shape %6 [[0, 1, 2], [3], [4]] output_shape [4, 2, 3, 16, 16] : tensor<24x16x16xbf16> into tensor<4x2x3x16x16xbf16>
    return %expanded : tensor<4x2x3x16x16xbf16>
  }
}

