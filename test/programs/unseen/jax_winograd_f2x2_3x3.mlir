// Tiles and filters transformed by constant matrices, a product for each of sixteen places, back.
#map = affine_map<(d0, d1, d2, d3) -> (d3, d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1) -> (d1, d0)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d0, d1)>
#map5 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d1, d2, d3)>
#map6 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map7 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d4, d1, d2)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>
#map9 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d0, d1, d4, d2)>
#map10 = affine_map<(d0, d1, d2, d3, d4) -> (d1, d2, d4, d0, d3)>
module @jit_winograd_f2x2_3x3 {
  func.func public @main(%arg0: tensor<2x4x4x8x6xf32>, %arg1: tensor<3x3x6x5xf32>) -> tensor<2x2x2x8x5xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<[[1.000000e+00, 0.000000e+00, -1.000000e+00, 0.000000e+00], [0.000000e+00, 1.000000e+00, 1.000000e+00, 0.000000e+00], [0.000000e+00, -1.000000e+00, 1.000000e+00, 0.000000e+00], [0.000000e+00, 1.000000e+00, 0.000000e+00, -1.000000e+00]]> : tensor<4x4xf32>
    %cst_1 = arith.constant dense<[[1.000000e+00, 0.000000e+00, 0.000000e+00], [5.000000e-01, 5.000000e-01, 5.000000e-01], [5.000000e-01, -5.000000e-01, 5.000000e-01], [0.000000e+00, 0.000000e+00, 1.000000e+00]]> : tensor<4x3xf32>
    %cst_2 = arith.constant dense<[[1.000000e+00, 1.000000e+00, 1.000000e+00, 0.000000e+00], [0.000000e+00, 1.000000e+00, -1.000000e+00, -1.000000e+00]]> : tensor<2x4xf32>
    %0 = tensor.empty() : tensor<3x6x5x3xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<3x3x6x5xf32>) outs(%0 : tensor<3x6x5x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x6x5x3xf32>
    %collapsed = tensor.collapse_shape %1 [[0, 1, 2], [3]] : tensor<3x6x5x3xf32> into tensor<90x3xf32>
    %2 = tensor.empty() : tensor<3x4xf32>
    %3 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_1 : tensor<4x3xf32>) outs(%2 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x4xf32>
    %4 = tensor.empty() : tensor<90x4xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<90x4xf32>) -> tensor<90x4xf32>
    %6 = linalg.matmul ins(%collapsed, %3 : tensor<90x3xf32>, tensor<3x4xf32>) outs(%5 : tensor<90x4xf32>) -> tensor<90x4xf32>
    %expanded = tensor.expand_shape %6 [[0, 1, 2], [3]] output_shape [3, 6, 5, 4] : tensor<90x4xf32> into tensor<3x6x5x4xf32>
    %7 = tensor.empty() : tensor<6x5x4x3xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<3x6x5x4xf32>) outs(%7 : tensor<6x5x4x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x5x4x3xf32>
    %collapsed_3 = tensor.collapse_shape %8 [[0, 1, 2], [3]] : tensor<6x5x4x3xf32> into tensor<120x3xf32>
    %9 = tensor.empty() : tensor<120x4xf32>
    %10 = linalg.fill ins(%cst : f32) outs(%9 : tensor<120x4xf32>) -> tensor<120x4xf32>
    %11 = linalg.matmul ins(%collapsed_3, %3 : tensor<120x3xf32>, tensor<3x4xf32>) outs(%10 : tensor<120x4xf32>) -> tensor<120x4xf32>
    %expanded_4 = tensor.expand_shape %11 [[0, 1, 2], [3]] output_shape [6, 5, 4, 4] : tensor<120x4xf32> into tensor<6x5x4x4xf32>
    %12 = tensor.empty() : tensor<4x4x6x5xf32>
    %13 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_4 : tensor<6x5x4x4xf32>) outs(%12 : tensor<4x4x6x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4x6x5xf32>
    %14 = tensor.empty() : tensor<2x4x8x6x4xf32>
    %15 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x4x4x8x6xf32>) outs(%14 : tensor<2x4x8x6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x8x6x4xf32>
    %collapsed_5 = tensor.collapse_shape %15 [[0, 1, 2, 3], [4]] : tensor<2x4x8x6x4xf32> into tensor<384x4xf32>
    %16 = tensor.empty() : tensor<4x4xf32>
    %17 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_0 : tensor<4x4xf32>) outs(%16 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4xf32>
    %18 = tensor.empty() : tensor<384x4xf32>
    %19 = linalg.fill ins(%cst : f32) outs(%18 : tensor<384x4xf32>) -> tensor<384x4xf32>
    %20 = linalg.matmul ins(%collapsed_5, %17 : tensor<384x4xf32>, tensor<4x4xf32>) outs(%19 : tensor<384x4xf32>) -> tensor<384x4xf32>
    %expanded_6 = tensor.expand_shape %20 [[0, 1, 2, 3], [4]] output_shape [2, 4, 8, 6, 4] : tensor<384x4xf32> into tensor<2x4x8x6x4xf32>
    %21 = tensor.empty() : tensor<2x8x6x4x4xf32>
    %22 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_6 : tensor<2x4x8x6x4xf32>) outs(%21 : tensor<2x8x6x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x6x4x4xf32>
    %collapsed_7 = tensor.collapse_shape %22 [[0, 1, 2, 3], [4]] : tensor<2x8x6x4x4xf32> into tensor<384x4xf32>
    %23 = tensor.empty() : tensor<384x4xf32>
    %24 = linalg.fill ins(%cst : f32) outs(%23 : tensor<384x4xf32>) -> tensor<384x4xf32>
    %25 = linalg.matmul ins(%collapsed_7, %17 : tensor<384x4xf32>, tensor<4x4xf32>) outs(%24 : tensor<384x4xf32>) -> tensor<384x4xf32>
    %expanded_8 = tensor.expand_shape %25 [[0, 1, 2, 3], [4]] output_shape [2, 8, 6, 4, 4] : tensor<384x4xf32> into tensor<2x8x6x4x4xf32>
    %26 = tensor.empty() : tensor<2x4x4x8x6xf32>
    %27 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_8 : tensor<2x8x6x4x4xf32>) outs(%26 : tensor<2x4x4x8x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x4x8x6xf32>
    %28 = tensor.empty() : tensor<4x4x5x6xf32>
    %29 = linalg.generic {indexing_maps = [#map8, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13 : tensor<4x4x6x5xf32>) outs(%28 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4x5x6xf32>
    %30 = tensor.empty() : tensor<4x4x6x2x8xf32>
    %31 = linalg.generic {indexing_maps = [#map9, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%27 : tensor<2x4x4x8x6xf32>) outs(%30 : tensor<4x4x6x2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4x6x2x8xf32>
    %collapsed_9 = tensor.collapse_shape %29 [[0, 1], [2], [3]] : tensor<4x4x5x6xf32> into tensor<16x5x6xf32>
    %collapsed_10 = tensor.collapse_shape %31 [[0, 1], [2], [3, 4]] : tensor<4x4x6x2x8xf32> into tensor<16x6x16xf32>
    %32 = tensor.empty() : tensor<16x5x16xf32>
    %33 = linalg.fill ins(%cst : f32) outs(%32 : tensor<16x5x16xf32>) -> tensor<16x5x16xf32>
    %34 = linalg.batch_matmul ins(%collapsed_9, %collapsed_10 : tensor<16x5x6xf32>, tensor<16x6x16xf32>) outs(%33 : tensor<16x5x16xf32>) -> tensor<16x5x16xf32>
    %expanded_11 = tensor.expand_shape %34 [[0, 1], [2], [3, 4]] output_shape [4, 4, 5, 2, 8] : tensor<16x5x16xf32> into tensor<4x4x5x2x8xf32>
    %35 = tensor.empty() : tensor<2x4x4x8x5xf32>
    %36 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_11 : tensor<4x4x5x2x8xf32>) outs(%35 : tensor<2x4x4x8x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x4x8x5xf32>
    %37 = tensor.empty() : tensor<2x4x8x5x4xf32>
    %38 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%36 : tensor<2x4x4x8x5xf32>) outs(%37 : tensor<2x4x8x5x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x8x5x4xf32>
    %collapsed_12 = tensor.collapse_shape %38 [[0, 1, 2, 3], [4]] : tensor<2x4x8x5x4xf32> into tensor<320x4xf32>
    %39 = tensor.empty() : tensor<4x2xf32>
    %40 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_2 : tensor<2x4xf32>) outs(%39 : tensor<4x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2xf32>
    %41 = tensor.empty() : tensor<320x2xf32>
    %42 = linalg.fill ins(%cst : f32) outs(%41 : tensor<320x2xf32>) -> tensor<320x2xf32>
    %43 = linalg.matmul ins(%collapsed_12, %40 : tensor<320x4xf32>, tensor<4x2xf32>) outs(%42 : tensor<320x2xf32>) -> tensor<320x2xf32>
    %expanded_13 = tensor.expand_shape %43 [[0, 1, 2, 3], [4]] output_shape [2, 4, 8, 5, 2] : tensor<320x2xf32> into tensor<2x4x8x5x2xf32>
    %44 = tensor.empty() : tensor<2x8x5x2x4xf32>
    %45 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_13 : tensor<2x4x8x5x2xf32>) outs(%44 : tensor<2x8x5x2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x5x2x4xf32>
    %collapsed_14 = tensor.collapse_shape %45 [[0, 1, 2, 3], [4]] : tensor<2x8x5x2x4xf32> into tensor<160x4xf32>
    %46 = tensor.empty() : tensor<160x2xf32>
    %47 = linalg.fill ins(%cst : f32) outs(%46 : tensor<160x2xf32>) -> tensor<160x2xf32>
    %48 = linalg.matmul ins(%collapsed_14, %40 : tensor<160x4xf32>, tensor<4x2xf32>) outs(%47 : tensor<160x2xf32>) -> tensor<160x2xf32>
    %expanded_15 = tensor.expand_shape %48 [[0, 1, 2, 3], [4]] output_shape [2, 8, 5, 2, 2] : tensor<160x2xf32> into tensor<2x8x5x2x2xf32>
    %49 = tensor.empty() : tensor<2x2x2x8x5xf32>
    %50 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_15 : tensor<2x8x5x2x2xf32>) outs(%49 : tensor<2x2x2x8x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x8x5xf32>
    return %50 : tensor<2x2x2x8x5xf32>
  }
}

