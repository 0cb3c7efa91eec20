module @jit_einsum_abcd_cde {
  func.func public @main(%arg0: tensor<8x16x24x32xbf16>, %arg1: tensor<24x32x40xbf16>) -> tensor<8x16x40xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2, 3]] : tensor<8x16x24x32xbf16> into tensor<128x768xbf16>
    %collapsed_0 = tensor.collapse_shape %arg1 [[0, 1], [2]] : tensor<24x32x40xbf16> into tensor<768x40xbf16>
    %0 = tensor.empty() : tensor<128x40xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<128x40xf32>) -> tensor<128x40xf32>
    %2 = linalg.matmul ins(%collapsed, %collapsed_0 : tensor<128x768xbf16>, tensor<768x40xbf16>) outs(%1 : tensor<128x40xf32>) -> tensor<128x40xf32>
    %expanded = tensor.expand_shape %2 [[0, 1], [2]] output_shape [8, 16, 40] : tensor<128x40xf32> into tensor<8x16x40xf32>
    return %expanded : tensor<8x16x40xf32>
  }
}

