#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: tensor<24x20xf64>, %arg1: tensor<32x20xf64>, %arg2: tensor<32xf64>) -> tensor<24x32xf32> {
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 1.000000e+00 : f64
    %0 = tensor.empty() : tensor<20x32xf64>
    %transposed = linalg.transpose ins(%arg1 : tensor<32x20xf64>) outs(%0 : tensor<20x32xf64>) permutation = [1, 0] 
    %1 = tensor.empty() : tensor<24x32xf64>
    %2 = linalg.fill ins(%cst : f64) outs(%1 : tensor<24x32xf64>) -> tensor<24x32xf64>
    %3 = linalg.matmul ins(%arg0, %transposed : tensor<24x20xf64>, tensor<20x32xf64>) outs(%2 : tensor<24x32xf64>) -> tensor<24x32xf64>
    %4 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %arg2 : tensor<24x32xf64>, tensor<32xf64>) outs(%1 : tensor<24x32xf64>) {
    ^bb0(%in: f64, %in_1: f64, %out: f64):
      %8 = arith.addf %in, %in_1 : f64
      linalg.yield %8 : f64
    } -> tensor<24x32xf64>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<24x32xf64>) outs(%1 : tensor<24x32xf64>) {
    ^bb0(%in: f64, %out: f64):
      %8 = arith.negf %in : f64
      %9 = math.exp %8 : f64
      %10 = arith.addf %9, %cst_0 : f64
      %11 = arith.divf %cst_0, %10 : f64
      linalg.yield %11 : f64
    } -> tensor<24x32xf64>
    %6 = tensor.empty() : tensor<24x32xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<24x32xf64>) outs(%6 : tensor<24x32xf32>) {
    ^bb0(%in: f64, %out: f32):
      %8 = arith.truncf %in : f64 to f32
      linalg.yield %8 : f32
    } -> tensor<24x32xf32>
    return %7 : tensor<24x32xf32>
  }
}
