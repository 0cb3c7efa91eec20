func.func @main(%x: tensor<10x8xf32>, %w: tensor<8x6xf32>, %d: tensor<10x6xf32>) -> tensor<10x6xf32> {
  %ids = arith.constant dense<[[7], [2], [5], [0]]> : tensor<4x1xindex>
  %z = arith.constant 0.0 : f32
  %g = tensor.gather %x[%ids] gather_dims([0]) : (tensor<10x8xf32>, tensor<4x1xindex>) -> tensor<4x1x8xf32>
  %c = tensor.collapse_shape %g [[0, 1], [2]] : tensor<4x1x8xf32> into tensor<4x8xf32>
  %e = tensor.empty() : tensor<4x6xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
  %y = linalg.matmul ins(%c, %w : tensor<4x8xf32>, tensor<8x6xf32>) outs(%f : tensor<4x6xf32>) -> tensor<4x6xf32>
  %p = tensor.expand_shape %y [[0, 1], [2]] output_shape [4, 1, 6] : tensor<4x6xf32> into tensor<4x1x6xf32>
  %r = tensor.scatter %p into %d[%ids] scatter_dims([0]) unique : (tensor<4x1x6xf32>, tensor<10x6xf32>, tensor<4x1xindex>) -> tensor<10x6xf32>
  return %r : tensor<10x6xf32>
}
