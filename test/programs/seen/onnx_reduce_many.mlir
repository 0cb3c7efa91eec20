#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1) -> (d0, 0)>
#map4 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: tensor<4x7xf32>) -> (tensor<4xf32>, tensor<4x1xf32>, tensor<4xf32>, tensor<1x1xf32>, tensor<4x7xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f64
    %cst_1 = arith.constant 1.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_2 = arith.constant 0x7F800000 : f32
    %c6 = arith.constant 6 : index
    %0 = tensor.empty() : tensor<4x7xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg0 : tensor<4x7xf32>, tensor<4x7xf32>) outs(%0 : tensor<4x7xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %30 = arith.mulf %in, %in_4 : f32
      linalg.yield %30 : f32
    } -> tensor<4x7xf32>
    %2 = tensor.empty() : tensor<4xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<4xf32>) -> tensor<4xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%1 : tensor<4x7xf32>) outs(%3 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = arith.addf %in, %out : f32
      linalg.yield %30 : f32
    } -> tensor<4xf32>
    %5 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%4 : tensor<4xf32>) outs(%2 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = math.sqrt %in : f32
      linalg.yield %30 : f32
    } -> tensor<4xf32>
    %6 = tensor.empty() : tensor<4x7xf64>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x7xf32>) outs(%6 : tensor<4x7xf64>) {
    ^bb0(%in: f32, %out: f64):
      %30 = arith.extf %in : f32 to f64
      linalg.yield %30 : f64
    } -> tensor<4x7xf64>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<4x7xf64>) outs(%6 : tensor<4x7xf64>) {
    ^bb0(%in: f64, %out: f64):
      %30 = math.exp %in : f64
      linalg.yield %30 : f64
    } -> tensor<4x7xf64>
    %9 = tensor.empty() : tensor<4x1xf64>
    %10 = linalg.fill ins(%cst_0 : f64) outs(%9 : tensor<4x1xf64>) -> tensor<4x1xf64>
    %11 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["parallel", "reduction"]} ins(%8 : tensor<4x7xf64>) outs(%10 : tensor<4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %30 = arith.addf %in, %out : f64
      linalg.yield %30 : f64
    } -> tensor<4x1xf64>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<4x1xf64>) outs(%9 : tensor<4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %30 = math.log %in : f64
      linalg.yield %30 : f64
    } -> tensor<4x1xf64>
    %13 = tensor.empty() : tensor<4x1xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<4x1xf64>) outs(%13 : tensor<4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %30 = arith.truncf %in : f64 to f32
      linalg.yield %30 : f32
    } -> tensor<4x1xf32>
    %15 = linalg.fill ins(%cst_1 : f32) outs(%13 : tensor<4x1xf32>) -> tensor<4x1xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<4x7xf32>) outs(%15 : tensor<4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = arith.mulf %in, %out : f32
      linalg.yield %30 : f32
    } -> tensor<4x1xf32>
    %collapsed = tensor.collapse_shape %16 [[0, 1]] : tensor<4x1xf32> into tensor<4xf32>
    %17 = tensor.empty() : tensor<4xi64>
    %18 = linalg.fill ins(%c0_i64 : i64) outs(%17 : tensor<4xi64>) -> tensor<4xi64>
    %19 = linalg.fill ins(%cst_2 : f32) outs(%2 : tensor<4xf32>) -> tensor<4xf32>
    %20:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<4x7xf32>) outs(%19, %18 : tensor<4xf32>, tensor<4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_4: i64):
      %30 = linalg.index 1 : index
      %31 = arith.index_cast %30 : index to i64
      %32 = arith.minimumf %in, %out : f32
      %33 = arith.cmpf olt, %in, %out : f32
      %34 = arith.select %33, %31, %out_4 : i64
      linalg.yield %32, %34 : f32, i64
    } -> (tensor<4xf32>, tensor<4xi64>)
    %expanded = tensor.expand_shape %20#0 [[0, 1]] output_shape [4, 1] : tensor<4xf32> into tensor<4x1xf32>
    %21 = tensor.empty() : tensor<1xi64>
    %22 = linalg.fill ins(%c0_i64 : i64) outs(%21 : tensor<1xi64>) -> tensor<1xi64>
    %23 = tensor.empty() : tensor<1xf32>
    %24 = linalg.fill ins(%cst_2 : f32) outs(%23 : tensor<1xf32>) -> tensor<1xf32>
    %25:2 = linalg.generic {indexing_maps = [#map, #map4, #map4], iterator_types = ["reduction", "parallel"]} ins(%expanded : tensor<4x1xf32>) outs(%24, %22 : tensor<1xf32>, tensor<1xi64>) {
    ^bb0(%in: f32, %out: f32, %out_4: i64):
      %30 = linalg.index 0 : index
      %31 = arith.index_cast %30 : index to i64
      %32 = arith.minimumf %in, %out : f32
      %33 = arith.cmpf olt, %in, %out : f32
      %34 = arith.select %33, %31, %out_4 : i64
      linalg.yield %32, %34 : f32, i64
    } -> (tensor<1xf32>, tensor<1xi64>)
    %expanded_3 = tensor.expand_shape %25#0 [[0, 1]] output_shape [1, 1] : tensor<1xf32> into tensor<1x1xf32>
    %26 = linalg.fill ins(%cst : f32) outs(%0 : tensor<4x7xf32>) -> tensor<4x7xf32>
    %27 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x7xf32>) outs(%26 : tensor<4x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = linalg.index 0 : index
      %31 = linalg.index 1 : index
      %32 = arith.subi %c6, %31 : index
      %extracted = tensor.extract %arg0[%30, %32] : tensor<4x7xf32>
      linalg.yield %extracted : f32
    } -> tensor<4x7xf32>
    %28:2 = tm_tensor.scan dimension(1) inclusive(true) ins(%27 : tensor<4x7xf32>) outs(%26, %3 : tensor<4x7xf32>, tensor<4xf32>) {
    ^bb0(%arg1: f32, %arg2: f32):
      %30 = arith.addf %arg1, %arg2 : f32
      tm_tensor.yield %30 : f32
    } -> tensor<4x7xf32>, tensor<4xf32>
    %29 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%28#0 : tensor<4x7xf32>) outs(%26 : tensor<4x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = linalg.index 0 : index
      %31 = linalg.index 1 : index
      %32 = arith.subi %c6, %31 : index
      %extracted = tensor.extract %28#0[%30, %32] : tensor<4x7xf32>
      linalg.yield %extracted : f32
    } -> tensor<4x7xf32>
    return %5, %14, %collapsed, %expanded_3, %29 : tensor<4xf32>, tensor<4x1xf32>, tensor<4xf32>, tensor<1x1xf32>, tensor<4x7xf32>
  }
}

