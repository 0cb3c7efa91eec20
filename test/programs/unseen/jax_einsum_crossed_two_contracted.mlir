#map = affine_map<(d0, d1, d2, d3) -> (d3, d1, d0, d2)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d1, d0, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module @jit_einsum_crossed_two_contracted {
  func.func public @main(%arg0: tensor<3x5x7x4xf16>, %arg1: tensor<4x6x3x7xf16>) -> tensor<6x3x5xf16> {
    %cst = arith.constant 0.000000e+00 : f16
    %0 = tensor.empty() : tensor<3x6x7x4xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<4x6x3x7xf16>) outs(%0 : tensor<3x6x7x4xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<3x6x7x4xf16>
    %2 = tensor.empty() : tensor<3x7x4x5xf16>
    %3 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<3x5x7x4xf16>) outs(%2 : tensor<3x7x4x5xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<3x7x4x5xf16>
    %collapsed = tensor.collapse_shape %1 [[0], [1], [2, 3]] : tensor<3x6x7x4xf16> into tensor<3x6x28xf16>
    %collapsed_0 = tensor.collapse_shape %3 [[0], [1, 2], [3]] : tensor<3x7x4x5xf16> into tensor<3x28x5xf16>
    %4 = tensor.empty() : tensor<3x6x5xf16>
    %5 = linalg.fill ins(%cst : f16) outs(%4 : tensor<3x6x5xf16>) -> tensor<3x6x5xf16>
    %6 = linalg.batch_matmul ins(%collapsed, %collapsed_0 : tensor<3x6x28xf16>, tensor<3x28x5xf16>) outs(%5 : tensor<3x6x5xf16>) -> tensor<3x6x5xf16>
    %7 = tensor.empty() : tensor<6x3x5xf16>
    %8 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<3x6x5xf16>) outs(%7 : tensor<6x3x5xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<6x3x5xf16>
    return %8 : tensor<6x3x5xf16>
  }
}

