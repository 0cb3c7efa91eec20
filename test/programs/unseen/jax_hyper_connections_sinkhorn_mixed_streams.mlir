#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map5 = affine_map<(d0, d1) -> (d0, d1)>
#map6 = affine_map<(d0, d1) -> (d1, d0)>
#map7 = affine_map<(d0, d1, d2) -> (d1, d0, d2)>
#map8 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
#map9 = affine_map<(d0, d1, d2) -> (d1, d2)>
module @jit_jax_hyper_connections_sinkhorn_mixed_streams {
  func.func public @main(%arg0: tensor<4x3x8xf32>, %arg1: tensor<4x3xf32>, %arg2: tensor<4x4x3xf32>, %arg3: tensor<8x8xf32>) -> tensor<4x3x8xf32> {
    %cst = arith.constant 5.000000e-01 : f32
    %cst_0 = arith.constant 0.797884583 : f32
    %cst_1 = arith.constant 4.471500e-02 : f32
    %cst_2 = arith.constant 1.000000e+00 : f32
    %cst_3 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<4x4x3xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<4x4x3xf32>) outs(%0 : tensor<4x4x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %113 = math.exp %in : f32
      linalg.yield %113 : f32
    } -> tensor<4x4x3xf32>
    %2 = tensor.empty() : tensor<3x4x4xf32>
    %3 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<4x4x3xf32>) outs(%2 : tensor<3x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x4x4xf32>
    %4 = tensor.empty() : tensor<3x4xf32>
    %5 = linalg.fill ins(%cst_3 : f32) outs(%4 : tensor<3x4xf32>) -> tensor<3x4xf32>
    %6 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%3 : tensor<3x4x4xf32>) outs(%5 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %113 = arith.addf %out, %in : f32
      linalg.yield %113 : f32
    } -> tensor<3x4xf32>
    %7 = tensor.empty() : tensor<3x4x4xf32>
    %8 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<3x4xf32>) outs(%7 : tensor<3x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x4x4xf32>
    %9 = tensor.empty() : tensor<3x4x4xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %8 : tensor<3x4x4xf32>, tensor<3x4x4xf32>) outs(%9 : tensor<3x4x4xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %113 = arith.divf %in, %in_4 : f32
      linalg.yield %113 : f32
    } -> tensor<3x4x4xf32>
    %11 = tensor.empty() : tensor<3x4xf32>
    %12 = linalg.fill ins(%cst_3 : f32) outs(%11 : tensor<3x4xf32>) -> tensor<3x4xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%10 : tensor<3x4x4xf32>) outs(%12 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %113 = arith.addf %out, %in : f32
      linalg.yield %113 : f32
    } -> tensor<3x4xf32>
    %14 = tensor.empty() : tensor<3x4x4xf32>
    %15 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<3x4xf32>) outs(%14 : tensor<3x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x4x4xf32>
    %16 = tensor.empty() : tensor<3x4x4xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10, %15 : tensor<3x4x4xf32>, tensor<3x4x4xf32>) outs(%16 : tensor<3x4x4xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %113 = arith.divf %in, %in_4 : f32
      linalg.yield %113 : f32
    } -> tensor<3x4x4xf32>
    %18 = tensor.empty() : tensor<3x4xf32>
    %19 = linalg.fill ins(%cst_3 : f32) outs(%18 : tensor<3x4xf32>) -> tensor<3x4xf32>
    %20 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%17 : tensor<3x4x4xf32>) outs(%19 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %113 = arith.addf %out, %in : f32
      linalg.yield %113 : f32
    } -> tensor<3x4xf32>
    %21 = tensor.empty() : tensor<3x4x4xf32>
    %22 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20 : tensor<3x4xf32>) outs(%21 : tensor<3x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x4x4xf32>
    %23 = tensor.empty() : tensor<3x4x4xf32>
    %24 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17, %22 : tensor<3x4x4xf32>, tensor<3x4x4xf32>) outs(%23 : tensor<3x4x4xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %113 = arith.divf %in, %in_4 : f32
      linalg.yield %113 : f32
    } -> tensor<3x4x4xf32>
    %25 = tensor.empty() : tensor<3x4xf32>
    %26 = linalg.fill ins(%cst_3 : f32) outs(%25 : tensor<3x4xf32>) -> tensor<3x4xf32>
    %27 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%24 : tensor<3x4x4xf32>) outs(%26 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %113 = arith.addf %out, %in : f32
      linalg.yield %113 : f32
    } -> tensor<3x4xf32>
    %28 = tensor.empty() : tensor<3x4x4xf32>
    %29 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27 : tensor<3x4xf32>) outs(%28 : tensor<3x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x4x4xf32>
    %30 = tensor.empty() : tensor<3x4x4xf32>
    %31 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24, %29 : tensor<3x4x4xf32>, tensor<3x4x4xf32>) outs(%30 : tensor<3x4x4xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %113 = arith.divf %in, %in_4 : f32
      linalg.yield %113 : f32
    } -> tensor<3x4x4xf32>
    %32 = tensor.empty() : tensor<3x4xf32>
    %33 = linalg.fill ins(%cst_3 : f32) outs(%32 : tensor<3x4xf32>) -> tensor<3x4xf32>
    %34 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%31 : tensor<3x4x4xf32>) outs(%33 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %113 = arith.addf %out, %in : f32
      linalg.yield %113 : f32
    } -> tensor<3x4xf32>
    %35 = tensor.empty() : tensor<3x4x4xf32>
    %36 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%34 : tensor<3x4xf32>) outs(%35 : tensor<3x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x4x4xf32>
    %37 = tensor.empty() : tensor<3x4x4xf32>
    %38 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31, %36 : tensor<3x4x4xf32>, tensor<3x4x4xf32>) outs(%37 : tensor<3x4x4xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %113 = arith.divf %in, %in_4 : f32
      linalg.yield %113 : f32
    } -> tensor<3x4x4xf32>
    %39 = tensor.empty() : tensor<3x4xf32>
    %40 = linalg.fill ins(%cst_3 : f32) outs(%39 : tensor<3x4xf32>) -> tensor<3x4xf32>
    %41 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%38 : tensor<3x4x4xf32>) outs(%40 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %113 = arith.addf %out, %in : f32
      linalg.yield %113 : f32
    } -> tensor<3x4xf32>
    %42 = tensor.empty() : tensor<3x4x4xf32>
    %43 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%41 : tensor<3x4xf32>) outs(%42 : tensor<3x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x4x4xf32>
    %44 = tensor.empty() : tensor<3x4x4xf32>
    %45 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%38, %43 : tensor<3x4x4xf32>, tensor<3x4x4xf32>) outs(%44 : tensor<3x4x4xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %113 = arith.divf %in, %in_4 : f32
      linalg.yield %113 : f32
    } -> tensor<3x4x4xf32>
    %46 = tensor.empty() : tensor<3x4xf32>
    %47 = linalg.fill ins(%cst_3 : f32) outs(%46 : tensor<3x4xf32>) -> tensor<3x4xf32>
    %48 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%45 : tensor<3x4x4xf32>) outs(%47 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %113 = arith.addf %out, %in : f32
      linalg.yield %113 : f32
    } -> tensor<3x4xf32>
    %49 = tensor.empty() : tensor<3x4x4xf32>
    %50 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%48 : tensor<3x4xf32>) outs(%49 : tensor<3x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x4x4xf32>
    %51 = tensor.empty() : tensor<3x4x4xf32>
    %52 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45, %50 : tensor<3x4x4xf32>, tensor<3x4x4xf32>) outs(%51 : tensor<3x4x4xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %113 = arith.divf %in, %in_4 : f32
      linalg.yield %113 : f32
    } -> tensor<3x4x4xf32>
    %53 = tensor.empty() : tensor<3x4xf32>
    %54 = linalg.fill ins(%cst_3 : f32) outs(%53 : tensor<3x4xf32>) -> tensor<3x4xf32>
    %55 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%52 : tensor<3x4x4xf32>) outs(%54 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %113 = arith.addf %out, %in : f32
      linalg.yield %113 : f32
    } -> tensor<3x4xf32>
    %56 = tensor.empty() : tensor<3x4x4xf32>
    %57 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%55 : tensor<3x4xf32>) outs(%56 : tensor<3x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x4x4xf32>
    %58 = tensor.empty() : tensor<3x4x4xf32>
    %59 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%52, %57 : tensor<3x4x4xf32>, tensor<3x4x4xf32>) outs(%58 : tensor<3x4x4xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %113 = arith.divf %in, %in_4 : f32
      linalg.yield %113 : f32
    } -> tensor<3x4x4xf32>
    %60 = tensor.empty() : tensor<4x3xf32>
    %61 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<4x3xf32>) outs(%60 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %113 = arith.negf %in : f32
      linalg.yield %113 : f32
    } -> tensor<4x3xf32>
    %62 = tensor.empty() : tensor<4x3xf32>
    %63 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%61 : tensor<4x3xf32>) outs(%62 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %113 = math.exp %in : f32
      linalg.yield %113 : f32
    } -> tensor<4x3xf32>
    %64 = tensor.empty() : tensor<4x3xf32>
    %65 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%63 : tensor<4x3xf32>) outs(%64 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %113 = arith.addf %in, %cst_2 : f32
      linalg.yield %113 : f32
    } -> tensor<4x3xf32>
    %66 = tensor.empty() : tensor<4x3xf32>
    %67 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%65 : tensor<4x3xf32>) outs(%66 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %113 = arith.divf %cst_2, %in : f32
      linalg.yield %113 : f32
    } -> tensor<4x3xf32>
    %68 = tensor.empty() : tensor<3x4xf32>
    %69 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel"]} ins(%67 : tensor<4x3xf32>) outs(%68 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x4xf32>
    %70 = tensor.empty() : tensor<3x4x8xf32>
    %71 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<4x3x8xf32>) outs(%70 : tensor<3x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x4x8xf32>
    %72 = tensor.empty() : tensor<3x8xf32>
    %73 = linalg.fill ins(%cst_3 : f32) outs(%72 : tensor<3x8xf32>) -> tensor<3x8xf32>
    %74 = linalg.generic {indexing_maps = [#map4, #map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%69, %71 : tensor<3x4xf32>, tensor<3x4x8xf32>) outs(%73 : tensor<3x8xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %113 = arith.mulf %in, %in_4 : f32
      %114 = arith.addf %out, %113 : f32
      linalg.yield %114 : f32
    } -> tensor<3x8xf32>
    %75 = tensor.empty() : tensor<3x8xf32>
    %76 = linalg.fill ins(%cst_3 : f32) outs(%75 : tensor<3x8xf32>) -> tensor<3x8xf32>
    %77 = linalg.matmul ins(%74, %arg3 : tensor<3x8xf32>, tensor<8x8xf32>) outs(%76 : tensor<3x8xf32>) -> tensor<3x8xf32>
    %78 = tensor.empty() : tensor<3x8xf32>
    %79 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%77 : tensor<3x8xf32>) outs(%78 : tensor<3x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %113 = arith.mulf %in, %in : f32
      linalg.yield %113 : f32
    } -> tensor<3x8xf32>
    %80 = tensor.empty() : tensor<3x8xf32>
    %81 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%79, %77 : tensor<3x8xf32>, tensor<3x8xf32>) outs(%80 : tensor<3x8xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %113 = arith.mulf %in, %in_4 : f32
      linalg.yield %113 : f32
    } -> tensor<3x8xf32>
    %82 = tensor.empty() : tensor<3x8xf32>
    %83 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%81 : tensor<3x8xf32>) outs(%82 : tensor<3x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %113 = arith.mulf %in, %cst_1 : f32
      linalg.yield %113 : f32
    } -> tensor<3x8xf32>
    %84 = tensor.empty() : tensor<3x8xf32>
    %85 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%77, %83 : tensor<3x8xf32>, tensor<3x8xf32>) outs(%84 : tensor<3x8xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %113 = arith.addf %in, %in_4 : f32
      linalg.yield %113 : f32
    } -> tensor<3x8xf32>
    %86 = tensor.empty() : tensor<3x8xf32>
    %87 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%85 : tensor<3x8xf32>) outs(%86 : tensor<3x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %113 = arith.mulf %in, %cst_0 : f32
      linalg.yield %113 : f32
    } -> tensor<3x8xf32>
    %88 = tensor.empty() : tensor<3x8xf32>
    %89 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%87 : tensor<3x8xf32>) outs(%88 : tensor<3x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %113 = math.tanh %in : f32
      linalg.yield %113 : f32
    } -> tensor<3x8xf32>
    %90 = tensor.empty() : tensor<3x8xf32>
    %91 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%89 : tensor<3x8xf32>) outs(%90 : tensor<3x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %113 = arith.addf %in, %cst_2 : f32
      linalg.yield %113 : f32
    } -> tensor<3x8xf32>
    %92 = tensor.empty() : tensor<3x8xf32>
    %93 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%91 : tensor<3x8xf32>) outs(%92 : tensor<3x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %113 = arith.mulf %in, %cst : f32
      linalg.yield %113 : f32
    } -> tensor<3x8xf32>
    %94 = tensor.empty() : tensor<3x8xf32>
    %95 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%77, %93 : tensor<3x8xf32>, tensor<3x8xf32>) outs(%94 : tensor<3x8xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %113 = arith.mulf %in, %in_4 : f32
      linalg.yield %113 : f32
    } -> tensor<3x8xf32>
    %96 = tensor.empty() : tensor<3x8x4xf32>
    %97 = linalg.generic {indexing_maps = [#map8, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<4x3x8xf32>) outs(%96 : tensor<3x8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x8x4xf32>
    %98 = tensor.empty() : tensor<3x4x4xf32>
    %99 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%59 : tensor<3x4x4xf32>) outs(%98 : tensor<3x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x4x4xf32>
    %100 = tensor.empty() : tensor<3x8x4xf32>
    %101 = linalg.fill ins(%cst_3 : f32) outs(%100 : tensor<3x8x4xf32>) -> tensor<3x8x4xf32>
    %102 = linalg.batch_matmul ins(%97, %99 : tensor<3x8x4xf32>, tensor<3x4x4xf32>) outs(%101 : tensor<3x8x4xf32>) -> tensor<3x8x4xf32>
    %103 = tensor.empty() : tensor<4x3x8xf32>
    %104 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%102 : tensor<3x8x4xf32>) outs(%103 : tensor<4x3x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x3x8xf32>
    %105 = tensor.empty() : tensor<4x3x8xf32>
    %106 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<4x3xf32>) outs(%105 : tensor<4x3x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x3x8xf32>
    %107 = tensor.empty() : tensor<4x3x8xf32>
    %108 = linalg.generic {indexing_maps = [#map9, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95 : tensor<3x8xf32>) outs(%107 : tensor<4x3x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x3x8xf32>
    %109 = tensor.empty() : tensor<4x3x8xf32>
    %110 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106, %108 : tensor<4x3x8xf32>, tensor<4x3x8xf32>) outs(%109 : tensor<4x3x8xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %113 = arith.mulf %in, %in_4 : f32
      linalg.yield %113 : f32
    } -> tensor<4x3x8xf32>
    %111 = tensor.empty() : tensor<4x3x8xf32>
    %112 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104, %110 : tensor<4x3x8xf32>, tensor<4x3x8xf32>) outs(%111 : tensor<4x3x8xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %113 = arith.addf %in, %in_4 : f32
      linalg.yield %113 : f32
    } -> tensor<4x3x8xf32>
    return %112 : tensor<4x3x8xf32>
  }
}

