// Reductions of a batched product in three directions.
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> ()>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map6 = affine_map<(d0, d1) -> (d0)>
module {
  func.func @main(%arg0: tensor<3x8x20xf32>, %arg1: tensor<3x20x8xf32>) -> (tensor<3x8xf32>, tensor<3x8xf32>, tensor<3xf32>, tensor<3x8xi64>) {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 0x7F800000 : f32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant 0x7FF0000000000000 : f64
    %0 = tensor.empty() : tensor<3x8x8xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<3x8x8xf32>) -> tensor<3x8x8xf32>
    %2 = linalg.batch_matmul ins(%arg0, %arg1 : tensor<3x8x20xf32>, tensor<3x20x8xf32>) outs(%1 : tensor<3x8x8xf32>) -> tensor<3x8x8xf32>
    %3 = tensor.empty() : tensor<3x8xi64>
    %4 = linalg.fill ins(%c0_i64 : i64) outs(%3 : tensor<3x8xi64>) -> tensor<3x8xi64>
    %5 = tensor.empty() : tensor<3x8xf32>
    %6 = linalg.fill ins(%cst_0 : f32) outs(%5 : tensor<3x8xf32>) -> tensor<3x8xf32>
    %7:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%2 : tensor<3x8x8xf32>) outs(%6, %4 : tensor<3x8xf32>, tensor<3x8xi64>) {
    ^bb0(%in: f32, %out: f32, %out_4: i64):
      %26 = linalg.index 2 : index
      %27 = arith.index_cast %26 : index to i64
      %28 = arith.maximumf %in, %out : f32
      %29 = arith.cmpf ogt, %in, %out : f32
      %30 = arith.select %29, %27, %out_4 : i64
      linalg.yield %28, %30 : f32, i64
    } -> (tensor<3x8xf32>, tensor<3x8xi64>)
    %expanded = tensor.expand_shape %7#0 [[0], [1, 2]] output_shape [3, 8, 1] : tensor<3x8xf32> into tensor<3x8x1xf32>
    %8 = tensor.empty() : tensor<3x8x1xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<3x8x1xf32>) outs(%8 : tensor<3x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %26 = math.absf %in : f32
      linalg.yield %26 : f32
    } -> tensor<3x8x1xf32>
    %10 = tensor.empty() : tensor<3x8x1xi1>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<3x8x1xf32>) outs(%10 : tensor<3x8x1xi1>) {
    ^bb0(%in: f32, %out: i1):
      %26 = arith.extf %in : f32 to f64
      %27 = arith.cmpf oeq, %26, %cst_3 : f64
      linalg.yield %27 : i1
    } -> tensor<3x8x1xi1>
    %12 = linalg.generic {indexing_maps = [#map, #map2, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11, %cst_2, %expanded : tensor<3x8x1xi1>, tensor<f32>, tensor<3x8x1xf32>) outs(%8 : tensor<3x8x1xf32>) {
    ^bb0(%in: i1, %in_4: f32, %in_5: f32, %out: f32):
      %26 = arith.select %in, %in_4, %in_5 : f32
      linalg.yield %26 : f32
    } -> tensor<3x8x1xf32>
    %collapsed = tensor.collapse_shape %12 [[0], [1, 2]] : tensor<3x8x1xf32> into tensor<3x8xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2, %12 : tensor<3x8x8xf32>, tensor<3x8x1xf32>) outs(%0 : tensor<3x8x8xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %26 = arith.subf %in, %in_4 : f32
      linalg.yield %26 : f32
    } -> tensor<3x8x8xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<3x8x8xf32>) outs(%0 : tensor<3x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %26 = math.exp %in : f32
      linalg.yield %26 : f32
    } -> tensor<3x8x8xf32>
    %15 = linalg.fill ins(%cst : f32) outs(%5 : tensor<3x8xf32>) -> tensor<3x8xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%14 : tensor<3x8x8xf32>) outs(%15 : tensor<3x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %26 = arith.addf %in, %out : f32
      linalg.yield %26 : f32
    } -> tensor<3x8xf32>
    %17 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<3x8xf32>) outs(%5 : tensor<3x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %26 = math.log %in : f32
      linalg.yield %26 : f32
    } -> tensor<3x8xf32>
    %18 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%17, %collapsed : tensor<3x8xf32>, tensor<3x8xf32>) outs(%5 : tensor<3x8xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %26 = arith.addf %in, %in_4 : f32
      linalg.yield %26 : f32
    } -> tensor<3x8xf32>
    %19 = linalg.fill ins(%cst_1 : f32) outs(%5 : tensor<3x8xf32>) -> tensor<3x8xf32>
    %20:2 = linalg.generic {indexing_maps = [#map, #map5, #map5], iterator_types = ["parallel", "reduction", "parallel"]} ins(%2 : tensor<3x8x8xf32>) outs(%19, %4 : tensor<3x8xf32>, tensor<3x8xi64>) {
    ^bb0(%in: f32, %out: f32, %out_4: i64):
      %26 = linalg.index 1 : index
      %27 = arith.index_cast %26 : index to i64
      %28 = arith.minimumf %in, %out : f32
      %29 = arith.cmpf olt, %in, %out : f32
      %30 = arith.select %29, %27, %out_4 : i64
      linalg.yield %28, %30 : f32, i64
    } -> (tensor<3x8xf32>, tensor<3x8xi64>)
    %21 = tensor.empty() : tensor<3xi64>
    %22 = linalg.fill ins(%c0_i64 : i64) outs(%21 : tensor<3xi64>) -> tensor<3xi64>
    %23 = tensor.empty() : tensor<3xf32>
    %24 = linalg.fill ins(%cst_0 : f32) outs(%23 : tensor<3xf32>) -> tensor<3xf32>
    %25:2 = linalg.generic {indexing_maps = [#map4, #map6, #map6], iterator_types = ["parallel", "reduction"]} ins(%7#0 : tensor<3x8xf32>) outs(%24, %22 : tensor<3xf32>, tensor<3xi64>) {
    ^bb0(%in: f32, %out: f32, %out_4: i64):
      %26 = linalg.index 1 : index
      %27 = arith.index_cast %26 : index to i64
      %28 = arith.maximumf %in, %out : f32
      %29 = arith.cmpf ogt, %in, %out : f32
      %30 = arith.select %29, %27, %out_4 : i64
      linalg.yield %28, %30 : f32, i64
    } -> (tensor<3xf32>, tensor<3xi64>)
    return %18, %20#0, %25#0, %7#1 : tensor<3x8xf32>, tensor<3x8xf32>, tensor<3xf32>, tensor<3x8xi64>
  }
}
