module @jit_linear_silu_vjp {
  func.func public @main(%arg0: tensor<16x32xbf16>, %arg1: tensor<32x24xbf16>, %arg2: tensor<24xbf16>, %arg3: tensor<16x24xbf16>) -> (tensor<16x32xbf16>, tensor<32x24xbf16>, tensor<24xbf16>) {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<16x24xf32>
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<16x24xf32>) -> tensor<16x24xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<16x32xbf16>, tensor<32x24xbf16>) outs(%1 : tensor<16x24xf32>) -> tensor<16x24xf32>
    %3 = tensor.empty() : tensor<24xf32>
    %4 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg2 : tensor<24xbf16>) outs(%3 : tensor<24xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %55 = arith.extf %in : bf16 to f32
      linalg.yield %55 : f32
    } -> tensor<24xf32>
    %5 = tensor.empty() : tensor<16x24xf32>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<24xf32>) outs(%5 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x24xf32>
    %7 = tensor.empty() : tensor<16x24xf32>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%2, %6 : tensor<16x24xf32>, tensor<16x24xf32>) outs(%7 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %55 = arith.addf %in, %in_1 : f32
      linalg.yield %55 : f32
    } -> tensor<16x24xf32>
    %9 = tensor.empty() : tensor<16x24xf32>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<16x24xf32>) outs(%9 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %55 = arith.negf %in : f32
      linalg.yield %55 : f32
    } -> tensor<16x24xf32>
    %11 = tensor.empty() : tensor<16x24xf32>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<16x24xf32>) outs(%11 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %55 = math.exp %in : f32
      linalg.yield %55 : f32
    } -> tensor<16x24xf32>
    %13 = tensor.empty() : tensor<16x24xf32>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<16x24xf32>) outs(%13 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %55 = arith.addf %in, %cst : f32
      linalg.yield %55 : f32
    } -> tensor<16x24xf32>
    %15 = tensor.empty() : tensor<16x24xf32>
    %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<16x24xf32>) outs(%15 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %55 = arith.divf %cst, %in : f32
      linalg.yield %55 : f32
    } -> tensor<16x24xf32>
    %17 = tensor.empty() : tensor<16x24xf32>
    %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<16x24xf32>) outs(%17 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %55 = arith.subf %cst, %in : f32
      linalg.yield %55 : f32
    } -> tensor<16x24xf32>
    %19 = tensor.empty() : tensor<16x24xf32>
    %20 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%16, %18 : tensor<16x24xf32>, tensor<16x24xf32>) outs(%19 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %55 = arith.mulf %in, %in_1 : f32
      linalg.yield %55 : f32
    } -> tensor<16x24xf32>
    %21 = tensor.empty() : tensor<16x24xf32>
    %22 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<16x24xbf16>) outs(%21 : tensor<16x24xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %55 = arith.extf %in : bf16 to f32
      linalg.yield %55 : f32
    } -> tensor<16x24xf32>
    %23 = tensor.empty() : tensor<16x24xf32>
    %24 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%8, %22 : tensor<16x24xf32>, tensor<16x24xf32>) outs(%23 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %55 = arith.mulf %in, %in_1 : f32
      linalg.yield %55 : f32
    } -> tensor<16x24xf32>
    %25 = tensor.empty() : tensor<16x24xf32>
    %26 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%22, %16 : tensor<16x24xf32>, tensor<16x24xf32>) outs(%25 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %55 = arith.mulf %in, %in_1 : f32
      linalg.yield %55 : f32
    } -> tensor<16x24xf32>
    %27 = tensor.empty() : tensor<16x24xf32>
    %28 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%24, %20 : tensor<16x24xf32>, tensor<16x24xf32>) outs(%27 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %55 = arith.mulf %in, %in_1 : f32
      linalg.yield %55 : f32
    } -> tensor<16x24xf32>
    %29 = tensor.empty() : tensor<16x24xf32>
    %30 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%26, %28 : tensor<16x24xf32>, tensor<16x24xf32>) outs(%29 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %55 = arith.addf %in, %in_1 : f32
      linalg.yield %55 : f32
    } -> tensor<16x24xf32>
    %31 = tensor.empty() : tensor<24xf32>
    %32 = linalg.fill ins(%cst_0 : f32) outs(%31 : tensor<24xf32>) -> tensor<24xf32>
    %33 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%30 : tensor<16x24xf32>) outs(%32 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %55 = arith.addf %out, %in : f32
      linalg.yield %55 : f32
    } -> tensor<24xf32>
    %expanded = tensor.expand_shape %33 [[0, 1]] output_shape [1, 24] : tensor<24xf32> into tensor<1x24xf32>
    %34 = tensor.empty() : tensor<24xf32>
    %35 = linalg.fill ins(%cst_0 : f32) outs(%34 : tensor<24xf32>) -> tensor<24xf32>
    %36 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%expanded : tensor<1x24xf32>) outs(%35 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %55 = arith.addf %out, %in : f32
      linalg.yield %55 : f32
    } -> tensor<24xf32>
    %37 = tensor.empty() : tensor<24xbf16>
    %38 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%36 : tensor<24xf32>) outs(%37 : tensor<24xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %55 = arith.truncf %in : f32 to bf16
      linalg.yield %55 : bf16
    } -> tensor<24xbf16>
    %39 = tensor.empty() : tensor<24x16xf32>
    %40 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%30 : tensor<16x24xf32>) outs(%39 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x16xf32>
    %41 = tensor.empty() : tensor<24x32xf32>
    %42 = linalg.fill ins(%cst_0 : f32) outs(%41 : tensor<24x32xf32>) -> tensor<24x32xf32>
    %43 = linalg.matmul ins(%40, %arg0 : tensor<24x16xf32>, tensor<16x32xbf16>) outs(%42 : tensor<24x32xf32>) -> tensor<24x32xf32>
    %44 = tensor.empty() : tensor<24x32xbf16>
    %45 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%43 : tensor<24x32xf32>) outs(%44 : tensor<24x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %55 = arith.truncf %in : f32 to bf16
      linalg.yield %55 : bf16
    } -> tensor<24x32xbf16>
    %46 = tensor.empty() : tensor<32x24xbf16>
    %47 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%45 : tensor<24x32xbf16>) outs(%46 : tensor<32x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<32x24xbf16>
    %48 = tensor.empty() : tensor<24x32xbf16>
    %49 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<32x24xbf16>) outs(%48 : tensor<24x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<24x32xbf16>
    %50 = tensor.empty() : tensor<16x32xf32>
    %51 = linalg.fill ins(%cst_0 : f32) outs(%50 : tensor<16x32xf32>) -> tensor<16x32xf32>
    %52 = linalg.matmul ins(%30, %49 : tensor<16x24xf32>, tensor<24x32xbf16>) outs(%51 : tensor<16x32xf32>) -> tensor<16x32xf32>
    %53 = tensor.empty() : tensor<16x32xbf16>
    %54 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%52 : tensor<16x32xf32>) outs(%53 : tensor<16x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %55 = arith.truncf %in : f32 to bf16
      linalg.yield %55 : bf16
    } -> tensor<16x32xbf16>
    return %54, %47, %38 : tensor<16x32xbf16>, tensor<32x24xbf16>, tensor<24xbf16>
  }
}