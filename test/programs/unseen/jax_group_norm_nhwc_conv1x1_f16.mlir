module @jit_jax_group_norm_nhwc_conv1x1_f16 {
  func.func public @main(%arg0: tensor<2x6x6x16xf16>, %arg1: tensor<16xf16>, %arg2: tensor<16x32xf16>) -> tensor<2x6x6x32xf32> {
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 6.944445e-03 : f32
    %cst_2 = arith.constant 9.99999974E-6 : f32
    %0 = tensor.empty() : tensor<2x6x6x16xf32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x6x6x16xf16>) outs(%0 : tensor<2x6x6x16xf32>) {
    ^bb0(%in0: f16, %out0: f32):
      %t0_1 = arith.extf %in0 : f16 to f32
      linalg.yield %t0_1 : f32
    } -> tensor<2x6x6x16xf32>
    %2 = tensor.expand_shape %1 [[0], [1], [2], [3, 4]] output_shape [2, 6, 6, 4, 4] : tensor<2x6x6x16xf32> into tensor<2x6x6x4x4xf32>
    %3 = tensor.empty() : tensor<2x4xf32>
    %4 = linalg.fill ins(%cst_0 : f32) outs(%3 : tensor<2x4xf32>) -> tensor<2x4xf32>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d3)>], iterator_types = ["parallel", "reduction", "reduction", "parallel", "reduction"]} ins(%2 : tensor<2x6x6x4x4xf32>) outs(%4 : tensor<2x4xf32>) {
    ^bb0(%in0: f32, %out0: f32):
      %t0_5 = arith.addf %out0, %in0 : f32
      linalg.yield %t0_5 : f32
    } -> tensor<2x4xf32>
    %6 = tensor.empty() : tensor<2x6x6x4x4xf32>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%2, %2 : tensor<2x6x6x4x4xf32>, tensor<2x6x6x4x4xf32>) outs(%6 : tensor<2x6x6x4x4xf32>) {
    ^bb0(%in0: f32, %in1: f32, %out0: f32):
      %t0_7 = arith.mulf %in0, %in1 : f32
      linalg.yield %t0_7 : f32
    } -> tensor<2x6x6x4x4xf32>
    %8 = tensor.empty() : tensor<2x4xf32>
    %9 = linalg.fill ins(%cst_0 : f32) outs(%8 : tensor<2x4xf32>) -> tensor<2x4xf32>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d3)>], iterator_types = ["parallel", "reduction", "reduction", "parallel", "reduction"]} ins(%7 : tensor<2x6x6x4x4xf32>) outs(%9 : tensor<2x4xf32>) {
    ^bb0(%in0: f32, %out0: f32):
      %t0_10 = arith.addf %out0, %in0 : f32
      linalg.yield %t0_10 : f32
    } -> tensor<2x4xf32>
    %11 = tensor.empty() : tensor<2x6x6x4x4xf32>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d3)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d3)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%2, %5, %10 : tensor<2x6x6x4x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>) outs(%11 : tensor<2x6x6x4x4xf32>) {
    ^bb0(%in0: f32, %in1: f32, %in2: f32, %out0: f32):
      %t0_12 = arith.mulf %in1, %cst_1 : f32
      %t1_12 = arith.mulf %in2, %cst_1 : f32
      %t2_12 = arith.mulf %t0_12, %t0_12 : f32
      %t3_12 = arith.subf %t1_12, %t2_12 : f32
      %t4_12 = math.absf %t3_12 : f32
      %t5_12 = arith.addf %t4_12, %cst_2 : f32
      %t6_12 = math.rsqrt %t5_12 : f32
      %t7_12 = arith.subf %in0, %t0_12 : f32
      %t8_12 = arith.mulf %t7_12, %t6_12 : f32
      linalg.yield %t8_12 : f32
    } -> tensor<2x6x6x4x4xf32>
    %13 = tensor.collapse_shape %12 [[0], [1], [2], [3, 4]] : tensor<2x6x6x4x4xf32> into tensor<2x6x6x16xf32>
    %14 = tensor.empty() : tensor<2x6x6x16xf16>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13, %arg1 : tensor<2x6x6x16xf32>, tensor<16xf16>) outs(%14 : tensor<2x6x6x16xf16>) {
    ^bb0(%in0: f32, %in1: f16, %out0: f16):
      %t0_15 = arith.truncf %in0 : f32 to f16
      %t1_15 = arith.mulf %t0_15, %in1 : f16
      linalg.yield %t1_15 : f16
    } -> tensor<2x6x6x16xf16>
    %16 = tensor.empty() : tensor<2x6x6x32xf32>
    %17 = linalg.fill ins(%cst_0 : f32) outs(%16 : tensor<2x6x6x32xf32>) -> tensor<2x6x6x32xf32>
    %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d4, d3)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%15, %arg2 : tensor<2x6x6x16xf16>, tensor<16x32xf16>) outs(%17 : tensor<2x6x6x32xf32>) {
    ^bb0(%in0: f16, %in1: f16, %out0: f32):
      %t8_18 = arith.extf %in0 : f16 to f32
      %t9_18 = arith.extf %in1 : f16 to f32
      %t0_18 = arith.mulf %t8_18, %t9_18 : f32
      %t1_18 = arith.addf %out0, %t0_18 : f32
      linalg.yield %t1_18 : f32
    } -> tensor<2x6x6x32xf32>
    return %18 : tensor<2x6x6x32xf32>
  }
}
