module {
  func.func @main(%arg0: tensor<2x5x8xf32>, %arg1: tensor<8x8xf32>) -> tensor<2x5x5xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %expanded = tensor.expand_shape %arg1 [[0], [1, 2, 3, 4]] output_shape [8, 8, 1, 1, 1] : tensor<8x8xf32> into tensor<8x8x1x1x1xf32>
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x5x8xf32> into tensor<10x8xf32>
    %expanded_0 = tensor.expand_shape %collapsed [[0, 1], [2]] output_shape [1, 10, 8] : tensor<10x8xf32> into tensor<1x10x8xf32>
    %0 = tensor.empty() : tensor<8x1x8x1x1xf32>
    %transposed = linalg.transpose ins(%expanded : tensor<8x8x1x1x1xf32>) outs(%0 : tensor<8x1x8x1x1xf32>) permutation = [0, 4, 1, 2, 3] 
    %collapsed_1 = tensor.collapse_shape %transposed [[0], [1, 2, 3, 4]] : tensor<8x1x8x1x1xf32> into tensor<8x8xf32>
    %expanded_2 = tensor.expand_shape %collapsed_1 [[0, 1], [2]] output_shape [1, 8, 8] : tensor<8x8xf32> into tensor<1x8x8xf32>
    %1 = tensor.empty() : tensor<1x10x8xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<1x10x8xf32>) -> tensor<1x10x8xf32>
    %3 = linalg.batch_matmul ins(%expanded_0, %expanded_2 : tensor<1x10x8xf32>, tensor<1x8x8xf32>) outs(%2 : tensor<1x10x8xf32>) -> tensor<1x10x8xf32>
    %collapsed_3 = tensor.collapse_shape %3 [[0, 1], [2]] : tensor<1x10x8xf32> into tensor<10x8xf32>
    %expanded_4 = tensor.expand_shape %collapsed_3 [[0, 1], [2, 3, 4]] output_shape [2, 5, 1, 1, 8] : tensor<10x8xf32> into tensor<2x5x1x1x8xf32>
    %4 = tensor.empty() : tensor<2x8x5x1x1xf32>
    %transposed_5 = linalg.transpose ins(%expanded_4 : tensor<2x5x1x1x8xf32>) outs(%4 : tensor<2x8x5x1x1xf32>) permutation = [0, 4, 1, 2, 3] 
    %collapsed_6 = tensor.collapse_shape %transposed_5 [[0], [1], [2, 3, 4]] : tensor<2x8x5x1x1xf32> into tensor<2x8x5xf32>
    %5 = tensor.empty() : tensor<2x5x5xf32>
    %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %7 = linalg.batch_matmul ins(%arg0, %collapsed_6 : tensor<2x5x8xf32>, tensor<2x8x5xf32>) outs(%6 : tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %expanded_7 = tensor.expand_shape %7 [[0], [1], [2, 3, 4]] output_shape [2, 5, 1, 5, 1] : tensor<2x5x5xf32> into tensor<2x5x1x5x1xf32>
    %8 = tensor.empty() : tensor<2x5x5x1x1xf32>
    %transposed_8 = linalg.transpose ins(%expanded_7 : tensor<2x5x1x5x1xf32>) outs(%8 : tensor<2x5x5x1x1xf32>) permutation = [0, 3, 1, 4, 2] 
    %collapsed_9 = tensor.collapse_shape %transposed_8 [[0], [1], [2, 3, 4]] : tensor<2x5x5x1x1xf32> into tensor<2x5x5xf32>
    return %collapsed_9 : tensor<2x5x5xf32>
  }
}
