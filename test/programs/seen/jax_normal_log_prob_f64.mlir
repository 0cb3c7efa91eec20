#map = affine_map<(d0, d1) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<() -> ()>
#map3 = affine_map<(d0, d1) -> ()>
#map4 = affine_map<(d0) -> (d0)>
module @jit_normal_log_prob_f64 {
  func.func public @main(%arg0: tensor<12x6xf64>, %arg1: tensor<12xf64>) -> tensor<12x6xf64> {
    %cst = arith.constant 1.8378770664093453 : f64
    %cst_0 = arith.constant 5.000000e-01 : f64
    %cst_1 = arith.constant -5.000000e-01 : f64
    %0 = tensor.empty() : tensor<12x6xf64>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<12xf64>) outs(%0 : tensor<12x6xf64>) {
    ^bb0(%in: f64, %out: f64):
      linalg.yield %in : f64
    } -> tensor<12x6xf64>
    %2 = tensor.empty() : tensor<12x6xf64>
    %3 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0, %1 : tensor<12x6xf64>, tensor<12x6xf64>) outs(%2 : tensor<12x6xf64>) {
    ^bb0(%in: f64, %in_2: f64, %out: f64):
      %26 = arith.subf %in, %in_2 : f64
      linalg.yield %26 : f64
    } -> tensor<12x6xf64>
    %4 = tensor.empty() : tensor<12x6xf64>
    %5 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<12x6xf64>) outs(%4 : tensor<12x6xf64>) {
    ^bb0(%in: f64, %out: f64):
      %26 = arith.mulf %in, %cst_1 : f64
      linalg.yield %26 : f64
    } -> tensor<12x6xf64>
    %6 = tensor.empty() : tensor<12x6xf64>
    %7 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%5, %3 : tensor<12x6xf64>, tensor<12x6xf64>) outs(%6 : tensor<12x6xf64>) {
    ^bb0(%in: f64, %in_2: f64, %out: f64):
      %26 = arith.mulf %in, %in_2 : f64
      linalg.yield %26 : f64
    } -> tensor<12x6xf64>
    %8 = tensor.empty() : tensor<f64>
    %9 = linalg.generic {indexing_maps = [#map2], iterator_types = []} outs(%8 : tensor<f64>) {
    ^bb0(%out: f64):
      linalg.yield %cst : f64
    } -> tensor<f64>
    %10 = tensor.empty() : tensor<f64>
    %11 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%9 : tensor<f64>) outs(%10 : tensor<f64>) {
    ^bb0(%in: f64, %out: f64):
      %26 = arith.mulf %in, %cst_0 : f64
      linalg.yield %26 : f64
    } -> tensor<f64>
    %12 = tensor.empty() : tensor<12x6xf64>
    %13 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<f64>) outs(%12 : tensor<12x6xf64>) {
    ^bb0(%in: f64, %out: f64):
      linalg.yield %in : f64
    } -> tensor<12x6xf64>
    %14 = tensor.empty() : tensor<12x6xf64>
    %15 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%7, %13 : tensor<12x6xf64>, tensor<12x6xf64>) outs(%14 : tensor<12x6xf64>) {
    ^bb0(%in: f64, %in_2: f64, %out: f64):
      %26 = arith.subf %in, %in_2 : f64
      linalg.yield %26 : f64
    } -> tensor<12x6xf64>
    %16 = tensor.empty() : tensor<12x6xf64>
    %17 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<12x6xf64>) outs(%16 : tensor<12x6xf64>) {
    ^bb0(%in: f64, %out: f64):
      %26 = math.sin %in : f64
      linalg.yield %26 : f64
    } -> tensor<12x6xf64>
    %18 = tensor.empty() : tensor<12xf64>
    %19 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%arg1 : tensor<12xf64>) outs(%18 : tensor<12xf64>) {
    ^bb0(%in: f64, %out: f64):
      %26 = math.cos %in : f64
      linalg.yield %26 : f64
    } -> tensor<12xf64>
    %20 = tensor.empty() : tensor<12x6xf64>
    %21 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<12xf64>) outs(%20 : tensor<12x6xf64>) {
    ^bb0(%in: f64, %out: f64):
      linalg.yield %in : f64
    } -> tensor<12x6xf64>
    %22 = tensor.empty() : tensor<12x6xf64>
    %23 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%17, %21 : tensor<12x6xf64>, tensor<12x6xf64>) outs(%22 : tensor<12x6xf64>) {
    ^bb0(%in: f64, %in_2: f64, %out: f64):
      %26 = arith.mulf %in, %in_2 : f64
      linalg.yield %26 : f64
    } -> tensor<12x6xf64>
    %24 = tensor.empty() : tensor<12x6xf64>
    %25 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%15, %23 : tensor<12x6xf64>, tensor<12x6xf64>) outs(%24 : tensor<12x6xf64>) {
    ^bb0(%in: f64, %in_2: f64, %out: f64):
      %26 = arith.addf %in, %in_2 : f64
      linalg.yield %26 : f64
    } -> tensor<12x6xf64>
    return %25 : tensor<12x6xf64>
  }
}

