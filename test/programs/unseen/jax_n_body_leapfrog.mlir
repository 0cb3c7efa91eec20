#map = affine_map<(d0, d1, d2) -> (d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
#map5 = affine_map<(d0) -> (d0)>
#map6 = affine_map<(d0, d1) -> (d1, d0)>
#map7 = affine_map<(d0, d1) -> (d0)>
#map8 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
module @jit_n_body_leapfrog {
  func.func public @main(%arg0: tensor<10x3xf32>, %arg1: tensor<10x3xf32>, %arg2: tensor<10xf32>) -> (tensor<10x3xf32>, tensor<10x3xf32>) {
    %cst = arith.constant 5.000000e-02 : f32
    %cst_0 = arith.constant -1.500000e+00 : f32
    %cst_1 = arith.constant 1.000000e-01 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<10x10x3xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<10x3xf32>) outs(%0 : tensor<10x10x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x10x3xf32>
    %2 = tensor.empty() : tensor<10x10x3xf32>
    %3 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<10x3xf32>) outs(%2 : tensor<10x10x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x10x3xf32>
    %4 = tensor.empty() : tensor<10x10x3xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %3 : tensor<10x10x3xf32>, tensor<10x10x3xf32>) outs(%4 : tensor<10x10x3xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %68 = arith.subf %in, %in_3 : f32
      linalg.yield %68 : f32
    } -> tensor<10x10x3xf32>
    %6 = tensor.empty() : tensor<10x10x3xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<10x10x3xf32>) outs(%6 : tensor<10x10x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %68 = arith.mulf %in, %in : f32
      linalg.yield %68 : f32
    } -> tensor<10x10x3xf32>
    %8 = tensor.empty() : tensor<10x10xf32>
    %9 = linalg.fill ins(%cst_2 : f32) outs(%8 : tensor<10x10xf32>) -> tensor<10x10xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%7 : tensor<10x10x3xf32>) outs(%9 : tensor<10x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %68 = arith.addf %out, %in : f32
      linalg.yield %68 : f32
    } -> tensor<10x10xf32>
    %11 = tensor.empty() : tensor<10x10xf32>
    %12 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<10x10xf32>) outs(%11 : tensor<10x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %68 = arith.addf %in, %cst_1 : f32
      linalg.yield %68 : f32
    } -> tensor<10x10xf32>
    %13 = tensor.empty() : tensor<10x10xf32>
    %14 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<10x10xf32>) outs(%13 : tensor<10x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %68 = math.powf %in, %cst_0 : f32
      linalg.yield %68 : f32
    } -> tensor<10x10xf32>
    %15 = tensor.empty() : tensor<10xf32>
    %16 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%arg2 : tensor<10xf32>) outs(%15 : tensor<10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %68 = math.absf %in : f32
      linalg.yield %68 : f32
    } -> tensor<10xf32>
    %17 = tensor.empty() : tensor<10x10xf32>
    %18 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<10x10xf32>) outs(%17 : tensor<10x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x10xf32>
    %19 = tensor.empty() : tensor<10x10xf32>
    %20 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<10xf32>) outs(%19 : tensor<10x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x10xf32>
    %21 = tensor.empty() : tensor<10x10xf32>
    %22 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%18, %20 : tensor<10x10xf32>, tensor<10x10xf32>) outs(%21 : tensor<10x10xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %68 = arith.mulf %in, %in_3 : f32
      linalg.yield %68 : f32
    } -> tensor<10x10xf32>
    %23 = tensor.empty() : tensor<10x3x10xf32>
    %24 = linalg.generic {indexing_maps = [#map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<10x10x3xf32>) outs(%23 : tensor<10x3x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x3x10xf32>
    %25 = tensor.empty() : tensor<10x10xf32>
    %26 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%22 : tensor<10x10xf32>) outs(%25 : tensor<10x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x10xf32>
    %27 = tensor.empty() : tensor<10x3xf32>
    %28 = linalg.fill ins(%cst_2 : f32) outs(%27 : tensor<10x3xf32>) -> tensor<10x3xf32>
    %29 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%24, %26 : tensor<10x3x10xf32>, tensor<10x10xf32>) outs(%28 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %68 = arith.mulf %in, %in_3 : f32
      %69 = arith.addf %out, %68 : f32
      linalg.yield %69 : f32
    } -> tensor<10x3xf32>
    %30 = tensor.empty() : tensor<10x3xf32>
    %31 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%29 : tensor<10x3xf32>) outs(%30 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %68 = arith.mulf %in, %cst : f32
      linalg.yield %68 : f32
    } -> tensor<10x3xf32>
    %32 = tensor.empty() : tensor<10x3xf32>
    %33 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg1, %31 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %68 = arith.addf %in, %in_3 : f32
      linalg.yield %68 : f32
    } -> tensor<10x3xf32>
    %34 = tensor.empty() : tensor<10x3xf32>
    %35 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%33 : tensor<10x3xf32>) outs(%34 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %68 = arith.mulf %in, %cst_1 : f32
      linalg.yield %68 : f32
    } -> tensor<10x3xf32>
    %36 = tensor.empty() : tensor<10x3xf32>
    %37 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg0, %35 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%36 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %68 = arith.addf %in, %in_3 : f32
      linalg.yield %68 : f32
    } -> tensor<10x3xf32>
    %38 = tensor.empty() : tensor<10x10x3xf32>
    %39 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37 : tensor<10x3xf32>) outs(%38 : tensor<10x10x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x10x3xf32>
    %40 = tensor.empty() : tensor<10x10x3xf32>
    %41 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37 : tensor<10x3xf32>) outs(%40 : tensor<10x10x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x10x3xf32>
    %42 = tensor.empty() : tensor<10x10x3xf32>
    %43 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39, %41 : tensor<10x10x3xf32>, tensor<10x10x3xf32>) outs(%42 : tensor<10x10x3xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %68 = arith.subf %in, %in_3 : f32
      linalg.yield %68 : f32
    } -> tensor<10x10x3xf32>
    %44 = tensor.empty() : tensor<10x10x3xf32>
    %45 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43 : tensor<10x10x3xf32>) outs(%44 : tensor<10x10x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %68 = arith.mulf %in, %in : f32
      linalg.yield %68 : f32
    } -> tensor<10x10x3xf32>
    %46 = tensor.empty() : tensor<10x10xf32>
    %47 = linalg.fill ins(%cst_2 : f32) outs(%46 : tensor<10x10xf32>) -> tensor<10x10xf32>
    %48 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%45 : tensor<10x10x3xf32>) outs(%47 : tensor<10x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %68 = arith.addf %out, %in : f32
      linalg.yield %68 : f32
    } -> tensor<10x10xf32>
    %49 = tensor.empty() : tensor<10x10xf32>
    %50 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%48 : tensor<10x10xf32>) outs(%49 : tensor<10x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %68 = arith.addf %in, %cst_1 : f32
      linalg.yield %68 : f32
    } -> tensor<10x10xf32>
    %51 = tensor.empty() : tensor<10x10xf32>
    %52 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%50 : tensor<10x10xf32>) outs(%51 : tensor<10x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %68 = math.powf %in, %cst_0 : f32
      linalg.yield %68 : f32
    } -> tensor<10x10xf32>
    %53 = tensor.empty() : tensor<10x10xf32>
    %54 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%52 : tensor<10x10xf32>) outs(%53 : tensor<10x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x10xf32>
    %55 = tensor.empty() : tensor<10x10xf32>
    %56 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%54, %20 : tensor<10x10xf32>, tensor<10x10xf32>) outs(%55 : tensor<10x10xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %68 = arith.mulf %in, %in_3 : f32
      linalg.yield %68 : f32
    } -> tensor<10x10xf32>
    %57 = tensor.empty() : tensor<10x3x10xf32>
    %58 = linalg.generic {indexing_maps = [#map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43 : tensor<10x10x3xf32>) outs(%57 : tensor<10x3x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x3x10xf32>
    %59 = tensor.empty() : tensor<10x10xf32>
    %60 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%56 : tensor<10x10xf32>) outs(%59 : tensor<10x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x10xf32>
    %61 = tensor.empty() : tensor<10x3xf32>
    %62 = linalg.fill ins(%cst_2 : f32) outs(%61 : tensor<10x3xf32>) -> tensor<10x3xf32>
    %63 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%58, %60 : tensor<10x3x10xf32>, tensor<10x10xf32>) outs(%62 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %68 = arith.mulf %in, %in_3 : f32
      %69 = arith.addf %out, %68 : f32
      linalg.yield %69 : f32
    } -> tensor<10x3xf32>
    %64 = tensor.empty() : tensor<10x3xf32>
    %65 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%63 : tensor<10x3xf32>) outs(%64 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %68 = arith.mulf %in, %cst : f32
      linalg.yield %68 : f32
    } -> tensor<10x3xf32>
    %66 = tensor.empty() : tensor<10x3xf32>
    %67 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%33, %65 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%66 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %68 = arith.addf %in, %in_3 : f32
      linalg.yield %68 : f32
    } -> tensor<10x3xf32>
    return %37, %67 : tensor<10x3xf32>, tensor<10x3xf32>
  }
}

