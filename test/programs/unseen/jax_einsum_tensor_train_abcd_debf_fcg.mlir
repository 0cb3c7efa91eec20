#map = affine_map<(d0, d1, d2, d3) -> (d3, d0, d2, d1)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d2, d0, d3, d1)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d1, d0, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module @jit_einsum_tensor_train_abcd_debf_fcg {
  func.func public @main(%arg0: tensor<6x5x4x3xf32>, %arg1: tensor<3x7x5x2xf32>, %arg2: tensor<2x4x8xf32>) -> tensor<6x7x8xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<7x2x5x3xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<3x7x5x2xf32>) outs(%0 : tensor<7x2x5x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x2x5x3xf32>
    %collapsed = tensor.collapse_shape %1 [[0, 1], [2, 3]] : tensor<7x2x5x3xf32> into tensor<14x15xf32>
    %2 = tensor.empty() : tensor<5x3x6x4xf32>
    %3 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<6x5x4x3xf32>) outs(%2 : tensor<5x3x6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x3x6x4xf32>
    %collapsed_0 = tensor.collapse_shape %3 [[0, 1], [2, 3]] : tensor<5x3x6x4xf32> into tensor<15x24xf32>
    %4 = tensor.empty() : tensor<14x24xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<14x24xf32>) -> tensor<14x24xf32>
    %6 = linalg.matmul ins(%collapsed, %collapsed_0 : tensor<14x15xf32>, tensor<15x24xf32>) outs(%5 : tensor<14x24xf32>) -> tensor<14x24xf32>
    %expanded = tensor.expand_shape %6 [[0, 1], [2, 3]] output_shape [7, 2, 6, 4] : tensor<14x24xf32> into tensor<7x2x6x4xf32>
    %7 = tensor.empty() : tensor<7x6x4x2xf32>
    %8 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<7x2x6x4xf32>) outs(%7 : tensor<7x6x4x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x6x4x2xf32>
    %collapsed_1 = tensor.collapse_shape %8 [[0, 1], [2, 3]] : tensor<7x6x4x2xf32> into tensor<42x8xf32>
    %9 = tensor.empty() : tensor<4x2x8xf32>
    %10 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<2x4x8xf32>) outs(%9 : tensor<4x2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8xf32>
    %collapsed_2 = tensor.collapse_shape %10 [[0, 1], [2]] : tensor<4x2x8xf32> into tensor<8x8xf32>
    %11 = tensor.empty() : tensor<42x8xf32>
    %12 = linalg.fill ins(%cst : f32) outs(%11 : tensor<42x8xf32>) -> tensor<42x8xf32>
    %13 = linalg.matmul ins(%collapsed_1, %collapsed_2 : tensor<42x8xf32>, tensor<8x8xf32>) outs(%12 : tensor<42x8xf32>) -> tensor<42x8xf32>
    %expanded_3 = tensor.expand_shape %13 [[0, 1], [2]] output_shape [7, 6, 8] : tensor<42x8xf32> into tensor<7x6x8xf32>
    %14 = tensor.empty() : tensor<6x7x8xf32>
    %15 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_3 : tensor<7x6x8xf32>) outs(%14 : tensor<6x7x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x7x8xf32>
    return %15 : tensor<6x7x8xf32>
  }
}

