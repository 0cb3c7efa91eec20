// The inner size is 64 times a count that a reshape tells: a multiple of 64.
module {
  func.func @main(%arg0: tensor<?x?x64xf16>, %arg1: tensor<?x?xf16>) -> tensor<?x?xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    %cst = arith.constant 0.000000e+00 : f32
    %dim = tensor.dim %arg0, %c0 : tensor<?x?x64xf16>
    %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?x64xf16>
    %k = arith.muli %dim_0, %c64 : index
    %collapsed = tensor.collapse_shape %arg0 [[0], [1, 2]] : tensor<?x?x64xf16> into tensor<?x?xf16>
    %dim_1 = tensor.dim %arg1, %c0 : tensor<?x?xf16>
    %dim_2 = tensor.dim %arg1, %c1 : tensor<?x?xf16>
    %same = arith.cmpi eq, %k, %dim_1 : index
    cf.assert %same, "inner sizes"
    %0 = tensor.empty(%dim, %dim_2) : tensor<?x?xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %2 = linalg.matmul ins(%collapsed, %arg1 : tensor<?x?xf16>, tensor<?x?xf16>) outs(%1 : tensor<?x?xf32>) -> tensor<?x?xf32>
    return %2 : tensor<?x?xf32>
  }
}
