// torch.bmm with every size open.
module {
  func.func @main(%arg0: tensor<?x?x?xf16>, %arg1: tensor<?x?x?xf16>) -> tensor<?x?x?xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %cst = arith.constant 0.000000e+00 : f32
    %dim = tensor.dim %arg0, %c0 : tensor<?x?x?xf16>
    %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?x?xf16>
    %dim_1 = tensor.dim %arg1, %c2 : tensor<?x?x?xf16>
    %0 = tensor.empty(%dim, %dim_0, %dim_1) : tensor<?x?x?xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %2 = linalg.batch_matmul ins(%arg0, %arg1 : tensor<?x?x?xf16>, tensor<?x?x?xf16>) outs(%1 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    return %2 : tensor<?x?x?xf32>
  }
}
