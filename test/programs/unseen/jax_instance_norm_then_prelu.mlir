#map = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, 0, 0, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d3)>
module @jit_instance_norm_then_prelu {
  func.func public @main(%arg0: tensor<2x8x8x6xf32>, %arg1: tensor<6xf32>, %arg2: tensor<6xf32>) -> tensor<2x8x8x6xf32> {
    %cst = arith.constant 9.99999974E-6 : f32
    %cst_0 = arith.constant 6.400000e+01 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x6xf32>
    %1 = linalg.fill ins(%cst_1 : f32) outs(%0 : tensor<2x6xf32>) -> tensor<2x6xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%arg0 : tensor<2x8x8x6xf32>) outs(%1 : tensor<2x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.addf %out, %in : f32
      linalg.yield %40 : f32
    } -> tensor<2x6xf32>
    %3 = tensor.empty() : tensor<2x1x1x6xf32>
    %4 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%2 : tensor<2x6xf32>) outs(%3 : tensor<2x1x1x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x1x6xf32>
    %5 = tensor.empty() : tensor<2x1x1x6xf32>
    %6 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%4 : tensor<2x1x1x6xf32>) outs(%5 : tensor<2x1x1x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.divf %in, %cst_0 : f32
      linalg.yield %40 : f32
    } -> tensor<2x1x1x6xf32>
    %7 = tensor.empty() : tensor<2x8x8x6xf32>
    %8 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%6 : tensor<2x1x1x6xf32>) outs(%7 : tensor<2x8x8x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x8x6xf32>
    %9 = tensor.empty() : tensor<2x8x8x6xf32>
    %10 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0, %8 : tensor<2x8x8x6xf32>, tensor<2x8x8x6xf32>) outs(%9 : tensor<2x8x8x6xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %40 = arith.subf %in, %in_2 : f32
      linalg.yield %40 : f32
    } -> tensor<2x8x8x6xf32>
    %11 = tensor.empty() : tensor<2x8x8x6xf32>
    %12 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%10 : tensor<2x8x8x6xf32>) outs(%11 : tensor<2x8x8x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.mulf %in, %in : f32
      linalg.yield %40 : f32
    } -> tensor<2x8x8x6xf32>
    %13 = tensor.empty() : tensor<2x6xf32>
    %14 = linalg.fill ins(%cst_1 : f32) outs(%13 : tensor<2x6xf32>) -> tensor<2x6xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%12 : tensor<2x8x8x6xf32>) outs(%14 : tensor<2x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.addf %out, %in : f32
      linalg.yield %40 : f32
    } -> tensor<2x6xf32>
    %16 = tensor.empty() : tensor<2x1x1x6xf32>
    %17 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15 : tensor<2x6xf32>) outs(%16 : tensor<2x1x1x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x1x6xf32>
    %18 = tensor.empty() : tensor<2x1x1x6xf32>
    %19 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17 : tensor<2x1x1x6xf32>) outs(%18 : tensor<2x1x1x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.divf %in, %cst_0 : f32
      linalg.yield %40 : f32
    } -> tensor<2x1x1x6xf32>
    %20 = tensor.empty() : tensor<2x1x1x6xf32>
    %21 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%19 : tensor<2x1x1x6xf32>) outs(%20 : tensor<2x1x1x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.addf %in, %cst : f32
      linalg.yield %40 : f32
    } -> tensor<2x1x1x6xf32>
    %22 = tensor.empty() : tensor<2x1x1x6xf32>
    %23 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21 : tensor<2x1x1x6xf32>) outs(%22 : tensor<2x1x1x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = math.sqrt %in : f32
      linalg.yield %40 : f32
    } -> tensor<2x1x1x6xf32>
    %24 = tensor.empty() : tensor<2x8x8x6xf32>
    %25 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23 : tensor<2x1x1x6xf32>) outs(%24 : tensor<2x8x8x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x8x6xf32>
    %26 = tensor.empty() : tensor<2x8x8x6xf32>
    %27 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%10, %25 : tensor<2x8x8x6xf32>, tensor<2x8x8x6xf32>) outs(%26 : tensor<2x8x8x6xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %40 = arith.divf %in, %in_2 : f32
      linalg.yield %40 : f32
    } -> tensor<2x8x8x6xf32>
    %28 = tensor.empty() : tensor<2x8x8x6xf32>
    %29 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<6xf32>) outs(%28 : tensor<2x8x8x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x8x6xf32>
    %30 = tensor.empty() : tensor<2x8x8x6xf32>
    %31 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27, %29 : tensor<2x8x8x6xf32>, tensor<2x8x8x6xf32>) outs(%30 : tensor<2x8x8x6xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %40 = arith.mulf %in, %in_2 : f32
      linalg.yield %40 : f32
    } -> tensor<2x8x8x6xf32>
    %32 = tensor.empty() : tensor<2x8x8x6xi1>
    %33 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31 : tensor<2x8x8x6xf32>) outs(%32 : tensor<2x8x8x6xi1>) {
    ^bb0(%in: f32, %out: i1):
      %40 = arith.cmpf oge, %in, %cst_1 : f32
      linalg.yield %40 : i1
    } -> tensor<2x8x8x6xi1>
    %34 = tensor.empty() : tensor<2x8x8x6xf32>
    %35 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<6xf32>) outs(%34 : tensor<2x8x8x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x8x6xf32>
    %36 = tensor.empty() : tensor<2x8x8x6xf32>
    %37 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%35, %31 : tensor<2x8x8x6xf32>, tensor<2x8x8x6xf32>) outs(%36 : tensor<2x8x8x6xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %40 = arith.mulf %in, %in_2 : f32
      linalg.yield %40 : f32
    } -> tensor<2x8x8x6xf32>
    %38 = tensor.empty() : tensor<2x8x8x6xf32>
    %39 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33, %31, %37 : tensor<2x8x8x6xi1>, tensor<2x8x8x6xf32>, tensor<2x8x8x6xf32>) outs(%38 : tensor<2x8x8x6xf32>) {
    ^bb0(%in: i1, %in_2: f32, %in_3: f32, %out: f32):
      %40 = arith.select %in, %in_2, %in_3 : f32
      linalg.yield %40 : f32
    } -> tensor<2x8x8x6xf32>
    return %39 : tensor<2x8x8x6xf32>
  }
}

