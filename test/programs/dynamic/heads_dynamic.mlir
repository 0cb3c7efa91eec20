// Queries of 4 heads of 8 from one product of an open batch and sequence.
module {
  func.func @main(%arg0: tensor<?x?x16xbf16>, %arg1: tensor<16x32xbf16>) -> tensor<?x4x?x8xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %b = tensor.dim %arg0, %c0 : tensor<?x?x16xbf16>
    %s = tensor.dim %arg0, %c1 : tensor<?x?x16xbf16>
    %rows = arith.muli %b, %s : index
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<?x?x16xbf16> into tensor<?x16xbf16>
    %0 = tensor.empty(%rows) : tensor<?x32xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<?x32xf32>) -> tensor<?x32xf32>
    %2 = linalg.matmul ins(%collapsed, %arg1 : tensor<?x16xbf16>, tensor<16x32xbf16>) outs(%1 : tensor<?x32xf32>) -> tensor<?x32xf32>
    %expanded = tensor.expand_shape %2 [[0, 1], [2, 3]] output_shape [%b, %s, 4, 8] : tensor<?x32xf32> into tensor<?x?x4x8xf32>
    %3 = tensor.empty(%b, %s) : tensor<?x4x?x8xf32>
    %transposed = linalg.transpose ins(%expanded : tensor<?x?x4x8xf32>) outs(%3 : tensor<?x4x?x8xf32>) permutation = [0, 2, 1, 3]
    return %transposed : tensor<?x4x?x8xf32>
  }
}
