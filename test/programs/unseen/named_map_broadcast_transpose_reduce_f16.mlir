func.func @main(%x: tensor<8x24xf16>, %w: tensor<16x24xf16>, %b: tensor<16xf16>) -> (tensor<8x16xf16>, tensor<8xf16>, tensor<16x8xf16>) {
  %z = arith.constant 0.0 : f16
  %te = tensor.empty() : tensor<24x16xf16>
  %wt = linalg.transpose ins(%w : tensor<16x24xf16>) outs(%te : tensor<24x16xf16>) permutation = [1, 0]
  %e = tensor.empty() : tensor<8x16xf16>
  %bb = linalg.broadcast ins(%b : tensor<16xf16>) outs(%e : tensor<8x16xf16>) dimensions = [0]
  %0 = linalg.matmul ins(%x, %wt : tensor<8x24xf16>, tensor<24x16xf16>) outs(%bb : tensor<8x16xf16>) -> tensor<8x16xf16>
  %1 = linalg.map ins(%0 : tensor<8x16xf16>) outs(%e : tensor<8x16xf16>) (%v: f16, %o: f16) {
    %s = math.absf %v : f16
    %q = math.sqrt %s : f16
    linalg.yield %q : f16
  }
  %e8 = tensor.empty() : tensor<8xf16>
  %f8 = linalg.fill ins(%z : f16) outs(%e8 : tensor<8xf16>) -> tensor<8xf16>
  %2 = linalg.reduce { arith.maximumf } ins(%1 : tensor<8x16xf16>) outs(%f8 : tensor<8xf16>) dimensions = [1]
  %e3 = tensor.empty() : tensor<16x8xf16>
  %3 = linalg.transpose ins(%1 : tensor<8x16xf16>) outs(%e3 : tensor<16x8xf16>) permutation = [1, 0]
  return %1, %2, %3 : tensor<8x16xf16>, tensor<8xf16>, tensor<16x8xf16>
}
