// Messages added along any number of edges.
#map = affine_map<(d0, d1) -> ()>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d0)>
#map3 = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<?x8xf32>, %arg1: tensor<8x8xf32>, %arg2: tensor<?xi64>, %arg3: tensor<?xi64>) -> tensor<?x8xf32> {
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<f32>
    %dim = tensor.dim %arg0, %c0 : tensor<?x8xf32>
    %0 = tensor.empty(%dim) : tensor<?x8xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<?x8xf32>) -> tensor<?x8xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<?x8xf32>, tensor<8x8xf32>) outs(%1 : tensor<?x8xf32>) -> tensor<?x8xf32>
    %3 = arith.index_cast %dim : index to i64
    %4 = arith.cmpi sge, %3, %c0_i64 : i64
    cf.assert %4, "negative values not allowed in new dimensions"
    %5 = tensor.empty(%dim) : tensor<?x8xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_0 : tensor<f32>) outs(%5 : tensor<?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x8xf32>
    %dim_1 = tensor.dim %arg2, %c0 : tensor<?xi64>
    %7 = tensor.empty(%dim_1) : tensor<?x8xf32>
    %8 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<?xi64>) outs(%7 : tensor<?x8xf32>) {
    ^bb0(%in: i64, %out: f32):
      %18 = arith.cmpi slt, %in, %c0_i64 : i64
      %19 = arith.addi %in, %3 : i64
      %20 = arith.select %18, %19, %in : i64
      %21 = arith.index_cast %20 : i64 to index
      %22 = linalg.index 1 : index
      %extracted = tensor.extract %2[%21, %22] : tensor<?x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x8xf32>
    %dim_2 = tensor.dim %arg3, %c0 : tensor<?xi64>
    %9 = arith.index_cast %dim_2 : index to i64
    %10 = arith.maxsi %9, %c1_i64 : i64
    %11 = arith.index_cast %10 : i64 to index
    %12 = arith.cmpi sge, %10, %c0_i64 : i64
    cf.assert %12, "unimplemented: dynamic negative broadcast sizes"
    %13 = tensor.empty(%11) : tensor<?x8xf32>
    %14 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%13 : tensor<?x8xf32>) {
    ^bb0(%out: f32):
      %18 = linalg.index 0 : index
      %19 = linalg.index 1 : index
      %20 = arith.cmpi eq, %dim_1, %c1 : index
      %21 = arith.select %20, %c0, %18 : index
      %extracted = tensor.extract %8[%21, %19] : tensor<?x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x8xf32>
    cf.assert %12, "unimplemented: dynamic negative broadcast sizes"
    %15 = tensor.empty(%11) : tensor<?xi64>
    %16 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%15 : tensor<?xi64>) {
    ^bb0(%out: i64):
      %18 = linalg.index 0 : index
      %19 = arith.cmpi eq, %dim_2, %c1 : index
      %20 = arith.select %19, %c0, %18 : index
      %extracted = tensor.extract %arg3[%20] : tensor<?xi64>
      linalg.yield %extracted : i64
    } -> tensor<?xi64>
    %expanded = tensor.expand_shape %16 [[0, 1]] output_shape [%11, 1] : tensor<?xi64> into tensor<?x1xi64>
    %expanded_3 = tensor.expand_shape %14 [[0], [1, 2]] output_shape [%11, 1, 8] : tensor<?x8xf32> into tensor<?x1x8xf32>
    %17 = tm_tensor.scatter {dimension_map = array<i64: 0>} unique_indices(false) ins(%expanded_3, %expanded : tensor<?x1x8xf32>, tensor<?x1xi64>) outs(%6 : tensor<?x8xf32>) {
    ^bb0(%arg4: f32, %arg5: f32):
      %18 = arith.addf %arg5, %arg4 : f32
      tm_tensor.yield %18 : f32
    } -> tensor<?x8xf32>
    return %17 : tensor<?x8xf32>
  }
}
