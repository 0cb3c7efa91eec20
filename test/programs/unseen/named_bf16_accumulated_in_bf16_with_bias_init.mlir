module {
  func.func @main(%x: tensor<16x32xbf16>, %w: tensor<32x24xbf16>, %b: tensor<24xbf16>) -> tensor<16x24xbf16> {
    %e = tensor.empty() : tensor<16x24xbf16>
    %bb = linalg.broadcast ins(%b : tensor<24xbf16>) outs(%e : tensor<16x24xbf16>) dimensions = [0]
    %m = linalg.matmul ins(%x, %w : tensor<16x32xbf16>, tensor<32x24xbf16>) outs(%bb : tensor<16x24xbf16>) -> tensor<16x24xbf16>
    return %m : tensor<16x24xbf16>
  }
}
