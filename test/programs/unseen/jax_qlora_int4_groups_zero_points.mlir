#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module @jit_qlora_int4_groups_zero_points {
  func.func public @main(%arg0: tensor<2x7x48xbf16>, %arg1: tensor<48x64xi4>, %arg2: tensor<6x64xbf16>, %arg3: tensor<6x64xi4>, %arg4: tensor<48x4xbf16>, %arg5: tensor<4x64xbf16>) -> tensor<2x7x64xbf16> {
    %cst = arith.constant 2.000000e+00 : bf16
    %cst_0 = arith.constant 0.000000e+00 : bf16
    %0 = tensor.empty() : tensor<48x64xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<48x64xi4>) outs(%0 : tensor<48x64xbf16>) {
    ^bb0(%in: i4, %out: bf16):
      %25 = arith.sitofp %in : i4 to bf16
      linalg.yield %25 : bf16
    } -> tensor<48x64xbf16>
    %expanded = tensor.expand_shape %1 [[0, 1], [2]] output_shape [6, 8, 64] : tensor<48x64xbf16> into tensor<6x8x64xbf16>
    %2 = tensor.empty() : tensor<6x64xbf16>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<6x64xi4>) outs(%2 : tensor<6x64xbf16>) {
    ^bb0(%in: i4, %out: bf16):
      %25 = arith.sitofp %in : i4 to bf16
      linalg.yield %25 : bf16
    } -> tensor<6x64xbf16>
    %4 = tensor.empty() : tensor<6x8x64xbf16>
    %5 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<6x64xbf16>) outs(%4 : tensor<6x8x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<6x8x64xbf16>
    %6 = tensor.empty() : tensor<6x8x64xbf16>
    %7 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %5 : tensor<6x8x64xbf16>, tensor<6x8x64xbf16>) outs(%6 : tensor<6x8x64xbf16>) {
    ^bb0(%in: bf16, %in_4: bf16, %out: bf16):
      %25 = arith.subf %in, %in_4 : bf16
      linalg.yield %25 : bf16
    } -> tensor<6x8x64xbf16>
    %8 = tensor.empty() : tensor<6x8x64xbf16>
    %9 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<6x64xbf16>) outs(%8 : tensor<6x8x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<6x8x64xbf16>
    %10 = tensor.empty() : tensor<6x8x64xbf16>
    %11 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %9 : tensor<6x8x64xbf16>, tensor<6x8x64xbf16>) outs(%10 : tensor<6x8x64xbf16>) {
    ^bb0(%in: bf16, %in_4: bf16, %out: bf16):
      %25 = arith.mulf %in, %in_4 : bf16
      linalg.yield %25 : bf16
    } -> tensor<6x8x64xbf16>
    %collapsed = tensor.collapse_shape %11 [[0, 1], [2]] : tensor<6x8x64xbf16> into tensor<48x64xbf16>
    %collapsed_1 = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x7x48xbf16> into tensor<14x48xbf16>
    %12 = tensor.empty() : tensor<14x64xbf16>
    %13 = linalg.fill ins(%cst_0 : bf16) outs(%12 : tensor<14x64xbf16>) -> tensor<14x64xbf16>
    %14 = linalg.matmul ins(%collapsed_1, %collapsed : tensor<14x48xbf16>, tensor<48x64xbf16>) outs(%13 : tensor<14x64xbf16>) -> tensor<14x64xbf16>
    %expanded_2 = tensor.expand_shape %14 [[0, 1], [2]] output_shape [2, 7, 64] : tensor<14x64xbf16> into tensor<2x7x64xbf16>
    %15 = tensor.empty() : tensor<14x4xbf16>
    %16 = linalg.fill ins(%cst_0 : bf16) outs(%15 : tensor<14x4xbf16>) -> tensor<14x4xbf16>
    %17 = linalg.matmul ins(%collapsed_1, %arg4 : tensor<14x48xbf16>, tensor<48x4xbf16>) outs(%16 : tensor<14x4xbf16>) -> tensor<14x4xbf16>
    %18 = tensor.empty() : tensor<14x64xbf16>
    %19 = linalg.fill ins(%cst_0 : bf16) outs(%18 : tensor<14x64xbf16>) -> tensor<14x64xbf16>
    %20 = linalg.matmul ins(%17, %arg5 : tensor<14x4xbf16>, tensor<4x64xbf16>) outs(%19 : tensor<14x64xbf16>) -> tensor<14x64xbf16>
    %expanded_3 = tensor.expand_shape %20 [[0, 1], [2]] output_shape [2, 7, 64] : tensor<14x64xbf16> into tensor<2x7x64xbf16>
    %21 = tensor.empty() : tensor<2x7x64xbf16>
    %22 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_3 : tensor<2x7x64xbf16>) outs(%21 : tensor<2x7x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %25 = arith.mulf %in, %cst : bf16
      linalg.yield %25 : bf16
    } -> tensor<2x7x64xbf16>
    %23 = tensor.empty() : tensor<2x7x64xbf16>
    %24 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_2, %22 : tensor<2x7x64xbf16>, tensor<2x7x64xbf16>) outs(%23 : tensor<2x7x64xbf16>) {
    ^bb0(%in: bf16, %in_4: bf16, %out: bf16):
      %25 = arith.addf %in, %in_4 : bf16
      linalg.yield %25 : bf16
    } -> tensor<2x7x64xbf16>
    return %24 : tensor<2x7x64xbf16>
  }
}

