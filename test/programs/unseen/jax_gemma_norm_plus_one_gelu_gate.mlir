module @jit_jax_gemma_norm_plus_one_gelu_gate {
  func.func public @main(%arg0: tensor<20x64xbf16>, %arg1: tensor<64xf32>, %arg2: tensor<64x96xbf16>, %arg3: tensor<64x96xbf16>, %arg4: tensor<96x64xbf16>) -> tensor<20x64xbf16> {
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 1.562500e-02 : f32
    %cst_2 = arith.constant 9.99999997E-7 : f32
    %cst_3 = arith.constant 1.000000e+00 : f32
    %cst_4 = arith.constant 7.978846e-01 : f32
    %cst_5 = arith.constant 4.471500e-02 : f32
    %cst_6 = arith.constant 5.000000e-01 : f32
    %cst_7 = arith.constant 0.000000e+00 : bf16
    %0 = tensor.empty() : tensor<20x64xf32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<20x64xbf16>) outs(%0 : tensor<20x64xf32>) {
    ^bb0(%in0: bf16, %out0: f32):
      %t0_1 = arith.extf %in0 : bf16 to f32
      linalg.yield %t0_1 : f32
    } -> tensor<20x64xf32>
    %2 = tensor.empty() : tensor<20x64xf32>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%1, %1 : tensor<20x64xf32>, tensor<20x64xf32>) outs(%2 : tensor<20x64xf32>) {
    ^bb0(%in0: f32, %in1: f32, %out0: f32):
      %t0_3 = arith.mulf %in0, %in1 : f32
      linalg.yield %t0_3 : f32
    } -> tensor<20x64xf32>
    %4 = tensor.empty() : tensor<20xf32>
    %5 = linalg.fill ins(%cst_0 : f32) outs(%4 : tensor<20xf32>) -> tensor<20xf32>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%3 : tensor<20x64xf32>) outs(%5 : tensor<20xf32>) {
    ^bb0(%in0: f32, %out0: f32):
      %t0_6 = arith.addf %out0, %in0 : f32
      linalg.yield %t0_6 : f32
    } -> tensor<20xf32>
    %7 = tensor.empty() : tensor<20x64xbf16>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%1, %6, %arg1 : tensor<20x64xf32>, tensor<20xf32>, tensor<64xf32>) outs(%7 : tensor<20x64xbf16>) {
    ^bb0(%in0: f32, %in1: f32, %in2: f32, %out0: bf16):
      %t0_8 = arith.mulf %in1, %cst_1 : f32
      %t1_8 = arith.addf %t0_8, %cst_2 : f32
      %t2_8 = math.rsqrt %t1_8 : f32
      %t3_8 = arith.mulf %in0, %t2_8 : f32
      %t4_8 = arith.addf %in2, %cst_3 : f32
      %t5_8 = arith.mulf %t3_8, %t4_8 : f32
      %t6_8 = arith.truncf %t5_8 : f32 to bf16
      linalg.yield %t6_8 : bf16
    } -> tensor<20x64xbf16>
    %9 = tensor.empty() : tensor<20x96xf32>
    %10 = linalg.fill ins(%cst_0 : f32) outs(%9 : tensor<20x96xf32>) -> tensor<20x96xf32>
    %11 = linalg.matmul ins(%8, %arg2 : tensor<20x64xbf16>, tensor<64x96xbf16>) outs(%10 : tensor<20x96xf32>) -> tensor<20x96xf32>
    %12 = tensor.empty() : tensor<20x96xf32>
    %13 = linalg.fill ins(%cst_0 : f32) outs(%12 : tensor<20x96xf32>) -> tensor<20x96xf32>
    %14 = linalg.matmul ins(%8, %arg3 : tensor<20x64xbf16>, tensor<64x96xbf16>) outs(%13 : tensor<20x96xf32>) -> tensor<20x96xf32>
    %15 = tensor.empty() : tensor<20x96xbf16>
    %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%11, %14 : tensor<20x96xf32>, tensor<20x96xf32>) outs(%15 : tensor<20x96xbf16>) {
    ^bb0(%in0: f32, %in1: f32, %out0: bf16):
      %t0_16 = arith.mulf %in0, %in0 : f32
      %t1_16 = arith.mulf %t0_16, %in0 : f32
      %t2_16 = arith.mulf %t1_16, %cst_5 : f32
      %t3_16 = arith.addf %in0, %t2_16 : f32
      %t4_16 = arith.mulf %t3_16, %cst_4 : f32
      %t5_16 = math.tanh %t4_16 : f32
      %t6_16 = arith.addf %t5_16, %cst_3 : f32
      %t7_16 = arith.mulf %t6_16, %cst_6 : f32
      %t8_16 = arith.mulf %in0, %t7_16 : f32
      %t9_16 = arith.mulf %t8_16, %in1 : f32
      %ta_16 = arith.truncf %t9_16 : f32 to bf16
      linalg.yield %ta_16 : bf16
    } -> tensor<20x96xbf16>
    %17 = tensor.empty() : tensor<20x64xbf16>
    %18 = linalg.fill ins(%cst_7 : bf16) outs(%17 : tensor<20x64xbf16>) -> tensor<20x64xbf16>
    %19 = linalg.matmul ins(%16, %arg4 : tensor<20x96xbf16>, tensor<96x64xbf16>) outs(%18 : tensor<20x64xbf16>) -> tensor<20x64xbf16>
    %20 = tensor.empty() : tensor<20x64xbf16>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%19, %arg0 : tensor<20x64xbf16>, tensor<20x64xbf16>) outs(%20 : tensor<20x64xbf16>) {
    ^bb0(%in0: bf16, %in1: bf16, %out0: bf16):
      %t0_21 = arith.addf %in0, %in1 : bf16
      linalg.yield %t0_21 : bf16
    } -> tensor<20x64xbf16>
    return %21 : tensor<20x64xbf16>
  }
}
