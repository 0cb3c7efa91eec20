module @jit_bce_logits {
  func.func public @main(%arg0: tensor<16x24xf32>, %arg1: tensor<24x8xf32>, %arg2: tensor<16x8xf32>) -> tensor<f32> {
    %cst = arith.constant 1.280000e+02 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<16x8xf32>
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<16x24xf32>, tensor<24x8xf32>) outs(%1 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %3 = tensor.empty() : tensor<16x8xf32>
    %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<16x8xf32>) outs(%3 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %24 = arith.maximumf %in, %cst_0 : f32
      linalg.yield %24 : f32
    } -> tensor<16x8xf32>
    %5 = tensor.empty() : tensor<16x8xf32>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%2, %arg2 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%5 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %24 = arith.mulf %in, %in_1 : f32
      linalg.yield %24 : f32
    } -> tensor<16x8xf32>
    %7 = tensor.empty() : tensor<16x8xf32>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%4, %6 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%7 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %24 = arith.subf %in, %in_1 : f32
      linalg.yield %24 : f32
    } -> tensor<16x8xf32>
    %9 = tensor.empty() : tensor<16x8xf32>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<16x8xf32>) outs(%9 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %24 = math.absf %in : f32
      linalg.yield %24 : f32
    } -> tensor<16x8xf32>
    %11 = tensor.empty() : tensor<16x8xf32>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<16x8xf32>) outs(%11 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %24 = arith.negf %in : f32
      linalg.yield %24 : f32
    } -> tensor<16x8xf32>
    %13 = tensor.empty() : tensor<16x8xf32>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<16x8xf32>) outs(%13 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %24 = math.exp %in : f32
      linalg.yield %24 : f32
    } -> tensor<16x8xf32>
    %15 = tensor.empty() : tensor<16x8xf32>
    %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<16x8xf32>) outs(%15 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %24 = math.log1p %in : f32
      linalg.yield %24 : f32
    } -> tensor<16x8xf32>
    %17 = tensor.empty() : tensor<16x8xf32>
    %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%8, %16 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%17 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %24 = arith.addf %in, %in_1 : f32
      linalg.yield %24 : f32
    } -> tensor<16x8xf32>
    %19 = tensor.empty() : tensor<f32>
    %20 = linalg.fill ins(%cst_0 : f32) outs(%19 : tensor<f32>) -> tensor<f32>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>], iterator_types = ["reduction", "reduction"]} ins(%18 : tensor<16x8xf32>) outs(%20 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %24 = arith.addf %out, %in : f32
      linalg.yield %24 : f32
    } -> tensor<f32>
    %22 = tensor.empty() : tensor<f32>
    %23 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%21 : tensor<f32>) outs(%22 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %24 = arith.divf %in, %cst : f32
      linalg.yield %24 : f32
    } -> tensor<f32>
    return %23 : tensor<f32>
  }
}