module @jit_jax_sinusoid_by_index_then_project {
  func.func public @main(%arg0: tensor<2x12x32xf16>, %arg1: tensor<32x48xf16>) -> tensor<2x12x48xf32> {
    %cst_0 = arith.constant -2.878231e-01 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<12x32xf16>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<12x32xf16>) {
    ^bb0(%out0: f16):
      %ti_1 = linalg.index 0 : index
      %tj_1 = linalg.index 1 : index
      %c2 = arith.constant 2 : index
      %th_1 = arith.divui %tj_1, %c2 : index
      %tr_1 = arith.remui %tj_1, %c2 : index
      %ta_1 = arith.index_cast %th_1 : index to i32
      %tb_1 = arith.sitofp %ta_1 : i32 to f32
      %tc_1 = arith.mulf %tb_1, %cst_0 : f32
      %td_1 = math.exp %tc_1 : f32
      %te_1 = arith.index_cast %ti_1 : index to i32
      %tf_1 = arith.sitofp %te_1 : i32 to f32
      %tg_1 = arith.mulf %tf_1, %td_1 : f32
      %ts_1 = math.sin %tg_1 : f32
      %tk_1 = math.cos %tg_1 : f32
      %c0 = arith.constant 0 : index
      %tm_1 = arith.cmpi eq, %tr_1, %c0 : index
      %tq_1 = arith.select %tm_1, %ts_1, %tk_1 : f32
      %tz_1 = arith.truncf %tq_1 : f32 to f16
      linalg.yield %tz_1 : f16
    } -> tensor<12x32xf16>
    %2 = tensor.empty() : tensor<2x12x32xf16>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %1 : tensor<2x12x32xf16>, tensor<12x32xf16>) outs(%2 : tensor<2x12x32xf16>) {
    ^bb0(%in0: f16, %in1: f16, %out0: f16):
      %t0_3 = arith.addf %in0, %in1 : f16
      linalg.yield %t0_3 : f16
    } -> tensor<2x12x32xf16>
    %4 = tensor.empty() : tensor<2x12x48xf32>
    %5 = linalg.fill ins(%cst_1 : f32) outs(%4 : tensor<2x12x48xf32>) -> tensor<2x12x48xf32>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%3, %arg1 : tensor<2x12x32xf16>, tensor<32x48xf16>) outs(%5 : tensor<2x12x48xf32>) {
    ^bb0(%in0: f16, %in1: f16, %out0: f32):
      %t8_6 = arith.extf %in0 : f16 to f32
      %t9_6 = arith.extf %in1 : f16 to f32
      %t0_6 = arith.mulf %t8_6, %t9_6 : f32
      %t1_6 = arith.addf %out0, %t0_6 : f32
      linalg.yield %t1_6 : f32
    } -> tensor<2x12x48xf32>
    return %6 : tensor<2x12x48xf32>
  }
}
