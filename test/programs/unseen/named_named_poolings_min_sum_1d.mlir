// Poolings by name: minima, sums, unsigned maxima, in one dimension.
func.func @main(%a: tensor<1x8x8x4xf32>, %b: tensor<2x12x3xf32>, %c: tensor<1x2x6x6xf32>) -> (tensor<1x4x4x4xf32>, tensor<2x10x3xf32>, tensor<1x2x2x2xf32>) {
  %inf = arith.constant 0x7F800000 : f32
  %z = arith.constant 0.0 : f32
  %k22 = tensor.empty() : tensor<2x2xf32>
  %k3 = tensor.empty() : tensor<3xf32>
  %k33 = tensor.empty() : tensor<3x3xf32>
  %ea = tensor.empty() : tensor<1x4x4x4xf32>
  %eb = tensor.empty() : tensor<2x10x3xf32>
  %ec = tensor.empty() : tensor<1x2x2x2xf32>
  %fa = linalg.fill ins(%inf : f32) outs(%ea : tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32>
  %fb = linalg.fill ins(%z : f32) outs(%eb : tensor<2x10x3xf32>) -> tensor<2x10x3xf32>
  %fc = linalg.fill ins(%z : f32) outs(%ec : tensor<1x2x2x2xf32>) -> tensor<1x2x2x2xf32>
  %ra = linalg.pooling_nhwc_min {strides = dense<2> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>} ins(%a, %k22 : tensor<1x8x8x4xf32>, tensor<2x2xf32>) outs(%fa : tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32>
  %rb = linalg.pooling_nwc_sum ins(%b, %k3 : tensor<2x12x3xf32>, tensor<3xf32>) outs(%fb : tensor<2x10x3xf32>) -> tensor<2x10x3xf32>
  %rc = linalg.pooling_nchw_sum {strides = dense<2> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>} ins(%c, %k33 : tensor<1x2x6x6xf32>, tensor<3x3xf32>) outs(%fc : tensor<1x2x2x2xf32>) -> tensor<1x2x2x2xf32>
  return %ra, %rb, %rc : tensor<1x4x4x4xf32>, tensor<2x10x3xf32>, tensor<1x2x2x2xf32>
}
