func.func @cr(%x: tensor<6x4x8xf32>, %w: tensor<32x10xf32>) -> tensor<5x2x6xf32> {
  %z = arith.constant 0.0 : f32
  %e0 = tensor.empty() : tensor<6x8x4xf32>
  %t = linalg.transpose ins(%x : tensor<6x4x8xf32>) outs(%e0 : tensor<6x8x4xf32>) permutation = [0, 2, 1]
  %c = tensor.collapse_shape %t [[0], [1, 2]] : tensor<6x8x4xf32> into tensor<6x32xf32>
  %e1 = tensor.empty() : tensor<6x10xf32>
  %f = linalg.fill ins(%z : f32) outs(%e1 : tensor<6x10xf32>) -> tensor<6x10xf32>
  %m = linalg.matmul ins(%c, %w : tensor<6x32xf32>, tensor<32x10xf32>) outs(%f : tensor<6x10xf32>) -> tensor<6x10xf32>
  %r = tensor.expand_shape %m [[0], [1, 2]] output_shape [6, 5, 2] : tensor<6x10xf32> into tensor<6x5x2xf32>
  %e2 = tensor.empty() : tensor<5x2x6xf32>
  %o = linalg.transpose ins(%r : tensor<6x5x2xf32>) outs(%e2 : tensor<5x2x6xf32>) permutation = [1, 2, 0]
  return %o : tensor<5x2x6xf32>
}
