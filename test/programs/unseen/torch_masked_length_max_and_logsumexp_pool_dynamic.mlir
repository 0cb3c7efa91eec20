#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (0, d1)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<()[s0] -> (s0 * 6)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map7 = affine_map<(d0, d1, d2) -> ()>
#map8 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map9 = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
module {
  func.func @main(%arg0: tensor<?x6x4xf32>, %arg1: tensor<4x10xf32>, %arg2: tensor<?xi64>) -> (tensor<?x10xf32>, tensor<?x10xf32>) {
    %c0_i64 = arith.constant 0 : i64
    %c0 = arith.constant 0 : index
    %c6 = arith.constant 6 : index
    %cst = arith.constant 0.000000e+00 : f32
    %true = arith.constant true
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_2 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_3 = arith.constant 0x7FF0000000000000 : f64
    %0 = tensor.empty() : tensor<6xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<6xi64>) {
    ^bb0(%out: i64):
      %30 = linalg.index 0 : index
      %31 = arith.index_cast %30 : index to i64
      linalg.yield %31 : i64
    } -> tensor<6xi64>
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [1, 6] : tensor<6xi64> into tensor<1x6xi64>
    %dim = tensor.dim %arg2, %c0 : tensor<?xi64>
    %expanded_4 = tensor.expand_shape %arg2 [[0, 1]] output_shape [%dim, 1] : tensor<?xi64> into tensor<?x1xi64>
    %2 = tensor.empty(%dim) : tensor<?x6xi1>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_4 : tensor<1x6xi64>, tensor<?x1xi64>) outs(%2 : tensor<?x6xi1>) {
    ^bb0(%in: i64, %in_10: i64, %out: i1):
      %30 = arith.cmpi slt, %in, %in_10 : i64
      linalg.yield %30 : i1
    } -> tensor<?x6xi1>
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<?x6x4xf32> into tensor<?x4xf32>
    %dim_5 = tensor.dim %arg0, %c0 : tensor<?x6x4xf32>
    %4 = affine.apply #map4()[%dim_5]
    %5 = tensor.empty(%4) : tensor<?x10xf32>
    %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<?x10xf32>) -> tensor<?x10xf32>
    %7 = linalg.matmul ins(%collapsed, %arg1 : tensor<?x4xf32>, tensor<4x10xf32>) outs(%6 : tensor<?x10xf32>) -> tensor<?x10xf32>
    %8 = arith.divsi %4, %c6 : index
    %expanded_6 = tensor.expand_shape %7 [[0, 1], [2]] output_shape [%8, 6, 10] : tensor<?x10xf32> into tensor<?x6x10xf32>
    %expanded_7 = tensor.expand_shape %3 [[0], [1, 2]] output_shape [%dim, 6, 1] : tensor<?x6xi1> into tensor<?x6x1xi1>
    %9 = tensor.empty(%dim) : tensor<?x6x1xi1>
    %10 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_7 : tensor<?x6x1xi1>) outs(%9 : tensor<?x6x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %30 = arith.xori %in, %true : i1
      linalg.yield %30 : i1
    } -> tensor<?x6x1xi1>
    %11 = arith.cmpi eq, %dim, %8 : index
    cf.assert %11, "mismatched size for broadcast"
    %12 = tensor.empty(%dim) : tensor<?x6x10xf32>
    %13 = linalg.generic {indexing_maps = [#map6, #map7, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10, %cst_2, %expanded_6 : tensor<?x6x1xi1>, tensor<f32>, tensor<?x6x10xf32>) outs(%12 : tensor<?x6x10xf32>) {
    ^bb0(%in: i1, %in_10: f32, %in_11: f32, %out: f32):
      %30 = arith.select %in, %in_10, %in_11 : f32
      linalg.yield %30 : f32
    } -> tensor<?x6x10xf32>
    %14 = tensor.empty(%dim) : tensor<?x10xi64>
    %15 = linalg.fill ins(%c0_i64 : i64) outs(%14 : tensor<?x10xi64>) -> tensor<?x10xi64>
    %16 = tensor.empty(%dim) : tensor<?x10xf32>
    %17 = linalg.fill ins(%cst_0 : f32) outs(%16 : tensor<?x10xf32>) -> tensor<?x10xf32>
    %18:2 = linalg.generic {indexing_maps = [#map5, #map8, #map8], iterator_types = ["parallel", "reduction", "parallel"]} ins(%13 : tensor<?x6x10xf32>) outs(%17, %15 : tensor<?x10xf32>, tensor<?x10xi64>) {
    ^bb0(%in: f32, %out: f32, %out_10: i64):
      %30 = linalg.index 1 : index
      %31 = arith.index_cast %30 : index to i64
      %32 = arith.maximumf %in, %out : f32
      %33 = arith.cmpf ogt, %in, %out : f32
      %34 = arith.select %33, %31, %out_10 : i64
      linalg.yield %32, %34 : f32, i64
    } -> (tensor<?x10xf32>, tensor<?x10xi64>)
    %expanded_8 = tensor.expand_shape %18#0 [[0, 1], [2]] output_shape [%dim, 1, 10] : tensor<?x10xf32> into tensor<?x1x10xf32>
    %19 = tensor.empty(%dim) : tensor<?x1x10xf32>
    %20 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_8 : tensor<?x1x10xf32>) outs(%19 : tensor<?x1x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = math.absf %in : f32
      linalg.yield %30 : f32
    } -> tensor<?x1x10xf32>
    %21 = tensor.empty(%dim) : tensor<?x1x10xi1>
    %22 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20 : tensor<?x1x10xf32>) outs(%21 : tensor<?x1x10xi1>) {
    ^bb0(%in: f32, %out: i1):
      %30 = arith.extf %in : f32 to f64
      %31 = arith.cmpf oeq, %30, %cst_3 : f64
      linalg.yield %31 : i1
    } -> tensor<?x1x10xi1>
    %23 = linalg.generic {indexing_maps = [#map5, #map7, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22, %cst_1, %expanded_8 : tensor<?x1x10xi1>, tensor<f32>, tensor<?x1x10xf32>) outs(%19 : tensor<?x1x10xf32>) {
    ^bb0(%in: i1, %in_10: f32, %in_11: f32, %out: f32):
      %30 = arith.select %in, %in_10, %in_11 : f32
      linalg.yield %30 : f32
    } -> tensor<?x1x10xf32>
    %collapsed_9 = tensor.collapse_shape %23 [[0, 1], [2]] : tensor<?x1x10xf32> into tensor<?x10xf32>
    %24 = linalg.generic {indexing_maps = [#map5, #map9, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13, %23 : tensor<?x6x10xf32>, tensor<?x1x10xf32>) outs(%12 : tensor<?x6x10xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %30 = arith.subf %in, %in_10 : f32
      linalg.yield %30 : f32
    } -> tensor<?x6x10xf32>
    %25 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24 : tensor<?x6x10xf32>) outs(%12 : tensor<?x6x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = math.exp %in : f32
      linalg.yield %30 : f32
    } -> tensor<?x6x10xf32>
    %26 = linalg.fill ins(%cst : f32) outs(%16 : tensor<?x10xf32>) -> tensor<?x10xf32>
    %27 = linalg.generic {indexing_maps = [#map5, #map8], iterator_types = ["parallel", "reduction", "parallel"]} ins(%25 : tensor<?x6x10xf32>) outs(%26 : tensor<?x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = arith.addf %in, %out : f32
      linalg.yield %30 : f32
    } -> tensor<?x10xf32>
    %28 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<?x10xf32>) outs(%16 : tensor<?x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = math.log %in : f32
      linalg.yield %30 : f32
    } -> tensor<?x10xf32>
    %29 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%28, %collapsed_9 : tensor<?x10xf32>, tensor<?x10xf32>) outs(%16 : tensor<?x10xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %30 = arith.addf %in, %in_10 : f32
      linalg.yield %30 : f32
    } -> tensor<?x10xf32>
    return %18#0, %29 : tensor<?x10xf32>, tensor<?x10xf32>
  }
}
