#map = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d6, d0, d2 + d3, d4 + d5)>
#map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d1, d0, d3, d5)>
#map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d6, d1, d2, d4)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> ()>
#map5 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2 * 3 + d4, d3 * 3 + d5)>
#map6 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>
#map7 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>
module {
  func.func @main(%arg0: tensor<2x3x9x9xf32>, %arg1: tensor<6x3x3x3xf32>) -> tensor<2x6x3x3xf32> {
    %cst = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_0 = arith.constant 0.000000e+00 : f32
    %padded = tensor.pad %arg0 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg2: index, %arg3: index, %arg4: index, %arg5: index):
      tensor.yield %cst_0 : f32
    } : tensor<2x3x9x9xf32> to tensor<2x3x11x11xf32>
    %0 = tensor.empty() : tensor<2x6x9x9xf32>
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<2x6x9x9xf32>) -> tensor<2x6x9x9xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["reduction", "parallel", "parallel", "reduction", "parallel", "reduction", "parallel"]} ins(%padded, %arg1 : tensor<2x3x11x11xf32>, tensor<6x3x3x3xf32>) outs(%1 : tensor<2x6x9x9xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %8 = arith.mulf %in, %in_1 : f32
      %9 = arith.addf %out, %8 : f32
      linalg.yield %9 : f32
    } -> tensor<2x6x9x9xf32>
    %3 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%2 : tensor<2x6x9x9xf32>) outs(%0 : tensor<2x6x9x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %8 = arith.maximumf %in, %cst_0 : f32
      linalg.yield %8 : f32
    } -> tensor<2x6x9x9xf32>
    %4 = tensor.empty() : tensor<2x6x3x3xf32>
    %5 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst : tensor<f32>) outs(%4 : tensor<2x6x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x6x3x3xf32>
    %6 = tensor.empty() : tensor<3x3xf32>
    %7 = linalg.generic {indexing_maps = [#map5, #map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%3, %6 : tensor<2x6x9x9xf32>, tensor<3x3xf32>) outs(%5 : tensor<2x6x3x3xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %8 = arith.maximumf %out, %in : f32
      linalg.yield %8 : f32
    } -> tensor<2x6x3x3xf32>
    return %7 : tensor<2x6x3x3xf32>
  }
}

