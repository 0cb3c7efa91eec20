// tensor.pad on both sides with a number that is not 0, nofold, a product of it.
func.func @main(%a: tensor<13x27xbf16>, %w: tensor<32x16xbf16>) -> tensor<16x16xf32> {
  %v = arith.constant 5.0e-01 : bf16
  %z = arith.constant 0.0 : f32
  %p = tensor.pad %a nofold low[1, 2] high[2, 3] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : bf16
  } : tensor<13x27xbf16> to tensor<16x32xbf16>
  %e = tensor.empty() : tensor<16x16xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
  %r = linalg.matmul ins(%p, %w : tensor<16x32xbf16>, tensor<32x16xbf16>) outs(%f : tensor<16x16xf32>) -> tensor<16x16xf32>
  return %r : tensor<16x16xf32>
}
