module @jit_kronecker_of_factors_applied {
  util.func public @main(%arg0: tensor<5x4xf32>, %arg1: tensor<3x7xf32>, %arg2: tensor<28x6xf32>) -> tensor<15x6xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<5x3x4x7xf32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<5x4xf32>) outs(%0 : tensor<5x3x4x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x3x4x7xf32>
    %2 = tensor.empty() : tensor<5x3x4x7xf32>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<3x7xf32>) outs(%2 : tensor<5x3x4x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x3x4x7xf32>
    %4 = tensor.empty() : tensor<5x3x4x7xf32>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1, %3 : tensor<5x3x4x7xf32>, tensor<5x3x4x7xf32>) outs(%4 : tensor<5x3x4x7xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %9 = arith.mulf %in, %in_0 : f32
      linalg.yield %9 : f32
    } -> tensor<5x3x4x7xf32>
    %collapsed = tensor.collapse_shape %5 [[0, 1], [2, 3]] : tensor<5x3x4x7xf32> into tensor<15x28xf32>
    %6 = tensor.empty() : tensor<15x6xf32>
    %7 = linalg.fill ins(%cst : f32) outs(%6 : tensor<15x6xf32>) -> tensor<15x6xf32>
    %8 = linalg.matmul ins(%collapsed, %arg2 : tensor<15x28xf32>, tensor<28x6xf32>) outs(%7 : tensor<15x6xf32>) -> tensor<15x6xf32>
    util.return %8 : tensor<15x6xf32>
  }
}