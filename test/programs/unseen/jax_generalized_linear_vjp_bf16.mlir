#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map5 = affine_map<(d0, d1) -> (d1, d0)>
#map6 = affine_map<(d0, d1, d2) -> (d1, d2)>
module @jit_generalized_linear_vjp_bf16 {
  func.func public @main(%arg0: tensor<17x33xbf16>, %arg1: tensor<33x21xbf16>, %arg2: tensor<17x21xbf16>) -> (tensor<17x21xbf16>, tensor<17x33xbf16>, tensor<33x21xbf16>) {
    %cst = arith.constant 0.000000e+00 : bf16
    %cst_0 = arith.constant 1.000000e+00 : bf16
    %0 = tensor.empty() : tensor<17x21xbf16>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<17x21xbf16>) {
    ^bb0(%out: bf16):
      linalg.yield %cst : bf16
    } -> tensor<17x21xbf16>
    %2 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0, %arg1 : tensor<17x33xbf16>, tensor<33x21xbf16>) outs(%1 : tensor<17x21xbf16>) {
    ^bb0(%in: bf16, %in_1: bf16, %out: bf16):
      %13 = arith.mulf %in, %in_1 : bf16
      %14 = arith.addf %out, %13 : bf16
      linalg.yield %14 : bf16
    } -> tensor<17x21xbf16>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<17x21xbf16>) outs(%0 : tensor<17x21xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %13 = math.tanh %in : bf16
      linalg.yield %13 : bf16
    } -> tensor<17x21xbf16>
    %4 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2, %3 : tensor<17x21xbf16>, tensor<17x21xbf16>) outs(%0 : tensor<17x21xbf16>) {
    ^bb0(%in: bf16, %in_1: bf16, %out: bf16):
      %13 = arith.subf %cst_0, %in_1 : bf16
      %14 = arith.mulf %in, %13 : bf16
      %15 = arith.mulf %14, %in_1 : bf16
      %16 = arith.addf %14, %15 : bf16
      linalg.yield %16 : bf16
    } -> tensor<17x21xbf16>
    %5 = tensor.empty() : tensor<21x33xbf16>
    %6 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%5 : tensor<21x33xbf16>) {
    ^bb0(%out: bf16):
      linalg.yield %cst : bf16
    } -> tensor<21x33xbf16>
    %7 = linalg.generic {indexing_maps = [#map4, #map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%4, %arg0 : tensor<17x21xbf16>, tensor<17x33xbf16>) outs(%6 : tensor<21x33xbf16>) {
    ^bb0(%in: bf16, %in_1: bf16, %out: bf16):
      %13 = arith.mulf %in, %in_1 : bf16
      %14 = arith.addf %out, %13 : bf16
      linalg.yield %14 : bf16
    } -> tensor<21x33xbf16>
    %8 = tensor.empty() : tensor<33x21xbf16>
    %9 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<21x33xbf16>) outs(%8 : tensor<33x21xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<33x21xbf16>
    %10 = tensor.empty() : tensor<17x33xbf16>
    %11 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%10 : tensor<17x33xbf16>) {
    ^bb0(%out: bf16):
      linalg.yield %cst : bf16
    } -> tensor<17x33xbf16>
    %12 = linalg.generic {indexing_maps = [#map1, #map6, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%4, %arg1 : tensor<17x21xbf16>, tensor<33x21xbf16>) outs(%11 : tensor<17x33xbf16>) {
    ^bb0(%in: bf16, %in_1: bf16, %out: bf16):
      %13 = arith.mulf %in, %in_1 : bf16
      %14 = arith.addf %out, %13 : bf16
      linalg.yield %14 : bf16
    } -> tensor<17x33xbf16>
    return %3, %12, %9 : tensor<17x21xbf16>, tensor<17x33xbf16>, tensor<33x21xbf16>
  }
}

