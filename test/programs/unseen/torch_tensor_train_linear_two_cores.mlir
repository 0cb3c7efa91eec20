module {
  func.func @main(%arg0: tensor<8x12xf32>, %arg1: tensor<12x3x2xf32>, %arg2: tensor<2x4x4xf32>) -> tensor<8x16xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %collapsed = tensor.collapse_shape %arg1 [[0], [1, 2]] : tensor<12x3x2xf32> into tensor<12x6xf32>
    %expanded = tensor.expand_shape %collapsed [[0, 1], [2]] output_shape [3, 4, 6] : tensor<12x6xf32> into tensor<3x4x6xf32>
    %extracted_slice = tensor.extract_slice %expanded[0, 0, 0] [3, 4, 2] [1, 1, 1] : tensor<3x4x6xf32> to tensor<3x4x2xf32>
    %collapsed_0 = tensor.collapse_shape %extracted_slice [[0, 1], [2]] : tensor<3x4x2xf32> into tensor<12x2xf32>
    %expanded_1 = tensor.expand_shape %collapsed_0 [[0, 1], [2]] output_shape [1, 12, 2] : tensor<12x2xf32> into tensor<1x12x2xf32>
    %collapsed_2 = tensor.collapse_shape %arg2 [[0], [1, 2]] : tensor<2x4x4xf32> into tensor<2x16xf32>
    %expanded_3 = tensor.expand_shape %collapsed_2 [[0, 1], [2]] output_shape [1, 2, 16] : tensor<2x16xf32> into tensor<1x2x16xf32>
    %0 = tensor.empty() : tensor<1x12x16xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<1x12x16xf32>) -> tensor<1x12x16xf32>
    %2 = linalg.batch_matmul ins(%expanded_1, %expanded_3 : tensor<1x12x2xf32>, tensor<1x2x16xf32>) outs(%1 : tensor<1x12x16xf32>) -> tensor<1x12x16xf32>
    %collapsed_4 = tensor.collapse_shape %2 [[0, 1], [2]] : tensor<1x12x16xf32> into tensor<12x16xf32>
    %expanded_5 = tensor.expand_shape %collapsed_4 [[0, 1], [2, 3, 4]] output_shape [3, 4, 1, 4, 4] : tensor<12x16xf32> into tensor<3x4x1x4x4xf32>
    %expanded_6 = tensor.expand_shape %arg0 [[0, 1], [2]] output_shape [1, 8, 12] : tensor<8x12xf32> into tensor<1x8x12xf32>
    %3 = tensor.empty() : tensor<3x4x4x4x1xf32>
    %transposed = linalg.transpose ins(%expanded_5 : tensor<3x4x1x4x4xf32>) outs(%3 : tensor<3x4x4x4x1xf32>) permutation = [0, 1, 3, 4, 2] 
    %collapsed_7 = tensor.collapse_shape %transposed [[0, 1], [2, 3, 4]] : tensor<3x4x4x4x1xf32> into tensor<12x16xf32>
    %expanded_8 = tensor.expand_shape %collapsed_7 [[0, 1], [2]] output_shape [1, 12, 16] : tensor<12x16xf32> into tensor<1x12x16xf32>
    %4 = tensor.empty() : tensor<1x8x16xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<1x8x16xf32>) -> tensor<1x8x16xf32>
    %6 = linalg.batch_matmul ins(%expanded_6, %expanded_8 : tensor<1x8x12xf32>, tensor<1x12x16xf32>) outs(%5 : tensor<1x8x16xf32>) -> tensor<1x8x16xf32>
    %collapsed_9 = tensor.collapse_shape %6 [[0, 1], [2]] : tensor<1x8x16xf32> into tensor<8x16xf32>
    %expanded_10 = tensor.expand_shape %collapsed_9 [[0], [1, 2, 3, 4]] output_shape [8, 1, 1, 4, 4] : tensor<8x16xf32> into tensor<8x1x1x4x4xf32>
    %7 = tensor.empty() : tensor<8x4x4x1x1xf32>
    %transposed_11 = linalg.transpose ins(%expanded_10 : tensor<8x1x1x4x4xf32>) outs(%7 : tensor<8x4x4x1x1xf32>) permutation = [0, 3, 4, 1, 2] 
    %collapsed_12 = tensor.collapse_shape %transposed_11 [[0], [1, 2, 3, 4]] : tensor<8x4x4x1x1xf32> into tensor<8x16xf32>
    return %collapsed_12 : tensor<8x16xf32>
  }
}
