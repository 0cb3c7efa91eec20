#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module @jit_w4_zero_points {
  func.func public @main(%arg0: tensor<128x256xbf16>, %arg1: tensor<256x512xi4> {iree.abi.encoding = tensor<256x512xui4>}, %arg2: tensor<4x512xbf16>, %arg3: tensor<4x512xi4> {iree.abi.encoding = tensor<4x512xui4>}) -> tensor<128x512xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<256x512xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<256x512xi4>) outs(%0 : tensor<256x512xbf16>) {
    ^bb0(%in: i4, %out: bf16):
      %15 = arith.uitofp %in : i4 to bf16
      linalg.yield %15 : bf16
    } -> tensor<256x512xbf16>
    %expanded = tensor.expand_shape %1 [[0, 1], [2]] output_shape [4, 64, 512] : tensor<256x512xbf16> into tensor<4x64x512xbf16>
    %2 = tensor.empty() : tensor<4x512xbf16>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<4x512xi4>) outs(%2 : tensor<4x512xbf16>) {
    ^bb0(%in: i4, %out: bf16):
      %15 = arith.uitofp %in : i4 to bf16
      linalg.yield %15 : bf16
    } -> tensor<4x512xbf16>
    %4 = tensor.empty() : tensor<4x64x512xbf16>
    %5 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<4x512xbf16>) outs(%4 : tensor<4x64x512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4x64x512xbf16>
    %6 = tensor.empty() : tensor<4x64x512xbf16>
    %7 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %5 : tensor<4x64x512xbf16>, tensor<4x64x512xbf16>) outs(%6 : tensor<4x64x512xbf16>) {
    ^bb0(%in: bf16, %in_0: bf16, %out: bf16):
      %15 = arith.subf %in, %in_0 : bf16
      linalg.yield %15 : bf16
    } -> tensor<4x64x512xbf16>
    %8 = tensor.empty() : tensor<4x64x512xbf16>
    %9 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<4x512xbf16>) outs(%8 : tensor<4x64x512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4x64x512xbf16>
    %10 = tensor.empty() : tensor<4x64x512xbf16>
    %11 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %9 : tensor<4x64x512xbf16>, tensor<4x64x512xbf16>) outs(%10 : tensor<4x64x512xbf16>) {
    ^bb0(%in: bf16, %in_0: bf16, %out: bf16):
      %15 = arith.mulf %in, %in_0 : bf16
      linalg.yield %15 : bf16
    } -> tensor<4x64x512xbf16>
    %collapsed = tensor.collapse_shape %11 [[0, 1], [2]] : tensor<4x64x512xbf16> into tensor<256x512xbf16>
    %12 = tensor.empty() : tensor<128x512xf32>
    %13 = linalg.fill ins(%cst : f32) outs(%12 : tensor<128x512xf32>) -> tensor<128x512xf32>
    %14 = linalg.matmul ins(%arg0, %collapsed : tensor<128x256xbf16>, tensor<256x512xbf16>) outs(%13 : tensor<128x512xf32>) -> tensor<128x512xf32>
    return %14 : tensor<128x512xf32>
  }
}

