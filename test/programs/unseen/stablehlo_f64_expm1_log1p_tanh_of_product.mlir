#map = affine_map<(d0, d1) -> (d0, d1)>
module @jit_f64_expm1_log1p_tanh_of_product attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x6xf64>, %arg1: tensor<6x4xf64>) -> (tensor<8x4xf64> {jax.result_info = "result[0]"}, tensor<8x4xf64> {jax.result_info = "result[1]"}, tensor<8x4xf64> {jax.result_info = "result[2]"}, tensor<8x4xf64> {jax.result_info = "result[3]"}) {
    %0 = tensor.empty() : tensor<8x4xf64>
    %cst = arith.constant 0.000000e+00 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<8x4xf64>) -> tensor<8x4xf64>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<8x6xf64>, tensor<6x4xf64>) outs(%1 : tensor<8x4xf64>) -> tensor<8x4xf64>
    %cst_0 = arith.constant 1.000000e-01 : f64
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<8x4xf64>) outs(%0 : tensor<8x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %10 = arith.mulf %in, %cst_0 : f64
      linalg.yield %10 : f64
    } -> tensor<8x4xf64>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<8x4xf64>) outs(%0 : tensor<8x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %10 = math.expm1 %in : f64
      linalg.yield %10 : f64
    } -> tensor<8x4xf64>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%2, %2 : tensor<8x4xf64>, tensor<8x4xf64>) outs(%0 : tensor<8x4xf64>) {
    ^bb0(%in: f64, %in_1: f64, %out: f64):
      %10 = arith.mulf %in, %in_1 : f64
      linalg.yield %10 : f64
    } -> tensor<8x4xf64>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<8x4xf64>) outs(%0 : tensor<8x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %10 = math.log1p %in : f64
      linalg.yield %10 : f64
    } -> tensor<8x4xf64>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<8x4xf64>) outs(%0 : tensor<8x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %10 = math.tanh %in : f64
      linalg.yield %10 : f64
    } -> tensor<8x4xf64>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<8x4xf64>) outs(%0 : tensor<8x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %10 = math.absf %in : f64
      linalg.yield %10 : f64
    } -> tensor<8x4xf64>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<8x4xf64>) outs(%0 : tensor<8x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %10 = math.sqrt %in : f64
      linalg.yield %10 : f64
    } -> tensor<8x4xf64>
    return %4, %6, %7, %9 : tensor<8x4xf64>, tensor<8x4xf64>, tensor<8x4xf64>, tensor<8x4xf64>
  }
}

