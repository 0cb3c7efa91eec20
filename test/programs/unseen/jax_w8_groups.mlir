#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module @jit_w8_groups {
  func.func public @main(%arg0: tensor<128x256xbf16>, %arg1: tensor<256x512xi8>, %arg2: tensor<4x512xbf16>) -> tensor<128x512xbf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<256x512xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<256x512xi8>) outs(%0 : tensor<256x512xbf16>) {
    ^bb0(%in: i8, %out: bf16):
      %11 = arith.sitofp %in : i8 to bf16
      linalg.yield %11 : bf16
    } -> tensor<256x512xbf16>
    %expanded = tensor.expand_shape %1 [[0, 1], [2]] output_shape [4, 64, 512] : tensor<256x512xbf16> into tensor<4x64x512xbf16>
    %2 = tensor.empty() : tensor<4x64x512xbf16>
    %3 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<4x512xbf16>) outs(%2 : tensor<4x64x512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4x64x512xbf16>
    %4 = tensor.empty() : tensor<4x64x512xbf16>
    %5 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %3 : tensor<4x64x512xbf16>, tensor<4x64x512xbf16>) outs(%4 : tensor<4x64x512xbf16>) {
    ^bb0(%in: bf16, %in_0: bf16, %out: bf16):
      %11 = arith.mulf %in, %in_0 : bf16
      linalg.yield %11 : bf16
    } -> tensor<4x64x512xbf16>
    %collapsed = tensor.collapse_shape %5 [[0, 1], [2]] : tensor<4x64x512xbf16> into tensor<256x512xbf16>
    %6 = tensor.empty() : tensor<128x512xf32>
    %7 = linalg.fill ins(%cst : f32) outs(%6 : tensor<128x512xf32>) -> tensor<128x512xf32>
    %8 = linalg.matmul ins(%arg0, %collapsed : tensor<128x256xbf16>, tensor<256x512xbf16>) outs(%7 : tensor<128x512xf32>) -> tensor<128x512xf32>
    %9 = tensor.empty() : tensor<128x512xbf16>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<128x512xf32>) outs(%9 : tensor<128x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %11 = arith.truncf %in : f32 to bf16
      linalg.yield %11 : bf16
    } -> tensor<128x512xbf16>
    return %10 : tensor<128x512xbf16>
  }
}

