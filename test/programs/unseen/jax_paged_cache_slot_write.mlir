#map = affine_map<(d0) -> (d0)>
module @jit_paged_cache_slot_write {
  func.func public @main(%arg0: tensor<6x4x2x16xf16>, %arg1: tensor<5x2x16xf16>, %arg2: tensor<5xi32>) -> tensor<6x4x2x16xf16> {
    %c24_i32 = arith.constant 24 : i32
    %c0_i32 = arith.constant 0 : i32
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2], [3]] : tensor<6x4x2x16xf16> into tensor<24x2x16xf16>
    %0 = tensor.empty() : tensor<5xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg2 : tensor<5xi32>) outs(%0 : tensor<5xi1>) {
    ^bb0(%in: i32, %out: i1):
      %7 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %7 : i1
    } -> tensor<5xi1>
    %2 = tensor.empty() : tensor<5xi32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg2 : tensor<5xi32>) outs(%2 : tensor<5xi32>) {
    ^bb0(%in: i32, %out: i32):
      %7 = arith.addi %in, %c24_i32 : i32
      linalg.yield %7 : i32
    } -> tensor<5xi32>
    %4 = tensor.empty() : tensor<5xi32>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%1, %3, %arg2 : tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) outs(%4 : tensor<5xi32>) {
    ^bb0(%in: i1, %in_1: i32, %in_2: i32, %out: i32):
      %7 = arith.select %in, %in_1, %in_2 : i32
      linalg.yield %7 : i32
    } -> tensor<5xi32>
    %expanded = tensor.expand_shape %5 [[0, 1]] output_shape [5, 1] : tensor<5xi32> into tensor<5x1xi32>
    %6 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%arg1, %expanded : tensor<5x2x16xf16>, tensor<5x1xi32>) outs(%collapsed : tensor<24x2x16xf16>) {
    ^bb0(%arg3: f16, %arg4: f16):
      iree_linalg_ext.yield %arg3 : f16
    } -> tensor<24x2x16xf16>
    %expanded_0 = tensor.expand_shape %6 [[0, 1], [2], [3]] output_shape [6, 4, 2, 16] : tensor<24x2x16xf16> into tensor<6x4x2x16xf16>
    return %expanded_0 : tensor<6x4x2x16xf16>
  }
}

