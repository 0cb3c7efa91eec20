// A gradient's product whose result goes to a moment and to weights.
#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> ()>
#map3 = affine_map<() -> ()>
module @jit_adam_beside_backward_product {
  func.func public @main(%arg0: tensor<12x16xf32>, %arg1: tensor<16x16xf32>, %arg2: tensor<16x16xf32>) -> (tensor<16x16xf32>, tensor<16x16xf32>) {
    %cst = arith.constant 9.99999997E-7 : f32
    %cst_0 = arith.constant 2.560000e+02 : f32
    %cst_1 = arith.constant 0.00999999977 : f32
    %cst_2 = arith.constant 1.000000e-01 : f32
    %cst_3 = arith.constant 0.899999976 : f32
    %cst_4 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<16x12xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<12x16xf32>) outs(%0 : tensor<16x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x12xf32>
    %2 = tensor.empty() : tensor<12x16xf32>
    %3 = linalg.fill ins(%cst_4 : f32) outs(%2 : tensor<12x16xf32>) -> tensor<12x16xf32>
    %4 = linalg.matmul ins(%arg0, %arg1 : tensor<12x16xf32>, tensor<16x16xf32>) outs(%3 : tensor<12x16xf32>) -> tensor<12x16xf32>
    %5 = tensor.empty() : tensor<12x16xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<12x16xf32>) outs(%5 : tensor<12x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %35 = math.tanh %in : f32
      linalg.yield %35 : f32
    } -> tensor<12x16xf32>
    %7 = tensor.empty() : tensor<16x16xf32>
    %8 = linalg.fill ins(%cst_4 : f32) outs(%7 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %9 = linalg.matmul ins(%1, %6 : tensor<16x12xf32>, tensor<12x16xf32>) outs(%8 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %10 = tensor.empty() : tensor<16x16xf32>
    %11 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<16x16xf32>) outs(%10 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %35 = arith.mulf %in, %cst_3 : f32
      linalg.yield %35 : f32
    } -> tensor<16x16xf32>
    %12 = tensor.empty() : tensor<16x16xf32>
    %13 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<16x16xf32>) outs(%12 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %35 = arith.mulf %in, %cst_2 : f32
      linalg.yield %35 : f32
    } -> tensor<16x16xf32>
    %14 = tensor.empty() : tensor<16x16xf32>
    %15 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%11, %13 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%14 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %35 = arith.addf %in, %in_5 : f32
      linalg.yield %35 : f32
    } -> tensor<16x16xf32>
    %16 = tensor.empty() : tensor<16x16xf32>
    %17 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<16x16xf32>) outs(%16 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %35 = arith.mulf %in, %cst_1 : f32
      linalg.yield %35 : f32
    } -> tensor<16x16xf32>
    %18 = tensor.empty() : tensor<16x16xf32>
    %19 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<16x16xf32>) outs(%18 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %35 = arith.mulf %in, %in : f32
      linalg.yield %35 : f32
    } -> tensor<16x16xf32>
    %20 = tensor.empty() : tensor<f32>
    %21 = linalg.fill ins(%cst_4 : f32) outs(%20 : tensor<f32>) -> tensor<f32>
    %22 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction"]} ins(%19 : tensor<16x16xf32>) outs(%21 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %35 = arith.addf %out, %in : f32
      linalg.yield %35 : f32
    } -> tensor<f32>
    %23 = tensor.empty() : tensor<f32>
    %24 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%22 : tensor<f32>) outs(%23 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %35 = arith.divf %in, %cst_0 : f32
      linalg.yield %35 : f32
    } -> tensor<f32>
    %25 = tensor.empty() : tensor<f32>
    %26 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%24 : tensor<f32>) outs(%25 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %35 = math.sqrt %in : f32
      linalg.yield %35 : f32
    } -> tensor<f32>
    %27 = tensor.empty() : tensor<f32>
    %28 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%26 : tensor<f32>) outs(%27 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %35 = arith.addf %in, %cst : f32
      linalg.yield %35 : f32
    } -> tensor<f32>
    %29 = tensor.empty() : tensor<16x16xf32>
    %30 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%28 : tensor<f32>) outs(%29 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x16xf32>
    %31 = tensor.empty() : tensor<16x16xf32>
    %32 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%17, %30 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%31 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %35 = arith.divf %in, %in_5 : f32
      linalg.yield %35 : f32
    } -> tensor<16x16xf32>
    %33 = tensor.empty() : tensor<16x16xf32>
    %34 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1, %32 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%33 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %35 = arith.subf %in, %in_5 : f32
      linalg.yield %35 : f32
    } -> tensor<16x16xf32>
    return %34, %15 : tensor<16x16xf32>, tensor<16x16xf32>
  }
}

