module @jit_space_to_depth {
  func.func public @main(%arg0: tensor<1x8x8x4xf32>) -> tensor<1x4x4x16xf32> {
    %expanded = tensor.expand_shape %arg0 [[0], [1, 2], [3, 4], [5]] output_shape [1, 4, 2, 4, 2, 4] : tensor<1x8x8x4xf32> into tensor<1x4x2x4x2x4xf32>
    %0 = tensor.empty() : tensor<1x4x4x2x2x4xf32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d3, d2, d4, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3, d4, d5)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<1x4x2x4x2x4xf32>) outs(%0 : tensor<1x4x4x2x2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4x4x2x2x4xf32>
    %collapsed = tensor.collapse_shape %1 [[0], [1], [2], [3, 4, 5]] : tensor<1x4x4x2x2x4xf32> into tensor<1x4x4x16xf32>
    return %collapsed : tensor<1x4x4x16xf32>
  }
}