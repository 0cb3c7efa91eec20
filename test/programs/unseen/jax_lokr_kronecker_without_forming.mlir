module @jit_lokr_kronecker_without_forming {
  util.func public @main(%arg0: tensor<24x32xf32>, %arg1: tensor<4x4xf32>, %arg2: tensor<8x12xf32>) -> tensor<24x48xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %expanded = tensor.expand_shape %arg0 [[0], [1, 2]] output_shape [24, 4, 8] : tensor<24x32xf32> into tensor<24x4x8xf32>
    %0 = tensor.empty() : tensor<4x4xf32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<4x4xf32>) outs(%0 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4xf32>
    %2 = tensor.empty() : tensor<4x24x8xf32>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<24x4x8xf32>) outs(%2 : tensor<4x24x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x24x8xf32>
    %collapsed = tensor.collapse_shape %3 [[0], [1, 2]] : tensor<4x24x8xf32> into tensor<4x192xf32>
    %4 = tensor.empty() : tensor<4x192xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<4x192xf32>) -> tensor<4x192xf32>
    %6 = linalg.matmul ins(%1, %collapsed : tensor<4x4xf32>, tensor<4x192xf32>) outs(%5 : tensor<4x192xf32>) -> tensor<4x192xf32>
    %collapsed_0 = tensor.collapse_shape %6 [[0, 1]] : tensor<4x192xf32> into tensor<768xf32>
    %expanded_1 = tensor.expand_shape %collapsed_0 [[0, 1]] output_shape [96, 8] : tensor<768xf32> into tensor<96x8xf32>
    %7 = tensor.empty() : tensor<96x12xf32>
    %8 = linalg.fill ins(%cst : f32) outs(%7 : tensor<96x12xf32>) -> tensor<96x12xf32>
    %9 = linalg.matmul ins(%expanded_1, %arg2 : tensor<96x8xf32>, tensor<8x12xf32>) outs(%8 : tensor<96x12xf32>) -> tensor<96x12xf32>
    %expanded_2 = tensor.expand_shape %9 [[0, 1], [2]] output_shape [4, 24, 12] : tensor<96x12xf32> into tensor<4x24x12xf32>
    %10 = tensor.empty() : tensor<24x4x12xf32>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_2 : tensor<4x24x12xf32>) outs(%10 : tensor<24x4x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x4x12xf32>
    %collapsed_3 = tensor.collapse_shape %11 [[0], [1, 2]] : tensor<24x4x12xf32> into tensor<24x48xf32>
    util.return %collapsed_3 : tensor<24x48xf32>
  }
}