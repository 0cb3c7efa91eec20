#map = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d3, d2, d0, d1)>
#map3 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d7, d3 * 2 + d4, d5 * 2 + d6, d0, d1)>
#map4 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d4, d6, d1, d0, d2)>
#map5 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d7, d3, d5, d0, d2)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d3, d0, d1, d2)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d0, d1)>
#map9 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d7, d3 + d4, d5 + d6, d1)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3, d0)>
#map11 = affine_map<(d0, d1, d2, d3, d4) -> (d1, d0, d2, d3, d4)>
#map12 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map13 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d7, d3 + d4, d5 + d6, d0, d1)>
module @jit_jax_grouped_convolution_pulled_back_stride_two {
  func.func public @main(%arg0: tensor<2x6x9x9xf32>, %arg1: tensor<6x2x3x3xf32>, %arg2: tensor<2x6x4x4xf32>) -> (tensor<2x6x4x4xf32>, tensor<2x6x9x9xf32>, tensor<6x2x3x3xf32>) {
    %c2 = arith.constant 2 : index
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x9x9x6xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x6x9x9xf32>) outs(%0 : tensor<2x9x9x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x9x9x6xf32>
    %2 = tensor.empty() : tensor<3x3x2x6xf32>
    %3 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<6x2x3x3xf32>) outs(%2 : tensor<3x3x2x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x3x2x6xf32>
    %expanded = tensor.expand_shape %1 [[0], [1], [2], [3, 4]] output_shape [2, 9, 9, 3, 2] : tensor<2x9x9x6xf32> into tensor<2x9x9x3x2xf32>
    %expanded_0 = tensor.expand_shape %3 [[0], [1], [2], [3, 4]] output_shape [3, 3, 2, 3, 2] : tensor<3x3x2x6xf32> into tensor<3x3x2x3x2xf32>
    %4 = tensor.empty() : tensor<2x4x4x3x2xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<2x4x4x3x2xf32>) -> tensor<2x4x4x3x2xf32>
    %6 = linalg.generic {indexing_maps = [#map3, #map4, #map5], iterator_types = ["parallel", "reduction", "parallel", "parallel", "reduction", "parallel", "reduction", "parallel"]} ins(%expanded, %expanded_0 : tensor<2x9x9x3x2xf32>, tensor<3x3x2x3x2xf32>) outs(%5 : tensor<2x4x4x3x2xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %35 = arith.mulf %in, %in_10 : f32
      %36 = arith.addf %out, %35 : f32
      linalg.yield %36 : f32
    } -> tensor<2x4x4x3x2xf32>
    %collapsed = tensor.collapse_shape %6 [[0], [1], [2], [3, 4]] : tensor<2x4x4x3x2xf32> into tensor<2x4x4x6xf32>
    %7 = tensor.empty() : tensor<2x6x4x4xf32>
    %8 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed : tensor<2x4x4x6xf32>) outs(%7 : tensor<2x6x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x6x4x4xf32>
    %9 = tensor.empty() : tensor<6x9x9x2xf32>
    %10 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x6x9x9xf32>) outs(%9 : tensor<6x9x9x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x9x9x2xf32>
    %11 = tensor.empty() : tensor<4x4x2x6xf32>
    %12 = linalg.generic {indexing_maps = [#map8, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<2x6x4x4xf32>) outs(%11 : tensor<4x4x2x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4x2x6xf32>
    %13 = tensor.empty() : tensor<7x7x2x6xf32>
    %14 = linalg.fill ins(%cst : f32) outs(%13 : tensor<7x7x2x6xf32>) -> tensor<7x7x2x6xf32>
    %inserted_slice = tensor.insert_slice %12 into %14[0, 0, 0, 0] [4, 4, 2, 6] [2, 2, 1, 1] : tensor<4x4x2x6xf32> into tensor<7x7x2x6xf32>
    %expanded_1 = tensor.expand_shape %10 [[0, 1], [2], [3], [4]] output_shape [3, 2, 9, 9, 2] : tensor<6x9x9x2xf32> into tensor<3x2x9x9x2xf32>
    %expanded_2 = tensor.expand_shape %inserted_slice [[0], [1], [2], [3, 4]] output_shape [7, 7, 2, 3, 2] : tensor<7x7x2x6xf32> into tensor<7x7x2x3x2xf32>
    %15 = tensor.empty() : tensor<2x3x3x3x2xf32>
    %16 = linalg.fill ins(%cst : f32) outs(%15 : tensor<2x3x3x3x2xf32>) -> tensor<2x3x3x3x2xf32>
    %17 = linalg.generic {indexing_maps = [#map9, #map4, #map5], iterator_types = ["parallel", "reduction", "parallel", "parallel", "reduction", "parallel", "reduction", "parallel"]} ins(%expanded_1, %expanded_2 : tensor<3x2x9x9x2xf32>, tensor<7x7x2x3x2xf32>) outs(%16 : tensor<2x3x3x3x2xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %35 = arith.mulf %in, %in_10 : f32
      %36 = arith.addf %out, %35 : f32
      linalg.yield %36 : f32
    } -> tensor<2x3x3x3x2xf32>
    %collapsed_3 = tensor.collapse_shape %17 [[0], [1], [2], [3, 4]] : tensor<2x3x3x3x2xf32> into tensor<2x3x3x6xf32>
    %18 = tensor.empty() : tensor<6x2x3x3xf32>
    %19 = linalg.generic {indexing_maps = [#map10, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_3 : tensor<2x3x3x6xf32>) outs(%18 : tensor<6x2x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x2x3x3xf32>
    %expanded_4 = tensor.expand_shape %arg1 [[0, 1], [2], [3], [4]] output_shape [3, 2, 2, 3, 3] : tensor<6x2x3x3xf32> into tensor<3x2x2x3x3xf32>
    %20 = tensor.empty() : tensor<2x3x2x3x3xf32>
    %21 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_4 : tensor<3x2x2x3x3xf32>) outs(%20 : tensor<2x3x2x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x2x3x3xf32>
    %collapsed_5 = tensor.collapse_shape %21 [[0], [1, 2], [3], [4]] : tensor<2x3x2x3x3xf32> into tensor<2x6x3x3xf32>
    %22 = tensor.empty() : tensor<2x6x3x3xf32>
    %23 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%22 : tensor<2x6x3x3xf32>) {
    ^bb0(%out: f32):
      %35 = linalg.index 0 : index
      %36 = linalg.index 1 : index
      %37 = linalg.index 2 : index
      %38 = arith.subi %c2, %37 : index
      %39 = linalg.index 3 : index
      %40 = arith.subi %c2, %39 : index
      %extracted = tensor.extract %collapsed_5[%35, %36, %38, %40] : tensor<2x6x3x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x6x3x3xf32>
    %24 = tensor.empty() : tensor<2x4x4x6xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<2x6x4x4xf32>) outs(%24 : tensor<2x4x4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x4x6xf32>
    %26 = tensor.empty() : tensor<3x3x2x6xf32>
    %27 = linalg.generic {indexing_maps = [#map8, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23 : tensor<2x6x3x3xf32>) outs(%26 : tensor<3x3x2x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x3x2x6xf32>
    %28 = tensor.empty() : tensor<2x11x11x6xf32>
    %29 = linalg.fill ins(%cst : f32) outs(%28 : tensor<2x11x11x6xf32>) -> tensor<2x11x11x6xf32>
    %inserted_slice_6 = tensor.insert_slice %25 into %29[0, 2, 2, 0] [2, 4, 4, 6] [1, 2, 2, 1] : tensor<2x4x4x6xf32> into tensor<2x11x11x6xf32>
    %expanded_7 = tensor.expand_shape %inserted_slice_6 [[0], [1], [2], [3, 4]] output_shape [2, 11, 11, 3, 2] : tensor<2x11x11x6xf32> into tensor<2x11x11x3x2xf32>
    %expanded_8 = tensor.expand_shape %27 [[0], [1], [2], [3, 4]] output_shape [3, 3, 2, 3, 2] : tensor<3x3x2x6xf32> into tensor<3x3x2x3x2xf32>
    %30 = tensor.empty() : tensor<2x9x9x3x2xf32>
    %31 = linalg.fill ins(%cst : f32) outs(%30 : tensor<2x9x9x3x2xf32>) -> tensor<2x9x9x3x2xf32>
    %32 = linalg.generic {indexing_maps = [#map13, #map4, #map5], iterator_types = ["parallel", "reduction", "parallel", "parallel", "reduction", "parallel", "reduction", "parallel"]} ins(%expanded_7, %expanded_8 : tensor<2x11x11x3x2xf32>, tensor<3x3x2x3x2xf32>) outs(%31 : tensor<2x9x9x3x2xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %35 = arith.mulf %in, %in_10 : f32
      %36 = arith.addf %out, %35 : f32
      linalg.yield %36 : f32
    } -> tensor<2x9x9x3x2xf32>
    %collapsed_9 = tensor.collapse_shape %32 [[0], [1], [2], [3, 4]] : tensor<2x9x9x3x2xf32> into tensor<2x9x9x6xf32>
    %33 = tensor.empty() : tensor<2x6x9x9xf32>
    %34 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_9 : tensor<2x9x9x6xf32>) outs(%33 : tensor<2x6x9x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x6x9x9xf32>
    return %8, %34, %19 : tensor<2x6x4x4xf32>, tensor<2x6x9x9xf32>, tensor<6x2x3x3xf32>
  }
}

