#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (0, 0, 0, 0)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = none, profiles = [pro_int, pro_fp], extensions = [dynamic, doubleround]>} {
  func.func @main(%arg0: tensor<2x3x6x8xf32>, %arg1: tensor<2x3x6x8xf32>, %arg2: tensor<2x3x6x8xf32>) -> tensor<2x3x6x8xf32> {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant -3.40282347E+38 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %cst_2 = arith.constant dense<3.500000e-01> : tensor<1x1x1x1xf32>
    %0 = tensor.empty() : tensor<2x3x8x6xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<2x3x6x8xf32>) outs(%0 : tensor<2x3x8x6xf32>) permutation = [0, 1, 3, 2] 
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2], [3]] : tensor<2x3x6x8xf32> into tensor<6x6x8xf32>
    %collapsed_3 = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x3x8x6xf32> into tensor<6x8x6xf32>
    %1 = tensor.empty() : tensor<6x6x6xf32>
    %2 = linalg.fill ins(%cst_1 : f32) outs(%1 : tensor<6x6x6xf32>) -> tensor<6x6x6xf32>
    %3 = linalg.batch_matmul ins(%collapsed, %collapsed_3 : tensor<6x6x8xf32>, tensor<6x8x6xf32>) outs(%2 : tensor<6x6x6xf32>) -> tensor<6x6x6xf32>
    %expanded = tensor.expand_shape %3 [[0, 1], [2], [3]] output_shape [2, 3, 6, 6] : tensor<6x6x6xf32> into tensor<2x3x6x6xf32>
    %4 = tensor.empty() : tensor<2x3x6x6xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %cst_2 : tensor<2x3x6x6xf32>, tensor<1x1x1x1xf32>) outs(%4 : tensor<2x3x6x6xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %21 = arith.mulf %in, %in_10 : f32
      linalg.yield %21 : f32
    } -> tensor<2x3x6x6xf32>
    %6 = tensor.empty() : tensor<2x3x6xf32>
    %7 = linalg.fill ins(%cst_0 : f32) outs(%6 : tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
    %reduced = linalg.reduce ins(%5 : tensor<2x3x6x6xf32>) outs(%7 : tensor<2x3x6xf32>) dimensions = [3] 
      (%in: f32, %init: f32) {
        %21 = arith.maximumf %in, %init : f32
        linalg.yield %21 : f32
      }
    %expanded_4 = tensor.expand_shape %reduced [[0], [1], [2, 3]] output_shape [2, 3, 6, 1] : tensor<2x3x6xf32> into tensor<2x3x6x1xf32>
    %8 = tensor.empty() : tensor<2x3x6x6xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %expanded_4 : tensor<2x3x6x6xf32>, tensor<2x3x6x1xf32>) outs(%8 : tensor<2x3x6x6xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %21 = arith.subf %in, %in_10 : f32
      linalg.yield %21 : f32
    } -> tensor<2x3x6x6xf32>
    %10 = tensor.empty() : tensor<2x3x6x6xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9 : tensor<2x3x6x6xf32>) outs(%10 : tensor<2x3x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = math.exp %in : f32
      linalg.yield %21 : f32
    } -> tensor<2x3x6x6xf32>
    %12 = tensor.empty() : tensor<2x3x6xf32>
    %13 = linalg.fill ins(%cst_1 : f32) outs(%12 : tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
    %reduced_5 = linalg.reduce ins(%11 : tensor<2x3x6x6xf32>) outs(%13 : tensor<2x3x6xf32>) dimensions = [3] 
      (%in: f32, %init: f32) {
        %21 = arith.addf %in, %init : f32
        linalg.yield %21 : f32
      }
    %expanded_6 = tensor.expand_shape %reduced_5 [[0], [1], [2, 3]] output_shape [2, 3, 6, 1] : tensor<2x3x6xf32> into tensor<2x3x6x1xf32>
    %14 = tensor.empty() : tensor<2x3x6x1xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_6 : tensor<2x3x6x1xf32>) outs(%14 : tensor<2x3x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = arith.divf %cst, %in : f32
      linalg.yield %21 : f32
    } -> tensor<2x3x6x1xf32>
    %16 = tensor.empty() : tensor<2x3x6x6xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11, %15 : tensor<2x3x6x6xf32>, tensor<2x3x6x1xf32>) outs(%16 : tensor<2x3x6x6xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %21 = arith.mulf %in, %in_10 : f32
      linalg.yield %21 : f32
    } -> tensor<2x3x6x6xf32>
    %collapsed_7 = tensor.collapse_shape %17 [[0, 1], [2], [3]] : tensor<2x3x6x6xf32> into tensor<6x6x6xf32>
    %collapsed_8 = tensor.collapse_shape %arg2 [[0, 1], [2], [3]] : tensor<2x3x6x8xf32> into tensor<6x6x8xf32>
    %18 = tensor.empty() : tensor<6x6x8xf32>
    %19 = linalg.fill ins(%cst_1 : f32) outs(%18 : tensor<6x6x8xf32>) -> tensor<6x6x8xf32>
    %20 = linalg.batch_matmul ins(%collapsed_7, %collapsed_8 : tensor<6x6x6xf32>, tensor<6x6x8xf32>) outs(%19 : tensor<6x6x8xf32>) -> tensor<6x6x8xf32>
    %expanded_9 = tensor.expand_shape %20 [[0, 1], [2], [3]] output_shape [2, 3, 6, 8] : tensor<6x6x8xf32> into tensor<2x3x6x8xf32>
    return %expanded_9 : tensor<2x3x6x8xf32>
  }
}

