module @jit_spectral_norm_step {
  func.func public @main(%arg0: tensor<32x32xf32>, %arg1: tensor<32xf32>) -> tensor<32x32xf32> {
    %cst = arith.constant 9.99999997E-7 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<32x32xf32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<32x32xf32>) outs(%0 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x32xf32>
    %2 = tensor.empty() : tensor<32xf32>
    %3 = linalg.fill ins(%cst_0 : f32) outs(%2 : tensor<32xf32>) -> tensor<32xf32>
    %4 = linalg.matvec ins(%1, %arg1 : tensor<32x32xf32>, tensor<32xf32>) outs(%3 : tensor<32xf32>) -> tensor<32xf32>
    %5 = tensor.empty() : tensor<32xf32>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%4 : tensor<32xf32>) outs(%5 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %41 = arith.mulf %in, %in : f32
      linalg.yield %41 : f32
    } -> tensor<32xf32>
    %7 = tensor.empty() : tensor<f32>
    %8 = linalg.fill ins(%cst_0 : f32) outs(%7 : tensor<f32>) -> tensor<f32>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]} ins(%6 : tensor<32xf32>) outs(%8 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %41 = arith.addf %out, %in : f32
      linalg.yield %41 : f32
    } -> tensor<f32>
    %10 = tensor.empty() : tensor<f32>
    %11 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%9 : tensor<f32>) outs(%10 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %41 = math.sqrt %in : f32
      linalg.yield %41 : f32
    } -> tensor<f32>
    %12 = tensor.empty() : tensor<f32>
    %13 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%11 : tensor<f32>) outs(%12 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %41 = arith.addf %in, %cst : f32
      linalg.yield %41 : f32
    } -> tensor<f32>
    %14 = tensor.empty() : tensor<32xf32>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%13 : tensor<f32>) outs(%14 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32xf32>
    %16 = tensor.empty() : tensor<32xf32>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%4, %15 : tensor<32xf32>, tensor<32xf32>) outs(%16 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %41 = arith.divf %in, %in_1 : f32
      linalg.yield %41 : f32
    } -> tensor<32xf32>
    %18 = tensor.empty() : tensor<32xf32>
    %19 = linalg.fill ins(%cst_0 : f32) outs(%18 : tensor<32xf32>) -> tensor<32xf32>
    %20 = linalg.matvec ins(%arg0, %17 : tensor<32x32xf32>, tensor<32xf32>) outs(%19 : tensor<32xf32>) -> tensor<32xf32>
    %21 = tensor.empty() : tensor<32xf32>
    %22 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%20 : tensor<32xf32>) outs(%21 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %41 = arith.mulf %in, %in : f32
      linalg.yield %41 : f32
    } -> tensor<32xf32>
    %23 = tensor.empty() : tensor<f32>
    %24 = linalg.fill ins(%cst_0 : f32) outs(%23 : tensor<f32>) -> tensor<f32>
    %25 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]} ins(%22 : tensor<32xf32>) outs(%24 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %41 = arith.addf %out, %in : f32
      linalg.yield %41 : f32
    } -> tensor<f32>
    %26 = tensor.empty() : tensor<f32>
    %27 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%25 : tensor<f32>) outs(%26 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %41 = math.sqrt %in : f32
      linalg.yield %41 : f32
    } -> tensor<f32>
    %28 = tensor.empty() : tensor<f32>
    %29 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%27 : tensor<f32>) outs(%28 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %41 = arith.addf %in, %cst : f32
      linalg.yield %41 : f32
    } -> tensor<f32>
    %30 = tensor.empty() : tensor<32xf32>
    %31 = linalg.generic {indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%29 : tensor<f32>) outs(%30 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32xf32>
    %32 = tensor.empty() : tensor<32xf32>
    %33 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%20, %31 : tensor<32xf32>, tensor<32xf32>) outs(%32 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %41 = arith.divf %in, %in_1 : f32
      linalg.yield %41 : f32
    } -> tensor<32xf32>
    %34 = tensor.empty() : tensor<f32>
    %35 = linalg.fill ins(%cst_0 : f32) outs(%34 : tensor<f32>) -> tensor<f32>
    %36 = linalg.dot ins(%33, %20 : tensor<32xf32>, tensor<32xf32>) outs(%35 : tensor<f32>) -> tensor<f32>
    %37 = tensor.empty() : tensor<32x32xf32>
    %38 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%36 : tensor<f32>) outs(%37 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x32xf32>
    %39 = tensor.empty() : tensor<32x32xf32>
    %40 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0, %38 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%39 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %41 = arith.divf %in, %in_1 : f32
      linalg.yield %41 : f32
    } -> tensor<32x32xf32>
    return %40 : tensor<32x32xf32>
  }
}