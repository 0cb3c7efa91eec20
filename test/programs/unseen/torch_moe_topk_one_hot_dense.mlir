#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map5 = affine_map<(d0, d1, d2) -> (d2)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map7 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<5x16xf32>, %arg1: tensor<16x4xf32>, %arg2: tensor<4x16x24xf32>, %arg3: tensor<4x24x16xf32>) -> tensor<5x16xf32> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %0 = tensor.empty() : tensor<5x4xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<5x4xf32>) -> tensor<5x4xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<5x16xf32>, tensor<16x4xf32>) outs(%1 : tensor<5x4xf32>) -> tensor<5x4xf32>
    %3 = tensor.empty() : tensor<5xi64>
    %4 = linalg.fill ins(%c0_i64 : i64) outs(%3 : tensor<5xi64>) -> tensor<5xi64>
    %5 = tensor.empty() : tensor<5xf32>
    %6 = linalg.fill ins(%cst_0 : f32) outs(%5 : tensor<5xf32>) -> tensor<5xf32>
    %7:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%2 : tensor<5x4xf32>) outs(%6, %4 : tensor<5xf32>, tensor<5xi64>) {
    ^bb0(%in: f32, %out: f32, %out_25: i64):
      %45 = linalg.index 1 : index
      %46 = arith.index_cast %45 : index to i64
      %47 = arith.maximumf %in, %out : f32
      %48 = arith.cmpf ogt, %in, %out : f32
      %49 = arith.select %48, %46, %out_25 : i64
      linalg.yield %47, %49 : f32, i64
    } -> (tensor<5xf32>, tensor<5xi64>)
    %expanded = tensor.expand_shape %7#0 [[0, 1]] output_shape [5, 1] : tensor<5xf32> into tensor<5x1xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%2, %expanded : tensor<5x4xf32>, tensor<5x1xf32>) outs(%0 : tensor<5x4xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %45 = arith.subf %in, %in_25 : f32
      linalg.yield %45 : f32
    } -> tensor<5x4xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<5x4xf32>) outs(%0 : tensor<5x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %45 = math.exp %in : f32
      linalg.yield %45 : f32
    } -> tensor<5x4xf32>
    %10 = tensor.empty() : tensor<5x1xf32>
    %11 = linalg.fill ins(%cst : f32) outs(%10 : tensor<5x1xf32>) -> tensor<5x1xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%9 : tensor<5x4xf32>) outs(%11 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %45 = arith.addf %in, %out : f32
      linalg.yield %45 : f32
    } -> tensor<5x1xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%9, %12 : tensor<5x4xf32>, tensor<5x1xf32>) outs(%0 : tensor<5x4xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %45 = arith.divf %in, %in_25 : f32
      linalg.yield %45 : f32
    } -> tensor<5x4xf32>
    %14 = tensor.empty() : tensor<5x4xi64>
    %15 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%14 : tensor<5x4xi64>) {
    ^bb0(%out: i64):
      %45 = linalg.index 1 : index
      %46 = arith.index_cast %45 : index to i64
      linalg.yield %46 : i64
    } -> tensor<5x4xi64>
    %16:2 = tm_tensor.sort dimension(1) outs(%13, %15 : tensor<5x4xf32>, tensor<5x4xi64>) {
    ^bb0(%arg4: f32, %arg5: f32, %arg6: i64, %arg7: i64):
      %45 = arith.cmpf oge, %arg4, %arg5 : f32
      tm_tensor.yield %45 : i1
    } -> tensor<5x4xf32>, tensor<5x4xi64>
    %extracted_slice = tensor.extract_slice %16#0[0, 0] [5, 2] [1, 1] : tensor<5x4xf32> to tensor<5x2xf32>
    %extracted_slice_2 = tensor.extract_slice %16#1[0, 0] [5, 2] [1, 1] : tensor<5x4xi64> to tensor<5x2xi64>
    %17 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%extracted_slice : tensor<5x2xf32>) outs(%11 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %45 = arith.addf %in, %out : f32
      linalg.yield %45 : f32
    } -> tensor<5x1xf32>
    %18 = tensor.empty() : tensor<5x2xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice, %17 : tensor<5x2xf32>, tensor<5x1xf32>) outs(%18 : tensor<5x2xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %45 = arith.divf %in, %in_25 : f32
      linalg.yield %45 : f32
    } -> tensor<5x2xf32>
    %20 = tensor.empty() : tensor<4xi64>
    %21 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%20 : tensor<4xi64>) {
    ^bb0(%out: i64):
      %45 = linalg.index 0 : index
      %46 = arith.index_cast %45 : index to i64
      linalg.yield %46 : i64
    } -> tensor<4xi64>
    %expanded_3 = tensor.expand_shape %extracted_slice_2 [[0], [1, 2]] output_shape [5, 2, 1] : tensor<5x2xi64> into tensor<5x2x1xi64>
    %22 = tensor.empty() : tensor<5x2x4xi1>
    %23 = linalg.generic {indexing_maps = [#map4, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_3, %21 : tensor<5x2x1xi64>, tensor<4xi64>) outs(%22 : tensor<5x2x4xi1>) {
    ^bb0(%in: i64, %in_25: i64, %out: i1):
      %45 = arith.cmpi eq, %in, %in_25 : i64
      linalg.yield %45 : i1
    } -> tensor<5x2x4xi1>
    %24 = tensor.empty() : tensor<5x2x4xi64>
    %25 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<5x2x4xi1>) outs(%24 : tensor<5x2x4xi64>) {
    ^bb0(%in: i1, %out: i64):
      %45 = arith.extui %in : i1 to i64
      linalg.yield %45 : i64
    } -> tensor<5x2x4xi64>
    %26 = tensor.empty() : tensor<5x2x4xf32>
    %27 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<5x2x4xi64>) outs(%26 : tensor<5x2x4xf32>) {
    ^bb0(%in: i64, %out: f32):
      %45 = arith.sitofp %in : i64 to f32
      linalg.yield %45 : f32
    } -> tensor<5x2x4xf32>
    %expanded_4 = tensor.expand_shape %19 [[0], [1, 2]] output_shape [5, 2, 1] : tensor<5x2xf32> into tensor<5x2x1xf32>
    %28 = linalg.generic {indexing_maps = [#map6, #map4, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27, %expanded_4 : tensor<5x2x4xf32>, tensor<5x2x1xf32>) outs(%26 : tensor<5x2x4xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %45 = arith.mulf %in, %in_25 : f32
      linalg.yield %45 : f32
    } -> tensor<5x2x4xf32>
    %29 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "reduction", "parallel"]} ins(%28 : tensor<5x2x4xf32>) outs(%1 : tensor<5x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %45 = arith.addf %in, %out : f32
      linalg.yield %45 : f32
    } -> tensor<5x4xf32>
    %expanded_5 = tensor.expand_shape %arg2 [[0], [1], [2, 3]] output_shape [4, 16, 24, 1] : tensor<4x16x24xf32> into tensor<4x16x24x1xf32>
    %expanded_6 = tensor.expand_shape %arg0 [[0, 1], [2]] output_shape [1, 5, 16] : tensor<5x16xf32> into tensor<1x5x16xf32>
    %30 = tensor.empty() : tensor<16x4x24x1xf32>
    %transposed = linalg.transpose ins(%expanded_5 : tensor<4x16x24x1xf32>) outs(%30 : tensor<16x4x24x1xf32>) permutation = [1, 0, 2, 3] 
    %collapsed = tensor.collapse_shape %transposed [[0], [1, 2, 3]] : tensor<16x4x24x1xf32> into tensor<16x96xf32>
    %expanded_7 = tensor.expand_shape %collapsed [[0, 1], [2]] output_shape [1, 16, 96] : tensor<16x96xf32> into tensor<1x16x96xf32>
    %31 = tensor.empty() : tensor<1x5x96xf32>
    %32 = linalg.fill ins(%cst : f32) outs(%31 : tensor<1x5x96xf32>) -> tensor<1x5x96xf32>
    %33 = linalg.batch_matmul ins(%expanded_6, %expanded_7 : tensor<1x5x16xf32>, tensor<1x16x96xf32>) outs(%32 : tensor<1x5x96xf32>) -> tensor<1x5x96xf32>
    %collapsed_8 = tensor.collapse_shape %33 [[0, 1], [2]] : tensor<1x5x96xf32> into tensor<5x96xf32>
    %expanded_9 = tensor.expand_shape %collapsed_8 [[0], [1, 2, 3]] output_shape [5, 1, 4, 24] : tensor<5x96xf32> into tensor<5x1x4x24xf32>
    %34 = tensor.empty() : tensor<5x4x24x1xf32>
    %transposed_10 = linalg.transpose ins(%expanded_9 : tensor<5x1x4x24xf32>) outs(%34 : tensor<5x4x24x1xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_11 = tensor.collapse_shape %transposed_10 [[0], [1], [2, 3]] : tensor<5x4x24x1xf32> into tensor<5x4x24xf32>
    %35 = tensor.empty() : tensor<5x4x24xf32>
    %36 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_11 : tensor<5x4x24xf32>) outs(%35 : tensor<5x4x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %45 = arith.negf %in : f32
      %46 = math.exp %45 : f32
      %47 = arith.addf %46, %cst_1 : f32
      %48 = arith.divf %cst_1, %47 : f32
      linalg.yield %48 : f32
    } -> tensor<5x4x24xf32>
    %37 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_11, %36 : tensor<5x4x24xf32>, tensor<5x4x24xf32>) outs(%35 : tensor<5x4x24xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %45 = arith.mulf %in, %in_25 : f32
      linalg.yield %45 : f32
    } -> tensor<5x4x24xf32>
    %expanded_12 = tensor.expand_shape %37 [[0], [1], [2, 3]] output_shape [5, 4, 24, 1] : tensor<5x4x24xf32> into tensor<5x4x24x1xf32>
    %38 = tensor.empty() : tensor<5x1x4x24xf32>
    %transposed_13 = linalg.transpose ins(%expanded_12 : tensor<5x4x24x1xf32>) outs(%38 : tensor<5x1x4x24xf32>) permutation = [0, 3, 1, 2] 
    %expanded_14 = tensor.expand_shape %29 [[0], [1, 2, 3]] output_shape [5, 4, 1, 1] : tensor<5x4xf32> into tensor<5x4x1x1xf32>
    %39 = tensor.empty() : tensor<5x1x4x1xf32>
    %transposed_15 = linalg.transpose ins(%expanded_14 : tensor<5x4x1x1xf32>) outs(%39 : tensor<5x1x4x1xf32>) permutation = [0, 2, 1, 3] 
    %40 = linalg.generic {indexing_maps = [#map8, #map9, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_13, %transposed_15 : tensor<5x1x4x24xf32>, tensor<5x1x4x1xf32>) outs(%38 : tensor<5x1x4x24xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %45 = arith.mulf %in, %in_25 : f32
      linalg.yield %45 : f32
    } -> tensor<5x1x4x24xf32>
    %transposed_16 = linalg.transpose ins(%40 : tensor<5x1x4x24xf32>) outs(%34 : tensor<5x4x24x1xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_17 = tensor.collapse_shape %transposed_16 [[0], [1, 2, 3]] : tensor<5x4x24x1xf32> into tensor<5x96xf32>
    %expanded_18 = tensor.expand_shape %collapsed_17 [[0, 1], [2]] output_shape [1, 5, 96] : tensor<5x96xf32> into tensor<1x5x96xf32>
    %collapsed_19 = tensor.collapse_shape %arg3 [[0, 1], [2]] : tensor<4x24x16xf32> into tensor<96x16xf32>
    %expanded_20 = tensor.expand_shape %collapsed_19 [[0, 1], [2]] output_shape [1, 96, 16] : tensor<96x16xf32> into tensor<1x96x16xf32>
    %41 = tensor.empty() : tensor<1x5x16xf32>
    %42 = linalg.fill ins(%cst : f32) outs(%41 : tensor<1x5x16xf32>) -> tensor<1x5x16xf32>
    %43 = linalg.batch_matmul ins(%expanded_18, %expanded_20 : tensor<1x5x96xf32>, tensor<1x96x16xf32>) outs(%42 : tensor<1x5x16xf32>) -> tensor<1x5x16xf32>
    %collapsed_21 = tensor.collapse_shape %43 [[0, 1], [2]] : tensor<1x5x16xf32> into tensor<5x16xf32>
    %expanded_22 = tensor.expand_shape %collapsed_21 [[0], [1, 2, 3]] output_shape [5, 1, 1, 16] : tensor<5x16xf32> into tensor<5x1x1x16xf32>
    %44 = tensor.empty() : tensor<5x16x1x1xf32>
    %transposed_23 = linalg.transpose ins(%expanded_22 : tensor<5x1x1x16xf32>) outs(%44 : tensor<5x16x1x1xf32>) permutation = [0, 3, 1, 2] 
    %collapsed_24 = tensor.collapse_shape %transposed_23 [[0], [1, 2, 3]] : tensor<5x16x1x1xf32> into tensor<5x16xf32>
    return %collapsed_24 : tensor<5x16xf32>
  }
}
