module @jit_upsample_nearest {
  func.func public @main(%arg0: tensor<4x6xf32>) -> tensor<8x12xf32> {
    %0 = tensor.empty() : tensor<4x2x6xf32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<4x6xf32>) outs(%0 : tensor<4x2x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x6xf32>
    %collapsed = tensor.collapse_shape %1 [[0, 1], [2]] : tensor<4x2x6xf32> into tensor<8x6xf32>
    %2 = tensor.empty() : tensor<8x6x2xf32>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed : tensor<8x6xf32>) outs(%2 : tensor<8x6x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x6x2xf32>
    %collapsed_0 = tensor.collapse_shape %3 [[0], [1, 2]] : tensor<8x6x2xf32> into tensor<8x12xf32>
    return %collapsed_0 : tensor<8x12xf32>
  }
}