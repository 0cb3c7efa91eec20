#map = affine_map<(d0, d1, d2) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d1, d3, d0, d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map5 = affine_map<(d0, d1) -> (d1, d0)>
#map6 = affine_map<(d0, d1) -> (d0, d1)>
#map7 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
module @jit_outer_product_mean_msa {
  func.func public @main(%arg0: tensor<5x6x4xf32>, %arg1: tensor<5x6x3xf32>, %arg2: tensor<12x8xf32>, %arg3: tensor<5x6xf32>) -> tensor<6x6x8xf32> {
    %cst = arith.constant 1.000000e-03 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<5x6x4xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3 : tensor<5x6xf32>) outs(%0 : tensor<5x6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x6x4xf32>
    %2 = tensor.empty() : tensor<5x6x4xf32>
    %3 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %1 : tensor<5x6x4xf32>, tensor<5x6x4xf32>) outs(%2 : tensor<5x6x4xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %29 = arith.mulf %in, %in_5 : f32
      linalg.yield %29 : f32
    } -> tensor<5x6x4xf32>
    %4 = tensor.empty() : tensor<5x6x3xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3 : tensor<5x6xf32>) outs(%4 : tensor<5x6x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x6x3xf32>
    %6 = tensor.empty() : tensor<5x6x3xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1, %5 : tensor<5x6x3xf32>, tensor<5x6x3xf32>) outs(%6 : tensor<5x6x3xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %29 = arith.mulf %in, %in_5 : f32
      linalg.yield %29 : f32
    } -> tensor<5x6x3xf32>
    %8 = tensor.empty() : tensor<6x3x5xf32>
    %9 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7 : tensor<5x6x3xf32>) outs(%8 : tensor<6x3x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x3x5xf32>
    %collapsed = tensor.collapse_shape %9 [[0, 1], [2]] : tensor<6x3x5xf32> into tensor<18x5xf32>
    %collapsed_1 = tensor.collapse_shape %3 [[0], [1, 2]] : tensor<5x6x4xf32> into tensor<5x24xf32>
    %10 = tensor.empty() : tensor<18x24xf32>
    %11 = linalg.fill ins(%cst_0 : f32) outs(%10 : tensor<18x24xf32>) -> tensor<18x24xf32>
    %12 = linalg.matmul ins(%collapsed, %collapsed_1 : tensor<18x5xf32>, tensor<5x24xf32>) outs(%11 : tensor<18x24xf32>) -> tensor<18x24xf32>
    %expanded = tensor.expand_shape %12 [[0, 1], [2, 3]] output_shape [6, 3, 6, 4] : tensor<18x24xf32> into tensor<6x3x6x4xf32>
    %13 = tensor.empty() : tensor<6x6x4x3xf32>
    %14 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<6x3x6x4xf32>) outs(%13 : tensor<6x6x4x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x6x4x3xf32>
    %collapsed_2 = tensor.collapse_shape %14 [[0, 1], [2, 3]] : tensor<6x6x4x3xf32> into tensor<36x12xf32>
    %15 = tensor.empty() : tensor<36x8xf32>
    %16 = linalg.fill ins(%cst_0 : f32) outs(%15 : tensor<36x8xf32>) -> tensor<36x8xf32>
    %17 = linalg.matmul ins(%collapsed_2, %arg2 : tensor<36x12xf32>, tensor<12x8xf32>) outs(%16 : tensor<36x8xf32>) -> tensor<36x8xf32>
    %expanded_3 = tensor.expand_shape %17 [[0, 1], [2]] output_shape [6, 6, 8] : tensor<36x8xf32> into tensor<6x6x8xf32>
    %18 = tensor.empty() : tensor<6x5xf32>
    %19 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<5x6xf32>) outs(%18 : tensor<6x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x5xf32>
    %20 = tensor.empty() : tensor<6x6xf32>
    %21 = linalg.fill ins(%cst_0 : f32) outs(%20 : tensor<6x6xf32>) -> tensor<6x6xf32>
    %22 = linalg.matmul ins(%19, %arg3 : tensor<6x5xf32>, tensor<5x6xf32>) outs(%21 : tensor<6x6xf32>) -> tensor<6x6xf32>
    %expanded_4 = tensor.expand_shape %22 [[0], [1, 2]] output_shape [6, 6, 1] : tensor<6x6xf32> into tensor<6x6x1xf32>
    %23 = tensor.empty() : tensor<6x6x1xf32>
    %24 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_4 : tensor<6x6x1xf32>) outs(%23 : tensor<6x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = arith.addf %in, %cst : f32
      linalg.yield %29 : f32
    } -> tensor<6x6x1xf32>
    %25 = tensor.empty() : tensor<6x6x8xf32>
    %26 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24 : tensor<6x6x1xf32>) outs(%25 : tensor<6x6x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x6x8xf32>
    %27 = tensor.empty() : tensor<6x6x8xf32>
    %28 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_3, %26 : tensor<6x6x8xf32>, tensor<6x6x8xf32>) outs(%27 : tensor<6x6x8xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %29 = arith.divf %in, %in_5 : f32
      linalg.yield %29 : f32
    } -> tensor<6x6x8xf32>
    return %28 : tensor<6x6x8xf32>
  }
}

