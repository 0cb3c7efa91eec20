module @jit_conv_patchify {
  func.func public @main(%arg0: tensor<1x16x16x4xf16>, %arg1: tensor<4x4x4x32xf16>) -> tensor<1x16x32xf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<1x4x4x32xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<1x4x4x32xf32>) -> tensor<1x4x4x32xf32>
    %2 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<4> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<1x16x16x4xf16>, tensor<4x4x4x32xf16>) outs(%1 : tensor<1x4x4x32xf32>) -> tensor<1x4x4x32xf32>
    %3 = tensor.empty() : tensor<1x4x4x32xf16>
    %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%2 : tensor<1x4x4x32xf32>) outs(%3 : tensor<1x4x4x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %5 = arith.truncf %in : f32 to f16
      linalg.yield %5 : f16
    } -> tensor<1x4x4x32xf16>
    %collapsed = tensor.collapse_shape %4 [[0], [1, 2], [3]] : tensor<1x4x4x32xf16> into tensor<1x16x32xf16>
    return %collapsed : tensor<1x16x32xf16>
  }
}