#map = affine_map<(d0, d1) -> (d0, d1)>
module @jit_two_results {
  func.func public @main(%arg0: tensor<128x96xbf16>, %arg1: tensor<96x64xbf16>, %arg2: tensor<128x96xbf16>) -> (tensor<128x64xbf16>, tensor<128x64xbf16>, tensor<128x64xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<128x64xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<128x64xf32>) -> tensor<128x64xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<128x96xbf16>, tensor<96x64xbf16>) outs(%1 : tensor<128x64xf32>) -> tensor<128x64xf32>
    %3 = tensor.empty() : tensor<128x64xbf16>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<128x64xf32>) outs(%3 : tensor<128x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %12 = arith.truncf %in : f32 to bf16
      linalg.yield %12 : bf16
    } -> tensor<128x64xbf16>
    %5 = tensor.empty() : tensor<128x64xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<128x64xf32>) outs(%5 : tensor<128x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %12 = arith.maximumf %in, %cst : f32
      linalg.yield %12 : f32
    } -> tensor<128x64xf32>
    %7 = tensor.empty() : tensor<128x64xbf16>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<128x64xf32>) outs(%7 : tensor<128x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %12 = arith.truncf %in : f32 to bf16
      linalg.yield %12 : bf16
    } -> tensor<128x64xbf16>
    %9 = tensor.empty() : tensor<128x64xf32>
    %10 = linalg.fill ins(%cst : f32) outs(%9 : tensor<128x64xf32>) -> tensor<128x64xf32>
    %11 = linalg.matmul ins(%arg2, %arg1 : tensor<128x96xbf16>, tensor<96x64xbf16>) outs(%10 : tensor<128x64xf32>) -> tensor<128x64xf32>
    return %4, %8, %11 : tensor<128x64xbf16>, tensor<128x64xbf16>, tensor<128x64xf32>
  }
}

