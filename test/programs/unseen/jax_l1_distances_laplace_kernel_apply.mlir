module @jit_jax_l1_distances_laplace_kernel_apply {
  func.func public @main(%arg0: tensor<12x8xf32>, %arg1: tensor<20x8xf32>, %arg2: tensor<20x6xf32>) -> tensor<12x6xf32> {
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<12x20xf32>
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<12x20xf32>) -> tensor<12x20xf32>
    %2 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0, %arg1 : tensor<12x8xf32>, tensor<20x8xf32>) outs(%1 : tensor<12x20xf32>) {
    ^bb0(%in0: f32, %in1: f32, %out0: f32):
      %t0_2 = arith.subf %in0, %in1 : f32
      %t1_2 = math.absf %t0_2 : f32
      %t2_2 = arith.addf %out0, %t1_2 : f32
      linalg.yield %t2_2 : f32
    } -> tensor<12x20xf32>
    %3 = tensor.empty() : tensor<12x20xf32>
    %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<12x20xf32>) outs(%3 : tensor<12x20xf32>) {
    ^bb0(%in0: f32, %out0: f32):
      %t0_4 = arith.negf %in0 : f32
      %t1_4 = math.exp %t0_4 : f32
      linalg.yield %t1_4 : f32
    } -> tensor<12x20xf32>
    %5 = tensor.empty() : tensor<12x6xf32>
    %6 = linalg.fill ins(%cst_0 : f32) outs(%5 : tensor<12x6xf32>) -> tensor<12x6xf32>
    %7 = linalg.matmul ins(%4, %arg2 : tensor<12x20xf32>, tensor<20x6xf32>) outs(%6 : tensor<12x6xf32>) -> tensor<12x6xf32>
    return %7 : tensor<12x6xf32>
  }
}
