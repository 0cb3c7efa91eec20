#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: tensor<?x7xf32>) -> (tensor<?x1xi64>, tensor<7xi64>, tensor<?xi64>) {
    %c6_i64 = arith.constant 6 : i64
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 0x7F800000 : f32
    %c6 = arith.constant 6 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x7xf32>
    %0 = tensor.empty(%dim) : tensor<?x7xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<?x7xf32>) -> tensor<?x7xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<?x7xf32>) outs(%1 : tensor<?x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %18 = linalg.index 0 : index
      %19 = linalg.index 1 : index
      %20 = arith.subi %c6, %19 : index
      %extracted = tensor.extract %arg0[%18, %20] : tensor<?x7xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x7xf32>
    %3 = tensor.empty(%dim) : tensor<?xi64>
    %4 = linalg.fill ins(%c0_i64 : i64) outs(%3 : tensor<?xi64>) -> tensor<?xi64>
    %5 = tensor.empty(%dim) : tensor<?xf32>
    %6 = linalg.fill ins(%cst_0 : f32) outs(%5 : tensor<?xf32>) -> tensor<?xf32>
    %7:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%2 : tensor<?x7xf32>) outs(%6, %4 : tensor<?xf32>, tensor<?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_2: i64):
      %18 = linalg.index 1 : index
      %19 = arith.index_cast %18 : index to i64
      %20 = arith.maximumf %in, %out : f32
      %21 = arith.cmpf ogt, %in, %out : f32
      %22 = arith.select %21, %19, %out_2 : i64
      linalg.yield %20, %22 : f32, i64
    } -> (tensor<?xf32>, tensor<?xi64>)
    %expanded = tensor.expand_shape %7#1 [[0, 1]] output_shape [%dim, 1] : tensor<?xi64> into tensor<?x1xi64>
    %8 = tensor.empty(%dim) : tensor<?x1xi64>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<?x1xi64>) outs(%8 : tensor<?x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %18 = arith.subi %in, %c6_i64 : i64
      linalg.yield %18 : i64
    } -> tensor<?x1xi64>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<?x1xi64>) outs(%8 : tensor<?x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %18 = math.absi %in : i64
      linalg.yield %18 : i64
    } -> tensor<?x1xi64>
    %11 = tensor.empty() : tensor<7xi64>
    %12 = linalg.fill ins(%c0_i64 : i64) outs(%11 : tensor<7xi64>) -> tensor<7xi64>
    %13 = tensor.empty() : tensor<7xf32>
    %14 = linalg.fill ins(%cst_0 : f32) outs(%13 : tensor<7xf32>) -> tensor<7xf32>
    %15:2 = linalg.generic {indexing_maps = [#map, #map2, #map2], iterator_types = ["reduction", "parallel"]} ins(%arg0 : tensor<?x7xf32>) outs(%14, %12 : tensor<7xf32>, tensor<7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_2: i64):
      %18 = linalg.index 0 : index
      %19 = arith.index_cast %18 : index to i64
      %20 = arith.maximumf %in, %out : f32
      %21 = arith.cmpf ogt, %in, %out : f32
      %22 = arith.select %21, %19, %out_2 : i64
      linalg.yield %20, %22 : f32, i64
    } -> (tensor<7xf32>, tensor<7xi64>)
    %16 = linalg.fill ins(%cst_1 : f32) outs(%5 : tensor<?xf32>) -> tensor<?xf32>
    %17:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<?x7xf32>) outs(%16, %4 : tensor<?xf32>, tensor<?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_2: i64):
      %18 = linalg.index 1 : index
      %19 = arith.index_cast %18 : index to i64
      %20 = arith.minimumf %in, %out : f32
      %21 = arith.cmpf olt, %in, %out : f32
      %22 = arith.select %21, %19, %out_2 : i64
      linalg.yield %20, %22 : f32, i64
    } -> (tensor<?xf32>, tensor<?xi64>)
    return %10, %15#1, %17#1 : tensor<?x1xi64>, tensor<7xi64>, tensor<?xi64>
  }
}

