module @jit_einsum_bijk_bjil_to_bkl_mean {
  util.func public @main(%arg0: tensor<2x3x4x5xf32>, %arg1: tensor<2x4x3x6xf32>) -> tensor<2x5x6xf32> {
    %cst = arith.constant 1.200000e+01 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x5x3x4xf32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x3x4x5xf32>) outs(%0 : tensor<2x5x3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x3x4xf32>
    %2 = tensor.empty() : tensor<2x3x4x6xf32>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<2x4x3x6xf32>) outs(%2 : tensor<2x3x4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x4x6xf32>
    %collapsed = tensor.collapse_shape %1 [[0], [1], [2, 3]] : tensor<2x5x3x4xf32> into tensor<2x5x12xf32>
    %collapsed_1 = tensor.collapse_shape %3 [[0], [1, 2], [3]] : tensor<2x3x4x6xf32> into tensor<2x12x6xf32>
    %4 = tensor.empty() : tensor<2x5x6xf32>
    %5 = linalg.fill ins(%cst_0 : f32) outs(%4 : tensor<2x5x6xf32>) -> tensor<2x5x6xf32>
    %6 = linalg.batch_matmul ins(%collapsed, %collapsed_1 : tensor<2x5x12xf32>, tensor<2x12x6xf32>) outs(%5 : tensor<2x5x6xf32>) -> tensor<2x5x6xf32>
    %7 = tensor.empty() : tensor<2x5x6xf32>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<2x5x6xf32>) outs(%7 : tensor<2x5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %9 = arith.divf %in, %cst : f32
      linalg.yield %9 : f32
    } -> tensor<2x5x6xf32>
    util.return %8 : tensor<2x5x6xf32>
  }
}