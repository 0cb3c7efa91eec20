module {
  func.func @einsum(%arg0: tensor<4x16x8xf32>, %arg1: tensor<8x24xf32>) -> tensor<24x4x16xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<4x16x8xf32> into tensor<64x8xf32>
    %expanded = tensor.expand_shape %collapsed [[0, 1], [2]] output_shape [1, 64, 8] : tensor<64x8xf32> into tensor<1x64x8xf32>
    %expanded_0 = tensor.expand_shape %arg1 [[0, 1], [2]] output_shape [1, 8, 24] : tensor<8x24xf32> into tensor<1x8x24xf32>
    %0 = tensor.empty() : tensor<1x64x24xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<1x64x24xf32>) -> tensor<1x64x24xf32>
    %2 = linalg.batch_matmul ins(%expanded, %expanded_0 : tensor<1x64x8xf32>, tensor<1x8x24xf32>) outs(%1 : tensor<1x64x24xf32>) -> tensor<1x64x24xf32>
    %collapsed_1 = tensor.collapse_shape %2 [[0, 1], [2]] : tensor<1x64x24xf32> into tensor<64x24xf32>
    %expanded_2 = tensor.expand_shape %collapsed_1 [[0, 1], [2]] output_shape [4, 16, 24] : tensor<64x24xf32> into tensor<4x16x24xf32>
    %3 = tensor.empty() : tensor<24x4x16xf32>
    %transposed = linalg.transpose ins(%expanded_2 : tensor<4x16x24xf32>) outs(%3 : tensor<24x4x16xf32>) permutation = [2, 0, 1] 
    return %transposed : tensor<24x4x16xf32>
  }
}

