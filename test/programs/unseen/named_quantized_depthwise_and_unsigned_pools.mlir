func.func @q(%x: tensor<1x9x9x8xi8>, %w: tensor<3x3x8xi8>, %zx: i32, %zw: i32, %u: tensor<1x8x8x4xi8>) -> (tensor<1x7x7x8xi32>, tensor<1x4x4x4xi8>, tensor<1x4x4x4xi8>) {
  %c0 = arith.constant 0 : i32
  %e = tensor.empty() : tensor<1x7x7x8xi32>
  %f = linalg.fill ins(%c0 : i32) outs(%e : tensor<1x7x7x8xi32>) -> tensor<1x7x7x8xi32>
  %r = linalg.depthwise_conv_2d_nhwc_hwc_q {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%x, %w, %zx, %zw : tensor<1x9x9x8xi8>, tensor<3x3x8xi8>, i32, i32) outs(%f : tensor<1x7x7x8xi32>) -> tensor<1x7x7x8xi32>
  %win = tensor.empty() : tensor<2x2xi8>
  %b0 = arith.constant 0 : i8
  %bm = arith.constant -1 : i8
  %e2 = tensor.empty() : tensor<1x4x4x4xi8>
  %f2 = linalg.fill ins(%b0 : i8) outs(%e2 : tensor<1x4x4x4xi8>) -> tensor<1x4x4x4xi8>
  %p = linalg.pooling_nhwc_max_unsigned {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%u, %win : tensor<1x8x8x4xi8>, tensor<2x2xi8>) outs(%f2 : tensor<1x4x4x4xi8>) -> tensor<1x4x4x4xi8>
  %f3 = linalg.fill ins(%bm : i8) outs(%e2 : tensor<1x4x4x4xi8>) -> tensor<1x4x4x4xi8>
  %s = linalg.pooling_nhwc_min_unsigned {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%u, %win : tensor<1x8x8x4xi8>, tensor<2x2xi8>) outs(%f3 : tensor<1x4x4x4xi8>) -> tensor<1x4x4x4xi8>
  return %r, %p, %s : tensor<1x7x7x8xi32>, tensor<1x4x4x4xi8>, tensor<1x4x4x4xi8>
}
