module @jit_mlp_leaky_mish {
  func.func public @main(%arg0: tensor<32x64xf16>, %arg1: tensor<64x64xf16>, %arg2: tensor<64x64xf16>) -> tensor<32x64xf16> {
    %cst = arith.constant 0.00999999977 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<32x64xf32>
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<32x64xf16>, tensor<64x64xf16>) outs(%1 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %3 = tensor.empty() : tensor<32x64xi1>
    %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<32x64xf32>) outs(%3 : tensor<32x64xi1>) {
    ^bb0(%in: f32, %out: i1):
      %38 = arith.cmpf oge, %in, %cst_0 : f32
      linalg.yield %38 : i1
    } -> tensor<32x64xi1>
    %5 = tensor.empty() : tensor<32x64xf32>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<32x64xf32>) outs(%5 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = arith.mulf %in, %cst : f32
      linalg.yield %38 : f32
    } -> tensor<32x64xf32>
    %7 = tensor.empty() : tensor<32x64xf32>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%4, %2, %6 : tensor<32x64xi1>, tensor<32x64xf32>, tensor<32x64xf32>) outs(%7 : tensor<32x64xf32>) {
    ^bb0(%in: i1, %in_1: f32, %in_2: f32, %out: f32):
      %38 = arith.select %in, %in_1, %in_2 : f32
      linalg.yield %38 : f32
    } -> tensor<32x64xf32>
    %9 = tensor.empty() : tensor<32x64xf16>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<32x64xf32>) outs(%9 : tensor<32x64xf16>) {
    ^bb0(%in: f32, %out: f16):
      %38 = arith.truncf %in : f32 to f16
      linalg.yield %38 : f16
    } -> tensor<32x64xf16>
    %11 = tensor.empty() : tensor<32x64xf32>
    %12 = linalg.fill ins(%cst_0 : f32) outs(%11 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %13 = linalg.matmul ins(%10, %arg2 : tensor<32x64xf16>, tensor<64x64xf16>) outs(%12 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %14 = tensor.empty() : tensor<32x64xf32>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<32x64xf32>) outs(%14 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = arith.maximumf %in, %cst_0 : f32
      linalg.yield %38 : f32
    } -> tensor<32x64xf32>
    %16 = tensor.empty() : tensor<32x64xi1>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<32x64xf32>) outs(%16 : tensor<32x64xi1>) {
    ^bb0(%in: f32, %out: i1):
      %38 = arith.cmpf une, %in, %in : f32
      linalg.yield %38 : i1
    } -> tensor<32x64xi1>
    %18 = tensor.empty() : tensor<32x64xf32>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<32x64xf32>) outs(%18 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = arith.addf %in, %cst_0 : f32
      linalg.yield %38 : f32
    } -> tensor<32x64xf32>
    %20 = tensor.empty() : tensor<32x64xf32>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<32x64xf32>) outs(%20 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = math.absf %in : f32
      linalg.yield %38 : f32
    } -> tensor<32x64xf32>
    %22 = tensor.empty() : tensor<32x64xf32>
    %23 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%21 : tensor<32x64xf32>) outs(%22 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = arith.negf %in : f32
      linalg.yield %38 : f32
    } -> tensor<32x64xf32>
    %24 = tensor.empty() : tensor<32x64xf32>
    %25 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<32x64xf32>) outs(%24 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = math.exp %in : f32
      linalg.yield %38 : f32
    } -> tensor<32x64xf32>
    %26 = tensor.empty() : tensor<32x64xf32>
    %27 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<32x64xf32>) outs(%26 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = math.log1p %in : f32
      linalg.yield %38 : f32
    } -> tensor<32x64xf32>
    %28 = tensor.empty() : tensor<32x64xf32>
    %29 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%15, %27 : tensor<32x64xf32>, tensor<32x64xf32>) outs(%28 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %38 = arith.addf %in, %in_1 : f32
      linalg.yield %38 : f32
    } -> tensor<32x64xf32>
    %30 = tensor.empty() : tensor<32x64xf32>
    %31 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%17, %19, %29 : tensor<32x64xi1>, tensor<32x64xf32>, tensor<32x64xf32>) outs(%30 : tensor<32x64xf32>) {
    ^bb0(%in: i1, %in_1: f32, %in_2: f32, %out: f32):
      %38 = arith.select %in, %in_1, %in_2 : f32
      linalg.yield %38 : f32
    } -> tensor<32x64xf32>
    %32 = tensor.empty() : tensor<32x64xf32>
    %33 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%31 : tensor<32x64xf32>) outs(%32 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = math.tanh %in : f32
      linalg.yield %38 : f32
    } -> tensor<32x64xf32>
    %34 = tensor.empty() : tensor<32x64xf32>
    %35 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%13, %33 : tensor<32x64xf32>, tensor<32x64xf32>) outs(%34 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %38 = arith.mulf %in, %in_1 : f32
      linalg.yield %38 : f32
    } -> tensor<32x64xf32>
    %36 = tensor.empty() : tensor<32x64xf16>
    %37 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%35 : tensor<32x64xf32>) outs(%36 : tensor<32x64xf16>) {
    ^bb0(%in: f32, %out: f16):
      %38 = arith.truncf %in : f32 to f16
      linalg.yield %38 : f16
    } -> tensor<32x64xf16>
    return %37 : tensor<32x64xf16>
  }
}