// A residual added where a condition holds, scaled by a byte mask.
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<() -> ()>
#map2 = affine_map<(d0, d1) -> ()>
module @jit_residual_two_masks_u8_bool {
  func.func public @main(%arg0: tensor<64x64xbf16>, %arg1: tensor<64x64xbf16>, %arg2: tensor<64x64xbf16>, %arg3: tensor<64x64xi1>, %arg4: tensor<64x64xi8> {iree.abi.encoding = tensor<64x64xui8>}) -> tensor<64x64xbf16> {
    %cst = arith.constant 8.984370e-01 : bf16
    %cst_0 = arith.constant 0.000000e+00 : bf16
    %0 = tensor.empty() : tensor<64x64xbf16>
    %1 = linalg.fill ins(%cst_0 : bf16) outs(%0 : tensor<64x64xbf16>) -> tensor<64x64xbf16>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<64x64xbf16>, tensor<64x64xbf16>) outs(%1 : tensor<64x64xbf16>) -> tensor<64x64xbf16>
    %3 = tensor.empty() : tensor<64x64xbf16>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<64x64xbf16>) outs(%3 : tensor<64x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %17 = arith.divf %in, %cst : bf16
      linalg.yield %17 : bf16
    } -> tensor<64x64xbf16>
    %5 = tensor.empty() : tensor<bf16>
    %6 = linalg.generic {indexing_maps = [#map1], iterator_types = []} outs(%5 : tensor<bf16>) {
    ^bb0(%out: bf16):
      linalg.yield %cst_0 : bf16
    } -> tensor<bf16>
    %7 = tensor.empty() : tensor<64x64xbf16>
    %8 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<bf16>) outs(%7 : tensor<64x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<64x64xbf16>
    %9 = tensor.empty() : tensor<64x64xbf16>
    %10 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3, %4, %8 : tensor<64x64xi1>, tensor<64x64xbf16>, tensor<64x64xbf16>) outs(%9 : tensor<64x64xbf16>) {
    ^bb0(%in: i1, %in_1: bf16, %in_2: bf16, %out: bf16):
      %17 = arith.select %in, %in_1, %in_2 : bf16
      linalg.yield %17 : bf16
    } -> tensor<64x64xbf16>
    %11 = tensor.empty() : tensor<64x64xbf16>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<64x64xi8>) outs(%11 : tensor<64x64xbf16>) {
    ^bb0(%in: i8, %out: bf16):
      %17 = arith.uitofp %in : i8 to bf16
      linalg.yield %17 : bf16
    } -> tensor<64x64xbf16>
    %13 = tensor.empty() : tensor<64x64xbf16>
    %14 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%10, %12 : tensor<64x64xbf16>, tensor<64x64xbf16>) outs(%13 : tensor<64x64xbf16>) {
    ^bb0(%in: bf16, %in_1: bf16, %out: bf16):
      %17 = arith.mulf %in, %in_1 : bf16
      linalg.yield %17 : bf16
    } -> tensor<64x64xbf16>
    %15 = tensor.empty() : tensor<64x64xbf16>
    %16 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2, %14 : tensor<64x64xbf16>, tensor<64x64xbf16>) outs(%15 : tensor<64x64xbf16>) {
    ^bb0(%in: bf16, %in_1: bf16, %out: bf16):
      %17 = arith.addf %in, %in_1 : bf16
      linalg.yield %17 : bf16
    } -> tensor<64x64xbf16>
    return %16 : tensor<64x64xbf16>
  }
}

