module @jit_dense_modules_bf16_compute_f32_params {
  util.func public @main(%arg0: tensor<2x12x32xf32>, %arg1: tensor<32x48xf32>, %arg2: tensor<48xf32>, %arg3: tensor<48x32xf32>, %arg4: tensor<32xf32>) -> tensor<2x12x32xf32> {
    %cst = arith.constant 5.000000e-01 : bf16
    %cst_0 = arith.constant 1.000000e+00 : bf16
    %cst_1 = arith.constant 7.968750e-01 : bf16
    %cst_2 = arith.constant 4.467770e-02 : bf16
    %cst_3 = arith.constant 0.000000e+00 : bf16
    %0 = tensor.empty() : tensor<2x12x32xbf16>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x12x32xf32>) outs(%0 : tensor<2x12x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %46 = arith.truncf %in : f32 to bf16
      linalg.yield %46 : bf16
    } -> tensor<2x12x32xbf16>
    %2 = tensor.empty() : tensor<32x48xbf16>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<32x48xf32>) outs(%2 : tensor<32x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %46 = arith.truncf %in : f32 to bf16
      linalg.yield %46 : bf16
    } -> tensor<32x48xbf16>
    %collapsed = tensor.collapse_shape %1 [[0, 1], [2]] : tensor<2x12x32xbf16> into tensor<24x32xbf16>
    %4 = tensor.empty() : tensor<24x48xbf16>
    %5 = linalg.fill ins(%cst_3 : bf16) outs(%4 : tensor<24x48xbf16>) -> tensor<24x48xbf16>
    %6 = linalg.matmul ins(%collapsed, %3 : tensor<24x32xbf16>, tensor<32x48xbf16>) outs(%5 : tensor<24x48xbf16>) -> tensor<24x48xbf16>
    %expanded = tensor.expand_shape %6 [[0, 1], [2]] output_shape [2, 12, 48] : tensor<24x48xbf16> into tensor<2x12x48xbf16>
    %7 = tensor.empty() : tensor<48xbf16>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg2 : tensor<48xf32>) outs(%7 : tensor<48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %46 = arith.truncf %in : f32 to bf16
      linalg.yield %46 : bf16
    } -> tensor<48xbf16>
    %9 = tensor.empty() : tensor<2x12x48xbf16>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<48xbf16>) outs(%9 : tensor<2x12x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x12x48xbf16>
    %11 = tensor.empty() : tensor<2x12x48xbf16>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %10 : tensor<2x12x48xbf16>, tensor<2x12x48xbf16>) outs(%11 : tensor<2x12x48xbf16>) {
    ^bb0(%in: bf16, %in_6: bf16, %out: bf16):
      %46 = arith.addf %in, %in_6 : bf16
      linalg.yield %46 : bf16
    } -> tensor<2x12x48xbf16>
    %13 = tensor.empty() : tensor<2x12x48xbf16>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12 : tensor<2x12x48xbf16>) outs(%13 : tensor<2x12x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %46 = arith.mulf %in, %in : bf16
      linalg.yield %46 : bf16
    } -> tensor<2x12x48xbf16>
    %15 = tensor.empty() : tensor<2x12x48xbf16>
    %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14, %12 : tensor<2x12x48xbf16>, tensor<2x12x48xbf16>) outs(%15 : tensor<2x12x48xbf16>) {
    ^bb0(%in: bf16, %in_6: bf16, %out: bf16):
      %46 = arith.mulf %in, %in_6 : bf16
      linalg.yield %46 : bf16
    } -> tensor<2x12x48xbf16>
    %17 = tensor.empty() : tensor<2x12x48xbf16>
    %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<2x12x48xbf16>) outs(%17 : tensor<2x12x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %46 = arith.mulf %in, %cst_2 : bf16
      linalg.yield %46 : bf16
    } -> tensor<2x12x48xbf16>
    %19 = tensor.empty() : tensor<2x12x48xbf16>
    %20 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12, %18 : tensor<2x12x48xbf16>, tensor<2x12x48xbf16>) outs(%19 : tensor<2x12x48xbf16>) {
    ^bb0(%in: bf16, %in_6: bf16, %out: bf16):
      %46 = arith.addf %in, %in_6 : bf16
      linalg.yield %46 : bf16
    } -> tensor<2x12x48xbf16>
    %21 = tensor.empty() : tensor<2x12x48xbf16>
    %22 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20 : tensor<2x12x48xbf16>) outs(%21 : tensor<2x12x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %46 = arith.mulf %in, %cst_1 : bf16
      linalg.yield %46 : bf16
    } -> tensor<2x12x48xbf16>
    %23 = tensor.empty() : tensor<2x12x48xbf16>
    %24 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<2x12x48xbf16>) outs(%23 : tensor<2x12x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %46 = math.tanh %in : bf16
      linalg.yield %46 : bf16
    } -> tensor<2x12x48xbf16>
    %25 = tensor.empty() : tensor<2x12x48xbf16>
    %26 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24 : tensor<2x12x48xbf16>) outs(%25 : tensor<2x12x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %46 = arith.addf %in, %cst_0 : bf16
      linalg.yield %46 : bf16
    } -> tensor<2x12x48xbf16>
    %27 = tensor.empty() : tensor<2x12x48xbf16>
    %28 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26 : tensor<2x12x48xbf16>) outs(%27 : tensor<2x12x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %46 = arith.mulf %in, %cst : bf16
      linalg.yield %46 : bf16
    } -> tensor<2x12x48xbf16>
    %29 = tensor.empty() : tensor<2x12x48xbf16>
    %30 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12, %28 : tensor<2x12x48xbf16>, tensor<2x12x48xbf16>) outs(%29 : tensor<2x12x48xbf16>) {
    ^bb0(%in: bf16, %in_6: bf16, %out: bf16):
      %46 = arith.mulf %in, %in_6 : bf16
      linalg.yield %46 : bf16
    } -> tensor<2x12x48xbf16>
    %31 = tensor.empty() : tensor<48x32xbf16>
    %32 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<48x32xf32>) outs(%31 : tensor<48x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %46 = arith.truncf %in : f32 to bf16
      linalg.yield %46 : bf16
    } -> tensor<48x32xbf16>
    %collapsed_4 = tensor.collapse_shape %30 [[0, 1], [2]] : tensor<2x12x48xbf16> into tensor<24x48xbf16>
    %33 = tensor.empty() : tensor<24x32xbf16>
    %34 = linalg.fill ins(%cst_3 : bf16) outs(%33 : tensor<24x32xbf16>) -> tensor<24x32xbf16>
    %35 = linalg.matmul ins(%collapsed_4, %32 : tensor<24x48xbf16>, tensor<48x32xbf16>) outs(%34 : tensor<24x32xbf16>) -> tensor<24x32xbf16>
    %expanded_5 = tensor.expand_shape %35 [[0, 1], [2]] output_shape [2, 12, 32] : tensor<24x32xbf16> into tensor<2x12x32xbf16>
    %36 = tensor.empty() : tensor<32xbf16>
    %37 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg4 : tensor<32xf32>) outs(%36 : tensor<32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %46 = arith.truncf %in : f32 to bf16
      linalg.yield %46 : bf16
    } -> tensor<32xbf16>
    %38 = tensor.empty() : tensor<2x12x32xbf16>
    %39 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37 : tensor<32xbf16>) outs(%38 : tensor<2x12x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x12x32xbf16>
    %40 = tensor.empty() : tensor<2x12x32xbf16>
    %41 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_5, %39 : tensor<2x12x32xbf16>, tensor<2x12x32xbf16>) outs(%40 : tensor<2x12x32xbf16>) {
    ^bb0(%in: bf16, %in_6: bf16, %out: bf16):
      %46 = arith.addf %in, %in_6 : bf16
      linalg.yield %46 : bf16
    } -> tensor<2x12x32xbf16>
    %42 = tensor.empty() : tensor<2x12x32xf32>
    %43 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%41 : tensor<2x12x32xbf16>) outs(%42 : tensor<2x12x32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %46 = arith.extf %in : bf16 to f32
      linalg.yield %46 : f32
    } -> tensor<2x12x32xf32>
    %44 = tensor.empty() : tensor<2x12x32xf32>
    %45 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43, %arg0 : tensor<2x12x32xf32>, tensor<2x12x32xf32>) outs(%44 : tensor<2x12x32xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %46 = arith.addf %in, %in_6 : f32
      linalg.yield %46 : f32
    } -> tensor<2x12x32xf32>
    util.return %45 : tensor<2x12x32xf32>
  }
}