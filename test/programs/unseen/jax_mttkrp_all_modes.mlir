#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d1, d0, d2)>
#map6 = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
module @jit_mttkrp_all_modes {
  func.func public @main(%arg0: tensor<5x6x7xf32>, %arg1: tensor<6x3xf32>, %arg2: tensor<7x3xf32>, %arg3: tensor<5x3xf32>) -> (tensor<5x3xf32>, tensor<6x3xf32>, tensor<7x3xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<3x7xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<7x3xf32>) outs(%0 : tensor<3x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x7xf32>
    %2 = tensor.empty() : tensor<3x6xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<6x3xf32>) outs(%2 : tensor<3x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x6xf32>
    %4 = tensor.empty() : tensor<3x7x6xf32>
    %5 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<3x7xf32>) outs(%4 : tensor<3x7x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x7x6xf32>
    %6 = tensor.empty() : tensor<3x7x6xf32>
    %7 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<3x6xf32>) outs(%6 : tensor<3x7x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x7x6xf32>
    %8 = tensor.empty() : tensor<3x7x6xf32>
    %9 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5, %7 : tensor<3x7x6xf32>, tensor<3x7x6xf32>) outs(%8 : tensor<3x7x6xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %49 = arith.mulf %in, %in_5 : f32
      linalg.yield %49 : f32
    } -> tensor<3x7x6xf32>
    %10 = tensor.empty() : tensor<7x3x6xf32>
    %11 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<3x7x6xf32>) outs(%10 : tensor<7x3x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x3x6xf32>
    %collapsed = tensor.collapse_shape %arg0 [[0], [1, 2]] : tensor<5x6x7xf32> into tensor<5x42xf32>
    %12 = tensor.empty() : tensor<6x7x3xf32>
    %13 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<7x3x6xf32>) outs(%12 : tensor<6x7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x7x3xf32>
    %collapsed_0 = tensor.collapse_shape %13 [[0, 1], [2]] : tensor<6x7x3xf32> into tensor<42x3xf32>
    %14 = tensor.empty() : tensor<5x3xf32>
    %15 = linalg.fill ins(%cst : f32) outs(%14 : tensor<5x3xf32>) -> tensor<5x3xf32>
    %16 = linalg.matmul ins(%collapsed, %collapsed_0 : tensor<5x42xf32>, tensor<42x3xf32>) outs(%15 : tensor<5x3xf32>) -> tensor<5x3xf32>
    %17 = tensor.empty() : tensor<3x5xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<5x3xf32>) outs(%17 : tensor<3x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x5xf32>
    %19 = tensor.empty() : tensor<3x7x5xf32>
    %20 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<3x7xf32>) outs(%19 : tensor<3x7x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x7x5xf32>
    %21 = tensor.empty() : tensor<3x7x5xf32>
    %22 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<3x5xf32>) outs(%21 : tensor<3x7x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x7x5xf32>
    %23 = tensor.empty() : tensor<3x7x5xf32>
    %24 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20, %22 : tensor<3x7x5xf32>, tensor<3x7x5xf32>) outs(%23 : tensor<3x7x5xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %49 = arith.mulf %in, %in_5 : f32
      linalg.yield %49 : f32
    } -> tensor<3x7x5xf32>
    %25 = tensor.empty() : tensor<7x3x5xf32>
    %26 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24 : tensor<3x7x5xf32>) outs(%25 : tensor<7x3x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x3x5xf32>
    %27 = tensor.empty() : tensor<6x5x7xf32>
    %28 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<5x6x7xf32>) outs(%27 : tensor<6x5x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x5x7xf32>
    %collapsed_1 = tensor.collapse_shape %28 [[0], [1, 2]] : tensor<6x5x7xf32> into tensor<6x35xf32>
    %29 = tensor.empty() : tensor<5x7x3xf32>
    %30 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26 : tensor<7x3x5xf32>) outs(%29 : tensor<5x7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x7x3xf32>
    %collapsed_2 = tensor.collapse_shape %30 [[0, 1], [2]] : tensor<5x7x3xf32> into tensor<35x3xf32>
    %31 = tensor.empty() : tensor<6x3xf32>
    %32 = linalg.fill ins(%cst : f32) outs(%31 : tensor<6x3xf32>) -> tensor<6x3xf32>
    %33 = linalg.matmul ins(%collapsed_1, %collapsed_2 : tensor<6x35xf32>, tensor<35x3xf32>) outs(%32 : tensor<6x3xf32>) -> tensor<6x3xf32>
    %34 = tensor.empty() : tensor<3x6x5xf32>
    %35 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<3x6xf32>) outs(%34 : tensor<3x6x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x6x5xf32>
    %36 = tensor.empty() : tensor<3x6x5xf32>
    %37 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<3x5xf32>) outs(%36 : tensor<3x6x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x6x5xf32>
    %38 = tensor.empty() : tensor<3x6x5xf32>
    %39 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35, %37 : tensor<3x6x5xf32>, tensor<3x6x5xf32>) outs(%38 : tensor<3x6x5xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %49 = arith.mulf %in, %in_5 : f32
      linalg.yield %49 : f32
    } -> tensor<3x6x5xf32>
    %40 = tensor.empty() : tensor<6x3x5xf32>
    %41 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39 : tensor<3x6x5xf32>) outs(%40 : tensor<6x3x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x3x5xf32>
    %42 = tensor.empty() : tensor<7x5x6xf32>
    %43 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<5x6x7xf32>) outs(%42 : tensor<7x5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x5x6xf32>
    %collapsed_3 = tensor.collapse_shape %43 [[0], [1, 2]] : tensor<7x5x6xf32> into tensor<7x30xf32>
    %44 = tensor.empty() : tensor<5x6x3xf32>
    %45 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%41 : tensor<6x3x5xf32>) outs(%44 : tensor<5x6x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x6x3xf32>
    %collapsed_4 = tensor.collapse_shape %45 [[0, 1], [2]] : tensor<5x6x3xf32> into tensor<30x3xf32>
    %46 = tensor.empty() : tensor<7x3xf32>
    %47 = linalg.fill ins(%cst : f32) outs(%46 : tensor<7x3xf32>) -> tensor<7x3xf32>
    %48 = linalg.matmul ins(%collapsed_3, %collapsed_4 : tensor<7x30xf32>, tensor<30x3xf32>) outs(%47 : tensor<7x3xf32>) -> tensor<7x3xf32>
    return %16, %33, %48 : tensor<5x3xf32>, tensor<6x3xf32>, tensor<7x3xf32>
  }
}

