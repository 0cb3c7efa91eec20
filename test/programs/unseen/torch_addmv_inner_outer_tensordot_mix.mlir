#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1) -> (d0)>
#map3 = affine_map<(d0, d1) -> (d0, 0)>
module {
  func.func @main(%arg0: tensor<24x32xf32>, %arg1: tensor<32x32xf32>, %arg2: tensor<24x32xf32>, %arg3: tensor<32xf32>) -> (tensor<24xf32>, tensor<24x24xf32>, tensor<24x32xf32>, tensor<32x32xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<24x32xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg3 : tensor<24x32xf32>, tensor<32xf32>) outs(%0 : tensor<24x32xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %15 = arith.mulf %in, %in_0 : f32
      linalg.yield %15 : f32
    } -> tensor<24x32xf32>
    %2 = tensor.empty() : tensor<24xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<24xf32>) -> tensor<24xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%1 : tensor<24x32xf32>) outs(%3 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %15 = arith.addf %in, %out : f32
      linalg.yield %15 : f32
    } -> tensor<24xf32>
    %5 = tensor.empty() : tensor<32x24xf32>
    %transposed = linalg.transpose ins(%arg2 : tensor<24x32xf32>) outs(%5 : tensor<32x24xf32>) permutation = [1, 0] 
    %6 = tensor.empty() : tensor<24x24xf32>
    %7 = linalg.fill ins(%cst : f32) outs(%6 : tensor<24x24xf32>) -> tensor<24x24xf32>
    %8 = linalg.matmul ins(%arg0, %transposed : tensor<24x32xf32>, tensor<32x24xf32>) outs(%7 : tensor<24x24xf32>) -> tensor<24x24xf32>
    %9 = linalg.fill ins(%cst : f32) outs(%0 : tensor<24x32xf32>) -> tensor<24x32xf32>
    %10 = linalg.matmul ins(%arg0, %arg1 : tensor<24x32xf32>, tensor<32x32xf32>) outs(%9 : tensor<24x32xf32>) -> tensor<24x32xf32>
    %expanded = tensor.expand_shape %arg3 [[0, 1]] output_shape [32, 1] : tensor<32xf32> into tensor<32x1xf32>
    %11 = tensor.empty() : tensor<32x32xf32>
    %12 = linalg.generic {indexing_maps = [#map3, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded, %arg3 : tensor<32x1xf32>, tensor<32xf32>) outs(%11 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %15 = arith.mulf %in, %in_0 : f32
      linalg.yield %15 : f32
    } -> tensor<32x32xf32>
    %13 = linalg.fill ins(%cst : f32) outs(%11 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %14 = linalg.matmul ins(%12, %arg1 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%13 : tensor<32x32xf32>) -> tensor<32x32xf32>
    return %4, %8, %10, %14 : tensor<24xf32>, tensor<24x24xf32>, tensor<24x32xf32>, tensor<32x32xf32>
  }
}
