module @jit_moe_dense_mixture {
  func.func public @main(%arg0: tensor<16x32xbf16>, %arg1: tensor<32x4xbf16>, %arg2: tensor<4x32x48xbf16>, %arg3: tensor<4x48x32xbf16>) -> tensor<16x32xbf16> {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<16x4xf32>
    %1 = linalg.fill ins(%cst_1 : f32) outs(%0 : tensor<16x4xf32>) -> tensor<16x4xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<16x32xbf16>, tensor<32x4xbf16>) outs(%1 : tensor<16x4xf32>) -> tensor<16x4xf32>
    %3 = tensor.empty() : tensor<16xf32>
    %4 = linalg.fill ins(%cst_0 : f32) outs(%3 : tensor<16xf32>) -> tensor<16xf32>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%2 : tensor<16x4xf32>) outs(%4 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %50 = arith.maximumf %out, %in : f32
      linalg.yield %50 : f32
    } -> tensor<16xf32>
    %6 = tensor.empty() : tensor<16x4xf32>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<16xf32>) outs(%6 : tensor<16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x4xf32>
    %8 = tensor.empty() : tensor<16x4xf32>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%2, %7 : tensor<16x4xf32>, tensor<16x4xf32>) outs(%8 : tensor<16x4xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %50 = arith.subf %in, %in_2 : f32
      linalg.yield %50 : f32
    } -> tensor<16x4xf32>
    %10 = tensor.empty() : tensor<16x4xf32>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<16x4xf32>) outs(%10 : tensor<16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %50 = math.exp %in : f32
      linalg.yield %50 : f32
    } -> tensor<16x4xf32>
    %12 = tensor.empty() : tensor<16xf32>
    %13 = linalg.fill ins(%cst_1 : f32) outs(%12 : tensor<16xf32>) -> tensor<16xf32>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%11 : tensor<16x4xf32>) outs(%13 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %50 = arith.addf %out, %in : f32
      linalg.yield %50 : f32
    } -> tensor<16xf32>
    %15 = tensor.empty() : tensor<16x4xf32>
    %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<16xf32>) outs(%15 : tensor<16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x4xf32>
    %17 = tensor.empty() : tensor<16x4xf32>
    %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%11, %16 : tensor<16x4xf32>, tensor<16x4xf32>) outs(%17 : tensor<16x4xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %50 = arith.divf %in, %in_2 : f32
      linalg.yield %50 : f32
    } -> tensor<16x4xf32>
    %19 = tensor.empty() : tensor<4x48x32xbf16>
    %20 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<4x32x48xbf16>) outs(%19 : tensor<4x48x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4x48x32xbf16>
    %collapsed = tensor.collapse_shape %20 [[0, 1], [2]] : tensor<4x48x32xbf16> into tensor<192x32xbf16>
    %21 = tensor.empty() : tensor<32x16xbf16>
    %22 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<16x32xbf16>) outs(%21 : tensor<32x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<32x16xbf16>
    %23 = tensor.empty() : tensor<192x16xf32>
    %24 = linalg.fill ins(%cst_1 : f32) outs(%23 : tensor<192x16xf32>) -> tensor<192x16xf32>
    %25 = linalg.matmul ins(%collapsed, %22 : tensor<192x32xbf16>, tensor<32x16xbf16>) outs(%24 : tensor<192x16xf32>) -> tensor<192x16xf32>
    %expanded = tensor.expand_shape %25 [[0, 1], [2]] output_shape [4, 48, 16] : tensor<192x16xf32> into tensor<4x48x16xf32>
    %26 = tensor.empty() : tensor<4x16x48xf32>
    %27 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<4x48x16xf32>) outs(%26 : tensor<4x16x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x16x48xf32>
    %28 = tensor.empty() : tensor<4x16x48xf32>
    %29 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27 : tensor<4x16x48xf32>) outs(%28 : tensor<4x16x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %50 = arith.negf %in : f32
      linalg.yield %50 : f32
    } -> tensor<4x16x48xf32>
    %30 = tensor.empty() : tensor<4x16x48xf32>
    %31 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29 : tensor<4x16x48xf32>) outs(%30 : tensor<4x16x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %50 = math.exp %in : f32
      linalg.yield %50 : f32
    } -> tensor<4x16x48xf32>
    %32 = tensor.empty() : tensor<4x16x48xf32>
    %33 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31 : tensor<4x16x48xf32>) outs(%32 : tensor<4x16x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %50 = arith.addf %in, %cst : f32
      linalg.yield %50 : f32
    } -> tensor<4x16x48xf32>
    %34 = tensor.empty() : tensor<4x16x48xf32>
    %35 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33 : tensor<4x16x48xf32>) outs(%34 : tensor<4x16x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %50 = arith.divf %cst, %in : f32
      linalg.yield %50 : f32
    } -> tensor<4x16x48xf32>
    %36 = tensor.empty() : tensor<4x16x48xf32>
    %37 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27, %35 : tensor<4x16x48xf32>, tensor<4x16x48xf32>) outs(%36 : tensor<4x16x48xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %50 = arith.mulf %in, %in_2 : f32
      linalg.yield %50 : f32
    } -> tensor<4x16x48xf32>
    %38 = tensor.empty() : tensor<4x16x48xbf16>
    %39 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37 : tensor<4x16x48xf32>) outs(%38 : tensor<4x16x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %50 = arith.truncf %in : f32 to bf16
      linalg.yield %50 : bf16
    } -> tensor<4x16x48xbf16>
    %40 = tensor.empty() : tensor<4x16x32xf32>
    %41 = linalg.fill ins(%cst_1 : f32) outs(%40 : tensor<4x16x32xf32>) -> tensor<4x16x32xf32>
    %42 = linalg.batch_matmul ins(%39, %arg3 : tensor<4x16x48xbf16>, tensor<4x48x32xbf16>) outs(%41 : tensor<4x16x32xf32>) -> tensor<4x16x32xf32>
    %43 = tensor.empty() : tensor<16x4x32xf32>
    %44 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42 : tensor<4x16x32xf32>) outs(%43 : tensor<16x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x4x32xf32>
    %45 = tensor.empty() : tensor<16x32xf32>
    %46 = linalg.fill ins(%cst_1 : f32) outs(%45 : tensor<16x32xf32>) -> tensor<16x32xf32>
    %47 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%18, %44 : tensor<16x4xf32>, tensor<16x4x32xf32>) outs(%46 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %50 = arith.mulf %in, %in_2 : f32
      %51 = arith.addf %out, %50 : f32
      linalg.yield %51 : f32
    } -> tensor<16x32xf32>
    %48 = tensor.empty() : tensor<16x32xbf16>
    %49 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%47 : tensor<16x32xf32>) outs(%48 : tensor<16x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %50 = arith.truncf %in : f32 to bf16
      linalg.yield %50 : bf16
    } -> tensor<16x32xbf16>
    return %49 : tensor<16x32xbf16>
  }
}