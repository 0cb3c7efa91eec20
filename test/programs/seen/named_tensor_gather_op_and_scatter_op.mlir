func.func @g(%t: tensor<20x8xf32>, %i: tensor<5x1xindex>, %w: tensor<8x6xf32>) -> tensor<5x6xf32> {
  %z = arith.constant 0.0 : f32
  %g = tensor.gather %t[%i] gather_dims([0]) : (tensor<20x8xf32>, tensor<5x1xindex>) -> tensor<5x1x8xf32>
  %c = tensor.collapse_shape %g [[0, 1], [2]] : tensor<5x1x8xf32> into tensor<5x8xf32>
  %e = tensor.empty() : tensor<5x6xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<5x6xf32>) -> tensor<5x6xf32>
  %m = linalg.matmul ins(%c, %w : tensor<5x8xf32>, tensor<8x6xf32>) outs(%f : tensor<5x6xf32>) -> tensor<5x6xf32>
  return %m : tensor<5x6xf32>
}
