module @jit__lambda {
  util.func public @main(%arg0: tensor<1x512xbf16>, %arg1: tensor<264x512xi8>, %arg2: tensor<264xbf16>) -> tensor<1x264xbf16> {
    %cst = arith.constant 0.000000e+00 : bf16
    %0 = tensor.empty() : tensor<264x512xbf16>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<264x512xi8>) outs(%0 : tensor<264x512xbf16>) {
    ^bb0(%in: i8, %out: bf16):
      %11 = arith.sitofp %in : i8 to bf16
      linalg.yield %11 : bf16
    } -> tensor<264x512xbf16>
    %2 = tensor.empty() : tensor<512x264xbf16>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<264x512xbf16>) outs(%2 : tensor<512x264xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<512x264xbf16>
    %collapsed = tensor.collapse_shape %arg0 [[0, 1]] : tensor<1x512xbf16> into tensor<512xbf16>
    %4 = tensor.empty() : tensor<264xbf16>
    %5 = linalg.fill ins(%cst : bf16) outs(%4 : tensor<264xbf16>) -> tensor<264xbf16>
    %6 = linalg.vecmat ins(%collapsed, %3 : tensor<512xbf16>, tensor<512x264xbf16>) outs(%5 : tensor<264xbf16>) -> tensor<264xbf16>
    %expanded = tensor.expand_shape %6 [[0, 1]] output_shape [1, 264] : tensor<264xbf16> into tensor<1x264xbf16>
    %7 = tensor.empty() : tensor<1x264xbf16>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<264xbf16>) outs(%7 : tensor<1x264xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<1x264xbf16>
    %9 = tensor.empty() : tensor<1x264xbf16>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%expanded, %8 : tensor<1x264xbf16>, tensor<1x264xbf16>) outs(%9 : tensor<1x264xbf16>) {
    ^bb0(%in: bf16, %in_0: bf16, %out: bf16):
      %11 = arith.mulf %in, %in_0 : bf16
      linalg.yield %11 : bf16
    } -> tensor<1x264xbf16>
    util.return %10 : tensor<1x264xbf16>
  }
}