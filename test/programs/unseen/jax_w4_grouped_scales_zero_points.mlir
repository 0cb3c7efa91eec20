#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module @jit_w4_grouped_scales_zero_points {
  func.func public @main(%arg0: tensor<8x32xbf16>, %arg1: tensor<32x24xi4>, %arg2: tensor<4x24xbf16>, %arg3: tensor<4x24xi4>) -> tensor<8x24xbf16> {
    %cst = arith.constant 0.000000e+00 : bf16
    %0 = tensor.empty() : tensor<32x24xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<32x24xi4>) outs(%0 : tensor<32x24xbf16>) {
    ^bb0(%in: i4, %out: bf16):
      %15 = arith.sitofp %in : i4 to bf16
      linalg.yield %15 : bf16
    } -> tensor<32x24xbf16>
    %expanded = tensor.expand_shape %1 [[0, 1], [2]] output_shape [4, 8, 24] : tensor<32x24xbf16> into tensor<4x8x24xbf16>
    %2 = tensor.empty() : tensor<4x24xbf16>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<4x24xi4>) outs(%2 : tensor<4x24xbf16>) {
    ^bb0(%in: i4, %out: bf16):
      %15 = arith.sitofp %in : i4 to bf16
      linalg.yield %15 : bf16
    } -> tensor<4x24xbf16>
    %4 = tensor.empty() : tensor<4x8x24xbf16>
    %5 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<4x24xbf16>) outs(%4 : tensor<4x8x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4x8x24xbf16>
    %6 = tensor.empty() : tensor<4x8x24xbf16>
    %7 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %5 : tensor<4x8x24xbf16>, tensor<4x8x24xbf16>) outs(%6 : tensor<4x8x24xbf16>) {
    ^bb0(%in: bf16, %in_0: bf16, %out: bf16):
      %15 = arith.subf %in, %in_0 : bf16
      linalg.yield %15 : bf16
    } -> tensor<4x8x24xbf16>
    %8 = tensor.empty() : tensor<4x8x24xbf16>
    %9 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<4x24xbf16>) outs(%8 : tensor<4x8x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4x8x24xbf16>
    %10 = tensor.empty() : tensor<4x8x24xbf16>
    %11 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %9 : tensor<4x8x24xbf16>, tensor<4x8x24xbf16>) outs(%10 : tensor<4x8x24xbf16>) {
    ^bb0(%in: bf16, %in_0: bf16, %out: bf16):
      %15 = arith.mulf %in, %in_0 : bf16
      linalg.yield %15 : bf16
    } -> tensor<4x8x24xbf16>
    %collapsed = tensor.collapse_shape %11 [[0, 1], [2]] : tensor<4x8x24xbf16> into tensor<32x24xbf16>
    %12 = tensor.empty() : tensor<8x24xbf16>
    %13 = linalg.fill ins(%cst : bf16) outs(%12 : tensor<8x24xbf16>) -> tensor<8x24xbf16>
    %14 = linalg.matmul ins(%arg0, %collapsed : tensor<8x32xbf16>, tensor<32x24xbf16>) outs(%13 : tensor<8x24xbf16>) -> tensor<8x24xbf16>
    return %14 : tensor<8x24xbf16>
  }
}

