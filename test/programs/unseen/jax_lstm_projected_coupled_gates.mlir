module @jit_jax_lstm_projected_coupled_gates {
  func.func public @main(%arg0: tensor<16x40xbf16>, %arg1: tensor<16x24xbf16>, %arg2: tensor<16x32xf32>, %arg3: tensor<40x96xbf16>, %arg4: tensor<24x96xbf16>, %arg5: tensor<96xf32>, %arg6: tensor<32x24xbf16>) -> (tensor<16x24xbf16>, tensor<16x32xf32>) {
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %0 = tensor.empty() : tensor<16x96xf32>
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<16x96xf32>) -> tensor<16x96xf32>
    %2 = linalg.matmul ins(%arg0, %arg3 : tensor<16x40xbf16>, tensor<40x96xbf16>) outs(%1 : tensor<16x96xf32>) -> tensor<16x96xf32>
    %3 = tensor.empty() : tensor<16x96xf32>
    %4 = linalg.fill ins(%cst_0 : f32) outs(%3 : tensor<16x96xf32>) -> tensor<16x96xf32>
    %5 = linalg.matmul ins(%arg1, %arg4 : tensor<16x24xbf16>, tensor<24x96xbf16>) outs(%4 : tensor<16x96xf32>) -> tensor<16x96xf32>
    %6 = tensor.empty() : tensor<16x96xf32>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%2, %5 : tensor<16x96xf32>, tensor<16x96xf32>) outs(%6 : tensor<16x96xf32>) {
    ^bb0(%in0: f32, %in1: f32, %out0: f32):
      %t0_7 = arith.addf %in0, %in1 : f32
      linalg.yield %t0_7 : f32
    } -> tensor<16x96xf32>
    %8 = tensor.empty() : tensor<16x96xf32>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%7, %arg5 : tensor<16x96xf32>, tensor<96xf32>) outs(%8 : tensor<16x96xf32>) {
    ^bb0(%in0: f32, %in1: f32, %out0: f32):
      %t0_9 = arith.addf %in0, %in1 : f32
      linalg.yield %t0_9 : f32
    } -> tensor<16x96xf32>
    %10 = tensor.extract_slice %9[0, 0] [16, 32] [1, 1] : tensor<16x96xf32> to tensor<16x32xf32>
    %11 = tensor.empty() : tensor<16x32xf32>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<16x32xf32>) outs(%11 : tensor<16x32xf32>) {
    ^bb0(%in0: f32, %out0: f32):
      %tn_12 = arith.negf %in0 : f32
      %te_12 = math.exp %tn_12 : f32
      %tp_12 = arith.addf %te_12, %cst_1 : f32
      %ts_12 = arith.divf %cst_1, %tp_12 : f32
      linalg.yield %ts_12 : f32
    } -> tensor<16x32xf32>
    %13 = tensor.extract_slice %9[0, 32] [16, 32] [1, 1] : tensor<16x96xf32> to tensor<16x32xf32>
    %14 = tensor.empty() : tensor<16x32xf32>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<16x32xf32>) outs(%14 : tensor<16x32xf32>) {
    ^bb0(%in0: f32, %out0: f32):
      %tn_15 = arith.negf %in0 : f32
      %te_15 = math.exp %tn_15 : f32
      %tp_15 = arith.addf %te_15, %cst_1 : f32
      %ts_15 = arith.divf %cst_1, %tp_15 : f32
      linalg.yield %ts_15 : f32
    } -> tensor<16x32xf32>
    %16 = tensor.extract_slice %9[0, 64] [16, 32] [1, 1] : tensor<16x96xf32> to tensor<16x32xf32>
    %17 = tensor.empty() : tensor<16x32xf32>
    %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<16x32xf32>) outs(%17 : tensor<16x32xf32>) {
    ^bb0(%in0: f32, %out0: f32):
      %t0_18 = math.tanh %in0 : f32
      linalg.yield %t0_18 : f32
    } -> tensor<16x32xf32>
    %19 = tensor.empty() : tensor<16x32xf32>
    %20 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%12, %arg2, %18 : tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>) outs(%19 : tensor<16x32xf32>) {
    ^bb0(%in0: f32, %in1: f32, %in2: f32, %out0: f32):
      %t0_20 = arith.mulf %in0, %in1 : f32
      %t1_20 = arith.subf %cst_1, %in0 : f32
      %t2_20 = arith.mulf %t1_20, %in2 : f32
      %t3_20 = arith.addf %t0_20, %t2_20 : f32
      linalg.yield %t3_20 : f32
    } -> tensor<16x32xf32>
    %21 = tensor.empty() : tensor<16x32xf32>
    %22 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<16x32xf32>) outs(%21 : tensor<16x32xf32>) {
    ^bb0(%in0: f32, %out0: f32):
      %t0_22 = math.tanh %in0 : f32
      linalg.yield %t0_22 : f32
    } -> tensor<16x32xf32>
    %23 = tensor.empty() : tensor<16x32xf32>
    %24 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%15, %22 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%23 : tensor<16x32xf32>) {
    ^bb0(%in0: f32, %in1: f32, %out0: f32):
      %t0_24 = arith.mulf %in0, %in1 : f32
      linalg.yield %t0_24 : f32
    } -> tensor<16x32xf32>
    %25 = tensor.empty() : tensor<16x32xbf16>
    %26 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%24 : tensor<16x32xf32>) outs(%25 : tensor<16x32xbf16>) {
    ^bb0(%in0: f32, %out0: bf16):
      %t0_26 = arith.truncf %in0 : f32 to bf16
      linalg.yield %t0_26 : bf16
    } -> tensor<16x32xbf16>
    %27 = tensor.empty() : tensor<16x24xf32>
    %28 = linalg.fill ins(%cst_0 : f32) outs(%27 : tensor<16x24xf32>) -> tensor<16x24xf32>
    %29 = linalg.matmul ins(%26, %arg6 : tensor<16x32xbf16>, tensor<32x24xbf16>) outs(%28 : tensor<16x24xf32>) -> tensor<16x24xf32>
    %30 = tensor.empty() : tensor<16x24xbf16>
    %31 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%29 : tensor<16x24xf32>) outs(%30 : tensor<16x24xbf16>) {
    ^bb0(%in0: f32, %out0: bf16):
      %t0_31 = arith.truncf %in0 : f32 to bf16
      linalg.yield %t0_31 : bf16
    } -> tensor<16x24xbf16>
    return %31, %20 : tensor<16x24xbf16>, tensor<16x32xf32>
  }
}
