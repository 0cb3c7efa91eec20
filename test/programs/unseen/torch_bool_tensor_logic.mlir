#map = affine_map<(d0, d1) -> (d0, 0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d0)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0) -> ()>
module {
  func.func @main(%arg0: tensor<3xi1>, %arg1: tensor<3x4xf32>, %arg2: tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<i1>, tensor<i64>, tensor<3xi1>) {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %false = arith.constant false
    %true = arith.constant true
    %expanded = tensor.expand_shape %arg0 [[0, 1]] output_shape [3, 1] : tensor<3xi1> into tensor<3x1xi1>
    %0 = tensor.empty() : tensor<3x4xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded, %arg1, %arg2 : tensor<3x1xi1>, tensor<3x4xf32>, tensor<3x4xf32>) outs(%0 : tensor<3x4xf32>) {
    ^bb0(%in: i1, %in_0: f32, %in_1: f32, %out: f32):
      %19 = arith.select %in, %in_0, %in_1 : f32
      linalg.yield %19 : f32
    } -> tensor<3x4xf32>
    %2 = tensor.empty() : tensor<3xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<3xf32>) -> tensor<3xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "reduction"]} ins(%arg1 : tensor<3x4xf32>) outs(%3 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %19 = arith.addf %in, %out : f32
      linalg.yield %19 : f32
    } -> tensor<3xf32>
    %5 = tensor.empty() : tensor<3xi1>
    %6 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%4 : tensor<3xf32>) outs(%5 : tensor<3xi1>) {
    ^bb0(%in: f32, %out: i1):
      %19 = arith.cmpf ogt, %in, %cst : f32
      linalg.yield %19 : i1
    } -> tensor<3xi1>
    %7 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%arg0, %6 : tensor<3xi1>, tensor<3xi1>) outs(%5 : tensor<3xi1>) {
    ^bb0(%in: i1, %in_0: i1, %out: i1):
      %19 = arith.andi %in, %in_0 : i1
      linalg.yield %19 : i1
    } -> tensor<3xi1>
    %8 = tensor.empty() : tensor<i1>
    %9 = linalg.fill ins(%false : i1) outs(%8 : tensor<i1>) -> tensor<i1>
    %10 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["reduction"]} ins(%7 : tensor<3xi1>) outs(%9 : tensor<i1>) {
    ^bb0(%in: i1, %out: i1):
      %19 = arith.ori %in, %out : i1
      linalg.yield %19 : i1
    } -> tensor<i1>
    %11 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg0 : tensor<3xi1>) outs(%5 : tensor<3xi1>) {
    ^bb0(%in: i1, %out: i1):
      %19 = arith.xori %in, %true : i1
      linalg.yield %19 : i1
    } -> tensor<3xi1>
    %12 = tensor.empty() : tensor<i64>
    %13 = linalg.fill ins(%c0_i64 : i64) outs(%12 : tensor<i64>) -> tensor<i64>
    %14 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["reduction"]} ins(%11 : tensor<3xi1>) outs(%13 : tensor<i64>) {
    ^bb0(%in: i1, %out: i64):
      %19 = arith.extui %in : i1 to i64
      %20 = arith.addi %19, %out : i64
      linalg.yield %20 : i64
    } -> tensor<i64>
    %15 = tensor.empty() : tensor<3x4xi1>
    %16 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1, %arg2 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%15 : tensor<3x4xi1>) {
    ^bb0(%in: f32, %in_0: f32, %out: i1):
      %19 = arith.cmpf ogt, %in, %in_0 : f32
      linalg.yield %19 : i1
    } -> tensor<3x4xi1>
    %17 = linalg.fill ins(%true : i1) outs(%5 : tensor<3xi1>) -> tensor<3xi1>
    %18 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "reduction"]} ins(%16 : tensor<3x4xi1>) outs(%17 : tensor<3xi1>) {
    ^bb0(%in: i1, %out: i1):
      %19 = arith.andi %in, %out : i1
      linalg.yield %19 : i1
    } -> tensor<3xi1>
    return %1, %10, %14, %18 : tensor<3x4xf32>, tensor<i1>, tensor<i64>, tensor<3xi1>
  }
}
