#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module @jit_segment_softmax {
  func.func public @main(%arg0: tensor<14xf32>, %arg1: tensor<14xi32>) -> tensor<14xf32> {
    %c4_i32 = arith.constant 4 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<4xf32>
    %cst_0 = arith.constant dense<0xFF800000> : tensor<4xf32>
    %expanded = tensor.expand_shape %arg1 [[0, 1]] output_shape [14, 1] : tensor<14xi32> into tensor<14x1xi32>
    %0 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%arg0, %expanded : tensor<14xf32>, tensor<14x1xi32>) outs(%cst_0 : tensor<4xf32>) {
    ^bb0(%arg2: f32, %arg3: f32):
      %18 = arith.maximumf %arg3, %arg2 : f32
      iree_linalg_ext.yield %18 : f32
    } -> tensor<4xf32>
    %1 = tensor.empty() : tensor<14xi1>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg1 : tensor<14xi32>) outs(%1 : tensor<14xi1>) {
    ^bb0(%in: i32, %out: i1):
      %18 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %18 : i1
    } -> tensor<14xi1>
    %3 = tensor.empty() : tensor<14xi32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg1 : tensor<14xi32>) outs(%3 : tensor<14xi32>) {
    ^bb0(%in: i32, %out: i32):
      %18 = arith.addi %in, %c4_i32 : i32
      linalg.yield %18 : i32
    } -> tensor<14xi32>
    %5 = tensor.empty() : tensor<14xi32>
    %6 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%2, %4, %arg1 : tensor<14xi1>, tensor<14xi32>, tensor<14xi32>) outs(%5 : tensor<14xi32>) {
    ^bb0(%in: i1, %in_3: i32, %in_4: i32, %out: i32):
      %18 = arith.select %in, %in_3, %in_4 : i32
      linalg.yield %18 : i32
    } -> tensor<14xi32>
    %expanded_1 = tensor.expand_shape %6 [[0, 1]] output_shape [14, 1] : tensor<14xi32> into tensor<14x1xi32>
    %7 = tensor.empty() : tensor<14x1xf32>
    %8 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_1 : tensor<14x1xi32>) outs(%7 : tensor<14x1xf32>) {
    ^bb0(%in: i32, %out: f32):
      %18 = arith.index_cast %in : i32 to index
      %extracted = tensor.extract %0[%18] : tensor<4xf32>
      linalg.yield %extracted : f32
    } -> tensor<14x1xf32>
    %collapsed = tensor.collapse_shape %8 [[0, 1]] : tensor<14x1xf32> into tensor<14xf32>
    %9 = tensor.empty() : tensor<14xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %collapsed : tensor<14xf32>, tensor<14xf32>) outs(%9 : tensor<14xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %18 = arith.subf %in, %in_3 : f32
      linalg.yield %18 : f32
    } -> tensor<14xf32>
    %11 = tensor.empty() : tensor<14xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%10 : tensor<14xf32>) outs(%11 : tensor<14xf32>) {
    ^bb0(%in: f32, %out: f32):
      %18 = math.exp %in : f32
      linalg.yield %18 : f32
    } -> tensor<14xf32>
    %13 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%12, %expanded : tensor<14xf32>, tensor<14x1xi32>) outs(%cst : tensor<4xf32>) {
    ^bb0(%arg2: f32, %arg3: f32):
      %18 = arith.addf %arg3, %arg2 : f32
      iree_linalg_ext.yield %18 : f32
    } -> tensor<4xf32>
    %14 = tensor.empty() : tensor<14x1xf32>
    %15 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_1 : tensor<14x1xi32>) outs(%14 : tensor<14x1xf32>) {
    ^bb0(%in: i32, %out: f32):
      %18 = arith.index_cast %in : i32 to index
      %extracted = tensor.extract %13[%18] : tensor<4xf32>
      linalg.yield %extracted : f32
    } -> tensor<14x1xf32>
    %collapsed_2 = tensor.collapse_shape %15 [[0, 1]] : tensor<14x1xf32> into tensor<14xf32>
    %16 = tensor.empty() : tensor<14xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%12, %collapsed_2 : tensor<14xf32>, tensor<14xf32>) outs(%16 : tensor<14xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %18 = arith.divf %in, %in_3 : f32
      linalg.yield %18 : f32
    } -> tensor<14xf32>
    return %17 : tensor<14xf32>
  }
}

