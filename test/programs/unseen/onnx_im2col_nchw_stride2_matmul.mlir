module {
  func.func @main_graph(%arg0: tensor<1x4x9x9xf32>, %arg1: tensor<8x4x3x3xf32>, %arg2: tensor<8xf32>) -> tensor<1x8x4x4xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<1x4x3x3x4x4xf32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d4 * 2 + d2, d5 * 2 + d3)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3, d4, d5)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<1x4x9x9xf32>) outs(%0 : tensor<1x4x3x3x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4x3x3x4x4xf32>
    %2 = tensor.collapse_shape %1 [[0], [1, 2, 3], [4, 5]] : tensor<1x4x3x3x4x4xf32> into tensor<1x36x16xf32>
    %3 = tensor.collapse_shape %arg1 [[0], [1, 2, 3]] : tensor<8x4x3x3xf32> into tensor<8x36xf32>
    %4 = tensor.empty() : tensor<1x8x16xf32>
    %5 = linalg.broadcast ins(%arg2 : tensor<8xf32>) outs(%4 : tensor<1x8x16xf32>) dimensions = [0, 2]
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%3, %2 : tensor<8x36xf32>, tensor<1x36x16xf32>) outs(%5 : tensor<1x8x16xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %7 = arith.mulf %in, %in_0 : f32
      %8 = arith.addf %7, %out : f32
      linalg.yield %8 : f32
    } -> tensor<1x8x16xf32>
    %expanded = tensor.expand_shape %6 [[0], [1], [2, 3]] output_shape [1, 8, 4, 4] : tensor<1x8x16xf32> into tensor<1x8x4x4xf32>
    return %expanded : tensor<1x8x4x4xf32>
  }
}
