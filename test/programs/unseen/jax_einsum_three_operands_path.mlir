#map = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
#map5 = affine_map<(d0, d1, d2) -> (d1, d0, d2)>
module @jit_einsum_three_operands_path {
  func.func public @main(%arg0: tensor<4x6x8xf32>, %arg1: tensor<5x6x8x9xf32>, %arg2: tensor<4x9x3xf32>) -> tensor<5x4x3xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<5x9x6x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<5x6x8x9xf32>) outs(%0 : tensor<5x9x6x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x9x6x8xf32>
    %collapsed = tensor.collapse_shape %1 [[0, 1], [2, 3]] : tensor<5x9x6x8xf32> into tensor<45x48xf32>
    %2 = tensor.empty() : tensor<6x8x4xf32>
    %3 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<4x6x8xf32>) outs(%2 : tensor<6x8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x8x4xf32>
    %collapsed_0 = tensor.collapse_shape %3 [[0, 1], [2]] : tensor<6x8x4xf32> into tensor<48x4xf32>
    %4 = tensor.empty() : tensor<45x4xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<45x4xf32>) -> tensor<45x4xf32>
    %6 = linalg.matmul ins(%collapsed, %collapsed_0 : tensor<45x48xf32>, tensor<48x4xf32>) outs(%5 : tensor<45x4xf32>) -> tensor<45x4xf32>
    %expanded = tensor.expand_shape %6 [[0, 1], [2]] output_shape [5, 9, 4] : tensor<45x4xf32> into tensor<5x9x4xf32>
    %7 = tensor.empty() : tensor<4x5x9xf32>
    %8 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<5x9x4xf32>) outs(%7 : tensor<4x5x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x5x9xf32>
    %9 = tensor.empty() : tensor<4x5x3xf32>
    %10 = linalg.fill ins(%cst : f32) outs(%9 : tensor<4x5x3xf32>) -> tensor<4x5x3xf32>
    %11 = linalg.batch_matmul ins(%8, %arg2 : tensor<4x5x9xf32>, tensor<4x9x3xf32>) outs(%10 : tensor<4x5x3xf32>) -> tensor<4x5x3xf32>
    %12 = tensor.empty() : tensor<5x4x3xf32>
    %13 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<4x5x3xf32>) outs(%12 : tensor<5x4x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x4x3xf32>
    return %13 : tensor<5x4x3xf32>
  }
}

