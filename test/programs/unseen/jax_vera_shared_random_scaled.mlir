// Frozen low-rank factors, scaled by learned vectors between.
#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module @jit_vera_shared_random_scaled {
  func.func public @main(%arg0: tensor<32x64xbf16>, %arg1: tensor<64x64xbf16>, %arg2: tensor<64xbf16>, %arg3: tensor<8xbf16>, %arg4: tensor<64x8xbf16>, %arg5: tensor<8x64xbf16>) -> tensor<32x64xbf16> {
    %cst = arith.constant 0.000000e+00 : bf16
    %0 = tensor.empty() : tensor<32x64xbf16>
    %1 = linalg.fill ins(%cst : bf16) outs(%0 : tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<32x64xbf16>, tensor<64x64xbf16>) outs(%1 : tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %3 = tensor.empty() : tensor<32x8xbf16>
    %4 = linalg.fill ins(%cst : bf16) outs(%3 : tensor<32x8xbf16>) -> tensor<32x8xbf16>
    %5 = linalg.matmul ins(%arg0, %arg4 : tensor<32x64xbf16>, tensor<64x8xbf16>) outs(%4 : tensor<32x8xbf16>) -> tensor<32x8xbf16>
    %6 = tensor.empty() : tensor<32x8xbf16>
    %7 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<8xbf16>) outs(%6 : tensor<32x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<32x8xbf16>
    %8 = tensor.empty() : tensor<32x8xbf16>
    %9 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%5, %7 : tensor<32x8xbf16>, tensor<32x8xbf16>) outs(%8 : tensor<32x8xbf16>) {
    ^bb0(%in: bf16, %in_0: bf16, %out: bf16):
      %19 = arith.mulf %in, %in_0 : bf16
      linalg.yield %19 : bf16
    } -> tensor<32x8xbf16>
    %10 = tensor.empty() : tensor<32x64xbf16>
    %11 = linalg.fill ins(%cst : bf16) outs(%10 : tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %12 = linalg.matmul ins(%9, %arg5 : tensor<32x8xbf16>, tensor<8x64xbf16>) outs(%11 : tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %13 = tensor.empty() : tensor<32x64xbf16>
    %14 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<64xbf16>) outs(%13 : tensor<32x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<32x64xbf16>
    %15 = tensor.empty() : tensor<32x64xbf16>
    %16 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%12, %14 : tensor<32x64xbf16>, tensor<32x64xbf16>) outs(%15 : tensor<32x64xbf16>) {
    ^bb0(%in: bf16, %in_0: bf16, %out: bf16):
      %19 = arith.mulf %in, %in_0 : bf16
      linalg.yield %19 : bf16
    } -> tensor<32x64xbf16>
    %17 = tensor.empty() : tensor<32x64xbf16>
    %18 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%2, %16 : tensor<32x64xbf16>, tensor<32x64xbf16>) outs(%17 : tensor<32x64xbf16>) {
    ^bb0(%in: bf16, %in_0: bf16, %out: bf16):
      %19 = arith.addf %in, %in_0 : bf16
      linalg.yield %19 : bf16
    } -> tensor<32x64xbf16>
    return %18 : tensor<32x64xbf16>
  }
}

