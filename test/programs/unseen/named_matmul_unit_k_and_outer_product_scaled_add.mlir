func.func @main(%u: tensor<48x1xf16>, %v: tensor<1x64xf16>, %w: tensor<48x64xf16>, %s: f16) -> tensor<48x64xf16> {
  %sp = tensor.splat %s : tensor<48x64xf16>
  %ws = arith.mulf %w, %sp : tensor<48x64xf16>
  %r = linalg.matmul ins(%u, %v : tensor<48x1xf16>, tensor<1x64xf16>) outs(%ws : tensor<48x64xf16>) -> tensor<48x64xf16>
  return %r : tensor<48x64xf16>
}
