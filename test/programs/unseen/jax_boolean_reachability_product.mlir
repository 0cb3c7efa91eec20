// Whether any is set in both: or of ands, and its closure's first square.
#map = affine_map<(d0, d1, d2) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
module @jit_boolean_reachability_product {
  func.func public @main(%arg0: tensor<12x12xi1>, %arg1: tensor<12x12xi1>) -> (tensor<12x12xi1>, tensor<12x12xi1>) {
    %cst = arith.constant 0.000000e+00 : f32
    %false = arith.constant false
    %0 = tensor.empty() : tensor<12x12x12xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<12x12xi1>) outs(%0 : tensor<12x12x12xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<12x12x12xi1>
    %2 = tensor.empty() : tensor<12x12x12xi1>
    %3 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<12x12xi1>) outs(%2 : tensor<12x12x12xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<12x12x12xi1>
    %4 = tensor.empty() : tensor<12x12x12xi1>
    %5 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %3 : tensor<12x12x12xi1>, tensor<12x12x12xi1>) outs(%4 : tensor<12x12x12xi1>) {
    ^bb0(%in: i1, %in_0: i1, %out: i1):
      %14 = arith.andi %in, %in_0 : i1
      linalg.yield %14 : i1
    } -> tensor<12x12x12xi1>
    %6 = tensor.empty() : tensor<12x12xi1>
    %7 = linalg.fill ins(%false : i1) outs(%6 : tensor<12x12xi1>) -> tensor<12x12xi1>
    %8 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%5 : tensor<12x12x12xi1>) outs(%7 : tensor<12x12xi1>) {
    ^bb0(%in: i1, %out: i1):
      %14 = arith.ori %out, %in : i1
      linalg.yield %14 : i1
    } -> tensor<12x12xi1>
    %9 = tensor.empty() : tensor<12x12xf32>
    %10 = linalg.fill ins(%cst : f32) outs(%9 : tensor<12x12xf32>) -> tensor<12x12xf32>
    %11 = linalg.matmul ins(%8, %8 : tensor<12x12xi1>, tensor<12x12xi1>) outs(%10 : tensor<12x12xf32>) -> tensor<12x12xf32>
    %12 = tensor.empty() : tensor<12x12xi1>
    %13 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<12x12xf32>) outs(%12 : tensor<12x12xi1>) {
    ^bb0(%in: f32, %out: i1):
      %14 = arith.cmpf ogt, %in, %cst : f32
      linalg.yield %14 : i1
    } -> tensor<12x12xi1>
    return %8, %13 : tensor<12x12xi1>, tensor<12x12xi1>
  }
}

