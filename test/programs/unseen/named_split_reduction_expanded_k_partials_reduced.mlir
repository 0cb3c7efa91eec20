#map = affine_map<(d0, d1, d2, d3) -> (d1, d0, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d1, d2)>
module attributes {transform.with_named_sequence} {
  func.func @main(%arg0: tensor<70x90xf16>, %arg1: tensor<90x50xf16>, %arg2: tensor<70x50xf32>) -> tensor<70x50xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<70x50xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<70x50xf32>) -> tensor<70x50xf32>
    %expanded = tensor.expand_shape %arg0 [[0], [1, 2]] output_shape [70, 3, 30] : tensor<70x90xf16> into tensor<70x3x30xf16>
    %expanded_0 = tensor.expand_shape %arg1 [[0, 1], [2]] output_shape [3, 30, 50] : tensor<90x50xf16> into tensor<3x30x50xf16>
    %2 = tensor.empty() : tensor<3x70x50xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<3x70x50xf32>) -> tensor<3x70x50xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded, %expanded_0 : tensor<70x3x30xf16>, tensor<3x30x50xf16>) outs(%3 : tensor<3x70x50xf32>) {
    ^bb0(%in: f16, %in_1: f16, %out: f32):
      %7 = arith.extf %in : f16 to f32
      %8 = arith.extf %in_1 : f16 to f32
      %9 = arith.mulf %7, %8 : f32
      %10 = arith.addf %out, %9 : f32
      linalg.yield %10 : f32
    } -> tensor<3x70x50xf32>
    %5 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["reduction", "parallel", "parallel"]} ins(%4 : tensor<3x70x50xf32>) outs(%1 : tensor<70x50xf32>) {
    ^bb0(%in: f32, %out: f32):
      %7 = arith.addf %in, %out : f32
      linalg.yield %7 : f32
    } -> tensor<70x50xf32>
    %6 = linalg.elementwise <add> ins(%5, %arg2 : tensor<70x50xf32>, tensor<70x50xf32>) outs(%0 : tensor<70x50xf32>) -> tensor<70x50xf32>
    return %6 : tensor<70x50xf32>
  }
}

