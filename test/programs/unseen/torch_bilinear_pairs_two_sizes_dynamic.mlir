// All pairs of two sets through a matrix, normalized both ways.
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1) -> (0, d1)>
#map3 = affine_map<(d0, d1) -> (d0)>
#map4 = affine_map<(d0, d1) -> (d0, 0)>
module {
  func.func @main(%arg0: tensor<?x16xf32>, %arg1: tensor<?x16xf32>, %arg2: tensor<16x16xf32>) -> tensor<?x?xf32> {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %dim = tensor.dim %arg0, %c0 : tensor<?x16xf32>
    %0 = tensor.empty(%dim) : tensor<?x16xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<?x16xf32>) -> tensor<?x16xf32>
    %2 = linalg.matmul ins(%arg0, %arg2 : tensor<?x16xf32>, tensor<16x16xf32>) outs(%1 : tensor<?x16xf32>) -> tensor<?x16xf32>
    %dim_1 = tensor.dim %arg1, %c0 : tensor<?x16xf32>
    %3 = tensor.empty(%dim_1) : tensor<16x?xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<?x16xf32>) outs(%3 : tensor<16x?xf32>) permutation = [1, 0] 
    %4 = tensor.empty(%dim, %dim_1) : tensor<?x?xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %6 = linalg.matmul ins(%2, %transposed : tensor<?x16xf32>, tensor<16x?xf32>) outs(%5 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %7 = tensor.empty(%dim_1) : tensor<?xi64>
    %8 = linalg.fill ins(%c0_i64 : i64) outs(%7 : tensor<?xi64>) -> tensor<?xi64>
    %9 = tensor.empty(%dim_1) : tensor<?xf32>
    %10 = linalg.fill ins(%cst_0 : f32) outs(%9 : tensor<?xf32>) -> tensor<?xf32>
    %11:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["reduction", "parallel"]} ins(%6 : tensor<?x?xf32>) outs(%10, %8 : tensor<?xf32>, tensor<?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_3: i64):
      %30 = linalg.index 0 : index
      %31 = arith.index_cast %30 : index to i64
      %32 = arith.maximumf %in, %out : f32
      %33 = arith.cmpf ogt, %in, %out : f32
      %34 = arith.select %33, %31, %out_3 : i64
      linalg.yield %32, %34 : f32, i64
    } -> (tensor<?xf32>, tensor<?xi64>)
    %expanded = tensor.expand_shape %11#0 [[0, 1]] output_shape [1, %dim_1] : tensor<?xf32> into tensor<1x?xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%6, %expanded : tensor<?x?xf32>, tensor<1x?xf32>) outs(%4 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %30 = arith.subf %in, %in_3 : f32
      linalg.yield %30 : f32
    } -> tensor<?x?xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<?x?xf32>) outs(%4 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = math.exp %in : f32
      linalg.yield %30 : f32
    } -> tensor<?x?xf32>
    %14 = tensor.empty(%dim_1) : tensor<1x?xf32>
    %15 = linalg.fill ins(%cst : f32) outs(%14 : tensor<1x?xf32>) -> tensor<1x?xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["reduction", "parallel"]} ins(%13 : tensor<?x?xf32>) outs(%15 : tensor<1x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = arith.addf %in, %out : f32
      linalg.yield %30 : f32
    } -> tensor<1x?xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%13, %16 : tensor<?x?xf32>, tensor<1x?xf32>) outs(%4 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %30 = arith.divf %in, %in_3 : f32
      linalg.yield %30 : f32
    } -> tensor<?x?xf32>
    %18 = tensor.empty(%dim) : tensor<?xi64>
    %19 = linalg.fill ins(%c0_i64 : i64) outs(%18 : tensor<?xi64>) -> tensor<?xi64>
    %20 = tensor.empty(%dim) : tensor<?xf32>
    %21 = linalg.fill ins(%cst_0 : f32) outs(%20 : tensor<?xf32>) -> tensor<?xf32>
    %22:2 = linalg.generic {indexing_maps = [#map, #map3, #map3], iterator_types = ["parallel", "reduction"]} ins(%6 : tensor<?x?xf32>) outs(%21, %19 : tensor<?xf32>, tensor<?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_3: i64):
      %30 = linalg.index 1 : index
      %31 = arith.index_cast %30 : index to i64
      %32 = arith.maximumf %in, %out : f32
      %33 = arith.cmpf ogt, %in, %out : f32
      %34 = arith.select %33, %31, %out_3 : i64
      linalg.yield %32, %34 : f32, i64
    } -> (tensor<?xf32>, tensor<?xi64>)
    %expanded_2 = tensor.expand_shape %22#0 [[0, 1]] output_shape [%dim, 1] : tensor<?xf32> into tensor<?x1xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel"]} ins(%6, %expanded_2 : tensor<?x?xf32>, tensor<?x1xf32>) outs(%4 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %30 = arith.subf %in, %in_3 : f32
      linalg.yield %30 : f32
    } -> tensor<?x?xf32>
    %24 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<?x?xf32>) outs(%4 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = math.exp %in : f32
      linalg.yield %30 : f32
    } -> tensor<?x?xf32>
    %25 = tensor.empty(%dim) : tensor<?x1xf32>
    %26 = linalg.fill ins(%cst : f32) outs(%25 : tensor<?x1xf32>) -> tensor<?x1xf32>
    %27 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "reduction"]} ins(%24 : tensor<?x?xf32>) outs(%26 : tensor<?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = arith.addf %in, %out : f32
      linalg.yield %30 : f32
    } -> tensor<?x1xf32>
    %28 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel"]} ins(%24, %27 : tensor<?x?xf32>, tensor<?x1xf32>) outs(%4 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %30 = arith.divf %in, %in_3 : f32
      linalg.yield %30 : f32
    } -> tensor<?x?xf32>
    %29 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%17, %28 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%4 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %30 = arith.mulf %in, %in_3 : f32
      linalg.yield %30 : f32
    } -> tensor<?x?xf32>
    return %29 : tensor<?x?xf32>
  }
}
