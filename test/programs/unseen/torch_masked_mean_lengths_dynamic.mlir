#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (0, d1)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> (d0)>
module {
  func.func @main(%arg0: tensor<?x?xf32>, %arg1: tensor<?xi64>) -> tensor<?xf32> {
    %c1_i64 = arith.constant 1 : i64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %dim = tensor.dim %arg0, %c1 : tensor<?x?xf32>
    %0 = tensor.empty(%dim) : tensor<?xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<?xi64>) {
    ^bb0(%out: i64):
      %13 = linalg.index 0 : index
      %14 = arith.index_cast %13 : index to i64
      linalg.yield %14 : i64
    } -> tensor<?xi64>
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [1, %dim] : tensor<?xi64> into tensor<1x?xi64>
    %dim_0 = tensor.dim %arg1, %c0 : tensor<?xi64>
    %expanded_1 = tensor.expand_shape %arg1 [[0, 1]] output_shape [%dim_0, 1] : tensor<?xi64> into tensor<?x1xi64>
    %2 = tensor.empty(%dim_0, %dim) : tensor<?x?xi1>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_1 : tensor<1x?xi64>, tensor<?x1xi64>) outs(%2 : tensor<?x?xi1>) {
    ^bb0(%in: i64, %in_3: i64, %out: i1):
      %13 = arith.cmpi slt, %in, %in_3 : i64
      linalg.yield %13 : i1
    } -> tensor<?x?xi1>
    %dim_2 = tensor.dim %arg0, %c0 : tensor<?x?xf32>
    %4 = arith.cmpi eq, %dim_2, %dim_0 : index
    cf.assert %4, "mismatched size for broadcast"
    %5 = tensor.empty(%dim_2, %dim) : tensor<?x?xf32>
    %6 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg0, %3 : tensor<?x?xf32>, tensor<?x?xi1>) outs(%5 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %in_3: i1, %out: f32):
      %13 = arith.uitofp %in_3 : i1 to f32
      %14 = arith.mulf %in, %13 : f32
      linalg.yield %14 : f32
    } -> tensor<?x?xf32>
    %7 = tensor.empty(%dim_2) : tensor<?xf32>
    %8 = linalg.fill ins(%cst : f32) outs(%7 : tensor<?xf32>) -> tensor<?xf32>
    %9 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "reduction"]} ins(%6 : tensor<?x?xf32>) outs(%8 : tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %13 = arith.addf %in, %out : f32
      linalg.yield %13 : f32
    } -> tensor<?xf32>
    %10 = tensor.empty(%dim_0) : tensor<?xi64>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg1 : tensor<?xi64>) outs(%10 : tensor<?xi64>) {
    ^bb0(%in: i64, %out: i64):
      %13 = arith.maxsi %in, %c1_i64 : i64
      linalg.yield %13 : i64
    } -> tensor<?xi64>
    cf.assert %4, "mismatched size for broadcast"
    %12 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%9, %11 : tensor<?xf32>, tensor<?xi64>) outs(%7 : tensor<?xf32>) {
    ^bb0(%in: f32, %in_3: i64, %out: f32):
      %13 = arith.sitofp %in_3 : i64 to f32
      %14 = arith.divf %in, %13 : f32
      linalg.yield %14 : f32
    } -> tensor<?xf32>
    return %12 : tensor<?xf32>
  }
}
