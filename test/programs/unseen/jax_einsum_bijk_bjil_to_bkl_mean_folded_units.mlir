#map = affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d4, d1)>
#map1 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d3, d2)>
#map2 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module @jit_einsum_bijk_bjil_to_bkl_mean {
  func.func public @main(%arg0: tensor<2x3x4x5xf32>, %arg1: tensor<2x4x3x6xf32>) -> tensor<2x5x6xf32> {
    %cst = arith.constant 1.200000e+01 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x5x6xf32>
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<2x5x6xf32>) -> tensor<2x5x6xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%arg0, %arg1 : tensor<2x3x4x5xf32>, tensor<2x4x3x6xf32>) outs(%1 : tensor<2x5x6xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %5 = arith.mulf %in, %in_1 : f32
      %6 = arith.addf %out, %5 : f32
      linalg.yield %6 : f32
    } -> tensor<2x5x6xf32>
    %3 = tensor.empty() : tensor<2x5x6xf32>
    %4 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2 : tensor<2x5x6xf32>) outs(%3 : tensor<2x5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %5 = arith.divf %in, %cst : f32
      linalg.yield %5 : f32
    } -> tensor<2x5x6xf32>
    return %4 : tensor<2x5x6xf32>
  }
}

