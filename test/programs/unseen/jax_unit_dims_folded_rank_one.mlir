#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2, d3, d4) -> (d2, d3, d4)>
#map5 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
module @jit_unit_dims_folded_rank_one {
  func.func public @main(%arg0: tensor<3x1x24xf32>, %arg1: tensor<24x1xf32>, %arg2: tensor<1x16xf32>, %arg3: tensor<1x1x16xf32>) -> tensor<3x1x16xf32> {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %collapsed = tensor.collapse_shape %arg1 [[0, 1]] : tensor<24x1xf32> into tensor<24xf32>
    %0 = tensor.empty() : tensor<3xf32>
    %expanded = tensor.expand_shape %0 [[0, 1]] output_shape [3, 1] : tensor<3xf32> into tensor<3x1xf32>
    %1 = linalg.fill ins(%cst_0 : f32) outs(%expanded : tensor<3x1xf32>) -> tensor<3x1xf32>
    %expanded_1 = tensor.expand_shape %collapsed [[0, 1]] output_shape [1, 24] : tensor<24xf32> into tensor<1x24xf32>
    %expanded_2 = tensor.expand_shape %arg0 [[0, 1], [2], [3]] output_shape [3, 1, 1, 24] : tensor<3x1x24xf32> into tensor<3x1x1x24xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_2, %expanded_1 : tensor<3x1x1x24xf32>, tensor<1x24xf32>) outs(%1 : tensor<3x1xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %5 = arith.mulf %in, %in_5 : f32
      %6 = arith.addf %out, %5 : f32
      linalg.yield %6 : f32
    } -> tensor<3x1xf32>
    %expanded_3 = tensor.expand_shape %arg2 [[0], [1, 2]] output_shape [1, 1, 16] : tensor<1x16xf32> into tensor<1x1x16xf32>
    %3 = tensor.empty() : tensor<3x1x1x1x16xf32>
    %4 = linalg.generic {indexing_maps = [#map3, #map4, #map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%2, %expanded_3, %arg3 : tensor<3x1xf32>, tensor<1x1x16xf32>, tensor<1x1x16xf32>) outs(%3 : tensor<3x1x1x1x16xf32>) {
    ^bb0(%in: f32, %in_5: f32, %in_6: f32, %out: f32):
      %5 = arith.mulf %in, %in_5 : f32
      %6 = arith.addf %5, %in_6 : f32
      %7 = arith.negf %6 : f32
      %8 = math.exp %7 : f32
      %9 = arith.addf %8, %cst : f32
      %10 = arith.divf %cst, %9 : f32
      %11 = arith.mulf %6, %10 : f32
      linalg.yield %11 : f32
    } -> tensor<3x1x1x1x16xf32>
    %collapsed_4 = tensor.collapse_shape %4 [[0], [1], [2, 3, 4]] : tensor<3x1x1x1x16xf32> into tensor<3x1x16xf32>
    return %collapsed_4 : tensor<3x1x16xf32>
  }
}

