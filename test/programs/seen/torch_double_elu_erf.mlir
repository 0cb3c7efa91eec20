#map = affine_map<(d0, d1) -> ()>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d1)>
#map3 = affine_map<(d0, d1) -> (0, d1)>
#map4 = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<5x4xf64>, %arg1: tensor<4x6xf64>) -> (tensor<5x6xf64>, tensor<4xf64>) {
    %cst = arith.constant 0.000000e+00 : f64
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFFF0000000000000 : f64
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<f64>
    %cst_2 = arith.constant 0x7FF0000000000000 : f64
    %cst_3 = arith.constant 1.000000e+00 : f64
    %0 = tensor.empty() : tensor<5x6xf64>
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<5x6xf64>) -> tensor<5x6xf64>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<5x4xf64>, tensor<4x6xf64>) outs(%1 : tensor<5x6xf64>) -> tensor<5x6xf64>
    %3 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_1, %2 : tensor<f64>, tensor<5x6xf64>) outs(%0 : tensor<5x6xf64>) {
    ^bb0(%in: f64, %in_4: f64, %out: f64):
      %26 = arith.cmpf ogt, %in, %in_4 : f64
      %27 = arith.select %26, %in, %in_4 : f64
      linalg.yield %27 : f64
    } -> tensor<5x6xf64>
    %4 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_1, %2 : tensor<f64>, tensor<5x6xf64>) outs(%0 : tensor<5x6xf64>) {
    ^bb0(%in: f64, %in_4: f64, %out: f64):
      %26 = arith.cmpf olt, %in, %in_4 : f64
      %27 = arith.select %26, %in, %in_4 : f64
      linalg.yield %27 : f64
    } -> tensor<5x6xf64>
    %5 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<5x6xf64>) outs(%0 : tensor<5x6xf64>) {
    ^bb0(%in: f64, %out: f64):
      %26 = math.exp %in : f64
      linalg.yield %26 : f64
    } -> tensor<5x6xf64>
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<5x6xf64>) outs(%0 : tensor<5x6xf64>) {
    ^bb0(%in: f64, %out: f64):
      %26 = arith.subf %in, %cst_3 : f64
      linalg.yield %26 : f64
    } -> tensor<5x6xf64>
    %7 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%3, %6 : tensor<5x6xf64>, tensor<5x6xf64>) outs(%0 : tensor<5x6xf64>) {
    ^bb0(%in: f64, %in_4: f64, %out: f64):
      %26 = arith.addf %in, %in_4 : f64
      linalg.yield %26 : f64
    } -> tensor<5x6xf64>
    %8 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<5x6xf64>) outs(%0 : tensor<5x6xf64>) {
    ^bb0(%in: f64, %out: f64):
      %26 = math.erf %in : f64
      linalg.yield %26 : f64
    } -> tensor<5x6xf64>
    %9 = tensor.empty() : tensor<4xi64>
    %10 = linalg.fill ins(%c0_i64 : i64) outs(%9 : tensor<4xi64>) -> tensor<4xi64>
    %11 = tensor.empty() : tensor<4xf64>
    %12 = linalg.fill ins(%cst_0 : f64) outs(%11 : tensor<4xf64>) -> tensor<4xf64>
    %13:2 = linalg.generic {indexing_maps = [#map1, #map2, #map2], iterator_types = ["reduction", "parallel"]} ins(%arg0 : tensor<5x4xf64>) outs(%12, %10 : tensor<4xf64>, tensor<4xi64>) {
    ^bb0(%in: f64, %out: f64, %out_4: i64):
      %26 = linalg.index 0 : index
      %27 = arith.index_cast %26 : index to i64
      %28 = arith.maximumf %in, %out : f64
      %29 = arith.cmpf ogt, %in, %out : f64
      %30 = arith.select %29, %27, %out_4 : i64
      linalg.yield %28, %30 : f64, i64
    } -> (tensor<4xf64>, tensor<4xi64>)
    %expanded = tensor.expand_shape %13#0 [[0, 1]] output_shape [1, 4] : tensor<4xf64> into tensor<1x4xf64>
    %14 = tensor.empty() : tensor<1x4xf64>
    %15 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<1x4xf64>) outs(%14 : tensor<1x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %26 = math.absf %in : f64
      linalg.yield %26 : f64
    } -> tensor<1x4xf64>
    %16 = tensor.empty() : tensor<1x4xi1>
    %17 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<1x4xf64>) outs(%16 : tensor<1x4xi1>) {
    ^bb0(%in: f64, %out: i1):
      %26 = arith.cmpf oeq, %in, %cst_2 : f64
      linalg.yield %26 : i1
    } -> tensor<1x4xi1>
    %18 = linalg.generic {indexing_maps = [#map1, #map, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%17, %cst_1, %expanded : tensor<1x4xi1>, tensor<f64>, tensor<1x4xf64>) outs(%14 : tensor<1x4xf64>) {
    ^bb0(%in: i1, %in_4: f64, %in_5: f64, %out: f64):
      %26 = arith.select %in, %in_4, %in_5 : f64
      linalg.yield %26 : f64
    } -> tensor<1x4xf64>
    %collapsed = tensor.collapse_shape %18 [[0, 1]] : tensor<1x4xf64> into tensor<4xf64>
    %19 = tensor.empty() : tensor<5x4xf64>
    %20 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0, %18 : tensor<5x4xf64>, tensor<1x4xf64>) outs(%19 : tensor<5x4xf64>) {
    ^bb0(%in: f64, %in_4: f64, %out: f64):
      %26 = arith.subf %in, %in_4 : f64
      linalg.yield %26 : f64
    } -> tensor<5x4xf64>
    %21 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<5x4xf64>) outs(%19 : tensor<5x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %26 = math.exp %in : f64
      linalg.yield %26 : f64
    } -> tensor<5x4xf64>
    %22 = linalg.fill ins(%cst : f64) outs(%11 : tensor<4xf64>) -> tensor<4xf64>
    %23 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel"]} ins(%21 : tensor<5x4xf64>) outs(%22 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %26 = arith.addf %in, %out : f64
      linalg.yield %26 : f64
    } -> tensor<4xf64>
    %24 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%23 : tensor<4xf64>) outs(%11 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %26 = math.log %in : f64
      linalg.yield %26 : f64
    } -> tensor<4xf64>
    %25 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%24, %collapsed : tensor<4xf64>, tensor<4xf64>) outs(%11 : tensor<4xf64>) {
    ^bb0(%in: f64, %in_4: f64, %out: f64):
      %26 = arith.addf %in, %in_4 : f64
      linalg.yield %26 : f64
    } -> tensor<4xf64>
    return %8, %25 : tensor<5x6xf64>, tensor<4xf64>
  }
}
