// One row without a row dimension.
#map = affine_map<(d0) -> (d0)>
module @jit_vecmat_bias_silu_bf16 {
  func.func public @main(%arg0: tensor<64xbf16>, %arg1: tensor<64x128xbf16>, %arg2: tensor<128xbf16>) -> tensor<128xbf16> {
    %cst = arith.constant 1.000000e+00 : bf16
    %cst_0 = arith.constant 0.000000e+00 : bf16
    %0 = tensor.empty() : tensor<128xbf16>
    %1 = linalg.fill ins(%cst_0 : bf16) outs(%0 : tensor<128xbf16>) -> tensor<128xbf16>
    %2 = linalg.vecmat ins(%arg0, %arg1 : tensor<64xbf16>, tensor<64x128xbf16>) outs(%1 : tensor<128xbf16>) -> tensor<128xbf16>
    %3 = tensor.empty() : tensor<128xbf16>
    %4 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2, %arg2 : tensor<128xbf16>, tensor<128xbf16>) outs(%3 : tensor<128xbf16>) {
    ^bb0(%in: bf16, %in_1: bf16, %out: bf16):
      %15 = arith.addf %in, %in_1 : bf16
      linalg.yield %15 : bf16
    } -> tensor<128xbf16>
    %5 = tensor.empty() : tensor<128xbf16>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%4 : tensor<128xbf16>) outs(%5 : tensor<128xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %15 = arith.negf %in : bf16
      linalg.yield %15 : bf16
    } -> tensor<128xbf16>
    %7 = tensor.empty() : tensor<128xbf16>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%6 : tensor<128xbf16>) outs(%7 : tensor<128xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %15 = math.exp %in : bf16
      linalg.yield %15 : bf16
    } -> tensor<128xbf16>
    %9 = tensor.empty() : tensor<128xbf16>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%8 : tensor<128xbf16>) outs(%9 : tensor<128xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %15 = arith.addf %in, %cst : bf16
      linalg.yield %15 : bf16
    } -> tensor<128xbf16>
    %11 = tensor.empty() : tensor<128xbf16>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%10 : tensor<128xbf16>) outs(%11 : tensor<128xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %15 = arith.divf %cst, %in : bf16
      linalg.yield %15 : bf16
    } -> tensor<128xbf16>
    %13 = tensor.empty() : tensor<128xbf16>
    %14 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%4, %12 : tensor<128xbf16>, tensor<128xbf16>) outs(%13 : tensor<128xbf16>) {
    ^bb0(%in: bf16, %in_1: bf16, %out: bf16):
      %15 = arith.mulf %in, %in_1 : bf16
      linalg.yield %15 : bf16
    } -> tensor<128xbf16>
    return %14 : tensor<128xbf16>
  }
}

