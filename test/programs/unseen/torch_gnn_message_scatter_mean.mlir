#map = affine_map<(d0, d1) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0) -> (d0, 0)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1) -> (d0, 0)>
module {
  func.func @main(%arg0: tensor<6x5xf32>, %arg1: tensor<9xi64>, %arg2: tensor<9xi64>, %arg3: tensor<9x5xf32>) -> tensor<6x5xf32> {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<6x5xf32>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<6xf32>
    %cst_2 = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %c9 = arith.constant 9 : index
    %c6_i64 = arith.constant 6 : i64
    %0 = tensor.empty() : tensor<9x5xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<9xi64>) outs(%0 : tensor<9x5xf32>) {
    ^bb0(%in: i64, %out: f32):
      %16 = arith.cmpi slt, %in, %c0_i64 : i64
      %17 = arith.addi %in, %c6_i64 : i64
      %18 = arith.select %16, %17, %in : i64
      %19 = arith.index_cast %18 : i64 to index
      %20 = linalg.index 1 : index
      %extracted = tensor.extract %arg0[%19, %20] : tensor<6x5xf32>
      linalg.yield %extracted : f32
    } -> tensor<9x5xf32>
    %2 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%1, %arg3 : tensor<9x5xf32>, tensor<9x5xf32>) outs(%0 : tensor<9x5xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %16 = arith.addf %in, %in_5 : f32
      linalg.yield %16 : f32
    } -> tensor<9x5xf32>
    %3 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<9x5xf32>) outs(%0 : tensor<9x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %16 = arith.negf %in : f32
      %17 = math.exp %16 : f32
      %18 = arith.addf %17, %cst : f32
      %19 = arith.divf %cst, %18 : f32
      linalg.yield %19 : f32
    } -> tensor<9x5xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%2, %3 : tensor<9x5xf32>, tensor<9x5xf32>) outs(%0 : tensor<9x5xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %16 = arith.mulf %in, %in_5 : f32
      linalg.yield %16 : f32
    } -> tensor<9x5xf32>
    %expanded = tensor.expand_shape %arg2 [[0, 1]] output_shape [9, 1] : tensor<9xi64> into tensor<9x1xi64>
    %expanded_3 = tensor.expand_shape %4 [[0], [1, 2]] output_shape [9, 1, 5] : tensor<9x5xf32> into tensor<9x1x5xf32>
    %5 = tm_tensor.scatter {dimension_map = array<i64: 0>} unique_indices(false) ins(%expanded_3, %expanded : tensor<9x1x5xf32>, tensor<9x1xi64>) outs(%cst_0 : tensor<6x5xf32>) {
    ^bb0(%arg4: f32, %arg5: f32):
      %16 = arith.addf %arg5, %arg4 : f32
      tm_tensor.yield %16 : f32
    } -> tensor<6x5xf32>
    %6 = tensor.empty() : tensor<9x1xi64>
    %7 = linalg.fill ins(%c0_i64 : i64) outs(%6 : tensor<9x1xi64>) -> tensor<9x1xi64>
    %8 = tensor.empty() : tensor<9xf32>
    %9 = linalg.fill ins(%cst_2 : f32) outs(%8 : tensor<9xf32>) -> tensor<9xf32>
    %10:2 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} outs(%7, %9 : tensor<9x1xi64>, tensor<9xf32>) {
    ^bb0(%out: i64, %out_5: f32):
      %16 = linalg.index 0 : index
      %17 = arith.remsi %16, %c9 : index
      %extracted = tensor.extract %arg2[%17] : tensor<9xi64>
      linalg.yield %extracted, %cst : i64, f32
    } -> (tensor<9x1xi64>, tensor<9xf32>)
    %11 = tm_tensor.scatter {dimension_map = array<i64: 0>} unique_indices(false) ins(%10#1, %10#0 : tensor<9xf32>, tensor<9x1xi64>) outs(%cst_1 : tensor<6xf32>) {
    ^bb0(%arg4: f32, %arg5: f32):
      %16 = arith.addf %arg5, %arg4 : f32
      tm_tensor.yield %16 : f32
    } -> tensor<6xf32>
    %12 = tensor.empty() : tensor<6xf32>
    %13 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%11 : tensor<6xf32>) outs(%12 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %16 = arith.cmpf ult, %in, %cst : f32
      %17 = arith.select %16, %cst, %in : f32
      linalg.yield %17 : f32
    } -> tensor<6xf32>
    %expanded_4 = tensor.expand_shape %13 [[0, 1]] output_shape [6, 1] : tensor<6xf32> into tensor<6x1xf32>
    %14 = tensor.empty() : tensor<6x5xf32>
    %15 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%5, %expanded_4 : tensor<6x5xf32>, tensor<6x1xf32>) outs(%14 : tensor<6x5xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %16 = arith.divf %in, %in_5 : f32
      linalg.yield %16 : f32
    } -> tensor<6x5xf32>
    return %15 : tensor<6x5xf32>
  }
}
