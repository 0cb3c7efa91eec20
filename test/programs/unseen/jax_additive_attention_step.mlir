module @jit_jax_additive_attention_step {
  func.func public @main(%arg0: tensor<4x32xf32>, %arg1: tensor<4x10x48xf32>, %arg2: tensor<32x24xf32>, %arg3: tensor<48x24xf32>, %arg4: tensor<24xf32>) -> (tensor<4x48xf32>, tensor<4x10xf32>) {
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %0 = tensor.empty() : tensor<4x24xf32>
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<4x24xf32>) -> tensor<4x24xf32>
    %2 = linalg.matmul ins(%arg0, %arg2 : tensor<4x32xf32>, tensor<32x24xf32>) outs(%1 : tensor<4x24xf32>) -> tensor<4x24xf32>
    %3 = tensor.empty() : tensor<4x10x24xf32>
    %4 = linalg.fill ins(%cst_0 : f32) outs(%3 : tensor<4x10x24xf32>) -> tensor<4x10x24xf32>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%arg1, %arg3 : tensor<4x10x48xf32>, tensor<48x24xf32>) outs(%4 : tensor<4x10x24xf32>) {
    ^bb0(%in0: f32, %in1: f32, %out0: f32):
      %t0_5 = arith.mulf %in0, %in1 : f32
      %t1_5 = arith.addf %out0, %t0_5 : f32
      linalg.yield %t1_5 : f32
    } -> tensor<4x10x24xf32>
    %6 = tensor.empty() : tensor<4x10x24xf32>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2, %5 : tensor<4x24xf32>, tensor<4x10x24xf32>) outs(%6 : tensor<4x10x24xf32>) {
    ^bb0(%in0: f32, %in1: f32, %out0: f32):
      %t0_7 = arith.addf %in0, %in1 : f32
      %t1_7 = math.tanh %t0_7 : f32
      linalg.yield %t1_7 : f32
    } -> tensor<4x10x24xf32>
    %8 = tensor.empty() : tensor<4x10xf32>
    %9 = linalg.fill ins(%cst_0 : f32) outs(%8 : tensor<4x10xf32>) -> tensor<4x10xf32>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%7, %arg4 : tensor<4x10x24xf32>, tensor<24xf32>) outs(%9 : tensor<4x10xf32>) {
    ^bb0(%in0: f32, %in1: f32, %out0: f32):
      %t0_10 = arith.mulf %in0, %in1 : f32
      %t1_10 = arith.addf %out0, %t0_10 : f32
      linalg.yield %t1_10 : f32
    } -> tensor<4x10xf32>
    %11 = tensor.empty() : tensor<4xf32>
    %12 = linalg.fill ins(%cst_1 : f32) outs(%11 : tensor<4xf32>) -> tensor<4xf32>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%10 : tensor<4x10xf32>) outs(%12 : tensor<4xf32>) {
    ^bb0(%in0: f32, %out0: f32):
      %t0_13 = arith.maximumf %out0, %in0 : f32
      linalg.yield %t0_13 : f32
    } -> tensor<4xf32>
    %14 = tensor.empty() : tensor<4x10xf32>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%10, %13 : tensor<4x10xf32>, tensor<4xf32>) outs(%14 : tensor<4x10xf32>) {
    ^bb0(%in0: f32, %in1: f32, %out0: f32):
      %t0_15 = arith.subf %in0, %in1 : f32
      %t1_15 = math.exp %t0_15 : f32
      linalg.yield %t1_15 : f32
    } -> tensor<4x10xf32>
    %16 = tensor.empty() : tensor<4xf32>
    %17 = linalg.fill ins(%cst_0 : f32) outs(%16 : tensor<4xf32>) -> tensor<4xf32>
    %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%15 : tensor<4x10xf32>) outs(%17 : tensor<4xf32>) {
    ^bb0(%in0: f32, %out0: f32):
      %t0_18 = arith.addf %out0, %in0 : f32
      linalg.yield %t0_18 : f32
    } -> tensor<4xf32>
    %19 = tensor.empty() : tensor<4x10xf32>
    %20 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%15, %18 : tensor<4x10xf32>, tensor<4xf32>) outs(%19 : tensor<4x10xf32>) {
    ^bb0(%in0: f32, %in1: f32, %out0: f32):
      %t0_20 = arith.divf %in0, %in1 : f32
      linalg.yield %t0_20 : f32
    } -> tensor<4x10xf32>
    %21 = tensor.empty() : tensor<4x48xf32>
    %22 = linalg.fill ins(%cst_0 : f32) outs(%21 : tensor<4x48xf32>) -> tensor<4x48xf32>
    %23 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%20, %arg1 : tensor<4x10xf32>, tensor<4x10x48xf32>) outs(%22 : tensor<4x48xf32>) {
    ^bb0(%in0: f32, %in1: f32, %out0: f32):
      %t0_23 = arith.mulf %in0, %in1 : f32
      %t1_23 = arith.addf %out0, %t0_23 : f32
      linalg.yield %t1_23 : f32
    } -> tensor<4x48xf32>
    return %23, %20 : tensor<4x48xf32>, tensor<4x10xf32>
  }
}
