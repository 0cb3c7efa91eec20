#map = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module @jit_einsum_bik_bjk {
  func.func public @main(%arg0: tensor<4x64x32xbf16>, %arg1: tensor<4x48x32xbf16>) -> tensor<4x64x48xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<4x32x48xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<4x48x32xbf16>) outs(%0 : tensor<4x32x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4x32x48xbf16>
    %2 = tensor.empty() : tensor<4x64x48xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<4x64x48xf32>) -> tensor<4x64x48xf32>
    %4 = linalg.batch_matmul ins(%arg0, %1 : tensor<4x64x32xbf16>, tensor<4x32x48xbf16>) outs(%3 : tensor<4x64x48xf32>) -> tensor<4x64x48xf32>
    return %4 : tensor<4x64x48xf32>
  }
}

