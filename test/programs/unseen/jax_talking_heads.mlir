#map = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2, d1)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map6 = affine_map<(d0, d1) -> (d1, d0)>
#map7 = affine_map<(d0, d1) -> (d0, d1)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d1, d0, d2, d3)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>
module @jit_talking_heads {
  func.func public @main(%arg0: tensor<3x7x16xf32>, %arg1: tensor<3x11x16xf32>, %arg2: tensor<3x11x16xf32>, %arg3: tensor<4x4xf32>, %arg4: tensor<4x4xf32>) -> tensor<3x7x16xf32> {
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %expanded = tensor.expand_shape %arg0 [[0], [1], [2, 3]] output_shape [3, 7, 4, 4] : tensor<3x7x16xf32> into tensor<3x7x4x4xf32>
    %0 = tensor.empty() : tensor<3x4x7x4xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<3x7x4x4xf32>) outs(%0 : tensor<3x4x7x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x4x7x4xf32>
    %expanded_1 = tensor.expand_shape %arg1 [[0], [1], [2, 3]] output_shape [3, 11, 4, 4] : tensor<3x11x16xf32> into tensor<3x11x4x4xf32>
    %2 = tensor.empty() : tensor<3x4x11x4xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_1 : tensor<3x11x4x4xf32>) outs(%2 : tensor<3x4x11x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x4x11x4xf32>
    %4 = tensor.empty() : tensor<3x4x4x7xf32>
    %5 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1 : tensor<3x4x7x4xf32>) outs(%4 : tensor<3x4x4x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x4x4x7xf32>
    %collapsed = tensor.collapse_shape %3 [[0, 1], [2], [3]] : tensor<3x4x11x4xf32> into tensor<12x11x4xf32>
    %collapsed_2 = tensor.collapse_shape %5 [[0, 1], [2], [3]] : tensor<3x4x4x7xf32> into tensor<12x4x7xf32>
    %6 = tensor.empty() : tensor<12x11x7xf32>
    %7 = linalg.fill ins(%cst_0 : f32) outs(%6 : tensor<12x11x7xf32>) -> tensor<12x11x7xf32>
    %8 = linalg.batch_matmul ins(%collapsed, %collapsed_2 : tensor<12x11x4xf32>, tensor<12x4x7xf32>) outs(%7 : tensor<12x11x7xf32>) -> tensor<12x11x7xf32>
    %expanded_3 = tensor.expand_shape %8 [[0, 1], [2], [3]] output_shape [3, 4, 11, 7] : tensor<12x11x7xf32> into tensor<3x4x11x7xf32>
    %9 = tensor.empty() : tensor<3x11x7x4xf32>
    %10 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_3 : tensor<3x4x11x7xf32>) outs(%9 : tensor<3x11x7x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x11x7x4xf32>
    %collapsed_4 = tensor.collapse_shape %10 [[0, 1, 2], [3]] : tensor<3x11x7x4xf32> into tensor<231x4xf32>
    %11 = tensor.empty() : tensor<231x4xf32>
    %12 = linalg.fill ins(%cst_0 : f32) outs(%11 : tensor<231x4xf32>) -> tensor<231x4xf32>
    %13 = linalg.matmul ins(%collapsed_4, %arg3 : tensor<231x4xf32>, tensor<4x4xf32>) outs(%12 : tensor<231x4xf32>) -> tensor<231x4xf32>
    %expanded_5 = tensor.expand_shape %13 [[0, 1, 2], [3]] output_shape [3, 11, 7, 4] : tensor<231x4xf32> into tensor<3x11x7x4xf32>
    %14 = tensor.empty() : tensor<3x4x7x11xf32>
    %15 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_5 : tensor<3x11x7x4xf32>) outs(%14 : tensor<3x4x7x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x4x7x11xf32>
    %16 = tensor.empty() : tensor<3x4x7xf32>
    %17 = linalg.fill ins(%cst : f32) outs(%16 : tensor<3x4x7xf32>) -> tensor<3x4x7xf32>
    %18 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%15 : tensor<3x4x7x11xf32>) outs(%17 : tensor<3x4x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %52 = arith.maximumf %out, %in : f32
      linalg.yield %52 : f32
    } -> tensor<3x4x7xf32>
    %19 = tensor.empty() : tensor<3x4x7x11xf32>
    %20 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18 : tensor<3x4x7xf32>) outs(%19 : tensor<3x4x7x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x4x7x11xf32>
    %21 = tensor.empty() : tensor<3x4x7x11xf32>
    %22 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15, %20 : tensor<3x4x7x11xf32>, tensor<3x4x7x11xf32>) outs(%21 : tensor<3x4x7x11xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %52 = arith.subf %in, %in_13 : f32
      linalg.yield %52 : f32
    } -> tensor<3x4x7x11xf32>
    %23 = tensor.empty() : tensor<3x4x7x11xf32>
    %24 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22 : tensor<3x4x7x11xf32>) outs(%23 : tensor<3x4x7x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      %52 = math.exp %in : f32
      linalg.yield %52 : f32
    } -> tensor<3x4x7x11xf32>
    %25 = tensor.empty() : tensor<3x4x7xf32>
    %26 = linalg.fill ins(%cst_0 : f32) outs(%25 : tensor<3x4x7xf32>) -> tensor<3x4x7xf32>
    %27 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%24 : tensor<3x4x7x11xf32>) outs(%26 : tensor<3x4x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %52 = arith.addf %out, %in : f32
      linalg.yield %52 : f32
    } -> tensor<3x4x7xf32>
    %28 = tensor.empty() : tensor<3x4x7x11xf32>
    %29 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27 : tensor<3x4x7xf32>) outs(%28 : tensor<3x4x7x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x4x7x11xf32>
    %30 = tensor.empty() : tensor<3x4x7x11xf32>
    %31 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%24, %29 : tensor<3x4x7x11xf32>, tensor<3x4x7x11xf32>) outs(%30 : tensor<3x4x7x11xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %52 = arith.divf %in, %in_13 : f32
      linalg.yield %52 : f32
    } -> tensor<3x4x7x11xf32>
    %32 = tensor.empty() : tensor<4x4xf32>
    %33 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<4x4xf32>) outs(%32 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4xf32>
    %34 = tensor.empty() : tensor<4x3x7x11xf32>
    %35 = linalg.generic {indexing_maps = [#map8, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31 : tensor<3x4x7x11xf32>) outs(%34 : tensor<4x3x7x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x3x7x11xf32>
    %collapsed_6 = tensor.collapse_shape %35 [[0], [1, 2, 3]] : tensor<4x3x7x11xf32> into tensor<4x231xf32>
    %36 = tensor.empty() : tensor<4x231xf32>
    %37 = linalg.fill ins(%cst_0 : f32) outs(%36 : tensor<4x231xf32>) -> tensor<4x231xf32>
    %38 = linalg.matmul ins(%33, %collapsed_6 : tensor<4x4xf32>, tensor<4x231xf32>) outs(%37 : tensor<4x231xf32>) -> tensor<4x231xf32>
    %expanded_7 = tensor.expand_shape %38 [[0], [1, 2, 3]] output_shape [4, 3, 7, 11] : tensor<4x231xf32> into tensor<4x3x7x11xf32>
    %39 = tensor.empty() : tensor<3x4x7x11xf32>
    %40 = linalg.generic {indexing_maps = [#map8, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_7 : tensor<4x3x7x11xf32>) outs(%39 : tensor<3x4x7x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x4x7x11xf32>
    %expanded_8 = tensor.expand_shape %arg2 [[0], [1], [2, 3]] output_shape [3, 11, 4, 4] : tensor<3x11x16xf32> into tensor<3x11x4x4xf32>
    %41 = tensor.empty() : tensor<3x4x11x4xf32>
    %42 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_8 : tensor<3x11x4x4xf32>) outs(%41 : tensor<3x4x11x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x4x11x4xf32>
    %43 = tensor.empty() : tensor<3x4x4x11xf32>
    %44 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%42 : tensor<3x4x11x4xf32>) outs(%43 : tensor<3x4x4x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x4x4x11xf32>
    %45 = tensor.empty() : tensor<3x4x11x7xf32>
    %46 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%40 : tensor<3x4x7x11xf32>) outs(%45 : tensor<3x4x11x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x4x11x7xf32>
    %collapsed_9 = tensor.collapse_shape %44 [[0, 1], [2], [3]] : tensor<3x4x4x11xf32> into tensor<12x4x11xf32>
    %collapsed_10 = tensor.collapse_shape %46 [[0, 1], [2], [3]] : tensor<3x4x11x7xf32> into tensor<12x11x7xf32>
    %47 = tensor.empty() : tensor<12x4x7xf32>
    %48 = linalg.fill ins(%cst_0 : f32) outs(%47 : tensor<12x4x7xf32>) -> tensor<12x4x7xf32>
    %49 = linalg.batch_matmul ins(%collapsed_9, %collapsed_10 : tensor<12x4x11xf32>, tensor<12x11x7xf32>) outs(%48 : tensor<12x4x7xf32>) -> tensor<12x4x7xf32>
    %expanded_11 = tensor.expand_shape %49 [[0, 1], [2], [3]] output_shape [3, 4, 4, 7] : tensor<12x4x7xf32> into tensor<3x4x4x7xf32>
    %50 = tensor.empty() : tensor<3x7x4x4xf32>
    %51 = linalg.generic {indexing_maps = [#map9, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_11 : tensor<3x4x4x7xf32>) outs(%50 : tensor<3x7x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x7x4x4xf32>
    %collapsed_12 = tensor.collapse_shape %51 [[0], [1], [2, 3]] : tensor<3x7x4x4xf32> into tensor<3x7x16xf32>
    return %collapsed_12 : tensor<3x7x16xf32>
  }
}

