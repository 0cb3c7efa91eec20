module @jit_conv_dilated {
  func.func public @main(%arg0: tensor<2x8x8x8xf32>, %arg1: tensor<3x3x8x8xf32>) -> tensor<2x4x4x8xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x4x4x8xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2x4x4x8xf32>) -> tensor<2x4x4x8xf32>
    %2 = linalg.conv_2d_nhwc_hwcf {dilations = dense<2> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<2x8x8x8xf32>, tensor<3x3x8x8xf32>) outs(%1 : tensor<2x4x4x8xf32>) -> tensor<2x4x4x8xf32>
    return %2 : tensor<2x4x4x8xf32>
  }
}