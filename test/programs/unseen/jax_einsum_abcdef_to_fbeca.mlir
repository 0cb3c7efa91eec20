module @jit_jax_einsum_abcdef_to_fbeca {
  func.func public @main(%arg0: tensor<3x4x5x6xf16>, %arg1: tensor<6x4x7x8xf16>) -> tensor<8x4x7x5x3xf16> {
    %cst_0 = arith.constant 0.000000e+00 : f16
    %0 = tensor.empty() : tensor<8x4x7x5x3xf16>
    %1 = linalg.fill ins(%cst_0 : f16) outs(%0 : tensor<8x4x7x5x3xf16>) -> tensor<8x4x7x5x3xf16>
    %2 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d1, d3, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d5, d1, d2, d0)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg0, %arg1 : tensor<3x4x5x6xf16>, tensor<6x4x7x8xf16>) outs(%1 : tensor<8x4x7x5x3xf16>) {
    ^bb0(%in0: f16, %in1: f16, %out0: f16):
      %t0_2 = arith.mulf %in0, %in1 : f16
      %t1_2 = arith.addf %out0, %t0_2 : f16
      linalg.yield %t1_2 : f16
    } -> tensor<8x4x7x5x3xf16>
    return %2 : tensor<8x4x7x5x3xf16>
  }
}
