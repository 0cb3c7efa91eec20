// Gradients by x, by w in f32, by the bias, with a gelu's derivative.
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: tensor<16x64xbf16>, %arg1: tensor<64x32xbf16>, %arg2: tensor<16x32xbf16>) -> (tensor<16x64xbf16>, tensor<64x32xbf16>, tensor<32xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0.39894227999999998 : f64
    %cst_1 = arith.constant 0.70710678000000005 : f64
    %cst_2 = arith.constant 1.000000e+00 : f32
    %cst_3 = arith.constant 5.000000e-01 : f32
    %cst_4 = arith.constant -5.000000e-01 : f32
    %0 = tensor.empty() : tensor<16x64xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<16x64xbf16>) outs(%0 : tensor<16x64xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %35 = arith.extf %in : bf16 to f32
      linalg.yield %35 : f32
    } -> tensor<16x64xf32>
    %2 = tensor.empty() : tensor<64x32xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<64x32xbf16>) outs(%2 : tensor<64x32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %35 = arith.extf %in : bf16 to f32
      linalg.yield %35 : f32
    } -> tensor<64x32xf32>
    %4 = tensor.empty() : tensor<16x32xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<16x32xf32>) -> tensor<16x32xf32>
    %6 = linalg.matmul ins(%1, %3 : tensor<16x64xf32>, tensor<64x32xf32>) outs(%5 : tensor<16x32xf32>) -> tensor<16x32xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<16x32xf32>) outs(%4 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %35 = arith.truncf %cst_1 : f64 to f32
      %36 = arith.mulf %in, %35 : f32
      linalg.yield %36 : f32
    } -> tensor<16x32xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<16x32xf32>) outs(%4 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %35 = math.erf %in : f32
      linalg.yield %35 : f32
    } -> tensor<16x32xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<16x32xf32>) outs(%4 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %35 = arith.addf %in, %cst_2 : f32
      linalg.yield %35 : f32
    } -> tensor<16x32xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<16x32xf32>) outs(%4 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %35 = arith.mulf %in, %cst_3 : f32
      linalg.yield %35 : f32
    } -> tensor<16x32xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<16x32xf32>) outs(%4 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %35 = arith.mulf %in, %cst_4 : f32
      linalg.yield %35 : f32
    } -> tensor<16x32xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%11, %6 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%4 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %35 = arith.mulf %in, %in_6 : f32
      linalg.yield %35 : f32
    } -> tensor<16x32xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<16x32xf32>) outs(%4 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %35 = math.exp %in : f32
      linalg.yield %35 : f32
    } -> tensor<16x32xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%6, %13 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%4 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %35 = arith.mulf %in, %in_6 : f32
      linalg.yield %35 : f32
    } -> tensor<16x32xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<16x32xf32>) outs(%4 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %35 = arith.truncf %cst_0 : f64 to f32
      %36 = arith.mulf %in, %35 : f32
      linalg.yield %36 : f32
    } -> tensor<16x32xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%10, %15 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%4 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %35 = arith.addf %in, %in_6 : f32
      linalg.yield %35 : f32
    } -> tensor<16x32xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<16x32xbf16>) outs(%4 : tensor<16x32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %35 = arith.extf %in : bf16 to f32
      linalg.yield %35 : f32
    } -> tensor<16x32xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%17, %16 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%4 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %35 = arith.mulf %in, %in_6 : f32
      linalg.yield %35 : f32
    } -> tensor<16x32xf32>
    %19 = tensor.empty() : tensor<16x32xbf16>
    %20 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<16x32xf32>) outs(%19 : tensor<16x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %35 = arith.truncf %in : f32 to bf16
      linalg.yield %35 : bf16
    } -> tensor<16x32xbf16>
    %21 = tensor.empty() : tensor<32x64xbf16>
    %transposed = linalg.transpose ins(%arg1 : tensor<64x32xbf16>) outs(%21 : tensor<32x64xbf16>) permutation = [1, 0] 
    %22 = linalg.fill ins(%cst : f32) outs(%0 : tensor<16x64xf32>) -> tensor<16x64xf32>
    %23 = linalg.matmul ins(%20, %transposed : tensor<16x32xbf16>, tensor<32x64xbf16>) outs(%22 : tensor<16x64xf32>) -> tensor<16x64xf32>
    %24 = tensor.empty() : tensor<16x64xbf16>
    %25 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<16x64xf32>) outs(%24 : tensor<16x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %35 = arith.truncf %in : f32 to bf16
      linalg.yield %35 : bf16
    } -> tensor<16x64xbf16>
    %26 = tensor.empty() : tensor<64x16xbf16>
    %transposed_5 = linalg.transpose ins(%arg0 : tensor<16x64xbf16>) outs(%26 : tensor<64x16xbf16>) permutation = [1, 0] 
    %27 = linalg.fill ins(%cst : f32) outs(%2 : tensor<64x32xf32>) -> tensor<64x32xf32>
    %28 = linalg.matmul ins(%transposed_5, %20 : tensor<64x16xbf16>, tensor<16x32xbf16>) outs(%27 : tensor<64x32xf32>) -> tensor<64x32xf32>
    %29 = tensor.empty() : tensor<64x32xbf16>
    %30 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%28 : tensor<64x32xf32>) outs(%29 : tensor<64x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %35 = arith.truncf %in : f32 to bf16
      linalg.yield %35 : bf16
    } -> tensor<64x32xbf16>
    %31 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<16x32xbf16>) outs(%4 : tensor<16x32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %35 = arith.extf %in : bf16 to f32
      linalg.yield %35 : f32
    } -> tensor<16x32xf32>
    %32 = tensor.empty() : tensor<32xf32>
    %33 = linalg.fill ins(%cst : f32) outs(%32 : tensor<32xf32>) -> tensor<32xf32>
    %34 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "parallel"]} ins(%31 : tensor<16x32xf32>) outs(%33 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %35 = arith.addf %in, %out : f32
      linalg.yield %35 : f32
    } -> tensor<32xf32>
    return %25, %30, %34 : tensor<16x64xbf16>, tensor<64x32xbf16>, tensor<32xf32>
  }
}
