// What MLIR makes of a program: conv img2col.
#map = affine_map<(d0, d1, d2) -> (d0, d1 floordiv 8 + d2 floordiv 12, d1 mod 8 + (d2 mod 12) floordiv 4, d2 mod 4)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<1x10x10x4xf32>, %arg1: tensor<3x3x4x8xf32>) -> tensor<1x8x8x8xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<1x8x8x8xf32>
    %collapsed = tensor.collapse_shape %arg1 [[0, 1, 2], [3]] : tensor<3x3x4x8xf32> into tensor<36x8xf32>
    %collapsed_0 = tensor.collapse_shape %0 [[0], [1, 2], [3]] : tensor<1x8x8x8xf32> into tensor<1x64x8xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%collapsed_0 : tensor<1x64x8xf32>) -> tensor<1x64x8xf32>
    %2 = tensor.empty() : tensor<1x64x36xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<1x10x10x4xf32>) outs(%2 : tensor<1x64x36xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x64x36xf32>
    %4 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%3, %collapsed : tensor<1x64x36xf32>, tensor<36x8xf32>) outs(%1 : tensor<1x64x8xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %5 = arith.mulf %in, %in_1 : f32
      %6 = arith.addf %5, %out : f32
      linalg.yield %6 : f32
    } -> tensor<1x64x8xf32>
    %expanded = tensor.expand_shape %4 [[0], [1, 2], [3]] output_shape [1, 8, 8, 8] : tensor<1x64x8xf32> into tensor<1x8x8x8xf32>
    return %expanded : tensor<1x8x8x8xf32>
  }
}

