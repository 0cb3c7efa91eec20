module @jit_iree_u4_weights_zero_points {
  func.func public @main(%arg0: tensor<4x64xf32>, %arg1: tensor<4x16x32xi4>, %arg2: tensor<4x32xf32>, %arg3: tensor<4x32xi4>) -> tensor<4x32xf32> {
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<4x16x32xf32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1, %arg2, %arg3 : tensor<4x16x32xi4>, tensor<4x32xf32>, tensor<4x32xi4>) outs(%0 : tensor<4x16x32xf32>) {
    ^bb0(%in0: i4, %in1: f32, %in2: i4, %out0: f32):
      %t0_1 = arith.extui %in0 : i4 to i32
      %t1_1 = arith.extui %in2 : i4 to i32
      %t2_1 = arith.subi %t0_1, %t1_1 : i32
      %t3_1 = arith.sitofp %t2_1 : i32 to f32
      %t4_1 = arith.mulf %t3_1, %in1 : f32
      linalg.yield %t4_1 : f32
    } -> tensor<4x16x32xf32>
    %2 = tensor.collapse_shape %1 [[0, 1], [2]] : tensor<4x16x32xf32> into tensor<64x32xf32>
    %3 = tensor.empty() : tensor<4x32xf32>
    %4 = linalg.fill ins(%cst_0 : f32) outs(%3 : tensor<4x32xf32>) -> tensor<4x32xf32>
    %5 = linalg.matmul ins(%arg0, %2 : tensor<4x64xf32>, tensor<64x32xf32>) outs(%4 : tensor<4x32xf32>) -> tensor<4x32xf32>
    return %5 : tensor<4x32xf32>
  }
}
