#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<2x3x4x5xf32>, %arg1: tensor<3x5x6xf32>, %arg2: tensor<5xf32>) -> (tensor<2x3x4x6xf32>, tensor<2x3x5x4xf32>, tensor<2x4xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<3x2x4x5xf32>
    %transposed = linalg.transpose ins(%arg0 : tensor<2x3x4x5xf32>) outs(%0 : tensor<3x2x4x5xf32>) permutation = [1, 0, 2, 3] 
    %collapsed = tensor.collapse_shape %transposed [[0], [1, 2], [3]] : tensor<3x2x4x5xf32> into tensor<3x8x5xf32>
    %1 = tensor.empty() : tensor<3x8x6xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<3x8x6xf32>) -> tensor<3x8x6xf32>
    %3 = linalg.batch_matmul ins(%collapsed, %arg1 : tensor<3x8x5xf32>, tensor<3x5x6xf32>) outs(%2 : tensor<3x8x6xf32>) -> tensor<3x8x6xf32>
    %expanded = tensor.expand_shape %3 [[0], [1, 2], [3]] output_shape [3, 2, 4, 6] : tensor<3x8x6xf32> into tensor<3x2x4x6xf32>
    %4 = tensor.empty() : tensor<2x3x4x6xf32>
    %transposed_0 = linalg.transpose ins(%expanded : tensor<3x2x4x6xf32>) outs(%4 : tensor<2x3x4x6xf32>) permutation = [1, 0, 2, 3] 
    %5 = tensor.empty() : tensor<2x3x5x4xf32>
    %transposed_1 = linalg.transpose ins(%arg0 : tensor<2x3x4x5xf32>) outs(%5 : tensor<2x3x5x4xf32>) permutation = [0, 1, 3, 2] 
    %6 = tensor.empty() : tensor<2x4x3x5xf32>
    %transposed_2 = linalg.transpose ins(%arg0 : tensor<2x3x4x5xf32>) outs(%6 : tensor<2x4x3x5xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_3 = tensor.collapse_shape %transposed_2 [[0, 1, 2], [3]] : tensor<2x4x3x5xf32> into tensor<24x5xf32>
    %expanded_4 = tensor.expand_shape %collapsed_3 [[0, 1], [2]] output_shape [1, 24, 5] : tensor<24x5xf32> into tensor<1x24x5xf32>
    %expanded_5 = tensor.expand_shape %arg2 [[0, 1, 2]] output_shape [1, 5, 1] : tensor<5xf32> into tensor<1x5x1xf32>
    %7 = tensor.empty() : tensor<1x24x1xf32>
    %8 = linalg.fill ins(%cst : f32) outs(%7 : tensor<1x24x1xf32>) -> tensor<1x24x1xf32>
    %9 = linalg.batch_matmul ins(%expanded_4, %expanded_5 : tensor<1x24x5xf32>, tensor<1x5x1xf32>) outs(%8 : tensor<1x24x1xf32>) -> tensor<1x24x1xf32>
    %collapsed_6 = tensor.collapse_shape %9 [[0, 1, 2]] : tensor<1x24x1xf32> into tensor<24xf32>
    %expanded_7 = tensor.expand_shape %collapsed_6 [[0, 1, 2]] output_shape [2, 4, 3] : tensor<24xf32> into tensor<2x4x3xf32>
    %10 = tensor.empty() : tensor<2x4xf32>
    %11 = linalg.fill ins(%cst : f32) outs(%10 : tensor<2x4xf32>) -> tensor<2x4xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_7 : tensor<2x4x3xf32>) outs(%11 : tensor<2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %13 = arith.addf %in, %out : f32
      linalg.yield %13 : f32
    } -> tensor<2x4xf32>
    return %transposed_0, %transposed_1, %12 : tensor<2x3x4x6xf32>, tensor<2x3x5x4xf32>, tensor<2x4xf32>
  }
}

