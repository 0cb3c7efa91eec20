#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2) -> (d0)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d1)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
module @jit_reverse_strided_writes {
  func.func public @main(%arg0: tensor<6x6xf32>, %arg1: tensor<3x3xf32>) -> (tensor<6x6xf32>, tensor<3x5xf32>) {
    %c4 = arith.constant 4 : index
    %c2 = arith.constant 2 : index
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %0 = tensor.empty() : tensor<3xi32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<3xi32>) {
    ^bb0(%out: i32):
      %22 = linalg.index 0 : index
      %23 = arith.index_cast %22 : index to i32
      linalg.yield %23 : i32
    } -> tensor<3xi32>
    %2 = tensor.empty() : tensor<3xi32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<3xi32>) outs(%2 : tensor<3xi32>) {
    ^bb0(%in: i32, %out: i32):
      %22 = arith.muli %in, %c2_i32 : i32
      linalg.yield %22 : i32
    } -> tensor<3xi32>
    %4 = tensor.empty() : tensor<3x3x1xi32>
    %5 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<3xi32>) outs(%4 : tensor<3x3x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<3x3x1xi32>
    %6 = tensor.empty() : tensor<3x3x1xi32>
    %7 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<3xi32>) outs(%6 : tensor<3x3x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<3x3x1xi32>
    %8 = tensor.empty() : tensor<3x3x2xi32>
    %inserted_slice = tensor.insert_slice %5 into %8[0, 0, 0] [3, 3, 1] [1, 1, 1] : tensor<3x3x1xi32> into tensor<3x3x2xi32>
    %inserted_slice_0 = tensor.insert_slice %7 into %inserted_slice[0, 0, 1] [3, 3, 1] [1, 1, 1] : tensor<3x3x1xi32> into tensor<3x3x2xi32>
    %collapsed = tensor.collapse_shape %inserted_slice_0 [[0, 1], [2]] : tensor<3x3x2xi32> into tensor<9x2xi32>
    %collapsed_1 = tensor.collapse_shape %arg1 [[0, 1]] : tensor<3x3xf32> into tensor<9xf32>
    %9 = iree_linalg_ext.scatter dimension_map = [0, 1] unique_indices(true) ins(%collapsed_1, %collapsed : tensor<9xf32>, tensor<9x2xi32>) outs(%arg0 : tensor<6x6xf32>) {
    ^bb0(%arg2: f32, %arg3: f32):
      iree_linalg_ext.yield %arg2 : f32
    } -> tensor<6x6xf32>
    %10 = tensor.empty() : tensor<3x3xf32>
    %11 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<3x3xf32>) outs(%10 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = arith.negf %in : f32
      linalg.yield %22 : f32
    } -> tensor<3x3xf32>
    %12 = tensor.empty() : tensor<3xi32>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%3 : tensor<3xi32>) outs(%12 : tensor<3xi32>) {
    ^bb0(%in: i32, %out: i32):
      %22 = arith.addi %in, %c1_i32 : i32
      linalg.yield %22 : i32
    } -> tensor<3xi32>
    %14 = tensor.empty() : tensor<3x3x1xi32>
    %15 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<3xi32>) outs(%14 : tensor<3x3x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<3x3x1xi32>
    %16 = tensor.empty() : tensor<3x3x1xi32>
    %17 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<3xi32>) outs(%16 : tensor<3x3x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<3x3x1xi32>
    %18 = tensor.empty() : tensor<3x3x2xi32>
    %inserted_slice_2 = tensor.insert_slice %15 into %18[0, 0, 0] [3, 3, 1] [1, 1, 1] : tensor<3x3x1xi32> into tensor<3x3x2xi32>
    %inserted_slice_3 = tensor.insert_slice %17 into %inserted_slice_2[0, 0, 1] [3, 3, 1] [1, 1, 1] : tensor<3x3x1xi32> into tensor<3x3x2xi32>
    %collapsed_4 = tensor.collapse_shape %inserted_slice_3 [[0, 1], [2]] : tensor<3x3x2xi32> into tensor<9x2xi32>
    %collapsed_5 = tensor.collapse_shape %11 [[0, 1]] : tensor<3x3xf32> into tensor<9xf32>
    %19 = iree_linalg_ext.scatter dimension_map = [0, 1] unique_indices(true) ins(%collapsed_5, %collapsed_4 : tensor<9xf32>, tensor<9x2xi32>) outs(%9 : tensor<6x6xf32>) {
    ^bb0(%arg2: f32, %arg3: f32):
      %22 = arith.addf %arg3, %arg2 : f32
      iree_linalg_ext.yield %22 : f32
    } -> tensor<6x6xf32>
    %extracted_slice = tensor.extract_slice %arg0[1, 1] [3, 5] [2, 1] : tensor<6x6xf32> to tensor<3x5xf32>
    %20 = tensor.empty() : tensor<3x5xf32>
    %21 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel"]} outs(%20 : tensor<3x5xf32>) {
    ^bb0(%out: f32):
      %22 = linalg.index 0 : index
      %23 = arith.subi %c2, %22 : index
      %24 = linalg.index 1 : index
      %25 = arith.subi %c4, %24 : index
      %extracted = tensor.extract %extracted_slice[%23, %25] : tensor<3x5xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x5xf32>
    return %19, %21 : tensor<6x6xf32>, tensor<3x5xf32>
  }
}

