// linalg.batch_mmt4d of operands that come packed.
func.func @main(%a: tensor<2x3x4x8x4xbf16>, %b: tensor<2x5x4x8x4xbf16>) -> tensor<2x3x5x8x8xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x3x5x8x8xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<2x3x5x8x8xf32>) -> tensor<2x3x5x8x8xf32>
  %p = linalg.batch_mmt4d ins(%a, %b : tensor<2x3x4x8x4xbf16>, tensor<2x5x4x8x4xbf16>) outs(%f : tensor<2x3x5x8x8xf32>) -> tensor<2x3x5x8x8xf32>
  return %p : tensor<2x3x5x8x8xf32>
}
