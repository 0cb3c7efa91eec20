module @jit_prenorm_swiglu_block {
  func.func public @main(%arg0: tensor<2x16x64xbf16>, %arg1: tensor<64x128xbf16>, %arg2: tensor<64x128xbf16>, %arg3: tensor<128x64xbf16>, %arg4: tensor<64xf32>) -> tensor<2x16x64xbf16> {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 9.99999974E-6 : f32
    %cst_1 = arith.constant 6.400000e+01 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x16x64xf32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x16x64xbf16>) outs(%0 : tensor<2x16x64xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %50 = arith.extf %in : bf16 to f32
      linalg.yield %50 : f32
    } -> tensor<2x16x64xf32>
    %2 = tensor.empty() : tensor<2x16x64xf32>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<2x16x64xf32>) outs(%2 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %50 = arith.mulf %in, %in : f32
      linalg.yield %50 : f32
    } -> tensor<2x16x64xf32>
    %4 = tensor.empty() : tensor<2x16xf32>
    %5 = linalg.fill ins(%cst_2 : f32) outs(%4 : tensor<2x16xf32>) -> tensor<2x16xf32>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%3 : tensor<2x16x64xf32>) outs(%5 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %50 = arith.addf %out, %in : f32
      linalg.yield %50 : f32
    } -> tensor<2x16xf32>
    %expanded = tensor.expand_shape %6 [[0], [1, 2]] output_shape [2, 16, 1] : tensor<2x16xf32> into tensor<2x16x1xf32>
    %7 = tensor.empty() : tensor<2x16x1xf32>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x16x1xf32>) outs(%7 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %50 = arith.divf %in, %cst_1 : f32
      linalg.yield %50 : f32
    } -> tensor<2x16x1xf32>
    %9 = tensor.empty() : tensor<2x16x1xf32>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<2x16x1xf32>) outs(%9 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %50 = arith.addf %in, %cst_0 : f32
      linalg.yield %50 : f32
    } -> tensor<2x16x1xf32>
    %11 = tensor.empty() : tensor<2x16x1xf32>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10 : tensor<2x16x1xf32>) outs(%11 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %50 = math.rsqrt %in : f32
      linalg.yield %50 : f32
    } -> tensor<2x16x1xf32>
    %13 = tensor.empty() : tensor<2x16x64xf32>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, 0)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12 : tensor<2x16x1xf32>) outs(%13 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x64xf32>
    %15 = tensor.empty() : tensor<2x16x64xf32>
    %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %14 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%15 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %50 = arith.mulf %in, %in_7 : f32
      linalg.yield %50 : f32
    } -> tensor<2x16x64xf32>
    %17 = tensor.empty() : tensor<2x16x64xf32>
    %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg4 : tensor<64xf32>) outs(%17 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x64xf32>
    %19 = tensor.empty() : tensor<2x16x64xf32>
    %20 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16, %18 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%19 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %50 = arith.mulf %in, %in_7 : f32
      linalg.yield %50 : f32
    } -> tensor<2x16x64xf32>
    %21 = tensor.empty() : tensor<2x16x64xbf16>
    %22 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20 : tensor<2x16x64xf32>) outs(%21 : tensor<2x16x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %50 = arith.truncf %in : f32 to bf16
      linalg.yield %50 : bf16
    } -> tensor<2x16x64xbf16>
    %collapsed = tensor.collapse_shape %22 [[0, 1], [2]] : tensor<2x16x64xbf16> into tensor<32x64xbf16>
    %23 = tensor.empty() : tensor<32x128xf32>
    %24 = linalg.fill ins(%cst_2 : f32) outs(%23 : tensor<32x128xf32>) -> tensor<32x128xf32>
    %25 = linalg.matmul ins(%collapsed, %arg1 : tensor<32x64xbf16>, tensor<64x128xbf16>) outs(%24 : tensor<32x128xf32>) -> tensor<32x128xf32>
    %expanded_3 = tensor.expand_shape %25 [[0, 1], [2]] output_shape [2, 16, 128] : tensor<32x128xf32> into tensor<2x16x128xf32>
    %26 = tensor.empty() : tensor<2x16x128xf32>
    %27 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_3 : tensor<2x16x128xf32>) outs(%26 : tensor<2x16x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %50 = arith.negf %in : f32
      linalg.yield %50 : f32
    } -> tensor<2x16x128xf32>
    %28 = tensor.empty() : tensor<2x16x128xf32>
    %29 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27 : tensor<2x16x128xf32>) outs(%28 : tensor<2x16x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %50 = math.exp %in : f32
      linalg.yield %50 : f32
    } -> tensor<2x16x128xf32>
    %30 = tensor.empty() : tensor<2x16x128xf32>
    %31 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29 : tensor<2x16x128xf32>) outs(%30 : tensor<2x16x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %50 = arith.addf %in, %cst : f32
      linalg.yield %50 : f32
    } -> tensor<2x16x128xf32>
    %32 = tensor.empty() : tensor<2x16x128xf32>
    %33 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31 : tensor<2x16x128xf32>) outs(%32 : tensor<2x16x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %50 = arith.divf %cst, %in : f32
      linalg.yield %50 : f32
    } -> tensor<2x16x128xf32>
    %34 = tensor.empty() : tensor<2x16x128xf32>
    %35 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_3, %33 : tensor<2x16x128xf32>, tensor<2x16x128xf32>) outs(%34 : tensor<2x16x128xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %50 = arith.mulf %in, %in_7 : f32
      linalg.yield %50 : f32
    } -> tensor<2x16x128xf32>
    %36 = tensor.empty() : tensor<32x128xf32>
    %37 = linalg.fill ins(%cst_2 : f32) outs(%36 : tensor<32x128xf32>) -> tensor<32x128xf32>
    %38 = linalg.matmul ins(%collapsed, %arg2 : tensor<32x64xbf16>, tensor<64x128xbf16>) outs(%37 : tensor<32x128xf32>) -> tensor<32x128xf32>
    %expanded_4 = tensor.expand_shape %38 [[0, 1], [2]] output_shape [2, 16, 128] : tensor<32x128xf32> into tensor<2x16x128xf32>
    %39 = tensor.empty() : tensor<2x16x128xf32>
    %40 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35, %expanded_4 : tensor<2x16x128xf32>, tensor<2x16x128xf32>) outs(%39 : tensor<2x16x128xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %50 = arith.mulf %in, %in_7 : f32
      linalg.yield %50 : f32
    } -> tensor<2x16x128xf32>
    %41 = tensor.empty() : tensor<2x16x128xbf16>
    %42 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%40 : tensor<2x16x128xf32>) outs(%41 : tensor<2x16x128xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %50 = arith.truncf %in : f32 to bf16
      linalg.yield %50 : bf16
    } -> tensor<2x16x128xbf16>
    %collapsed_5 = tensor.collapse_shape %42 [[0, 1], [2]] : tensor<2x16x128xbf16> into tensor<32x128xbf16>
    %43 = tensor.empty() : tensor<32x64xf32>
    %44 = linalg.fill ins(%cst_2 : f32) outs(%43 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %45 = linalg.matmul ins(%collapsed_5, %arg3 : tensor<32x128xbf16>, tensor<128x64xbf16>) outs(%44 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %46 = tensor.empty() : tensor<32x64xbf16>
    %47 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%45 : tensor<32x64xf32>) outs(%46 : tensor<32x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %50 = arith.truncf %in : f32 to bf16
      linalg.yield %50 : bf16
    } -> tensor<32x64xbf16>
    %expanded_6 = tensor.expand_shape %47 [[0, 1], [2]] output_shape [2, 16, 64] : tensor<32x64xbf16> into tensor<2x16x64xbf16>
    %48 = tensor.empty() : tensor<2x16x64xbf16>
    %49 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %expanded_6 : tensor<2x16x64xbf16>, tensor<2x16x64xbf16>) outs(%48 : tensor<2x16x64xbf16>) {
    ^bb0(%in: bf16, %in_7: bf16, %out: bf16):
      %50 = arith.addf %in, %in_7 : bf16
      linalg.yield %50 : bf16
    } -> tensor<2x16x64xbf16>
    return %49 : tensor<2x16x64xbf16>
  }
}