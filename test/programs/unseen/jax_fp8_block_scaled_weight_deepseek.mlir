// DeepSeek-V3's blocks of scales over an e4m3 weight.
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
module @jit_fp8_block_scaled_weight_deepseek {
  func.func public @main(%arg0: tensor<32x64xbf16>, %arg1: tensor<64x48xf8E4M3FN>, %arg2: tensor<2x2xf32>) -> tensor<32x48xbf16> {
    %cst = arith.constant 0.000000e+00 : bf16
    %0 = tensor.empty() : tensor<2x32x2xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<2x2xf32>) outs(%0 : tensor<2x32x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x2xf32>
    %collapsed = tensor.collapse_shape %1 [[0, 1], [2]] : tensor<2x32x2xf32> into tensor<64x2xf32>
    %2 = tensor.empty() : tensor<64x2x24xf32>
    %3 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed : tensor<64x2xf32>) outs(%2 : tensor<64x2x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x2x24xf32>
    %collapsed_0 = tensor.collapse_shape %3 [[0], [1, 2]] : tensor<64x2x24xf32> into tensor<64x48xf32>
    %4 = tensor.empty() : tensor<64x48xf32>
    %5 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<64x48xf8E4M3FN>) outs(%4 : tensor<64x48xf32>) {
    ^bb0(%in: f8E4M3FN, %out: f32):
      %13 = arith.extf %in : f8E4M3FN to f32
      linalg.yield %13 : f32
    } -> tensor<64x48xf32>
    %6 = tensor.empty() : tensor<64x48xf32>
    %7 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%5, %collapsed_0 : tensor<64x48xf32>, tensor<64x48xf32>) outs(%6 : tensor<64x48xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %13 = arith.mulf %in, %in_1 : f32
      linalg.yield %13 : f32
    } -> tensor<64x48xf32>
    %8 = tensor.empty() : tensor<64x48xbf16>
    %9 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<64x48xf32>) outs(%8 : tensor<64x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %13 = arith.truncf %in : f32 to bf16
      linalg.yield %13 : bf16
    } -> tensor<64x48xbf16>
    %10 = tensor.empty() : tensor<32x48xbf16>
    %11 = linalg.fill ins(%cst : bf16) outs(%10 : tensor<32x48xbf16>) -> tensor<32x48xbf16>
    %12 = linalg.matmul ins(%arg0, %9 : tensor<32x64xbf16>, tensor<64x48xbf16>) outs(%11 : tensor<32x48xbf16>) -> tensor<32x48xbf16>
    return %12 : tensor<32x48xbf16>
  }
}

