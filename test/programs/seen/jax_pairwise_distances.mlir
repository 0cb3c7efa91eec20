#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d1)>
#map3 = affine_map<(d0, d1) -> (d1, d0)>
module @jit_pairwise_distances {
  func.func public @main(%arg0: tensor<64x40xf32>, %arg1: tensor<96x40xf32>) -> tensor<64x96xf32> {
    %cst = arith.constant 2.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<64x40xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<64x40xf32>) outs(%0 : tensor<64x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = arith.mulf %in, %in : f32
      linalg.yield %25 : f32
    } -> tensor<64x40xf32>
    %2 = tensor.empty() : tensor<64xf32>
    %3 = linalg.fill ins(%cst_0 : f32) outs(%2 : tensor<64xf32>) -> tensor<64xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%1 : tensor<64x40xf32>) outs(%3 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = arith.addf %out, %in : f32
      linalg.yield %25 : f32
    } -> tensor<64xf32>
    %5 = tensor.empty() : tensor<96x40xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<96x40xf32>) outs(%5 : tensor<96x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = arith.mulf %in, %in : f32
      linalg.yield %25 : f32
    } -> tensor<96x40xf32>
    %7 = tensor.empty() : tensor<96xf32>
    %8 = linalg.fill ins(%cst_0 : f32) outs(%7 : tensor<96xf32>) -> tensor<96xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%6 : tensor<96x40xf32>) outs(%8 : tensor<96xf32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = arith.addf %out, %in : f32
      linalg.yield %25 : f32
    } -> tensor<96xf32>
    %10 = tensor.empty() : tensor<64x96xf32>
    %11 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<64xf32>) outs(%10 : tensor<64x96xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x96xf32>
    %12 = tensor.empty() : tensor<64x96xf32>
    %13 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<96xf32>) outs(%12 : tensor<64x96xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x96xf32>
    %14 = tensor.empty() : tensor<64x96xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%11, %13 : tensor<64x96xf32>, tensor<64x96xf32>) outs(%14 : tensor<64x96xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %25 = arith.addf %in, %in_1 : f32
      linalg.yield %25 : f32
    } -> tensor<64x96xf32>
    %16 = tensor.empty() : tensor<64x40xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<64x40xf32>) outs(%16 : tensor<64x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = arith.mulf %in, %cst : f32
      linalg.yield %25 : f32
    } -> tensor<64x40xf32>
    %18 = tensor.empty() : tensor<40x96xf32>
    %19 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<96x40xf32>) outs(%18 : tensor<40x96xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<40x96xf32>
    %20 = tensor.empty() : tensor<64x96xf32>
    %21 = linalg.fill ins(%cst_0 : f32) outs(%20 : tensor<64x96xf32>) -> tensor<64x96xf32>
    %22 = linalg.matmul ins(%17, %19 : tensor<64x40xf32>, tensor<40x96xf32>) outs(%21 : tensor<64x96xf32>) -> tensor<64x96xf32>
    %23 = tensor.empty() : tensor<64x96xf32>
    %24 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%15, %22 : tensor<64x96xf32>, tensor<64x96xf32>) outs(%23 : tensor<64x96xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %25 = arith.subf %in, %in_1 : f32
      linalg.yield %25 : f32
    } -> tensor<64x96xf32>
    return %24 : tensor<64x96xf32>
  }
}

