module @jit_linear_log_softmax_bf16 {
  util.func public @main(%arg0: tensor<24x32xbf16>, %arg1: tensor<32x40xbf16>, %arg2: tensor<40xbf16>) -> tensor<24x40xbf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 0.000000e+00 : bf16
    %0 = tensor.empty() : tensor<24x40xbf16>
    %1 = linalg.fill ins(%cst_1 : bf16) outs(%0 : tensor<24x40xbf16>) -> tensor<24x40xbf16>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<24x32xbf16>, tensor<32x40xbf16>) outs(%1 : tensor<24x40xbf16>) -> tensor<24x40xbf16>
    %3 = tensor.empty() : tensor<24x40xbf16>
    %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<40xbf16>) outs(%3 : tensor<24x40xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<24x40xbf16>
    %5 = tensor.empty() : tensor<24x40xbf16>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%2, %4 : tensor<24x40xbf16>, tensor<24x40xbf16>) outs(%5 : tensor<24x40xbf16>) {
    ^bb0(%in: bf16, %in_2: bf16, %out: bf16):
      %29 = arith.addf %in, %in_2 : bf16
      linalg.yield %29 : bf16
    } -> tensor<24x40xbf16>
    %7 = tensor.empty() : tensor<24x40xf32>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<24x40xbf16>) outs(%7 : tensor<24x40xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %29 = arith.extf %in : bf16 to f32
      linalg.yield %29 : f32
    } -> tensor<24x40xf32>
    %9 = tensor.empty() : tensor<24xf32>
    %10 = linalg.fill ins(%cst_0 : f32) outs(%9 : tensor<24xf32>) -> tensor<24xf32>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%8 : tensor<24x40xf32>) outs(%10 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = arith.maximumf %out, %in : f32
      linalg.yield %29 : f32
    } -> tensor<24xf32>
    %12 = tensor.empty() : tensor<24x40xf32>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<24xf32>) outs(%12 : tensor<24x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x40xf32>
    %14 = tensor.empty() : tensor<24x40xf32>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%8, %13 : tensor<24x40xf32>, tensor<24x40xf32>) outs(%14 : tensor<24x40xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %29 = arith.subf %in, %in_2 : f32
      linalg.yield %29 : f32
    } -> tensor<24x40xf32>
    %16 = tensor.empty() : tensor<24x40xf32>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<24x40xf32>) outs(%16 : tensor<24x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = math.exp %in : f32
      linalg.yield %29 : f32
    } -> tensor<24x40xf32>
    %18 = tensor.empty() : tensor<24xf32>
    %19 = linalg.fill ins(%cst : f32) outs(%18 : tensor<24xf32>) -> tensor<24xf32>
    %20 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%17 : tensor<24x40xf32>) outs(%19 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = arith.addf %out, %in : f32
      linalg.yield %29 : f32
    } -> tensor<24xf32>
    %21 = tensor.empty() : tensor<24xf32>
    %22 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%20 : tensor<24xf32>) outs(%21 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = math.log %in : f32
      linalg.yield %29 : f32
    } -> tensor<24xf32>
    %expanded = tensor.expand_shape %22 [[0, 1]] output_shape [24, 1] : tensor<24xf32> into tensor<24x1xf32>
    %23 = tensor.empty() : tensor<24x40xf32>
    %24 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, 0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<24x1xf32>) outs(%23 : tensor<24x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x40xf32>
    %25 = tensor.empty() : tensor<24x40xf32>
    %26 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%15, %24 : tensor<24x40xf32>, tensor<24x40xf32>) outs(%25 : tensor<24x40xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %29 = arith.subf %in, %in_2 : f32
      linalg.yield %29 : f32
    } -> tensor<24x40xf32>
    %27 = tensor.empty() : tensor<24x40xbf16>
    %28 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%26 : tensor<24x40xf32>) outs(%27 : tensor<24x40xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %29 = arith.truncf %in : f32 to bf16
      linalg.yield %29 : bf16
    } -> tensor<24x40xbf16>
    util.return %28 : tensor<24x40xbf16>
  }
}