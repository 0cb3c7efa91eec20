// Groups of sixteen rows with scales and minima, any rows.
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<?x64xf16>, %arg1: tensor<64x48xi8>, %arg2: tensor<4x48xf16>, %arg3: tensor<4x48xf16>) -> tensor<?x48xf16> {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %expanded = tensor.expand_shape %arg1 [[0, 1], [2]] output_shape [4, 16, 48] : tensor<64x48xi8> into tensor<4x16x48xi8>
    %0 = tensor.empty() : tensor<4x16x48xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<4x16x48xi8>) outs(%0 : tensor<4x16x48xf16>) {
    ^bb0(%in: i8, %out: f16):
      %9 = arith.sitofp %in : i8 to f16
      linalg.yield %9 : f16
    } -> tensor<4x16x48xf16>
    %expanded_0 = tensor.expand_shape %arg2 [[0], [1, 2]] output_shape [4, 1, 48] : tensor<4x48xf16> into tensor<4x1x48xf16>
    %2 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %expanded_0 : tensor<4x16x48xf16>, tensor<4x1x48xf16>) outs(%0 : tensor<4x16x48xf16>) {
    ^bb0(%in: f16, %in_2: f16, %out: f16):
      %9 = arith.mulf %in, %in_2 : f16
      linalg.yield %9 : f16
    } -> tensor<4x16x48xf16>
    %expanded_1 = tensor.expand_shape %arg3 [[0], [1, 2]] output_shape [4, 1, 48] : tensor<4x48xf16> into tensor<4x1x48xf16>
    %3 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2, %expanded_1 : tensor<4x16x48xf16>, tensor<4x1x48xf16>) outs(%0 : tensor<4x16x48xf16>) {
    ^bb0(%in: f16, %in_2: f16, %out: f16):
      %9 = arith.addf %in, %in_2 : f16
      linalg.yield %9 : f16
    } -> tensor<4x16x48xf16>
    %collapsed = tensor.collapse_shape %3 [[0, 1], [2]] : tensor<4x16x48xf16> into tensor<64x48xf16>
    %dim = tensor.dim %arg0, %c0 : tensor<?x64xf16>
    %4 = tensor.empty(%dim) : tensor<?x48xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<?x48xf32>) -> tensor<?x48xf32>
    %6 = linalg.matmul ins(%arg0, %collapsed : tensor<?x64xf16>, tensor<64x48xf16>) outs(%5 : tensor<?x48xf32>) -> tensor<?x48xf32>
    %7 = tensor.empty(%dim) : tensor<?x48xf16>
    %8 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<?x48xf32>) outs(%7 : tensor<?x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %9 = arith.truncf %in : f32 to f16
      linalg.yield %9 : f16
    } -> tensor<?x48xf16>
    return %8 : tensor<?x48xf16>
  }
}
