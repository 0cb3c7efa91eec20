module @jit_linear_nt_bias_then_column_scale_clipped_f16 {
  util.func public @main(%arg0: tensor<24x32xf16>, %arg1: tensor<48x32xf16>, %arg2: tensor<48xf16>, %arg3: tensor<48xf16>) -> tensor<24x48xf16> {
    %cst = arith.constant 6.000000e+04 : f16
    %cst_0 = arith.constant -6.000000e+04 : f16
    %cst_1 = arith.constant 0.000000e+00 : f16
    %0 = tensor.empty() : tensor<32x48xf16>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<48x32xf16>) outs(%0 : tensor<32x48xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<32x48xf16>
    %2 = tensor.empty() : tensor<24x48xf16>
    %3 = linalg.fill ins(%cst_1 : f16) outs(%2 : tensor<24x48xf16>) -> tensor<24x48xf16>
    %4 = linalg.matmul ins(%arg0, %1 : tensor<24x32xf16>, tensor<32x48xf16>) outs(%3 : tensor<24x48xf16>) -> tensor<24x48xf16>
    %5 = tensor.empty() : tensor<24x48xf16>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<48xf16>) outs(%5 : tensor<24x48xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<24x48xf16>
    %7 = tensor.empty() : tensor<24x48xf16>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%4, %6 : tensor<24x48xf16>, tensor<24x48xf16>) outs(%7 : tensor<24x48xf16>) {
    ^bb0(%in: f16, %in_2: f16, %out: f16):
      %25 = arith.addf %in, %in_2 : f16
      linalg.yield %25 : f16
    } -> tensor<24x48xf16>
    %9 = tensor.empty() : tensor<24x48xf16>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<48xf16>) outs(%9 : tensor<24x48xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<24x48xf16>
    %11 = tensor.empty() : tensor<24x48xf16>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%8, %10 : tensor<24x48xf16>, tensor<24x48xf16>) outs(%11 : tensor<24x48xf16>) {
    ^bb0(%in: f16, %in_2: f16, %out: f16):
      %25 = arith.mulf %in, %in_2 : f16
      linalg.yield %25 : f16
    } -> tensor<24x48xf16>
    %13 = tensor.empty() : tensor<f16>
    %14 = linalg.generic {indexing_maps = [affine_map<() -> ()>], iterator_types = []} outs(%13 : tensor<f16>) {
    ^bb0(%out: f16):
      linalg.yield %cst_0 : f16
    } -> tensor<f16>
    %15 = tensor.empty() : tensor<24x48xf16>
    %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<f16>) outs(%15 : tensor<24x48xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<24x48xf16>
    %17 = tensor.empty() : tensor<24x48xf16>
    %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%16, %12 : tensor<24x48xf16>, tensor<24x48xf16>) outs(%17 : tensor<24x48xf16>) {
    ^bb0(%in: f16, %in_2: f16, %out: f16):
      %25 = arith.maximumf %in, %in_2 : f16
      linalg.yield %25 : f16
    } -> tensor<24x48xf16>
    %19 = tensor.empty() : tensor<f16>
    %20 = linalg.generic {indexing_maps = [affine_map<() -> ()>], iterator_types = []} outs(%19 : tensor<f16>) {
    ^bb0(%out: f16):
      linalg.yield %cst : f16
    } -> tensor<f16>
    %21 = tensor.empty() : tensor<24x48xf16>
    %22 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<f16>) outs(%21 : tensor<24x48xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<24x48xf16>
    %23 = tensor.empty() : tensor<24x48xf16>
    %24 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%22, %18 : tensor<24x48xf16>, tensor<24x48xf16>) outs(%23 : tensor<24x48xf16>) {
    ^bb0(%in: f16, %in_2: f16, %out: f16):
      %25 = arith.minimumf %in, %in_2 : f16
      linalg.yield %25 : f16
    } -> tensor<24x48xf16>
    util.return %24 : tensor<24x48xf16>
  }
}