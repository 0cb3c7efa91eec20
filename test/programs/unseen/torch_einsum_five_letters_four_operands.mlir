module {
  func.func @main(%arg0: tensor<4x3x16xf32>, %arg1: tensor<3x16x5xf32>, %arg2: tensor<5x6x7xf32>, %arg3: tensor<7x3xf32>) -> (tensor<4x6x3xf32>, tensor<5x4x3xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %expanded = tensor.expand_shape %arg0 [[0], [1], [2, 3, 4, 5]] output_shape [4, 3, 16, 1, 1, 1] : tensor<4x3x16xf32> into tensor<4x3x16x1x1x1xf32>
    %expanded_0 = tensor.expand_shape %arg1 [[0], [1], [2, 3, 4, 5]] output_shape [3, 16, 5, 1, 1, 1] : tensor<3x16x5xf32> into tensor<3x16x5x1x1x1xf32>
    %expanded_1 = tensor.expand_shape %arg2 [[0], [1], [2, 3, 4, 5]] output_shape [5, 6, 7, 1, 1, 1] : tensor<5x6x7xf32> into tensor<5x6x7x1x1x1xf32>
    %expanded_2 = tensor.expand_shape %arg3 [[0], [1, 2, 3, 4, 5]] output_shape [7, 3, 1, 1, 1, 1] : tensor<7x3xf32> into tensor<7x3x1x1x1x1xf32>
    %0 = tensor.empty() : tensor<3x4x16x1x1x1xf32>
    %transposed = linalg.transpose ins(%expanded : tensor<4x3x16x1x1x1xf32>) outs(%0 : tensor<3x4x16x1x1x1xf32>) permutation = [1, 0, 2, 3, 4, 5] 
    %collapsed = tensor.collapse_shape %transposed [[0], [1], [2, 3, 4, 5]] : tensor<3x4x16x1x1x1xf32> into tensor<3x4x16xf32>
    %1 = tensor.empty() : tensor<3x16x1x5x1x1xf32>
    %transposed_3 = linalg.transpose ins(%expanded_0 : tensor<3x16x5x1x1x1xf32>) outs(%1 : tensor<3x16x1x5x1x1xf32>) permutation = [0, 1, 4, 2, 5, 3] 
    %collapsed_4 = tensor.collapse_shape %transposed_3 [[0], [1], [2, 3, 4, 5]] : tensor<3x16x1x5x1x1xf32> into tensor<3x16x5xf32>
    %2 = tensor.empty() : tensor<3x4x5xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<3x4x5xf32>) -> tensor<3x4x5xf32>
    %4 = linalg.batch_matmul ins(%collapsed, %collapsed_4 : tensor<3x4x16xf32>, tensor<3x16x5xf32>) outs(%3 : tensor<3x4x5xf32>) -> tensor<3x4x5xf32>
    %expanded_5 = tensor.expand_shape %4 [[0], [1], [2, 3, 4, 5]] output_shape [3, 4, 1, 1, 5, 1] : tensor<3x4x5xf32> into tensor<3x4x1x1x5x1xf32>
    %5 = tensor.empty() : tensor<4x3x5x1x1x1xf32>
    %transposed_6 = linalg.transpose ins(%expanded_5 : tensor<3x4x1x1x5x1xf32>) outs(%5 : tensor<4x3x5x1x1x1xf32>) permutation = [1, 0, 4, 3, 2, 5] 
    %collapsed_7 = tensor.collapse_shape %transposed_6 [[0, 1], [2, 3, 4, 5]] : tensor<4x3x5x1x1x1xf32> into tensor<12x5xf32>
    %expanded_8 = tensor.expand_shape %collapsed_7 [[0, 1], [2]] output_shape [1, 12, 5] : tensor<12x5xf32> into tensor<1x12x5xf32>
    %6 = tensor.empty() : tensor<5x6x1x7x1x1xf32>
    %transposed_9 = linalg.transpose ins(%expanded_1 : tensor<5x6x7x1x1x1xf32>) outs(%6 : tensor<5x6x1x7x1x1xf32>) permutation = [0, 1, 5, 2, 3, 4] 
    %collapsed_10 = tensor.collapse_shape %transposed_9 [[0], [1, 2, 3, 4, 5]] : tensor<5x6x1x7x1x1xf32> into tensor<5x42xf32>
    %expanded_11 = tensor.expand_shape %collapsed_10 [[0, 1], [2]] output_shape [1, 5, 42] : tensor<5x42xf32> into tensor<1x5x42xf32>
    %7 = tensor.empty() : tensor<1x12x42xf32>
    %8 = linalg.fill ins(%cst : f32) outs(%7 : tensor<1x12x42xf32>) -> tensor<1x12x42xf32>
    %9 = linalg.batch_matmul ins(%expanded_8, %expanded_11 : tensor<1x12x5xf32>, tensor<1x5x42xf32>) outs(%8 : tensor<1x12x42xf32>) -> tensor<1x12x42xf32>
    %collapsed_12 = tensor.collapse_shape %9 [[0, 1], [2]] : tensor<1x12x42xf32> into tensor<12x42xf32>
    %expanded_13 = tensor.expand_shape %collapsed_12 [[0, 1], [2, 3, 4, 5]] output_shape [4, 3, 1, 6, 1, 7] : tensor<12x42xf32> into tensor<4x3x1x6x1x7xf32>
    %10 = tensor.empty() : tensor<3x4x6x7x1x1xf32>
    %transposed_14 = linalg.transpose ins(%expanded_13 : tensor<4x3x1x6x1x7xf32>) outs(%10 : tensor<3x4x6x7x1x1xf32>) permutation = [1, 0, 3, 5, 4, 2] 
    %collapsed_15 = tensor.collapse_shape %transposed_14 [[0], [1, 2], [3, 4, 5]] : tensor<3x4x6x7x1x1xf32> into tensor<3x24x7xf32>
    %11 = tensor.empty() : tensor<3x7x1x1x1x1xf32>
    %transposed_16 = linalg.transpose ins(%expanded_2 : tensor<7x3x1x1x1x1xf32>) outs(%11 : tensor<3x7x1x1x1x1xf32>) permutation = [1, 0, 4, 5, 2, 3] 
    %collapsed_17 = tensor.collapse_shape %transposed_16 [[0], [1], [2, 3, 4, 5]] : tensor<3x7x1x1x1x1xf32> into tensor<3x7x1xf32>
    %12 = tensor.empty() : tensor<3x24x1xf32>
    %13 = linalg.fill ins(%cst : f32) outs(%12 : tensor<3x24x1xf32>) -> tensor<3x24x1xf32>
    %14 = linalg.batch_matmul ins(%collapsed_15, %collapsed_17 : tensor<3x24x7xf32>, tensor<3x7x1xf32>) outs(%13 : tensor<3x24x1xf32>) -> tensor<3x24x1xf32>
    %expanded_18 = tensor.expand_shape %14 [[0], [1, 2], [3, 4, 5]] output_shape [3, 4, 6, 1, 1, 1] : tensor<3x24x1xf32> into tensor<3x4x6x1x1x1xf32>
    %15 = tensor.empty() : tensor<4x6x3x1x1x1xf32>
    %transposed_19 = linalg.transpose ins(%expanded_18 : tensor<3x4x6x1x1x1xf32>) outs(%15 : tensor<4x6x3x1x1x1xf32>) permutation = [1, 2, 0, 4, 5, 3] 
    %collapsed_20 = tensor.collapse_shape %transposed_19 [[0], [1], [2, 3, 4, 5]] : tensor<4x6x3x1x1x1xf32> into tensor<4x6x3xf32>
    %expanded_21 = tensor.expand_shape %arg0 [[0], [1], [2, 3]] output_shape [4, 3, 16, 1] : tensor<4x3x16xf32> into tensor<4x3x16x1xf32>
    %expanded_22 = tensor.expand_shape %arg1 [[0], [1], [2, 3]] output_shape [3, 16, 5, 1] : tensor<3x16x5xf32> into tensor<3x16x5x1xf32>
    %16 = tensor.empty() : tensor<3x5x16x1xf32>
    %transposed_23 = linalg.transpose ins(%expanded_22 : tensor<3x16x5x1xf32>) outs(%16 : tensor<3x5x16x1xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_24 = tensor.collapse_shape %transposed_23 [[0], [1], [2, 3]] : tensor<3x5x16x1xf32> into tensor<3x5x16xf32>
    %17 = tensor.empty() : tensor<3x16x4x1xf32>
    %transposed_25 = linalg.transpose ins(%expanded_21 : tensor<4x3x16x1xf32>) outs(%17 : tensor<3x16x4x1xf32>) permutation = [1, 2, 0, 3] 
    %collapsed_26 = tensor.collapse_shape %transposed_25 [[0], [1], [2, 3]] : tensor<3x16x4x1xf32> into tensor<3x16x4xf32>
    %18 = tensor.empty() : tensor<3x5x4xf32>
    %19 = linalg.fill ins(%cst : f32) outs(%18 : tensor<3x5x4xf32>) -> tensor<3x5x4xf32>
    %20 = linalg.batch_matmul ins(%collapsed_24, %collapsed_26 : tensor<3x5x16xf32>, tensor<3x16x4xf32>) outs(%19 : tensor<3x5x4xf32>) -> tensor<3x5x4xf32>
    %expanded_27 = tensor.expand_shape %20 [[0], [1], [2, 3]] output_shape [3, 5, 1, 4] : tensor<3x5x4xf32> into tensor<3x5x1x4xf32>
    %21 = tensor.empty() : tensor<5x4x3x1xf32>
    %transposed_28 = linalg.transpose ins(%expanded_27 : tensor<3x5x1x4xf32>) outs(%21 : tensor<5x4x3x1xf32>) permutation = [1, 3, 0, 2] 
    %collapsed_29 = tensor.collapse_shape %transposed_28 [[0], [1], [2, 3]] : tensor<5x4x3x1xf32> into tensor<5x4x3xf32>
    return %collapsed_20, %collapsed_29 : tensor<4x6x3xf32>, tensor<5x4x3xf32>
  }
}
