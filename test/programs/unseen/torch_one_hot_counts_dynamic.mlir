#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d2)>
module {
  func.func @main(%arg0: tensor<?x?xi64>) -> (tensor<?x6xf32>, tensor<?x?x6xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %0 = tensor.empty() : tensor<6xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<6xi64>) {
    ^bb0(%out: i64):
      %16 = linalg.index 0 : index
      %17 = arith.index_cast %16 : index to i64
      linalg.yield %17 : i64
    } -> tensor<6xi64>
    %dim = tensor.dim %arg0, %c0 : tensor<?x?xi64>
    %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xi64>
    %expanded = tensor.expand_shape %arg0 [[0], [1, 2]] output_shape [%dim, %dim_0, 1] : tensor<?x?xi64> into tensor<?x?x1xi64>
    %2 = tensor.empty(%dim, %dim_0) : tensor<?x?x6xi1>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %1 : tensor<?x?x1xi64>, tensor<6xi64>) outs(%2 : tensor<?x?x6xi1>) {
    ^bb0(%in: i64, %in_3: i64, %out: i1):
      %16 = arith.cmpi eq, %in, %in_3 : i64
      linalg.yield %16 : i1
    } -> tensor<?x?x6xi1>
    %4 = tensor.empty(%dim, %dim_0) : tensor<?x?x6xi64>
    %5 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<?x?x6xi1>) outs(%4 : tensor<?x?x6xi64>) {
    ^bb0(%in: i1, %out: i64):
      %16 = arith.extui %in : i1 to i64
      linalg.yield %16 : i64
    } -> tensor<?x?x6xi64>
    %6 = tensor.empty(%dim, %dim_0) : tensor<?x?x6xf32>
    %7 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<?x?x6xi64>) outs(%6 : tensor<?x?x6xf32>) {
    ^bb0(%in: i64, %out: f32):
      %16 = arith.sitofp %in : i64 to f32
      linalg.yield %16 : f32
    } -> tensor<?x?x6xf32>
    %8 = tensor.empty(%dim) : tensor<?x6xf32>
    %9 = linalg.fill ins(%cst : f32) outs(%8 : tensor<?x6xf32>) -> tensor<?x6xf32>
    %10 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "reduction", "parallel"]} ins(%7 : tensor<?x?x6xf32>) outs(%9 : tensor<?x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %16 = arith.addf %in, %out : f32
      linalg.yield %16 : f32
    } -> tensor<?x6xf32>
    %dim_1 = tensor.dim %7, %c0 : tensor<?x?x6xf32>
    %dim_2 = tensor.dim %7, %c1 : tensor<?x?x6xf32>
    %11 = tensor.empty(%dim_1, %dim_2) : tensor<?x?x6xf32>
    %12 = linalg.fill ins(%cst : f32) outs(%11 : tensor<?x?x6xf32>) -> tensor<?x?x6xf32>
    %13 = tensor.empty(%dim_1) : tensor<?x6xf32>
    %14 = linalg.fill ins(%cst : f32) outs(%13 : tensor<?x6xf32>) -> tensor<?x6xf32>
    %15:2 = tm_tensor.scan dimension(1) inclusive(true) ins(%7 : tensor<?x?x6xf32>) outs(%12, %14 : tensor<?x?x6xf32>, tensor<?x6xf32>) {
    ^bb0(%arg1: f32, %arg2: f32):
      %16 = arith.addf %arg1, %arg2 : f32
      tm_tensor.yield %16 : f32
    } -> tensor<?x?x6xf32>, tensor<?x6xf32>
    return %10, %15#0 : tensor<?x6xf32>, tensor<?x?x6xf32>
  }
}
