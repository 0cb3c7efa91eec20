module {
  func.func @maxpool_conv(%arg0: tensor<1x4x8x8xf32>, %arg1: tensor<8x4x1x1xf32>) -> tensor<1x8x4x4xf32> {
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<1x4x4x4xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32>
    %2 = tensor.empty() : tensor<2x2xf32>
    %3 = linalg.pooling_nchw_max {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%arg0, %2 : tensor<1x4x8x8xf32>, tensor<2x2xf32>) outs(%1 : tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32>
    %4 = tensor.empty() : tensor<1x8x4x4xf32>
    %5 = linalg.fill ins(%cst_0 : f32) outs(%4 : tensor<1x8x4x4xf32>) -> tensor<1x8x4x4xf32>
    %6 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%3, %arg1 : tensor<1x4x4x4xf32>, tensor<8x4x1x1xf32>) outs(%5 : tensor<1x8x4x4xf32>) -> tensor<1x8x4x4xf32>
    return %6 : tensor<1x8x4x4xf32>
  }
}

