module @jit_conv_grouped {
  func.func public @main(%arg0: tensor<2x8x8x16xbf16>, %arg1: tensor<3x3x4x16xbf16>) -> tensor<2x6x6x16xbf16> {
    %cst = arith.constant 0.000000e+00 : bf16
    %expanded = tensor.expand_shape %arg0 [[0], [1], [2], [3, 4]] output_shape [2, 8, 8, 4, 4] : tensor<2x8x8x16xbf16> into tensor<2x8x8x4x4xbf16>
    %expanded_0 = tensor.expand_shape %arg1 [[0], [1], [2], [3, 4]] output_shape [3, 3, 4, 4, 4] : tensor<3x3x4x16xbf16> into tensor<3x3x4x4x4xbf16>
    %0 = tensor.empty() : tensor<2x6x6x4x4xbf16>
    %1 = linalg.fill ins(%cst : bf16) outs(%0 : tensor<2x6x6x4x4xbf16>) -> tensor<2x6x6x4x4xbf16>
    %2 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d7, d3 + d4, d5 + d6, d0, d1)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d4, d6, d1, d0, d2)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d7, d3, d5, d0, d2)>], iterator_types = ["parallel", "reduction", "parallel", "parallel", "reduction", "parallel", "reduction", "parallel"]} ins(%expanded, %expanded_0 : tensor<2x8x8x4x4xbf16>, tensor<3x3x4x4x4xbf16>) outs(%1 : tensor<2x6x6x4x4xbf16>) {
    ^bb0(%in: bf16, %in_1: bf16, %out: bf16):
      %3 = arith.mulf %in, %in_1 : bf16
      %4 = arith.addf %out, %3 : bf16
      linalg.yield %4 : bf16
    } -> tensor<2x6x6x4x4xbf16>
    %collapsed = tensor.collapse_shape %2 [[0], [1], [2], [3, 4]] : tensor<2x6x6x4x4xbf16> into tensor<2x6x6x16xbf16>
    return %collapsed : tensor<2x6x6x16xbf16>
  }
}