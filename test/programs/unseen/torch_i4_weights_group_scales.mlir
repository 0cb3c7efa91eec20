module @jit_torch_i4_weights_group_scales {
  func.func public @main(%arg0: tensor<8x64xf16>, %arg1: tensor<32x4x16xi4>, %arg2: tensor<32x4xf16>) -> tensor<8x32xf32> {
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<32x4x16xf16>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1, %arg2 : tensor<32x4x16xi4>, tensor<32x4xf16>) outs(%0 : tensor<32x4x16xf16>) {
    ^bb0(%in0: i4, %in1: f16, %out0: f16):
      %t0_1 = arith.sitofp %in0 : i4 to f16
      %t1_1 = arith.mulf %t0_1, %in1 : f16
      linalg.yield %t1_1 : f16
    } -> tensor<32x4x16xf16>
    %2 = tensor.collapse_shape %1 [[0], [1, 2]] : tensor<32x4x16xf16> into tensor<32x64xf16>
    %3 = tensor.empty() : tensor<8x32xf32>
    %4 = linalg.fill ins(%cst_0 : f32) outs(%3 : tensor<8x32xf32>) -> tensor<8x32xf32>
    %5 = linalg.matmul_transpose_b ins(%arg0, %2 : tensor<8x64xf16>, tensor<32x64xf16>) outs(%4 : tensor<8x32xf32>) -> tensor<8x32xf32>
    return %5 : tensor<8x32xf32>
  }
}
