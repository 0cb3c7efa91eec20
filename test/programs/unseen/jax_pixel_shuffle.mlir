module @jit_pixel_shuffle {
  func.func public @main(%arg0: tensor<1x8x8x8xf32>, %arg1: tensor<8x8xf32>) -> tensor<1x16x16x2xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %collapsed = tensor.collapse_shape %arg0 [[0, 1, 2], [3]] : tensor<1x8x8x8xf32> into tensor<64x8xf32>
    %0 = tensor.empty() : tensor<64x8xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<64x8xf32>) -> tensor<64x8xf32>
    %2 = linalg.matmul ins(%collapsed, %arg1 : tensor<64x8xf32>, tensor<8x8xf32>) outs(%1 : tensor<64x8xf32>) -> tensor<64x8xf32>
    %expanded = tensor.expand_shape %2 [[0, 1, 2], [3, 4, 5]] output_shape [1, 8, 8, 2, 2, 2] : tensor<64x8xf32> into tensor<1x8x8x2x2x2xf32>
    %3 = tensor.empty() : tensor<1x8x2x8x2x2xf32>
    %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d3, d2, d4, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3, d4, d5)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<1x8x8x2x2x2xf32>) outs(%3 : tensor<1x8x2x8x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x8x2x8x2x2xf32>
    %collapsed_0 = tensor.collapse_shape %4 [[0], [1, 2], [3, 4], [5]] : tensor<1x8x2x8x2x2xf32> into tensor<1x16x16x2xf32>
    return %collapsed_0 : tensor<1x16x16x2xf32>
  }
}