// [batch, sequence, heads, 8] to [batch, heads, sequence, 8], batch and sequence open.
module {
  func.func @main(%arg0: tensor<?x?x4x8xbf16>) -> tensor<?x4x?x8xbf16> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?x4x8xbf16>
    %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?x4x8xbf16>
    %0 = tensor.empty(%dim, %dim_0) : tensor<?x4x?x8xbf16>
    %transposed = linalg.transpose ins(%arg0 : tensor<?x?x4x8xbf16>) outs(%0 : tensor<?x4x?x8xbf16>) permutation = [0, 2, 1, 3]
    return %transposed : tensor<?x4x?x8xbf16>
  }
}
