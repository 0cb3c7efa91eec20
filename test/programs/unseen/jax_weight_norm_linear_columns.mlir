module @jit_weight_norm_linear_columns {
  util.func public @main(%arg0: tensor<24x32xbf16>, %arg1: tensor<32x48xf32>, %arg2: tensor<48xf32>, %arg3: tensor<48xf32>) -> tensor<24x48xbf16> {
    %cst = arith.constant 0.000000e+00 : bf16
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<32x48xf32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<32x48xf32>) outs(%0 : tensor<32x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %24 = arith.mulf %in, %in : f32
      linalg.yield %24 : f32
    } -> tensor<32x48xf32>
    %2 = tensor.empty() : tensor<48xf32>
    %3 = linalg.fill ins(%cst_0 : f32) outs(%2 : tensor<48xf32>) -> tensor<48xf32>
    %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%1 : tensor<32x48xf32>) outs(%3 : tensor<48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %24 = arith.addf %out, %in : f32
      linalg.yield %24 : f32
    } -> tensor<48xf32>
    %5 = tensor.empty() : tensor<48xf32>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%4 : tensor<48xf32>) outs(%5 : tensor<48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %24 = math.sqrt %in : f32
      linalg.yield %24 : f32
    } -> tensor<48xf32>
    %7 = tensor.empty() : tensor<48xf32>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg2, %6 : tensor<48xf32>, tensor<48xf32>) outs(%7 : tensor<48xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %24 = arith.divf %in, %in_1 : f32
      linalg.yield %24 : f32
    } -> tensor<48xf32>
    %9 = tensor.empty() : tensor<32x48xf32>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<48xf32>) outs(%9 : tensor<32x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x48xf32>
    %11 = tensor.empty() : tensor<32x48xf32>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg1, %10 : tensor<32x48xf32>, tensor<32x48xf32>) outs(%11 : tensor<32x48xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %24 = arith.mulf %in, %in_1 : f32
      linalg.yield %24 : f32
    } -> tensor<32x48xf32>
    %13 = tensor.empty() : tensor<32x48xbf16>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<32x48xf32>) outs(%13 : tensor<32x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %24 = arith.truncf %in : f32 to bf16
      linalg.yield %24 : bf16
    } -> tensor<32x48xbf16>
    %15 = tensor.empty() : tensor<24x48xbf16>
    %16 = linalg.fill ins(%cst : bf16) outs(%15 : tensor<24x48xbf16>) -> tensor<24x48xbf16>
    %17 = linalg.matmul ins(%arg0, %14 : tensor<24x32xbf16>, tensor<32x48xbf16>) outs(%16 : tensor<24x48xbf16>) -> tensor<24x48xbf16>
    %18 = tensor.empty() : tensor<48xbf16>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg3 : tensor<48xf32>) outs(%18 : tensor<48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %24 = arith.truncf %in : f32 to bf16
      linalg.yield %24 : bf16
    } -> tensor<48xbf16>
    %20 = tensor.empty() : tensor<24x48xbf16>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<48xbf16>) outs(%20 : tensor<24x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<24x48xbf16>
    %22 = tensor.empty() : tensor<24x48xbf16>
    %23 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%17, %21 : tensor<24x48xbf16>, tensor<24x48xbf16>) outs(%22 : tensor<24x48xbf16>) {
    ^bb0(%in: bf16, %in_1: bf16, %out: bf16):
      %24 = arith.addf %in, %in_1 : bf16
      linalg.yield %24 : bf16
    } -> tensor<24x48xbf16>
    util.return %23 : tensor<24x48xbf16>
  }
}