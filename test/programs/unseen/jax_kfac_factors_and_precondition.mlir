// Both Kronecker factors of a layer averaged on, and its gradient between their damped inverses' two Neumann terms.
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1, d0)>
#map2 = affine_map<(d0, d1) -> ()>
#map3 = affine_map<() -> ()>
module @jit_kfac_factors_and_precondition {
  func.func public @main(%arg0: tensor<16x12xf32>, %arg1: tensor<16x20xf32>, %arg2: tensor<12x12xf32>, %arg3: tensor<20x20xf32>, %arg4: tensor<12x20xf32>) -> (tensor<12x20xf32>, tensor<12x12xf32>, tensor<20x20xf32>) {
    %cst = arith.constant 2.000000e+01 : f32
    %cst_0 = arith.constant 1.000000e-01 : f32
    %cst_1 = arith.constant 2.000000e+00 : f32
    %cst_2 = arith.constant 1.000000e+00 : f32
    %cst_3 = arith.constant 1.200000e+01 : f32
    %cst_4 = arith.constant 1.600000e+01 : f32
    %cst_5 = arith.constant 0.000000e+00 : f32
    %cst_6 = arith.constant 5.000000e-02 : f32
    %cst_7 = arith.constant 0.949999988 : f32
    %0 = tensor.empty() : tensor<12x12xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<12x12xf32>) outs(%0 : tensor<12x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %99 = arith.mulf %in, %cst_7 : f32
      linalg.yield %99 : f32
    } -> tensor<12x12xf32>
    %2 = tensor.empty() : tensor<12x16xf32>
    %3 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<16x12xf32>) outs(%2 : tensor<12x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12x16xf32>
    %4 = tensor.empty() : tensor<12x16xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<12x16xf32>) outs(%4 : tensor<12x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %99 = arith.mulf %in, %cst_6 : f32
      linalg.yield %99 : f32
    } -> tensor<12x16xf32>
    %6 = tensor.empty() : tensor<12x12xf32>
    %7 = linalg.fill ins(%cst_5 : f32) outs(%6 : tensor<12x12xf32>) -> tensor<12x12xf32>
    %8 = linalg.matmul ins(%5, %arg0 : tensor<12x16xf32>, tensor<16x12xf32>) outs(%7 : tensor<12x12xf32>) -> tensor<12x12xf32>
    %9 = tensor.empty() : tensor<12x12xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<12x12xf32>) outs(%9 : tensor<12x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %99 = arith.divf %in, %cst_4 : f32
      linalg.yield %99 : f32
    } -> tensor<12x12xf32>
    %11 = tensor.empty() : tensor<12x12xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %10 : tensor<12x12xf32>, tensor<12x12xf32>) outs(%11 : tensor<12x12xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %99 = arith.addf %in, %in_8 : f32
      linalg.yield %99 : f32
    } -> tensor<12x12xf32>
    %13 = tensor.empty() : tensor<20x20xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<20x20xf32>) outs(%13 : tensor<20x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %99 = arith.mulf %in, %cst_7 : f32
      linalg.yield %99 : f32
    } -> tensor<20x20xf32>
    %15 = tensor.empty() : tensor<20x16xf32>
    %16 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<16x20xf32>) outs(%15 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x16xf32>
    %17 = tensor.empty() : tensor<20x16xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<20x16xf32>) outs(%17 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %99 = arith.mulf %in, %cst_6 : f32
      linalg.yield %99 : f32
    } -> tensor<20x16xf32>
    %19 = tensor.empty() : tensor<20x20xf32>
    %20 = linalg.fill ins(%cst_5 : f32) outs(%19 : tensor<20x20xf32>) -> tensor<20x20xf32>
    %21 = linalg.matmul ins(%18, %arg1 : tensor<20x16xf32>, tensor<16x20xf32>) outs(%20 : tensor<20x20xf32>) -> tensor<20x20xf32>
    %22 = tensor.empty() : tensor<20x20xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%21 : tensor<20x20xf32>) outs(%22 : tensor<20x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %99 = arith.divf %in, %cst_4 : f32
      linalg.yield %99 : f32
    } -> tensor<20x20xf32>
    %24 = tensor.empty() : tensor<20x20xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%14, %23 : tensor<20x20xf32>, tensor<20x20xf32>) outs(%24 : tensor<20x20xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %99 = arith.addf %in, %in_8 : f32
      linalg.yield %99 : f32
    } -> tensor<20x20xf32>
    %26 = tensor.empty() : tensor<12x20xf32>
    %27 = linalg.fill ins(%cst_5 : f32) outs(%26 : tensor<12x20xf32>) -> tensor<12x20xf32>
    %28 = linalg.matmul ins(%3, %arg1 : tensor<12x16xf32>, tensor<16x20xf32>) outs(%27 : tensor<12x20xf32>) -> tensor<12x20xf32>
    %29 = tensor.empty() : tensor<12x20xf32>
    %30 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%28 : tensor<12x20xf32>) outs(%29 : tensor<12x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %99 = arith.divf %in, %cst_4 : f32
      linalg.yield %99 : f32
    } -> tensor<12x20xf32>
    %31 = tensor.empty() : tensor<12x12xi32>
    %32 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%31 : tensor<12x12xi32>) {
    ^bb0(%out: i32):
      %99 = linalg.index 0 : index
      %100 = arith.index_cast %99 : index to i32
      linalg.yield %100 : i32
    } -> tensor<12x12xi32>
    %33 = tensor.empty() : tensor<12x12xi32>
    %34 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%33 : tensor<12x12xi32>) {
    ^bb0(%out: i32):
      %99 = linalg.index 1 : index
      %100 = arith.index_cast %99 : index to i32
      linalg.yield %100 : i32
    } -> tensor<12x12xi32>
    %35 = tensor.empty() : tensor<12x12xi1>
    %36 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%32, %34 : tensor<12x12xi32>, tensor<12x12xi32>) outs(%35 : tensor<12x12xi1>) {
    ^bb0(%in: i32, %in_8: i32, %out: i1):
      %99 = arith.cmpi eq, %in, %in_8 : i32
      linalg.yield %99 : i1
    } -> tensor<12x12xi1>
    %37 = tensor.empty() : tensor<12x12xf32>
    %38 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%36, %12 : tensor<12x12xi1>, tensor<12x12xf32>) outs(%37 : tensor<12x12xf32>) {
    ^bb0(%in: i1, %in_8: f32, %out: f32):
      %99 = arith.select %in, %in_8, %cst_5 : f32
      linalg.yield %99 : f32
    } -> tensor<12x12xf32>
    %39 = tensor.empty() : tensor<f32>
    %40 = linalg.fill ins(%cst_5 : f32) outs(%39 : tensor<f32>) -> tensor<f32>
    %41 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["reduction", "reduction"]} ins(%38 : tensor<12x12xf32>) outs(%40 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %99 = arith.addf %out, %in : f32
      linalg.yield %99 : f32
    } -> tensor<f32>
    %42 = tensor.empty() : tensor<f32>
    %43 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%41 : tensor<f32>) outs(%42 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %99 = arith.divf %in, %cst_3 : f32
      linalg.yield %99 : f32
    } -> tensor<f32>
    %44 = tensor.empty() : tensor<f32>
    %45 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%43 : tensor<f32>) outs(%44 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %99 = arith.addf %in, %cst_2 : f32
      linalg.yield %99 : f32
    } -> tensor<f32>
    %46 = tensor.empty() : tensor<12x12xf32>
    %47 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%36 : tensor<12x12xi1>) outs(%46 : tensor<12x12xf32>) {
    ^bb0(%in: i1, %out: f32):
      %99 = arith.uitofp %in : i1 to f32
      linalg.yield %99 : f32
    } -> tensor<12x12xf32>
    %48 = tensor.empty() : tensor<12x12xi1>
    %49 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%47 : tensor<12x12xf32>) outs(%48 : tensor<12x12xi1>) {
    ^bb0(%in: f32, %out: i1):
      %99 = arith.cmpf une, %in, %cst_5 : f32
      linalg.yield %99 : i1
    } -> tensor<12x12xi1>
    %50 = tensor.empty() : tensor<12x12xf32>
    %51 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%49 : tensor<12x12xi1>) outs(%50 : tensor<12x12xf32>) {
    ^bb0(%in: i1, %out: f32):
      %99 = arith.select %in, %cst_1, %cst_5 : f32
      linalg.yield %99 : f32
    } -> tensor<12x12xf32>
    %52 = tensor.empty() : tensor<12x12xf32>
    %53 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%45 : tensor<f32>) outs(%52 : tensor<12x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12x12xf32>
    %54 = tensor.empty() : tensor<12x12xf32>
    %55 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%12, %53 : tensor<12x12xf32>, tensor<12x12xf32>) outs(%54 : tensor<12x12xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %99 = arith.divf %in, %in_8 : f32
      linalg.yield %99 : f32
    } -> tensor<12x12xf32>
    %56 = tensor.empty() : tensor<12x12xf32>
    %57 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%51, %55 : tensor<12x12xf32>, tensor<12x12xf32>) outs(%56 : tensor<12x12xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %99 = arith.subf %in, %in_8 : f32
      linalg.yield %99 : f32
    } -> tensor<12x12xf32>
    %58 = tensor.empty() : tensor<12x12xf32>
    %59 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%57, %53 : tensor<12x12xf32>, tensor<12x12xf32>) outs(%58 : tensor<12x12xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %99 = arith.divf %in, %in_8 : f32
      linalg.yield %99 : f32
    } -> tensor<12x12xf32>
    %60 = tensor.empty() : tensor<12x12xf32>
    %61 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%59 : tensor<12x12xf32>) outs(%60 : tensor<12x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %99 = arith.mulf %in, %cst_0 : f32
      linalg.yield %99 : f32
    } -> tensor<12x12xf32>
    %62 = tensor.empty() : tensor<12x20xf32>
    %63 = linalg.fill ins(%cst_5 : f32) outs(%62 : tensor<12x20xf32>) -> tensor<12x20xf32>
    %64 = linalg.matmul ins(%61, %30 : tensor<12x12xf32>, tensor<12x20xf32>) outs(%63 : tensor<12x20xf32>) -> tensor<12x20xf32>
    %65 = tensor.empty() : tensor<20x20xi32>
    %66 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%65 : tensor<20x20xi32>) {
    ^bb0(%out: i32):
      %99 = linalg.index 0 : index
      %100 = arith.index_cast %99 : index to i32
      linalg.yield %100 : i32
    } -> tensor<20x20xi32>
    %67 = tensor.empty() : tensor<20x20xi32>
    %68 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%67 : tensor<20x20xi32>) {
    ^bb0(%out: i32):
      %99 = linalg.index 1 : index
      %100 = arith.index_cast %99 : index to i32
      linalg.yield %100 : i32
    } -> tensor<20x20xi32>
    %69 = tensor.empty() : tensor<20x20xi1>
    %70 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%66, %68 : tensor<20x20xi32>, tensor<20x20xi32>) outs(%69 : tensor<20x20xi1>) {
    ^bb0(%in: i32, %in_8: i32, %out: i1):
      %99 = arith.cmpi eq, %in, %in_8 : i32
      linalg.yield %99 : i1
    } -> tensor<20x20xi1>
    %71 = tensor.empty() : tensor<20x20xf32>
    %72 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%70, %25 : tensor<20x20xi1>, tensor<20x20xf32>) outs(%71 : tensor<20x20xf32>) {
    ^bb0(%in: i1, %in_8: f32, %out: f32):
      %99 = arith.select %in, %in_8, %cst_5 : f32
      linalg.yield %99 : f32
    } -> tensor<20x20xf32>
    %73 = tensor.empty() : tensor<f32>
    %74 = linalg.fill ins(%cst_5 : f32) outs(%73 : tensor<f32>) -> tensor<f32>
    %75 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["reduction", "reduction"]} ins(%72 : tensor<20x20xf32>) outs(%74 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %99 = arith.addf %out, %in : f32
      linalg.yield %99 : f32
    } -> tensor<f32>
    %76 = tensor.empty() : tensor<f32>
    %77 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%75 : tensor<f32>) outs(%76 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %99 = arith.divf %in, %cst : f32
      linalg.yield %99 : f32
    } -> tensor<f32>
    %78 = tensor.empty() : tensor<f32>
    %79 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%77 : tensor<f32>) outs(%78 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %99 = arith.addf %in, %cst_2 : f32
      linalg.yield %99 : f32
    } -> tensor<f32>
    %80 = tensor.empty() : tensor<20x20xf32>
    %81 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%70 : tensor<20x20xi1>) outs(%80 : tensor<20x20xf32>) {
    ^bb0(%in: i1, %out: f32):
      %99 = arith.uitofp %in : i1 to f32
      linalg.yield %99 : f32
    } -> tensor<20x20xf32>
    %82 = tensor.empty() : tensor<20x20xi1>
    %83 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%81 : tensor<20x20xf32>) outs(%82 : tensor<20x20xi1>) {
    ^bb0(%in: f32, %out: i1):
      %99 = arith.cmpf une, %in, %cst_5 : f32
      linalg.yield %99 : i1
    } -> tensor<20x20xi1>
    %84 = tensor.empty() : tensor<20x20xf32>
    %85 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%83 : tensor<20x20xi1>) outs(%84 : tensor<20x20xf32>) {
    ^bb0(%in: i1, %out: f32):
      %99 = arith.select %in, %cst_1, %cst_5 : f32
      linalg.yield %99 : f32
    } -> tensor<20x20xf32>
    %86 = tensor.empty() : tensor<20x20xf32>
    %87 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%79 : tensor<f32>) outs(%86 : tensor<20x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x20xf32>
    %88 = tensor.empty() : tensor<20x20xf32>
    %89 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%25, %87 : tensor<20x20xf32>, tensor<20x20xf32>) outs(%88 : tensor<20x20xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %99 = arith.divf %in, %in_8 : f32
      linalg.yield %99 : f32
    } -> tensor<20x20xf32>
    %90 = tensor.empty() : tensor<20x20xf32>
    %91 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%85, %89 : tensor<20x20xf32>, tensor<20x20xf32>) outs(%90 : tensor<20x20xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %99 = arith.subf %in, %in_8 : f32
      linalg.yield %99 : f32
    } -> tensor<20x20xf32>
    %92 = tensor.empty() : tensor<20x20xf32>
    %93 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%91, %87 : tensor<20x20xf32>, tensor<20x20xf32>) outs(%92 : tensor<20x20xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %99 = arith.divf %in, %in_8 : f32
      linalg.yield %99 : f32
    } -> tensor<20x20xf32>
    %94 = tensor.empty() : tensor<12x20xf32>
    %95 = linalg.fill ins(%cst_5 : f32) outs(%94 : tensor<12x20xf32>) -> tensor<12x20xf32>
    %96 = linalg.matmul ins(%64, %93 : tensor<12x20xf32>, tensor<20x20xf32>) outs(%95 : tensor<12x20xf32>) -> tensor<12x20xf32>
    %97 = tensor.empty() : tensor<12x20xf32>
    %98 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg4, %96 : tensor<12x20xf32>, tensor<12x20xf32>) outs(%97 : tensor<12x20xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %99 = arith.subf %in, %in_8 : f32
      linalg.yield %99 : f32
    } -> tensor<12x20xf32>
    return %98, %12, %25 : tensor<12x20xf32>, tensor<12x12xf32>, tensor<20x20xf32>
  }
}

