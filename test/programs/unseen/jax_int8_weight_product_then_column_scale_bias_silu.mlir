module @jit_int8_weight_product_then_column_scale_bias_silu {
  util.func public @main(%arg0: tensor<24x32xf16>, %arg1: tensor<32x48xi8>, %arg2: tensor<48xf16>, %arg3: tensor<48xf16>) -> tensor<24x48xf16> {
    %cst = arith.constant 1.000000e+00 : f16
    %cst_0 = arith.constant 0.000000e+00 : f16
    %0 = tensor.empty() : tensor<24x48xf16>
    %1 = linalg.fill ins(%cst_0 : f16) outs(%0 : tensor<24x48xf16>) -> tensor<24x48xf16>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<24x32xf16>, tensor<32x48xi8>) outs(%1 : tensor<24x48xf16>) -> tensor<24x48xf16>
    %3 = tensor.empty() : tensor<24x48xf16>
    %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<48xf16>) outs(%3 : tensor<24x48xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<24x48xf16>
    %5 = tensor.empty() : tensor<24x48xf16>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%2, %4 : tensor<24x48xf16>, tensor<24x48xf16>) outs(%5 : tensor<24x48xf16>) {
    ^bb0(%in: f16, %in_1: f16, %out: f16):
      %21 = arith.mulf %in, %in_1 : f16
      linalg.yield %21 : f16
    } -> tensor<24x48xf16>
    %7 = tensor.empty() : tensor<24x48xf16>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<48xf16>) outs(%7 : tensor<24x48xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<24x48xf16>
    %9 = tensor.empty() : tensor<24x48xf16>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%6, %8 : tensor<24x48xf16>, tensor<24x48xf16>) outs(%9 : tensor<24x48xf16>) {
    ^bb0(%in: f16, %in_1: f16, %out: f16):
      %21 = arith.addf %in, %in_1 : f16
      linalg.yield %21 : f16
    } -> tensor<24x48xf16>
    %11 = tensor.empty() : tensor<24x48xf16>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<24x48xf16>) outs(%11 : tensor<24x48xf16>) {
    ^bb0(%in: f16, %out: f16):
      %21 = arith.negf %in : f16
      linalg.yield %21 : f16
    } -> tensor<24x48xf16>
    %13 = tensor.empty() : tensor<24x48xf16>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<24x48xf16>) outs(%13 : tensor<24x48xf16>) {
    ^bb0(%in: f16, %out: f16):
      %21 = math.exp %in : f16
      linalg.yield %21 : f16
    } -> tensor<24x48xf16>
    %15 = tensor.empty() : tensor<24x48xf16>
    %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<24x48xf16>) outs(%15 : tensor<24x48xf16>) {
    ^bb0(%in: f16, %out: f16):
      %21 = arith.addf %in, %cst : f16
      linalg.yield %21 : f16
    } -> tensor<24x48xf16>
    %17 = tensor.empty() : tensor<24x48xf16>
    %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<24x48xf16>) outs(%17 : tensor<24x48xf16>) {
    ^bb0(%in: f16, %out: f16):
      %21 = arith.divf %cst, %in : f16
      linalg.yield %21 : f16
    } -> tensor<24x48xf16>
    %19 = tensor.empty() : tensor<24x48xf16>
    %20 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%10, %18 : tensor<24x48xf16>, tensor<24x48xf16>) outs(%19 : tensor<24x48xf16>) {
    ^bb0(%in: f16, %in_1: f16, %out: f16):
      %21 = arith.mulf %in, %in_1 : f16
      linalg.yield %21 : f16
    } -> tensor<24x48xf16>
    util.return %20 : tensor<24x48xf16>
  }
}