module @jit_jax_nearest_neighbour_labels {
  func.func public @main(%arg0: tensor<12x16xf32>, %arg1: tensor<40x16xf32>, %arg2: tensor<40xi32>) -> (tensor<12xi32>, tensor<12xf32>) {
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 2.000000e+00 : f32
    %cst_2 = arith.constant 0x7F800000 : f32
    %cst_3 = arith.constant 0 : i32
    %0 = tensor.empty() : tensor<12x40xf32>
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<12x40xf32>) -> tensor<12x40xf32>
    %2 = linalg.matmul_transpose_b ins(%arg0, %arg1 : tensor<12x16xf32>, tensor<40x16xf32>) outs(%1 : tensor<12x40xf32>) -> tensor<12x40xf32>
    %3 = tensor.empty() : tensor<40x16xf32>
    %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg1, %arg1 : tensor<40x16xf32>, tensor<40x16xf32>) outs(%3 : tensor<40x16xf32>) {
    ^bb0(%in0: f32, %in1: f32, %out0: f32):
      %t0_4 = arith.mulf %in0, %in1 : f32
      linalg.yield %t0_4 : f32
    } -> tensor<40x16xf32>
    %5 = tensor.empty() : tensor<40xf32>
    %6 = linalg.fill ins(%cst_0 : f32) outs(%5 : tensor<40xf32>) -> tensor<40xf32>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%4 : tensor<40x16xf32>) outs(%6 : tensor<40xf32>) {
    ^bb0(%in0: f32, %out0: f32):
      %t0_7 = arith.addf %out0, %in0 : f32
      linalg.yield %t0_7 : f32
    } -> tensor<40xf32>
    %8 = tensor.empty() : tensor<12x40xf32>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%2, %7 : tensor<12x40xf32>, tensor<40xf32>) outs(%8 : tensor<12x40xf32>) {
    ^bb0(%in0: f32, %in1: f32, %out0: f32):
      %t0_9 = arith.mulf %in0, %cst_1 : f32
      %t1_9 = arith.subf %in1, %t0_9 : f32
      linalg.yield %t1_9 : f32
    } -> tensor<12x40xf32>
    %10 = tensor.empty() : tensor<12xf32>
    %11 = linalg.fill ins(%cst_2 : f32) outs(%10 : tensor<12xf32>) -> tensor<12xf32>
    %12 = tensor.empty() : tensor<12xi32>
    %13 = linalg.fill ins(%cst_3 : i32) outs(%12 : tensor<12xi32>) -> tensor<12xi32>
    %14:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%9 : tensor<12x40xf32>) outs(%11, %13 : tensor<12xf32>, tensor<12xi32>) {
    ^bb0(%in0: f32, %out0: f32, %out1: i32):
      %tj_14 = linalg.index 1 : index
      %tk_14 = arith.index_cast %tj_14 : index to i32
      %tc_14 = arith.cmpf olt, %in0, %out0 : f32
      %t0_14 = arith.select %tc_14, %in0, %out0 : f32
      %t1_14 = arith.select %tc_14, %tk_14, %out1 : i32
      linalg.yield %t0_14, %t1_14 : f32, i32
    } -> (tensor<12xf32>, tensor<12xi32>)
    %15 = tensor.empty() : tensor<12xi32>
    %16 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%14#1 : tensor<12xi32>) outs(%15 : tensor<12xi32>) {
    ^bb0(%in0: i32, %out0: i32):
      %ti_16 = arith.index_cast %in0 : i32 to index
      %tv_16 = tensor.extract %arg2[%ti_16] : tensor<40xi32>
      linalg.yield %tv_16 : i32
    } -> tensor<12xi32>
    return %16, %14#0 : tensor<12xi32>, tensor<12xf32>
  }
}
