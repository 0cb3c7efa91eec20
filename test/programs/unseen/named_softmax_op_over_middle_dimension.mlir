func.func @s(%x: tensor<3x9x8xf32>, %w: tensor<3x8x5xf32>) -> tensor<3x9x5xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<3x9x5xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<3x9x5xf32>) -> tensor<3x9x5xf32>
  %m = linalg.batch_matmul ins(%x, %w : tensor<3x9x8xf32>, tensor<3x8x5xf32>) outs(%f : tensor<3x9x5xf32>) -> tensor<3x9x5xf32>
  %r = linalg.softmax dimension(1) ins(%m : tensor<3x9x5xf32>) outs(%e : tensor<3x9x5xf32>) -> tensor<3x9x5xf32>
  return %r : tensor<3x9x5xf32>
}
