// pipeline: auto, sizes: arg0.shape[1]=37, exact: True
// right: the last row of an open sequence, at a place that no kernel's tensor has as an extent
module {
  func.func @main(%arg0: tensor<2x?x8xf16>, %arg1: tensor<8x5xf16>) -> tensor<2x5xf16> {
    %c1 = arith.constant 1 : index
    %z = arith.constant 0.0 : f16
    %d = tensor.dim %arg0, %c1 : tensor<2x?x8xf16>
    %h = arith.subi %d, %c1 : index
    %l = tensor.extract_slice %arg0[0, %h, 0] [2, 1, 8] [1, 1, 1] : tensor<2x?x8xf16> to tensor<2x8xf16>
    %e = tensor.empty() : tensor<2x5xf16>
    %f = linalg.fill ins(%z : f16) outs(%e : tensor<2x5xf16>) -> tensor<2x5xf16>
    %r = linalg.matmul ins(%l, %arg1 : tensor<2x8xf16>, tensor<8x5xf16>) outs(%f : tensor<2x5xf16>) -> tensor<2x5xf16>
    return %r : tensor<2x5xf16>
  }
}
