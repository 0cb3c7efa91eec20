// Weights as one string of bytes, in bf16, and infinities in a mask.
func.func @main(%x: tensor<4x2xbf16>) -> tensor<4x4xf32> {
  %w = arith.constant dense<"0x803F0040803F00C0003F803E404040C0"> : tensor<2x4xbf16>
  %m = arith.constant dense<[[0.0, 0xFF800000, 0xFF800000, 0xFF800000], [0.0, 0.0, 0xFF800000, 0xFF800000], [0.0, 0.0, 0.0, 0xFF800000], [0.0, 0.0, 0.0, 0.0]]> : tensor<4x4xf32>
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x4xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  %p = linalg.matmul ins(%x, %w : tensor<4x2xbf16>, tensor<2x4xbf16>) outs(%f : tensor<4x4xf32>) -> tensor<4x4xf32>
  %a = linalg.add ins(%p, %m : tensor<4x4xf32>, tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  %s = linalg.softmax dimension(1) ins(%a : tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %s : tensor<4x4xf32>
}
