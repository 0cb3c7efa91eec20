#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<5x8xf64>, %arg1: tensor<6x8xf64>, %arg2: tensor<6xf64>) -> tensor<5x6xf64> {
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 5.000000e-01 : f64
    %0 = tensor.empty() : tensor<8x6xf64>
    %transposed = linalg.transpose ins(%arg1 : tensor<6x8xf64>) outs(%0 : tensor<8x6xf64>) permutation = [1, 0] 
    %1 = tensor.empty() : tensor<5x6xf64>
    %2 = linalg.fill ins(%cst : f64) outs(%1 : tensor<5x6xf64>) -> tensor<5x6xf64>
    %3 = linalg.matmul ins(%arg0, %transposed : tensor<5x8xf64>, tensor<8x6xf64>) outs(%2 : tensor<5x6xf64>) -> tensor<5x6xf64>
    %4 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg2, %3 : tensor<6xf64>, tensor<5x6xf64>) outs(%1 : tensor<5x6xf64>) {
    ^bb0(%in: f64, %in_1: f64, %out: f64):
      %7 = arith.mulf %in_1, %cst_0 : f64
      %8 = arith.addf %in, %7 : f64
      linalg.yield %8 : f64
    } -> tensor<5x6xf64>
    %5 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<5x6xf64>) outs(%1 : tensor<5x6xf64>) {
    ^bb0(%in: f64, %out: f64):
      %7 = math.tanh %in : f64
      linalg.yield %7 : f64
    } -> tensor<5x6xf64>
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<5x6xf64>) outs(%1 : tensor<5x6xf64>) {
    ^bb0(%in: f64, %out: f64):
      %7 = math.exp %in : f64
      linalg.yield %7 : f64
    } -> tensor<5x6xf64>
    return %6 : tensor<5x6xf64>
  }
}

