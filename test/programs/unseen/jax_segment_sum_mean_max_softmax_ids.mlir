module @jit_segment_sum_mean_max_softmax_ids {
  util.func public @main(%arg0: tensor<12x6xf32>, %arg1: tensor<12xi32>) -> (tensor<4x6xf32>, tensor<4x4xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<4xf32>
    %cst_2 = arith.constant dense<1.000000e+00> : tensor<12xf32>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<4x6xf32>
    %expanded = tensor.expand_shape %arg1 [[0, 1]] output_shape [12, 1] : tensor<12xi32> into tensor<12x1xi32>
    %0 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%arg0, %expanded : tensor<12x6xf32>, tensor<12x1xi32>) outs(%cst_3 : tensor<4x6xf32>) {
    ^bb0(%arg2: f32, %arg3: f32):
      %13 = arith.addf %arg3, %arg2 : f32
      iree_linalg_ext.yield %13 : f32
    } -> tensor<4x6xf32>
    %1 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%cst_2, %expanded : tensor<12xf32>, tensor<12x1xi32>) outs(%cst_1 : tensor<4xf32>) {
    ^bb0(%arg2: f32, %arg3: f32):
      %13 = arith.addf %arg3, %arg2 : f32
      iree_linalg_ext.yield %13 : f32
    } -> tensor<4xf32>
    %2 = tensor.empty() : tensor<4xf32>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%1 : tensor<4xf32>) outs(%2 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %13 = arith.maximumf %in, %cst_0 : f32
      linalg.yield %13 : f32
    } -> tensor<4xf32>
    %4 = tensor.empty() : tensor<4x6xf32>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<4xf32>) outs(%4 : tensor<4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x6xf32>
    %6 = tensor.empty() : tensor<4x6xf32>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%0, %5 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%6 : tensor<4x6xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %13 = arith.divf %in, %in_4 : f32
      linalg.yield %13 : f32
    } -> tensor<4x6xf32>
    %8 = tensor.empty() : tensor<6x4xf32>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<4x6xf32>) outs(%8 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x4xf32>
    %10 = tensor.empty() : tensor<4x4xf32>
    %11 = linalg.fill ins(%cst : f32) outs(%10 : tensor<4x4xf32>) -> tensor<4x4xf32>
    %12 = linalg.matmul ins(%0, %9 : tensor<4x6xf32>, tensor<6x4xf32>) outs(%11 : tensor<4x4xf32>) -> tensor<4x4xf32>
    util.return %7, %12 : tensor<4x6xf32>, tensor<4x4xf32>
  }
}