#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (0, d1)>
#map2 = affine_map<(d0, d1) -> (0, 0)>
module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = none, profiles = [pro_int, pro_fp], extensions = [dynamic, doubleround]>} {
  func.func @main(%arg0: tensor<6x12xf32>, %arg1: tensor<16x12xf32>, %arg2: tensor<16xf32>, %arg3: tensor<4x16xf32>) -> tensor<6x4xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<1.000000e+00> : tensor<1x1xf32>
    %cst_1 = arith.constant dense<5.000000e-01> : tensor<1x1xf32>
    %cst_2 = arith.constant dense<0.707106769> : tensor<1x1xf32>
    %0 = tensor.empty() : tensor<12x16xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<16x12xf32>) outs(%0 : tensor<12x16xf32>) permutation = [1, 0] 
    %expanded = tensor.expand_shape %arg0 [[0, 1], [2]] output_shape [1, 6, 12] : tensor<6x12xf32> into tensor<1x6x12xf32>
    %expanded_3 = tensor.expand_shape %transposed [[0, 1], [2]] output_shape [1, 12, 16] : tensor<12x16xf32> into tensor<1x12x16xf32>
    %1 = tensor.empty() : tensor<1x6x16xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<1x6x16xf32>) -> tensor<1x6x16xf32>
    %3 = linalg.batch_matmul ins(%expanded, %expanded_3 : tensor<1x6x12xf32>, tensor<1x12x16xf32>) outs(%2 : tensor<1x6x16xf32>) -> tensor<1x6x16xf32>
    %collapsed = tensor.collapse_shape %3 [[0, 1], [2]] : tensor<1x6x16xf32> into tensor<6x16xf32>
    %expanded_4 = tensor.expand_shape %arg2 [[0, 1]] output_shape [1, 16] : tensor<16xf32> into tensor<1x16xf32>
    %4 = tensor.empty() : tensor<6x16xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed, %expanded_4 : tensor<6x16xf32>, tensor<1x16xf32>) outs(%4 : tensor<6x16xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %20 = arith.addf %in, %in_9 : f32
      linalg.yield %20 : f32
    } -> tensor<6x16xf32>
    %6 = tensor.empty() : tensor<6x16xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%5, %cst_2 : tensor<6x16xf32>, tensor<1x1xf32>) outs(%6 : tensor<6x16xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %20 = arith.mulf %in, %in_9 : f32
      linalg.yield %20 : f32
    } -> tensor<6x16xf32>
    %8 = tensor.empty() : tensor<6x16xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<6x16xf32>) outs(%8 : tensor<6x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %20 = math.erf %in : f32
      linalg.yield %20 : f32
    } -> tensor<6x16xf32>
    %10 = tensor.empty() : tensor<6x16xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%9, %cst_0 : tensor<6x16xf32>, tensor<1x1xf32>) outs(%10 : tensor<6x16xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %20 = arith.addf %in, %in_9 : f32
      linalg.yield %20 : f32
    } -> tensor<6x16xf32>
    %12 = tensor.empty() : tensor<6x16xf32>
    %13 = linalg.generic {indexing_maps = [#map2, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_1, %11 : tensor<1x1xf32>, tensor<6x16xf32>) outs(%12 : tensor<6x16xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %20 = arith.mulf %in, %in_9 : f32
      linalg.yield %20 : f32
    } -> tensor<6x16xf32>
    %14 = tensor.empty() : tensor<6x16xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%5, %13 : tensor<6x16xf32>, tensor<6x16xf32>) outs(%14 : tensor<6x16xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %20 = arith.mulf %in, %in_9 : f32
      linalg.yield %20 : f32
    } -> tensor<6x16xf32>
    %16 = tensor.empty() : tensor<16x4xf32>
    %transposed_5 = linalg.transpose ins(%arg3 : tensor<4x16xf32>) outs(%16 : tensor<16x4xf32>) permutation = [1, 0] 
    %expanded_6 = tensor.expand_shape %15 [[0, 1], [2]] output_shape [1, 6, 16] : tensor<6x16xf32> into tensor<1x6x16xf32>
    %expanded_7 = tensor.expand_shape %transposed_5 [[0, 1], [2]] output_shape [1, 16, 4] : tensor<16x4xf32> into tensor<1x16x4xf32>
    %17 = tensor.empty() : tensor<1x6x4xf32>
    %18 = linalg.fill ins(%cst : f32) outs(%17 : tensor<1x6x4xf32>) -> tensor<1x6x4xf32>
    %19 = linalg.batch_matmul ins(%expanded_6, %expanded_7 : tensor<1x6x16xf32>, tensor<1x16x4xf32>) outs(%18 : tensor<1x6x4xf32>) -> tensor<1x6x4xf32>
    %collapsed_8 = tensor.collapse_shape %19 [[0, 1], [2]] : tensor<1x6x4xf32> into tensor<6x4xf32>
    return %collapsed_8 : tensor<6x4xf32>
  }
}

