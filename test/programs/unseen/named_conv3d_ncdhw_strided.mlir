module {
  func.func @main(%x: tensor<1x3x5x7x7xf32>, %w: tensor<4x3x3x3x3xf32>) -> tensor<1x4x2x3x3xf32> {
    %z = arith.constant 0.0 : f32

    %e = tensor.empty() : tensor<1x4x2x3x3xf32>
    %f = linalg.fill ins(%z : f32) outs(%e : tensor<1x4x2x3x3xf32>) -> tensor<1x4x2x3x3xf32>
    %r = linalg.conv_3d_ncdhw_fcdhw {dilations = dense<1> : tensor<3xi64>, strides = dense<2> : tensor<3xi64>} ins(%x, %w : tensor<1x3x5x7x7xf32>, tensor<4x3x3x3x3xf32>) outs(%f : tensor<1x4x2x3x3xf32>) -> tensor<1x4x2x3x3xf32>
    return %r : tensor<1x4x2x3x3xf32>
  }
}
