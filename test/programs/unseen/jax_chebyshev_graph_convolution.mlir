module @jit_jax_chebyshev_graph_convolution {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x16xf32>, %arg2: tensor<4x16x12xf32>) -> tensor<24x12xf32> {
    %cst_0 = arith.constant 2.000000e+00 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<24x16xf32>
    %1 = linalg.fill ins(%cst_1 : f32) outs(%0 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<24x24xf32>, tensor<24x16xf32>) outs(%1 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %3 = tensor.extract_slice %arg2[0, 0, 0] [1, 16, 12] [1, 1, 1] : tensor<4x16x12xf32> to tensor<16x12xf32>
    %4 = tensor.empty() : tensor<24x12xf32>
    %5 = linalg.fill ins(%cst_1 : f32) outs(%4 : tensor<24x12xf32>) -> tensor<24x12xf32>
    %6 = linalg.matmul ins(%arg1, %3 : tensor<24x16xf32>, tensor<16x12xf32>) outs(%5 : tensor<24x12xf32>) -> tensor<24x12xf32>
    %7 = tensor.extract_slice %arg2[1, 0, 0] [1, 16, 12] [1, 1, 1] : tensor<4x16x12xf32> to tensor<16x12xf32>
    %8 = tensor.empty() : tensor<24x12xf32>
    %9 = linalg.fill ins(%cst_1 : f32) outs(%8 : tensor<24x12xf32>) -> tensor<24x12xf32>
    %10 = linalg.matmul ins(%2, %7 : tensor<24x16xf32>, tensor<16x12xf32>) outs(%9 : tensor<24x12xf32>) -> tensor<24x12xf32>
    %11 = tensor.empty() : tensor<24x12xf32>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%6, %10 : tensor<24x12xf32>, tensor<24x12xf32>) outs(%11 : tensor<24x12xf32>) {
    ^bb0(%in0: f32, %in1: f32, %out0: f32):
      %t0_12 = arith.addf %in0, %in1 : f32
      linalg.yield %t0_12 : f32
    } -> tensor<24x12xf32>
    %13 = tensor.empty() : tensor<24x16xf32>
    %14 = linalg.fill ins(%cst_1 : f32) outs(%13 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %15 = linalg.matmul ins(%arg0, %2 : tensor<24x24xf32>, tensor<24x16xf32>) outs(%14 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %16 = tensor.empty() : tensor<24x16xf32>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%15, %arg1 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%16 : tensor<24x16xf32>) {
    ^bb0(%in0: f32, %in1: f32, %out0: f32):
      %t0_17 = arith.mulf %in0, %cst_0 : f32
      %t1_17 = arith.subf %t0_17, %in1 : f32
      linalg.yield %t1_17 : f32
    } -> tensor<24x16xf32>
    %18 = tensor.extract_slice %arg2[2, 0, 0] [1, 16, 12] [1, 1, 1] : tensor<4x16x12xf32> to tensor<16x12xf32>
    %19 = tensor.empty() : tensor<24x12xf32>
    %20 = linalg.fill ins(%cst_1 : f32) outs(%19 : tensor<24x12xf32>) -> tensor<24x12xf32>
    %21 = linalg.matmul ins(%17, %18 : tensor<24x16xf32>, tensor<16x12xf32>) outs(%20 : tensor<24x12xf32>) -> tensor<24x12xf32>
    %22 = tensor.empty() : tensor<24x12xf32>
    %23 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%12, %21 : tensor<24x12xf32>, tensor<24x12xf32>) outs(%22 : tensor<24x12xf32>) {
    ^bb0(%in0: f32, %in1: f32, %out0: f32):
      %t0_23 = arith.addf %in0, %in1 : f32
      linalg.yield %t0_23 : f32
    } -> tensor<24x12xf32>
    %24 = tensor.empty() : tensor<24x16xf32>
    %25 = linalg.fill ins(%cst_1 : f32) outs(%24 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %26 = linalg.matmul ins(%arg0, %17 : tensor<24x24xf32>, tensor<24x16xf32>) outs(%25 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %27 = tensor.empty() : tensor<24x16xf32>
    %28 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%26, %2 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%27 : tensor<24x16xf32>) {
    ^bb0(%in0: f32, %in1: f32, %out0: f32):
      %t0_28 = arith.mulf %in0, %cst_0 : f32
      %t1_28 = arith.subf %t0_28, %in1 : f32
      linalg.yield %t1_28 : f32
    } -> tensor<24x16xf32>
    %29 = tensor.extract_slice %arg2[3, 0, 0] [1, 16, 12] [1, 1, 1] : tensor<4x16x12xf32> to tensor<16x12xf32>
    %30 = tensor.empty() : tensor<24x12xf32>
    %31 = linalg.fill ins(%cst_1 : f32) outs(%30 : tensor<24x12xf32>) -> tensor<24x12xf32>
    %32 = linalg.matmul ins(%28, %29 : tensor<24x16xf32>, tensor<16x12xf32>) outs(%31 : tensor<24x12xf32>) -> tensor<24x12xf32>
    %33 = tensor.empty() : tensor<24x12xf32>
    %34 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%23, %32 : tensor<24x12xf32>, tensor<24x12xf32>) outs(%33 : tensor<24x12xf32>) {
    ^bb0(%in0: f32, %in1: f32, %out0: f32):
      %t0_34 = arith.addf %in0, %in1 : f32
      linalg.yield %t0_34 : f32
    } -> tensor<24x12xf32>
    %35 = tensor.empty() : tensor<24x12xf32>
    %36 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%34 : tensor<24x12xf32>) outs(%35 : tensor<24x12xf32>) {
    ^bb0(%in0: f32, %out0: f32):
      %t0_36 = arith.maximumf %in0, %cst_1 : f32
      linalg.yield %t0_36 : f32
    } -> tensor<24x12xf32>
    return %36 : tensor<24x12xf32>
  }
}
