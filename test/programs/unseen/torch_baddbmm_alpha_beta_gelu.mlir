#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<3x8x6xf32>, %arg1: tensor<3x8x5xf32>, %arg2: tensor<3x5x6xf32>) -> tensor<3x8x6xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 5.000000e-01 : f32
    %cst_2 = arith.constant 2.000000e+00 : f32
    %cst_3 = arith.constant 1.41421354 : f32
    %0 = tensor.empty() : tensor<3x8x6xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<3x8x6xf32>) -> tensor<3x8x6xf32>
    %2 = linalg.batch_matmul ins(%arg1, %arg2 : tensor<3x8x5xf32>, tensor<3x5x6xf32>) outs(%1 : tensor<3x8x6xf32>) -> tensor<3x8x6xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2 : tensor<3x8x6xf32>) outs(%0 : tensor<3x8x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %7 = arith.mulf %in, %cst_2 : f32
      linalg.yield %7 : f32
    } -> tensor<3x8x6xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<3x8x6xf32>) outs(%0 : tensor<3x8x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %7 = arith.mulf %in, %cst_1 : f32
      linalg.yield %7 : f32
    } -> tensor<3x8x6xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4, %3 : tensor<3x8x6xf32>, tensor<3x8x6xf32>) outs(%0 : tensor<3x8x6xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %7 = arith.addf %in, %in_4 : f32
      linalg.yield %7 : f32
    } -> tensor<3x8x6xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<3x8x6xf32>) outs(%0 : tensor<3x8x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %7 = arith.divf %in, %cst_3 : f32
      %8 = math.erf %7 : f32
      %9 = arith.addf %8, %cst_0 : f32
      %10 = arith.mulf %9, %cst_1 : f32
      %11 = arith.mulf %in, %10 : f32
      linalg.yield %11 : f32
    } -> tensor<3x8x6xf32>
    return %6 : tensor<3x8x6xf32>
  }
}
