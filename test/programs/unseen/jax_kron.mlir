module @jit_kron {
  func.func public @main(%arg0: tensor<4x4xf32>, %arg1: tensor<3x5xf32>) -> tensor<12x20xf32> {
    %0 = tensor.empty() : tensor<4x3x4x5xf32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<4x4xf32>) outs(%0 : tensor<4x3x4x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x3x4x5xf32>
    %2 = tensor.empty() : tensor<4x3x4x5xf32>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<3x5xf32>) outs(%2 : tensor<4x3x4x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x3x4x5xf32>
    %4 = tensor.empty() : tensor<4x3x4x5xf32>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1, %3 : tensor<4x3x4x5xf32>, tensor<4x3x4x5xf32>) outs(%4 : tensor<4x3x4x5xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %6 = arith.mulf %in, %in_0 : f32
      linalg.yield %6 : f32
    } -> tensor<4x3x4x5xf32>
    %collapsed = tensor.collapse_shape %5 [[0, 1], [2, 3]] : tensor<4x3x4x5xf32> into tensor<12x20xf32>
    return %collapsed : tensor<12x20xf32>
  }
}