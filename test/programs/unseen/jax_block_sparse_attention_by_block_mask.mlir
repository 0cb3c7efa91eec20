// Scores masked by a layout of blocks repeated to elements.
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map7 = affine_map<(d0, d1) -> (d0, d1)>
#map8 = affine_map<(d0, d1) -> (d0)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d2, 0)>
module @jit_block_sparse_attention_by_block_mask {
  func.func public @main(%arg0: tensor<1x4x64x32xbf16>, %arg1: tensor<1x4x64x32xbf16>, %arg2: tensor<1x4x64x32xbf16>, %arg3: tensor<4x4xi1>) -> tensor<1x4x64x32xbf16> {
    %cst = arith.constant 0.000000e+00 : bf16
    %false = arith.constant false
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant -1.000000e+09 : f32
    %cst_2 = arith.constant 0.176776692 : f32
    %cst_3 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<4x16x4xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3 : tensor<4x4xi1>) outs(%0 : tensor<4x16x4xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<4x16x4xi1>
    %collapsed = tensor.collapse_shape %1 [[0, 1], [2]] : tensor<4x16x4xi1> into tensor<64x4xi1>
    %2 = tensor.empty() : tensor<64x4x16xi1>
    %3 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed : tensor<64x4xi1>) outs(%2 : tensor<64x4x16xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<64x4x16xi1>
    %collapsed_4 = tensor.collapse_shape %3 [[0], [1, 2]] : tensor<64x4x16xi1> into tensor<64x64xi1>
    %4 = tensor.empty() : tensor<1x4x32x64xbf16>
    %5 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<1x4x64x32xbf16>) outs(%4 : tensor<1x4x32x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<1x4x32x64xbf16>
    %collapsed_5 = tensor.collapse_shape %arg0 [[0, 1], [2], [3]] : tensor<1x4x64x32xbf16> into tensor<4x64x32xbf16>
    %collapsed_6 = tensor.collapse_shape %5 [[0, 1], [2], [3]] : tensor<1x4x32x64xbf16> into tensor<4x32x64xbf16>
    %6 = tensor.empty() : tensor<4x64x64xf32>
    %7 = linalg.fill ins(%cst_3 : f32) outs(%6 : tensor<4x64x64xf32>) -> tensor<4x64x64xf32>
    %8 = linalg.batch_matmul ins(%collapsed_5, %collapsed_6 : tensor<4x64x32xbf16>, tensor<4x32x64xbf16>) outs(%7 : tensor<4x64x64xf32>) -> tensor<4x64x64xf32>
    %expanded = tensor.expand_shape %8 [[0, 1], [2], [3]] output_shape [1, 4, 64, 64] : tensor<4x64x64xf32> into tensor<1x4x64x64xf32>
    %9 = tensor.empty() : tensor<1x4x64x64xf32>
    %10 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<1x4x64x64xf32>) outs(%9 : tensor<1x4x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %43 = arith.mulf %in, %cst_2 : f32
      linalg.yield %43 : f32
    } -> tensor<1x4x64x64xf32>
    %11 = tensor.empty() : tensor<1x4x64x64xi1>
    %12 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_4 : tensor<64x64xi1>) outs(%11 : tensor<1x4x64x64xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<1x4x64x64xi1>
    %13 = tensor.empty() : tensor<1x4x64x64xf32>
    %14 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12, %10 : tensor<1x4x64x64xi1>, tensor<1x4x64x64xf32>) outs(%13 : tensor<1x4x64x64xf32>) {
    ^bb0(%in: i1, %in_11: f32, %out: f32):
      %43 = arith.select %in, %in_11, %cst_1 : f32
      linalg.yield %43 : f32
    } -> tensor<1x4x64x64xf32>
    %15 = tensor.empty() : tensor<1x4x64xf32>
    %16 = linalg.fill ins(%cst_0 : f32) outs(%15 : tensor<1x4x64xf32>) -> tensor<1x4x64xf32>
    %17 = linalg.generic {indexing_maps = [#map4, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%14 : tensor<1x4x64x64xf32>) outs(%16 : tensor<1x4x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %43 = arith.maximumf %out, %in : f32
      linalg.yield %43 : f32
    } -> tensor<1x4x64xf32>
    %18 = tensor.empty() : tensor<1x4x64x64xf32>
    %19 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17 : tensor<1x4x64xf32>) outs(%18 : tensor<1x4x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4x64x64xf32>
    %20 = tensor.empty() : tensor<1x4x64x64xf32>
    %21 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14, %19 : tensor<1x4x64x64xf32>, tensor<1x4x64x64xf32>) outs(%20 : tensor<1x4x64x64xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %43 = arith.subf %in, %in_11 : f32
      linalg.yield %43 : f32
    } -> tensor<1x4x64x64xf32>
    %22 = tensor.empty() : tensor<1x4x64x64xf32>
    %23 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21 : tensor<1x4x64x64xf32>) outs(%22 : tensor<1x4x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %43 = math.exp %in : f32
      linalg.yield %43 : f32
    } -> tensor<1x4x64x64xf32>
    %24 = tensor.empty() : tensor<1x4x64xf32>
    %25 = linalg.fill ins(%cst_3 : f32) outs(%24 : tensor<1x4x64xf32>) -> tensor<1x4x64xf32>
    %26 = linalg.generic {indexing_maps = [#map4, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%23 : tensor<1x4x64x64xf32>) outs(%25 : tensor<1x4x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %43 = arith.addf %out, %in : f32
      linalg.yield %43 : f32
    } -> tensor<1x4x64xf32>
    %27 = tensor.empty() : tensor<1x4x64x64xf32>
    %28 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%26 : tensor<1x4x64xf32>) outs(%27 : tensor<1x4x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4x64x64xf32>
    %29 = tensor.empty() : tensor<1x4x64x64xf32>
    %30 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23, %28 : tensor<1x4x64x64xf32>, tensor<1x4x64x64xf32>) outs(%29 : tensor<1x4x64x64xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %43 = arith.divf %in, %in_11 : f32
      linalg.yield %43 : f32
    } -> tensor<1x4x64x64xf32>
    %31 = tensor.empty() : tensor<64xi1>
    %32 = linalg.fill ins(%false : i1) outs(%31 : tensor<64xi1>) -> tensor<64xi1>
    %33 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "reduction"]} ins(%collapsed_4 : tensor<64x64xi1>) outs(%32 : tensor<64xi1>) {
    ^bb0(%in: i1, %out: i1):
      %43 = arith.ori %out, %in : i1
      linalg.yield %43 : i1
    } -> tensor<64xi1>
    %expanded_7 = tensor.expand_shape %33 [[0, 1]] output_shape [64, 1] : tensor<64xi1> into tensor<64x1xi1>
    %34 = tensor.empty() : tensor<1x4x64x64xi1>
    %35 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_7 : tensor<64x1xi1>) outs(%34 : tensor<1x4x64x64xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<1x4x64x64xi1>
    %36 = tensor.empty() : tensor<1x4x64x64xf32>
    %37 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%35, %30 : tensor<1x4x64x64xi1>, tensor<1x4x64x64xf32>) outs(%36 : tensor<1x4x64x64xf32>) {
    ^bb0(%in: i1, %in_11: f32, %out: f32):
      %43 = arith.select %in, %in_11, %cst_3 : f32
      linalg.yield %43 : f32
    } -> tensor<1x4x64x64xf32>
    %38 = tensor.empty() : tensor<1x4x64x64xbf16>
    %39 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%37 : tensor<1x4x64x64xf32>) outs(%38 : tensor<1x4x64x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %43 = arith.truncf %in : f32 to bf16
      linalg.yield %43 : bf16
    } -> tensor<1x4x64x64xbf16>
    %collapsed_8 = tensor.collapse_shape %39 [[0, 1], [2], [3]] : tensor<1x4x64x64xbf16> into tensor<4x64x64xbf16>
    %collapsed_9 = tensor.collapse_shape %arg2 [[0, 1], [2], [3]] : tensor<1x4x64x32xbf16> into tensor<4x64x32xbf16>
    %40 = tensor.empty() : tensor<4x64x32xbf16>
    %41 = linalg.fill ins(%cst : bf16) outs(%40 : tensor<4x64x32xbf16>) -> tensor<4x64x32xbf16>
    %42 = linalg.batch_matmul ins(%collapsed_8, %collapsed_9 : tensor<4x64x64xbf16>, tensor<4x64x32xbf16>) outs(%41 : tensor<4x64x32xbf16>) -> tensor<4x64x32xbf16>
    %expanded_10 = tensor.expand_shape %42 [[0, 1], [2], [3]] output_shape [1, 4, 64, 32] : tensor<4x64x32xbf16> into tensor<1x4x64x32xbf16>
    return %expanded_10 : tensor<1x4x64x32xbf16>
  }
}

