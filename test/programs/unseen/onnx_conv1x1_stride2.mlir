module {
  func.func @conv1x1_stride2(%arg0: tensor<2x16x12x12xf32>, %arg1: tensor<24x16x1x1xf32>) -> tensor<2x24x6x6xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x24x6x6xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2x24x6x6xf32>) -> tensor<2x24x6x6xf32>
    %2 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%arg0, %arg1 : tensor<2x16x12x12xf32>, tensor<24x16x1x1xf32>) outs(%1 : tensor<2x24x6x6xf32>) -> tensor<2x24x6x6xf32>
    return %2 : tensor<2x24x6x6xf32>
  }
}

