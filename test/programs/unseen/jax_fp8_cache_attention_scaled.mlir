#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
module @jit_fp8_cache_attention_scaled {
  func.func public @main(%arg0: tensor<2x6x2x16xf8E5M2>, %arg1: tensor<2x6x2x16xf8E4M3FN>, %arg2: tensor<2x4x16xbf16>, %arg3: tensor<2x2xf32>, %arg4: tensor<2x2xf32>) -> tensor<2x2x2x16xf32> {
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 2.500000e-01 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x6x2x16xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x6x2x16xf8E5M2>) outs(%0 : tensor<2x6x2x16xbf16>) {
    ^bb0(%in: f8E5M2, %out: bf16):
      %40 = arith.extf %in : f8E5M2 to bf16
      linalg.yield %40 : bf16
    } -> tensor<2x6x2x16xbf16>
    %2 = tensor.empty() : tensor<2x2xbf16>
    %3 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<2x2xf32>) outs(%2 : tensor<2x2xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %40 = arith.truncf %in : f32 to bf16
      linalg.yield %40 : bf16
    } -> tensor<2x2xbf16>
    %4 = tensor.empty() : tensor<2x6x2x16xbf16>
    %5 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%3 : tensor<2x2xbf16>) outs(%4 : tensor<2x6x2x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x6x2x16xbf16>
    %6 = tensor.empty() : tensor<2x6x2x16xbf16>
    %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1, %5 : tensor<2x6x2x16xbf16>, tensor<2x6x2x16xbf16>) outs(%6 : tensor<2x6x2x16xbf16>) {
    ^bb0(%in: bf16, %in_7: bf16, %out: bf16):
      %40 = arith.mulf %in, %in_7 : bf16
      linalg.yield %40 : bf16
    } -> tensor<2x6x2x16xbf16>
    %8 = tensor.empty() : tensor<2x2x16x6xbf16>
    %9 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%7 : tensor<2x6x2x16xbf16>) outs(%8 : tensor<2x2x16x6xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x2x16x6xbf16>
    %collapsed = tensor.collapse_shape %arg2 [[0, 1, 2]] : tensor<2x4x16xbf16> into tensor<128xbf16>
    %expanded = tensor.expand_shape %collapsed [[0, 1, 2]] output_shape [4, 2, 16] : tensor<128xbf16> into tensor<4x2x16xbf16>
    %collapsed_2 = tensor.collapse_shape %9 [[0, 1], [2], [3]] : tensor<2x2x16x6xbf16> into tensor<4x16x6xbf16>
    %10 = tensor.empty() : tensor<4x2x6xf32>
    %11 = linalg.fill ins(%cst_1 : f32) outs(%10 : tensor<4x2x6xf32>) -> tensor<4x2x6xf32>
    %12 = linalg.batch_matmul ins(%expanded, %collapsed_2 : tensor<4x2x16xbf16>, tensor<4x16x6xbf16>) outs(%11 : tensor<4x2x6xf32>) -> tensor<4x2x6xf32>
    %expanded_3 = tensor.expand_shape %12 [[0, 1], [2], [3]] output_shape [2, 2, 2, 6] : tensor<4x2x6xf32> into tensor<2x2x2x6xf32>
    %13 = tensor.empty() : tensor<2x2x2x6xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_3 : tensor<2x2x2x6xf32>) outs(%13 : tensor<2x2x2x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.mulf %in, %cst_0 : f32
      linalg.yield %40 : f32
    } -> tensor<2x2x2x6xf32>
    %15 = tensor.empty() : tensor<2x2x2xf32>
    %16 = linalg.fill ins(%cst : f32) outs(%15 : tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%14 : tensor<2x2x2x6xf32>) outs(%16 : tensor<2x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.maximumf %out, %in : f32
      linalg.yield %40 : f32
    } -> tensor<2x2x2xf32>
    %18 = tensor.empty() : tensor<2x2x2x6xf32>
    %19 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17 : tensor<2x2x2xf32>) outs(%18 : tensor<2x2x2x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x6xf32>
    %20 = tensor.empty() : tensor<2x2x2x6xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14, %19 : tensor<2x2x2x6xf32>, tensor<2x2x2x6xf32>) outs(%20 : tensor<2x2x2x6xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %40 = arith.subf %in, %in_7 : f32
      linalg.yield %40 : f32
    } -> tensor<2x2x2x6xf32>
    %22 = tensor.empty() : tensor<2x2x2x6xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21 : tensor<2x2x2x6xf32>) outs(%22 : tensor<2x2x2x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = math.exp %in : f32
      linalg.yield %40 : f32
    } -> tensor<2x2x2x6xf32>
    %24 = tensor.empty() : tensor<2x2x2xf32>
    %25 = linalg.fill ins(%cst_1 : f32) outs(%24 : tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %26 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%23 : tensor<2x2x2x6xf32>) outs(%25 : tensor<2x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.addf %out, %in : f32
      linalg.yield %40 : f32
    } -> tensor<2x2x2xf32>
    %27 = tensor.empty() : tensor<2x2x2x6xf32>
    %28 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%26 : tensor<2x2x2xf32>) outs(%27 : tensor<2x2x2x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x6xf32>
    %29 = tensor.empty() : tensor<2x2x2x6xf32>
    %30 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23, %28 : tensor<2x2x2x6xf32>, tensor<2x2x2x6xf32>) outs(%29 : tensor<2x2x2x6xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %40 = arith.divf %in, %in_7 : f32
      linalg.yield %40 : f32
    } -> tensor<2x2x2x6xf32>
    %31 = tensor.empty() : tensor<2x2x6x16xf8E4M3FN>
    %32 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<2x6x2x16xf8E4M3FN>) outs(%31 : tensor<2x2x6x16xf8E4M3FN>) {
    ^bb0(%in: f8E4M3FN, %out: f8E4M3FN):
      linalg.yield %in : f8E4M3FN
    } -> tensor<2x2x6x16xf8E4M3FN>
    %collapsed_4 = tensor.collapse_shape %30 [[0, 1], [2], [3]] : tensor<2x2x2x6xf32> into tensor<4x2x6xf32>
    %collapsed_5 = tensor.collapse_shape %32 [[0, 1], [2], [3]] : tensor<2x2x6x16xf8E4M3FN> into tensor<4x6x16xf8E4M3FN>
    %33 = tensor.empty() : tensor<4x2x16xf32>
    %34 = linalg.fill ins(%cst_1 : f32) outs(%33 : tensor<4x2x16xf32>) -> tensor<4x2x16xf32>
    %35 = linalg.batch_matmul ins(%collapsed_4, %collapsed_5 : tensor<4x2x6xf32>, tensor<4x6x16xf8E4M3FN>) outs(%34 : tensor<4x2x16xf32>) -> tensor<4x2x16xf32>
    %expanded_6 = tensor.expand_shape %35 [[0, 1], [2], [3]] output_shape [2, 2, 2, 16] : tensor<4x2x16xf32> into tensor<2x2x2x16xf32>
    %36 = tensor.empty() : tensor<2x2x2x16xf32>
    %37 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg4 : tensor<2x2xf32>) outs(%36 : tensor<2x2x2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x16xf32>
    %38 = tensor.empty() : tensor<2x2x2x16xf32>
    %39 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_6, %37 : tensor<2x2x2x16xf32>, tensor<2x2x2x16xf32>) outs(%38 : tensor<2x2x2x16xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %40 = arith.mulf %in, %in_7 : f32
      linalg.yield %40 : f32
    } -> tensor<2x2x2x16xf32>
    return %39 : tensor<2x2x2x16xf32>
  }
}

