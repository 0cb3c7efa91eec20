// One contracted, one kept in both, one summed out of one.
#map = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d1, d0)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> (d0)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map7 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
module @jit_einsum_contract_crossed_and_kept {
  func.func public @main(%arg0: tensor<5x6x7xf32>, %arg1: tensor<7x6xf32>) -> (tensor<6xf32>, tensor<5x6xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<6x7xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<6x7xf32>) -> tensor<6x7xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0 : tensor<5x6x7xf32>) outs(%1 : tensor<6x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %15 = arith.addf %out, %in : f32
      linalg.yield %15 : f32
    } -> tensor<6x7xf32>
    %3 = tensor.empty() : tensor<6x7xf32>
    %4 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<7x6xf32>) outs(%3 : tensor<6x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x7xf32>
    %5 = tensor.empty() : tensor<6xf32>
    %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<6xf32>) -> tensor<6xf32>
    %7 = linalg.generic {indexing_maps = [#map3, #map3, #map4], iterator_types = ["parallel", "reduction"]} ins(%2, %4 : tensor<6x7xf32>, tensor<6x7xf32>) outs(%6 : tensor<6xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %15 = arith.mulf %in, %in_0 : f32
      %16 = arith.addf %out, %15 : f32
      linalg.yield %16 : f32
    } -> tensor<6xf32>
    %8 = tensor.empty() : tensor<6x7x5xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<5x6x7xf32>) outs(%8 : tensor<6x7x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x7x5xf32>
    %10 = tensor.empty() : tensor<6x5xf32>
    %11 = linalg.fill ins(%cst : f32) outs(%10 : tensor<6x5xf32>) -> tensor<6x5xf32>
    %12 = linalg.generic {indexing_maps = [#map6, #map7, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%4, %9 : tensor<6x7xf32>, tensor<6x7x5xf32>) outs(%11 : tensor<6x5xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %15 = arith.mulf %in, %in_0 : f32
      %16 = arith.addf %out, %15 : f32
      linalg.yield %16 : f32
    } -> tensor<6x5xf32>
    %13 = tensor.empty() : tensor<5x6xf32>
    %14 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<6x5xf32>) outs(%13 : tensor<5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x6xf32>
    return %7, %14 : tensor<6xf32>, tensor<5x6xf32>
  }
}

