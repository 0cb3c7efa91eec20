// Rows gathered at places with offsets, clipped at the edges, then projected.
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d0, 0)>
module @jit_deformable_offsets_gather_project {
  func.func public @main(%arg0: tensor<2x6x6x8xf32>, %arg1: tensor<8x8xf32>, %arg2: tensor<2x3x2xi32>) -> tensor<2x3x8xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %c5 = arith.constant 5 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %c6_i32 = arith.constant 6 : i32
    %c2_i32 = arith.constant 2 : i32
    %c5_i32 = arith.constant 5 : i32
    %c0_i32 = arith.constant 0 : i32
    %0 = tensor.empty() : tensor<2x3x2xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<2x3x2xi32>) outs(%0 : tensor<2x3x2xi32>) {
    ^bb0(%in: i32, %out: i32):
      %32 = arith.maxsi %in, %c0_i32 : i32
      linalg.yield %32 : i32
    } -> tensor<2x3x2xi32>
    %2 = tensor.empty() : tensor<2x3x2xi32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<2x3x2xi32>) outs(%2 : tensor<2x3x2xi32>) {
    ^bb0(%in: i32, %out: i32):
      %32 = arith.minsi %in, %c5_i32 : i32
      linalg.yield %32 : i32
    } -> tensor<2x3x2xi32>
    %4 = tensor.empty() : tensor<2xi32>
    %5 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%4 : tensor<2xi32>) {
    ^bb0(%out: i32):
      %32 = linalg.index 0 : index
      %33 = arith.index_cast %32 : index to i32
      linalg.yield %33 : i32
    } -> tensor<2xi32>
    %expanded = tensor.expand_shape %5 [[0, 1]] output_shape [2, 1] : tensor<2xi32> into tensor<2x1xi32>
    %extracted_slice = tensor.extract_slice %3[0, 0, 0] [2, 3, 1] [1, 1, 1] : tensor<2x3x2xi32> to tensor<2x3x1xi32>
    %collapsed = tensor.collapse_shape %extracted_slice [[0], [1, 2]] : tensor<2x3x1xi32> into tensor<2x3xi32>
    %extracted_slice_0 = tensor.extract_slice %3[0, 0, 1] [2, 3, 1] [1, 1, 1] : tensor<2x3x2xi32> to tensor<2x3x1xi32>
    %collapsed_1 = tensor.collapse_shape %extracted_slice_0 [[0], [1, 2]] : tensor<2x3x1xi32> into tensor<2x3xi32>
    %6 = tensor.empty() : tensor<2x1xi1>
    %7 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<2x1xi32>) outs(%6 : tensor<2x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %32 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %32 : i1
    } -> tensor<2x1xi1>
    %8 = tensor.empty() : tensor<2x1xi32>
    %9 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<2x1xi32>) outs(%8 : tensor<2x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      %32 = arith.addi %in, %c2_i32 : i32
      linalg.yield %32 : i32
    } -> tensor<2x1xi32>
    %10 = tensor.empty() : tensor<2x1xi32>
    %11 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%7, %9, %expanded : tensor<2x1xi1>, tensor<2x1xi32>, tensor<2x1xi32>) outs(%10 : tensor<2x1xi32>) {
    ^bb0(%in: i1, %in_9: i32, %in_10: i32, %out: i32):
      %32 = arith.select %in, %in_9, %in_10 : i32
      linalg.yield %32 : i32
    } -> tensor<2x1xi32>
    %12 = tensor.empty() : tensor<2x3xi1>
    %13 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<2x3xi32>) outs(%12 : tensor<2x3xi1>) {
    ^bb0(%in: i32, %out: i1):
      %32 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %32 : i1
    } -> tensor<2x3xi1>
    %14 = tensor.empty() : tensor<2x3xi32>
    %15 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<2x3xi32>) outs(%14 : tensor<2x3xi32>) {
    ^bb0(%in: i32, %out: i32):
      %32 = arith.addi %in, %c6_i32 : i32
      linalg.yield %32 : i32
    } -> tensor<2x3xi32>
    %16 = tensor.empty() : tensor<2x3xi32>
    %17 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%13, %15, %collapsed : tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) outs(%16 : tensor<2x3xi32>) {
    ^bb0(%in: i1, %in_9: i32, %in_10: i32, %out: i32):
      %32 = arith.select %in, %in_9, %in_10 : i32
      linalg.yield %32 : i32
    } -> tensor<2x3xi32>
    %18 = tensor.empty() : tensor<2x3xi1>
    %19 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%collapsed_1 : tensor<2x3xi32>) outs(%18 : tensor<2x3xi1>) {
    ^bb0(%in: i32, %out: i1):
      %32 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %32 : i1
    } -> tensor<2x3xi1>
    %20 = tensor.empty() : tensor<2x3xi32>
    %21 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%collapsed_1 : tensor<2x3xi32>) outs(%20 : tensor<2x3xi32>) {
    ^bb0(%in: i32, %out: i32):
      %32 = arith.addi %in, %c6_i32 : i32
      linalg.yield %32 : i32
    } -> tensor<2x3xi32>
    %22 = tensor.empty() : tensor<2x3xi32>
    %23 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%19, %21, %collapsed_1 : tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) outs(%22 : tensor<2x3xi32>) {
    ^bb0(%in: i1, %in_9: i32, %in_10: i32, %out: i32):
      %32 = arith.select %in, %in_9, %in_10 : i32
      linalg.yield %32 : i32
    } -> tensor<2x3xi32>
    %24 = tensor.empty() : tensor<2x3xi32>
    %25 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<2x1xi32>) outs(%24 : tensor<2x3xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x3xi32>
    %expanded_2 = tensor.expand_shape %25 [[0], [1, 2]] output_shape [2, 3, 1] : tensor<2x3xi32> into tensor<2x3x1xi32>
    %expanded_3 = tensor.expand_shape %17 [[0], [1, 2]] output_shape [2, 3, 1] : tensor<2x3xi32> into tensor<2x3x1xi32>
    %expanded_4 = tensor.expand_shape %23 [[0], [1, 2]] output_shape [2, 3, 1] : tensor<2x3xi32> into tensor<2x3x1xi32>
    %26 = tensor.empty() : tensor<2x3x3xi32>
    %inserted_slice = tensor.insert_slice %expanded_2 into %26[0, 0, 0] [2, 3, 1] [1, 1, 1] : tensor<2x3x1xi32> into tensor<2x3x3xi32>
    %inserted_slice_5 = tensor.insert_slice %expanded_3 into %inserted_slice[0, 0, 1] [2, 3, 1] [1, 1, 1] : tensor<2x3x1xi32> into tensor<2x3x3xi32>
    %inserted_slice_6 = tensor.insert_slice %expanded_4 into %inserted_slice_5[0, 0, 2] [2, 3, 1] [1, 1, 1] : tensor<2x3x1xi32> into tensor<2x3x3xi32>
    %27 = tensor.empty() : tensor<2x3x8xf32>
    %28 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel"]} outs(%27 : tensor<2x3x8xf32>) {
    ^bb0(%out: f32):
      %32 = linalg.index 0 : index
      %33 = linalg.index 1 : index
      %34 = linalg.index 2 : index
      %extracted = tensor.extract %inserted_slice_6[%32, %33, %c0] : tensor<2x3x3xi32>
      %35 = arith.index_cast %extracted : i32 to index
      %extracted_9 = tensor.extract %inserted_slice_6[%32, %33, %c1] : tensor<2x3x3xi32>
      %36 = arith.index_cast %extracted_9 : i32 to index
      %extracted_10 = tensor.extract %inserted_slice_6[%32, %33, %c2] : tensor<2x3x3xi32>
      %37 = arith.index_cast %extracted_10 : i32 to index
      %38 = arith.maxsi %35, %c0 : index
      %39 = arith.minsi %38, %c1 : index
      %40 = arith.maxsi %36, %c0 : index
      %41 = arith.minsi %40, %c5 : index
      %42 = arith.maxsi %37, %c0 : index
      %43 = arith.minsi %42, %c5 : index
      %extracted_11 = tensor.extract %arg0[%39, %41, %43, %34] : tensor<2x6x6x8xf32>
      linalg.yield %extracted_11 : f32
    } -> tensor<2x3x8xf32>
    %collapsed_7 = tensor.collapse_shape %28 [[0, 1], [2]] : tensor<2x3x8xf32> into tensor<6x8xf32>
    %29 = tensor.empty() : tensor<6x8xf32>
    %30 = linalg.fill ins(%cst : f32) outs(%29 : tensor<6x8xf32>) -> tensor<6x8xf32>
    %31 = linalg.matmul ins(%collapsed_7, %arg1 : tensor<6x8xf32>, tensor<8x8xf32>) outs(%30 : tensor<6x8xf32>) -> tensor<6x8xf32>
    %expanded_8 = tensor.expand_shape %31 [[0, 1], [2]] output_shape [2, 3, 8] : tensor<6x8xf32> into tensor<2x3x8xf32>
    return %expanded_8 : tensor<2x3x8xf32>
  }
}

