#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<24x32xf16>, %arg1: tensor<48x32xi8>, %arg2: tensor<48x2xf16>, %arg3: tensor<48x2xi8>) -> tensor<24x48xf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %expanded = tensor.expand_shape %arg1 [[0], [1, 2]] output_shape [48, 2, 16] : tensor<48x32xi8> into tensor<48x2x16xi8>
    %0 = tensor.empty() : tensor<48x2x16xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<48x2x16xi8>) outs(%0 : tensor<48x2x16xf16>) {
    ^bb0(%in: i8, %out: f16):
      %12 = arith.sitofp %in : i8 to f16
      linalg.yield %12 : f16
    } -> tensor<48x2x16xf16>
    %expanded_0 = tensor.expand_shape %arg3 [[0], [1, 2]] output_shape [48, 2, 1] : tensor<48x2xi8> into tensor<48x2x1xi8>
    %2 = tensor.empty() : tensor<48x2x1xf16>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_0 : tensor<48x2x1xi8>) outs(%2 : tensor<48x2x1xf16>) {
    ^bb0(%in: i8, %out: f16):
      %12 = arith.sitofp %in : i8 to f16
      linalg.yield %12 : f16
    } -> tensor<48x2x1xf16>
    %4 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %3 : tensor<48x2x16xf16>, tensor<48x2x1xf16>) outs(%0 : tensor<48x2x16xf16>) {
    ^bb0(%in: f16, %in_2: f16, %out: f16):
      %12 = arith.subf %in, %in_2 : f16
      linalg.yield %12 : f16
    } -> tensor<48x2x16xf16>
    %expanded_1 = tensor.expand_shape %arg2 [[0], [1, 2]] output_shape [48, 2, 1] : tensor<48x2xf16> into tensor<48x2x1xf16>
    %5 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4, %expanded_1 : tensor<48x2x16xf16>, tensor<48x2x1xf16>) outs(%0 : tensor<48x2x16xf16>) {
    ^bb0(%in: f16, %in_2: f16, %out: f16):
      %12 = arith.mulf %in, %in_2 : f16
      linalg.yield %12 : f16
    } -> tensor<48x2x16xf16>
    %collapsed = tensor.collapse_shape %5 [[0], [1, 2]] : tensor<48x2x16xf16> into tensor<48x32xf16>
    %6 = tensor.empty() : tensor<32x48xf16>
    %transposed = linalg.transpose ins(%collapsed : tensor<48x32xf16>) outs(%6 : tensor<32x48xf16>) permutation = [1, 0] 
    %7 = tensor.empty() : tensor<24x48xf32>
    %8 = linalg.fill ins(%cst : f32) outs(%7 : tensor<24x48xf32>) -> tensor<24x48xf32>
    %9 = linalg.matmul ins(%arg0, %transposed : tensor<24x32xf16>, tensor<32x48xf16>) outs(%8 : tensor<24x48xf32>) -> tensor<24x48xf32>
    %10 = tensor.empty() : tensor<24x48xf16>
    %11 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<24x48xf32>) outs(%10 : tensor<24x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %12 = arith.truncf %in : f32 to f16
      linalg.yield %12 : f16
    } -> tensor<24x48xf16>
    return %11 : tensor<24x48xf16>
  }
}
