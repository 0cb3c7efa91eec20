module @jit_jax_window_partition_reshape_chain {
  func.func public @main(%arg0: tensor<1x8x8x16xf16>, %arg1: tensor<16x48xf16>) -> tensor<3x4x2x4x4x8xf16> {
    %cst_0 = arith.constant 0.000000e+00 : f16
    %0 = tensor.expand_shape %arg0 [[0], [1, 2], [3, 4], [5]] output_shape [1, 2, 4, 2, 4, 16] : tensor<1x8x8x16xf16> into tensor<1x2x4x2x4x16xf16>
    %1 = tensor.empty() : tensor<1x2x2x4x4x16xf16>
    %2 = linalg.transpose ins(%0 : tensor<1x2x4x2x4x16xf16>) outs(%1 : tensor<1x2x2x4x4x16xf16>) permutation = [0, 1, 3, 2, 4, 5]
    %3 = tensor.collapse_shape %2 [[0, 1, 2, 3, 4], [5]] : tensor<1x2x2x4x4x16xf16> into tensor<64x16xf16>
    %4 = tensor.empty() : tensor<64x48xf16>
    %5 = linalg.fill ins(%cst_0 : f16) outs(%4 : tensor<64x48xf16>) -> tensor<64x48xf16>
    %6 = linalg.matmul ins(%3, %arg1 : tensor<64x16xf16>, tensor<16x48xf16>) outs(%5 : tensor<64x48xf16>) -> tensor<64x48xf16>
    %7 = tensor.expand_shape %6 [[0, 1, 2], [3, 4, 5]] output_shape [4, 4, 4, 3, 2, 8] : tensor<64x48xf16> into tensor<4x4x4x3x2x8xf16>
    %8 = tensor.empty() : tensor<3x4x2x4x4x8xf16>
    %9 = linalg.transpose ins(%7 : tensor<4x4x4x3x2x8xf16>) outs(%8 : tensor<3x4x2x4x4x8xf16>) permutation = [3, 0, 4, 1, 2, 5]
    return %9 : tensor<3x4x2x4x4x8xf16>
  }
}
