func.func @main(%x: tensor<2x10x10x5xf32>, %k: tensor<6x3x3x5xf32>) -> tensor<2x8x8x6xf32> {
  %0 = tensor.empty() : tensor<6x6x5x6xf32>
  %1 = linalg.winograd_filter_transform fmr(F_4_3) ins(%k : tensor<6x3x3x5xf32>) outs(%0 : tensor<6x6x5x6xf32>) -> tensor<6x6x5x6xf32>
  %2 = tensor.empty() : tensor<6x6x2x2x2x5xf32>
  %3 = linalg.winograd_input_transform fmr(F_4_3) ins(%x : tensor<2x10x10x5xf32>) outs(%2 : tensor<6x6x2x2x2x5xf32>) -> tensor<6x6x2x2x2x5xf32>
  %a = tensor.collapse_shape %1 [[0, 1], [2], [3]] : tensor<6x6x5x6xf32> into tensor<36x5x6xf32>
  %b = tensor.collapse_shape %3 [[0, 1], [2, 3, 4], [5]] : tensor<6x6x2x2x2x5xf32> into tensor<36x8x5xf32>
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<36x8x6xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<36x8x6xf32>) -> tensor<36x8x6xf32>
  %m = linalg.batch_matmul ins(%b, %a : tensor<36x8x5xf32>, tensor<36x5x6xf32>) outs(%f : tensor<36x8x6xf32>) -> tensor<36x8x6xf32>
  %n = tensor.expand_shape %m [[0, 1], [2, 3, 4], [5]] output_shape [6, 6, 2, 2, 2, 6] : tensor<36x8x6xf32> into tensor<6x6x2x2x2x6xf32>
  %ov = tensor.empty() : tensor<2x8x8x6xf32>
  %o = linalg.fill ins(%z : f32) outs(%ov : tensor<2x8x8x6xf32>) -> tensor<2x8x8x6xf32>
  %q = linalg.winograd_output_transform fmr(F_4_3) ins(%n : tensor<6x6x2x2x2x6xf32>) outs(%o : tensor<2x8x8x6xf32>) -> tensor<2x8x8x6xf32>
  return %q : tensor<2x8x8x6xf32>
}