#map = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d1, d0)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module @jit_einsum_two_free {
  func.func public @main(%arg0: tensor<6x16x32xf32>, %arg1: tensor<32x5x7xf32>) -> tensor<16x6x5x7xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<5x7x32xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<32x5x7xf32>) outs(%0 : tensor<5x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x7x32xf32>
    %collapsed = tensor.collapse_shape %1 [[0, 1], [2]] : tensor<5x7x32xf32> into tensor<35x32xf32>
    %2 = tensor.empty() : tensor<32x6x16xf32>
    %3 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<6x16x32xf32>) outs(%2 : tensor<32x6x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x6x16xf32>
    %collapsed_0 = tensor.collapse_shape %3 [[0], [1, 2]] : tensor<32x6x16xf32> into tensor<32x96xf32>
    %4 = tensor.empty() : tensor<35x96xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<35x96xf32>) -> tensor<35x96xf32>
    %6 = linalg.matmul ins(%collapsed, %collapsed_0 : tensor<35x32xf32>, tensor<32x96xf32>) outs(%5 : tensor<35x96xf32>) -> tensor<35x96xf32>
    %expanded = tensor.expand_shape %6 [[0, 1], [2, 3]] output_shape [5, 7, 6, 16] : tensor<35x96xf32> into tensor<5x7x6x16xf32>
    %7 = tensor.empty() : tensor<16x6x5x7xf32>
    %8 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<5x7x6x16xf32>) outs(%7 : tensor<16x6x5x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x6x5x7xf32>
    return %8 : tensor<16x6x5x7xf32>
  }
}

