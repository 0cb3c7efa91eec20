// Probabilities in f64 and a divergence from uniform ones.
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
module {
  func.func @main(%arg0: tensor<6x8xf64>, %arg1: tensor<8x5xf64>) -> tensor<6xf64> {
    %cst = arith.constant 0.000000e+00 : f64
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFFF0000000000000 : f64
    %cst_1 = arith.constant 1.6094379124341003 : f64
    %0 = tensor.empty() : tensor<6x5xf64>
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<6x5xf64>) -> tensor<6x5xf64>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<6x8xf64>, tensor<8x5xf64>) outs(%1 : tensor<6x5xf64>) -> tensor<6x5xf64>
    %3 = tensor.empty() : tensor<6xi64>
    %4 = linalg.fill ins(%c0_i64 : i64) outs(%3 : tensor<6xi64>) -> tensor<6xi64>
    %5 = tensor.empty() : tensor<6xf64>
    %6 = linalg.fill ins(%cst_0 : f64) outs(%5 : tensor<6xf64>) -> tensor<6xf64>
    %7:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%2 : tensor<6x5xf64>) outs(%6, %4 : tensor<6xf64>, tensor<6xi64>) {
    ^bb0(%in: f64, %out: f64, %out_2: i64):
      %20 = linalg.index 1 : index
      %21 = arith.index_cast %20 : index to i64
      %22 = arith.maximumf %in, %out : f64
      %23 = arith.cmpf ogt, %in, %out : f64
      %24 = arith.select %23, %21, %out_2 : i64
      linalg.yield %22, %24 : f64, i64
    } -> (tensor<6xf64>, tensor<6xi64>)
    %expanded = tensor.expand_shape %7#0 [[0, 1]] output_shape [6, 1] : tensor<6xf64> into tensor<6x1xf64>
    %8 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%2, %expanded : tensor<6x5xf64>, tensor<6x1xf64>) outs(%0 : tensor<6x5xf64>) {
    ^bb0(%in: f64, %in_2: f64, %out: f64):
      %20 = arith.subf %in, %in_2 : f64
      linalg.yield %20 : f64
    } -> tensor<6x5xf64>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<6x5xf64>) outs(%0 : tensor<6x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %20 = math.exp %in : f64
      linalg.yield %20 : f64
    } -> tensor<6x5xf64>
    %10 = tensor.empty() : tensor<6x1xf64>
    %11 = linalg.fill ins(%cst : f64) outs(%10 : tensor<6x1xf64>) -> tensor<6x1xf64>
    %12 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%9 : tensor<6x5xf64>) outs(%11 : tensor<6x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %20 = arith.addf %in, %out : f64
      linalg.yield %20 : f64
    } -> tensor<6x1xf64>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<6x1xf64>) outs(%10 : tensor<6x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %20 = math.log %in : f64
      linalg.yield %20 : f64
    } -> tensor<6x1xf64>
    %14 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%8, %13 : tensor<6x5xf64>, tensor<6x1xf64>) outs(%0 : tensor<6x5xf64>) {
    ^bb0(%in: f64, %in_2: f64, %out: f64):
      %20 = arith.subf %in, %in_2 : f64
      linalg.yield %20 : f64
    } -> tensor<6x5xf64>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<6x5xf64>) outs(%0 : tensor<6x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %20 = math.exp %in : f64
      linalg.yield %20 : f64
    } -> tensor<6x5xf64>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<6x5xf64>) outs(%0 : tensor<6x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %20 = arith.addf %in, %cst_1 : f64
      linalg.yield %20 : f64
    } -> tensor<6x5xf64>
    %17 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%15, %16 : tensor<6x5xf64>, tensor<6x5xf64>) outs(%0 : tensor<6x5xf64>) {
    ^bb0(%in: f64, %in_2: f64, %out: f64):
      %20 = arith.mulf %in, %in_2 : f64
      linalg.yield %20 : f64
    } -> tensor<6x5xf64>
    %18 = linalg.fill ins(%cst : f64) outs(%5 : tensor<6xf64>) -> tensor<6xf64>
    %19 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%17 : tensor<6x5xf64>) outs(%18 : tensor<6xf64>) {
    ^bb0(%in: f64, %out: f64):
      %20 = arith.addf %in, %out : f64
      linalg.yield %20 : f64
    } -> tensor<6xf64>
    return %19 : tensor<6xf64>
  }
}
