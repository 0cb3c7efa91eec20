#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> ()>
#map2 = affine_map<() -> ()>
module @jit_lamb_trust_ratio {
  func.func public @main(%arg0: tensor<12x8xf32>, %arg1: tensor<12x8xf32>, %arg2: tensor<12x8xf32>, %arg3: tensor<12x8xf32>) -> (tensor<12x8xf32>, tensor<12x8xf32>, tensor<12x8xf32>) {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 0.00999999977 : f32
    %cst_2 = arith.constant 9.99999997E-7 : f32
    %cst_3 = arith.constant 1.000000e-03 : f32
    %cst_4 = arith.constant 9.990000e-01 : f32
    %cst_5 = arith.constant 1.000000e-01 : f32
    %cst_6 = arith.constant 0.899999976 : f32
    %0 = tensor.empty() : tensor<12x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<12x8xf32>) outs(%0 : tensor<12x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %60 = arith.mulf %in, %cst_6 : f32
      linalg.yield %60 : f32
    } -> tensor<12x8xf32>
    %2 = tensor.empty() : tensor<12x8xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<12x8xf32>) outs(%2 : tensor<12x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %60 = arith.mulf %in, %cst_5 : f32
      linalg.yield %60 : f32
    } -> tensor<12x8xf32>
    %4 = tensor.empty() : tensor<12x8xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %3 : tensor<12x8xf32>, tensor<12x8xf32>) outs(%4 : tensor<12x8xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %60 = arith.addf %in, %in_7 : f32
      linalg.yield %60 : f32
    } -> tensor<12x8xf32>
    %6 = tensor.empty() : tensor<12x8xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<12x8xf32>) outs(%6 : tensor<12x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %60 = arith.mulf %in, %cst_4 : f32
      linalg.yield %60 : f32
    } -> tensor<12x8xf32>
    %8 = tensor.empty() : tensor<12x8xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<12x8xf32>) outs(%8 : tensor<12x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %60 = arith.mulf %in, %cst_3 : f32
      linalg.yield %60 : f32
    } -> tensor<12x8xf32>
    %10 = tensor.empty() : tensor<12x8xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%9, %arg1 : tensor<12x8xf32>, tensor<12x8xf32>) outs(%10 : tensor<12x8xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %60 = arith.mulf %in, %in_7 : f32
      linalg.yield %60 : f32
    } -> tensor<12x8xf32>
    %12 = tensor.empty() : tensor<12x8xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%7, %11 : tensor<12x8xf32>, tensor<12x8xf32>) outs(%12 : tensor<12x8xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %60 = arith.addf %in, %in_7 : f32
      linalg.yield %60 : f32
    } -> tensor<12x8xf32>
    %14 = tensor.empty() : tensor<12x8xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<12x8xf32>) outs(%14 : tensor<12x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %60 = arith.divf %in, %cst_5 : f32
      linalg.yield %60 : f32
    } -> tensor<12x8xf32>
    %16 = tensor.empty() : tensor<12x8xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<12x8xf32>) outs(%16 : tensor<12x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %60 = arith.divf %in, %cst_3 : f32
      linalg.yield %60 : f32
    } -> tensor<12x8xf32>
    %18 = tensor.empty() : tensor<12x8xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<12x8xf32>) outs(%18 : tensor<12x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %60 = math.sqrt %in : f32
      linalg.yield %60 : f32
    } -> tensor<12x8xf32>
    %20 = tensor.empty() : tensor<12x8xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<12x8xf32>) outs(%20 : tensor<12x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %60 = arith.addf %in, %cst_2 : f32
      linalg.yield %60 : f32
    } -> tensor<12x8xf32>
    %22 = tensor.empty() : tensor<12x8xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%15, %21 : tensor<12x8xf32>, tensor<12x8xf32>) outs(%22 : tensor<12x8xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %60 = arith.divf %in, %in_7 : f32
      linalg.yield %60 : f32
    } -> tensor<12x8xf32>
    %24 = tensor.empty() : tensor<12x8xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<12x8xf32>) outs(%24 : tensor<12x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %60 = arith.mulf %in, %cst_1 : f32
      linalg.yield %60 : f32
    } -> tensor<12x8xf32>
    %26 = tensor.empty() : tensor<12x8xf32>
    %27 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%23, %25 : tensor<12x8xf32>, tensor<12x8xf32>) outs(%26 : tensor<12x8xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %60 = arith.addf %in, %in_7 : f32
      linalg.yield %60 : f32
    } -> tensor<12x8xf32>
    %28 = tensor.empty() : tensor<12x8xf32>
    %29 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<12x8xf32>) outs(%28 : tensor<12x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %60 = arith.mulf %in, %in : f32
      linalg.yield %60 : f32
    } -> tensor<12x8xf32>
    %30 = tensor.empty() : tensor<f32>
    %31 = linalg.fill ins(%cst_0 : f32) outs(%30 : tensor<f32>) -> tensor<f32>
    %32 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction"]} ins(%29 : tensor<12x8xf32>) outs(%31 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %60 = arith.addf %out, %in : f32
      linalg.yield %60 : f32
    } -> tensor<f32>
    %33 = tensor.empty() : tensor<f32>
    %34 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%32 : tensor<f32>) outs(%33 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %60 = math.sqrt %in : f32
      linalg.yield %60 : f32
    } -> tensor<f32>
    %35 = tensor.empty() : tensor<12x8xf32>
    %36 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<12x8xf32>) outs(%35 : tensor<12x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %60 = arith.mulf %in, %in : f32
      linalg.yield %60 : f32
    } -> tensor<12x8xf32>
    %37 = tensor.empty() : tensor<f32>
    %38 = linalg.fill ins(%cst_0 : f32) outs(%37 : tensor<f32>) -> tensor<f32>
    %39 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction"]} ins(%36 : tensor<12x8xf32>) outs(%38 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %60 = arith.addf %out, %in : f32
      linalg.yield %60 : f32
    } -> tensor<f32>
    %40 = tensor.empty() : tensor<f32>
    %41 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%39 : tensor<f32>) outs(%40 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %60 = math.sqrt %in : f32
      linalg.yield %60 : f32
    } -> tensor<f32>
    %42 = tensor.empty() : tensor<i1>
    %43 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%34 : tensor<f32>) outs(%42 : tensor<i1>) {
    ^bb0(%in: f32, %out: i1):
      %60 = arith.cmpf ogt, %in, %cst_0 : f32
      linalg.yield %60 : i1
    } -> tensor<i1>
    %44 = tensor.empty() : tensor<i1>
    %45 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%41 : tensor<f32>) outs(%44 : tensor<i1>) {
    ^bb0(%in: f32, %out: i1):
      %60 = arith.cmpf ogt, %in, %cst_0 : f32
      linalg.yield %60 : i1
    } -> tensor<i1>
    %46 = tensor.empty() : tensor<i1>
    %47 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%43, %45 : tensor<i1>, tensor<i1>) outs(%46 : tensor<i1>) {
    ^bb0(%in: i1, %in_7: i1, %out: i1):
      %60 = arith.andi %in, %in_7 : i1
      linalg.yield %60 : i1
    } -> tensor<i1>
    %48 = tensor.empty() : tensor<f32>
    %49 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%34, %41 : tensor<f32>, tensor<f32>) outs(%48 : tensor<f32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %60 = arith.divf %in, %in_7 : f32
      linalg.yield %60 : f32
    } -> tensor<f32>
    %50 = tensor.empty() : tensor<f32>
    %51 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%47, %49 : tensor<i1>, tensor<f32>) outs(%50 : tensor<f32>) {
    ^bb0(%in: i1, %in_7: f32, %out: f32):
      %60 = arith.select %in, %in_7, %cst : f32
      linalg.yield %60 : f32
    } -> tensor<f32>
    %52 = tensor.empty() : tensor<f32>
    %53 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%51 : tensor<f32>) outs(%52 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %60 = arith.mulf %in, %cst_5 : f32
      linalg.yield %60 : f32
    } -> tensor<f32>
    %54 = tensor.empty() : tensor<12x8xf32>
    %55 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%53 : tensor<f32>) outs(%54 : tensor<12x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12x8xf32>
    %56 = tensor.empty() : tensor<12x8xf32>
    %57 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%55, %27 : tensor<12x8xf32>, tensor<12x8xf32>) outs(%56 : tensor<12x8xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %60 = arith.mulf %in, %in_7 : f32
      linalg.yield %60 : f32
    } -> tensor<12x8xf32>
    %58 = tensor.empty() : tensor<12x8xf32>
    %59 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %57 : tensor<12x8xf32>, tensor<12x8xf32>) outs(%58 : tensor<12x8xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %60 = arith.subf %in, %in_7 : f32
      linalg.yield %60 : f32
    } -> tensor<12x8xf32>
    return %59, %5, %13 : tensor<12x8xf32>, tensor<12x8xf32>, tensor<12x8xf32>
  }
}

