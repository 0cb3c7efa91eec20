module {
  func.func @main(%x: tensor<1x12x12x4xf32>, %w: tensor<3x3x4x2xf32>, %p: tensor<8x16xf32>) -> tensor<1x8x8x16xf32> {
    %z = arith.constant 0.0 : f32

    %e = tensor.empty() : tensor<1x8x8x4x2xf32>
    %f = linalg.fill ins(%z : f32) outs(%e : tensor<1x8x8x4x2xf32>) -> tensor<1x8x8x4x2xf32>
    %d = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<2> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%x, %w : tensor<1x12x12x4xf32>, tensor<3x3x4x2xf32>) outs(%f : tensor<1x8x8x4x2xf32>) -> tensor<1x8x8x4x2xf32>
    %c = tensor.collapse_shape %d [[0, 1, 2], [3, 4]] : tensor<1x8x8x4x2xf32> into tensor<64x8xf32>
    %e2 = tensor.empty() : tensor<64x16xf32>
    %f2 = linalg.fill ins(%z : f32) outs(%e2 : tensor<64x16xf32>) -> tensor<64x16xf32>
    %m = linalg.matmul ins(%c, %p : tensor<64x8xf32>, tensor<8x16xf32>) outs(%f2 : tensor<64x16xf32>) -> tensor<64x16xf32>
    %r = tensor.expand_shape %m [[0, 1, 2], [3]] output_shape [1, 8, 8, 16] : tensor<64x16xf32> into tensor<1x8x8x16xf32>
    return %r : tensor<1x8x8x16xf32>
  }
}
