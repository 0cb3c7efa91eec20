#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d1, 0, 0)>
#map2 = affine_map<(d0, d1, d2, d3) -> ()>
module {
  func.func @main(%arg0: tensor<2x16x6x6xbf16>, %arg1: tensor<24x16x1x1xbf16>, %arg2: tensor<24xbf16>, %arg3: tensor<24xbf16>, %arg4: tensor<16x24x1x1xbf16>) -> tensor<2x16x6x6xbf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<6.000000e+00> : tensor<bf16>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<bf16>
    %0 = tensor.empty() : tensor<2x24x6x6xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2x24x6x6xf32>) -> tensor<2x24x6x6xf32>
    %2 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%arg0, %arg1 : tensor<2x16x6x6xbf16>, tensor<24x16x1x1xbf16>) outs(%1 : tensor<2x24x6x6xf32>) -> tensor<2x24x6x6xf32>
    %3 = tensor.empty() : tensor<2x24x6x6xbf16>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%2 : tensor<2x24x6x6xf32>) outs(%3 : tensor<2x24x6x6xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %15 = arith.truncf %in : f32 to bf16
      linalg.yield %15 : bf16
    } -> tensor<2x24x6x6xbf16>
    %expanded = tensor.expand_shape %arg2 [[0, 1, 2]] output_shape [24, 1, 1] : tensor<24xbf16> into tensor<24x1x1xbf16>
    %5 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%4, %expanded : tensor<2x24x6x6xbf16>, tensor<24x1x1xbf16>) outs(%3 : tensor<2x24x6x6xbf16>) {
    ^bb0(%in: bf16, %in_3: bf16, %out: bf16):
      %15 = arith.mulf %in, %in_3 : bf16
      linalg.yield %15 : bf16
    } -> tensor<2x24x6x6xbf16>
    %expanded_2 = tensor.expand_shape %arg3 [[0, 1, 2]] output_shape [24, 1, 1] : tensor<24xbf16> into tensor<24x1x1xbf16>
    %6 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %expanded_2 : tensor<2x24x6x6xbf16>, tensor<24x1x1xbf16>) outs(%3 : tensor<2x24x6x6xbf16>) {
    ^bb0(%in: bf16, %in_3: bf16, %out: bf16):
      %15 = arith.addf %in, %in_3 : bf16
      linalg.yield %15 : bf16
    } -> tensor<2x24x6x6xbf16>
    %7 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%6, %cst_1 : tensor<2x24x6x6xbf16>, tensor<bf16>) outs(%3 : tensor<2x24x6x6xbf16>) {
    ^bb0(%in: bf16, %in_3: bf16, %out: bf16):
      %15 = arith.cmpf ogt, %in, %in_3 : bf16
      %16 = arith.select %15, %in, %in_3 : bf16
      linalg.yield %16 : bf16
    } -> tensor<2x24x6x6xbf16>
    %8 = linalg.generic {indexing_maps = [#map2, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_0, %7 : tensor<bf16>, tensor<2x24x6x6xbf16>) outs(%3 : tensor<2x24x6x6xbf16>) {
    ^bb0(%in: bf16, %in_3: bf16, %out: bf16):
      %15 = arith.cmpf olt, %in, %in_3 : bf16
      %16 = arith.select %15, %in, %in_3 : bf16
      linalg.yield %16 : bf16
    } -> tensor<2x24x6x6xbf16>
    %9 = tensor.empty() : tensor<2x16x6x6xf32>
    %10 = linalg.fill ins(%cst : f32) outs(%9 : tensor<2x16x6x6xf32>) -> tensor<2x16x6x6xf32>
    %11 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%8, %arg4 : tensor<2x24x6x6xbf16>, tensor<16x24x1x1xbf16>) outs(%10 : tensor<2x16x6x6xf32>) -> tensor<2x16x6x6xf32>
    %12 = tensor.empty() : tensor<2x16x6x6xbf16>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11 : tensor<2x16x6x6xf32>) outs(%12 : tensor<2x16x6x6xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %15 = arith.truncf %in : f32 to bf16
      linalg.yield %15 : bf16
    } -> tensor<2x16x6x6xbf16>
    %14 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0, %13 : tensor<2x16x6x6xbf16>, tensor<2x16x6x6xbf16>) outs(%12 : tensor<2x16x6x6xbf16>) {
    ^bb0(%in: bf16, %in_3: bf16, %out: bf16):
      %15 = arith.addf %in, %in_3 : bf16
      linalg.yield %15 : bf16
    } -> tensor<2x16x6x6xbf16>
    return %14 : tensor<2x16x6x6xbf16>
  }
}
