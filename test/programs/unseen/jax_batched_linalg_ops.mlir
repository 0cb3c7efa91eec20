#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map5 = affine_map<(d0, d1) -> (d1)>
#map6 = affine_map<(d0, d1) -> (d1, d0)>
module @jit_batched_linalg_ops {
  func.func public @main(%arg0: tensor<4x4x6xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4x3xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<4x4x6xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<4x4x6xf32>) outs(%0 : tensor<4x4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %47 = arith.mulf %in, %in : f32
      linalg.yield %47 : f32
    } -> tensor<4x4x6xf32>
    %2 = tensor.empty() : tensor<4xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<4xf32>) -> tensor<4xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1 : tensor<4x4x6xf32>) outs(%3 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %47 = arith.addf %out, %in : f32
      linalg.yield %47 : f32
    } -> tensor<4xf32>
    %5 = tensor.empty() : tensor<4xf32>
    %6 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%4 : tensor<4xf32>) outs(%5 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %47 = math.sqrt %in : f32
      linalg.yield %47 : f32
    } -> tensor<4xf32>
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 0] [4, 4, 4] [1, 1, 1] : tensor<4x4x6xf32> to tensor<4x4x4xf32>
    %7 = tensor.empty() : tensor<4x4xi32>
    %8 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel"]} outs(%7 : tensor<4x4xi32>) {
    ^bb0(%out: i32):
      %47 = linalg.index 0 : index
      %48 = arith.index_cast %47 : index to i32
      linalg.yield %48 : i32
    } -> tensor<4x4xi32>
    %9 = tensor.empty() : tensor<4x4xi32>
    %10 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel"]} outs(%9 : tensor<4x4xi32>) {
    ^bb0(%out: i32):
      %47 = linalg.index 1 : index
      %48 = arith.index_cast %47 : index to i32
      linalg.yield %48 : i32
    } -> tensor<4x4xi32>
    %11 = tensor.empty() : tensor<4x4xi1>
    %12 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%8, %10 : tensor<4x4xi32>, tensor<4x4xi32>) outs(%11 : tensor<4x4xi1>) {
    ^bb0(%in: i32, %in_17: i32, %out: i1):
      %47 = arith.cmpi eq, %in, %in_17 : i32
      linalg.yield %47 : i1
    } -> tensor<4x4xi1>
    %13 = tensor.empty() : tensor<4x4x4xi1>
    %14 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12 : tensor<4x4xi1>) outs(%13 : tensor<4x4x4xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<4x4x4xi1>
    %15 = tensor.empty() : tensor<4x4x4xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14, %extracted_slice : tensor<4x4x4xi1>, tensor<4x4x4xf32>) outs(%15 : tensor<4x4x4xf32>) {
    ^bb0(%in: i1, %in_17: f32, %out: f32):
      %47 = arith.select %in, %in_17, %cst : f32
      linalg.yield %47 : f32
    } -> tensor<4x4x4xf32>
    %17 = tensor.empty() : tensor<4xf32>
    %18 = linalg.fill ins(%cst : f32) outs(%17 : tensor<4xf32>) -> tensor<4xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction"]} ins(%16 : tensor<4x4x4xf32>) outs(%18 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %47 = arith.addf %out, %in : f32
      linalg.yield %47 : f32
    } -> tensor<4xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[0, 0, 0] [1, 4, 3] [1, 1, 1] : tensor<4x4x6xf32> to tensor<1x4x3xf32>
    %collapsed = tensor.collapse_shape %extracted_slice_0 [[0, 1], [2]] : tensor<1x4x3xf32> into tensor<4x3xf32>
    %extracted_slice_1 = tensor.extract_slice %arg0[1, 0, 0] [1, 4, 3] [1, 1, 1] : tensor<4x4x6xf32> to tensor<1x4x3xf32>
    %collapsed_2 = tensor.collapse_shape %extracted_slice_1 [[0, 1], [2]] : tensor<1x4x3xf32> into tensor<4x3xf32>
    %extracted_slice_3 = tensor.extract_slice %collapsed[0, 0] [4, 1] [1, 1] : tensor<4x3xf32> to tensor<4x1xf32>
    %collapsed_4 = tensor.collapse_shape %extracted_slice_3 [[0, 1]] : tensor<4x1xf32> into tensor<4xf32>
    %extracted_slice_5 = tensor.extract_slice %collapsed[0, 1] [4, 1] [1, 1] : tensor<4x3xf32> to tensor<4x1xf32>
    %collapsed_6 = tensor.collapse_shape %extracted_slice_5 [[0, 1]] : tensor<4x1xf32> into tensor<4xf32>
    %extracted_slice_7 = tensor.extract_slice %collapsed[0, 2] [4, 1] [1, 1] : tensor<4x3xf32> to tensor<4x1xf32>
    %collapsed_8 = tensor.collapse_shape %extracted_slice_7 [[0, 1]] : tensor<4x1xf32> into tensor<4xf32>
    %extracted_slice_9 = tensor.extract_slice %collapsed_2[0, 0] [4, 1] [1, 1] : tensor<4x3xf32> to tensor<4x1xf32>
    %collapsed_10 = tensor.collapse_shape %extracted_slice_9 [[0, 1]] : tensor<4x1xf32> into tensor<4xf32>
    %extracted_slice_11 = tensor.extract_slice %collapsed_2[0, 1] [4, 1] [1, 1] : tensor<4x3xf32> to tensor<4x1xf32>
    %collapsed_12 = tensor.collapse_shape %extracted_slice_11 [[0, 1]] : tensor<4x1xf32> into tensor<4xf32>
    %extracted_slice_13 = tensor.extract_slice %collapsed_2[0, 2] [4, 1] [1, 1] : tensor<4x3xf32> to tensor<4x1xf32>
    %collapsed_14 = tensor.collapse_shape %extracted_slice_13 [[0, 1]] : tensor<4x1xf32> into tensor<4xf32>
    %20 = tensor.empty() : tensor<4xf32>
    %21 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%collapsed_6, %collapsed_14 : tensor<4xf32>, tensor<4xf32>) outs(%20 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %47 = arith.mulf %in, %in_17 : f32
      linalg.yield %47 : f32
    } -> tensor<4xf32>
    %22 = tensor.empty() : tensor<4xf32>
    %23 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%collapsed_8, %collapsed_12 : tensor<4xf32>, tensor<4xf32>) outs(%22 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %47 = arith.mulf %in, %in_17 : f32
      linalg.yield %47 : f32
    } -> tensor<4xf32>
    %24 = tensor.empty() : tensor<4xf32>
    %25 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%21, %23 : tensor<4xf32>, tensor<4xf32>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %47 = arith.subf %in, %in_17 : f32
      linalg.yield %47 : f32
    } -> tensor<4xf32>
    %26 = tensor.empty() : tensor<4xf32>
    %27 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%collapsed_8, %collapsed_10 : tensor<4xf32>, tensor<4xf32>) outs(%26 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %47 = arith.mulf %in, %in_17 : f32
      linalg.yield %47 : f32
    } -> tensor<4xf32>
    %28 = tensor.empty() : tensor<4xf32>
    %29 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%collapsed_4, %collapsed_14 : tensor<4xf32>, tensor<4xf32>) outs(%28 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %47 = arith.mulf %in, %in_17 : f32
      linalg.yield %47 : f32
    } -> tensor<4xf32>
    %30 = tensor.empty() : tensor<4xf32>
    %31 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%27, %29 : tensor<4xf32>, tensor<4xf32>) outs(%30 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %47 = arith.subf %in, %in_17 : f32
      linalg.yield %47 : f32
    } -> tensor<4xf32>
    %32 = tensor.empty() : tensor<4xf32>
    %33 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%collapsed_4, %collapsed_12 : tensor<4xf32>, tensor<4xf32>) outs(%32 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %47 = arith.mulf %in, %in_17 : f32
      linalg.yield %47 : f32
    } -> tensor<4xf32>
    %34 = tensor.empty() : tensor<4xf32>
    %35 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%collapsed_6, %collapsed_10 : tensor<4xf32>, tensor<4xf32>) outs(%34 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %47 = arith.mulf %in, %in_17 : f32
      linalg.yield %47 : f32
    } -> tensor<4xf32>
    %36 = tensor.empty() : tensor<4xf32>
    %37 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%33, %35 : tensor<4xf32>, tensor<4xf32>) outs(%36 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %47 = arith.subf %in, %in_17 : f32
      linalg.yield %47 : f32
    } -> tensor<4xf32>
    %38 = tensor.empty() : tensor<1x4xf32>
    %39 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<4xf32>) outs(%38 : tensor<1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4xf32>
    %40 = tensor.empty() : tensor<1x4xf32>
    %41 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel"]} ins(%31 : tensor<4xf32>) outs(%40 : tensor<1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4xf32>
    %42 = tensor.empty() : tensor<1x4xf32>
    %43 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel"]} ins(%37 : tensor<4xf32>) outs(%42 : tensor<1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4xf32>
    %44 = tensor.empty() : tensor<3x4xf32>
    %inserted_slice = tensor.insert_slice %39 into %44[0, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<3x4xf32>
    %inserted_slice_15 = tensor.insert_slice %41 into %inserted_slice[1, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<3x4xf32>
    %inserted_slice_16 = tensor.insert_slice %43 into %inserted_slice_15[2, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<3x4xf32>
    %45 = tensor.empty() : tensor<4x3xf32>
    %46 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_16 : tensor<3x4xf32>) outs(%45 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x3xf32>
    return %6, %19, %46 : tensor<4xf32>, tensor<4xf32>, tensor<4x3xf32>
  }
}

