module @jit_mlp_gelu_residual {
  func.func public @main(%arg0: tensor<48x64xbf16>, %arg1: tensor<64x96xbf16>, %arg2: tensor<96xbf16>, %arg3: tensor<96x64xbf16>, %arg4: tensor<64xbf16>) -> tensor<48x64xbf16> {
    %cst = arith.constant 5.000000e-01 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 0.797884583 : f32
    %cst_2 = arith.constant 4.471500e-02 : f32
    %cst_3 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<48x96xf32>
    %1 = linalg.fill ins(%cst_3 : f32) outs(%0 : tensor<48x96xf32>) -> tensor<48x96xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<48x64xbf16>, tensor<64x96xbf16>) outs(%1 : tensor<48x96xf32>) -> tensor<48x96xf32>
    %3 = tensor.empty() : tensor<96xf32>
    %4 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg2 : tensor<96xbf16>) outs(%3 : tensor<96xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %44 = arith.extf %in : bf16 to f32
      linalg.yield %44 : f32
    } -> tensor<96xf32>
    %5 = tensor.empty() : tensor<48x96xf32>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<96xf32>) outs(%5 : tensor<48x96xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<48x96xf32>
    %7 = tensor.empty() : tensor<48x96xf32>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%2, %6 : tensor<48x96xf32>, tensor<48x96xf32>) outs(%7 : tensor<48x96xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %44 = arith.addf %in, %in_4 : f32
      linalg.yield %44 : f32
    } -> tensor<48x96xf32>
    %9 = tensor.empty() : tensor<48x96xf32>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<48x96xf32>) outs(%9 : tensor<48x96xf32>) {
    ^bb0(%in: f32, %out: f32):
      %44 = arith.mulf %in, %in : f32
      linalg.yield %44 : f32
    } -> tensor<48x96xf32>
    %11 = tensor.empty() : tensor<48x96xf32>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%10, %8 : tensor<48x96xf32>, tensor<48x96xf32>) outs(%11 : tensor<48x96xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %44 = arith.mulf %in, %in_4 : f32
      linalg.yield %44 : f32
    } -> tensor<48x96xf32>
    %13 = tensor.empty() : tensor<48x96xf32>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<48x96xf32>) outs(%13 : tensor<48x96xf32>) {
    ^bb0(%in: f32, %out: f32):
      %44 = arith.mulf %in, %cst_2 : f32
      linalg.yield %44 : f32
    } -> tensor<48x96xf32>
    %15 = tensor.empty() : tensor<48x96xf32>
    %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%8, %14 : tensor<48x96xf32>, tensor<48x96xf32>) outs(%15 : tensor<48x96xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %44 = arith.addf %in, %in_4 : f32
      linalg.yield %44 : f32
    } -> tensor<48x96xf32>
    %17 = tensor.empty() : tensor<48x96xf32>
    %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<48x96xf32>) outs(%17 : tensor<48x96xf32>) {
    ^bb0(%in: f32, %out: f32):
      %44 = arith.mulf %in, %cst_1 : f32
      linalg.yield %44 : f32
    } -> tensor<48x96xf32>
    %19 = tensor.empty() : tensor<48x96xf32>
    %20 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<48x96xf32>) outs(%19 : tensor<48x96xf32>) {
    ^bb0(%in: f32, %out: f32):
      %44 = math.tanh %in : f32
      linalg.yield %44 : f32
    } -> tensor<48x96xf32>
    %21 = tensor.empty() : tensor<48x96xf32>
    %22 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<48x96xf32>) outs(%21 : tensor<48x96xf32>) {
    ^bb0(%in: f32, %out: f32):
      %44 = arith.addf %in, %cst_0 : f32
      linalg.yield %44 : f32
    } -> tensor<48x96xf32>
    %23 = tensor.empty() : tensor<48x96xf32>
    %24 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%22 : tensor<48x96xf32>) outs(%23 : tensor<48x96xf32>) {
    ^bb0(%in: f32, %out: f32):
      %44 = arith.mulf %in, %cst : f32
      linalg.yield %44 : f32
    } -> tensor<48x96xf32>
    %25 = tensor.empty() : tensor<48x96xf32>
    %26 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%8, %24 : tensor<48x96xf32>, tensor<48x96xf32>) outs(%25 : tensor<48x96xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %44 = arith.mulf %in, %in_4 : f32
      linalg.yield %44 : f32
    } -> tensor<48x96xf32>
    %27 = tensor.empty() : tensor<48x96xbf16>
    %28 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%26 : tensor<48x96xf32>) outs(%27 : tensor<48x96xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %44 = arith.truncf %in : f32 to bf16
      linalg.yield %44 : bf16
    } -> tensor<48x96xbf16>
    %29 = tensor.empty() : tensor<48x64xf32>
    %30 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<48x64xbf16>) outs(%29 : tensor<48x64xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %44 = arith.extf %in : bf16 to f32
      linalg.yield %44 : f32
    } -> tensor<48x64xf32>
    %31 = tensor.empty() : tensor<48x64xf32>
    %32 = linalg.fill ins(%cst_3 : f32) outs(%31 : tensor<48x64xf32>) -> tensor<48x64xf32>
    %33 = linalg.matmul ins(%28, %arg3 : tensor<48x96xbf16>, tensor<96x64xbf16>) outs(%32 : tensor<48x64xf32>) -> tensor<48x64xf32>
    %34 = tensor.empty() : tensor<48x64xf32>
    %35 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%30, %33 : tensor<48x64xf32>, tensor<48x64xf32>) outs(%34 : tensor<48x64xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %44 = arith.addf %in, %in_4 : f32
      linalg.yield %44 : f32
    } -> tensor<48x64xf32>
    %36 = tensor.empty() : tensor<64xf32>
    %37 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg4 : tensor<64xbf16>) outs(%36 : tensor<64xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %44 = arith.extf %in : bf16 to f32
      linalg.yield %44 : f32
    } -> tensor<64xf32>
    %38 = tensor.empty() : tensor<48x64xf32>
    %39 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%37 : tensor<64xf32>) outs(%38 : tensor<48x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<48x64xf32>
    %40 = tensor.empty() : tensor<48x64xf32>
    %41 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%35, %39 : tensor<48x64xf32>, tensor<48x64xf32>) outs(%40 : tensor<48x64xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %44 = arith.addf %in, %in_4 : f32
      linalg.yield %44 : f32
    } -> tensor<48x64xf32>
    %42 = tensor.empty() : tensor<48x64xbf16>
    %43 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%41 : tensor<48x64xf32>) outs(%42 : tensor<48x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %44 = arith.truncf %in : f32 to bf16
      linalg.yield %44 : bf16
    } -> tensor<48x64xbf16>
    return %43 : tensor<48x64xbf16>
  }
}