#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (0, d1)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<6x6xi64>, %arg1: tensor<8x4xf32>) -> (tensor<4x6x6xf32>, tensor<6x6xi64>) {
    %c2_i64 = arith.constant 2 : i64
    %c7_i64 = arith.constant 7 : i64
    %c4_i64 = arith.constant 4 : i64
    %c0_i64 = arith.constant 0 : i64
    %c8 = arith.constant 8 : index
    %cst = arith.constant 3.4657359027997265 : f64
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 4.000000e+00 : f32
    %0 = tensor.empty() : tensor<6xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<6xi64>) {
    ^bb0(%out: i64):
      %23 = linalg.index 0 : index
      %24 = arith.index_cast %23 : index to i64
      linalg.yield %24 : i64
    } -> tensor<6xi64>
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [1, 6] : tensor<6xi64> into tensor<1x6xi64>
    %expanded_2 = tensor.expand_shape %1 [[0, 1]] output_shape [6, 1] : tensor<6xi64> into tensor<6x1xi64>
    %2 = tensor.empty() : tensor<6x6xi64>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_2 : tensor<1x6xi64>, tensor<6x1xi64>) outs(%2 : tensor<6x6xi64>) {
    ^bb0(%in: i64, %in_3: i64, %out: i64):
      %23 = arith.subi %in, %in_3 : i64
      linalg.yield %23 : i64
    } -> tensor<6x6xi64>
    %4 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<6x6xi64>) outs(%2 : tensor<6x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %23 = arith.sitofp %in : i64 to f32
      %24 = arith.negf %23 : f32
      %25 = arith.fptosi %24 : f32 to i64
      linalg.yield %25 : i64
    } -> tensor<6x6xi64>
    %5 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<6x6xi64>) outs(%2 : tensor<6x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %23 = arith.maxsi %in, %c0_i64 : i64
      linalg.yield %23 : i64
    } -> tensor<6x6xi64>
    %6 = tensor.empty() : tensor<6x6xf32>
    %7 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<6x6xi64>) outs(%6 : tensor<6x6xf32>) {
    ^bb0(%in: i64, %out: f32):
      %23 = arith.sitofp %in : i64 to f32
      linalg.yield %23 : f32
    } -> tensor<6x6xf32>
    %8 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<6x6xf32>) outs(%6 : tensor<6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %23 = arith.cmpf ult, %in, %cst_0 : f32
      %24 = arith.select %23, %cst_0, %in : f32
      linalg.yield %24 : f32
    } -> tensor<6x6xf32>
    %9 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<6x6xf32>) outs(%6 : tensor<6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %23 = arith.divf %in, %cst_1 : f32
      linalg.yield %23 : f32
    } -> tensor<6x6xf32>
    %10 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<6x6xf32>) outs(%6 : tensor<6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %23 = math.log %in : f32
      linalg.yield %23 : f32
    } -> tensor<6x6xf32>
    %11 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<6x6xf32>) outs(%6 : tensor<6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %23 = arith.truncf %cst : f64 to f32
      %24 = arith.divf %in, %23 : f32
      linalg.yield %24 : f32
    } -> tensor<6x6xf32>
    %12 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<6x6xf32>) outs(%6 : tensor<6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %23 = arith.mulf %in, %cst_1 : f32
      linalg.yield %23 : f32
    } -> tensor<6x6xf32>
    %13 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<6x6xf32>) outs(%2 : tensor<6x6xi64>) {
    ^bb0(%in: f32, %out: i64):
      %23 = arith.fptosi %in : f32 to i64
      linalg.yield %23 : i64
    } -> tensor<6x6xi64>
    %14 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<6x6xi64>) outs(%2 : tensor<6x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %23 = arith.addi %in, %c4_i64 : i64
      linalg.yield %23 : i64
    } -> tensor<6x6xi64>
    %15 = tensor.empty() : tensor<6x6xi1>
    %16 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<6x6xi64>) outs(%15 : tensor<6x6xi1>) {
    ^bb0(%in: i64, %out: i1):
      %23 = arith.cmpi slt, %in, %c4_i64 : i64
      linalg.yield %23 : i1
    } -> tensor<6x6xi1>
    %17 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<6x6xi64>) outs(%2 : tensor<6x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %23 = arith.minsi %in, %c7_i64 : i64
      linalg.yield %23 : i64
    } -> tensor<6x6xi64>
    %18 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%16, %5, %17 : tensor<6x6xi1>, tensor<6x6xi64>, tensor<6x6xi64>) outs(%2 : tensor<6x6xi64>) {
    ^bb0(%in: i1, %in_3: i64, %in_4: i64, %out: i64):
      %23 = arith.select %in, %in_3, %in_4 : i64
      linalg.yield %23 : i64
    } -> tensor<6x6xi64>
    %19 = tensor.empty() : tensor<6x6x4xf32>
    %20 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<6x6xi64>) outs(%19 : tensor<6x6x4xf32>) {
    ^bb0(%in: i64, %out: f32):
      %23 = arith.index_cast %in : i64 to index
      %24 = linalg.index 2 : index
      %25 = arith.cmpi slt, %23, %c8 : index
      cf.assert %25, "index must be smaller than dim size"
      %26 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %26, "index must be larger or equal to 0"
      %extracted = tensor.extract %arg1[%23, %24] : tensor<8x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<6x6x4xf32>
    %21 = tensor.empty() : tensor<4x6x6xf32>
    %transposed = linalg.transpose ins(%20 : tensor<6x6x4xf32>) outs(%21 : tensor<4x6x6xf32>) permutation = [2, 0, 1] 
    %22 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<6x6xi64>) outs(%2 : tensor<6x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %23 = arith.muli %in, %c2_i64 : i64
      linalg.yield %23 : i64
    } -> tensor<6x6xi64>
    return %transposed, %22 : tensor<4x6x6xf32>, tensor<6x6xi64>
  }
}
