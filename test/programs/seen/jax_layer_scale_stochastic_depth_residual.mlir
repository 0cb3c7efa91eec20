module @jit_layer_scale_stochastic_depth_residual {
  util.func public @main(%arg0: tensor<2x12x32xbf16>, %arg1: tensor<32x32xbf16>, %arg2: tensor<2x1x1xbf16>, %arg3: tensor<32xbf16>) -> tensor<2x12x32xbf16> {
    %cst = arith.constant 0.000000e+00 : bf16
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x12x32xbf16> into tensor<24x32xbf16>
    %0 = tensor.empty() : tensor<24x32xbf16>
    %1 = linalg.fill ins(%cst : bf16) outs(%0 : tensor<24x32xbf16>) -> tensor<24x32xbf16>
    %2 = linalg.matmul ins(%collapsed, %arg1 : tensor<24x32xbf16>, tensor<32x32xbf16>) outs(%1 : tensor<24x32xbf16>) -> tensor<24x32xbf16>
    %expanded = tensor.expand_shape %2 [[0, 1], [2]] output_shape [2, 12, 32] : tensor<24x32xbf16> into tensor<2x12x32xbf16>
    %3 = tensor.empty() : tensor<2x12x32xbf16>
    %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3 : tensor<32xbf16>) outs(%3 : tensor<2x12x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x12x32xbf16>
    %5 = tensor.empty() : tensor<2x12x32xbf16>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4, %expanded : tensor<2x12x32xbf16>, tensor<2x12x32xbf16>) outs(%5 : tensor<2x12x32xbf16>) {
    ^bb0(%in: bf16, %in_0: bf16, %out: bf16):
      %13 = arith.mulf %in, %in_0 : bf16
      linalg.yield %13 : bf16
    } -> tensor<2x12x32xbf16>
    %7 = tensor.empty() : tensor<2x12x32xbf16>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, 0, 0)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<2x1x1xbf16>) outs(%7 : tensor<2x12x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x12x32xbf16>
    %9 = tensor.empty() : tensor<2x12x32xbf16>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %6 : tensor<2x12x32xbf16>, tensor<2x12x32xbf16>) outs(%9 : tensor<2x12x32xbf16>) {
    ^bb0(%in: bf16, %in_0: bf16, %out: bf16):
      %13 = arith.mulf %in, %in_0 : bf16
      linalg.yield %13 : bf16
    } -> tensor<2x12x32xbf16>
    %11 = tensor.empty() : tensor<2x12x32xbf16>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %10 : tensor<2x12x32xbf16>, tensor<2x12x32xbf16>) outs(%11 : tensor<2x12x32xbf16>) {
    ^bb0(%in: bf16, %in_0: bf16, %out: bf16):
      %13 = arith.addf %in, %in_0 : bf16
      linalg.yield %13 : bf16
    } -> tensor<2x12x32xbf16>
    util.return %12 : tensor<2x12x32xbf16>
  }
}