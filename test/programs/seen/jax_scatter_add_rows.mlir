module @jit_scatter_add_rows {
  func.func public @main(%arg0: tensor<16x8xf32>, %arg1: tensor<12xi32>, %arg2: tensor<12x8xf32>) -> tensor<16x8xf32> {
    %c16_i32 = arith.constant 16 : i32
    %c0_i32 = arith.constant 0 : i32
    %0 = tensor.empty() : tensor<12xi1>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg1 : tensor<12xi32>) outs(%0 : tensor<12xi1>) {
    ^bb0(%in: i32, %out: i1):
      %7 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %7 : i1
    } -> tensor<12xi1>
    %2 = tensor.empty() : tensor<12xi32>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg1 : tensor<12xi32>) outs(%2 : tensor<12xi32>) {
    ^bb0(%in: i32, %out: i32):
      %7 = arith.addi %in, %c16_i32 : i32
      linalg.yield %7 : i32
    } -> tensor<12xi32>
    %4 = tensor.empty() : tensor<12xi32>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%1, %3, %arg1 : tensor<12xi1>, tensor<12xi32>, tensor<12xi32>) outs(%4 : tensor<12xi32>) {
    ^bb0(%in: i1, %in_0: i32, %in_1: i32, %out: i32):
      %7 = arith.select %in, %in_0, %in_1 : i32
      linalg.yield %7 : i32
    } -> tensor<12xi32>
    %expanded = tensor.expand_shape %5 [[0, 1]] output_shape [12, 1] : tensor<12xi32> into tensor<12x1xi32>
    %6 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%arg2, %expanded : tensor<12x8xf32>, tensor<12x1xi32>) outs(%arg0 : tensor<16x8xf32>) {
    ^bb0(%arg3: f32, %arg4: f32):
      %7 = arith.addf %arg4, %arg3 : f32
      iree_linalg_ext.yield %7 : f32
    } -> tensor<16x8xf32>
    return %6 : tensor<16x8xf32>
  }
}