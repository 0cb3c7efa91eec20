#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
module @jit_group_by_max_and_mean {
  func.func public @main(%arg0: tensor<9x4xf32>, %arg1: tensor<9xi32>) -> (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) {
    %cst = arith.constant 1.000000e+00 : f32
    %c3_i32 = arith.constant 3 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<2.000000e+00> : tensor<9x4xf32>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<3x4xf32>
    %cst_2 = arith.constant dense<1.000000e+00> : tensor<9xf32>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<3xf32>
    %cst_4 = arith.constant dense<0xFF800000> : tensor<3x4xf32>
    %0 = tensor.empty() : tensor<9xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg1 : tensor<9xi32>) outs(%0 : tensor<9xi1>) {
    ^bb0(%in: i32, %out: i1):
      %16 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %16 : i1
    } -> tensor<9xi1>
    %2 = tensor.empty() : tensor<9xi32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg1 : tensor<9xi32>) outs(%2 : tensor<9xi32>) {
    ^bb0(%in: i32, %out: i32):
      %16 = arith.addi %in, %c3_i32 : i32
      linalg.yield %16 : i32
    } -> tensor<9xi32>
    %4 = tensor.empty() : tensor<9xi32>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%1, %3, %arg1 : tensor<9xi1>, tensor<9xi32>, tensor<9xi32>) outs(%4 : tensor<9xi32>) {
    ^bb0(%in: i1, %in_6: i32, %in_7: i32, %out: i32):
      %16 = arith.select %in, %in_6, %in_7 : i32
      linalg.yield %16 : i32
    } -> tensor<9xi32>
    %expanded = tensor.expand_shape %5 [[0, 1]] output_shape [9, 1] : tensor<9xi32> into tensor<9x1xi32>
    %6 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%arg0, %expanded : tensor<9x4xf32>, tensor<9x1xi32>) outs(%cst_4 : tensor<3x4xf32>) {
    ^bb0(%arg2: f32, %arg3: f32):
      %16 = arith.maximumf %arg3, %arg2 : f32
      iree_linalg_ext.yield %16 : f32
    } -> tensor<3x4xf32>
    %7 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%cst_2, %expanded : tensor<9xf32>, tensor<9x1xi32>) outs(%cst_3 : tensor<3xf32>) {
    ^bb0(%arg2: f32, %arg3: f32):
      %16 = arith.addf %arg3, %arg2 : f32
      iree_linalg_ext.yield %16 : f32
    } -> tensor<3xf32>
    %expanded_5 = tensor.expand_shape %arg1 [[0, 1]] output_shape [9, 1] : tensor<9xi32> into tensor<9x1xi32>
    %8 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%arg0, %expanded_5 : tensor<9x4xf32>, tensor<9x1xi32>) outs(%cst_1 : tensor<3x4xf32>) {
    ^bb0(%arg2: f32, %arg3: f32):
      %16 = arith.addf %arg3, %arg2 : f32
      iree_linalg_ext.yield %16 : f32
    } -> tensor<3x4xf32>
    %9 = tensor.empty() : tensor<3xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%7 : tensor<3xf32>) outs(%9 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %16 = arith.maximumf %in, %cst : f32
      linalg.yield %16 : f32
    } -> tensor<3xf32>
    %11 = tensor.empty() : tensor<3x4xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<3xf32>) outs(%11 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x4xf32>
    %13 = tensor.empty() : tensor<3x4xf32>
    %14 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%8, %12 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%13 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %16 = arith.divf %in, %in_6 : f32
      linalg.yield %16 : f32
    } -> tensor<3x4xf32>
    %15 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%cst_0, %expanded : tensor<9x4xf32>, tensor<9x1xi32>) outs(%cst_1 : tensor<3x4xf32>) {
    ^bb0(%arg2: f32, %arg3: f32):
      %16 = arith.mulf %arg3, %arg2 : f32
      iree_linalg_ext.yield %16 : f32
    } -> tensor<3x4xf32>
    return %6, %14, %15 : tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>
  }
}

