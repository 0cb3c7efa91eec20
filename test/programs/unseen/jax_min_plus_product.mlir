// Shortest paths of two steps: a product of minima over sums.
#map = affine_map<(d0, d1, d2) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
module @jit_min_plus_product {
  func.func public @main(%arg0: tensor<9x11xf32>, %arg1: tensor<11x7xf32>) -> tensor<9x7xf32> {
    %cst = arith.constant 0x7F800000 : f32
    %0 = tensor.empty() : tensor<9x11x7xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<9x11xf32>) outs(%0 : tensor<9x11x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x11x7xf32>
    %2 = tensor.empty() : tensor<9x11x7xf32>
    %3 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<11x7xf32>) outs(%2 : tensor<9x11x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x11x7xf32>
    %4 = tensor.empty() : tensor<9x11x7xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %3 : tensor<9x11x7xf32>, tensor<9x11x7xf32>) outs(%4 : tensor<9x11x7xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %9 = arith.addf %in, %in_0 : f32
      linalg.yield %9 : f32
    } -> tensor<9x11x7xf32>
    %6 = tensor.empty() : tensor<9x7xf32>
    %7 = linalg.fill ins(%cst : f32) outs(%6 : tensor<9x7xf32>) -> tensor<9x7xf32>
    %8 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%5 : tensor<9x11x7xf32>) outs(%7 : tensor<9x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %9 = arith.minimumf %out, %in : f32
      linalg.yield %9 : f32
    } -> tensor<9x7xf32>
    return %8 : tensor<9x7xf32>
  }
}

