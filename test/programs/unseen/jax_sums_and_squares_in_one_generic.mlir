module @jit_jax_sums_and_squares_in_one_generic {
  func.func public @main(%arg0: tensor<16x32xf32>, %arg1: tensor<32x24xf32>) -> tensor<16x24xf32> {
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 3.125000e-02 : f32
    %cst_2 = arith.constant 1.000000e-03 : f32
    %0 = tensor.empty() : tensor<16xf32>
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<16xf32>) -> tensor<16xf32>
    %2 = tensor.empty() : tensor<16xf32>
    %3 = linalg.fill ins(%cst_0 : f32) outs(%2 : tensor<16xf32>) -> tensor<16xf32>
    %4:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<16x32xf32>) outs(%1, %3 : tensor<16xf32>, tensor<16xf32>) {
    ^bb0(%in0: f32, %out0: f32, %out1: f32):
      %t0_4 = arith.addf %out0, %in0 : f32
      %t1_4 = arith.mulf %in0, %in0 : f32
      %t2_4 = arith.addf %out1, %t1_4 : f32
      linalg.yield %t0_4, %t2_4 : f32, f32
    } -> (tensor<16xf32>, tensor<16xf32>)
    %5 = tensor.empty() : tensor<16x32xf32>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0, %4#0, %4#1 : tensor<16x32xf32>, tensor<16xf32>, tensor<16xf32>) outs(%5 : tensor<16x32xf32>) {
    ^bb0(%in0: f32, %in1: f32, %in2: f32, %out0: f32):
      %t0_6 = arith.mulf %in1, %cst_1 : f32
      %t1_6 = arith.mulf %in2, %cst_1 : f32
      %t2_6 = arith.mulf %t0_6, %t0_6 : f32
      %t3_6 = arith.subf %t1_6, %t2_6 : f32
      %t4_6 = arith.addf %t3_6, %cst_2 : f32
      %t5_6 = math.rsqrt %t4_6 : f32
      %t6_6 = arith.subf %in0, %t0_6 : f32
      %t7_6 = arith.mulf %t6_6, %t5_6 : f32
      linalg.yield %t7_6 : f32
    } -> tensor<16x32xf32>
    %7 = tensor.empty() : tensor<16x24xf32>
    %8 = linalg.fill ins(%cst_0 : f32) outs(%7 : tensor<16x24xf32>) -> tensor<16x24xf32>
    %9 = linalg.matmul ins(%6, %arg1 : tensor<16x32xf32>, tensor<32x24xf32>) outs(%8 : tensor<16x24xf32>) -> tensor<16x24xf32>
    return %9 : tensor<16x24xf32>
  }
}
