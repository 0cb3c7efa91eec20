#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module @jit_attention {
  func.func public @main(%arg0: tensor<2x4x64x32xbf16>, %arg1: tensor<2x4x64x32xbf16>, %arg2: tensor<2x4x64x32xbf16>) -> tensor<2x4x64x32xbf16> {
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 0.176776692 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x4x32x64xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<2x4x64x32xbf16>) outs(%0 : tensor<2x4x32x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x4x32x64xbf16>
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2], [3]] : tensor<2x4x64x32xbf16> into tensor<8x64x32xbf16>
    %collapsed_2 = tensor.collapse_shape %1 [[0, 1], [2], [3]] : tensor<2x4x32x64xbf16> into tensor<8x32x64xbf16>
    %2 = tensor.empty() : tensor<8x64x64xf32>
    %3 = linalg.fill ins(%cst_1 : f32) outs(%2 : tensor<8x64x64xf32>) -> tensor<8x64x64xf32>
    %4 = linalg.batch_matmul ins(%collapsed, %collapsed_2 : tensor<8x64x32xbf16>, tensor<8x32x64xbf16>) outs(%3 : tensor<8x64x64xf32>) -> tensor<8x64x64xf32>
    %expanded = tensor.expand_shape %4 [[0, 1], [2], [3]] output_shape [2, 4, 64, 64] : tensor<8x64x64xf32> into tensor<2x4x64x64xf32>
    %5 = tensor.empty() : tensor<2x4x64x64xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x4x64x64xf32>) outs(%5 : tensor<2x4x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = arith.mulf %in, %cst_0 : f32
      linalg.yield %30 : f32
    } -> tensor<2x4x64x64xf32>
    %7 = tensor.empty() : tensor<2x4x64xf32>
    %8 = linalg.fill ins(%cst : f32) outs(%7 : tensor<2x4x64xf32>) -> tensor<2x4x64xf32>
    %9 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%6 : tensor<2x4x64x64xf32>) outs(%8 : tensor<2x4x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = arith.maximumf %out, %in : f32
      linalg.yield %30 : f32
    } -> tensor<2x4x64xf32>
    %10 = tensor.empty() : tensor<2x4x64x64xf32>
    %11 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9 : tensor<2x4x64xf32>) outs(%10 : tensor<2x4x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x64x64xf32>
    %12 = tensor.empty() : tensor<2x4x64x64xf32>
    %13 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%6, %11 : tensor<2x4x64x64xf32>, tensor<2x4x64x64xf32>) outs(%12 : tensor<2x4x64x64xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %30 = arith.subf %in, %in_6 : f32
      linalg.yield %30 : f32
    } -> tensor<2x4x64x64xf32>
    %14 = tensor.empty() : tensor<2x4x64x64xf32>
    %15 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13 : tensor<2x4x64x64xf32>) outs(%14 : tensor<2x4x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = math.exp %in : f32
      linalg.yield %30 : f32
    } -> tensor<2x4x64x64xf32>
    %16 = tensor.empty() : tensor<2x4x64xf32>
    %17 = linalg.fill ins(%cst_1 : f32) outs(%16 : tensor<2x4x64xf32>) -> tensor<2x4x64xf32>
    %18 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%15 : tensor<2x4x64x64xf32>) outs(%17 : tensor<2x4x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = arith.addf %out, %in : f32
      linalg.yield %30 : f32
    } -> tensor<2x4x64xf32>
    %19 = tensor.empty() : tensor<2x4x64x64xf32>
    %20 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18 : tensor<2x4x64xf32>) outs(%19 : tensor<2x4x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x64x64xf32>
    %21 = tensor.empty() : tensor<2x4x64x64xf32>
    %22 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15, %20 : tensor<2x4x64x64xf32>, tensor<2x4x64x64xf32>) outs(%21 : tensor<2x4x64x64xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %30 = arith.divf %in, %in_6 : f32
      linalg.yield %30 : f32
    } -> tensor<2x4x64x64xf32>
    %23 = tensor.empty() : tensor<2x4x64x64xbf16>
    %24 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22 : tensor<2x4x64x64xf32>) outs(%23 : tensor<2x4x64x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %30 = arith.truncf %in : f32 to bf16
      linalg.yield %30 : bf16
    } -> tensor<2x4x64x64xbf16>
    %collapsed_3 = tensor.collapse_shape %24 [[0, 1], [2], [3]] : tensor<2x4x64x64xbf16> into tensor<8x64x64xbf16>
    %collapsed_4 = tensor.collapse_shape %arg2 [[0, 1], [2], [3]] : tensor<2x4x64x32xbf16> into tensor<8x64x32xbf16>
    %25 = tensor.empty() : tensor<8x64x32xf32>
    %26 = linalg.fill ins(%cst_1 : f32) outs(%25 : tensor<8x64x32xf32>) -> tensor<8x64x32xf32>
    %27 = linalg.batch_matmul ins(%collapsed_3, %collapsed_4 : tensor<8x64x64xbf16>, tensor<8x64x32xbf16>) outs(%26 : tensor<8x64x32xf32>) -> tensor<8x64x32xf32>
    %28 = tensor.empty() : tensor<8x64x32xbf16>
    %29 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27 : tensor<8x64x32xf32>) outs(%28 : tensor<8x64x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %30 = arith.truncf %in : f32 to bf16
      linalg.yield %30 : bf16
    } -> tensor<8x64x32xbf16>
    %expanded_5 = tensor.expand_shape %29 [[0, 1], [2], [3]] output_shape [2, 4, 64, 32] : tensor<8x64x32xbf16> into tensor<2x4x64x32xbf16>
    return %expanded_5 : tensor<2x4x64x32xbf16>
  }
}

