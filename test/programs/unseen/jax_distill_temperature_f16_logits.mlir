module @jit_jax_distill_temperature_f16_logits {
  func.func public @main(%arg0: tensor<16x32xf16>, %arg1: tensor<32x24xf16>, %arg2: tensor<16x24xf16>) -> tensor<f32> {
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 2.500000e-01 : f32
    %cst_2 = arith.constant 0xFF800000 : f32
    %0 = tensor.empty() : tensor<16x24xf32>
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<16x24xf32>) -> tensor<16x24xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<16x32xf16>, tensor<32x24xf16>) outs(%1 : tensor<16x24xf32>) -> tensor<16x24xf32>
    %3 = tensor.empty() : tensor<16x24xf32>
    %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<16x24xf16>) outs(%3 : tensor<16x24xf32>) {
    ^bb0(%in0: f16, %out0: f32):
      %t0_4 = arith.extf %in0 : f16 to f32
      linalg.yield %t0_4 : f32
    } -> tensor<16x24xf32>
    %5 = tensor.empty() : tensor<16x24xf32>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<16x24xf32>) outs(%5 : tensor<16x24xf32>) {
    ^bb0(%in0: f32, %out0: f32):
      %t0_6 = arith.mulf %in0, %cst_1 : f32
      linalg.yield %t0_6 : f32
    } -> tensor<16x24xf32>
    %7 = tensor.empty() : tensor<16xf32>
    %8 = linalg.fill ins(%cst_2 : f32) outs(%7 : tensor<16xf32>) -> tensor<16xf32>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%6 : tensor<16x24xf32>) outs(%8 : tensor<16xf32>) {
    ^bb0(%in0: f32, %out0: f32):
      %t0_9 = arith.maximumf %out0, %in0 : f32
      linalg.yield %t0_9 : f32
    } -> tensor<16xf32>
    %10 = tensor.empty() : tensor<16x24xf32>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%6, %9 : tensor<16x24xf32>, tensor<16xf32>) outs(%10 : tensor<16x24xf32>) {
    ^bb0(%in0: f32, %in1: f32, %out0: f32):
      %t0_11 = arith.subf %in0, %in1 : f32
      %t1_11 = math.exp %t0_11 : f32
      linalg.yield %t1_11 : f32
    } -> tensor<16x24xf32>
    %12 = tensor.empty() : tensor<16xf32>
    %13 = linalg.fill ins(%cst_0 : f32) outs(%12 : tensor<16xf32>) -> tensor<16xf32>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%11 : tensor<16x24xf32>) outs(%13 : tensor<16xf32>) {
    ^bb0(%in0: f32, %out0: f32):
      %t0_14 = arith.addf %out0, %in0 : f32
      linalg.yield %t0_14 : f32
    } -> tensor<16xf32>
    %15 = tensor.empty() : tensor<16x24xf32>
    %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%11, %14 : tensor<16x24xf32>, tensor<16xf32>) outs(%15 : tensor<16x24xf32>) {
    ^bb0(%in0: f32, %in1: f32, %out0: f32):
      %t0_16 = arith.divf %in0, %in1 : f32
      linalg.yield %t0_16 : f32
    } -> tensor<16x24xf32>
    %17 = tensor.empty() : tensor<16x24xf32>
    %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<16x24xf32>) outs(%17 : tensor<16x24xf32>) {
    ^bb0(%in0: f32, %out0: f32):
      %t0_18 = arith.mulf %in0, %cst_1 : f32
      linalg.yield %t0_18 : f32
    } -> tensor<16x24xf32>
    %19 = tensor.empty() : tensor<16xf32>
    %20 = linalg.fill ins(%cst_2 : f32) outs(%19 : tensor<16xf32>) -> tensor<16xf32>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%18 : tensor<16x24xf32>) outs(%20 : tensor<16xf32>) {
    ^bb0(%in0: f32, %out0: f32):
      %t0_21 = arith.maximumf %out0, %in0 : f32
      linalg.yield %t0_21 : f32
    } -> tensor<16xf32>
    %22 = tensor.empty() : tensor<16x24xf32>
    %23 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%18, %21 : tensor<16x24xf32>, tensor<16xf32>) outs(%22 : tensor<16x24xf32>) {
    ^bb0(%in0: f32, %in1: f32, %out0: f32):
      %t0_23 = arith.subf %in0, %in1 : f32
      %t1_23 = math.exp %t0_23 : f32
      linalg.yield %t1_23 : f32
    } -> tensor<16x24xf32>
    %24 = tensor.empty() : tensor<16xf32>
    %25 = linalg.fill ins(%cst_0 : f32) outs(%24 : tensor<16xf32>) -> tensor<16xf32>
    %26 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%23 : tensor<16x24xf32>) outs(%25 : tensor<16xf32>) {
    ^bb0(%in0: f32, %out0: f32):
      %t0_26 = arith.addf %out0, %in0 : f32
      linalg.yield %t0_26 : f32
    } -> tensor<16xf32>
    %27 = tensor.empty() : tensor<16x24xf32>
    %28 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%23, %26 : tensor<16x24xf32>, tensor<16xf32>) outs(%27 : tensor<16x24xf32>) {
    ^bb0(%in0: f32, %in1: f32, %out0: f32):
      %t0_28 = arith.divf %in0, %in1 : f32
      linalg.yield %t0_28 : f32
    } -> tensor<16x24xf32>
    %29 = tensor.empty() : tensor<16x24xf32>
    %30 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%16, %28 : tensor<16x24xf32>, tensor<16x24xf32>) outs(%29 : tensor<16x24xf32>) {
    ^bb0(%in0: f32, %in1: f32, %out0: f32):
      %t0_30 = math.log %in0 : f32
      %t1_30 = math.log %in1 : f32
      %t2_30 = arith.subf %t1_30, %t0_30 : f32
      %t3_30 = arith.mulf %in1, %t2_30 : f32
      linalg.yield %t3_30 : f32
    } -> tensor<16x24xf32>
    %31 = tensor.empty() : tensor<f32>
    %32 = linalg.fill ins(%cst_0 : f32) outs(%31 : tensor<f32>) -> tensor<f32>
    %33 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>], iterator_types = ["reduction", "reduction"]} ins(%30 : tensor<16x24xf32>) outs(%32 : tensor<f32>) {
    ^bb0(%in0: f32, %out0: f32):
      %t0_33 = arith.addf %out0, %in0 : f32
      linalg.yield %t0_33 : f32
    } -> tensor<f32>
    return %33 : tensor<f32>
  }
}
