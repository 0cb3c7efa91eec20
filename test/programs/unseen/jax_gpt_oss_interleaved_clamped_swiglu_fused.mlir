#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d2)>
module @jit_gpt_oss_interleaved_clamped_swiglu {
  func.func public @main(%arg0: tensor<2x12x32xbf16>, %arg1: tensor<32x96xbf16>, %arg2: tensor<96xbf16>, %arg3: tensor<48x32xbf16>, %arg4: tensor<32xbf16>) -> tensor<2x12x32xbf16> {
    %cst = arith.constant -7.000000e+00 : bf16
    %cst_0 = arith.constant 1.703130e+00 : bf16
    %cst_1 = arith.constant 1.000000e+00 : bf16
    %cst_2 = arith.constant 7.000000e+00 : bf16
    %cst_3 = arith.constant 0.000000e+00 : bf16
    %0 = tensor.empty() : tensor<24x96xbf16>
    %expanded = tensor.expand_shape %0 [[0, 1], [2]] output_shape [2, 12, 96] : tensor<24x96xbf16> into tensor<2x12x96xbf16>
    %1 = linalg.fill ins(%cst_3 : bf16) outs(%expanded : tensor<2x12x96xbf16>) -> tensor<2x12x96xbf16>
    %2 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%arg0, %arg1 : tensor<2x12x32xbf16>, tensor<32x96xbf16>) outs(%1 : tensor<2x12x96xbf16>) {
    ^bb0(%in: bf16, %in_6: bf16, %out: bf16):
      %10 = arith.mulf %in, %in_6 : bf16
      %11 = arith.addf %out, %10 : bf16
      linalg.yield %11 : bf16
    } -> tensor<2x12x96xbf16>
    %3 = tensor.empty() : tensor<2x12x96xbf16>
    %4 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2, %arg2 : tensor<2x12x96xbf16>, tensor<96xbf16>) outs(%3 : tensor<2x12x96xbf16>) {
    ^bb0(%in: bf16, %in_6: bf16, %out: bf16):
      %10 = arith.addf %in, %in_6 : bf16
      linalg.yield %10 : bf16
    } -> tensor<2x12x96xbf16>
    %extracted_slice = tensor.extract_slice %4[0, 0, 0] [2, 12, 48] [1, 1, 2] : tensor<2x12x96xbf16> to tensor<2x12x48xbf16>
    %extracted_slice_4 = tensor.extract_slice %4[0, 0, 1] [2, 12, 48] [1, 1, 2] : tensor<2x12x96xbf16> to tensor<2x12x48xbf16>
    %5 = tensor.empty() : tensor<24x32xbf16>
    %expanded_5 = tensor.expand_shape %5 [[0, 1], [2]] output_shape [2, 12, 32] : tensor<24x32xbf16> into tensor<2x12x32xbf16>
    %6 = linalg.fill ins(%cst_3 : bf16) outs(%expanded_5 : tensor<2x12x32xbf16>) -> tensor<2x12x32xbf16>
    %7 = linalg.generic {indexing_maps = [#map, #map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%extracted_slice_4, %extracted_slice, %arg3 : tensor<2x12x48xbf16>, tensor<2x12x48xbf16>, tensor<48x32xbf16>) outs(%6 : tensor<2x12x32xbf16>) {
    ^bb0(%in: bf16, %in_6: bf16, %in_7: bf16, %out: bf16):
      %10 = arith.minimumf %in_6, %cst_2 : bf16
      %11 = arith.mulf %10, %cst_0 : bf16
      %12 = arith.negf %11 : bf16
      %13 = math.exp %12 : bf16
      %14 = arith.addf %13, %cst_1 : bf16
      %15 = arith.divf %cst_1, %14 : bf16
      %16 = arith.mulf %10, %15 : bf16
      %17 = arith.maximumf %in, %cst : bf16
      %18 = arith.minimumf %17, %cst_2 : bf16
      %19 = arith.addf %18, %cst_1 : bf16
      %20 = arith.mulf %19, %16 : bf16
      %21 = arith.mulf %20, %in_7 : bf16
      %22 = arith.addf %out, %21 : bf16
      linalg.yield %22 : bf16
    } -> tensor<2x12x32xbf16>
    %8 = tensor.empty() : tensor<2x12x32xbf16>
    %9 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %arg4 : tensor<2x12x32xbf16>, tensor<32xbf16>) outs(%8 : tensor<2x12x32xbf16>) {
    ^bb0(%in: bf16, %in_6: bf16, %out: bf16):
      %10 = arith.addf %in, %in_6 : bf16
      linalg.yield %10 : bf16
    } -> tensor<2x12x32xbf16>
    return %9 : tensor<2x12x32xbf16>
  }
}

