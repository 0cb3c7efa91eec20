// Gated by relu, of 33 rows.
#map = affine_map<(d0, d1, d2) -> (d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module @jit_odd_rows_mlp_reglu {
  func.func public @main(%arg0: tensor<2x33x48xbf16>, %arg1: tensor<48x96xbf16>, %arg2: tensor<96xbf16>, %arg3: tensor<96x48xbf16>, %arg4: tensor<48xbf16>) -> tensor<2x33x48xbf16> {
    %cst = arith.constant 0.000000e+00 : bf16
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x33x48xbf16> into tensor<66x48xbf16>
    %0 = tensor.empty() : tensor<66x96xbf16>
    %1 = linalg.fill ins(%cst : bf16) outs(%0 : tensor<66x96xbf16>) -> tensor<66x96xbf16>
    %2 = linalg.matmul ins(%collapsed, %arg1 : tensor<66x48xbf16>, tensor<48x96xbf16>) outs(%1 : tensor<66x96xbf16>) -> tensor<66x96xbf16>
    %expanded = tensor.expand_shape %2 [[0, 1], [2]] output_shape [2, 33, 96] : tensor<66x96xbf16> into tensor<2x33x96xbf16>
    %3 = tensor.empty() : tensor<2x33x96xbf16>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<96xbf16>) outs(%3 : tensor<2x33x96xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x33x96xbf16>
    %5 = tensor.empty() : tensor<2x33x96xbf16>
    %6 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %4 : tensor<2x33x96xbf16>, tensor<2x33x96xbf16>) outs(%5 : tensor<2x33x96xbf16>) {
    ^bb0(%in: bf16, %in_4: bf16, %out: bf16):
      %19 = arith.addf %in, %in_4 : bf16
      linalg.yield %19 : bf16
    } -> tensor<2x33x96xbf16>
    %extracted_slice = tensor.extract_slice %6[0, 0, 0] [2, 33, 48] [1, 1, 1] : tensor<2x33x96xbf16> to tensor<2x33x48xbf16>
    %extracted_slice_0 = tensor.extract_slice %6[0, 0, 48] [2, 33, 48] [1, 1, 1] : tensor<2x33x96xbf16> to tensor<2x33x48xbf16>
    %7 = tensor.empty() : tensor<2x33x48xbf16>
    %8 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_0 : tensor<2x33x48xbf16>) outs(%7 : tensor<2x33x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %19 = arith.maximumf %in, %cst : bf16
      linalg.yield %19 : bf16
    } -> tensor<2x33x48xbf16>
    %9 = tensor.empty() : tensor<2x33x48xbf16>
    %10 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %extracted_slice : tensor<2x33x48xbf16>, tensor<2x33x48xbf16>) outs(%9 : tensor<2x33x48xbf16>) {
    ^bb0(%in: bf16, %in_4: bf16, %out: bf16):
      %19 = arith.mulf %in, %in_4 : bf16
      linalg.yield %19 : bf16
    } -> tensor<2x33x48xbf16>
    %11 = tensor.empty() : tensor<2x33x96xbf16>
    %inserted_slice = tensor.insert_slice %10 into %11[0, 0, 0] [2, 33, 48] [1, 1, 1] : tensor<2x33x48xbf16> into tensor<2x33x96xbf16>
    %inserted_slice_1 = tensor.insert_slice %extracted_slice_0 into %inserted_slice[0, 0, 48] [2, 33, 48] [1, 1, 1] : tensor<2x33x48xbf16> into tensor<2x33x96xbf16>
    %collapsed_2 = tensor.collapse_shape %inserted_slice_1 [[0, 1], [2]] : tensor<2x33x96xbf16> into tensor<66x96xbf16>
    %12 = tensor.empty() : tensor<66x48xbf16>
    %13 = linalg.fill ins(%cst : bf16) outs(%12 : tensor<66x48xbf16>) -> tensor<66x48xbf16>
    %14 = linalg.matmul ins(%collapsed_2, %arg3 : tensor<66x96xbf16>, tensor<96x48xbf16>) outs(%13 : tensor<66x48xbf16>) -> tensor<66x48xbf16>
    %expanded_3 = tensor.expand_shape %14 [[0, 1], [2]] output_shape [2, 33, 48] : tensor<66x48xbf16> into tensor<2x33x48xbf16>
    %15 = tensor.empty() : tensor<2x33x48xbf16>
    %16 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg4 : tensor<48xbf16>) outs(%15 : tensor<2x33x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x33x48xbf16>
    %17 = tensor.empty() : tensor<2x33x48xbf16>
    %18 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_3, %16 : tensor<2x33x48xbf16>, tensor<2x33x48xbf16>) outs(%17 : tensor<2x33x48xbf16>) {
    ^bb0(%in: bf16, %in_4: bf16, %out: bf16):
      %19 = arith.addf %in, %in_4 : bf16
      linalg.yield %19 : bf16
    } -> tensor<2x33x48xbf16>
    return %18 : tensor<2x33x48xbf16>
  }
}

