module {
  func.func @main(%s: tensor<4x16x24xf16>, %v: tensor<4x24x32xf16>) -> tensor<4x16x32xf16> {
    %zh = arith.constant 0.0 : f16
    %e = tensor.empty() : tensor<4x16x24xf16>
    %p = linalg.softmax dimension(2) ins(%s : tensor<4x16x24xf16>) outs(%e : tensor<4x16x24xf16>) -> tensor<4x16x24xf16>
    %e2 = tensor.empty() : tensor<4x16x32xf16>
    %f = linalg.fill ins(%zh : f16) outs(%e2 : tensor<4x16x32xf16>) -> tensor<4x16x32xf16>
    %r = linalg.batch_matmul ins(%p, %v : tensor<4x16x24xf16>, tensor<4x24x32xf16>) outs(%f : tensor<4x16x32xf16>) -> tensor<4x16x32xf16>
    return %r : tensor<4x16x32xf16>
  }
}
