#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (0, d1)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, 0, 0, 0, 0, 0)>
#map5 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d1, 0, 0, 0, 0)>
#map6 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d2, d3, 0, 0)>
#map7 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>
#map8 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3, d4, d5)>
#map9 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0)>
#map10 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d1)>
#map11 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d2, d3)>
module {
  func.func @main(%arg0: tensor<2x3x8x8xf32>) -> (tensor<2x27x16xf32>, tensor<2x3x8x8xf32>) {
    %cst = arith.constant dense<0.000000e+00> : tensor<2x3x10x10xf32>
    %c3_i64 = arith.constant 3 : i64
    %c0_i64 = arith.constant 0 : i64
    %c2_i64 = arith.constant 2 : i64
    %c10_i64 = arith.constant 10 : i64
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<4xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<4xi64>) {
    ^bb0(%out: i64):
      %17 = linalg.index 0 : index
      %18 = arith.index_cast %17 : index to i64
      %19 = arith.muli %18, %c2_i64 : i64
      linalg.yield %19 : i64
    } -> tensor<4xi64>
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [1, 4] : tensor<4xi64> into tensor<1x4xi64>
    %2 = tensor.empty() : tensor<3xi64>
    %3 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%2 : tensor<3xi64>) {
    ^bb0(%out: i64):
      %17 = linalg.index 0 : index
      %18 = arith.index_cast %17 : index to i64
      linalg.yield %18 : i64
    } -> tensor<3xi64>
    %expanded_1 = tensor.expand_shape %3 [[0, 1]] output_shape [3, 1] : tensor<3xi64> into tensor<3x1xi64>
    %4 = tensor.empty() : tensor<3x4xi64>
    %5 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_1 : tensor<1x4xi64>, tensor<3x1xi64>) outs(%4 : tensor<3x4xi64>) {
    ^bb0(%in: i64, %in_16: i64, %out: i64):
      %17 = arith.addi %in, %in_16 : i64
      linalg.yield %17 : i64
    } -> tensor<3x4xi64>
    %padded = tensor.pad %arg0 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg1: index, %arg2: index, %arg3: index, %arg4: index):
      tensor.yield %cst_0 : f32
    } : tensor<2x3x8x8xf32> to tensor<2x3x10x10xf32>
    %expanded_2 = tensor.expand_shape %5 [[0], [1, 2, 3]] output_shape [3, 4, 1, 1] : tensor<3x4xi64> into tensor<3x4x1x1xi64>
    %expanded_3 = tensor.expand_shape %3 [[0, 1, 2, 3, 4]] output_shape [3, 1, 1, 1, 1] : tensor<3xi64> into tensor<3x1x1x1x1xi64>
    %6 = tensor.empty() : tensor<2xi64>
    %7 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%6 : tensor<2xi64>) {
    ^bb0(%out: i64):
      %17 = linalg.index 0 : index
      %18 = arith.index_cast %17 : index to i64
      linalg.yield %18 : i64
    } -> tensor<2xi64>
    %expanded_4 = tensor.expand_shape %7 [[0, 1, 2, 3, 4, 5]] output_shape [2, 1, 1, 1, 1, 1] : tensor<2xi64> into tensor<2x1x1x1x1x1xi64>
    %8 = tensor.empty() : tensor<2x3x3x4x3x4xf32>
    %9 = linalg.generic {indexing_maps = [#map4, #map5, #map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_4, %expanded_3, %expanded_2, %5 : tensor<2x1x1x1x1x1xi64>, tensor<3x1x1x1x1xi64>, tensor<3x4x1x1xi64>, tensor<3x4xi64>) outs(%8 : tensor<2x3x3x4x3x4xf32>) {
    ^bb0(%in: i64, %in_16: i64, %in_17: i64, %in_18: i64, %out: f32):
      %17 = arith.cmpi slt, %in, %c0_i64 : i64
      %18 = arith.addi %in, %c2_i64 : i64
      %19 = arith.select %17, %18, %in : i64
      %20 = arith.index_cast %19 : i64 to index
      %21 = arith.cmpi slt, %in_16, %c0_i64 : i64
      %22 = arith.addi %in_16, %c3_i64 : i64
      %23 = arith.select %21, %22, %in_16 : i64
      %24 = arith.index_cast %23 : i64 to index
      %25 = arith.cmpi slt, %in_17, %c0_i64 : i64
      %26 = arith.addi %in_17, %c10_i64 : i64
      %27 = arith.select %25, %26, %in_17 : i64
      %28 = arith.index_cast %27 : i64 to index
      %29 = arith.cmpi slt, %in_18, %c0_i64 : i64
      %30 = arith.addi %in_18, %c10_i64 : i64
      %31 = arith.select %29, %30, %in_18 : i64
      %32 = arith.index_cast %31 : i64 to index
      %extracted = tensor.extract %padded[%20, %24, %28, %32] : tensor<2x3x10x10xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x3x3x4x3x4xf32>
    %10 = tensor.empty() : tensor<2x3x3x3x4x4xf32>
    %transposed = linalg.transpose ins(%9 : tensor<2x3x3x4x3x4xf32>) outs(%10 : tensor<2x3x3x3x4x4xf32>) permutation = [0, 1, 2, 4, 3, 5] 
    %collapsed = tensor.collapse_shape %transposed [[0], [1, 2, 3], [4, 5]] : tensor<2x3x3x3x4x4xf32> into tensor<2x27x16xf32>
    %11 = tensor.empty() : tensor<2x3x3x4x3x4xi64>
    %12 = linalg.generic {indexing_maps = [#map9, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%7 : tensor<2xi64>) outs(%11 : tensor<2x3x3x4x3x4xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<2x3x3x4x3x4xi64>
    %collapsed_5 = tensor.collapse_shape %12 [[0, 1, 2, 3, 4, 5]] : tensor<2x3x3x4x3x4xi64> into tensor<864xi64>
    %13 = linalg.generic {indexing_maps = [#map10, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%3 : tensor<3xi64>) outs(%11 : tensor<2x3x3x4x3x4xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<2x3x3x4x3x4xi64>
    %collapsed_6 = tensor.collapse_shape %13 [[0, 1, 2, 3, 4, 5]] : tensor<2x3x3x4x3x4xi64> into tensor<864xi64>
    %14 = linalg.generic {indexing_maps = [#map11, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%5 : tensor<3x4xi64>) outs(%11 : tensor<2x3x3x4x3x4xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<2x3x3x4x3x4xi64>
    %collapsed_7 = tensor.collapse_shape %14 [[0, 1, 2, 3, 4, 5]] : tensor<2x3x3x4x3x4xi64> into tensor<864xi64>
    %15 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%5 : tensor<3x4xi64>) outs(%11 : tensor<2x3x3x4x3x4xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<2x3x3x4x3x4xi64>
    %collapsed_8 = tensor.collapse_shape %15 [[0, 1, 2, 3, 4, 5]] : tensor<2x3x3x4x3x4xi64> into tensor<864xi64>
    %expanded_9 = tensor.expand_shape %collapsed_5 [[0, 1]] output_shape [864, 1] : tensor<864xi64> into tensor<864x1xi64>
    %expanded_10 = tensor.expand_shape %collapsed_6 [[0, 1]] output_shape [864, 1] : tensor<864xi64> into tensor<864x1xi64>
    %expanded_11 = tensor.expand_shape %collapsed_7 [[0, 1]] output_shape [864, 1] : tensor<864xi64> into tensor<864x1xi64>
    %expanded_12 = tensor.expand_shape %collapsed_8 [[0, 1]] output_shape [864, 1] : tensor<864xi64> into tensor<864x1xi64>
    %concat = tensor.concat dim(1) %expanded_9, %expanded_10, %expanded_11, %expanded_12 : (tensor<864x1xi64>, tensor<864x1xi64>, tensor<864x1xi64>, tensor<864x1xi64>) -> tensor<864x4xi64>
    %collapsed_13 = tensor.collapse_shape %9 [[0, 1, 2, 3, 4, 5]] : tensor<2x3x3x4x3x4xf32> into tensor<864xf32>
    %expanded_14 = tensor.expand_shape %collapsed_13 [[0, 1, 2, 3, 4]] output_shape [864, 1, 1, 1, 1] : tensor<864xf32> into tensor<864x1x1x1x1xf32>
    %16 = tm_tensor.scatter {dimension_map = array<i64: 0, 1, 2, 3>} unique_indices(false) ins(%expanded_14, %concat : tensor<864x1x1x1x1xf32>, tensor<864x4xi64>) outs(%cst : tensor<2x3x10x10xf32>) {
    ^bb0(%arg1: f32, %arg2: f32):
      %17 = arith.addf %arg2, %arg1 : f32
      tm_tensor.yield %17 : f32
    } -> tensor<2x3x10x10xf32>
    %padded_15 = tensor.pad %16 low[0, 0, -1, -1] high[0, 0, -1, -1] {
    ^bb0(%arg1: index, %arg2: index, %arg3: index, %arg4: index):
      tensor.yield %cst_0 : f32
    } : tensor<2x3x10x10xf32> to tensor<2x3x8x8xf32>
    return %collapsed, %padded_15 : tensor<2x27x16xf32>, tensor<2x3x8x8xf32>
  }
}
