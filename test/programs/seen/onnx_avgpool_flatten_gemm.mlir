#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @avgpool_flatten_gemm(%arg0: tensor<2x16x4x4xf32>, %arg1: tensor<10x16xf32>, %arg2: tensor<10xf32>) -> tensor<2x10xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.600000e+01 : f32
    %0 = tensor.empty() : tensor<2x16x1x1xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2x16x1x1xf32>) -> tensor<2x16x1x1xf32>
    %2 = tensor.empty() : tensor<4x4xf32>
    %3 = linalg.pooling_nchw_sum {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%arg0, %2 : tensor<2x16x4x4xf32>, tensor<4x4xf32>) outs(%1 : tensor<2x16x1x1xf32>) -> tensor<2x16x1x1xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%3 : tensor<2x16x1x1xf32>) outs(%0 : tensor<2x16x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %10 = arith.divf %in, %cst_0 : f32
      linalg.yield %10 : f32
    } -> tensor<2x16x1x1xf32>
    %collapsed = tensor.collapse_shape %4 [[0], [1, 2, 3]] : tensor<2x16x1x1xf32> into tensor<2x16xf32>
    %5 = tensor.empty() : tensor<16x10xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<10x16xf32>) outs(%5 : tensor<16x10xf32>) permutation = [1, 0] 
    %6 = tensor.empty() : tensor<2x10xf32>
    %7 = linalg.fill ins(%cst : f32) outs(%6 : tensor<2x10xf32>) -> tensor<2x10xf32>
    %8 = linalg.matmul ins(%collapsed, %transposed : tensor<2x16xf32>, tensor<16x10xf32>) outs(%7 : tensor<2x10xf32>) -> tensor<2x10xf32>
    %9 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%8, %arg2 : tensor<2x10xf32>, tensor<10xf32>) outs(%6 : tensor<2x10xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %10 = arith.addf %in, %in_1 : f32
      linalg.yield %10 : f32
    } -> tensor<2x10xf32>
    return %9 : tensor<2x10xf32>
  }
}

