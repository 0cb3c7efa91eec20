module @jit_einsum_abc_cdb {
  func.func public @main(%arg0: tensor<4x6x8xf32>, %arg1: tensor<8x5x6xf32>) -> tensor<5x4xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<5x6x8xf32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<8x5x6xf32>) outs(%0 : tensor<5x6x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x6x8xf32>
    %collapsed = tensor.collapse_shape %1 [[0], [1, 2]] : tensor<5x6x8xf32> into tensor<5x48xf32>
    %2 = tensor.empty() : tensor<6x8x4xf32>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<4x6x8xf32>) outs(%2 : tensor<6x8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x8x4xf32>
    %collapsed_0 = tensor.collapse_shape %3 [[0, 1], [2]] : tensor<6x8x4xf32> into tensor<48x4xf32>
    %4 = tensor.empty() : tensor<5x4xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<5x4xf32>) -> tensor<5x4xf32>
    %6 = linalg.matmul ins(%collapsed, %collapsed_0 : tensor<5x48xf32>, tensor<48x4xf32>) outs(%5 : tensor<5x4xf32>) -> tensor<5x4xf32>
    return %6 : tensor<5x4xf32>
  }
}