// A mask added, without decompositions.
module {
  func.func @main(%arg0: tensor<2x4x8x32xf16>, %arg1: tensor<2x4x12x32xf16>, %arg2: tensor<2x4x12x32xf16>, %arg3: tensor<2x4x8x12xf16>) -> tensor<2x4x8x32xf16> {
    %cst = arith.constant 0.000000e+00 : f16
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2], [3]] : tensor<2x4x8x32xf16> into tensor<8x8x32xf16>
    %collapsed_0 = tensor.collapse_shape %arg1 [[0, 1], [2], [3]] : tensor<2x4x12x32xf16> into tensor<8x12x32xf16>
    %collapsed_1 = tensor.collapse_shape %arg2 [[0, 1], [2], [3]] : tensor<2x4x12x32xf16> into tensor<8x12x32xf16>
    %collapsed_2 = tensor.collapse_shape %arg3 [[0, 1], [2], [3]] : tensor<2x4x8x12xf16> into tensor<8x8x12xf16>
    %0 = tensor.empty() : tensor<8x8x32xf16>
    %1 = linalg.fill ins(%cst : f16) outs(%0 : tensor<8x8x32xf16>) -> tensor<8x8x32xf16>
    %2 = tm_tensor.attention ins(%collapsed, %collapsed_0, %collapsed_1, %collapsed_2 : tensor<8x8x32xf16>, tensor<8x12x32xf16>, tensor<8x12x32xf16>, tensor<8x8x12xf16>) outs(%1 : tensor<8x8x32xf16>) -> tensor<8x8x32xf16>
    %expanded = tensor.expand_shape %2 [[0, 1], [2], [3]] output_shape [2, 4, 8, 32] : tensor<8x8x32xf16> into tensor<2x4x8x32xf16>
    return %expanded : tensor<2x4x8x32xf16>
  }
}
