module @jit_jax_w8a8_groupwise_i32_partial_sums {
  func.func public @main(%arg0: tensor<16x64xi8>, %arg1: tensor<64x32xi8>, %arg2: tensor<16x4xf32>, %arg3: tensor<4x32xf32>) -> tensor<16x32xf32> {
    %cst_0 = arith.constant 0 : i32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %0 = tensor.expand_shape %arg0 [[0], [1, 2]] output_shape [16, 4, 16] : tensor<16x64xi8> into tensor<16x4x16xi8>
    %1 = tensor.expand_shape %arg1 [[0, 1], [2]] output_shape [4, 16, 32] : tensor<64x32xi8> into tensor<4x16x32xi8>
    %2 = tensor.empty() : tensor<4x16x32xi32>
    %3 = linalg.fill ins(%cst_0 : i32) outs(%2 : tensor<4x16x32xi32>) -> tensor<4x16x32xi32>
    %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d1, d0, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%0, %1 : tensor<16x4x16xi8>, tensor<4x16x32xi8>) outs(%3 : tensor<4x16x32xi32>) {
    ^bb0(%in0: i8, %in1: i8, %out0: i32):
      %t0_4 = arith.extsi %in0 : i8 to i32
      %t1_4 = arith.extsi %in1 : i8 to i32
      %t2_4 = arith.muli %t0_4, %t1_4 : i32
      %t3_4 = arith.addi %out0, %t2_4 : i32
      linalg.yield %t3_4 : i32
    } -> tensor<4x16x32xi32>
    %5 = tensor.empty() : tensor<16x32xf32>
    %6 = linalg.fill ins(%cst_1 : f32) outs(%5 : tensor<16x32xf32>) -> tensor<16x32xf32>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%4, %arg2, %arg3 : tensor<4x16x32xi32>, tensor<16x4xf32>, tensor<4x32xf32>) outs(%6 : tensor<16x32xf32>) {
    ^bb0(%in0: i32, %in1: f32, %in2: f32, %out0: f32):
      %t0_7 = arith.sitofp %in0 : i32 to f32
      %t1_7 = arith.mulf %in1, %in2 : f32
      %t2_7 = arith.mulf %t0_7, %t1_7 : f32
      %t3_7 = arith.addf %out0, %t2_7 : f32
      linalg.yield %t3_7 : f32
    } -> tensor<16x32xf32>
    return %7 : tensor<16x32xf32>
  }
}
