#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d1, d2)>
module {
  func.func @main(%arg0: tensor<4x3x8xf64>, %arg1: tensor<3x8x5xf32>) -> (tensor<4x5xf64>, tensor<4x5xf64>) {
    %cst = arith.constant 0.000000e+00 : f64
    %0 = tensor.empty() : tensor<3x4x8xf64>
    %transposed = linalg.transpose ins(%arg0 : tensor<4x3x8xf64>) outs(%0 : tensor<3x4x8xf64>) permutation = [1, 0, 2] 
    %1 = tensor.empty() : tensor<3x8x5xf64>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<3x8x5xf32>) outs(%1 : tensor<3x8x5xf64>) {
    ^bb0(%in: f32, %out: f64):
      %10 = arith.extf %in : f32 to f64
      linalg.yield %10 : f64
    } -> tensor<3x8x5xf64>
    %3 = tensor.empty() : tensor<3x4x5xf64>
    %4 = linalg.fill ins(%cst : f64) outs(%3 : tensor<3x4x5xf64>) -> tensor<3x4x5xf64>
    %5 = linalg.batch_matmul ins(%transposed, %2 : tensor<3x4x8xf64>, tensor<3x8x5xf64>) outs(%4 : tensor<3x4x5xf64>) -> tensor<3x4x5xf64>
    %6 = tensor.empty() : tensor<4x5xf64>
    %7 = linalg.fill ins(%cst : f64) outs(%6 : tensor<4x5xf64>) -> tensor<4x5xf64>
    %8 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "parallel", "parallel"]} ins(%5 : tensor<3x4x5xf64>) outs(%7 : tensor<4x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %10 = arith.addf %in, %out : f64
      linalg.yield %10 : f64
    } -> tensor<4x5xf64>
    %collapsed = tensor.collapse_shape %arg0 [[0], [1, 2]] : tensor<4x3x8xf64> into tensor<4x24xf64>
    %collapsed_0 = tensor.collapse_shape %2 [[0, 1], [2]] : tensor<3x8x5xf64> into tensor<24x5xf64>
    %9 = linalg.matmul ins(%collapsed, %collapsed_0 : tensor<4x24xf64>, tensor<24x5xf64>) outs(%7 : tensor<4x5xf64>) -> tensor<4x5xf64>
    return %8, %9 : tensor<4x5xf64>, tensor<4x5xf64>
  }
}
