// Centroids by index_add of rows and counts.
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0) -> ()>
#map3 = affine_map<(d0, d1) -> (d0, 0)>
module {
  func.func @main(%arg0: tensor<?x8xf32>, %arg1: tensor<8x8xf32>, %arg2: tensor<?xi64>) -> tensor<4x8xf32> {
    %cst = arith.constant dense<0.000000e+00> : tensor<4xf32>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<4x8xf32>
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst_1 = arith.constant 0.000000e+00 : f32
    %cst_2 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_3 = arith.constant 1.000000e+00 : f32
    %dim = tensor.dim %arg0, %c0 : tensor<?x8xf32>
    %0 = tensor.empty(%dim) : tensor<?x8xf32>
    %1 = linalg.fill ins(%cst_1 : f32) outs(%0 : tensor<?x8xf32>) -> tensor<?x8xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<?x8xf32>, tensor<8x8xf32>) outs(%1 : tensor<?x8xf32>) -> tensor<?x8xf32>
    %dim_4 = tensor.dim %arg2, %c0 : tensor<?xi64>
    %3 = arith.index_cast %dim_4 : index to i64
    %4 = arith.maxsi %3, %c1_i64 : i64
    %5 = arith.index_cast %4 : i64 to index
    %6 = arith.cmpi sge, %4, %c0_i64 : i64
    cf.assert %6, "unimplemented: dynamic negative broadcast sizes"
    %7 = tensor.empty(%5) : tensor<?x8xf32>
    %8 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%7 : tensor<?x8xf32>) {
    ^bb0(%out: f32):
      %22 = linalg.index 0 : index
      %23 = linalg.index 1 : index
      %24 = arith.cmpi eq, %dim, %c1 : index
      %25 = arith.select %24, %c0, %22 : index
      %extracted = tensor.extract %2[%25, %23] : tensor<?x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x8xf32>
    cf.assert %6, "unimplemented: dynamic negative broadcast sizes"
    %9 = tensor.empty(%5) : tensor<?xi64>
    %10 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%9 : tensor<?xi64>) {
    ^bb0(%out: i64):
      %22 = linalg.index 0 : index
      %23 = arith.cmpi eq, %dim_4, %c1 : index
      %24 = arith.select %23, %c0, %22 : index
      %extracted = tensor.extract %arg2[%24] : tensor<?xi64>
      linalg.yield %extracted : i64
    } -> tensor<?xi64>
    %expanded = tensor.expand_shape %10 [[0, 1]] output_shape [%5, 1] : tensor<?xi64> into tensor<?x1xi64>
    %expanded_5 = tensor.expand_shape %8 [[0], [1, 2]] output_shape [%5, 1, 8] : tensor<?x8xf32> into tensor<?x1x8xf32>
    %11 = tm_tensor.scatter {dimension_map = array<i64: 0>} unique_indices(false) ins(%expanded_5, %expanded : tensor<?x1x8xf32>, tensor<?x1xi64>) outs(%cst_0 : tensor<4x8xf32>) {
    ^bb0(%arg3: f32, %arg4: f32):
      %22 = arith.addf %arg4, %arg3 : f32
      tm_tensor.yield %22 : f32
    } -> tensor<4x8xf32>
    %12 = arith.cmpi sge, %3, %c0_i64 : i64
    cf.assert %12, "negative values not allowed in new dimensions"
    %13 = tensor.empty(%dim_4) : tensor<?xf32>
    %14 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel"]} ins(%cst_2 : tensor<f32>) outs(%13 : tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?xf32>
    cf.assert %6, "unimplemented: dynamic negative broadcast sizes"
    %15 = tensor.empty(%5) : tensor<?xf32>
    %16 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%15 : tensor<?xf32>) {
    ^bb0(%out: f32):
      %22 = linalg.index 0 : index
      %23 = arith.cmpi eq, %dim_4, %c1 : index
      %24 = arith.select %23, %c0, %22 : index
      %extracted = tensor.extract %14[%24] : tensor<?xf32>
      linalg.yield %extracted : f32
    } -> tensor<?xf32>
    cf.assert %6, "unimplemented: dynamic negative broadcast sizes"
    %expanded_6 = tensor.expand_shape %16 [[0, 1]] output_shape [%5, 1] : tensor<?xf32> into tensor<?x1xf32>
    %17 = tm_tensor.scatter {dimension_map = array<i64: 0>} unique_indices(false) ins(%expanded_6, %expanded : tensor<?x1xf32>, tensor<?x1xi64>) outs(%cst : tensor<4xf32>) {
    ^bb0(%arg3: f32, %arg4: f32):
      %22 = arith.addf %arg4, %arg3 : f32
      tm_tensor.yield %22 : f32
    } -> tensor<4xf32>
    %18 = tensor.empty() : tensor<4xf32>
    %19 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%17 : tensor<4xf32>) outs(%18 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = arith.cmpf ult, %in, %cst_3 : f32
      %23 = arith.select %22, %cst_3, %in : f32
      linalg.yield %23 : f32
    } -> tensor<4xf32>
    %expanded_7 = tensor.expand_shape %19 [[0, 1]] output_shape [4, 1] : tensor<4xf32> into tensor<4x1xf32>
    %20 = tensor.empty() : tensor<4x8xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel"]} ins(%11, %expanded_7 : tensor<4x8xf32>, tensor<4x1xf32>) outs(%20 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %22 = arith.divf %in, %in_8 : f32
      linalg.yield %22 : f32
    } -> tensor<4x8xf32>
    return %21 : tensor<4x8xf32>
  }
}
