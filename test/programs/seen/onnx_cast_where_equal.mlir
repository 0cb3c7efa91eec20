#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> ()>
module {
  func.func @cast_where_equal(%arg0: tensor<8x16xf32>, %arg1: tensor<16x12xf32>, %arg2: tensor<8x12xi64>) -> tensor<8x12xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_1 = arith.constant dense<3> : tensor<i64>
    %0 = tensor.empty() : tensor<8x12xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2, %cst_1 : tensor<8x12xi64>, tensor<i64>) outs(%0 : tensor<8x12xi1>) {
    ^bb0(%in: i64, %in_2: i64, %out: i1):
      %6 = arith.cmpi eq, %in, %in_2 : i64
      linalg.yield %6 : i1
    } -> tensor<8x12xi1>
    %2 = tensor.empty() : tensor<8x12xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<8x12xf32>) -> tensor<8x12xf32>
    %4 = linalg.matmul ins(%arg0, %arg1 : tensor<8x16xf32>, tensor<16x12xf32>) outs(%3 : tensor<8x12xf32>) -> tensor<8x12xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %4, %cst_0 : tensor<8x12xi1>, tensor<8x12xf32>, tensor<f32>) outs(%2 : tensor<8x12xf32>) {
    ^bb0(%in: i1, %in_2: f32, %in_3: f32, %out: f32):
      %6 = arith.select %in, %in_2, %in_3 : f32
      linalg.yield %6 : f32
    } -> tensor<8x12xf32>
    return %5 : tensor<8x12xf32>
  }
}

