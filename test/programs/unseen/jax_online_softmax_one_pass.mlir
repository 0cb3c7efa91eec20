module @jit_jax_online_softmax_one_pass {
  func.func public @main(%arg0: tensor<16x32xf32>, %arg1: tensor<32x40xf32>) -> tensor<16x40xf32> {
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %0 = tensor.empty() : tensor<16x40xf32>
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<16x40xf32>) -> tensor<16x40xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<16x32xf32>, tensor<32x40xf32>) outs(%1 : tensor<16x40xf32>) -> tensor<16x40xf32>
    %3 = tensor.empty() : tensor<16xf32>
    %4 = linalg.fill ins(%cst_1 : f32) outs(%3 : tensor<16xf32>) -> tensor<16xf32>
    %5 = tensor.empty() : tensor<16xf32>
    %6 = linalg.fill ins(%cst_0 : f32) outs(%5 : tensor<16xf32>) -> tensor<16xf32>
    %7:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%2 : tensor<16x40xf32>) outs(%4, %6 : tensor<16xf32>, tensor<16xf32>) {
    ^bb0(%in0: f32, %out0: f32, %out1: f32):
      %t0_7 = arith.maximumf %in0, %out0 : f32
      %t1_7 = arith.subf %out0, %t0_7 : f32
      %t2_7 = math.exp %t1_7 : f32
      %t3_7 = arith.mulf %out1, %t2_7 : f32
      %t4_7 = arith.subf %in0, %t0_7 : f32
      %t5_7 = math.exp %t4_7 : f32
      %t6_7 = arith.addf %t3_7, %t5_7 : f32
      linalg.yield %t0_7, %t6_7 : f32, f32
    } -> (tensor<16xf32>, tensor<16xf32>)
    %8 = tensor.empty() : tensor<16x40xf32>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%2, %7#0, %7#1 : tensor<16x40xf32>, tensor<16xf32>, tensor<16xf32>) outs(%8 : tensor<16x40xf32>) {
    ^bb0(%in0: f32, %in1: f32, %in2: f32, %out0: f32):
      %t0_9 = arith.subf %in0, %in1 : f32
      %t1_9 = math.exp %t0_9 : f32
      %t2_9 = arith.divf %t1_9, %in2 : f32
      linalg.yield %t2_9 : f32
    } -> tensor<16x40xf32>
    return %9 : tensor<16x40xf32>
  }
}
