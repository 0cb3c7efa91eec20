#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<?x6x8xf32>, %arg1: tensor<?x8x5xf32>, %arg2: tensor<?x6x5xf32>) -> tensor<?x6x5xf32> {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 2.000000e+00 : f32
    %cst_1 = arith.constant -1.000000e+00 : f32
    %dim = tensor.dim %arg0, %c0 : tensor<?x6x8xf32>
    %dim_2 = tensor.dim %arg1, %c0 : tensor<?x8x5xf32>
    %0 = arith.index_cast %dim : index to i64
    %1 = arith.index_cast %dim_2 : index to i64
    %2 = arith.cmpi eq, %0, %1 : i64
    cf.assert %2, "mismatching contracting dimension"
    %3 = tensor.empty(%dim) : tensor<?x6x5xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<?x6x5xf32>) -> tensor<?x6x5xf32>
    %5 = linalg.batch_matmul ins(%arg0, %arg1 : tensor<?x6x8xf32>, tensor<?x8x5xf32>) outs(%4 : tensor<?x6x5xf32>) -> tensor<?x6x5xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<?x6x5xf32>) outs(%3 : tensor<?x6x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %13 = arith.mulf %in, %cst_0 : f32
      linalg.yield %13 : f32
    } -> tensor<?x6x5xf32>
    cf.assert %2, "mismatching contracting dimension"
    %dim_3 = tensor.dim %arg2, %c0 : tensor<?x6x5xf32>
    %7 = tensor.empty(%dim_3) : tensor<?x6x5xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<?x6x5xf32>) outs(%7 : tensor<?x6x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %13 = arith.mulf %in, %cst_1 : f32
      linalg.yield %13 : f32
    } -> tensor<?x6x5xf32>
    %9 = arith.cmpi eq, %dim_3, %dim : index
    cf.assert %9, "mismatched size for broadcast"
    %10 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %5 : tensor<?x6x5xf32>, tensor<?x6x5xf32>) outs(%7 : tensor<?x6x5xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %13 = arith.addf %in, %in_4 : f32
      linalg.yield %13 : f32
    } -> tensor<?x6x5xf32>
    %11 = arith.cmpi eq, %dim, %dim_3 : index
    cf.assert %11, "mismatched size for broadcast"
    %12 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %10 : tensor<?x6x5xf32>, tensor<?x6x5xf32>) outs(%3 : tensor<?x6x5xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %13 = arith.addf %in, %in_4 : f32
      linalg.yield %13 : f32
    } -> tensor<?x6x5xf32>
    return %12 : tensor<?x6x5xf32>
  }
}
