module @jit_static_index_rows {
  func.func public @main(%arg0: tensor<40x16xf32>, %arg1: tensor<6x16xf32>) -> tensor<6x16xf32> {
    %cst = arith.constant dense<[[1], [5], [5], [0], [39], [7]]> : tensor<6x1xi32>
    %0 = tensor.empty() : tensor<6x1x16xf32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst : tensor<6x1xi32>) outs(%0 : tensor<6x1x16xf32>) {
    ^bb0(%in: i32, %out: f32):
      %4 = arith.index_cast %in : i32 to index
      %5 = linalg.index 2 : index
      %extracted = tensor.extract %arg0[%4, %5] : tensor<40x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<6x1x16xf32>
    %collapsed = tensor.collapse_shape %1 [[0], [1, 2]] : tensor<6x1x16xf32> into tensor<6x16xf32>
    %2 = tensor.empty() : tensor<6x16xf32>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%collapsed, %arg1 : tensor<6x16xf32>, tensor<6x16xf32>) outs(%2 : tensor<6x16xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %4 = arith.addf %in, %in_0 : f32
      linalg.yield %4 : f32
    } -> tensor<6x16xf32>
    return %3 : tensor<6x16xf32>
  }
}