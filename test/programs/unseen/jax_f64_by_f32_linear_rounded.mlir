// An f64 product of an f32 weight, rounded behind.
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> ()>
module @jit_f64_by_f32_linear_rounded {
  func.func public @main(%arg0: tensor<12x10xf64>, %arg1: tensor<10x8xf32>, %arg2: tensor<8xf32>) -> (tensor<12x8xf32>, tensor<f64>) {
    %cst = arith.constant 0.000000e+00 : f64
    %0 = tensor.empty() : tensor<12x8xf64>
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<12x8xf64>) -> tensor<12x8xf64>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<12x10xf64>, tensor<10x8xf32>) outs(%1 : tensor<12x8xf64>) -> tensor<12x8xf64>
    %3 = tensor.empty() : tensor<8xf64>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg2 : tensor<8xf32>) outs(%3 : tensor<8xf64>) {
    ^bb0(%in: f32, %out: f64):
      %14 = arith.extf %in : f32 to f64
      linalg.yield %14 : f64
    } -> tensor<8xf64>
    %5 = tensor.empty() : tensor<12x8xf64>
    %6 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<8xf64>) outs(%5 : tensor<12x8xf64>) {
    ^bb0(%in: f64, %out: f64):
      linalg.yield %in : f64
    } -> tensor<12x8xf64>
    %7 = tensor.empty() : tensor<12x8xf64>
    %8 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%2, %6 : tensor<12x8xf64>, tensor<12x8xf64>) outs(%7 : tensor<12x8xf64>) {
    ^bb0(%in: f64, %in_0: f64, %out: f64):
      %14 = arith.addf %in, %in_0 : f64
      linalg.yield %14 : f64
    } -> tensor<12x8xf64>
    %9 = tensor.empty() : tensor<12x8xf32>
    %10 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<12x8xf64>) outs(%9 : tensor<12x8xf32>) {
    ^bb0(%in: f64, %out: f32):
      %14 = arith.truncf %in : f64 to f32
      linalg.yield %14 : f32
    } -> tensor<12x8xf32>
    %11 = tensor.empty() : tensor<f64>
    %12 = linalg.fill ins(%cst : f64) outs(%11 : tensor<f64>) -> tensor<f64>
    %13 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["reduction", "reduction"]} ins(%arg0 : tensor<12x10xf64>) outs(%12 : tensor<f64>) {
    ^bb0(%in: f64, %out: f64):
      %14 = arith.addf %out, %in : f64
      linalg.yield %14 : f64
    } -> tensor<f64>
    return %10, %13 : tensor<12x8xf32>, tensor<f64>
  }
}

