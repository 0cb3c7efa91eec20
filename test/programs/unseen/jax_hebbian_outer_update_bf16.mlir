module @jit_jax_hebbian_outer_update_bf16 {
  func.func public @main(%arg0: tensor<8x32x16xbf16>, %arg1: tensor<8x32xbf16>, %arg2: tensor<8x16xbf16>, %arg3: tensor<f32>) -> (tensor<8x32x16xbf16>, tensor<8x16xf32>) {
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<8x32x16xf32>
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<8x32x16xf32>) -> tensor<8x32x16xf32>
    %2 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1, %arg2 : tensor<8x32xbf16>, tensor<8x16xbf16>) outs(%1 : tensor<8x32x16xf32>) {
    ^bb0(%in0: bf16, %in1: bf16, %out0: f32):
      %t8_2 = arith.extf %in0 : bf16 to f32
      %t9_2 = arith.extf %in1 : bf16 to f32
      %t0_2 = arith.mulf %t8_2, %t9_2 : f32
      %t1_2 = arith.addf %out0, %t0_2 : f32
      linalg.yield %t1_2 : f32
    } -> tensor<8x32x16xf32>
    %3 = tensor.empty() : tensor<8x32x16xbf16>
    %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> ()>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %2, %arg3 : tensor<8x32x16xbf16>, tensor<8x32x16xf32>, tensor<f32>) outs(%3 : tensor<8x32x16xbf16>) {
    ^bb0(%in0: bf16, %in1: f32, %in2: f32, %out0: bf16):
      %t0_4 = arith.extf %in0 : bf16 to f32
      %t1_4 = arith.mulf %in1, %in2 : f32
      %t2_4 = arith.addf %t0_4, %t1_4 : f32
      %t3_4 = arith.truncf %t2_4 : f32 to bf16
      linalg.yield %t3_4 : bf16
    } -> tensor<8x32x16xbf16>
    %5 = tensor.empty() : tensor<8x16xf32>
    %6 = linalg.fill ins(%cst_0 : f32) outs(%5 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg1, %4 : tensor<8x32xbf16>, tensor<8x32x16xbf16>) outs(%6 : tensor<8x16xf32>) {
    ^bb0(%in0: bf16, %in1: bf16, %out0: f32):
      %t8_7 = arith.extf %in0 : bf16 to f32
      %t9_7 = arith.extf %in1 : bf16 to f32
      %t0_7 = arith.mulf %t8_7, %t9_7 : f32
      %t1_7 = arith.addf %out0, %t0_7 : f32
      linalg.yield %t1_7 : f32
    } -> tensor<8x16xf32>
    return %4, %7 : tensor<8x32x16xbf16>, tensor<8x16xf32>
  }
}
