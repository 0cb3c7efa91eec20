#map = affine_map<(d0, d1, d2, d3, d4) -> (d1, d2, d3, d0, d4)>
#map1 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map2 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d0, d1, d2, d4)>
#map3 = affine_map<(d0, d1, d2, d3, d4) -> (d2, d1, d3, d4, d0)>
#map4 = affine_map<(d0, d1, d2, d3, d4) -> (d4, d1, d0, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d4, d3)>
module @jit_qubit_gates_permuted {
  func.func public @main(%arg0: tensor<2x2x2x2x2xf32>, %arg1: tensor<4x4xf32>, %arg2: tensor<2x2xf32>) -> (tensor<2x2x2x2x2xf32>, tensor<2x2xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x2x2x2x2xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x2x2x2x2xf32>) outs(%0 : tensor<2x2x2x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x2x2xf32>
    %collapsed = tensor.collapse_shape %1 [[0], [1, 2, 3, 4]] : tensor<2x2x2x2x2xf32> into tensor<2x16xf32>
    %2 = tensor.empty() : tensor<2x16xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<2x16xf32>) -> tensor<2x16xf32>
    %4 = linalg.matmul ins(%arg2, %collapsed : tensor<2x2xf32>, tensor<2x16xf32>) outs(%3 : tensor<2x16xf32>) -> tensor<2x16xf32>
    %expanded = tensor.expand_shape %4 [[0], [1, 2, 3, 4]] output_shape [2, 2, 2, 2, 2] : tensor<2x16xf32> into tensor<2x2x2x2x2xf32>
    %5 = tensor.empty() : tensor<2x2x2x2x2xf32>
    %6 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x2x2x2x2xf32>) outs(%5 : tensor<2x2x2x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x2x2xf32>
    %7 = tensor.empty() : tensor<2x2x2x2x2xf32>
    %8 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%6 : tensor<2x2x2x2x2xf32>) outs(%7 : tensor<2x2x2x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x2x2xf32>
    %collapsed_0 = tensor.collapse_shape %8 [[0, 1], [2, 3, 4]] : tensor<2x2x2x2x2xf32> into tensor<4x8xf32>
    %9 = tensor.empty() : tensor<4x8xf32>
    %10 = linalg.fill ins(%cst : f32) outs(%9 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %11 = linalg.matmul ins(%arg1, %collapsed_0 : tensor<4x4xf32>, tensor<4x8xf32>) outs(%10 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %expanded_1 = tensor.expand_shape %11 [[0, 1], [2, 3, 4]] output_shape [2, 2, 2, 2, 2] : tensor<4x8xf32> into tensor<2x2x2x2x2xf32>
    %12 = tensor.empty() : tensor<2x2x2x2x2xf32>
    %13 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_1 : tensor<2x2x2x2x2xf32>) outs(%12 : tensor<2x2x2x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x2x2xf32>
    %14 = tensor.empty() : tensor<2x2x2x2x2xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%13 : tensor<2x2x2x2x2xf32>) outs(%14 : tensor<2x2x2x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x2x2xf32>
    %collapsed_2 = tensor.collapse_shape %15 [[0], [1, 2, 3, 4]] : tensor<2x2x2x2x2xf32> into tensor<2x16xf32>
    %16 = tensor.empty() : tensor<2x2x2x2x2xf32>
    %17 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%13 : tensor<2x2x2x2x2xf32>) outs(%16 : tensor<2x2x2x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x2x2xf32>
    %collapsed_3 = tensor.collapse_shape %17 [[0, 1, 2, 3], [4]] : tensor<2x2x2x2x2xf32> into tensor<16x2xf32>
    %18 = tensor.empty() : tensor<2x2xf32>
    %19 = linalg.fill ins(%cst : f32) outs(%18 : tensor<2x2xf32>) -> tensor<2x2xf32>
    %20 = linalg.matmul ins(%collapsed_2, %collapsed_3 : tensor<2x16xf32>, tensor<16x2xf32>) outs(%19 : tensor<2x2xf32>) -> tensor<2x2xf32>
    return %13, %20 : tensor<2x2x2x2x2xf32>, tensor<2x2xf32>
  }
}

