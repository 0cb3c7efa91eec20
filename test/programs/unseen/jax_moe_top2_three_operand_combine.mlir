module @jit_jax_moe_top2_three_operand_combine {
  func.func public @main(%arg0: tensor<12x16xf32>, %arg1: tensor<16x4xf32>, %arg2: tensor<4x16x24xf32>) -> tensor<12x24xf32> {
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %0 = tensor.empty() : tensor<12x4xf32>
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<12x4xf32>) -> tensor<12x4xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<12x16xf32>, tensor<16x4xf32>) outs(%1 : tensor<12x4xf32>) -> tensor<12x4xf32>
    %3 = tensor.empty() : tensor<12xf32>
    %4 = linalg.fill ins(%cst_1 : f32) outs(%3 : tensor<12xf32>) -> tensor<12xf32>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%2 : tensor<12x4xf32>) outs(%4 : tensor<12xf32>) {
    ^bb0(%in0: f32, %out0: f32):
      %t0_5 = arith.maximumf %out0, %in0 : f32
      linalg.yield %t0_5 : f32
    } -> tensor<12xf32>
    %6 = tensor.empty() : tensor<12x4xf32>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%2, %5 : tensor<12x4xf32>, tensor<12xf32>) outs(%6 : tensor<12x4xf32>) {
    ^bb0(%in0: f32, %in1: f32, %out0: f32):
      %t0_7 = arith.subf %in0, %in1 : f32
      %t1_7 = math.exp %t0_7 : f32
      linalg.yield %t1_7 : f32
    } -> tensor<12x4xf32>
    %8 = tensor.empty() : tensor<12xf32>
    %9 = linalg.fill ins(%cst_0 : f32) outs(%8 : tensor<12xf32>) -> tensor<12xf32>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%7 : tensor<12x4xf32>) outs(%9 : tensor<12xf32>) {
    ^bb0(%in0: f32, %out0: f32):
      %t0_10 = arith.addf %out0, %in0 : f32
      linalg.yield %t0_10 : f32
    } -> tensor<12xf32>
    %11 = tensor.empty() : tensor<12x4xf32>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%7, %10 : tensor<12x4xf32>, tensor<12xf32>) outs(%11 : tensor<12x4xf32>) {
    ^bb0(%in0: f32, %in1: f32, %out0: f32):
      %t0_12 = arith.divf %in0, %in1 : f32
      linalg.yield %t0_12 : f32
    } -> tensor<12x4xf32>
    %13 = tensor.empty() : tensor<12xf32>
    %14 = linalg.fill ins(%cst_1 : f32) outs(%13 : tensor<12xf32>) -> tensor<12xf32>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%12 : tensor<12x4xf32>) outs(%14 : tensor<12xf32>) {
    ^bb0(%in0: f32, %out0: f32):
      %t0_15 = arith.maximumf %out0, %in0 : f32
      linalg.yield %t0_15 : f32
    } -> tensor<12xf32>
    %16 = tensor.empty() : tensor<12x4xf32>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%12, %15 : tensor<12x4xf32>, tensor<12xf32>) outs(%16 : tensor<12x4xf32>) {
    ^bb0(%in0: f32, %in1: f32, %out0: f32):
      %t0_17 = arith.cmpf oge, %in0, %in1 : f32
      %t1_17 = arith.select %t0_17, %cst_0, %in0 : f32
      linalg.yield %t1_17 : f32
    } -> tensor<12x4xf32>
    %18 = tensor.empty() : tensor<12xf32>
    %19 = linalg.fill ins(%cst_1 : f32) outs(%18 : tensor<12xf32>) -> tensor<12xf32>
    %20 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%17 : tensor<12x4xf32>) outs(%19 : tensor<12xf32>) {
    ^bb0(%in0: f32, %out0: f32):
      %t0_20 = arith.maximumf %out0, %in0 : f32
      linalg.yield %t0_20 : f32
    } -> tensor<12xf32>
    %21 = tensor.empty() : tensor<12x4xf32>
    %22 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%12, %15, %20 : tensor<12x4xf32>, tensor<12xf32>, tensor<12xf32>) outs(%21 : tensor<12x4xf32>) {
    ^bb0(%in0: f32, %in1: f32, %in2: f32, %out0: f32):
      %t0_22 = arith.cmpf oge, %in0, %in2 : f32
      %t1_22 = arith.addf %in1, %in2 : f32
      %t2_22 = arith.divf %in0, %t1_22 : f32
      %t3_22 = arith.select %t0_22, %t2_22, %cst_0 : f32
      linalg.yield %t3_22 : f32
    } -> tensor<12x4xf32>
    %23 = tensor.empty() : tensor<12x24xf32>
    %24 = linalg.fill ins(%cst_0 : f32) outs(%23 : tensor<12x24xf32>) -> tensor<12x24xf32>
    %25 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d3)>, affine_map<(d0, d1, d2, d3) -> (d2, d3, d1)>, affine_map<(d0, d1, d2, d3) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%22, %arg0, %arg2 : tensor<12x4xf32>, tensor<12x16xf32>, tensor<4x16x24xf32>) outs(%24 : tensor<12x24xf32>) {
    ^bb0(%in0: f32, %in1: f32, %in2: f32, %out0: f32):
      %t0_25 = arith.mulf %in1, %in2 : f32
      %t1_25 = arith.mulf %in0, %t0_25 : f32
      %t2_25 = arith.addf %out0, %t1_25 : f32
      linalg.yield %t2_25 : f32
    } -> tensor<12x24xf32>
    return %25 : tensor<12x24xf32>
  }
}
