module @jit_jax_scores_diagonal_margin_rank_loss {
  func.func public @main(%arg0: tensor<16x32xf32>, %arg1: tensor<16x32xf32>) -> (tensor<f32>, tensor<16xf32>) {
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 2.000000e-01 : f32
    %0 = tensor.empty() : tensor<16x16xf32>
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %2 = linalg.matmul_transpose_b ins(%arg0, %arg1 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%1 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %3 = tensor.empty() : tensor<16xf32>
    %4 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0, d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%2 : tensor<16x16xf32>) outs(%3 : tensor<16xf32>) {
    ^bb0(%in0: f32, %out0: f32):
      linalg.yield %in0 : f32
    } -> tensor<16xf32>
    %5 = tensor.empty() : tensor<16x16xf32>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%2, %4, %4 : tensor<16x16xf32>, tensor<16xf32>, tensor<16xf32>) outs(%5 : tensor<16x16xf32>) {
    ^bb0(%in0: f32, %in1: f32, %in2: f32, %out0: f32):
      %ti_6 = linalg.index 0 : index
      %tj_6 = linalg.index 1 : index
      %te_6 = arith.cmpi eq, %ti_6, %tj_6 : index
      %t0_6 = arith.subf %in0, %in1 : f32
      %t1_6 = arith.addf %t0_6, %cst_1 : f32
      %t2_6 = arith.maximumf %t1_6, %cst_0 : f32
      %t3_6 = arith.subf %in0, %in2 : f32
      %t4_6 = arith.addf %t3_6, %cst_1 : f32
      %t5_6 = arith.maximumf %t4_6, %cst_0 : f32
      %t6_6 = arith.addf %t2_6, %t5_6 : f32
      %t7_6 = arith.select %te_6, %cst_0, %t6_6 : f32
      linalg.yield %t7_6 : f32
    } -> tensor<16x16xf32>
    %7 = tensor.empty() : tensor<f32>
    %8 = linalg.fill ins(%cst_0 : f32) outs(%7 : tensor<f32>) -> tensor<f32>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>], iterator_types = ["reduction", "reduction"]} ins(%6 : tensor<16x16xf32>) outs(%8 : tensor<f32>) {
    ^bb0(%in0: f32, %out0: f32):
      %t0_9 = arith.addf %out0, %in0 : f32
      linalg.yield %t0_9 : f32
    } -> tensor<f32>
    return %9, %4 : tensor<f32>, tensor<16xf32>
  }
}
