module @jit_f8_weight_nt_row_scales_bias_gelu {
  util.func public @main(%arg0: tensor<24x32xbf16>, %arg1: tensor<48x32xf8E4M3FN>, %arg2: tensor<48xf32>, %arg3: tensor<48xbf16>) -> tensor<24x48xbf16> {
    %cst = arith.constant 5.000000e-01 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 0.797884583 : f32
    %cst_2 = arith.constant 4.471500e-02 : f32
    %cst_3 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<48x32xbf16>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<48x32xf8E4M3FN>) outs(%0 : tensor<48x32xbf16>) {
    ^bb0(%in: f8E4M3FN, %out: bf16):
      %37 = arith.extf %in : f8E4M3FN to bf16
      linalg.yield %37 : bf16
    } -> tensor<48x32xbf16>
    %2 = tensor.empty() : tensor<32x48xbf16>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<48x32xbf16>) outs(%2 : tensor<32x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<32x48xbf16>
    %4 = tensor.empty() : tensor<24x48xf32>
    %5 = linalg.fill ins(%cst_3 : f32) outs(%4 : tensor<24x48xf32>) -> tensor<24x48xf32>
    %6 = linalg.matmul ins(%arg0, %3 : tensor<24x32xbf16>, tensor<32x48xbf16>) outs(%5 : tensor<24x48xf32>) -> tensor<24x48xf32>
    %7 = tensor.empty() : tensor<24x48xf32>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<48xf32>) outs(%7 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x48xf32>
    %9 = tensor.empty() : tensor<24x48xf32>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%6, %8 : tensor<24x48xf32>, tensor<24x48xf32>) outs(%9 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %37 = arith.mulf %in, %in_4 : f32
      linalg.yield %37 : f32
    } -> tensor<24x48xf32>
    %11 = tensor.empty() : tensor<48xf32>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg3 : tensor<48xbf16>) outs(%11 : tensor<48xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %37 = arith.extf %in : bf16 to f32
      linalg.yield %37 : f32
    } -> tensor<48xf32>
    %13 = tensor.empty() : tensor<24x48xf32>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<48xf32>) outs(%13 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x48xf32>
    %15 = tensor.empty() : tensor<24x48xf32>
    %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%10, %14 : tensor<24x48xf32>, tensor<24x48xf32>) outs(%15 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %37 = arith.addf %in, %in_4 : f32
      linalg.yield %37 : f32
    } -> tensor<24x48xf32>
    %17 = tensor.empty() : tensor<24x48xf32>
    %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<24x48xf32>) outs(%17 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %37 = arith.mulf %in, %in : f32
      linalg.yield %37 : f32
    } -> tensor<24x48xf32>
    %19 = tensor.empty() : tensor<24x48xf32>
    %20 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%18, %16 : tensor<24x48xf32>, tensor<24x48xf32>) outs(%19 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %37 = arith.mulf %in, %in_4 : f32
      linalg.yield %37 : f32
    } -> tensor<24x48xf32>
    %21 = tensor.empty() : tensor<24x48xf32>
    %22 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<24x48xf32>) outs(%21 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %37 = arith.mulf %in, %cst_2 : f32
      linalg.yield %37 : f32
    } -> tensor<24x48xf32>
    %23 = tensor.empty() : tensor<24x48xf32>
    %24 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%16, %22 : tensor<24x48xf32>, tensor<24x48xf32>) outs(%23 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %37 = arith.addf %in, %in_4 : f32
      linalg.yield %37 : f32
    } -> tensor<24x48xf32>
    %25 = tensor.empty() : tensor<24x48xf32>
    %26 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%24 : tensor<24x48xf32>) outs(%25 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %37 = arith.mulf %in, %cst_1 : f32
      linalg.yield %37 : f32
    } -> tensor<24x48xf32>
    %27 = tensor.empty() : tensor<24x48xf32>
    %28 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%26 : tensor<24x48xf32>) outs(%27 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %37 = math.tanh %in : f32
      linalg.yield %37 : f32
    } -> tensor<24x48xf32>
    %29 = tensor.empty() : tensor<24x48xf32>
    %30 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%28 : tensor<24x48xf32>) outs(%29 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %37 = arith.addf %in, %cst_0 : f32
      linalg.yield %37 : f32
    } -> tensor<24x48xf32>
    %31 = tensor.empty() : tensor<24x48xf32>
    %32 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%30 : tensor<24x48xf32>) outs(%31 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %37 = arith.mulf %in, %cst : f32
      linalg.yield %37 : f32
    } -> tensor<24x48xf32>
    %33 = tensor.empty() : tensor<24x48xf32>
    %34 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%16, %32 : tensor<24x48xf32>, tensor<24x48xf32>) outs(%33 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %37 = arith.mulf %in, %in_4 : f32
      linalg.yield %37 : f32
    } -> tensor<24x48xf32>
    %35 = tensor.empty() : tensor<24x48xbf16>
    %36 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%34 : tensor<24x48xf32>) outs(%35 : tensor<24x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %37 = arith.truncf %in : f32 to bf16
      linalg.yield %37 : bf16
    } -> tensor<24x48xbf16>
    util.return %36 : tensor<24x48xbf16>
  }
}