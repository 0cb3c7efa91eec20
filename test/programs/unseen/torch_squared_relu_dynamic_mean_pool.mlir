// Squared relu, residual, mean over a length that is any.
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d2)>
module {
  func.func @main(%arg0: tensor<?x?x16xf32>, %arg1: tensor<32x16xf32>, %arg2: tensor<32xf32>, %arg3: tensor<16x32xf32>) -> tensor<?x16xf32> {
    %c2_i64 = arith.constant 2 : i64
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c16_i64 = arith.constant 16 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %c32_i64 = arith.constant 32 : i64
    %dim = tensor.dim %arg0, %c0 : tensor<?x?x16xf32>
    %0 = arith.index_cast %dim : index to i64
    %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?x16xf32>
    %1 = arith.index_cast %dim_0 : index to i64
    %cast = tensor.cast %arg0 : tensor<?x?x16xf32> to tensor<?x1x16xf32>
    %collapsed = tensor.collapse_shape %cast [[0], [1, 2]] : tensor<?x1x16xf32> into tensor<?x16xf32>
    %2 = tensor.empty() : tensor<16x32xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<32x16xf32>) outs(%2 : tensor<16x32xf32>) permutation = [1, 0] 
    %dim_1 = tensor.dim %arg0, %c0 : tensor<?x?x16xf32>
    %3 = tensor.empty(%dim_1) : tensor<?x32xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<?x32xf32>) -> tensor<?x32xf32>
    %5 = linalg.matmul ins(%collapsed, %transposed : tensor<?x16xf32>, tensor<16x32xf32>) outs(%4 : tensor<?x32xf32>) -> tensor<?x32xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%5, %arg2 : tensor<?x32xf32>, tensor<32xf32>) outs(%3 : tensor<?x32xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %46 = arith.addf %in, %in_7 : f32
      linalg.yield %46 : f32
    } -> tensor<?x32xf32>
    %7 = arith.cmpi slt, %0, %c0_i64 : i64
    %8 = arith.select %7, %c1_i64, %0 : i64
    %9 = arith.extui %7 : i1 to i64
    %10 = arith.muli %8, %1 : i64
    %11 = arith.addi %9, %c1_i64 : i64
    %12 = arith.cmpi slt, %1, %c0_i64 : i64
    %13 = arith.select %12, %8, %10 : i64
    %14 = arith.select %12, %11, %9 : i64
    %15 = arith.muli %13, %c32_i64 : i64
    %16 = arith.cmpi sle, %14, %c1_i64 : i64
    cf.assert %16, "must have at most one inferred (negative) dimension"
    %17 = arith.index_cast %dim_1 : index to i64
    %18 = arith.muli %17, %c32_i64 : i64
    %19 = arith.divsi %18, %15 : i64
    %20 = arith.select %7, %19, %0 : i64
    %21 = arith.select %12, %19, %1 : i64
    %from_elements = tensor.from_elements %20, %21, %c32_i64 : tensor<3xi64>
    %reshape = tensor.reshape %6(%from_elements) : (tensor<?x32xf32>, tensor<3xi64>) -> tensor<?x?x32xf32>
    %22 = arith.index_cast %20 : i64 to index
    %23 = tensor.empty(%22) : tensor<?x1x32xf32>
    %cast_2 = tensor.cast %reshape : tensor<?x?x32xf32> to tensor<?x1x32xf32>
    %24 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cast_2 : tensor<?x1x32xf32>) outs(%23 : tensor<?x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %46 = arith.cmpf ugt, %in, %cst : f32
      %47 = arith.select %46, %in, %cst : f32
      linalg.yield %47 : f32
    } -> tensor<?x1x32xf32>
    %25 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24 : tensor<?x1x32xf32>) outs(%23 : tensor<?x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %46 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %46 : f32
    } -> tensor<?x1x32xf32>
    %26 = tensor.empty() : tensor<32x16xf32>
    %transposed_3 = linalg.transpose ins(%arg3 : tensor<16x32xf32>) outs(%26 : tensor<32x16xf32>) permutation = [1, 0] 
    %collapsed_4 = tensor.collapse_shape %25 [[0], [1, 2]] : tensor<?x1x32xf32> into tensor<?x32xf32>
    %27 = arith.index_cast %20 : i64 to index
    %28 = tensor.empty(%27) : tensor<?x16xf32>
    %29 = linalg.fill ins(%cst : f32) outs(%28 : tensor<?x16xf32>) -> tensor<?x16xf32>
    %30 = linalg.matmul ins(%collapsed_4, %transposed_3 : tensor<?x32xf32>, tensor<32x16xf32>) outs(%29 : tensor<?x16xf32>) -> tensor<?x16xf32>
    %31 = arith.muli %13, %c16_i64 : i64
    cf.assert %16, "must have at most one inferred (negative) dimension"
    %32 = arith.muli %20, %c16_i64 : i64
    %33 = arith.divsi %32, %31 : i64
    %34 = arith.select %7, %33, %0 : i64
    %35 = arith.select %12, %33, %1 : i64
    %from_elements_5 = tensor.from_elements %34, %35, %c16_i64 : tensor<3xi64>
    %reshape_6 = tensor.reshape %30(%from_elements_5) : (tensor<?x16xf32>, tensor<3xi64>) -> tensor<?x?x16xf32>
    %36 = arith.index_cast %34 : i64 to index
    %37 = arith.cmpi eq, %dim, %36 : index
    cf.assert %37, "mismatched size for broadcast"
    %38 = arith.index_cast %35 : i64 to index
    %39 = arith.cmpi eq, %dim_0, %38 : index
    cf.assert %39, "mismatched size for broadcast"
    %40 = tensor.empty(%dim, %dim_0) : tensor<?x?x16xf32>
    %41 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %reshape_6 : tensor<?x?x16xf32>, tensor<?x?x16xf32>) outs(%40 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %46 = arith.addf %in, %in_7 : f32
      linalg.yield %46 : f32
    } -> tensor<?x?x16xf32>
    %42 = tensor.empty(%dim) : tensor<?x16xf32>
    %43 = linalg.fill ins(%cst : f32) outs(%42 : tensor<?x16xf32>) -> tensor<?x16xf32>
    %44 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "reduction", "parallel"]} ins(%41 : tensor<?x?x16xf32>) outs(%43 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %46 = arith.addf %in, %out : f32
      linalg.yield %46 : f32
    } -> tensor<?x16xf32>
    %45 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%44 : tensor<?x16xf32>) outs(%42 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %46 = arith.sitofp %1 : i64 to f32
      %47 = arith.divf %in, %46 : f32
      linalg.yield %47 : f32
    } -> tensor<?x16xf32>
    return %45 : tensor<?x16xf32>
  }
}
