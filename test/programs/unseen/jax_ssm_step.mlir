module @jit_ssm_step {
  func.func public @main(%arg0: tensor<16x8xf32>, %arg1: tensor<8x4xf32>, %arg2: tensor<16x4xf32>, %arg3: tensor<16x8xf32>) -> tensor<16x8xf32> {
    %cst = arith.constant 4.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<8xf32>
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<8xf32>) -> tensor<8xf32>
    %2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%arg1 : tensor<8x4xf32>) outs(%1 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %26 = arith.addf %out, %in : f32
      linalg.yield %26 : f32
    } -> tensor<8xf32>
    %3 = tensor.empty() : tensor<8xf32>
    %4 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%2 : tensor<8xf32>) outs(%3 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %26 = arith.divf %in, %cst : f32
      linalg.yield %26 : f32
    } -> tensor<8xf32>
    %5 = tensor.empty() : tensor<8xf32>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%4 : tensor<8xf32>) outs(%5 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %26 = math.exp %in : f32
      linalg.yield %26 : f32
    } -> tensor<8xf32>
    %7 = tensor.empty() : tensor<8xf32>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%6 : tensor<8xf32>) outs(%7 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %26 = arith.negf %in : f32
      linalg.yield %26 : f32
    } -> tensor<8xf32>
    %9 = tensor.empty() : tensor<8xf32>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%8 : tensor<8xf32>) outs(%9 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %26 = math.exp %in : f32
      linalg.yield %26 : f32
    } -> tensor<8xf32>
    %11 = tensor.empty() : tensor<16x8xf32>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<8xf32>) outs(%11 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8xf32>
    %13 = tensor.empty() : tensor<16x8xf32>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg3, %12 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%13 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %26 = arith.mulf %in, %in_1 : f32
      linalg.yield %26 : f32
    } -> tensor<16x8xf32>
    %15 = tensor.empty() : tensor<16xf32>
    %16 = linalg.fill ins(%cst_0 : f32) outs(%15 : tensor<16xf32>) -> tensor<16xf32>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%arg2 : tensor<16x4xf32>) outs(%16 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %26 = arith.addf %out, %in : f32
      linalg.yield %26 : f32
    } -> tensor<16xf32>
    %expanded = tensor.expand_shape %17 [[0, 1]] output_shape [16, 1] : tensor<16xf32> into tensor<16x1xf32>
    %18 = tensor.empty() : tensor<16x1xf32>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<16x1xf32>) outs(%18 : tensor<16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %26 = arith.divf %in, %cst : f32
      linalg.yield %26 : f32
    } -> tensor<16x1xf32>
    %20 = tensor.empty() : tensor<16x8xf32>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, 0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<16x1xf32>) outs(%20 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8xf32>
    %22 = tensor.empty() : tensor<16x8xf32>
    %23 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0, %21 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%22 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %26 = arith.mulf %in, %in_1 : f32
      linalg.yield %26 : f32
    } -> tensor<16x8xf32>
    %24 = tensor.empty() : tensor<16x8xf32>
    %25 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%14, %23 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%24 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %26 = arith.addf %in, %in_1 : f32
      linalg.yield %26 : f32
    } -> tensor<16x8xf32>
    return %25 : tensor<16x8xf32>
  }
}