#map = affine_map<(d0, d1) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<?x8xf32>, %arg1: tensor<8x8xf32>, %arg2: tensor<?xi64>, %arg3: tensor<?xi64>) -> (tensor<?xf32>, tensor<?xf32>) {
    %c0 = arith.constant 0 : index
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 2.000000e+00 : f32
    %cst_2 = arith.constant 5.000000e-01 : f32
    %dim = tensor.dim %arg2, %c0 : tensor<?xi64>
    %0 = tensor.empty(%dim) : tensor<?x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<?xi64>) outs(%0 : tensor<?x8xf32>) {
    ^bb0(%in: i64, %out: f32):
      %15 = arith.cmpi slt, %in, %c0_i64 : i64
      %dim_4 = tensor.dim %arg0, %c0 : tensor<?x8xf32>
      %16 = arith.index_cast %dim_4 : index to i64
      %17 = arith.addi %in, %16 : i64
      %18 = arith.select %15, %17, %in : i64
      %19 = arith.index_cast %18 : i64 to index
      %20 = linalg.index 1 : index
      %extracted = tensor.extract %arg0[%19, %20] : tensor<?x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x8xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%0 : tensor<?x8xf32>) -> tensor<?x8xf32>
    %3 = linalg.matmul ins(%1, %arg1 : tensor<?x8xf32>, tensor<8x8xf32>) outs(%2 : tensor<?x8xf32>) -> tensor<?x8xf32>
    %dim_3 = tensor.dim %arg3, %c0 : tensor<?xi64>
    %4 = tensor.empty(%dim_3) : tensor<?x8xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<?xi64>) outs(%4 : tensor<?x8xf32>) {
    ^bb0(%in: i64, %out: f32):
      %15 = arith.cmpi slt, %in, %c0_i64 : i64
      %dim_4 = tensor.dim %arg0, %c0 : tensor<?x8xf32>
      %16 = arith.index_cast %dim_4 : index to i64
      %17 = arith.addi %in, %16 : i64
      %18 = arith.select %15, %17, %in : i64
      %19 = arith.index_cast %18 : i64 to index
      %20 = linalg.index 1 : index
      %extracted = tensor.extract %arg0[%19, %20] : tensor<?x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x8xf32>
    %6 = arith.cmpi eq, %dim, %dim_3 : index
    cf.assert %6, "mismatched size for broadcast"
    %7 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%3, %5 : tensor<?x8xf32>, tensor<?x8xf32>) outs(%0 : tensor<?x8xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %15 = arith.mulf %in, %in_4 : f32
      linalg.yield %15 : f32
    } -> tensor<?x8xf32>
    %8 = tensor.empty(%dim) : tensor<?xf32>
    %9 = linalg.fill ins(%cst : f32) outs(%8 : tensor<?xf32>) -> tensor<?xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "reduction"]} ins(%7 : tensor<?x8xf32>) outs(%9 : tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %15 = arith.addf %in, %out : f32
      linalg.yield %15 : f32
    } -> tensor<?xf32>
    %11 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%10 : tensor<?xf32>) outs(%8 : tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %15 = arith.negf %in : f32
      %16 = math.exp %15 : f32
      %17 = arith.addf %16, %cst_0 : f32
      %18 = arith.divf %cst_0, %17 : f32
      linalg.yield %18 : f32
    } -> tensor<?xf32>
    cf.assert %6, "mismatched size for broadcast"
    %12 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%1, %5 : tensor<?x8xf32>, tensor<?x8xf32>) outs(%0 : tensor<?x8xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %15 = arith.subf %in, %in_4 : f32
      linalg.yield %15 : f32
    } -> tensor<?x8xf32>
    %13 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "reduction"]} ins(%12 : tensor<?x8xf32>) outs(%9 : tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %15 = math.absf %in : f32
      %16 = math.powf %15, %cst_1 : f32
      %17 = arith.addf %16, %out : f32
      linalg.yield %17 : f32
    } -> tensor<?xf32>
    %14 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%13 : tensor<?xf32>) outs(%8 : tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %15 = math.powf %in, %cst_2 : f32
      linalg.yield %15 : f32
    } -> tensor<?xf32>
    return %11, %14 : tensor<?xf32>, tensor<?xf32>
  }
}
