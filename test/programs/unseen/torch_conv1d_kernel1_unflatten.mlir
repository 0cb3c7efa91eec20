#map = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (0, d1, 0, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @main(%arg0: tensor<3x5x4x8xf32>, %arg1: tensor<8x6x4xf32>, %arg2: tensor<4xf32>) -> (tensor<3x2x2x5xf32>, tensor<4x2xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %expanded = tensor.expand_shape %arg0 [[0], [1], [2], [3, 4]] output_shape [3, 5, 4, 8, 1] : tensor<3x5x4x8xf32> into tensor<3x5x4x8x1xf32>
    %expanded_0 = tensor.expand_shape %arg1 [[0], [1], [2, 3, 4]] output_shape [8, 6, 4, 1, 1] : tensor<8x6x4xf32> into tensor<8x6x4x1x1xf32>
    %0 = tensor.empty() : tensor<3x5x8x4x1xf32>
    %transposed = linalg.transpose ins(%expanded : tensor<3x5x4x8x1xf32>) outs(%0 : tensor<3x5x8x4x1xf32>) permutation = [0, 1, 3, 2, 4] 
    %collapsed = tensor.collapse_shape %transposed [[0, 1], [2, 3, 4]] : tensor<3x5x8x4x1xf32> into tensor<15x32xf32>
    %expanded_1 = tensor.expand_shape %collapsed [[0, 1], [2]] output_shape [1, 15, 32] : tensor<15x32xf32> into tensor<1x15x32xf32>
    %1 = tensor.empty() : tensor<8x4x6x1x1xf32>
    %transposed_2 = linalg.transpose ins(%expanded_0 : tensor<8x6x4x1x1xf32>) outs(%1 : tensor<8x4x6x1x1xf32>) permutation = [0, 2, 1, 3, 4] 
    %collapsed_3 = tensor.collapse_shape %transposed_2 [[0, 1], [2, 3, 4]] : tensor<8x4x6x1x1xf32> into tensor<32x6xf32>
    %expanded_4 = tensor.expand_shape %collapsed_3 [[0, 1], [2]] output_shape [1, 32, 6] : tensor<32x6xf32> into tensor<1x32x6xf32>
    %2 = tensor.empty() : tensor<1x15x6xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<1x15x6xf32>) -> tensor<1x15x6xf32>
    %4 = linalg.batch_matmul ins(%expanded_1, %expanded_4 : tensor<1x15x32xf32>, tensor<1x32x6xf32>) outs(%3 : tensor<1x15x6xf32>) -> tensor<1x15x6xf32>
    %collapsed_5 = tensor.collapse_shape %4 [[0, 1], [2]] : tensor<1x15x6xf32> into tensor<15x6xf32>
    %expanded_6 = tensor.expand_shape %collapsed_5 [[0, 1], [2, 3, 4]] output_shape [3, 5, 1, 1, 6] : tensor<15x6xf32> into tensor<3x5x1x1x6xf32>
    %5 = tensor.empty() : tensor<3x5x6x1x1xf32>
    %transposed_7 = linalg.transpose ins(%expanded_6 : tensor<3x5x1x1x6xf32>) outs(%5 : tensor<3x5x6x1x1xf32>) permutation = [0, 1, 4, 2, 3] 
    %collapsed_8 = tensor.collapse_shape %transposed_7 [[0], [1], [2, 3, 4]] : tensor<3x5x6x1x1xf32> into tensor<3x5x6xf32>
    %6 = tensor.empty() : tensor<3x6x5xf32>
    %transposed_9 = linalg.transpose ins(%collapsed_8 : tensor<3x5x6xf32>) outs(%6 : tensor<3x6x5xf32>) permutation = [0, 2, 1] 
    %extracted_slice = tensor.extract_slice %arg1[0, 0, 0] [4, 6, 4] [1, 1, 1] : tensor<8x6x4xf32> to tensor<4x6x4xf32>
    %extracted_slice_10 = tensor.extract_slice %extracted_slice[0, 0, 0] [4, 6, 1] [1, 1, 1] : tensor<4x6x4xf32> to tensor<4x6x1xf32>
    %7 = tensor.empty() : tensor<3x4x5xf32>
    %broadcasted = linalg.broadcast ins(%arg2 : tensor<4xf32>) outs(%7 : tensor<3x4x5xf32>) dimensions = [0, 2] 
    %8 = linalg.conv_1d_ncw_fcw {dilations = dense<1> : vector<1xi64>, strides = dense<1> : vector<1xi64>} ins(%transposed_9, %extracted_slice_10 : tensor<3x6x5xf32>, tensor<4x6x1xf32>) outs(%broadcasted : tensor<3x4x5xf32>) -> tensor<3x4x5xf32>
    %expanded_11 = tensor.expand_shape %8 [[0], [1, 2], [3]] output_shape [3, 2, 2, 5] : tensor<3x4x5xf32> into tensor<3x2x2x5xf32>
    %extracted_slice_12 = tensor.extract_slice %arg1[0, 0, 0] [1, 6, 4] [1, 1, 1] : tensor<8x6x4xf32> to tensor<1x6x4xf32>
    %collapsed_13 = tensor.collapse_shape %extracted_slice_12 [[0, 1], [2]] : tensor<1x6x4xf32> into tensor<6x4xf32>
    %extracted_slice_14 = tensor.extract_slice %collapsed_13[0, 0] [2, 4] [1, 1] : tensor<6x4xf32> to tensor<2x4xf32>
    %extracted_slice_15 = tensor.extract_slice %extracted_slice_14[0, 0] [2, 2] [1, 1] : tensor<2x4xf32> to tensor<2x2xf32>
    %extracted_slice_16 = tensor.extract_slice %arg2[0] [2] [1] : tensor<4xf32> to tensor<2xf32>
    %expanded_17 = tensor.expand_shape %extracted_slice_15 [[0], [1, 2, 3]] output_shape [2, 1, 2, 1] : tensor<2x2xf32> into tensor<2x1x2x1xf32>
    %expanded_18 = tensor.expand_shape %extracted_slice_16 [[0, 1, 2, 3]] output_shape [1, 2, 1, 1] : tensor<2xf32> into tensor<1x2x1x1xf32>
    %9 = tensor.empty() : tensor<2x2x2x1xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_17, %expanded_18 : tensor<2x1x2x1xf32>, tensor<1x2x1x1xf32>) outs(%9 : tensor<2x2x2x1xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %11 = arith.mulf %in, %in_20 : f32
      linalg.yield %11 : f32
    } -> tensor<2x2x2x1xf32>
    %collapsed_19 = tensor.collapse_shape %10 [[0, 1], [2, 3]] : tensor<2x2x2x1xf32> into tensor<4x2xf32>
    return %expanded_11, %collapsed_19 : tensor<3x2x2x5xf32>, tensor<4x2xf32>
  }
}
