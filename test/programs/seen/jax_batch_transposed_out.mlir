#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d1, d0, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module @jit_batch_transposed_out {
  func.func public @main(%arg0: tensor<32x64x48xbf16>, %arg1: tensor<48x64xbf16>) -> tensor<64x32x64xbf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<32x64x48xbf16> into tensor<2048x48xbf16>
    %0 = tensor.empty() : tensor<2048x64xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2048x64xf32>) -> tensor<2048x64xf32>
    %2 = linalg.matmul ins(%collapsed, %arg1 : tensor<2048x48xbf16>, tensor<48x64xbf16>) outs(%1 : tensor<2048x64xf32>) -> tensor<2048x64xf32>
    %3 = tensor.empty() : tensor<2048x64xbf16>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<2048x64xf32>) outs(%3 : tensor<2048x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %7 = arith.truncf %in : f32 to bf16
      linalg.yield %7 : bf16
    } -> tensor<2048x64xbf16>
    %expanded = tensor.expand_shape %4 [[0, 1], [2]] output_shape [32, 64, 64] : tensor<2048x64xbf16> into tensor<32x64x64xbf16>
    %5 = tensor.empty() : tensor<64x32x64xbf16>
    %6 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<32x64x64xbf16>) outs(%5 : tensor<64x32x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<64x32x64xbf16>
    return %6 : tensor<64x32x64xbf16>
  }
}

