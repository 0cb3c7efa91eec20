#map = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d1, d0, d2)>
module @jit_einsum_batch_inside {
  func.func public @main(%arg0: tensor<3x64x32xbf16>, %arg1: tensor<64x3x48xbf16>) -> tensor<3x32x48xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<3x32x64xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<3x64x32xbf16>) outs(%0 : tensor<3x32x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<3x32x64xbf16>
    %2 = tensor.empty() : tensor<3x64x48xbf16>
    %3 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<64x3x48xbf16>) outs(%2 : tensor<3x64x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<3x64x48xbf16>
    %4 = tensor.empty() : tensor<3x32x48xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<3x32x48xf32>) -> tensor<3x32x48xf32>
    %6 = linalg.batch_matmul ins(%1, %3 : tensor<3x32x64xbf16>, tensor<3x64x48xbf16>) outs(%5 : tensor<3x32x48xf32>) -> tensor<3x32x48xf32>
    return %6 : tensor<3x32x48xf32>
  }
}

