#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d4, d2 + d5, d3 + d6)>
#map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d1, d4, d5, d6)>
#map3 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, 0, 0)>
module {
  func.func @main(%arg0: tensor<2x16x6x6xbf16>, %arg1: tensor<24x16x1x1xbf16>, %arg2: tensor<24xbf16>, %arg3: tensor<24xbf16>, %arg4: tensor<16x24x1x1xbf16>) -> tensor<2x16x6x6xbf16> {
    %cst = arith.constant 6.000000e+00 : bf16
    %cst_0 = arith.constant 0.000000e+00 : bf16
    %cst_1 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x24x6x6xf32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%0 : tensor<2x24x6x6xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_1 : f32
    } -> tensor<2x24x6x6xf32>
    %2 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%arg0, %arg1 : tensor<2x16x6x6xbf16>, tensor<24x16x1x1xbf16>) outs(%1 : tensor<2x24x6x6xf32>) attrs =  {linalg.memoized_indexing_maps = [#map1, #map2, #map3]} {
    ^bb0(%in: bf16, %in_3: bf16, %out: f32):
      %8 = arith.extf %in : bf16 to f32
      %9 = arith.extf %in_3 : bf16 to f32
      %10 = arith.mulf %8, %9 : f32
      %11 = arith.addf %out, %10 : f32
      linalg.yield %11 : f32
    } -> tensor<2x24x6x6xf32>
    %expanded = tensor.expand_shape %arg2 [[0, 1, 2]] output_shape [24, 1, 1] : tensor<24xbf16> into tensor<24x1x1xbf16>
    %expanded_2 = tensor.expand_shape %arg3 [[0, 1, 2]] output_shape [24, 1, 1] : tensor<24xbf16> into tensor<24x1x1xbf16>
    %3 = tensor.empty() : tensor<2x16x6x6xf32>
    %4 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%3 : tensor<2x16x6x6xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_1 : f32
    } -> tensor<2x16x6x6xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map4, #map4, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%2, %expanded, %expanded_2, %arg4 : tensor<2x24x6x6xf32>, tensor<24x1x1xbf16>, tensor<24x1x1xbf16>, tensor<16x24x1x1xbf16>) outs(%4 : tensor<2x16x6x6xf32>) {
    ^bb0(%in: f32, %in_3: bf16, %in_4: bf16, %in_5: bf16, %out: f32):
      %8 = arith.truncf %in : f32 to bf16
      %9 = arith.mulf %8, %in_3 : bf16
      %10 = arith.addf %9, %in_4 : bf16
      %11 = arith.cmpf ogt, %10, %cst_0 : bf16
      %12 = arith.select %11, %10, %cst_0 : bf16
      %13 = arith.cmpf olt, %cst, %12 : bf16
      %14 = arith.select %13, %cst, %12 : bf16
      %15 = arith.extf %14 : bf16 to f32
      %16 = arith.extf %in_5 : bf16 to f32
      %17 = arith.mulf %15, %16 : f32
      %18 = arith.addf %out, %17 : f32
      linalg.yield %18 : f32
    } -> tensor<2x16x6x6xf32>
    %6 = tensor.empty() : tensor<2x16x6x6xbf16>
    %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0, %5 : tensor<2x16x6x6xbf16>, tensor<2x16x6x6xf32>) outs(%6 : tensor<2x16x6x6xbf16>) {
    ^bb0(%in: bf16, %in_3: f32, %out: bf16):
      %8 = arith.truncf %in_3 : f32 to bf16
      %9 = arith.addf %in, %8 : bf16
      linalg.yield %9 : bf16
    } -> tensor<2x16x6x6xbf16>
    return %7 : tensor<2x16x6x6xbf16>
  }
}

