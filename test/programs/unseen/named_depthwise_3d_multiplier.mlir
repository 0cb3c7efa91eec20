func.func @main(%x: tensor<1x6x7x8x4xf32>, %w: tensor<2x2x2x4x2xf32>) -> tensor<1x5x6x7x4x2xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1x5x6x7x4x2xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<1x5x6x7x4x2xf32>) -> tensor<1x5x6x7x4x2xf32>
  %r = linalg.depthwise_conv_3d_ndhwc_dhwcm {dilations = dense<1> : vector<3xi64>, strides = dense<1> : vector<3xi64>} ins(%x, %w : tensor<1x6x7x8x4xf32>, tensor<2x2x2x4x2xf32>) outs(%f : tensor<1x5x6x7x4x2xf32>) -> tensor<1x5x6x7x4x2xf32>
  return %r : tensor<1x5x6x7x4x2xf32>
}