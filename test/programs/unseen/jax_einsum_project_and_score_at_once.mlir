module @jit_einsum_project_and_score_at_once {
  util.func public @main(%arg0: tensor<2x12x32xbf16>, %arg1: tensor<32x4x8xbf16>, %arg2: tensor<2x12x4x8xbf16>) -> tensor<2x4x12x12xbf16> {
    %cst = arith.constant 0.000000e+00 : bf16
    %0 = tensor.empty() : tensor<4x8x32xbf16>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<32x4x8xbf16>) outs(%0 : tensor<4x8x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4x8x32xbf16>
    %collapsed = tensor.collapse_shape %1 [[0, 1], [2]] : tensor<4x8x32xbf16> into tensor<32x32xbf16>
    %2 = tensor.empty() : tensor<32x2x12xbf16>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2, d0)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x12x32xbf16>) outs(%2 : tensor<32x2x12xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<32x2x12xbf16>
    %collapsed_0 = tensor.collapse_shape %3 [[0], [1, 2]] : tensor<32x2x12xbf16> into tensor<32x24xbf16>
    %4 = tensor.empty() : tensor<32x24xbf16>
    %5 = linalg.fill ins(%cst : bf16) outs(%4 : tensor<32x24xbf16>) -> tensor<32x24xbf16>
    %6 = linalg.matmul ins(%collapsed, %collapsed_0 : tensor<32x32xbf16>, tensor<32x24xbf16>) outs(%5 : tensor<32x24xbf16>) -> tensor<32x24xbf16>
    %expanded = tensor.expand_shape %6 [[0, 1], [2, 3]] output_shape [4, 8, 2, 12] : tensor<32x24xbf16> into tensor<4x8x2x12xbf16>
    %7 = tensor.empty() : tensor<2x4x12x8xbf16>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d1, d3, d0, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<4x8x2x12xbf16>) outs(%7 : tensor<2x4x12x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x4x12x8xbf16>
    %9 = tensor.empty() : tensor<2x4x8x12xbf16>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<2x12x4x8xbf16>) outs(%9 : tensor<2x4x8x12xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x4x8x12xbf16>
    %collapsed_1 = tensor.collapse_shape %8 [[0, 1], [2], [3]] : tensor<2x4x12x8xbf16> into tensor<8x12x8xbf16>
    %collapsed_2 = tensor.collapse_shape %10 [[0, 1], [2], [3]] : tensor<2x4x8x12xbf16> into tensor<8x8x12xbf16>
    %11 = tensor.empty() : tensor<8x12x12xbf16>
    %12 = linalg.fill ins(%cst : bf16) outs(%11 : tensor<8x12x12xbf16>) -> tensor<8x12x12xbf16>
    %13 = linalg.batch_matmul ins(%collapsed_1, %collapsed_2 : tensor<8x12x8xbf16>, tensor<8x8x12xbf16>) outs(%12 : tensor<8x12x12xbf16>) -> tensor<8x12x12xbf16>
    %expanded_3 = tensor.expand_shape %13 [[0, 1], [2], [3]] output_shape [2, 4, 12, 12] : tensor<8x12x12xbf16> into tensor<2x4x12x12xbf16>
    util.return %expanded_3 : tensor<2x4x12x12xbf16>
  }
}