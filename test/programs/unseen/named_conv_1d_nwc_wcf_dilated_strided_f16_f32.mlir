func.func @main(%x: tensor<2x21x8xf16>, %w: tensor<3x8x16xf16>) -> tensor<2x9x16xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x9x16xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<2x9x16xf32>) -> tensor<2x9x16xf32>
  %r = linalg.conv_1d_nwc_wcf {strides = dense<2> : tensor<1xi64>, dilations = dense<2> : tensor<1xi64>} ins(%x, %w : tensor<2x21x8xf16>, tensor<3x8x16xf16>) outs(%f : tensor<2x9x16xf32>) -> tensor<2x9x16xf32>
  return %r : tensor<2x9x16xf32>
}