// Fake quantization of weights with a straight-through gradient, and the scale's own.
#map = affine_map<() -> ()>
#map1 = affine_map<(d0, d1) -> ()>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d1, d0)>
module @jit_qat_straight_through_grads {
  func.func public @main(%arg0: tensor<16x24xf32>, %arg1: tensor<24x12xf32>, %arg2: tensor<f32>, %arg3: tensor<16x12xf32>) -> (tensor<16x24xf32>, tensor<24x12xf32>, tensor<f32>) {
    %cst = arith.constant 7.000000e+00 : f32
    %cst_0 = arith.constant -8.000000e+00 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant 1.000000e-01 : f32
    %cst_3 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<f32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg2 : tensor<f32>) outs(%0 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %76 = math.absf %in : f32
      linalg.yield %76 : f32
    } -> tensor<f32>
    %2 = tensor.empty() : tensor<i1>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg2 : tensor<f32>) outs(%2 : tensor<i1>) {
    ^bb0(%in: f32, %out: i1):
      %76 = arith.cmpf oge, %in, %cst_3 : f32
      linalg.yield %76 : i1
    } -> tensor<i1>
    %4 = tensor.empty() : tensor<f32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%1 : tensor<f32>) outs(%4 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %76 = arith.addf %in, %cst_2 : f32
      linalg.yield %76 : f32
    } -> tensor<f32>
    %6 = tensor.empty() : tensor<24x12xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<f32>) outs(%6 : tensor<24x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x12xf32>
    %8 = tensor.empty() : tensor<24x12xf32>
    %9 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg1, %7 : tensor<24x12xf32>, tensor<24x12xf32>) outs(%8 : tensor<24x12xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %76 = arith.divf %in, %in_4 : f32
      linalg.yield %76 : f32
    } -> tensor<24x12xf32>
    %10 = tensor.empty() : tensor<f32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%5 : tensor<f32>) outs(%10 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %76 = arith.mulf %in, %in : f32
      linalg.yield %76 : f32
    } -> tensor<f32>
    %12 = tensor.empty() : tensor<f32>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%11 : tensor<f32>) outs(%12 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %76 = arith.divf %cst_1, %in : f32
      linalg.yield %76 : f32
    } -> tensor<f32>
    %14 = tensor.empty() : tensor<f32>
    %15 = linalg.generic {indexing_maps = [#map], iterator_types = []} outs(%14 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_0 : f32
    } -> tensor<f32>
    %16 = tensor.empty() : tensor<24x12xf32>
    %17 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<f32>) outs(%16 : tensor<24x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x12xf32>
    %18 = tensor.empty() : tensor<24x12xf32>
    %19 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%17, %9 : tensor<24x12xf32>, tensor<24x12xf32>) outs(%18 : tensor<24x12xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %76 = arith.maximumf %in, %in_4 : f32
      linalg.yield %76 : f32
    } -> tensor<24x12xf32>
    %20 = tensor.empty() : tensor<f32>
    %21 = linalg.generic {indexing_maps = [#map], iterator_types = []} outs(%20 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<f32>
    %22 = tensor.empty() : tensor<24x12xf32>
    %23 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%21 : tensor<f32>) outs(%22 : tensor<24x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x12xf32>
    %24 = tensor.empty() : tensor<24x12xf32>
    %25 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%23, %19 : tensor<24x12xf32>, tensor<24x12xf32>) outs(%24 : tensor<24x12xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %76 = arith.minimumf %in, %in_4 : f32
      linalg.yield %76 : f32
    } -> tensor<24x12xf32>
    %26 = tensor.empty() : tensor<24x12xf32>
    %27 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<24x12xf32>) outs(%26 : tensor<24x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %76 = math.roundeven %in : f32
      linalg.yield %76 : f32
    } -> tensor<24x12xf32>
    %28 = tensor.empty() : tensor<24x12xf32>
    %29 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%27, %9 : tensor<24x12xf32>, tensor<24x12xf32>) outs(%28 : tensor<24x12xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %76 = arith.subf %in, %in_4 : f32
      linalg.yield %76 : f32
    } -> tensor<24x12xf32>
    %30 = tensor.empty() : tensor<24x12xf32>
    %31 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%9, %29 : tensor<24x12xf32>, tensor<24x12xf32>) outs(%30 : tensor<24x12xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %76 = arith.addf %in, %in_4 : f32
      linalg.yield %76 : f32
    } -> tensor<24x12xf32>
    %32 = tensor.empty() : tensor<24x12xf32>
    %33 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%31, %7 : tensor<24x12xf32>, tensor<24x12xf32>) outs(%32 : tensor<24x12xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %76 = arith.mulf %in, %in_4 : f32
      linalg.yield %76 : f32
    } -> tensor<24x12xf32>
    %34 = tensor.empty() : tensor<12x16xf32>
    %35 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<16x12xf32>) outs(%34 : tensor<12x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12x16xf32>
    %36 = tensor.empty() : tensor<12x24xf32>
    %37 = linalg.fill ins(%cst_3 : f32) outs(%36 : tensor<12x24xf32>) -> tensor<12x24xf32>
    %38 = linalg.matmul ins(%35, %arg0 : tensor<12x16xf32>, tensor<16x24xf32>) outs(%37 : tensor<12x24xf32>) -> tensor<12x24xf32>
    %39 = tensor.empty() : tensor<24x12xf32>
    %40 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%38 : tensor<12x24xf32>) outs(%39 : tensor<24x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x12xf32>
    %41 = tensor.empty() : tensor<12x24xf32>
    %42 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%33 : tensor<24x12xf32>) outs(%41 : tensor<12x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12x24xf32>
    %43 = tensor.empty() : tensor<16x24xf32>
    %44 = linalg.fill ins(%cst_3 : f32) outs(%43 : tensor<16x24xf32>) -> tensor<16x24xf32>
    %45 = linalg.matmul ins(%arg3, %42 : tensor<16x12xf32>, tensor<12x24xf32>) outs(%44 : tensor<16x24xf32>) -> tensor<16x24xf32>
    %46 = tensor.empty() : tensor<24x12xf32>
    %47 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%31, %40 : tensor<24x12xf32>, tensor<24x12xf32>) outs(%46 : tensor<24x12xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %76 = arith.mulf %in, %in_4 : f32
      linalg.yield %76 : f32
    } -> tensor<24x12xf32>
    %48 = tensor.empty() : tensor<f32>
    %49 = linalg.fill ins(%cst_3 : f32) outs(%48 : tensor<f32>) -> tensor<f32>
    %50 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["reduction", "reduction"]} ins(%47 : tensor<24x12xf32>) outs(%49 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %76 = arith.addf %out, %in : f32
      linalg.yield %76 : f32
    } -> tensor<f32>
    %51 = tensor.empty() : tensor<24x12xf32>
    %52 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%40, %7 : tensor<24x12xf32>, tensor<24x12xf32>) outs(%51 : tensor<24x12xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %76 = arith.mulf %in, %in_4 : f32
      linalg.yield %76 : f32
    } -> tensor<24x12xf32>
    %53 = tensor.empty() : tensor<24x12xf32>
    %54 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<f32>) outs(%53 : tensor<24x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x12xf32>
    %55 = tensor.empty() : tensor<24x12xf32>
    %56 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%52, %54 : tensor<24x12xf32>, tensor<24x12xf32>) outs(%55 : tensor<24x12xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %76 = arith.mulf %in, %in_4 : f32
      linalg.yield %76 : f32
    } -> tensor<24x12xf32>
    %57 = tensor.empty() : tensor<24x12xf32>
    %58 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%56, %arg1 : tensor<24x12xf32>, tensor<24x12xf32>) outs(%57 : tensor<24x12xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %76 = arith.mulf %in, %in_4 : f32
      linalg.yield %76 : f32
    } -> tensor<24x12xf32>
    %59 = tensor.empty() : tensor<f32>
    %60 = linalg.fill ins(%cst_3 : f32) outs(%59 : tensor<f32>) -> tensor<f32>
    %61 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["reduction", "reduction"]} ins(%58 : tensor<24x12xf32>) outs(%60 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %76 = arith.addf %out, %in : f32
      linalg.yield %76 : f32
    } -> tensor<f32>
    %62 = tensor.empty() : tensor<f32>
    %63 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%61 : tensor<f32>) outs(%62 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %76 = arith.negf %in : f32
      linalg.yield %76 : f32
    } -> tensor<f32>
    %64 = tensor.empty() : tensor<f32>
    %65 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%50, %63 : tensor<f32>, tensor<f32>) outs(%64 : tensor<f32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %76 = arith.addf %in, %in_4 : f32
      linalg.yield %76 : f32
    } -> tensor<f32>
    %66 = tensor.empty() : tensor<24x12xf32>
    %67 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%52, %7 : tensor<24x12xf32>, tensor<24x12xf32>) outs(%66 : tensor<24x12xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %76 = arith.divf %in, %in_4 : f32
      linalg.yield %76 : f32
    } -> tensor<24x12xf32>
    %68 = tensor.empty() : tensor<f32>
    %69 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%3, %65 : tensor<i1>, tensor<f32>) outs(%68 : tensor<f32>) {
    ^bb0(%in: i1, %in_4: f32, %out: f32):
      %76 = arith.select %in, %cst_3, %in_4 : f32
      linalg.yield %76 : f32
    } -> tensor<f32>
    %70 = tensor.empty() : tensor<f32>
    %71 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%3, %65 : tensor<i1>, tensor<f32>) outs(%70 : tensor<f32>) {
    ^bb0(%in: i1, %in_4: f32, %out: f32):
      %76 = arith.select %in, %in_4, %cst_3 : f32
      linalg.yield %76 : f32
    } -> tensor<f32>
    %72 = tensor.empty() : tensor<f32>
    %73 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%69 : tensor<f32>) outs(%72 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %76 = arith.negf %in : f32
      linalg.yield %76 : f32
    } -> tensor<f32>
    %74 = tensor.empty() : tensor<f32>
    %75 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%71, %73 : tensor<f32>, tensor<f32>) outs(%74 : tensor<f32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %76 = arith.addf %in, %in_4 : f32
      linalg.yield %76 : f32
    } -> tensor<f32>
    return %45, %67, %75 : tensor<16x24xf32>, tensor<24x12xf32>, tensor<f32>
  }
}

