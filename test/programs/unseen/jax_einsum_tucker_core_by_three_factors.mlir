module @jit_einsum_tucker_core_by_three_factors {
  util.func public @main(%arg0: tensor<8x6x5xf32>, %arg1: tensor<8x3xf32>, %arg2: tensor<6x4xf32>, %arg3: tensor<5x7xf32>) -> tensor<3x4x7xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<3x8xf32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<8x3xf32>) outs(%0 : tensor<3x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x8xf32>
    %collapsed = tensor.collapse_shape %arg0 [[0], [1, 2]] : tensor<8x6x5xf32> into tensor<8x30xf32>
    %2 = tensor.empty() : tensor<3x30xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<3x30xf32>) -> tensor<3x30xf32>
    %4 = linalg.matmul ins(%1, %collapsed : tensor<3x8xf32>, tensor<8x30xf32>) outs(%3 : tensor<3x30xf32>) -> tensor<3x30xf32>
    %expanded = tensor.expand_shape %4 [[0], [1, 2]] output_shape [3, 6, 5] : tensor<3x30xf32> into tensor<3x6x5xf32>
    %5 = tensor.empty() : tensor<3x5x6xf32>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<3x6x5xf32>) outs(%5 : tensor<3x5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x5x6xf32>
    %collapsed_0 = tensor.collapse_shape %6 [[0, 1], [2]] : tensor<3x5x6xf32> into tensor<15x6xf32>
    %7 = tensor.empty() : tensor<15x4xf32>
    %8 = linalg.fill ins(%cst : f32) outs(%7 : tensor<15x4xf32>) -> tensor<15x4xf32>
    %9 = linalg.matmul ins(%collapsed_0, %arg2 : tensor<15x6xf32>, tensor<6x4xf32>) outs(%8 : tensor<15x4xf32>) -> tensor<15x4xf32>
    %expanded_1 = tensor.expand_shape %9 [[0, 1], [2]] output_shape [3, 5, 4] : tensor<15x4xf32> into tensor<3x5x4xf32>
    %10 = tensor.empty() : tensor<3x4x5xf32>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_1 : tensor<3x5x4xf32>) outs(%10 : tensor<3x4x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x4x5xf32>
    %collapsed_2 = tensor.collapse_shape %11 [[0, 1], [2]] : tensor<3x4x5xf32> into tensor<12x5xf32>
    %12 = tensor.empty() : tensor<12x7xf32>
    %13 = linalg.fill ins(%cst : f32) outs(%12 : tensor<12x7xf32>) -> tensor<12x7xf32>
    %14 = linalg.matmul ins(%collapsed_2, %arg3 : tensor<12x5xf32>, tensor<5x7xf32>) outs(%13 : tensor<12x7xf32>) -> tensor<12x7xf32>
    %expanded_3 = tensor.expand_shape %14 [[0, 1], [2]] output_shape [3, 4, 7] : tensor<12x7xf32> into tensor<3x4x7xf32>
    util.return %expanded_3 : tensor<3x4x7xf32>
  }
}