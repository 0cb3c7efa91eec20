func.func @main(%x: tensor<2x8x5x7xf16>, %w: tensor<12x8x1x1xf16>, %y: tensor<2x5x7x8xf16>, %v: tensor<12x1x1x8xf16>, %l: tensor<2x8x9xf16>, %k: tensor<6x8x1xf16>) -> (tensor<2x12x5x7xf32>, tensor<2x5x7x12xf32>, tensor<2x6x9xf32>) {
  %z = arith.constant 0.0 : f32
  %e0 = tensor.empty() : tensor<2x12x5x7xf32>
  %f0 = linalg.fill ins(%z : f32) outs(%e0 : tensor<2x12x5x7xf32>) -> tensor<2x12x5x7xf32>
  %0 = linalg.conv_2d_nchw_fchw ins(%x, %w : tensor<2x8x5x7xf16>, tensor<12x8x1x1xf16>) outs(%f0 : tensor<2x12x5x7xf32>) -> tensor<2x12x5x7xf32>
  %e1 = tensor.empty() : tensor<2x5x7x12xf32>
  %f1 = linalg.fill ins(%z : f32) outs(%e1 : tensor<2x5x7x12xf32>) -> tensor<2x5x7x12xf32>
  %1 = linalg.conv_2d_nhwc_fhwc ins(%y, %v : tensor<2x5x7x8xf16>, tensor<12x1x1x8xf16>) outs(%f1 : tensor<2x5x7x12xf32>) -> tensor<2x5x7x12xf32>
  %e2 = tensor.empty() : tensor<2x6x9xf32>
  %f2 = linalg.fill ins(%z : f32) outs(%e2 : tensor<2x6x9xf32>) -> tensor<2x6x9xf32>
  %2 = linalg.conv_1d_ncw_fcw ins(%l, %k : tensor<2x8x9xf16>, tensor<6x8x1xf16>) outs(%f2 : tensor<2x6x9xf32>) -> tensor<2x6x9xf32>
  return %0, %1, %2 : tensor<2x12x5x7xf32>, tensor<2x5x7x12xf32>, tensor<2x6x9xf32>
}
