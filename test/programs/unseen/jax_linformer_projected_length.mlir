// Keys and values projected along the sequence.
#map = affine_map<(d0, d1, d2, d3) -> (d1, d0, d3, d2)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module @jit_linformer_projected_length {
  func.func public @main(%arg0: tensor<2x4x64x32xbf16>, %arg1: tensor<2x4x64x32xbf16>, %arg2: tensor<2x4x64x32xbf16>, %arg3: tensor<4x16x64xbf16>, %arg4: tensor<4x16x64xbf16>) -> tensor<2x4x64x32xbf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 0.176776692 : f32
    %cst_2 = arith.constant 0.000000e+00 : bf16
    %0 = tensor.empty() : tensor<4x2x32x64xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<2x4x64x32xbf16>) outs(%0 : tensor<4x2x32x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4x2x32x64xbf16>
    %2 = tensor.empty() : tensor<4x64x16xbf16>
    %3 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3 : tensor<4x16x64xbf16>) outs(%2 : tensor<4x64x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4x64x16xbf16>
    %collapsed = tensor.collapse_shape %1 [[0], [1, 2], [3]] : tensor<4x2x32x64xbf16> into tensor<4x64x64xbf16>
    %4 = tensor.empty() : tensor<4x64x16xbf16>
    %5 = linalg.fill ins(%cst_2 : bf16) outs(%4 : tensor<4x64x16xbf16>) -> tensor<4x64x16xbf16>
    %6 = linalg.batch_matmul ins(%collapsed, %3 : tensor<4x64x64xbf16>, tensor<4x64x16xbf16>) outs(%5 : tensor<4x64x16xbf16>) -> tensor<4x64x16xbf16>
    %expanded = tensor.expand_shape %6 [[0], [1, 2], [3]] output_shape [4, 2, 32, 16] : tensor<4x64x16xbf16> into tensor<4x2x32x16xbf16>
    %7 = tensor.empty() : tensor<2x4x16x32xbf16>
    %8 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<4x2x32x16xbf16>) outs(%7 : tensor<2x4x16x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x4x16x32xbf16>
    %9 = tensor.empty() : tensor<4x2x32x64xbf16>
    %10 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<2x4x64x32xbf16>) outs(%9 : tensor<4x2x32x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4x2x32x64xbf16>
    %11 = tensor.empty() : tensor<4x64x16xbf16>
    %12 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg4 : tensor<4x16x64xbf16>) outs(%11 : tensor<4x64x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4x64x16xbf16>
    %collapsed_3 = tensor.collapse_shape %10 [[0], [1, 2], [3]] : tensor<4x2x32x64xbf16> into tensor<4x64x64xbf16>
    %13 = tensor.empty() : tensor<4x64x16xbf16>
    %14 = linalg.fill ins(%cst_2 : bf16) outs(%13 : tensor<4x64x16xbf16>) -> tensor<4x64x16xbf16>
    %15 = linalg.batch_matmul ins(%collapsed_3, %12 : tensor<4x64x64xbf16>, tensor<4x64x16xbf16>) outs(%14 : tensor<4x64x16xbf16>) -> tensor<4x64x16xbf16>
    %expanded_4 = tensor.expand_shape %15 [[0], [1, 2], [3]] output_shape [4, 2, 32, 16] : tensor<4x64x16xbf16> into tensor<4x2x32x16xbf16>
    %16 = tensor.empty() : tensor<2x4x16x32xbf16>
    %17 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_4 : tensor<4x2x32x16xbf16>) outs(%16 : tensor<2x4x16x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x4x16x32xbf16>
    %18 = tensor.empty() : tensor<2x4x32x16xbf16>
    %19 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8 : tensor<2x4x16x32xbf16>) outs(%18 : tensor<2x4x32x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x4x32x16xbf16>
    %collapsed_5 = tensor.collapse_shape %arg0 [[0, 1], [2], [3]] : tensor<2x4x64x32xbf16> into tensor<8x64x32xbf16>
    %collapsed_6 = tensor.collapse_shape %19 [[0, 1], [2], [3]] : tensor<2x4x32x16xbf16> into tensor<8x32x16xbf16>
    %20 = tensor.empty() : tensor<8x64x16xbf16>
    %21 = linalg.fill ins(%cst_2 : bf16) outs(%20 : tensor<8x64x16xbf16>) -> tensor<8x64x16xbf16>
    %22 = linalg.batch_matmul ins(%collapsed_5, %collapsed_6 : tensor<8x64x32xbf16>, tensor<8x32x16xbf16>) outs(%21 : tensor<8x64x16xbf16>) -> tensor<8x64x16xbf16>
    %23 = tensor.empty() : tensor<8x64x16xf32>
    %24 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<8x64x16xbf16>) outs(%23 : tensor<8x64x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %48 = arith.extf %in : bf16 to f32
      linalg.yield %48 : f32
    } -> tensor<8x64x16xf32>
    %expanded_7 = tensor.expand_shape %24 [[0, 1], [2], [3]] output_shape [2, 4, 64, 16] : tensor<8x64x16xf32> into tensor<2x4x64x16xf32>
    %25 = tensor.empty() : tensor<2x4x64x16xf32>
    %26 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_7 : tensor<2x4x64x16xf32>) outs(%25 : tensor<2x4x64x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %48 = arith.mulf %in, %cst_1 : f32
      linalg.yield %48 : f32
    } -> tensor<2x4x64x16xf32>
    %27 = tensor.empty() : tensor<2x4x64xf32>
    %28 = linalg.fill ins(%cst_0 : f32) outs(%27 : tensor<2x4x64xf32>) -> tensor<2x4x64xf32>
    %29 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%26 : tensor<2x4x64x16xf32>) outs(%28 : tensor<2x4x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %48 = arith.maximumf %out, %in : f32
      linalg.yield %48 : f32
    } -> tensor<2x4x64xf32>
    %30 = tensor.empty() : tensor<2x4x64x16xf32>
    %31 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%29 : tensor<2x4x64xf32>) outs(%30 : tensor<2x4x64x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x64x16xf32>
    %32 = tensor.empty() : tensor<2x4x64x16xf32>
    %33 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%26, %31 : tensor<2x4x64x16xf32>, tensor<2x4x64x16xf32>) outs(%32 : tensor<2x4x64x16xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %48 = arith.subf %in, %in_11 : f32
      linalg.yield %48 : f32
    } -> tensor<2x4x64x16xf32>
    %34 = tensor.empty() : tensor<2x4x64x16xf32>
    %35 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33 : tensor<2x4x64x16xf32>) outs(%34 : tensor<2x4x64x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %48 = math.exp %in : f32
      linalg.yield %48 : f32
    } -> tensor<2x4x64x16xf32>
    %36 = tensor.empty() : tensor<2x4x64xf32>
    %37 = linalg.fill ins(%cst : f32) outs(%36 : tensor<2x4x64xf32>) -> tensor<2x4x64xf32>
    %38 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%35 : tensor<2x4x64x16xf32>) outs(%37 : tensor<2x4x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %48 = arith.addf %out, %in : f32
      linalg.yield %48 : f32
    } -> tensor<2x4x64xf32>
    %39 = tensor.empty() : tensor<2x4x64x16xf32>
    %40 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%38 : tensor<2x4x64xf32>) outs(%39 : tensor<2x4x64x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x64x16xf32>
    %41 = tensor.empty() : tensor<2x4x64x16xf32>
    %42 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%35, %40 : tensor<2x4x64x16xf32>, tensor<2x4x64x16xf32>) outs(%41 : tensor<2x4x64x16xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %48 = arith.divf %in, %in_11 : f32
      linalg.yield %48 : f32
    } -> tensor<2x4x64x16xf32>
    %43 = tensor.empty() : tensor<2x4x64x16xbf16>
    %44 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%42 : tensor<2x4x64x16xf32>) outs(%43 : tensor<2x4x64x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %48 = arith.truncf %in : f32 to bf16
      linalg.yield %48 : bf16
    } -> tensor<2x4x64x16xbf16>
    %collapsed_8 = tensor.collapse_shape %44 [[0, 1], [2], [3]] : tensor<2x4x64x16xbf16> into tensor<8x64x16xbf16>
    %collapsed_9 = tensor.collapse_shape %17 [[0, 1], [2], [3]] : tensor<2x4x16x32xbf16> into tensor<8x16x32xbf16>
    %45 = tensor.empty() : tensor<8x64x32xbf16>
    %46 = linalg.fill ins(%cst_2 : bf16) outs(%45 : tensor<8x64x32xbf16>) -> tensor<8x64x32xbf16>
    %47 = linalg.batch_matmul ins(%collapsed_8, %collapsed_9 : tensor<8x64x16xbf16>, tensor<8x16x32xbf16>) outs(%46 : tensor<8x64x32xbf16>) -> tensor<8x64x32xbf16>
    %expanded_10 = tensor.expand_shape %47 [[0, 1], [2], [3]] output_shape [2, 4, 64, 32] : tensor<8x64x32xbf16> into tensor<2x4x64x32xbf16>
    return %expanded_10 : tensor<2x4x64x32xbf16>
  }
}

