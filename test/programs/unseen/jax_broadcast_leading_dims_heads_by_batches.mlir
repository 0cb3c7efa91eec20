module @jit_broadcast_leading_dims_heads_by_batches {
  util.func public @main(%arg0: tensor<4x12x8xf16>, %arg1: tensor<2x1x8x8xf16>) -> tensor<2x4x12x8xf16> {
    %cst = arith.constant 0.000000e+00 : f16
    %collapsed = tensor.collapse_shape %arg1 [[0], [1, 2], [3]] : tensor<2x1x8x8xf16> into tensor<2x8x8xf16>
    %collapsed_0 = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<4x12x8xf16> into tensor<48x8xf16>
    %0 = tensor.empty() : tensor<8x2x8xf16>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed : tensor<2x8x8xf16>) outs(%0 : tensor<8x2x8xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<8x2x8xf16>
    %collapsed_1 = tensor.collapse_shape %1 [[0], [1, 2]] : tensor<8x2x8xf16> into tensor<8x16xf16>
    %2 = tensor.empty() : tensor<48x16xf16>
    %3 = linalg.fill ins(%cst : f16) outs(%2 : tensor<48x16xf16>) -> tensor<48x16xf16>
    %4 = linalg.matmul ins(%collapsed_0, %collapsed_1 : tensor<48x8xf16>, tensor<8x16xf16>) outs(%3 : tensor<48x16xf16>) -> tensor<48x16xf16>
    %expanded = tensor.expand_shape %4 [[0, 1], [2, 3]] output_shape [4, 12, 2, 8] : tensor<48x16xf16> into tensor<4x12x2x8xf16>
    %5 = tensor.empty() : tensor<2x4x12x8xf16>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d1, d2, d0, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<4x12x2x8xf16>) outs(%5 : tensor<2x4x12x8xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x4x12x8xf16>
    util.return %6 : tensor<2x4x12x8xf16>
  }
}