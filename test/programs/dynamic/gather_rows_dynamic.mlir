#rows = affine_map<(d0, d1) -> (d0)>
#id = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<?x?xf16>, %arg1: tensor<?xi32>) -> tensor<?x?xf16> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg1, %c0 : tensor<?xi32>
    %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xf16>
    %0 = tensor.empty(%dim, %dim_0) : tensor<?x?xf16>
    %1 = linalg.generic {indexing_maps = [#rows, #id], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<?xi32>) outs(%0 : tensor<?x?xf16>) {
    ^bb0(%in: i32, %out: f16):
      %2 = arith.index_cast %in : i32 to index
      %3 = linalg.index 1 : index
      %extracted = tensor.extract %arg0[%2, %3] : tensor<?x?xf16>
      linalg.yield %extracted : f16
    } -> tensor<?x?xf16>
    return %1 : tensor<?x?xf16>
  }
}
