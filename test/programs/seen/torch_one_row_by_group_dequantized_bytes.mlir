#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<1x256xf16>, %arg1: tensor<512x4x64xi8>, %arg2: tensor<512x4xf16>, %arg3: tensor<512x4xf16>) -> tensor<1x512xf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %0 = tensor.empty() : tensor<512x4x64xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<512x4x64xi8>) outs(%0 : tensor<512x4x64xf16>) {
    ^bb0(%in: i8, %out: f16):
      %14 = arith.sitofp %in : i8 to f16
      linalg.yield %14 : f16
    } -> tensor<512x4x64xf16>
    %expanded = tensor.expand_shape %arg3 [[0], [1, 2]] output_shape [512, 4, 1] : tensor<512x4xf16> into tensor<512x4x1xf16>
    %2 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %expanded : tensor<512x4x64xf16>, tensor<512x4x1xf16>) outs(%0 : tensor<512x4x64xf16>) {
    ^bb0(%in: f16, %in_2: f16, %out: f16):
      %14 = arith.subf %in, %in_2 : f16
      linalg.yield %14 : f16
    } -> tensor<512x4x64xf16>
    %expanded_1 = tensor.expand_shape %arg2 [[0], [1, 2]] output_shape [512, 4, 1] : tensor<512x4xf16> into tensor<512x4x1xf16>
    %3 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2, %expanded_1 : tensor<512x4x64xf16>, tensor<512x4x1xf16>) outs(%0 : tensor<512x4x64xf16>) {
    ^bb0(%in: f16, %in_2: f16, %out: f16):
      %14 = arith.mulf %in, %in_2 : f16
      linalg.yield %14 : f16
    } -> tensor<512x4x64xf16>
    %collapsed = tensor.collapse_shape %3 [[0], [1, 2]] : tensor<512x4x64xf16> into tensor<512x256xf16>
    %4 = tensor.empty() : tensor<256x512xf16>
    %transposed = linalg.transpose ins(%collapsed : tensor<512x256xf16>) outs(%4 : tensor<256x512xf16>) permutation = [1, 0] 
    %5 = tensor.empty() : tensor<1x512xf32>
    %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<1x512xf32>) -> tensor<1x512xf32>
    %7 = linalg.matmul ins(%arg0, %transposed : tensor<1x256xf16>, tensor<256x512xf16>) outs(%6 : tensor<1x512xf32>) -> tensor<1x512xf32>
    %8 = tensor.empty() : tensor<1x512xf16>
    %9 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<1x512xf32>) outs(%8 : tensor<1x512xf16>) {
    ^bb0(%in: f32, %out: f16):
      %14 = arith.truncf %in : f32 to f16
      linalg.yield %14 : f16
    } -> tensor<1x512xf16>
    %10 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<1x512xf16>) outs(%5 : tensor<1x512xf32>) {
    ^bb0(%in: f16, %out: f32):
      %14 = arith.extf %in : f16 to f32
      linalg.yield %14 : f32
    } -> tensor<1x512xf32>
    %11 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<1x512xf32>) outs(%5 : tensor<1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %14 = arith.negf %in : f32
      %15 = math.exp %14 : f32
      %16 = arith.addf %15, %cst_0 : f32
      %17 = arith.divf %cst_0, %16 : f32
      linalg.yield %17 : f32
    } -> tensor<1x512xf32>
    %12 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%10, %11 : tensor<1x512xf32>, tensor<1x512xf32>) outs(%5 : tensor<1x512xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %14 = arith.mulf %in, %in_2 : f32
      linalg.yield %14 : f32
    } -> tensor<1x512xf32>
    %13 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<1x512xf32>) outs(%8 : tensor<1x512xf16>) {
    ^bb0(%in: f32, %out: f16):
      %14 = arith.truncf %in : f32 to f16
      linalg.yield %14 : f16
    } -> tensor<1x512xf16>
    return %13 : tensor<1x512xf16>
  }
}
