#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>
module @jit_attention_alibi {
  func.func public @main(%arg0: tensor<2x4x40x32xbf16>, %arg1: tensor<2x4x40x32xbf16>, %arg2: tensor<2x4x40x32xbf16>, %arg3: tensor<4x40x40xf32>) -> tensor<2x40x128xbf16> {
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 2.000000e-01 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x4x32x40xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<2x4x40x32xbf16>) outs(%0 : tensor<2x4x32x40xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x4x32x40xbf16>
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2], [3]] : tensor<2x4x40x32xbf16> into tensor<8x40x32xbf16>
    %collapsed_2 = tensor.collapse_shape %1 [[0, 1], [2], [3]] : tensor<2x4x32x40xbf16> into tensor<8x32x40xbf16>
    %2 = tensor.empty() : tensor<8x40x40xf32>
    %3 = linalg.fill ins(%cst_1 : f32) outs(%2 : tensor<8x40x40xf32>) -> tensor<8x40x40xf32>
    %4 = linalg.batch_matmul ins(%collapsed, %collapsed_2 : tensor<8x40x32xbf16>, tensor<8x32x40xbf16>) outs(%3 : tensor<8x40x40xf32>) -> tensor<8x40x40xf32>
    %expanded = tensor.expand_shape %4 [[0, 1], [2], [3]] output_shape [2, 4, 40, 40] : tensor<8x40x40xf32> into tensor<2x4x40x40xf32>
    %5 = tensor.empty() : tensor<2x4x40x40xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x4x40x40xf32>) outs(%5 : tensor<2x4x40x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.mulf %in, %cst_0 : f32
      linalg.yield %40 : f32
    } -> tensor<2x4x40x40xf32>
    %7 = tensor.empty() : tensor<2x4x40x40xf32>
    %8 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg3 : tensor<4x40x40xf32>) outs(%7 : tensor<2x4x40x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x40x40xf32>
    %9 = tensor.empty() : tensor<2x4x40x40xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%6, %8 : tensor<2x4x40x40xf32>, tensor<2x4x40x40xf32>) outs(%9 : tensor<2x4x40x40xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %40 = arith.addf %in, %in_7 : f32
      linalg.yield %40 : f32
    } -> tensor<2x4x40x40xf32>
    %11 = tensor.empty() : tensor<2x4x40xf32>
    %12 = linalg.fill ins(%cst : f32) outs(%11 : tensor<2x4x40xf32>) -> tensor<2x4x40xf32>
    %13 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%10 : tensor<2x4x40x40xf32>) outs(%12 : tensor<2x4x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.maximumf %out, %in : f32
      linalg.yield %40 : f32
    } -> tensor<2x4x40xf32>
    %14 = tensor.empty() : tensor<2x4x40x40xf32>
    %15 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13 : tensor<2x4x40xf32>) outs(%14 : tensor<2x4x40x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x40x40xf32>
    %16 = tensor.empty() : tensor<2x4x40x40xf32>
    %17 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%10, %15 : tensor<2x4x40x40xf32>, tensor<2x4x40x40xf32>) outs(%16 : tensor<2x4x40x40xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %40 = arith.subf %in, %in_7 : f32
      linalg.yield %40 : f32
    } -> tensor<2x4x40x40xf32>
    %18 = tensor.empty() : tensor<2x4x40x40xf32>
    %19 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17 : tensor<2x4x40x40xf32>) outs(%18 : tensor<2x4x40x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = math.exp %in : f32
      linalg.yield %40 : f32
    } -> tensor<2x4x40x40xf32>
    %20 = tensor.empty() : tensor<2x4x40xf32>
    %21 = linalg.fill ins(%cst_1 : f32) outs(%20 : tensor<2x4x40xf32>) -> tensor<2x4x40xf32>
    %22 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%19 : tensor<2x4x40x40xf32>) outs(%21 : tensor<2x4x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.addf %out, %in : f32
      linalg.yield %40 : f32
    } -> tensor<2x4x40xf32>
    %23 = tensor.empty() : tensor<2x4x40x40xf32>
    %24 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22 : tensor<2x4x40xf32>) outs(%23 : tensor<2x4x40x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x40x40xf32>
    %25 = tensor.empty() : tensor<2x4x40x40xf32>
    %26 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%19, %24 : tensor<2x4x40x40xf32>, tensor<2x4x40x40xf32>) outs(%25 : tensor<2x4x40x40xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %40 = arith.divf %in, %in_7 : f32
      linalg.yield %40 : f32
    } -> tensor<2x4x40x40xf32>
    %27 = tensor.empty() : tensor<2x4x40x40xbf16>
    %28 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%26 : tensor<2x4x40x40xf32>) outs(%27 : tensor<2x4x40x40xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %40 = arith.truncf %in : f32 to bf16
      linalg.yield %40 : bf16
    } -> tensor<2x4x40x40xbf16>
    %29 = tensor.empty() : tensor<2x4x32x40xbf16>
    %30 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<2x4x40x32xbf16>) outs(%29 : tensor<2x4x32x40xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x4x32x40xbf16>
    %31 = tensor.empty() : tensor<2x4x40x40xbf16>
    %32 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%28 : tensor<2x4x40x40xbf16>) outs(%31 : tensor<2x4x40x40xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x4x40x40xbf16>
    %collapsed_3 = tensor.collapse_shape %30 [[0, 1], [2], [3]] : tensor<2x4x32x40xbf16> into tensor<8x32x40xbf16>
    %collapsed_4 = tensor.collapse_shape %32 [[0, 1], [2], [3]] : tensor<2x4x40x40xbf16> into tensor<8x40x40xbf16>
    %33 = tensor.empty() : tensor<8x32x40xf32>
    %34 = linalg.fill ins(%cst_1 : f32) outs(%33 : tensor<8x32x40xf32>) -> tensor<8x32x40xf32>
    %35 = linalg.batch_matmul ins(%collapsed_3, %collapsed_4 : tensor<8x32x40xbf16>, tensor<8x40x40xbf16>) outs(%34 : tensor<8x32x40xf32>) -> tensor<8x32x40xf32>
    %36 = tensor.empty() : tensor<8x32x40xbf16>
    %37 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35 : tensor<8x32x40xf32>) outs(%36 : tensor<8x32x40xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %40 = arith.truncf %in : f32 to bf16
      linalg.yield %40 : bf16
    } -> tensor<8x32x40xbf16>
    %expanded_5 = tensor.expand_shape %37 [[0, 1], [2], [3]] output_shape [2, 4, 32, 40] : tensor<8x32x40xbf16> into tensor<2x4x32x40xbf16>
    %38 = tensor.empty() : tensor<2x40x4x32xbf16>
    %39 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_5 : tensor<2x4x32x40xbf16>) outs(%38 : tensor<2x40x4x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x40x4x32xbf16>
    %collapsed_6 = tensor.collapse_shape %39 [[0], [1], [2, 3]] : tensor<2x40x4x32xbf16> into tensor<2x40x128xbf16>
    return %collapsed_6 : tensor<2x40x128xbf16>
  }
}

