#map = affine_map<(d0, d1) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1) -> (d0, 0)>
#map4 = affine_map<(d0, d1) -> ()>
#map5 = affine_map<() -> ()>
module @jit_flow_matching_dopri_step {
  func.func public @main(%arg0: tensor<8x4xf32>, %arg1: tensor<4x16xf32>, %arg2: tensor<16x4xf32>, %arg3: tensor<8xf32>, %arg4: tensor<8x4xf32>) -> (tensor<8x4xf32>, tensor<8xf32>, tensor<f32>) {
    %cst = arith.constant 3.200000e+01 : f32
    %cst_0 = arith.constant 0.651041686 : f32
    %cst_1 = arith.constant 0.449236304 : f32
    %cst_2 = arith.constant 0.0911458358 : f32
    %cst_3 = arith.constant 1.000000e+00 : f32
    %cst_4 = arith.constant 5.000000e+00 : f32
    %cst_5 = arith.constant 2.000000e-01 : f32
    %cst_6 = arith.constant 0.899999976 : f32
    %cst_7 = arith.constant -2.000000e-01 : f32
    %cst_8 = arith.constant 9.99999997E-7 : f32
    %cst_9 = arith.constant 0.00999999977 : f32
    %cst_10 = arith.constant 0xFF800000 : f32
    %cst_11 = arith.constant 2.000000e+00 : f32
    %cst_12 = arith.constant 3.55555558 : f32
    %cst_13 = arith.constant 3.73333335 : f32
    %cst_14 = arith.constant 0.977777779 : f32
    %cst_15 = arith.constant 8.000000e-02 : f32
    %cst_16 = arith.constant 1.000000e-01 : f32
    %cst_17 = arith.constant 2.250000e-01 : f32
    %cst_18 = arith.constant 7.500000e-02 : f32
    %cst_19 = arith.constant 3.000000e-02 : f32
    %cst_20 = arith.constant 2.000000e-02 : f32
    %cst_21 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<8x16xf32>
    %1 = linalg.fill ins(%cst_21 : f32) outs(%0 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<8x4xf32>, tensor<4x16xf32>) outs(%1 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %3 = tensor.empty() : tensor<8x16xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<8xf32>) outs(%3 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x16xf32>
    %5 = tensor.empty() : tensor<8x16xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%2, %4 : tensor<8x16xf32>, tensor<8x16xf32>) outs(%5 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %161 = arith.addf %in, %in_22 : f32
      linalg.yield %161 : f32
    } -> tensor<8x16xf32>
    %7 = tensor.empty() : tensor<8x16xf32>
    %8 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<8x16xf32>) outs(%7 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = math.tanh %in : f32
      linalg.yield %161 : f32
    } -> tensor<8x16xf32>
    %9 = tensor.empty() : tensor<8x4xf32>
    %10 = linalg.fill ins(%cst_21 : f32) outs(%9 : tensor<8x4xf32>) -> tensor<8x4xf32>
    %11 = linalg.matmul ins(%8, %arg2 : tensor<8x16xf32>, tensor<16x4xf32>) outs(%10 : tensor<8x4xf32>) -> tensor<8x4xf32>
    %12 = tensor.empty() : tensor<8xf32>
    %13 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%arg3 : tensor<8xf32>) outs(%12 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = arith.addf %in, %cst_20 : f32
      linalg.yield %161 : f32
    } -> tensor<8xf32>
    %14 = tensor.empty() : tensor<8x4xf32>
    %15 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<8x4xf32>) outs(%14 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = arith.mulf %in, %cst_20 : f32
      linalg.yield %161 : f32
    } -> tensor<8x4xf32>
    %16 = tensor.empty() : tensor<8x4xf32>
    %17 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0, %15 : tensor<8x4xf32>, tensor<8x4xf32>) outs(%16 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %161 = arith.addf %in, %in_22 : f32
      linalg.yield %161 : f32
    } -> tensor<8x4xf32>
    %18 = tensor.empty() : tensor<8x16xf32>
    %19 = linalg.fill ins(%cst_21 : f32) outs(%18 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %20 = linalg.matmul ins(%17, %arg1 : tensor<8x4xf32>, tensor<4x16xf32>) outs(%19 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %21 = tensor.empty() : tensor<8x16xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<8xf32>) outs(%21 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x16xf32>
    %23 = tensor.empty() : tensor<8x16xf32>
    %24 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%20, %22 : tensor<8x16xf32>, tensor<8x16xf32>) outs(%23 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %161 = arith.addf %in, %in_22 : f32
      linalg.yield %161 : f32
    } -> tensor<8x16xf32>
    %25 = tensor.empty() : tensor<8x16xf32>
    %26 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%24 : tensor<8x16xf32>) outs(%25 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = math.tanh %in : f32
      linalg.yield %161 : f32
    } -> tensor<8x16xf32>
    %27 = tensor.empty() : tensor<8x4xf32>
    %28 = linalg.fill ins(%cst_21 : f32) outs(%27 : tensor<8x4xf32>) -> tensor<8x4xf32>
    %29 = linalg.matmul ins(%26, %arg2 : tensor<8x16xf32>, tensor<16x4xf32>) outs(%28 : tensor<8x4xf32>) -> tensor<8x4xf32>
    %30 = tensor.empty() : tensor<8xf32>
    %31 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%arg3 : tensor<8xf32>) outs(%30 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = arith.addf %in, %cst_19 : f32
      linalg.yield %161 : f32
    } -> tensor<8xf32>
    %32 = tensor.empty() : tensor<8x4xf32>
    %33 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<8x4xf32>) outs(%32 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = arith.mulf %in, %cst_18 : f32
      linalg.yield %161 : f32
    } -> tensor<8x4xf32>
    %34 = tensor.empty() : tensor<8x4xf32>
    %35 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%29 : tensor<8x4xf32>) outs(%34 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = arith.mulf %in, %cst_17 : f32
      linalg.yield %161 : f32
    } -> tensor<8x4xf32>
    %36 = tensor.empty() : tensor<8x4xf32>
    %37 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%33, %35 : tensor<8x4xf32>, tensor<8x4xf32>) outs(%36 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %161 = arith.addf %in, %in_22 : f32
      linalg.yield %161 : f32
    } -> tensor<8x4xf32>
    %38 = tensor.empty() : tensor<8x4xf32>
    %39 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%37 : tensor<8x4xf32>) outs(%38 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = arith.mulf %in, %cst_16 : f32
      linalg.yield %161 : f32
    } -> tensor<8x4xf32>
    %40 = tensor.empty() : tensor<8x4xf32>
    %41 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0, %39 : tensor<8x4xf32>, tensor<8x4xf32>) outs(%40 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %161 = arith.addf %in, %in_22 : f32
      linalg.yield %161 : f32
    } -> tensor<8x4xf32>
    %42 = tensor.empty() : tensor<8x16xf32>
    %43 = linalg.fill ins(%cst_21 : f32) outs(%42 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %44 = linalg.matmul ins(%41, %arg1 : tensor<8x4xf32>, tensor<4x16xf32>) outs(%43 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %45 = tensor.empty() : tensor<8x16xf32>
    %46 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%31 : tensor<8xf32>) outs(%45 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x16xf32>
    %47 = tensor.empty() : tensor<8x16xf32>
    %48 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%44, %46 : tensor<8x16xf32>, tensor<8x16xf32>) outs(%47 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %161 = arith.addf %in, %in_22 : f32
      linalg.yield %161 : f32
    } -> tensor<8x16xf32>
    %49 = tensor.empty() : tensor<8x16xf32>
    %50 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%48 : tensor<8x16xf32>) outs(%49 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = math.tanh %in : f32
      linalg.yield %161 : f32
    } -> tensor<8x16xf32>
    %51 = tensor.empty() : tensor<8x4xf32>
    %52 = linalg.fill ins(%cst_21 : f32) outs(%51 : tensor<8x4xf32>) -> tensor<8x4xf32>
    %53 = linalg.matmul ins(%50, %arg2 : tensor<8x16xf32>, tensor<16x4xf32>) outs(%52 : tensor<8x4xf32>) -> tensor<8x4xf32>
    %54 = tensor.empty() : tensor<8xf32>
    %55 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%arg3 : tensor<8xf32>) outs(%54 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = arith.addf %in, %cst_15 : f32
      linalg.yield %161 : f32
    } -> tensor<8xf32>
    %56 = tensor.empty() : tensor<8x4xf32>
    %57 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<8x4xf32>) outs(%56 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = arith.mulf %in, %cst_14 : f32
      linalg.yield %161 : f32
    } -> tensor<8x4xf32>
    %58 = tensor.empty() : tensor<8x4xf32>
    %59 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%29 : tensor<8x4xf32>) outs(%58 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = arith.mulf %in, %cst_13 : f32
      linalg.yield %161 : f32
    } -> tensor<8x4xf32>
    %60 = tensor.empty() : tensor<8x4xf32>
    %61 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%57, %59 : tensor<8x4xf32>, tensor<8x4xf32>) outs(%60 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %161 = arith.subf %in, %in_22 : f32
      linalg.yield %161 : f32
    } -> tensor<8x4xf32>
    %62 = tensor.empty() : tensor<8x4xf32>
    %63 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%53 : tensor<8x4xf32>) outs(%62 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = arith.mulf %in, %cst_12 : f32
      linalg.yield %161 : f32
    } -> tensor<8x4xf32>
    %64 = tensor.empty() : tensor<8x4xf32>
    %65 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%61, %63 : tensor<8x4xf32>, tensor<8x4xf32>) outs(%64 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %161 = arith.addf %in, %in_22 : f32
      linalg.yield %161 : f32
    } -> tensor<8x4xf32>
    %66 = tensor.empty() : tensor<8x4xf32>
    %67 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%65 : tensor<8x4xf32>) outs(%66 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = arith.mulf %in, %cst_16 : f32
      linalg.yield %161 : f32
    } -> tensor<8x4xf32>
    %68 = tensor.empty() : tensor<8x4xf32>
    %69 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0, %67 : tensor<8x4xf32>, tensor<8x4xf32>) outs(%68 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %161 = arith.addf %in, %in_22 : f32
      linalg.yield %161 : f32
    } -> tensor<8x4xf32>
    %70 = tensor.empty() : tensor<8x16xf32>
    %71 = linalg.fill ins(%cst_21 : f32) outs(%70 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %72 = linalg.matmul ins(%69, %arg1 : tensor<8x4xf32>, tensor<4x16xf32>) outs(%71 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %73 = tensor.empty() : tensor<8x16xf32>
    %74 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%55 : tensor<8xf32>) outs(%73 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x16xf32>
    %75 = tensor.empty() : tensor<8x16xf32>
    %76 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%72, %74 : tensor<8x16xf32>, tensor<8x16xf32>) outs(%75 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %161 = arith.addf %in, %in_22 : f32
      linalg.yield %161 : f32
    } -> tensor<8x16xf32>
    %77 = tensor.empty() : tensor<8x16xf32>
    %78 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%76 : tensor<8x16xf32>) outs(%77 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = math.tanh %in : f32
      linalg.yield %161 : f32
    } -> tensor<8x16xf32>
    %79 = tensor.empty() : tensor<8x4xf32>
    %80 = linalg.fill ins(%cst_21 : f32) outs(%79 : tensor<8x4xf32>) -> tensor<8x4xf32>
    %81 = linalg.matmul ins(%78, %arg2 : tensor<8x16xf32>, tensor<16x4xf32>) outs(%80 : tensor<8x4xf32>) -> tensor<8x4xf32>
    %82 = tensor.empty() : tensor<8x4xf32>
    %83 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%29 : tensor<8x4xf32>) outs(%82 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = arith.mulf %in, %cst_11 : f32
      linalg.yield %161 : f32
    } -> tensor<8x4xf32>
    %84 = tensor.empty() : tensor<8x4xf32>
    %85 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%11, %83 : tensor<8x4xf32>, tensor<8x4xf32>) outs(%84 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %161 = arith.subf %in, %in_22 : f32
      linalg.yield %161 : f32
    } -> tensor<8x4xf32>
    %86 = tensor.empty() : tensor<8x4xf32>
    %87 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%85, %81 : tensor<8x4xf32>, tensor<8x4xf32>) outs(%86 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %161 = arith.addf %in, %in_22 : f32
      linalg.yield %161 : f32
    } -> tensor<8x4xf32>
    %88 = tensor.empty() : tensor<8x4xf32>
    %89 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%87 : tensor<8x4xf32>) outs(%88 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = math.absf %in : f32
      linalg.yield %161 : f32
    } -> tensor<8x4xf32>
    %90 = tensor.empty() : tensor<8xf32>
    %91 = linalg.fill ins(%cst_10 : f32) outs(%90 : tensor<8xf32>) -> tensor<8xf32>
    %92 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "reduction"]} ins(%89 : tensor<8x4xf32>) outs(%91 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = arith.maximumf %out, %in : f32
      linalg.yield %161 : f32
    } -> tensor<8xf32>
    %93 = tensor.empty() : tensor<8x4xf32>
    %94 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<8x4xf32>) outs(%93 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = math.absf %in : f32
      linalg.yield %161 : f32
    } -> tensor<8x4xf32>
    %95 = tensor.empty() : tensor<8xf32>
    %96 = linalg.fill ins(%cst_10 : f32) outs(%95 : tensor<8xf32>) -> tensor<8xf32>
    %97 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "reduction"]} ins(%94 : tensor<8x4xf32>) outs(%96 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = arith.maximumf %out, %in : f32
      linalg.yield %161 : f32
    } -> tensor<8xf32>
    %98 = tensor.empty() : tensor<8xf32>
    %99 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%97 : tensor<8xf32>) outs(%98 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = arith.addf %in, %cst_9 : f32
      linalg.yield %161 : f32
    } -> tensor<8xf32>
    %100 = tensor.empty() : tensor<8xf32>
    %101 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%92, %99 : tensor<8xf32>, tensor<8xf32>) outs(%100 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %161 = arith.divf %in, %in_22 : f32
      linalg.yield %161 : f32
    } -> tensor<8xf32>
    %102 = tensor.empty() : tensor<8xf32>
    %103 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%101 : tensor<8xf32>) outs(%102 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = arith.addf %in, %cst_8 : f32
      linalg.yield %161 : f32
    } -> tensor<8xf32>
    %104 = tensor.empty() : tensor<8xf32>
    %105 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%103 : tensor<8xf32>) outs(%104 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = math.powf %in, %cst_7 : f32
      linalg.yield %161 : f32
    } -> tensor<8xf32>
    %106 = tensor.empty() : tensor<8xf32>
    %107 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%105 : tensor<8xf32>) outs(%106 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = arith.mulf %in, %cst_6 : f32
      linalg.yield %161 : f32
    } -> tensor<8xf32>
    %108 = tensor.empty() : tensor<8xf32>
    %109 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%107 : tensor<8xf32>) outs(%108 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = arith.maximumf %in, %cst_5 : f32
      linalg.yield %161 : f32
    } -> tensor<8xf32>
    %110 = tensor.empty() : tensor<8xf32>
    %111 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%109 : tensor<8xf32>) outs(%110 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = arith.minimumf %in, %cst_4 : f32
      linalg.yield %161 : f32
    } -> tensor<8xf32>
    %112 = tensor.empty() : tensor<8xf32>
    %113 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%111 : tensor<8xf32>) outs(%112 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = arith.mulf %in, %cst_16 : f32
      linalg.yield %161 : f32
    } -> tensor<8xf32>
    %expanded = tensor.expand_shape %arg3 [[0, 1]] output_shape [8, 1] : tensor<8xf32> into tensor<8x1xf32>
    %114 = tensor.empty() : tensor<8x1xf32>
    %115 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<8x1xf32>) outs(%114 : tensor<8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = arith.subf %cst_3, %in : f32
      linalg.yield %161 : f32
    } -> tensor<8x1xf32>
    %116 = tensor.empty() : tensor<8x4xf32>
    %117 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%115 : tensor<8x1xf32>) outs(%116 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x4xf32>
    %118 = tensor.empty() : tensor<8x4xf32>
    %119 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%117, %arg0 : tensor<8x4xf32>, tensor<8x4xf32>) outs(%118 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %161 = arith.mulf %in, %in_22 : f32
      linalg.yield %161 : f32
    } -> tensor<8x4xf32>
    %120 = tensor.empty() : tensor<8x4xf32>
    %121 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<8xf32>) outs(%120 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x4xf32>
    %122 = tensor.empty() : tensor<8x4xf32>
    %123 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%121, %arg4 : tensor<8x4xf32>, tensor<8x4xf32>) outs(%122 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %161 = arith.mulf %in, %in_22 : f32
      linalg.yield %161 : f32
    } -> tensor<8x4xf32>
    %124 = tensor.empty() : tensor<8x4xf32>
    %125 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%119, %123 : tensor<8x4xf32>, tensor<8x4xf32>) outs(%124 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %161 = arith.addf %in, %in_22 : f32
      linalg.yield %161 : f32
    } -> tensor<8x4xf32>
    %126 = tensor.empty() : tensor<8x4xf32>
    %127 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<8x4xf32>) outs(%126 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = arith.mulf %in, %cst_2 : f32
      linalg.yield %161 : f32
    } -> tensor<8x4xf32>
    %128 = tensor.empty() : tensor<8x4xf32>
    %129 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%53 : tensor<8x4xf32>) outs(%128 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = arith.mulf %in, %cst_1 : f32
      linalg.yield %161 : f32
    } -> tensor<8x4xf32>
    %130 = tensor.empty() : tensor<8x4xf32>
    %131 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%127, %129 : tensor<8x4xf32>, tensor<8x4xf32>) outs(%130 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %161 = arith.addf %in, %in_22 : f32
      linalg.yield %161 : f32
    } -> tensor<8x4xf32>
    %132 = tensor.empty() : tensor<8x4xf32>
    %133 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%81 : tensor<8x4xf32>) outs(%132 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = arith.mulf %in, %cst_0 : f32
      linalg.yield %161 : f32
    } -> tensor<8x4xf32>
    %134 = tensor.empty() : tensor<8x4xf32>
    %135 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%131, %133 : tensor<8x4xf32>, tensor<8x4xf32>) outs(%134 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %161 = arith.addf %in, %in_22 : f32
      linalg.yield %161 : f32
    } -> tensor<8x4xf32>
    %136 = tensor.empty() : tensor<8x4xf32>
    %137 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%135 : tensor<8x4xf32>) outs(%136 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = arith.mulf %in, %cst_16 : f32
      linalg.yield %161 : f32
    } -> tensor<8x4xf32>
    %138 = tensor.empty() : tensor<8x4xf32>
    %139 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0, %137 : tensor<8x4xf32>, tensor<8x4xf32>) outs(%138 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %161 = arith.addf %in, %in_22 : f32
      linalg.yield %161 : f32
    } -> tensor<8x4xf32>
    %140 = tensor.empty() : tensor<8x16xf32>
    %141 = linalg.fill ins(%cst_21 : f32) outs(%140 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %142 = linalg.matmul ins(%125, %arg1 : tensor<8x4xf32>, tensor<4x16xf32>) outs(%141 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %143 = tensor.empty() : tensor<8x16xf32>
    %144 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%142, %4 : tensor<8x16xf32>, tensor<8x16xf32>) outs(%143 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %161 = arith.addf %in, %in_22 : f32
      linalg.yield %161 : f32
    } -> tensor<8x16xf32>
    %145 = tensor.empty() : tensor<8x16xf32>
    %146 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%144 : tensor<8x16xf32>) outs(%145 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = math.tanh %in : f32
      linalg.yield %161 : f32
    } -> tensor<8x16xf32>
    %147 = tensor.empty() : tensor<8x4xf32>
    %148 = linalg.fill ins(%cst_21 : f32) outs(%147 : tensor<8x4xf32>) -> tensor<8x4xf32>
    %149 = linalg.matmul ins(%146, %arg2 : tensor<8x16xf32>, tensor<16x4xf32>) outs(%148 : tensor<8x4xf32>) -> tensor<8x4xf32>
    %150 = tensor.empty() : tensor<8x4xf32>
    %151 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg4, %arg0 : tensor<8x4xf32>, tensor<8x4xf32>) outs(%150 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %161 = arith.subf %in, %in_22 : f32
      linalg.yield %161 : f32
    } -> tensor<8x4xf32>
    %152 = tensor.empty() : tensor<8x4xf32>
    %153 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%149, %151 : tensor<8x4xf32>, tensor<8x4xf32>) outs(%152 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %161 = arith.subf %in, %in_22 : f32
      linalg.yield %161 : f32
    } -> tensor<8x4xf32>
    %154 = tensor.empty() : tensor<8x4xf32>
    %155 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%153 : tensor<8x4xf32>) outs(%154 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = arith.mulf %in, %in : f32
      linalg.yield %161 : f32
    } -> tensor<8x4xf32>
    %156 = tensor.empty() : tensor<f32>
    %157 = linalg.fill ins(%cst_21 : f32) outs(%156 : tensor<f32>) -> tensor<f32>
    %158 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["reduction", "reduction"]} ins(%155 : tensor<8x4xf32>) outs(%157 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = arith.addf %out, %in : f32
      linalg.yield %161 : f32
    } -> tensor<f32>
    %159 = tensor.empty() : tensor<f32>
    %160 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%158 : tensor<f32>) outs(%159 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = arith.divf %in, %cst : f32
      linalg.yield %161 : f32
    } -> tensor<f32>
    return %139, %113, %160 : tensor<8x4xf32>, tensor<8xf32>, tensor<f32>
  }
}

