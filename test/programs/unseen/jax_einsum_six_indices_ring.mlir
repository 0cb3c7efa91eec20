#map = affine_map<(d0, d1, d2, d3) -> (d3, d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d0, d4, d1, d2)>
#map3 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d1, d0, d2, d3)>
#map5 = affine_map<(d0, d1, d2) -> (d2, d1, d0)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map7 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d2, d4, d1, d0)>
#map8 = affine_map<(d0, d1, d2, d3, d4) -> (d2, d0, d3, d1, d4)>
module @jit_einsum_six_indices_ring {
  func.func public @main(%arg0: tensor<2x3x4x5x6xf32>, %arg1: tensor<6x3x7x5xf32>, %arg2: tensor<7x2x4x3xf32>) -> (tensor<3x3x7xf32>, tensor<6x5x3x2x4xf32>, tensor<3x5xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<3x7x5x6xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<6x3x7x5xf32>) outs(%0 : tensor<3x7x5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x7x5x6xf32>
    %2 = tensor.empty() : tensor<3x5x6x2x4xf32>
    %3 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x3x4x5x6xf32>) outs(%2 : tensor<3x5x6x2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x5x6x2x4xf32>
    %collapsed = tensor.collapse_shape %1 [[0], [1], [2, 3]] : tensor<3x7x5x6xf32> into tensor<3x7x30xf32>
    %collapsed_0 = tensor.collapse_shape %3 [[0], [1, 2], [3, 4]] : tensor<3x5x6x2x4xf32> into tensor<3x30x8xf32>
    %4 = tensor.empty() : tensor<3x7x8xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<3x7x8xf32>) -> tensor<3x7x8xf32>
    %6 = linalg.batch_matmul ins(%collapsed, %collapsed_0 : tensor<3x7x30xf32>, tensor<3x30x8xf32>) outs(%5 : tensor<3x7x8xf32>) -> tensor<3x7x8xf32>
    %expanded = tensor.expand_shape %6 [[0], [1], [2, 3]] output_shape [3, 7, 2, 4] : tensor<3x7x8xf32> into tensor<3x7x2x4xf32>
    %7 = tensor.empty() : tensor<7x3x2x4xf32>
    %8 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<3x7x2x4xf32>) outs(%7 : tensor<7x3x2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x3x2x4xf32>
    %collapsed_1 = tensor.collapse_shape %8 [[0], [1], [2, 3]] : tensor<7x3x2x4xf32> into tensor<7x3x8xf32>
    %collapsed_2 = tensor.collapse_shape %arg2 [[0], [1, 2], [3]] : tensor<7x2x4x3xf32> into tensor<7x8x3xf32>
    %9 = tensor.empty() : tensor<7x3x3xf32>
    %10 = linalg.fill ins(%cst : f32) outs(%9 : tensor<7x3x3xf32>) -> tensor<7x3x3xf32>
    %11 = linalg.batch_matmul ins(%collapsed_1, %collapsed_2 : tensor<7x3x8xf32>, tensor<7x8x3xf32>) outs(%10 : tensor<7x3x3xf32>) -> tensor<7x3x3xf32>
    %12 = tensor.empty() : tensor<3x3x7xf32>
    %13 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<7x3x3xf32>) outs(%12 : tensor<3x3x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x3x7xf32>
    %14 = tensor.empty() : tensor<6x5x3x2x4xf32>
    %15 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x3x4x5x6xf32>) outs(%14 : tensor<6x5x3x2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x5x3x2x4xf32>
    %16 = tensor.empty() : tensor<3x5x2x4x6xf32>
    %17 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x3x4x5x6xf32>) outs(%16 : tensor<3x5x2x4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x5x2x4x6xf32>
    %collapsed_3 = tensor.collapse_shape %17 [[0, 1, 2, 3, 4]] : tensor<3x5x2x4x6xf32> into tensor<720xf32>
    %expanded_4 = tensor.expand_shape %collapsed_3 [[0, 1, 2]] output_shape [15, 1, 48] : tensor<720xf32> into tensor<15x1x48xf32>
    %collapsed_5 = tensor.collapse_shape %17 [[0, 1, 2, 3, 4]] : tensor<3x5x2x4x6xf32> into tensor<720xf32>
    %expanded_6 = tensor.expand_shape %collapsed_5 [[0, 1, 2]] output_shape [15, 48, 1] : tensor<720xf32> into tensor<15x48x1xf32>
    %18 = tensor.empty() : tensor<15x1x1xf32>
    %19 = linalg.fill ins(%cst : f32) outs(%18 : tensor<15x1x1xf32>) -> tensor<15x1x1xf32>
    %20 = linalg.batch_matmul ins(%expanded_4, %expanded_6 : tensor<15x1x48xf32>, tensor<15x48x1xf32>) outs(%19 : tensor<15x1x1xf32>) -> tensor<15x1x1xf32>
    %collapsed_7 = tensor.collapse_shape %20 [[0, 1, 2]] : tensor<15x1x1xf32> into tensor<15xf32>
    %expanded_8 = tensor.expand_shape %collapsed_7 [[0, 1]] output_shape [3, 5] : tensor<15xf32> into tensor<3x5xf32>
    return %13, %15, %expanded_8 : tensor<3x3x7xf32>, tensor<6x5x3x2x4xf32>, tensor<3x5xf32>
  }
}

