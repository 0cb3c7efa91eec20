#map = affine_map<(d0, d1) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d1)>
#map3 = affine_map<(d0, d1) -> ()>
module {
  func.func @main(%arg0: tensor<9x5xf32>, %arg1: tensor<3x5x7xf32>, %arg2: tensor<3x14xi64>, %arg3: tensor<3x14xi64>, %arg4: tensor<3x7xf32>) -> tensor<9x7xf32> {
    %cst = arith.constant dense<0.000000e+00> : tensor<9x7xf32>
    %c0_i64 = arith.constant 0 : i64
    %c9_i64 = arith.constant 9 : i64
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_2 = arith.constant 1.000000e+00 : f32
    %extracted_slice = tensor.extract_slice %arg3[0, 0] [1, 14] [1, 1] : tensor<3x14xi64> to tensor<1x14xi64>
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1]] : tensor<1x14xi64> into tensor<14xi64>
    %extracted_slice_3 = tensor.extract_slice %arg1[0, 0, 0] [1, 5, 7] [1, 1, 1] : tensor<3x5x7xf32> to tensor<1x5x7xf32>
    %collapsed_4 = tensor.collapse_shape %extracted_slice_3 [[0, 1], [2]] : tensor<1x5x7xf32> into tensor<5x7xf32>
    %0 = tensor.empty() : tensor<9x7xf32>
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<9x7xf32>) -> tensor<9x7xf32>
    %2 = linalg.matmul ins(%arg0, %collapsed_4 : tensor<9x5xf32>, tensor<5x7xf32>) outs(%1 : tensor<9x7xf32>) -> tensor<9x7xf32>
    %extracted_slice_5 = tensor.extract_slice %arg2[0, 0] [1, 14] [1, 1] : tensor<3x14xi64> to tensor<1x14xi64>
    %collapsed_6 = tensor.collapse_shape %extracted_slice_5 [[0, 1]] : tensor<1x14xi64> into tensor<14xi64>
    %3 = tensor.empty() : tensor<14x7xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_6 : tensor<14xi64>) outs(%3 : tensor<14x7xf32>) {
    ^bb0(%in: i64, %out: f32):
      %20 = arith.cmpi slt, %in, %c0_i64 : i64
      %21 = arith.addi %in, %c9_i64 : i64
      %22 = arith.select %20, %21, %in : i64
      %23 = arith.index_cast %22 : i64 to index
      %24 = linalg.index 1 : index
      %extracted = tensor.extract %2[%23, %24] : tensor<9x7xf32>
      linalg.yield %extracted : f32
    } -> tensor<14x7xf32>
    %extracted_slice_7 = tensor.extract_slice %arg4[0, 0] [1, 7] [1, 1] : tensor<3x7xf32> to tensor<1x7xf32>
    %collapsed_8 = tensor.collapse_shape %extracted_slice_7 [[0, 1]] : tensor<1x7xf32> into tensor<7xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%4, %collapsed_8 : tensor<14x7xf32>, tensor<7xf32>) outs(%3 : tensor<14x7xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %20 = arith.addf %in, %in_30 : f32
      linalg.yield %20 : f32
    } -> tensor<14x7xf32>
    %expanded = tensor.expand_shape %collapsed [[0, 1]] output_shape [14, 1] : tensor<14xi64> into tensor<14x1xi64>
    %expanded_9 = tensor.expand_shape %5 [[0], [1, 2]] output_shape [14, 1, 7] : tensor<14x7xf32> into tensor<14x1x7xf32>
    %6 = tm_tensor.scatter {dimension_map = array<i64: 0>} unique_indices(false) ins(%expanded_9, %expanded : tensor<14x1x7xf32>, tensor<14x1xi64>) outs(%cst : tensor<9x7xf32>) {
    ^bb0(%arg5: f32, %arg6: f32):
      %20 = arith.addf %arg6, %arg5 : f32
      tm_tensor.yield %20 : f32
    } -> tensor<9x7xf32>
    %extracted_slice_10 = tensor.extract_slice %arg3[1, 0] [1, 14] [1, 1] : tensor<3x14xi64> to tensor<1x14xi64>
    %collapsed_11 = tensor.collapse_shape %extracted_slice_10 [[0, 1]] : tensor<1x14xi64> into tensor<14xi64>
    %extracted_slice_12 = tensor.extract_slice %arg1[1, 0, 0] [1, 5, 7] [1, 1, 1] : tensor<3x5x7xf32> to tensor<1x5x7xf32>
    %collapsed_13 = tensor.collapse_shape %extracted_slice_12 [[0, 1], [2]] : tensor<1x5x7xf32> into tensor<5x7xf32>
    %7 = linalg.matmul ins(%arg0, %collapsed_13 : tensor<9x5xf32>, tensor<5x7xf32>) outs(%1 : tensor<9x7xf32>) -> tensor<9x7xf32>
    %extracted_slice_14 = tensor.extract_slice %arg2[1, 0] [1, 14] [1, 1] : tensor<3x14xi64> to tensor<1x14xi64>
    %collapsed_15 = tensor.collapse_shape %extracted_slice_14 [[0, 1]] : tensor<1x14xi64> into tensor<14xi64>
    %8 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_15 : tensor<14xi64>) outs(%3 : tensor<14x7xf32>) {
    ^bb0(%in: i64, %out: f32):
      %20 = arith.cmpi slt, %in, %c0_i64 : i64
      %21 = arith.addi %in, %c9_i64 : i64
      %22 = arith.select %20, %21, %in : i64
      %23 = arith.index_cast %22 : i64 to index
      %24 = linalg.index 1 : index
      %extracted = tensor.extract %7[%23, %24] : tensor<9x7xf32>
      linalg.yield %extracted : f32
    } -> tensor<14x7xf32>
    %extracted_slice_16 = tensor.extract_slice %arg4[1, 0] [1, 7] [1, 1] : tensor<3x7xf32> to tensor<1x7xf32>
    %collapsed_17 = tensor.collapse_shape %extracted_slice_16 [[0, 1]] : tensor<1x7xf32> into tensor<7xf32>
    %9 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%8, %collapsed_17 : tensor<14x7xf32>, tensor<7xf32>) outs(%3 : tensor<14x7xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %20 = arith.addf %in, %in_30 : f32
      linalg.yield %20 : f32
    } -> tensor<14x7xf32>
    %expanded_18 = tensor.expand_shape %collapsed_11 [[0, 1]] output_shape [14, 1] : tensor<14xi64> into tensor<14x1xi64>
    %expanded_19 = tensor.expand_shape %9 [[0], [1, 2]] output_shape [14, 1, 7] : tensor<14x7xf32> into tensor<14x1x7xf32>
    %10 = tm_tensor.scatter {dimension_map = array<i64: 0>} unique_indices(false) ins(%expanded_19, %expanded_18 : tensor<14x1x7xf32>, tensor<14x1xi64>) outs(%6 : tensor<9x7xf32>) {
    ^bb0(%arg5: f32, %arg6: f32):
      %20 = arith.addf %arg6, %arg5 : f32
      tm_tensor.yield %20 : f32
    } -> tensor<9x7xf32>
    %extracted_slice_20 = tensor.extract_slice %arg3[2, 0] [1, 14] [1, 1] : tensor<3x14xi64> to tensor<1x14xi64>
    %collapsed_21 = tensor.collapse_shape %extracted_slice_20 [[0, 1]] : tensor<1x14xi64> into tensor<14xi64>
    %extracted_slice_22 = tensor.extract_slice %arg1[2, 0, 0] [1, 5, 7] [1, 1, 1] : tensor<3x5x7xf32> to tensor<1x5x7xf32>
    %collapsed_23 = tensor.collapse_shape %extracted_slice_22 [[0, 1], [2]] : tensor<1x5x7xf32> into tensor<5x7xf32>
    %11 = linalg.matmul ins(%arg0, %collapsed_23 : tensor<9x5xf32>, tensor<5x7xf32>) outs(%1 : tensor<9x7xf32>) -> tensor<9x7xf32>
    %extracted_slice_24 = tensor.extract_slice %arg2[2, 0] [1, 14] [1, 1] : tensor<3x14xi64> to tensor<1x14xi64>
    %collapsed_25 = tensor.collapse_shape %extracted_slice_24 [[0, 1]] : tensor<1x14xi64> into tensor<14xi64>
    %12 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_25 : tensor<14xi64>) outs(%3 : tensor<14x7xf32>) {
    ^bb0(%in: i64, %out: f32):
      %20 = arith.cmpi slt, %in, %c0_i64 : i64
      %21 = arith.addi %in, %c9_i64 : i64
      %22 = arith.select %20, %21, %in : i64
      %23 = arith.index_cast %22 : i64 to index
      %24 = linalg.index 1 : index
      %extracted = tensor.extract %11[%23, %24] : tensor<9x7xf32>
      linalg.yield %extracted : f32
    } -> tensor<14x7xf32>
    %extracted_slice_26 = tensor.extract_slice %arg4[2, 0] [1, 7] [1, 1] : tensor<3x7xf32> to tensor<1x7xf32>
    %collapsed_27 = tensor.collapse_shape %extracted_slice_26 [[0, 1]] : tensor<1x7xf32> into tensor<7xf32>
    %13 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%12, %collapsed_27 : tensor<14x7xf32>, tensor<7xf32>) outs(%3 : tensor<14x7xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %20 = arith.addf %in, %in_30 : f32
      linalg.yield %20 : f32
    } -> tensor<14x7xf32>
    %expanded_28 = tensor.expand_shape %collapsed_21 [[0, 1]] output_shape [14, 1] : tensor<14xi64> into tensor<14x1xi64>
    %expanded_29 = tensor.expand_shape %13 [[0], [1, 2]] output_shape [14, 1, 7] : tensor<14x7xf32> into tensor<14x1x7xf32>
    %14 = tm_tensor.scatter {dimension_map = array<i64: 0>} unique_indices(false) ins(%expanded_29, %expanded_28 : tensor<14x1x7xf32>, tensor<14x1xi64>) outs(%10 : tensor<9x7xf32>) {
    ^bb0(%arg5: f32, %arg6: f32):
      %20 = arith.addf %arg6, %arg5 : f32
      tm_tensor.yield %20 : f32
    } -> tensor<9x7xf32>
    %15 = linalg.generic {indexing_maps = [#map3, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_1, %14 : tensor<f32>, tensor<9x7xf32>) outs(%0 : tensor<9x7xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %20 = arith.cmpf ogt, %in, %in_30 : f32
      %21 = arith.select %20, %in, %in_30 : f32
      linalg.yield %21 : f32
    } -> tensor<9x7xf32>
    %16 = linalg.generic {indexing_maps = [#map3, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_1, %14 : tensor<f32>, tensor<9x7xf32>) outs(%0 : tensor<9x7xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %20 = arith.cmpf olt, %in, %in_30 : f32
      %21 = arith.select %20, %in, %in_30 : f32
      linalg.yield %21 : f32
    } -> tensor<9x7xf32>
    %17 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<9x7xf32>) outs(%0 : tensor<9x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %20 = math.exp %in : f32
      linalg.yield %20 : f32
    } -> tensor<9x7xf32>
    %18 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<9x7xf32>) outs(%0 : tensor<9x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %20 = arith.subf %in, %cst_2 : f32
      linalg.yield %20 : f32
    } -> tensor<9x7xf32>
    %19 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%15, %18 : tensor<9x7xf32>, tensor<9x7xf32>) outs(%0 : tensor<9x7xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %20 = arith.addf %in, %in_30 : f32
      linalg.yield %20 : f32
    } -> tensor<9x7xf32>
    return %19 : tensor<9x7xf32>
  }
}
