// Convolutions by name: in one and three dimensions, with a depth multiplier, with groups.
func.func @main(%a: tensor<2x10x6xf32>, %wa: tensor<3x6x8xf32>, %b: tensor<1x8x8x4xf32>, %wb: tensor<3x3x4x2xf32>, %c: tensor<1x2x3x6x6xf32>, %wc: tensor<2x4x3x3x3xf32>, %d: tensor<1x4x4x4x3xf32>, %wd: tensor<2x2x2x3x5xf32>) -> (tensor<2x8x8xf32>, tensor<1x6x6x4x2xf32>, tensor<1x2x4x4x4xf32>, tensor<1x3x3x3x5xf32>) {
  %za = arith.constant dense<0.0> : tensor<2x8x8xf32>
  %zb = arith.constant dense<0.0> : tensor<1x6x6x4x2xf32>
  %zc = arith.constant dense<0.0> : tensor<1x2x4x4x4xf32>
  %zd = arith.constant dense<0.0> : tensor<1x3x3x3x5xf32>
  %ra = linalg.conv_1d_nwc_wcf ins(%a, %wa : tensor<2x10x6xf32>, tensor<3x6x8xf32>) outs(%za : tensor<2x8x8xf32>) -> tensor<2x8x8xf32>
  %rb = linalg.depthwise_conv_2d_nhwc_hwcm ins(%b, %wb : tensor<1x8x8x4xf32>, tensor<3x3x4x2xf32>) outs(%zb : tensor<1x6x6x4x2xf32>) -> tensor<1x6x6x4x2xf32>
  %rc = linalg.conv_2d_ngchw_gfchw ins(%c, %wc : tensor<1x2x3x6x6xf32>, tensor<2x4x3x3x3xf32>) outs(%zc : tensor<1x2x4x4x4xf32>) -> tensor<1x2x4x4x4xf32>
  %rd = linalg.conv_3d_ndhwc_dhwcf ins(%d, %wd : tensor<1x4x4x4x3xf32>, tensor<2x2x2x3x5xf32>) outs(%zd : tensor<1x3x3x3x5xf32>) -> tensor<1x3x3x3x5xf32>
  return %ra, %rb, %rc, %rd : tensor<2x8x8xf32>, tensor<1x6x6x4x2xf32>, tensor<1x2x4x4x4xf32>, tensor<1x3x3x3x5xf32>
}
