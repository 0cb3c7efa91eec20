// Weights and zero points of four bits without a sign, groups of 32 rows.
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module @jit_uint4_groups_uint4_zero_points {
  func.func public @main(%arg0: tensor<32x128xbf16>, %arg1: tensor<128x64xi4> {iree.abi.encoding = tensor<128x64xui4>}, %arg2: tensor<4x64xbf16>, %arg3: tensor<4x64xi4> {iree.abi.encoding = tensor<4x64xui4>}) -> tensor<32x64xbf16> {
    %cst = arith.constant 0.000000e+00 : bf16
    %0 = tensor.empty() : tensor<128x64xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<128x64xi4>) outs(%0 : tensor<128x64xf32>) {
    ^bb0(%in: i4, %out: f32):
      %19 = arith.uitofp %in : i4 to f32
      linalg.yield %19 : f32
    } -> tensor<128x64xf32>
    %expanded = tensor.expand_shape %1 [[0, 1], [2]] output_shape [4, 32, 64] : tensor<128x64xf32> into tensor<4x32x64xf32>
    %2 = tensor.empty() : tensor<4x64xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<4x64xi4>) outs(%2 : tensor<4x64xf32>) {
    ^bb0(%in: i4, %out: f32):
      %19 = arith.uitofp %in : i4 to f32
      linalg.yield %19 : f32
    } -> tensor<4x64xf32>
    %4 = tensor.empty() : tensor<4x32x64xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<4x64xf32>) outs(%4 : tensor<4x32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x32x64xf32>
    %6 = tensor.empty() : tensor<4x32x64xf32>
    %7 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %5 : tensor<4x32x64xf32>, tensor<4x32x64xf32>) outs(%6 : tensor<4x32x64xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %19 = arith.subf %in, %in_0 : f32
      linalg.yield %19 : f32
    } -> tensor<4x32x64xf32>
    %8 = tensor.empty() : tensor<4x64xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<4x64xbf16>) outs(%8 : tensor<4x64xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %19 = arith.extf %in : bf16 to f32
      linalg.yield %19 : f32
    } -> tensor<4x64xf32>
    %10 = tensor.empty() : tensor<4x32x64xf32>
    %11 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<4x64xf32>) outs(%10 : tensor<4x32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x32x64xf32>
    %12 = tensor.empty() : tensor<4x32x64xf32>
    %13 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %11 : tensor<4x32x64xf32>, tensor<4x32x64xf32>) outs(%12 : tensor<4x32x64xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %19 = arith.mulf %in, %in_0 : f32
      linalg.yield %19 : f32
    } -> tensor<4x32x64xf32>
    %14 = tensor.empty() : tensor<4x32x64xbf16>
    %15 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<4x32x64xf32>) outs(%14 : tensor<4x32x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %19 = arith.truncf %in : f32 to bf16
      linalg.yield %19 : bf16
    } -> tensor<4x32x64xbf16>
    %collapsed = tensor.collapse_shape %15 [[0, 1], [2]] : tensor<4x32x64xbf16> into tensor<128x64xbf16>
    %16 = tensor.empty() : tensor<32x64xbf16>
    %17 = linalg.fill ins(%cst : bf16) outs(%16 : tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %18 = linalg.matmul ins(%arg0, %collapsed : tensor<32x128xbf16>, tensor<128x64xbf16>) outs(%17 : tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %18 : tensor<32x64xbf16>
  }
}

