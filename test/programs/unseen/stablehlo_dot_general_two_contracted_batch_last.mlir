#map = affine_map<(d0, d1, d2, d3) -> (d3, d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2, d3, d4) -> (d4, d1, d0)>
#map4 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
module @jit_dot_general_two_contracted_batch_last attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x2x4x5xf32>, %arg1: tensor<2x5x3xf32>) -> (tensor<2x4xf32> {jax.result_info = "result[0]"}, tensor<3x5x4x5xf32> {jax.result_info = "result[1]"}) {
    %0 = tensor.empty() : tensor<2x4xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2x4xf32>) -> tensor<2x4xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%arg0, %arg1 : tensor<3x2x4x5xf32>, tensor<2x5x3xf32>) outs(%1 : tensor<2x4xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %6 = arith.mulf %in, %in_0 : f32
      %7 = arith.addf %out, %6 : f32
      linalg.yield %7 : f32
    } -> tensor<2x4xf32>
    %3 = tensor.empty() : tensor<3x5x4x5xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<3x5x4x5xf32>) -> tensor<3x5x4x5xf32>
    %5 = linalg.generic {indexing_maps = [#map3, #map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg1, %arg0 : tensor<2x5x3xf32>, tensor<3x2x4x5xf32>) outs(%4 : tensor<3x5x4x5xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %6 = arith.mulf %in, %in_0 : f32
      %7 = arith.addf %out, %6 : f32
      linalg.yield %7 : f32
    } -> tensor<3x5x4x5xf32>
    return %2, %5 : tensor<2x4xf32>, tensor<3x5x4x5xf32>
  }
}

