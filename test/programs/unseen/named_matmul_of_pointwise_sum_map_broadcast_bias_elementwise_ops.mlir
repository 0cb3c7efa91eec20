func.func @main(%x: tensor<32x64xbf16>, %y: tensor<32x64xbf16>, %w: tensor<64x48xbf16>, %b: tensor<48xf32>, %r: tensor<32x48xf32>) -> tensor<32x48xf32> {
  %e0 = tensor.empty() : tensor<32x64xbf16>
  %s = linalg.add ins(%x, %y : tensor<32x64xbf16>, tensor<32x64xbf16>) outs(%e0 : tensor<32x64xbf16>) -> tensor<32x64xbf16>
  %c0 = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<32x48xf32>
  %bb = linalg.broadcast ins(%b : tensor<48xf32>) outs(%e : tensor<32x48xf32>) dimensions = [0]
  %m = linalg.matmul ins(%s, %w : tensor<32x64xbf16>, tensor<64x48xbf16>) outs(%bb : tensor<32x48xf32>) -> tensor<32x48xf32>
  %t = linalg.tanh ins(%m : tensor<32x48xf32>) outs(%e : tensor<32x48xf32>) -> tensor<32x48xf32>
  %q = linalg.mul ins(%t, %r : tensor<32x48xf32>, tensor<32x48xf32>) outs(%e : tensor<32x48xf32>) -> tensor<32x48xf32>
  %u = linalg.map { math.absf } ins(%q : tensor<32x48xf32>) outs(%e : tensor<32x48xf32>)
  return %u : tensor<32x48xf32>
}
