// A quasi-Newton direction from a gradient history of two pairs.
#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<() -> ()>
#map4 = affine_map<(d0) -> ()>
module @jit_lbfgs_two_loop_history {
  func.func public @main(%arg0: tensor<20x8xf32>, %arg1: tensor<20xf32>, %arg2: tensor<8xf32>) -> tensor<8xf32> {
    %cst = arith.constant 1.000000e-03 : f32
    %cst_0 = arith.constant 1.000000e-01 : f32
    %cst_1 = arith.constant 2.000000e+01 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<8x20xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<20x8xf32>) outs(%0 : tensor<8x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x20xf32>
    %2 = tensor.empty() : tensor<20xf32>
    %3 = linalg.fill ins(%cst_2 : f32) outs(%2 : tensor<20xf32>) -> tensor<20xf32>
    %4 = linalg.matvec ins(%arg0, %arg2 : tensor<20x8xf32>, tensor<8xf32>) outs(%3 : tensor<20xf32>) -> tensor<20xf32>
    %5 = tensor.empty() : tensor<20xf32>
    %6 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%4, %arg1 : tensor<20xf32>, tensor<20xf32>) outs(%5 : tensor<20xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %108 = arith.subf %in, %in_3 : f32
      linalg.yield %108 : f32
    } -> tensor<20xf32>
    %7 = tensor.empty() : tensor<8xf32>
    %8 = linalg.fill ins(%cst_2 : f32) outs(%7 : tensor<8xf32>) -> tensor<8xf32>
    %9 = linalg.matvec ins(%1, %6 : tensor<8x20xf32>, tensor<20xf32>) outs(%8 : tensor<8xf32>) -> tensor<8xf32>
    %10 = tensor.empty() : tensor<8xf32>
    %11 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%9 : tensor<8xf32>) outs(%10 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %108 = arith.divf %in, %cst_1 : f32
      linalg.yield %108 : f32
    } -> tensor<8xf32>
    %12 = tensor.empty() : tensor<8xf32>
    %13 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%11 : tensor<8xf32>) outs(%12 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %108 = arith.mulf %in, %cst_0 : f32
      linalg.yield %108 : f32
    } -> tensor<8xf32>
    %14 = tensor.empty() : tensor<8xf32>
    %15 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%arg2, %13 : tensor<8xf32>, tensor<8xf32>) outs(%14 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %108 = arith.subf %in, %in_3 : f32
      linalg.yield %108 : f32
    } -> tensor<8xf32>
    %16 = tensor.empty() : tensor<20xf32>
    %17 = linalg.fill ins(%cst_2 : f32) outs(%16 : tensor<20xf32>) -> tensor<20xf32>
    %18 = linalg.matvec ins(%arg0, %15 : tensor<20x8xf32>, tensor<8xf32>) outs(%17 : tensor<20xf32>) -> tensor<20xf32>
    %19 = tensor.empty() : tensor<20xf32>
    %20 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%18, %arg1 : tensor<20xf32>, tensor<20xf32>) outs(%19 : tensor<20xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %108 = arith.subf %in, %in_3 : f32
      linalg.yield %108 : f32
    } -> tensor<20xf32>
    %21 = tensor.empty() : tensor<8xf32>
    %22 = linalg.fill ins(%cst_2 : f32) outs(%21 : tensor<8xf32>) -> tensor<8xf32>
    %23 = linalg.matvec ins(%1, %20 : tensor<8x20xf32>, tensor<20xf32>) outs(%22 : tensor<8xf32>) -> tensor<8xf32>
    %24 = tensor.empty() : tensor<8xf32>
    %25 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%23 : tensor<8xf32>) outs(%24 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %108 = arith.divf %in, %cst_1 : f32
      linalg.yield %108 : f32
    } -> tensor<8xf32>
    %26 = tensor.empty() : tensor<8xf32>
    %27 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%25 : tensor<8xf32>) outs(%26 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %108 = arith.mulf %in, %cst_0 : f32
      linalg.yield %108 : f32
    } -> tensor<8xf32>
    %28 = tensor.empty() : tensor<8xf32>
    %29 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%15, %27 : tensor<8xf32>, tensor<8xf32>) outs(%28 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %108 = arith.subf %in, %in_3 : f32
      linalg.yield %108 : f32
    } -> tensor<8xf32>
    %30 = tensor.empty() : tensor<20xf32>
    %31 = linalg.fill ins(%cst_2 : f32) outs(%30 : tensor<20xf32>) -> tensor<20xf32>
    %32 = linalg.matvec ins(%arg0, %29 : tensor<20x8xf32>, tensor<8xf32>) outs(%31 : tensor<20xf32>) -> tensor<20xf32>
    %33 = tensor.empty() : tensor<20xf32>
    %34 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%32, %arg1 : tensor<20xf32>, tensor<20xf32>) outs(%33 : tensor<20xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %108 = arith.subf %in, %in_3 : f32
      linalg.yield %108 : f32
    } -> tensor<20xf32>
    %35 = tensor.empty() : tensor<8xf32>
    %36 = linalg.fill ins(%cst_2 : f32) outs(%35 : tensor<8xf32>) -> tensor<8xf32>
    %37 = linalg.matvec ins(%1, %34 : tensor<8x20xf32>, tensor<20xf32>) outs(%36 : tensor<8xf32>) -> tensor<8xf32>
    %38 = tensor.empty() : tensor<8xf32>
    %39 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%37 : tensor<8xf32>) outs(%38 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %108 = arith.divf %in, %cst_1 : f32
      linalg.yield %108 : f32
    } -> tensor<8xf32>
    %40 = tensor.empty() : tensor<8xf32>
    %41 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%15, %arg2 : tensor<8xf32>, tensor<8xf32>) outs(%40 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %108 = arith.subf %in, %in_3 : f32
      linalg.yield %108 : f32
    } -> tensor<8xf32>
    %42 = tensor.empty() : tensor<8xf32>
    %43 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%29, %15 : tensor<8xf32>, tensor<8xf32>) outs(%42 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %108 = arith.subf %in, %in_3 : f32
      linalg.yield %108 : f32
    } -> tensor<8xf32>
    %44 = tensor.empty() : tensor<8xf32>
    %45 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%25, %11 : tensor<8xf32>, tensor<8xf32>) outs(%44 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %108 = arith.subf %in, %in_3 : f32
      linalg.yield %108 : f32
    } -> tensor<8xf32>
    %46 = tensor.empty() : tensor<8xf32>
    %47 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%39, %25 : tensor<8xf32>, tensor<8xf32>) outs(%46 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %108 = arith.subf %in, %in_3 : f32
      linalg.yield %108 : f32
    } -> tensor<8xf32>
    %48 = tensor.empty() : tensor<f32>
    %49 = linalg.fill ins(%cst_2 : f32) outs(%48 : tensor<f32>) -> tensor<f32>
    %50 = linalg.dot ins(%43, %39 : tensor<8xf32>, tensor<8xf32>) outs(%49 : tensor<f32>) -> tensor<f32>
    %51 = tensor.empty() : tensor<f32>
    %52 = linalg.fill ins(%cst_2 : f32) outs(%51 : tensor<f32>) -> tensor<f32>
    %53 = linalg.dot ins(%47, %43 : tensor<8xf32>, tensor<8xf32>) outs(%52 : tensor<f32>) -> tensor<f32>
    %54 = tensor.empty() : tensor<f32>
    %55 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%53 : tensor<f32>) outs(%54 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %108 = arith.addf %in, %cst : f32
      linalg.yield %108 : f32
    } -> tensor<f32>
    %56 = tensor.empty() : tensor<f32>
    %57 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = []} ins(%50, %55 : tensor<f32>, tensor<f32>) outs(%56 : tensor<f32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %108 = arith.divf %in, %in_3 : f32
      linalg.yield %108 : f32
    } -> tensor<f32>
    %58 = tensor.empty() : tensor<8xf32>
    %59 = linalg.generic {indexing_maps = [#map4, #map2], iterator_types = ["parallel"]} ins(%57 : tensor<f32>) outs(%58 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8xf32>
    %60 = tensor.empty() : tensor<8xf32>
    %61 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%59, %47 : tensor<8xf32>, tensor<8xf32>) outs(%60 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %108 = arith.mulf %in, %in_3 : f32
      linalg.yield %108 : f32
    } -> tensor<8xf32>
    %62 = tensor.empty() : tensor<8xf32>
    %63 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%39, %61 : tensor<8xf32>, tensor<8xf32>) outs(%62 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %108 = arith.subf %in, %in_3 : f32
      linalg.yield %108 : f32
    } -> tensor<8xf32>
    %64 = tensor.empty() : tensor<f32>
    %65 = linalg.fill ins(%cst_2 : f32) outs(%64 : tensor<f32>) -> tensor<f32>
    %66 = linalg.dot ins(%41, %63 : tensor<8xf32>, tensor<8xf32>) outs(%65 : tensor<f32>) -> tensor<f32>
    %67 = tensor.empty() : tensor<f32>
    %68 = linalg.fill ins(%cst_2 : f32) outs(%67 : tensor<f32>) -> tensor<f32>
    %69 = linalg.dot ins(%45, %41 : tensor<8xf32>, tensor<8xf32>) outs(%68 : tensor<f32>) -> tensor<f32>
    %70 = tensor.empty() : tensor<f32>
    %71 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%69 : tensor<f32>) outs(%70 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %108 = arith.addf %in, %cst : f32
      linalg.yield %108 : f32
    } -> tensor<f32>
    %72 = tensor.empty() : tensor<f32>
    %73 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = []} ins(%66, %71 : tensor<f32>, tensor<f32>) outs(%72 : tensor<f32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %108 = arith.divf %in, %in_3 : f32
      linalg.yield %108 : f32
    } -> tensor<f32>
    %74 = tensor.empty() : tensor<8xf32>
    %75 = linalg.generic {indexing_maps = [#map4, #map2], iterator_types = ["parallel"]} ins(%73 : tensor<f32>) outs(%74 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8xf32>
    %76 = tensor.empty() : tensor<8xf32>
    %77 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%75, %45 : tensor<8xf32>, tensor<8xf32>) outs(%76 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %108 = arith.mulf %in, %in_3 : f32
      linalg.yield %108 : f32
    } -> tensor<8xf32>
    %78 = tensor.empty() : tensor<8xf32>
    %79 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%63, %77 : tensor<8xf32>, tensor<8xf32>) outs(%78 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %108 = arith.subf %in, %in_3 : f32
      linalg.yield %108 : f32
    } -> tensor<8xf32>
    %80 = tensor.empty() : tensor<f32>
    %81 = linalg.fill ins(%cst_2 : f32) outs(%80 : tensor<f32>) -> tensor<f32>
    %82 = linalg.dot ins(%45, %79 : tensor<8xf32>, tensor<8xf32>) outs(%81 : tensor<f32>) -> tensor<f32>
    %83 = tensor.empty() : tensor<f32>
    %84 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = []} ins(%82, %71 : tensor<f32>, tensor<f32>) outs(%83 : tensor<f32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %108 = arith.divf %in, %in_3 : f32
      linalg.yield %108 : f32
    } -> tensor<f32>
    %85 = tensor.empty() : tensor<f32>
    %86 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = []} ins(%73, %84 : tensor<f32>, tensor<f32>) outs(%85 : tensor<f32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %108 = arith.subf %in, %in_3 : f32
      linalg.yield %108 : f32
    } -> tensor<f32>
    %87 = tensor.empty() : tensor<8xf32>
    %88 = linalg.generic {indexing_maps = [#map4, #map2], iterator_types = ["parallel"]} ins(%86 : tensor<f32>) outs(%87 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8xf32>
    %89 = tensor.empty() : tensor<8xf32>
    %90 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%41, %88 : tensor<8xf32>, tensor<8xf32>) outs(%89 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %108 = arith.mulf %in, %in_3 : f32
      linalg.yield %108 : f32
    } -> tensor<8xf32>
    %91 = tensor.empty() : tensor<8xf32>
    %92 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%79, %90 : tensor<8xf32>, tensor<8xf32>) outs(%91 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %108 = arith.addf %in, %in_3 : f32
      linalg.yield %108 : f32
    } -> tensor<8xf32>
    %93 = tensor.empty() : tensor<f32>
    %94 = linalg.fill ins(%cst_2 : f32) outs(%93 : tensor<f32>) -> tensor<f32>
    %95 = linalg.dot ins(%47, %92 : tensor<8xf32>, tensor<8xf32>) outs(%94 : tensor<f32>) -> tensor<f32>
    %96 = tensor.empty() : tensor<f32>
    %97 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = []} ins(%95, %55 : tensor<f32>, tensor<f32>) outs(%96 : tensor<f32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %108 = arith.divf %in, %in_3 : f32
      linalg.yield %108 : f32
    } -> tensor<f32>
    %98 = tensor.empty() : tensor<f32>
    %99 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = []} ins(%57, %97 : tensor<f32>, tensor<f32>) outs(%98 : tensor<f32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %108 = arith.subf %in, %in_3 : f32
      linalg.yield %108 : f32
    } -> tensor<f32>
    %100 = tensor.empty() : tensor<8xf32>
    %101 = linalg.generic {indexing_maps = [#map4, #map2], iterator_types = ["parallel"]} ins(%99 : tensor<f32>) outs(%100 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8xf32>
    %102 = tensor.empty() : tensor<8xf32>
    %103 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%43, %101 : tensor<8xf32>, tensor<8xf32>) outs(%102 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %108 = arith.mulf %in, %in_3 : f32
      linalg.yield %108 : f32
    } -> tensor<8xf32>
    %104 = tensor.empty() : tensor<8xf32>
    %105 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%92, %103 : tensor<8xf32>, tensor<8xf32>) outs(%104 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %108 = arith.addf %in, %in_3 : f32
      linalg.yield %108 : f32
    } -> tensor<8xf32>
    %106 = tensor.empty() : tensor<8xf32>
    %107 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%29, %105 : tensor<8xf32>, tensor<8xf32>) outs(%106 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %108 = arith.subf %in, %in_3 : f32
      linalg.yield %108 : f32
    } -> tensor<8xf32>
    return %107 : tensor<8xf32>
  }
}

