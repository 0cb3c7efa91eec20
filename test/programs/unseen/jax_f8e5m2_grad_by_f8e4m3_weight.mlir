module @jit_jax_f8e5m2_grad_by_f8e4m3_weight {
  func.func public @main(%arg0: tensor<16x32xf8E5M2>, %arg1: tensor<32x24xf8E4M3FN>, %arg2: tensor<f32>) -> tensor<16x24xbf16> {
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<16x24xf32>
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<16x24xf32>) -> tensor<16x24xf32>
    %2 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0, %arg1 : tensor<16x32xf8E5M2>, tensor<32x24xf8E4M3FN>) outs(%1 : tensor<16x24xf32>) {
    ^bb0(%in0: f8E5M2, %in1: f8E4M3FN, %out0: f32):
      %t0_2 = arith.extf %in0 : f8E5M2 to f32
      %t1_2 = arith.extf %in1 : f8E4M3FN to f32
      %t2_2 = arith.mulf %t0_2, %t1_2 : f32
      %t3_2 = arith.addf %out0, %t2_2 : f32
      linalg.yield %t3_2 : f32
    } -> tensor<16x24xf32>
    %3 = tensor.empty() : tensor<16x24xbf16>
    %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%2, %arg2 : tensor<16x24xf32>, tensor<f32>) outs(%3 : tensor<16x24xbf16>) {
    ^bb0(%in0: f32, %in1: f32, %out0: bf16):
      %t0_4 = arith.mulf %in0, %in1 : f32
      %t1_4 = arith.truncf %t0_4 : f32 to bf16
      linalg.yield %t1_4 : bf16
    } -> tensor<16x24xbf16>
    return %4 : tensor<16x24xbf16>
  }
}
