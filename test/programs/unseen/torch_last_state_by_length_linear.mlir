// RMS norm, and the last token of each sequence by its length.
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x6x16xf32>, %arg1: tensor<16xf32>, %arg2: tensor<16x16xf32>, %arg3: tensor<4xi64>) -> tensor<4x16xf32> {
    %c6_i64 = arith.constant 6 : i64
    %c1_i64 = arith.constant 1 : i64
    %c2_i64 = arith.constant 2 : i64
    %c6 = arith.constant 6 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 9.9999999999999995E-7 : f64
    %cst_1 = arith.constant 1.600000e+01 : f32
    %0 = tensor.empty() : tensor<4x6x16xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<4x6x16xf32>) outs(%0 : tensor<4x6x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %22 : f32
    } -> tensor<4x6x16xf32>
    %2 = tensor.empty() : tensor<4x6x1xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<4x6x1xf32>) -> tensor<4x6x1xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1 : tensor<4x6x16xf32>) outs(%3 : tensor<4x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = arith.addf %in, %out : f32
      linalg.yield %22 : f32
    } -> tensor<4x6x1xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<4x6x1xf32>) outs(%2 : tensor<4x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = arith.divf %in, %cst_1 : f32
      linalg.yield %22 : f32
    } -> tensor<4x6x1xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<4x6x1xf32>) outs(%2 : tensor<4x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = arith.truncf %cst_0 : f64 to f32
      %23 = arith.addf %in, %22 : f32
      linalg.yield %23 : f32
    } -> tensor<4x6x1xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<4x6x1xf32>) outs(%2 : tensor<4x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = math.rsqrt %in : f32
      linalg.yield %22 : f32
    } -> tensor<4x6x1xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %7 : tensor<4x6x16xf32>, tensor<4x6x1xf32>) outs(%0 : tensor<4x6x16xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %22 = arith.mulf %in, %in_2 : f32
      linalg.yield %22 : f32
    } -> tensor<4x6x16xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %arg1 : tensor<4x6x16xf32>, tensor<16xf32>) outs(%0 : tensor<4x6x16xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %22 = arith.mulf %in, %in_2 : f32
      linalg.yield %22 : f32
    } -> tensor<4x6x16xf32>
    %10 = tensor.empty() : tensor<4xi64>
    %11 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg3 : tensor<4xi64>) outs(%10 : tensor<4xi64>) {
    ^bb0(%in: i64, %out: i64):
      %22 = arith.maxsi %in, %c1_i64 : i64
      %23 = arith.minsi %22, %c6_i64 : i64
      linalg.yield %23 : i64
    } -> tensor<4xi64>
    %12 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%11 : tensor<4xi64>) outs(%10 : tensor<4xi64>) {
    ^bb0(%in: i64, %out: i64):
      %22 = arith.subi %in, %c1_i64 : i64
      linalg.yield %22 : i64
    } -> tensor<4xi64>
    %13 = tensor.empty() : tensor<4x1x16xi64>
    %expanded = tensor.expand_shape %12 [[0, 1]] output_shape [4, 1] : tensor<4xi64> into tensor<4x1xi64>
    %14 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<4x1xi64>) outs(%13 : tensor<4x1x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<4x1x16xi64>
    %15 = tensor.empty() : tensor<4x1x16xf32>
    %16 = linalg.fill ins(%cst : f32) outs(%15 : tensor<4x1x16xf32>) -> tensor<4x1x16xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<4x1x16xi64>) outs(%16 : tensor<4x1x16xf32>) {
    ^bb0(%in: i64, %out: f32):
      %22 = linalg.index 0 : index
      %23 = arith.index_cast %in : i64 to index
      %24 = linalg.index 2 : index
      %25 = arith.cmpi slt, %23, %c6 : index
      cf.assert %25, "index must be smaller than dim size"
      %26 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %26, "index must be larger or equal to 0"
      %extracted = tensor.extract %9[%22, %23, %24] : tensor<4x6x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<4x1x16xf32>
    %collapsed = tensor.collapse_shape %17 [[0, 1], [2]] : tensor<4x1x16xf32> into tensor<4x16xf32>
    %18 = tensor.empty() : tensor<16x16xf32>
    %transposed = linalg.transpose ins(%arg2 : tensor<16x16xf32>) outs(%18 : tensor<16x16xf32>) permutation = [1, 0] 
    %19 = tensor.empty() : tensor<4x16xf32>
    %20 = linalg.fill ins(%cst : f32) outs(%19 : tensor<4x16xf32>) -> tensor<4x16xf32>
    %21 = linalg.matmul ins(%collapsed, %transposed : tensor<4x16xf32>, tensor<16x16xf32>) outs(%20 : tensor<4x16xf32>) -> tensor<4x16xf32>
    return %21 : tensor<4x16xf32>
  }
}
