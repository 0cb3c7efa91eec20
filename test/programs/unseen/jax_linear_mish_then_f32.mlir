module @jit_linear_mish_then_f32 {
  util.func public @main(%arg0: tensor<24x32xf16>, %arg1: tensor<32x48xf16>, %arg2: tensor<48xf16>) -> tensor<24x48xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<24x48xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<24x48xf32>) -> tensor<24x48xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<24x32xf16>, tensor<32x48xf16>) outs(%1 : tensor<24x48xf32>) -> tensor<24x48xf32>
    %3 = tensor.empty() : tensor<48xf32>
    %4 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg2 : tensor<48xf16>) outs(%3 : tensor<48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %31 = arith.extf %in : f16 to f32
      linalg.yield %31 : f32
    } -> tensor<48xf32>
    %5 = tensor.empty() : tensor<24x48xf32>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<48xf32>) outs(%5 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x48xf32>
    %7 = tensor.empty() : tensor<24x48xf32>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%2, %6 : tensor<24x48xf32>, tensor<24x48xf32>) outs(%7 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %31 = arith.addf %in, %in_0 : f32
      linalg.yield %31 : f32
    } -> tensor<24x48xf32>
    %9 = tensor.empty() : tensor<24x48xf32>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<24x48xf32>) outs(%9 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %31 = arith.maximumf %in, %cst : f32
      linalg.yield %31 : f32
    } -> tensor<24x48xf32>
    %11 = tensor.empty() : tensor<24x48xi1>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<24x48xf32>) outs(%11 : tensor<24x48xi1>) {
    ^bb0(%in: f32, %out: i1):
      %31 = arith.cmpf une, %in, %in : f32
      linalg.yield %31 : i1
    } -> tensor<24x48xi1>
    %13 = tensor.empty() : tensor<24x48xf32>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<24x48xf32>) outs(%13 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %31 = arith.addf %in, %cst : f32
      linalg.yield %31 : f32
    } -> tensor<24x48xf32>
    %15 = tensor.empty() : tensor<24x48xf32>
    %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<24x48xf32>) outs(%15 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %31 = math.absf %in : f32
      linalg.yield %31 : f32
    } -> tensor<24x48xf32>
    %17 = tensor.empty() : tensor<24x48xf32>
    %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<24x48xf32>) outs(%17 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %31 = arith.negf %in : f32
      linalg.yield %31 : f32
    } -> tensor<24x48xf32>
    %19 = tensor.empty() : tensor<24x48xf32>
    %20 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<24x48xf32>) outs(%19 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %31 = math.exp %in : f32
      linalg.yield %31 : f32
    } -> tensor<24x48xf32>
    %21 = tensor.empty() : tensor<24x48xf32>
    %22 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<24x48xf32>) outs(%21 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %31 = math.log1p %in : f32
      linalg.yield %31 : f32
    } -> tensor<24x48xf32>
    %23 = tensor.empty() : tensor<24x48xf32>
    %24 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%10, %22 : tensor<24x48xf32>, tensor<24x48xf32>) outs(%23 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %31 = arith.addf %in, %in_0 : f32
      linalg.yield %31 : f32
    } -> tensor<24x48xf32>
    %25 = tensor.empty() : tensor<24x48xf32>
    %26 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%12, %14, %24 : tensor<24x48xi1>, tensor<24x48xf32>, tensor<24x48xf32>) outs(%25 : tensor<24x48xf32>) {
    ^bb0(%in: i1, %in_0: f32, %in_1: f32, %out: f32):
      %31 = arith.select %in, %in_0, %in_1 : f32
      linalg.yield %31 : f32
    } -> tensor<24x48xf32>
    %27 = tensor.empty() : tensor<24x48xf32>
    %28 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%26 : tensor<24x48xf32>) outs(%27 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %31 = math.tanh %in : f32
      linalg.yield %31 : f32
    } -> tensor<24x48xf32>
    %29 = tensor.empty() : tensor<24x48xf32>
    %30 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%8, %28 : tensor<24x48xf32>, tensor<24x48xf32>) outs(%29 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %31 = arith.mulf %in, %in_0 : f32
      linalg.yield %31 : f32
    } -> tensor<24x48xf32>
    util.return %30 : tensor<24x48xf32>
  }
}