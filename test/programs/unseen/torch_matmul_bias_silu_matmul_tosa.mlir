#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (0, 0, d2)>
module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = none, profiles = [pro_int, pro_fp], extensions = [dynamic, doubleround]>} {
  func.func @main(%arg0: tensor<2x12x32xf32>, %arg1: tensor<32x48xf32>, %arg2: tensor<48xf32>, %arg3: tensor<48x32xf32>) -> tensor<2x12x32xf32> {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x12x32xf32> into tensor<24x32xf32>
    %expanded = tensor.expand_shape %collapsed [[0, 1], [2]] output_shape [1, 24, 32] : tensor<24x32xf32> into tensor<1x24x32xf32>
    %expanded_1 = tensor.expand_shape %arg1 [[0, 1], [2]] output_shape [1, 32, 48] : tensor<32x48xf32> into tensor<1x32x48xf32>
    %0 = tensor.empty() : tensor<1x24x48xf32>
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<1x24x48xf32>) -> tensor<1x24x48xf32>
    %2 = linalg.batch_matmul ins(%expanded, %expanded_1 : tensor<1x24x32xf32>, tensor<1x32x48xf32>) outs(%1 : tensor<1x24x48xf32>) -> tensor<1x24x48xf32>
    %collapsed_2 = tensor.collapse_shape %2 [[0, 1], [2]] : tensor<1x24x48xf32> into tensor<24x48xf32>
    %expanded_3 = tensor.expand_shape %collapsed_2 [[0, 1], [2]] output_shape [2, 12, 48] : tensor<24x48xf32> into tensor<2x12x48xf32>
    %expanded_4 = tensor.expand_shape %arg2 [[0, 1, 2]] output_shape [1, 1, 48] : tensor<48xf32> into tensor<1x1x48xf32>
    %3 = tensor.empty() : tensor<2x12x48xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_3, %expanded_4 : tensor<2x12x48xf32>, tensor<1x1x48xf32>) outs(%3 : tensor<2x12x48xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %12 = arith.addf %in, %in_10 : f32
      linalg.yield %12 : f32
    } -> tensor<2x12x48xf32>
    %5 = tensor.empty() : tensor<2x12x48xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<2x12x48xf32>) outs(%5 : tensor<2x12x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %12 = arith.negf %in : f32
      %13 = math.exp %12 : f32
      %14 = arith.addf %13, %cst : f32
      %15 = arith.divf %cst, %14 : f32
      linalg.yield %15 : f32
    } -> tensor<2x12x48xf32>
    %7 = tensor.empty() : tensor<2x12x48xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4, %6 : tensor<2x12x48xf32>, tensor<2x12x48xf32>) outs(%7 : tensor<2x12x48xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %12 = arith.mulf %in, %in_10 : f32
      linalg.yield %12 : f32
    } -> tensor<2x12x48xf32>
    %collapsed_5 = tensor.collapse_shape %8 [[0, 1], [2]] : tensor<2x12x48xf32> into tensor<24x48xf32>
    %expanded_6 = tensor.expand_shape %collapsed_5 [[0, 1], [2]] output_shape [1, 24, 48] : tensor<24x48xf32> into tensor<1x24x48xf32>
    %expanded_7 = tensor.expand_shape %arg3 [[0, 1], [2]] output_shape [1, 48, 32] : tensor<48x32xf32> into tensor<1x48x32xf32>
    %9 = tensor.empty() : tensor<1x24x32xf32>
    %10 = linalg.fill ins(%cst_0 : f32) outs(%9 : tensor<1x24x32xf32>) -> tensor<1x24x32xf32>
    %11 = linalg.batch_matmul ins(%expanded_6, %expanded_7 : tensor<1x24x48xf32>, tensor<1x48x32xf32>) outs(%10 : tensor<1x24x32xf32>) -> tensor<1x24x32xf32>
    %collapsed_8 = tensor.collapse_shape %11 [[0, 1], [2]] : tensor<1x24x32xf32> into tensor<24x32xf32>
    %expanded_9 = tensor.expand_shape %collapsed_8 [[0, 1], [2]] output_shape [2, 12, 32] : tensor<24x32xf32> into tensor<2x12x32xf32>
    return %expanded_9 : tensor<2x12x32xf32>
  }
}

