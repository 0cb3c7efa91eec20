#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d3)>
module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = none, profiles = [pro_int, pro_fp], extensions = [dynamic, doubleround]>} {
  func.func @main(%arg0: tensor<1x4x8x8xf32>, %arg1: tensor<4x4x3x3xf32>) -> tensor<1x4x17x17xf32> {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<16xf32>
    %0 = tensor.empty() : tensor<1x8x8x4xf32>
    %transposed = linalg.transpose ins(%arg0 : tensor<1x4x8x8xf32>) outs(%0 : tensor<1x8x8x4xf32>) permutation = [0, 2, 3, 1] 
    %1 = tensor.empty() : tensor<4x3x3x4xf32>
    %transposed_1 = linalg.transpose ins(%arg1 : tensor<4x4x3x3xf32>) outs(%1 : tensor<4x3x3x4xf32>) permutation = [1, 2, 3, 0] 
    %padded = tensor.pad %transposed_1 low[%c0, %c0, %c0, %c0] high[%c0, %c1, %c1, %c0] {
    ^bb0(%arg2: index, %arg3: index, %arg4: index, %arg5: index):
      tensor.yield %cst : f32
    } : tensor<4x3x3x4xf32> to tensor<4x4x4x4xf32>
    %expanded = tensor.expand_shape %padded [[0], [1, 2], [3, 4], [5]] output_shape [4, 2, 2, 2, 2, 4] : tensor<4x4x4x4xf32> into tensor<4x2x2x2x2x4xf32>
    %2 = tensor.empty() : tensor<2x2x4x2x2x4xf32>
    %transposed_2 = linalg.transpose ins(%expanded : tensor<4x2x2x2x2x4xf32>) outs(%2 : tensor<2x2x4x2x2x4xf32>) permutation = [2, 4, 0, 1, 3, 5] 
    %collapsed = tensor.collapse_shape %transposed_2 [[0, 1, 2], [3], [4], [5]] : tensor<2x2x4x2x2x4xf32> into tensor<16x2x2x4xf32>
    %3 = tensor.empty() : tensor<16x2x2x4xf32>
    %4 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%3 : tensor<16x2x2x4xf32>) {
    ^bb0(%out: f32):
      %13 = linalg.index 0 : index
      %14 = linalg.index 1 : index
      %15 = arith.subi %c1, %14 : index
      %16 = linalg.index 2 : index
      %17 = linalg.index 3 : index
      %extracted = tensor.extract %collapsed[%13, %15, %16, %17] : tensor<16x2x2x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<16x2x2x4xf32>
    %5 = tensor.empty() : tensor<16x2x2x4xf32>
    %6 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%5 : tensor<16x2x2x4xf32>) {
    ^bb0(%out: f32):
      %13 = linalg.index 0 : index
      %14 = linalg.index 1 : index
      %15 = linalg.index 2 : index
      %16 = arith.subi %c1, %15 : index
      %17 = linalg.index 3 : index
      %extracted = tensor.extract %4[%13, %14, %16, %17] : tensor<16x2x2x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<16x2x2x4xf32>
    %padded_3 = tensor.pad %transposed low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg2: index, %arg3: index, %arg4: index, %arg5: index):
      tensor.yield %cst : f32
    } : tensor<1x8x8x4xf32> to tensor<1x10x10x4xf32>
    %7 = tensor.empty() : tensor<2x2x4x16xf32>
    %transposed_4 = linalg.transpose ins(%6 : tensor<16x2x2x4xf32>) outs(%7 : tensor<2x2x4x16xf32>) permutation = [1, 2, 3, 0] 
    %8 = tensor.empty() : tensor<1x9x9x16xf32>
    %9 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_0 : tensor<16xf32>) outs(%8 : tensor<1x9x9x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x9x9x16xf32>
    %10 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_3, %transposed_4 : tensor<1x10x10x4xf32>, tensor<2x2x4x16xf32>) outs(%9 : tensor<1x9x9x16xf32>) -> tensor<1x9x9x16xf32>
    %expanded_5 = tensor.expand_shape %10 [[0], [1], [2], [3, 4, 5]] output_shape [1, 9, 9, 2, 2, 4] : tensor<1x9x9x16xf32> into tensor<1x9x9x2x2x4xf32>
    %11 = tensor.empty() : tensor<1x9x2x9x2x4xf32>
    %transposed_6 = linalg.transpose ins(%expanded_5 : tensor<1x9x9x2x2x4xf32>) outs(%11 : tensor<1x9x2x9x2x4xf32>) permutation = [0, 1, 3, 2, 4, 5] 
    %collapsed_7 = tensor.collapse_shape %transposed_6 [[0], [1, 2], [3, 4], [5]] : tensor<1x9x2x9x2x4xf32> into tensor<1x18x18x4xf32>
    %extracted_slice = tensor.extract_slice %collapsed_7[0, 0, 0, 0] [1, 17, 17, 4] [1, 1, 1, 1] : tensor<1x18x18x4xf32> to tensor<1x17x17x4xf32>
    %12 = tensor.empty() : tensor<1x4x17x17xf32>
    %transposed_8 = linalg.transpose ins(%extracted_slice : tensor<1x17x17x4xf32>) outs(%12 : tensor<1x4x17x17xf32>) permutation = [0, 3, 1, 2] 
    return %transposed_8 : tensor<1x4x17x17xf32>
  }
}

