module @jit_jax_two_layer_xent_all_grads {
  func.func public @main(%arg0: tensor<8x16xf32>, %arg1: tensor<16x24xf32>, %arg2: tensor<24xf32>, %arg3: tensor<24x10xf32>, %arg4: tensor<8xi32>) -> (tensor<16x24xf32>, tensor<24xf32>, tensor<24x10xf32>) {
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 1.250000e-01 : f32
    %cst_2 = arith.constant 1.000000e+00 : f32
    %cst_3 = arith.constant 0xFF800000 : f32
    %0 = tensor.empty() : tensor<8x24xf32>
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<8x24xf32>) -> tensor<8x24xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<8x16xf32>, tensor<16x24xf32>) outs(%1 : tensor<8x24xf32>) -> tensor<8x24xf32>
    %3 = tensor.empty() : tensor<8x24xf32>
    %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%2, %arg2 : tensor<8x24xf32>, tensor<24xf32>) outs(%3 : tensor<8x24xf32>) {
    ^bb0(%in0: f32, %in1: f32, %out0: f32):
      %t0_4 = arith.addf %in0, %in1 : f32
      linalg.yield %t0_4 : f32
    } -> tensor<8x24xf32>
    %5 = tensor.empty() : tensor<8x24xf32>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<8x24xf32>) outs(%5 : tensor<8x24xf32>) {
    ^bb0(%in0: f32, %out0: f32):
      %t0_6 = arith.maximumf %in0, %cst_0 : f32
      linalg.yield %t0_6 : f32
    } -> tensor<8x24xf32>
    %7 = tensor.empty() : tensor<8x10xf32>
    %8 = linalg.fill ins(%cst_0 : f32) outs(%7 : tensor<8x10xf32>) -> tensor<8x10xf32>
    %9 = linalg.matmul ins(%6, %arg3 : tensor<8x24xf32>, tensor<24x10xf32>) outs(%8 : tensor<8x10xf32>) -> tensor<8x10xf32>
    %10 = tensor.empty() : tensor<8xf32>
    %11 = linalg.fill ins(%cst_3 : f32) outs(%10 : tensor<8xf32>) -> tensor<8xf32>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%9 : tensor<8x10xf32>) outs(%11 : tensor<8xf32>) {
    ^bb0(%in0: f32, %out0: f32):
      %t0_12 = arith.maximumf %out0, %in0 : f32
      linalg.yield %t0_12 : f32
    } -> tensor<8xf32>
    %13 = tensor.empty() : tensor<8x10xf32>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%9, %12 : tensor<8x10xf32>, tensor<8xf32>) outs(%13 : tensor<8x10xf32>) {
    ^bb0(%in0: f32, %in1: f32, %out0: f32):
      %t0_14 = arith.subf %in0, %in1 : f32
      %t1_14 = math.exp %t0_14 : f32
      linalg.yield %t1_14 : f32
    } -> tensor<8x10xf32>
    %15 = tensor.empty() : tensor<8xf32>
    %16 = linalg.fill ins(%cst_0 : f32) outs(%15 : tensor<8xf32>) -> tensor<8xf32>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%14 : tensor<8x10xf32>) outs(%16 : tensor<8xf32>) {
    ^bb0(%in0: f32, %out0: f32):
      %t0_17 = arith.addf %out0, %in0 : f32
      linalg.yield %t0_17 : f32
    } -> tensor<8xf32>
    %18 = tensor.empty() : tensor<8x10xf32>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%14, %17 : tensor<8x10xf32>, tensor<8xf32>) outs(%18 : tensor<8x10xf32>) {
    ^bb0(%in0: f32, %in1: f32, %out0: f32):
      %t0_19 = arith.divf %in0, %in1 : f32
      linalg.yield %t0_19 : f32
    } -> tensor<8x10xf32>
    %20 = tensor.empty() : tensor<8x10xf32>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%19, %arg4 : tensor<8x10xf32>, tensor<8xi32>) outs(%20 : tensor<8x10xf32>) {
    ^bb0(%in0: f32, %in1: i32, %out0: f32):
      %tj_21 = linalg.index 1 : index
      %tk_21 = arith.index_cast %tj_21 : index to i32
      %tc_21 = arith.cmpi eq, %tk_21, %in1 : i32
      %t0_21 = arith.select %tc_21, %cst_2, %cst_0 : f32
      %t1_21 = arith.subf %in0, %t0_21 : f32
      %t2_21 = arith.mulf %t1_21, %cst_1 : f32
      linalg.yield %t2_21 : f32
    } -> tensor<8x10xf32>
    %22 = tensor.empty() : tensor<24x10xf32>
    %23 = linalg.fill ins(%cst_0 : f32) outs(%22 : tensor<24x10xf32>) -> tensor<24x10xf32>
    %24 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%6, %21 : tensor<8x24xf32>, tensor<8x10xf32>) outs(%23 : tensor<24x10xf32>) {
    ^bb0(%in0: f32, %in1: f32, %out0: f32):
      %t0_24 = arith.mulf %in0, %in1 : f32
      %t1_24 = arith.addf %out0, %t0_24 : f32
      linalg.yield %t1_24 : f32
    } -> tensor<24x10xf32>
    %25 = tensor.empty() : tensor<8x24xf32>
    %26 = linalg.fill ins(%cst_0 : f32) outs(%25 : tensor<8x24xf32>) -> tensor<8x24xf32>
    %27 = linalg.matmul_transpose_b ins(%21, %arg3 : tensor<8x10xf32>, tensor<24x10xf32>) outs(%26 : tensor<8x24xf32>) -> tensor<8x24xf32>
    %28 = tensor.empty() : tensor<8x24xf32>
    %29 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%27, %4 : tensor<8x24xf32>, tensor<8x24xf32>) outs(%28 : tensor<8x24xf32>) {
    ^bb0(%in0: f32, %in1: f32, %out0: f32):
      %tc_29 = arith.cmpf ogt, %in1, %cst_0 : f32
      %t0_29 = arith.select %tc_29, %in0, %cst_0 : f32
      linalg.yield %t0_29 : f32
    } -> tensor<8x24xf32>
    %30 = tensor.empty() : tensor<16x24xf32>
    %31 = linalg.fill ins(%cst_0 : f32) outs(%30 : tensor<16x24xf32>) -> tensor<16x24xf32>
    %32 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0, %29 : tensor<8x16xf32>, tensor<8x24xf32>) outs(%31 : tensor<16x24xf32>) {
    ^bb0(%in0: f32, %in1: f32, %out0: f32):
      %t0_32 = arith.mulf %in0, %in1 : f32
      %t1_32 = arith.addf %out0, %t0_32 : f32
      linalg.yield %t1_32 : f32
    } -> tensor<16x24xf32>
    %33 = tensor.empty() : tensor<24xf32>
    %34 = linalg.fill ins(%cst_0 : f32) outs(%33 : tensor<24xf32>) -> tensor<24xf32>
    %35 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>], iterator_types = ["reduction", "parallel"]} ins(%29 : tensor<8x24xf32>) outs(%34 : tensor<24xf32>) {
    ^bb0(%in0: f32, %out0: f32):
      %t0_35 = arith.addf %out0, %in0 : f32
      linalg.yield %t0_35 : f32
    } -> tensor<24xf32>
    return %32, %35, %24 : tensor<16x24xf32>, tensor<24xf32>, tensor<24x10xf32>
  }
}
