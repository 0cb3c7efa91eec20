module @jit_conv_transpose {
  func.func public @main(%arg0: tensor<1x6x6x8xf32>, %arg1: tensor<3x3x8x4xf32>) -> tensor<1x12x12x4xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<1x12x12x4xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<1x12x12x4xf32>) -> tensor<1x12x12x4xf32>
    %2 = tensor.empty() : tensor<1x14x14x8xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<1x14x14x8xf32>) -> tensor<1x14x14x8xf32>
    %inserted_slice = tensor.insert_slice %arg0 into %3[0, 2, 2, 0] [1, 6, 6, 8] [1, 2, 2, 1] : tensor<1x6x6x8xf32> into tensor<1x14x14x8xf32>
    %4 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%inserted_slice, %arg1 : tensor<1x14x14x8xf32>, tensor<3x3x8x4xf32>) outs(%1 : tensor<1x12x12x4xf32>) -> tensor<1x12x12x4xf32>
    return %4 : tensor<1x12x12x4xf32>
  }
}