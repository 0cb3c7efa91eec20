module @jit_jax_bf16_activations_by_f16_weights {
  func.func public @main(%arg0: tensor<24x40xbf16>, %arg1: tensor<40x32xf16>) -> tensor<24x32xf32> {
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<24x32xf32>
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<24x32xf32>) -> tensor<24x32xf32>
    %2 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0, %arg1 : tensor<24x40xbf16>, tensor<40x32xf16>) outs(%1 : tensor<24x32xf32>) {
    ^bb0(%in0: bf16, %in1: f16, %out0: f32):
      %t8_2 = arith.extf %in0 : bf16 to f32
      %t9_2 = arith.extf %in1 : f16 to f32
      %t0_2 = arith.mulf %t8_2, %t9_2 : f32
      %t1_2 = arith.addf %out0, %t0_2 : f32
      linalg.yield %t1_2 : f32
    } -> tensor<24x32xf32>
    return %2 : tensor<24x32xf32>
  }
}
