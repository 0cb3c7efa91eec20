module @jit_jax_mahalanobis_and_bilinear_form {
  func.func public @main(%arg0: tensor<20x24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<24x24xf32>, %arg3: tensor<20x24xf32>) -> (tensor<20xf32>, tensor<20xf32>) {
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<20x24xf32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<20x24xf32>, tensor<24xf32>) outs(%0 : tensor<20x24xf32>) {
    ^bb0(%in0: f32, %in1: f32, %out0: f32):
      %t0_1 = arith.subf %in0, %in1 : f32
      linalg.yield %t0_1 : f32
    } -> tensor<20x24xf32>
    %2 = tensor.empty() : tensor<20x24xf32>
    %3 = linalg.fill ins(%cst_0 : f32) outs(%2 : tensor<20x24xf32>) -> tensor<20x24xf32>
    %4 = linalg.matmul ins(%1, %arg2 : tensor<20x24xf32>, tensor<24x24xf32>) outs(%3 : tensor<20x24xf32>) -> tensor<20x24xf32>
    %5 = tensor.empty() : tensor<20x24xf32>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%4, %1 : tensor<20x24xf32>, tensor<20x24xf32>) outs(%5 : tensor<20x24xf32>) {
    ^bb0(%in0: f32, %in1: f32, %out0: f32):
      %t0_6 = arith.mulf %in0, %in1 : f32
      linalg.yield %t0_6 : f32
    } -> tensor<20x24xf32>
    %7 = tensor.empty() : tensor<20xf32>
    %8 = linalg.fill ins(%cst_0 : f32) outs(%7 : tensor<20xf32>) -> tensor<20xf32>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%6 : tensor<20x24xf32>) outs(%8 : tensor<20xf32>) {
    ^bb0(%in0: f32, %out0: f32):
      %t0_9 = arith.addf %out0, %in0 : f32
      linalg.yield %t0_9 : f32
    } -> tensor<20xf32>
    %10 = tensor.empty() : tensor<20xf32>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%9 : tensor<20xf32>) outs(%10 : tensor<20xf32>) {
    ^bb0(%in0: f32, %out0: f32):
      %t0_11 = math.sqrt %in0 : f32
      linalg.yield %t0_11 : f32
    } -> tensor<20xf32>
    %12 = tensor.empty() : tensor<20x24xf32>
    %13 = linalg.fill ins(%cst_0 : f32) outs(%12 : tensor<20x24xf32>) -> tensor<20x24xf32>
    %14 = linalg.matmul ins(%arg0, %arg2 : tensor<20x24xf32>, tensor<24x24xf32>) outs(%13 : tensor<20x24xf32>) -> tensor<20x24xf32>
    %15 = tensor.empty() : tensor<20xf32>
    %16 = linalg.fill ins(%cst_0 : f32) outs(%15 : tensor<20xf32>) -> tensor<20xf32>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%14, %arg3 : tensor<20x24xf32>, tensor<20x24xf32>) outs(%16 : tensor<20xf32>) {
    ^bb0(%in0: f32, %in1: f32, %out0: f32):
      %t0_17 = arith.mulf %in0, %in1 : f32
      %t1_17 = arith.addf %out0, %t0_17 : f32
      linalg.yield %t1_17 : f32
    } -> tensor<20xf32>
    return %11, %17 : tensor<20xf32>, tensor<20xf32>
  }
}
