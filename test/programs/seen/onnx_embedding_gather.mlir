#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @embedding_gather(%arg0: tensor<40x16xf32>, %arg1: tensor<2x6xi64>, %arg2: tensor<16x24xf32>) -> tensor<2x6x24xf32> {
    %c40_i64 = arith.constant 40 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x6xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<2x6xi64>) outs(%0 : tensor<2x6xi1>) {
    ^bb0(%in: i64, %out: i1):
      %12 = arith.cmpi slt, %in, %c0_i64 : i64
      linalg.yield %12 : i1
    } -> tensor<2x6xi1>
    %2 = tensor.empty() : tensor<2x6xi64>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<2x6xi64>) outs(%2 : tensor<2x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %12 = arith.addi %in, %c40_i64 : i64
      linalg.yield %12 : i64
    } -> tensor<2x6xi64>
    %4 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %3, %arg1 : tensor<2x6xi1>, tensor<2x6xi64>, tensor<2x6xi64>) outs(%2 : tensor<2x6xi64>) {
    ^bb0(%in: i1, %in_0: i64, %in_1: i64, %out: i64):
      %12 = arith.select %in, %in_0, %in_1 : i64
      linalg.yield %12 : i64
    } -> tensor<2x6xi64>
    %collapsed = tensor.collapse_shape %4 [[0, 1]] : tensor<2x6xi64> into tensor<12xi64>
    %5 = tensor.empty() : tensor<12x16xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<12xi64>) outs(%5 : tensor<12x16xf32>) {
    ^bb0(%in: i64, %out: f32):
      %12 = arith.index_cast %in : i64 to index
      %13 = linalg.index 1 : index
      %extracted = tensor.extract %arg0[%12, %13] : tensor<40x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<12x16xf32>
    %expanded = tensor.expand_shape %6 [[0, 1], [2]] output_shape [2, 6, 16] : tensor<12x16xf32> into tensor<2x6x16xf32>
    %7 = tensor.empty() : tensor<2x16x24xf32>
    %8 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<16x24xf32>) outs(%7 : tensor<2x16x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x24xf32>
    %9 = tensor.empty() : tensor<2x6x24xf32>
    %10 = linalg.fill ins(%cst : f32) outs(%9 : tensor<2x6x24xf32>) -> tensor<2x6x24xf32>
    %11 = linalg.batch_matmul ins(%expanded, %8 : tensor<2x6x16xf32>, tensor<2x16x24xf32>) outs(%10 : tensor<2x6x24xf32>) -> tensor<2x6x24xf32>
    return %11 : tensor<2x6x24xf32>
  }
}

