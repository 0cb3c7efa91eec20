#map = affine_map<(d0, d1, d2) -> (d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0)>
#map3 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d1, d0, d2)>
module @jit_ragged_dot_groups {
  func.func public @main(%arg0: tensor<12x8xf32>, %arg1: tensor<3x8x6xf32>, %arg2: tensor<3xi32>) -> tensor<12x6xf32> {
    %cst = arith.constant dense<0> : tensor<1xi32>
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant dense<0> : tensor<i32>
    %0 = tensor.empty() : tensor<3x12x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<12x8xf32>) outs(%0 : tensor<3x12x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x12x8xf32>
    %2 = tensor.empty() : tensor<3x12x8xi32>
    %3 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%2 : tensor<3x12x8xi32>) {
    ^bb0(%out: i32):
      %26 = linalg.index 1 : index
      %27 = arith.index_cast %26 : index to i32
      linalg.yield %27 : i32
    } -> tensor<3x12x8xi32>
    %4 = tensor.empty() : tensor<3xi32>
    %5:2 = iree_linalg_ext.scan dimension(0) inclusive(true) ins(%arg2 : tensor<3xi32>) outs(%4, %cst_1 : tensor<3xi32>, tensor<i32>) {
    ^bb0(%arg3: i32, %arg4: i32):
      %26 = arith.addi %arg3, %arg4 : i32
      iree_linalg_ext.yield %26 : i32
    } -> tensor<3xi32>, tensor<i32>
    %extracted_slice = tensor.extract_slice %5#0[0] [2] [1] : tensor<3xi32> to tensor<2xi32>
    %6 = tensor.empty() : tensor<3xi32>
    %inserted_slice = tensor.insert_slice %cst into %6[0] [1] [1] : tensor<1xi32> into tensor<3xi32>
    %inserted_slice_2 = tensor.insert_slice %extracted_slice into %inserted_slice[1] [2] [1] : tensor<2xi32> into tensor<3xi32>
    %7 = tensor.empty() : tensor<3x12x8xi32>
    %8 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5#0 : tensor<3xi32>) outs(%7 : tensor<3x12x8xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<3x12x8xi32>
    %9 = tensor.empty() : tensor<3x12x8xi32>
    %10 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%inserted_slice_2 : tensor<3xi32>) outs(%9 : tensor<3x12x8xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<3x12x8xi32>
    %11 = tensor.empty() : tensor<3x12x8xi1>
    %12 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10, %3 : tensor<3x12x8xi32>, tensor<3x12x8xi32>) outs(%11 : tensor<3x12x8xi1>) {
    ^bb0(%in: i32, %in_4: i32, %out: i1):
      %26 = arith.cmpi sle, %in, %in_4 : i32
      linalg.yield %26 : i1
    } -> tensor<3x12x8xi1>
    %13 = tensor.empty() : tensor<3x12x8xi1>
    %14 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %8 : tensor<3x12x8xi32>, tensor<3x12x8xi32>) outs(%13 : tensor<3x12x8xi1>) {
    ^bb0(%in: i32, %in_4: i32, %out: i1):
      %26 = arith.cmpi slt, %in, %in_4 : i32
      linalg.yield %26 : i1
    } -> tensor<3x12x8xi1>
    %15 = tensor.empty() : tensor<3x12x8xi1>
    %16 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12, %14 : tensor<3x12x8xi1>, tensor<3x12x8xi1>) outs(%15 : tensor<3x12x8xi1>) {
    ^bb0(%in: i1, %in_4: i1, %out: i1):
      %26 = arith.andi %in, %in_4 : i1
      linalg.yield %26 : i1
    } -> tensor<3x12x8xi1>
    %17 = tensor.empty() : tensor<3x12x8xf32>
    %18 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16, %1 : tensor<3x12x8xi1>, tensor<3x12x8xf32>) outs(%17 : tensor<3x12x8xf32>) {
    ^bb0(%in: i1, %in_4: f32, %out: f32):
      %26 = arith.select %in, %in_4, %cst_0 : f32
      linalg.yield %26 : f32
    } -> tensor<3x12x8xf32>
    %19 = tensor.empty() : tensor<12x8x3xf32>
    %20 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<3x12x8xf32>) outs(%19 : tensor<12x8x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12x8x3xf32>
    %collapsed = tensor.collapse_shape %20 [[0], [1, 2]] : tensor<12x8x3xf32> into tensor<12x24xf32>
    %21 = tensor.empty() : tensor<8x3x6xf32>
    %22 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<3x8x6xf32>) outs(%21 : tensor<8x3x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x3x6xf32>
    %collapsed_3 = tensor.collapse_shape %22 [[0, 1], [2]] : tensor<8x3x6xf32> into tensor<24x6xf32>
    %23 = tensor.empty() : tensor<12x6xf32>
    %24 = linalg.fill ins(%cst_0 : f32) outs(%23 : tensor<12x6xf32>) -> tensor<12x6xf32>
    %25 = linalg.matmul ins(%collapsed, %collapsed_3 : tensor<12x24xf32>, tensor<24x6xf32>) outs(%24 : tensor<12x6xf32>) -> tensor<12x6xf32>
    return %25 : tensor<12x6xf32>
  }
}

