#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (0, d1)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> ()>
#map5 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: tensor<4x4xf32>, %arg1: tensor<4x4xf32>) -> (tensor<f32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x3xf32>) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c3_i64 = arith.constant 3 : i64
    %c2_i64 = arith.constant 2 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<f32>
    %expanded = tensor.expand_shape %arg1 [[0], [1, 2, 3]] output_shape [4, 4, 1, 1] : tensor<4x4xf32> into tensor<4x4x1x1xf32>
    %expanded_1 = tensor.expand_shape %arg0 [[0], [1, 2, 3]] output_shape [4, 4, 1, 1] : tensor<4x4xf32> into tensor<4x4x1x1xf32>
    %expanded_2 = tensor.expand_shape %arg0 [[0, 1], [2]] output_shape [1, 4, 4] : tensor<4x4xf32> into tensor<1x4x4xf32>
    %0 = tensor.empty() : tensor<4x4x1x1xf32>
    %transposed = linalg.transpose ins(%expanded : tensor<4x4x1x1xf32>) outs(%0 : tensor<4x4x1x1xf32>) permutation = [0, 1, 3, 2] 
    %collapsed = tensor.collapse_shape %transposed [[0], [1, 2, 3]] : tensor<4x4x1x1xf32> into tensor<4x4xf32>
    %expanded_3 = tensor.expand_shape %collapsed [[0, 1], [2]] output_shape [1, 4, 4] : tensor<4x4xf32> into tensor<1x4x4xf32>
    %1 = tensor.empty() : tensor<1x4x4xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
    %3 = linalg.batch_matmul ins(%expanded_2, %expanded_3 : tensor<1x4x4xf32>, tensor<1x4x4xf32>) outs(%2 : tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
    %collapsed_4 = tensor.collapse_shape %3 [[0, 1], [2]] : tensor<1x4x4xf32> into tensor<4x4xf32>
    %expanded_5 = tensor.expand_shape %collapsed_4 [[0], [1, 2, 3]] output_shape [4, 1, 4, 1] : tensor<4x4xf32> into tensor<4x1x4x1xf32>
    %4 = tensor.empty() : tensor<4x1x4x1xf32>
    %transposed_6 = linalg.transpose ins(%expanded : tensor<4x4x1x1xf32>) outs(%4 : tensor<4x1x4x1xf32>) permutation = [1, 2, 0, 3] 
    %collapsed_7 = tensor.collapse_shape %transposed_6 [[0], [1, 2, 3]] : tensor<4x1x4x1xf32> into tensor<4x4xf32>
    %expanded_8 = tensor.expand_shape %collapsed_7 [[0, 1], [2]] output_shape [1, 4, 4] : tensor<4x4xf32> into tensor<1x4x4xf32>
    %transposed_9 = linalg.transpose ins(%expanded_1 : tensor<4x4x1x1xf32>) outs(%0 : tensor<4x4x1x1xf32>) permutation = [1, 0, 2, 3] 
    %collapsed_10 = tensor.collapse_shape %transposed_9 [[0], [1, 2, 3]] : tensor<4x4x1x1xf32> into tensor<4x4xf32>
    %expanded_11 = tensor.expand_shape %collapsed_10 [[0, 1], [2]] output_shape [1, 4, 4] : tensor<4x4xf32> into tensor<1x4x4xf32>
    %5 = linalg.batch_matmul ins(%expanded_8, %expanded_11 : tensor<1x4x4xf32>, tensor<1x4x4xf32>) outs(%2 : tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
    %collapsed_12 = tensor.collapse_shape %5 [[0, 1], [2]] : tensor<1x4x4xf32> into tensor<4x4xf32>
    %expanded_13 = tensor.expand_shape %collapsed_12 [[0], [1, 2, 3]] output_shape [4, 1, 1, 4] : tensor<4x4xf32> into tensor<4x1x1x4xf32>
    %transposed_14 = linalg.transpose ins(%expanded_5 : tensor<4x1x4x1xf32>) outs(%0 : tensor<4x4x1x1xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_15 = tensor.collapse_shape %transposed_14 [[0, 1, 2, 3]] : tensor<4x4x1x1xf32> into tensor<16xf32>
    %expanded_16 = tensor.expand_shape %collapsed_15 [[0, 1, 2]] output_shape [1, 1, 16] : tensor<16xf32> into tensor<1x1x16xf32>
    %transposed_17 = linalg.transpose ins(%expanded_13 : tensor<4x1x1x4xf32>) outs(%0 : tensor<4x4x1x1xf32>) permutation = [0, 3, 1, 2] 
    %collapsed_18 = tensor.collapse_shape %transposed_17 [[0, 1], [2, 3]] : tensor<4x4x1x1xf32> into tensor<16x1xf32>
    %expanded_19 = tensor.expand_shape %collapsed_18 [[0, 1], [2]] output_shape [1, 16, 1] : tensor<16x1xf32> into tensor<1x16x1xf32>
    %6 = tensor.empty() : tensor<1x1x1xf32>
    %7 = linalg.fill ins(%cst : f32) outs(%6 : tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
    %8 = linalg.batch_matmul ins(%expanded_16, %expanded_19 : tensor<1x1x16xf32>, tensor<1x16x1xf32>) outs(%7 : tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
    %expanded_20 = tensor.expand_shape %8 [[0], [1], [2, 3]] output_shape [1, 1, 1, 1] : tensor<1x1x1xf32> into tensor<1x1x1x1xf32>
    %9 = tensor.empty() : tensor<1x1x1x1xf32>
    %transposed_21 = linalg.transpose ins(%expanded_20 : tensor<1x1x1x1xf32>) outs(%9 : tensor<1x1x1x1xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_22 = tensor.collapse_shape %transposed_21 [] : tensor<1x1x1x1xf32> into tensor<f32>
    %10 = tensor.empty() : tensor<4x4xf32>
    %11 = linalg.fill ins(%cst : f32) outs(%10 : tensor<4x4xf32>) -> tensor<4x4xf32>
    %12 = linalg.matmul ins(%arg0, %arg0 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%11 : tensor<4x4xf32>) -> tensor<4x4xf32>
    %13 = linalg.matmul ins(%12, %arg0 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%11 : tensor<4x4xf32>) -> tensor<4x4xf32>
    %14 = tensor.empty() : tensor<4xi64>
    %15 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%14 : tensor<4xi64>) {
    ^bb0(%out: i64):
      %38 = linalg.index 0 : index
      %39 = arith.index_cast %38 : index to i64
      linalg.yield %39 : i64
    } -> tensor<4xi64>
    %expanded_23 = tensor.expand_shape %15 [[0, 1]] output_shape [1, 4] : tensor<4xi64> into tensor<1x4xi64>
    %expanded_24 = tensor.expand_shape %15 [[0, 1]] output_shape [4, 1] : tensor<4xi64> into tensor<4x1xi64>
    %16 = tensor.empty() : tensor<4x4xi64>
    %17 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_23, %expanded_24 : tensor<1x4xi64>, tensor<4x1xi64>) outs(%16 : tensor<4x4xi64>) {
    ^bb0(%in: i64, %in_26: i64, %out: i64):
      %38 = arith.subi %in, %in_26 : i64
      linalg.yield %38 : i64
    } -> tensor<4x4xi64>
    %18 = tensor.empty() : tensor<4x4xi1>
    %19 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<4x4xi64>) outs(%18 : tensor<4x4xi1>) {
    ^bb0(%in: i64, %out: i1):
      %38 = arith.cmpi sle, %in, %c0_i64 : i64
      linalg.yield %38 : i1
    } -> tensor<4x4xi1>
    %20 = linalg.generic {indexing_maps = [#map3, #map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%19, %arg0, %cst_0 : tensor<4x4xi1>, tensor<4x4xf32>, tensor<f32>) outs(%10 : tensor<4x4xf32>) {
    ^bb0(%in: i1, %in_26: f32, %in_27: f32, %out: f32):
      %38 = arith.select %in, %in_26, %in_27 : f32
      linalg.yield %38 : f32
    } -> tensor<4x4xf32>
    %21 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<4x4xi64>) outs(%18 : tensor<4x4xi1>) {
    ^bb0(%in: i64, %out: i1):
      %38 = arith.cmpi sge, %in, %c1_i64 : i64
      linalg.yield %38 : i1
    } -> tensor<4x4xi1>
    %22 = linalg.generic {indexing_maps = [#map3, #map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%21, %arg1, %cst_0 : tensor<4x4xi1>, tensor<4x4xf32>, tensor<f32>) outs(%10 : tensor<4x4xf32>) {
    ^bb0(%in: i1, %in_26: f32, %in_27: f32, %out: f32):
      %38 = arith.select %in, %in_26, %in_27 : f32
      linalg.yield %38 : f32
    } -> tensor<4x4xf32>
    %23 = linalg.matmul ins(%20, %22 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%11 : tensor<4x4xf32>) -> tensor<4x4xf32>
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [4, 3] [1, 1] : tensor<4x4xf32> to tensor<4x3xf32>
    %extracted_slice_25 = tensor.extract_slice %arg1[0, 0] [4, 3] [1, 1] : tensor<4x4xf32> to tensor<4x3xf32>
    %24 = tensor.empty() : tensor<3xi64>
    %25 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%24 : tensor<3xi64>) {
    ^bb0(%out: i64):
      %38 = linalg.index 0 : index
      %39 = arith.index_cast %38 : index to i64
      linalg.yield %39 : i64
    } -> tensor<3xi64>
    %26 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%25 : tensor<3xi64>) outs(%24 : tensor<3xi64>) {
    ^bb0(%in: i64, %out: i64):
      %38 = arith.addi %in, %c1_i64 : i64
      linalg.yield %38 : i64
    } -> tensor<3xi64>
    %27 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%26 : tensor<3xi64>) outs(%24 : tensor<3xi64>) {
    ^bb0(%in: i64, %out: i64):
      %38 = arith.remsi %in, %c3_i64 : i64
      %39 = arith.cmpi ne, %38, %c0_i64 : i64
      %40 = arith.cmpi slt, %38, %c0_i64 : i64
      %41 = arith.andi %39, %40 : i1
      %42 = arith.addi %38, %c3_i64 : i64
      %43 = arith.select %41, %42, %38 : i64
      linalg.yield %43 : i64
    } -> tensor<3xi64>
    %28 = tensor.empty() : tensor<4x3xf32>
    %29 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<3xi64>) outs(%28 : tensor<4x3xf32>) {
    ^bb0(%in: i64, %out: f32):
      %38 = arith.index_cast %in : i64 to index
      %39 = linalg.index 0 : index
      %extracted = tensor.extract %extracted_slice[%39, %38] : tensor<4x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<4x3xf32>
    %30 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%25 : tensor<3xi64>) outs(%24 : tensor<3xi64>) {
    ^bb0(%in: i64, %out: i64):
      %38 = arith.addi %in, %c2_i64 : i64
      linalg.yield %38 : i64
    } -> tensor<3xi64>
    %31 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%30 : tensor<3xi64>) outs(%24 : tensor<3xi64>) {
    ^bb0(%in: i64, %out: i64):
      %38 = arith.remsi %in, %c3_i64 : i64
      %39 = arith.cmpi ne, %38, %c0_i64 : i64
      %40 = arith.cmpi slt, %38, %c0_i64 : i64
      %41 = arith.andi %39, %40 : i1
      %42 = arith.addi %38, %c3_i64 : i64
      %43 = arith.select %41, %42, %38 : i64
      linalg.yield %43 : i64
    } -> tensor<3xi64>
    %32 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel"]} ins(%31 : tensor<3xi64>) outs(%28 : tensor<4x3xf32>) {
    ^bb0(%in: i64, %out: f32):
      %38 = arith.index_cast %in : i64 to index
      %39 = linalg.index 0 : index
      %extracted = tensor.extract %extracted_slice_25[%39, %38] : tensor<4x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<4x3xf32>
    %33 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%29, %32 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%28 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %38 = arith.mulf %in, %in_26 : f32
      linalg.yield %38 : f32
    } -> tensor<4x3xf32>
    %34 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel"]} ins(%31 : tensor<3xi64>) outs(%28 : tensor<4x3xf32>) {
    ^bb0(%in: i64, %out: f32):
      %38 = arith.index_cast %in : i64 to index
      %39 = linalg.index 0 : index
      %extracted = tensor.extract %extracted_slice[%39, %38] : tensor<4x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<4x3xf32>
    %35 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<3xi64>) outs(%28 : tensor<4x3xf32>) {
    ^bb0(%in: i64, %out: f32):
      %38 = arith.index_cast %in : i64 to index
      %39 = linalg.index 0 : index
      %extracted = tensor.extract %extracted_slice_25[%39, %38] : tensor<4x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<4x3xf32>
    %36 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%34, %35 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%28 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %38 = arith.mulf %in, %in_26 : f32
      linalg.yield %38 : f32
    } -> tensor<4x3xf32>
    %37 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%33, %36 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%28 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %38 = arith.subf %in, %in_26 : f32
      linalg.yield %38 : f32
    } -> tensor<4x3xf32>
    return %collapsed_22, %13, %23, %37 : tensor<f32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x3xf32>
  }
}
