#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2, d3) -> (0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map3 = affine_map<()[s0, s1] -> (s0 * s1)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<?x?x16xf32>, %arg1: tensor<?x?x16xf32>, %arg2: tensor<16x16xf32>, %arg3: tensor<?x?xf32>) -> (tensor<16x16xf32>, tensor<?x?x16xf32>) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c16_i64 = arith.constant 16 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %dim = tensor.dim %arg0, %c0 : tensor<?x?x16xf32>
    %0 = arith.index_cast %dim : index to i64
    %dim_0 = tensor.dim %arg1, %c1 : tensor<?x?x16xf32>
    %1 = arith.index_cast %dim_0 : index to i64
    %cast = tensor.cast %arg0 : tensor<?x?x16xf32> to tensor<?x1x16xf32>
    %collapsed = tensor.collapse_shape %cast [[0], [1, 2]] : tensor<?x1x16xf32> into tensor<?x16xf32>
    %dim_1 = tensor.dim %arg0, %c0 : tensor<?x?x16xf32>
    %2 = tensor.empty(%dim_1) : tensor<?x16xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<?x16xf32>) -> tensor<?x16xf32>
    %4 = linalg.matmul ins(%collapsed, %arg2 : tensor<?x16xf32>, tensor<16x16xf32>) outs(%3 : tensor<?x16xf32>) -> tensor<?x16xf32>
    %5 = arith.cmpi slt, %0, %c0_i64 : i64
    %6 = arith.select %5, %c1_i64, %0 : i64
    %7 = arith.extui %5 : i1 to i64
    %8 = arith.muli %6, %1 : i64
    %9 = arith.addi %7, %c1_i64 : i64
    %10 = arith.cmpi slt, %1, %c0_i64 : i64
    %11 = arith.select %10, %6, %8 : i64
    %12 = arith.select %10, %9, %7 : i64
    %13 = arith.muli %11, %c16_i64 : i64
    %14 = arith.cmpi sle, %12, %c1_i64 : i64
    cf.assert %14, "must have at most one inferred (negative) dimension"
    %15 = arith.index_cast %dim_1 : index to i64
    %16 = arith.muli %15, %c16_i64 : i64
    %17 = arith.divsi %16, %13 : i64
    %18 = arith.select %5, %17, %0 : i64
    %19 = arith.select %10, %17, %1 : i64
    %from_elements = tensor.from_elements %18, %19, %c16_i64 : tensor<3xi64>
    %reshape = tensor.reshape %4(%from_elements) : (tensor<?x16xf32>, tensor<3xi64>) -> tensor<?x?x16xf32>
    %dim_2 = tensor.dim %arg1, %c0 : tensor<?x?x16xf32>
    %20 = arith.index_cast %18 : i64 to index
    %21 = arith.cmpi eq, %dim_2, %20 : index
    cf.assert %21, "mismatched size for broadcast"
    %22 = arith.index_cast %19 : i64 to index
    %23 = arith.cmpi eq, %dim_0, %22 : index
    cf.assert %23, "mismatched size for broadcast"
    %24 = tensor.empty(%dim_2, %dim_0) : tensor<?x?x16xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1, %reshape : tensor<?x?x16xf32>, tensor<?x?x16xf32>) outs(%24 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %45 = arith.subf %in, %in_19 : f32
      linalg.yield %45 : f32
    } -> tensor<?x?x16xf32>
    %dim_3 = tensor.dim %arg3, %c0 : tensor<?x?xf32>
    %dim_4 = tensor.dim %arg3, %c1 : tensor<?x?xf32>
    %expanded = tensor.expand_shape %arg3 [[0], [1, 2, 3]] output_shape [%dim_3, %dim_4, 1, 1] : tensor<?x?xf32> into tensor<?x?x1x1xf32>
    %26 = tensor.empty(%dim_3, %dim_4) : tensor<1x1x?x?xf32>
    %transposed = linalg.transpose ins(%expanded : tensor<?x?x1x1xf32>) outs(%26 : tensor<1x1x?x?xf32>) permutation = [2, 3, 0, 1] 
    %dim_5 = tensor.dim %arg0, %c1 : tensor<?x?x16xf32>
    %expanded_6 = tensor.expand_shape %arg0 [[0], [1], [2, 3]] output_shape [%dim, %dim_5, 16, 1] : tensor<?x?x16xf32> into tensor<?x?x16x1xf32>
    %27 = tensor.empty(%dim, %dim_5) : tensor<16x1x?x?xf32>
    %transposed_7 = linalg.transpose ins(%expanded_6 : tensor<?x?x16x1xf32>) outs(%27 : tensor<16x1x?x?xf32>) permutation = [2, 3, 0, 1] 
    %expanded_8 = tensor.expand_shape %25 [[0], [1], [2, 3]] output_shape [%dim_2, %dim_0, 16, 1] : tensor<?x?x16xf32> into tensor<?x?x16x1xf32>
    %28 = arith.cmpi eq, %dim_3, %dim : index
    cf.assert %28, "mismatched size for broadcast"
    %29 = arith.cmpi eq, %dim_4, %dim_5 : index
    cf.assert %29, "mismatched size for broadcast"
    %30 = tensor.empty(%dim_3, %dim_4) : tensor<16x1x?x?xf32>
    %31 = linalg.generic {indexing_maps = [#map1, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed, %transposed_7 : tensor<1x1x?x?xf32>, tensor<16x1x?x?xf32>) outs(%30 : tensor<16x1x?x?xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %45 = arith.mulf %in, %in_19 : f32
      linalg.yield %45 : f32
    } -> tensor<16x1x?x?xf32>
    %32 = tensor.empty(%dim_3, %dim_4) : tensor<16x?x?x1xf32>
    %transposed_9 = linalg.transpose ins(%31 : tensor<16x1x?x?xf32>) outs(%32 : tensor<16x?x?x1xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_10 = tensor.collapse_shape %transposed_9 [[0], [1, 2, 3]] : tensor<16x?x?x1xf32> into tensor<16x?xf32>
    %33 = affine.apply #map3()[%dim_3, %dim_4]
    %expanded_11 = tensor.expand_shape %collapsed_10 [[0, 1], [2]] output_shape [1, 16, %33] : tensor<16x?xf32> into tensor<1x16x?xf32>
    %34 = arith.index_cast %dim_2 : index to i64
    %35 = arith.cmpi eq, %34, %c1_i64 : i64
    cf.assert %35, "mismatching contracting dimension"
    %cast_12 = tensor.cast %expanded_8 : tensor<?x?x16x1xf32> to tensor<1x?x16x1xf32>
    %collapsed_13 = tensor.collapse_shape %cast_12 [[0], [1], [2, 3]] : tensor<1x?x16x1xf32> into tensor<1x?x16xf32>
    %dim_14 = tensor.dim %expanded_8, %c1 : tensor<?x?x16x1xf32>
    %36 = arith.index_cast %33 : index to i64
    %37 = arith.index_cast %dim_14 : index to i64
    %38 = arith.cmpi eq, %36, %37 : i64
    cf.assert %38, "mismatching contracting dimension"
    %39 = tensor.empty() : tensor<1x16x16xf32>
    %40 = linalg.fill ins(%cst : f32) outs(%39 : tensor<1x16x16xf32>) -> tensor<1x16x16xf32>
    %41 = linalg.batch_matmul ins(%expanded_11, %collapsed_13 : tensor<1x16x?xf32>, tensor<1x?x16xf32>) outs(%40 : tensor<1x16x16xf32>) -> tensor<1x16x16xf32>
    %collapsed_15 = tensor.collapse_shape %41 [[0, 1], [2]] : tensor<1x16x16xf32> into tensor<16x16xf32>
    %expanded_16 = tensor.expand_shape %collapsed_15 [[0], [1, 2, 3]] output_shape [16, 1, 1, 16] : tensor<16x16xf32> into tensor<16x1x1x16xf32>
    %42 = tensor.empty() : tensor<16x16x1x1xf32>
    %transposed_17 = linalg.transpose ins(%expanded_16 : tensor<16x1x1x16xf32>) outs(%42 : tensor<16x16x1x1xf32>) permutation = [0, 3, 1, 2] 
    %collapsed_18 = tensor.collapse_shape %transposed_17 [[0], [1, 2, 3]] : tensor<16x16x1x1xf32> into tensor<16x16xf32>
    %43 = tensor.empty() : tensor<16x16xf32>
    %44 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg2, %collapsed_18 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%43 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %45 = arith.addf %in, %in_19 : f32
      linalg.yield %45 : f32
    } -> tensor<16x16xf32>
    return %44, %reshape : tensor<16x16xf32>, tensor<?x?x16xf32>
  }
}
