module @jit_hessian_vector {
  func.func public @main(%arg0: tensor<8x16xf32>, %arg1: tensor<16x4xf32>) -> tensor<16x4xf32> {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<8x4xf32>
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<8x4xf32>) -> tensor<8x4xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<8x16xf32>, tensor<16x4xf32>) outs(%1 : tensor<8x4xf32>) -> tensor<8x4xf32>
    %3 = tensor.empty() : tensor<8x4xf32>
    %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<8x4xf32>) outs(%3 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = math.tanh %in : f32
      linalg.yield %30 : f32
    } -> tensor<8x4xf32>
    %5 = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%2, %4 : tensor<8x4xf32>, tensor<8x4xf32>) outs(%5 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %30 = arith.mulf %in, %in_1 : f32
      linalg.yield %30 : f32
    } -> tensor<8x4xf32>
    %7 = tensor.empty() : tensor<8x4xf32>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%2, %6 : tensor<8x4xf32>, tensor<8x4xf32>) outs(%7 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %30 = arith.addf %in, %in_1 : f32
      linalg.yield %30 : f32
    } -> tensor<8x4xf32>
    %9 = tensor.empty() : tensor<8x4xf32>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<8x4xf32>) outs(%9 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = arith.subf %cst, %in : f32
      linalg.yield %30 : f32
    } -> tensor<8x4xf32>
    %11 = tensor.empty() : tensor<8x4xf32>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%8, %10 : tensor<8x4xf32>, tensor<8x4xf32>) outs(%11 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %30 = arith.mulf %in, %in_1 : f32
      linalg.yield %30 : f32
    } -> tensor<8x4xf32>
    %13 = tensor.empty() : tensor<8x4xf32>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<8x4xf32>) outs(%13 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = arith.negf %in : f32
      linalg.yield %30 : f32
    } -> tensor<8x4xf32>
    %15 = tensor.empty() : tensor<8x4xf32>
    %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%14, %4 : tensor<8x4xf32>, tensor<8x4xf32>) outs(%15 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %30 = arith.mulf %in, %in_1 : f32
      linalg.yield %30 : f32
    } -> tensor<8x4xf32>
    %17 = tensor.empty() : tensor<8x4xf32>
    %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%10, %12 : tensor<8x4xf32>, tensor<8x4xf32>) outs(%17 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %30 = arith.mulf %in, %in_1 : f32
      linalg.yield %30 : f32
    } -> tensor<8x4xf32>
    %19 = tensor.empty() : tensor<8x4xf32>
    %20 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%16, %18 : tensor<8x4xf32>, tensor<8x4xf32>) outs(%19 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %30 = arith.addf %in, %in_1 : f32
      linalg.yield %30 : f32
    } -> tensor<8x4xf32>
    %21 = tensor.empty() : tensor<8x4xf32>
    %22 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%14, %20 : tensor<8x4xf32>, tensor<8x4xf32>) outs(%21 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %30 = arith.addf %in, %in_1 : f32
      linalg.yield %30 : f32
    } -> tensor<8x4xf32>
    %23 = tensor.empty() : tensor<4x8xf32>
    %24 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%22 : tensor<8x4xf32>) outs(%23 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %25 = tensor.empty() : tensor<4x16xf32>
    %26 = linalg.fill ins(%cst_0 : f32) outs(%25 : tensor<4x16xf32>) -> tensor<4x16xf32>
    %27 = linalg.matmul ins(%24, %arg0 : tensor<4x8xf32>, tensor<8x16xf32>) outs(%26 : tensor<4x16xf32>) -> tensor<4x16xf32>
    %28 = tensor.empty() : tensor<16x4xf32>
    %29 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<4x16xf32>) outs(%28 : tensor<16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x4xf32>
    return %29 : tensor<16x4xf32>
  }
}