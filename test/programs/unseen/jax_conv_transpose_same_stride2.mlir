module @jit_conv_transpose_same_stride2 {
  func.func public @main(%arg0: tensor<2x7x7x6xf32>, %arg1: tensor<4x4x6x5xf32>) -> tensor<2x14x14x5xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x14x14x5xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2x14x14x5xf32>) -> tensor<2x14x14x5xf32>
    %2 = tensor.empty() : tensor<2x17x17x6xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<2x17x17x6xf32>) -> tensor<2x17x17x6xf32>
    %inserted_slice = tensor.insert_slice %arg0 into %3[0, 2, 2, 0] [2, 7, 7, 6] [1, 2, 2, 1] : tensor<2x7x7x6xf32> into tensor<2x17x17x6xf32>
    %4 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%inserted_slice, %arg1 : tensor<2x17x17x6xf32>, tensor<4x4x6x5xf32>) outs(%1 : tensor<2x14x14x5xf32>) -> tensor<2x14x14x5xf32>
    return %4 : tensor<2x14x14x5xf32>
  }
}

