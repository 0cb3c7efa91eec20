module {
  func.func @main(%arg0: tensor<2x3x4x5xf32>, %arg1: tensor<2x6x3x5xf32>, %arg2: tensor<3x7xf32>) -> tensor<2x7x4x6xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x3x5x6xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<2x6x3x5xf32>) outs(%0 : tensor<2x3x5x6xf32>) permutation = [0, 2, 3, 1] 
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2], [3]] : tensor<2x3x4x5xf32> into tensor<6x4x5xf32>
    %collapsed_0 = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x3x5x6xf32> into tensor<6x5x6xf32>
    %1 = tensor.empty() : tensor<6x4x6xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<6x4x6xf32>) -> tensor<6x4x6xf32>
    %3 = linalg.batch_matmul ins(%collapsed, %collapsed_0 : tensor<6x4x5xf32>, tensor<6x5x6xf32>) outs(%2 : tensor<6x4x6xf32>) -> tensor<6x4x6xf32>
    %expanded = tensor.expand_shape %3 [[0, 1], [2], [3]] output_shape [2, 3, 4, 6] : tensor<6x4x6xf32> into tensor<2x3x4x6xf32>
    %4 = tensor.empty() : tensor<2x4x6x3xf32>
    %transposed_1 = linalg.transpose ins(%expanded : tensor<2x3x4x6xf32>) outs(%4 : tensor<2x4x6x3xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_2 = tensor.collapse_shape %transposed_1 [[0, 1, 2], [3]] : tensor<2x4x6x3xf32> into tensor<48x3xf32>
    %expanded_3 = tensor.expand_shape %collapsed_2 [[0, 1], [2]] output_shape [1, 48, 3] : tensor<48x3xf32> into tensor<1x48x3xf32>
    %expanded_4 = tensor.expand_shape %arg2 [[0, 1], [2]] output_shape [1, 3, 7] : tensor<3x7xf32> into tensor<1x3x7xf32>
    %5 = tensor.empty() : tensor<1x48x7xf32>
    %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<1x48x7xf32>) -> tensor<1x48x7xf32>
    %7 = linalg.batch_matmul ins(%expanded_3, %expanded_4 : tensor<1x48x3xf32>, tensor<1x3x7xf32>) outs(%6 : tensor<1x48x7xf32>) -> tensor<1x48x7xf32>
    %collapsed_5 = tensor.collapse_shape %7 [[0, 1], [2]] : tensor<1x48x7xf32> into tensor<48x7xf32>
    %expanded_6 = tensor.expand_shape %collapsed_5 [[0, 1, 2], [3]] output_shape [2, 4, 6, 7] : tensor<48x7xf32> into tensor<2x4x6x7xf32>
    %8 = tensor.empty() : tensor<2x7x4x6xf32>
    %transposed_7 = linalg.transpose ins(%expanded_6 : tensor<2x4x6x7xf32>) outs(%8 : tensor<2x7x4x6xf32>) permutation = [0, 3, 1, 2] 
    return %transposed_7 : tensor<2x7x4x6xf32>
  }
}

