#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<8x6xf32>, %arg1: tensor<3x8x5xf32>, %arg2: tensor<3x5x6xf32>) -> tensor<8x6xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 2.500000e-01 : f32
    %cst_1 = arith.constant 3.000000e+00 : f32
    %0 = tensor.empty() : tensor<8x3x5xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<3x8x5xf32>) outs(%0 : tensor<8x3x5xf32>) permutation = [1, 0, 2] 
    %collapsed = tensor.collapse_shape %transposed [[0], [1, 2]] : tensor<8x3x5xf32> into tensor<8x15xf32>
    %collapsed_2 = tensor.collapse_shape %arg2 [[0, 1], [2]] : tensor<3x5x6xf32> into tensor<15x6xf32>
    %1 = tensor.empty() : tensor<8x6xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<8x6xf32>) -> tensor<8x6xf32>
    %3 = linalg.matmul ins(%collapsed, %collapsed_2 : tensor<8x15xf32>, tensor<15x6xf32>) outs(%2 : tensor<8x6xf32>) -> tensor<8x6xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<8x6xf32>) outs(%1 : tensor<8x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %6 = arith.mulf %in, %cst_0 : f32
      linalg.yield %6 : f32
    } -> tensor<8x6xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%4, %3 : tensor<8x6xf32>, tensor<8x6xf32>) outs(%1 : tensor<8x6xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %6 = arith.mulf %in_3, %cst_1 : f32
      %7 = arith.addf %in, %6 : f32
      linalg.yield %7 : f32
    } -> tensor<8x6xf32>
    return %5 : tensor<8x6xf32>
  }
}
