module @jit_jax_mixture_density_loss {
  func.func public @main(%arg0: tensor<16x32xf32>, %arg1: tensor<32x15xf32>, %arg2: tensor<16xf32>) -> tensor<f32> {
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 5.000000e-01 : f32
    %cst_2 = arith.constant 0xFF800000 : f32
    %0 = tensor.empty() : tensor<16x15xf32>
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<16x15xf32>) -> tensor<16x15xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<16x32xf32>, tensor<32x15xf32>) outs(%1 : tensor<16x15xf32>) -> tensor<16x15xf32>
    %3 = tensor.extract_slice %2[0, 0] [16, 5] [1, 1] : tensor<16x15xf32> to tensor<16x5xf32>
    %4 = tensor.extract_slice %2[0, 5] [16, 5] [1, 1] : tensor<16x15xf32> to tensor<16x5xf32>
    %5 = tensor.extract_slice %2[0, 10] [16, 5] [1, 1] : tensor<16x15xf32> to tensor<16x5xf32>
    %6 = tensor.empty() : tensor<16x5xf32>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%4, %5, %arg2 : tensor<16x5xf32>, tensor<16x5xf32>, tensor<16xf32>) outs(%6 : tensor<16x5xf32>) {
    ^bb0(%in0: f32, %in1: f32, %in2: f32, %out0: f32):
      %t0_7 = arith.subf %in2, %in0 : f32
      %t1_7 = arith.negf %in1 : f32
      %t2_7 = math.exp %t1_7 : f32
      %t3_7 = arith.mulf %t0_7, %t2_7 : f32
      %t4_7 = arith.mulf %t3_7, %t3_7 : f32
      %t5_7 = arith.mulf %t4_7, %cst_1 : f32
      %t6_7 = arith.addf %t5_7, %in1 : f32
      %t7_7 = arith.negf %t6_7 : f32
      linalg.yield %t7_7 : f32
    } -> tensor<16x5xf32>
    %8 = tensor.empty() : tensor<16xf32>
    %9 = linalg.fill ins(%cst_2 : f32) outs(%8 : tensor<16xf32>) -> tensor<16xf32>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%3 : tensor<16x5xf32>) outs(%9 : tensor<16xf32>) {
    ^bb0(%in0: f32, %out0: f32):
      %t0_10 = arith.maximumf %out0, %in0 : f32
      linalg.yield %t0_10 : f32
    } -> tensor<16xf32>
    %11 = tensor.empty() : tensor<16x5xf32>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%3, %10 : tensor<16x5xf32>, tensor<16xf32>) outs(%11 : tensor<16x5xf32>) {
    ^bb0(%in0: f32, %in1: f32, %out0: f32):
      %t0_12 = arith.subf %in0, %in1 : f32
      %t1_12 = math.exp %t0_12 : f32
      linalg.yield %t1_12 : f32
    } -> tensor<16x5xf32>
    %13 = tensor.empty() : tensor<16xf32>
    %14 = linalg.fill ins(%cst_0 : f32) outs(%13 : tensor<16xf32>) -> tensor<16xf32>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%12 : tensor<16x5xf32>) outs(%14 : tensor<16xf32>) {
    ^bb0(%in0: f32, %out0: f32):
      %t0_15 = arith.addf %out0, %in0 : f32
      linalg.yield %t0_15 : f32
    } -> tensor<16xf32>
    %16 = tensor.empty() : tensor<16xf32>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%15, %10 : tensor<16xf32>, tensor<16xf32>) outs(%16 : tensor<16xf32>) {
    ^bb0(%in0: f32, %in1: f32, %out0: f32):
      %t0_17 = math.log %in0 : f32
      %t1_17 = arith.addf %t0_17, %in1 : f32
      linalg.yield %t1_17 : f32
    } -> tensor<16xf32>
    %18 = tensor.empty() : tensor<16x5xf32>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%3, %17, %7 : tensor<16x5xf32>, tensor<16xf32>, tensor<16x5xf32>) outs(%18 : tensor<16x5xf32>) {
    ^bb0(%in0: f32, %in1: f32, %in2: f32, %out0: f32):
      %t0_19 = arith.subf %in0, %in1 : f32
      %t1_19 = arith.addf %t0_19, %in2 : f32
      linalg.yield %t1_19 : f32
    } -> tensor<16x5xf32>
    %20 = tensor.empty() : tensor<16xf32>
    %21 = linalg.fill ins(%cst_2 : f32) outs(%20 : tensor<16xf32>) -> tensor<16xf32>
    %22 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%19 : tensor<16x5xf32>) outs(%21 : tensor<16xf32>) {
    ^bb0(%in0: f32, %out0: f32):
      %t0_22 = arith.maximumf %out0, %in0 : f32
      linalg.yield %t0_22 : f32
    } -> tensor<16xf32>
    %23 = tensor.empty() : tensor<16x5xf32>
    %24 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%19, %22 : tensor<16x5xf32>, tensor<16xf32>) outs(%23 : tensor<16x5xf32>) {
    ^bb0(%in0: f32, %in1: f32, %out0: f32):
      %t0_24 = arith.subf %in0, %in1 : f32
      %t1_24 = math.exp %t0_24 : f32
      linalg.yield %t1_24 : f32
    } -> tensor<16x5xf32>
    %25 = tensor.empty() : tensor<16xf32>
    %26 = linalg.fill ins(%cst_0 : f32) outs(%25 : tensor<16xf32>) -> tensor<16xf32>
    %27 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%24 : tensor<16x5xf32>) outs(%26 : tensor<16xf32>) {
    ^bb0(%in0: f32, %out0: f32):
      %t0_27 = arith.addf %out0, %in0 : f32
      linalg.yield %t0_27 : f32
    } -> tensor<16xf32>
    %28 = tensor.empty() : tensor<16xf32>
    %29 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%27, %22 : tensor<16xf32>, tensor<16xf32>) outs(%28 : tensor<16xf32>) {
    ^bb0(%in0: f32, %in1: f32, %out0: f32):
      %t0_29 = math.log %in0 : f32
      %t1_29 = arith.addf %t0_29, %in1 : f32
      linalg.yield %t1_29 : f32
    } -> tensor<16xf32>
    %30 = tensor.empty() : tensor<f32>
    %31 = linalg.fill ins(%cst_0 : f32) outs(%30 : tensor<f32>) -> tensor<f32>
    %32 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]} ins(%29 : tensor<16xf32>) outs(%31 : tensor<f32>) {
    ^bb0(%in0: f32, %out0: f32):
      %t0_32 = arith.addf %out0, %in0 : f32
      linalg.yield %t0_32 : f32
    } -> tensor<f32>
    return %32 : tensor<f32>
  }
}
