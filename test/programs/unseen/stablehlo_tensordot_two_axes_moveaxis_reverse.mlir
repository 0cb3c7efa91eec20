#map = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map1 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d2)>
#map2 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (-d0 + 5, d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, -d1 + 3, d2, -d3 + 1)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module @jit_tensordot_two_axes_moveaxis_reverse attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x4x5x2xf32>, %arg1: tensor<5x2x6xf32>) -> (tensor<6x3x4xf32> {jax.result_info = "result[0]"}, tensor<12x6xf32> {jax.result_info = "result[1]"}) {
    %0 = tensor.empty() : tensor<3x4x6xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<3x4x6xf32>) -> tensor<3x4x6xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%arg0, %arg1 : tensor<3x4x5x2xf32>, tensor<5x2x6xf32>) outs(%1 : tensor<3x4x6xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %10 = arith.mulf %in, %in_1 : f32
      %11 = arith.addf %out, %10 : f32
      linalg.yield %11 : f32
    } -> tensor<3x4x6xf32>
    %3 = tensor.empty() : tensor<6x3x4xf32>
    %transposed = linalg.transpose ins(%2 : tensor<3x4x6xf32>) outs(%3 : tensor<6x3x4xf32>) permutation = [2, 0, 1] 
    %4 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed : tensor<6x3x4xf32>) outs(%3 : tensor<6x3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x3x4xf32>
    %5 = tensor.empty() : tensor<3x4x5x2xf32>
    %6 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<3x4x5x2xf32>) outs(%5 : tensor<3x4x5x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x4x5x2xf32>
    %collapsed = tensor.collapse_shape %6 [[0, 1], [2, 3]] : tensor<3x4x5x2xf32> into tensor<12x10xf32>
    %collapsed_0 = tensor.collapse_shape %arg1 [[0, 1], [2]] : tensor<5x2x6xf32> into tensor<10x6xf32>
    %7 = tensor.empty() : tensor<12x6xf32>
    %8 = linalg.fill ins(%cst : f32) outs(%7 : tensor<12x6xf32>) -> tensor<12x6xf32>
    %9 = linalg.matmul ins(%collapsed, %collapsed_0 : tensor<12x10xf32>, tensor<10x6xf32>) outs(%8 : tensor<12x6xf32>) -> tensor<12x6xf32>
    return %4, %9 : tensor<6x3x4xf32>, tensor<12x6xf32>
  }
}

