#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0, d1) -> (d1, d0)>
#map4 = affine_map<(d0, d1) -> (0, d1)>
#map5 = affine_map<(d0, d1) -> (d1)>
#map6 = affine_map<(d0) -> (d0)>
module @jit_jax_log_semiring_product_then_trace_of_its_gradient {
  func.func public @main(%arg0: tensor<7x5xf32>, %arg1: tensor<5x9xf32>) -> (tensor<7x9xf32>, tensor<7x5xf32>, tensor<5x9xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %0 = tensor.empty() : tensor<7xf32>
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<7xf32>) -> tensor<7xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<7x5xf32>) outs(%1 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %115 = arith.maximumf %out, %in : f32
      linalg.yield %115 : f32
    } -> tensor<7xf32>
    %expanded = tensor.expand_shape %2 [[0, 1]] output_shape [7, 1] : tensor<7xf32> into tensor<7x1xf32>
    %3 = tensor.empty() : tensor<7x5xf32>
    %4 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<7x1xf32>) outs(%3 : tensor<7x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x5xf32>
    %5 = tensor.empty() : tensor<7x5xi1>
    %6 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %4 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%5 : tensor<7x5xi1>) {
    ^bb0(%in: f32, %in_6: f32, %out: i1):
      %115 = arith.cmpf oeq, %in, %in_6 : f32
      linalg.yield %115 : i1
    } -> tensor<7x5xi1>
    %7 = tensor.empty() : tensor<7x5xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<7x5xi1>) outs(%7 : tensor<7x5xf32>) {
    ^bb0(%in: i1, %out: f32):
      %115 = arith.uitofp %in : i1 to f32
      linalg.yield %115 : f32
    } -> tensor<7x5xf32>
    %9 = tensor.empty() : tensor<7xf32>
    %10 = linalg.fill ins(%cst : f32) outs(%9 : tensor<7xf32>) -> tensor<7xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%8 : tensor<7x5xf32>) outs(%10 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %115 = arith.addf %out, %in : f32
      linalg.yield %115 : f32
    } -> tensor<7xf32>
    %12 = tensor.empty() : tensor<9xf32>
    %13 = linalg.fill ins(%cst_0 : f32) outs(%12 : tensor<9xf32>) -> tensor<9xf32>
    %14 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg1 : tensor<5x9xf32>) outs(%13 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %115 = arith.maximumf %out, %in : f32
      linalg.yield %115 : f32
    } -> tensor<9xf32>
    %expanded_1 = tensor.expand_shape %14 [[0, 1]] output_shape [1, 9] : tensor<9xf32> into tensor<1x9xf32>
    %15 = tensor.empty() : tensor<5x9xf32>
    %16 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_1 : tensor<1x9xf32>) outs(%15 : tensor<5x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x9xf32>
    %17 = tensor.empty() : tensor<5x9xi1>
    %18 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1, %16 : tensor<5x9xf32>, tensor<5x9xf32>) outs(%17 : tensor<5x9xi1>) {
    ^bb0(%in: f32, %in_6: f32, %out: i1):
      %115 = arith.cmpf oeq, %in, %in_6 : f32
      linalg.yield %115 : i1
    } -> tensor<5x9xi1>
    %19 = tensor.empty() : tensor<5x9xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<5x9xi1>) outs(%19 : tensor<5x9xf32>) {
    ^bb0(%in: i1, %out: f32):
      %115 = arith.uitofp %in : i1 to f32
      linalg.yield %115 : f32
    } -> tensor<5x9xf32>
    %21 = tensor.empty() : tensor<9xf32>
    %22 = linalg.fill ins(%cst : f32) outs(%21 : tensor<9xf32>) -> tensor<9xf32>
    %23 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "reduction"]} ins(%20 : tensor<5x9xf32>) outs(%22 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %115 = arith.addf %out, %in : f32
      linalg.yield %115 : f32
    } -> tensor<9xf32>
    %24 = tensor.empty() : tensor<7x5xf32>
    %25 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<7xf32>) outs(%24 : tensor<7x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x5xf32>
    %26 = tensor.empty() : tensor<7x5xf32>
    %27 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %25 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%26 : tensor<7x5xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %115 = arith.subf %in, %in_6 : f32
      linalg.yield %115 : f32
    } -> tensor<7x5xf32>
    %28 = tensor.empty() : tensor<7x5xf32>
    %29 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<7x5xf32>) outs(%28 : tensor<7x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %115 = math.exp %in : f32
      linalg.yield %115 : f32
    } -> tensor<7x5xf32>
    %30 = tensor.empty() : tensor<5x9xf32>
    %31 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<9xf32>) outs(%30 : tensor<5x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x9xf32>
    %32 = tensor.empty() : tensor<5x9xf32>
    %33 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1, %31 : tensor<5x9xf32>, tensor<5x9xf32>) outs(%32 : tensor<5x9xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %115 = arith.subf %in, %in_6 : f32
      linalg.yield %115 : f32
    } -> tensor<5x9xf32>
    %34 = tensor.empty() : tensor<5x9xf32>
    %35 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%33 : tensor<5x9xf32>) outs(%34 : tensor<5x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %115 = math.exp %in : f32
      linalg.yield %115 : f32
    } -> tensor<5x9xf32>
    %36 = tensor.empty() : tensor<7x9xf32>
    %37 = linalg.fill ins(%cst : f32) outs(%36 : tensor<7x9xf32>) -> tensor<7x9xf32>
    %38 = linalg.matmul ins(%29, %35 : tensor<7x5xf32>, tensor<5x9xf32>) outs(%37 : tensor<7x9xf32>) -> tensor<7x9xf32>
    %39 = tensor.empty() : tensor<7x9xf32>
    %40 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%38 : tensor<7x9xf32>) outs(%39 : tensor<7x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %115 = math.log %in : f32
      linalg.yield %115 : f32
    } -> tensor<7x9xf32>
    %41 = tensor.empty() : tensor<7x9xf32>
    %42 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<7xf32>) outs(%41 : tensor<7x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x9xf32>
    %43 = tensor.empty() : tensor<7x9xf32>
    %44 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%40, %42 : tensor<7x9xf32>, tensor<7x9xf32>) outs(%43 : tensor<7x9xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %115 = arith.addf %in, %in_6 : f32
      linalg.yield %115 : f32
    } -> tensor<7x9xf32>
    %45 = tensor.empty() : tensor<7x9xf32>
    %46 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<9xf32>) outs(%45 : tensor<7x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x9xf32>
    %47 = tensor.empty() : tensor<7x9xf32>
    %48 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%44, %46 : tensor<7x9xf32>, tensor<7x9xf32>) outs(%47 : tensor<7x9xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %115 = arith.addf %in, %in_6 : f32
      linalg.yield %115 : f32
    } -> tensor<7x9xf32>
    %49 = tensor.empty() : tensor<7x9xf32>
    %50 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%48 : tensor<7x9xf32>) outs(%49 : tensor<7x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %115 = math.cos %in : f32
      linalg.yield %115 : f32
    } -> tensor<7x9xf32>
    %51 = tensor.empty() : tensor<9xf32>
    %52 = linalg.fill ins(%cst : f32) outs(%51 : tensor<9xf32>) -> tensor<9xf32>
    %53 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "reduction"]} ins(%50 : tensor<7x9xf32>) outs(%52 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %115 = arith.addf %out, %in : f32
      linalg.yield %115 : f32
    } -> tensor<9xf32>
    %expanded_2 = tensor.expand_shape %53 [[0, 1]] output_shape [1, 9] : tensor<9xf32> into tensor<1x9xf32>
    %54 = tensor.empty() : tensor<7xf32>
    %55 = linalg.fill ins(%cst : f32) outs(%54 : tensor<7xf32>) -> tensor<7xf32>
    %56 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%50 : tensor<7x9xf32>) outs(%55 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %115 = arith.addf %out, %in : f32
      linalg.yield %115 : f32
    } -> tensor<7xf32>
    %expanded_3 = tensor.expand_shape %56 [[0, 1]] output_shape [7, 1] : tensor<7xf32> into tensor<7x1xf32>
    %57 = tensor.empty() : tensor<7x9xf32>
    %58 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%50, %38 : tensor<7x9xf32>, tensor<7x9xf32>) outs(%57 : tensor<7x9xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %115 = arith.divf %in, %in_6 : f32
      linalg.yield %115 : f32
    } -> tensor<7x9xf32>
    %59 = tensor.empty() : tensor<9x7xf32>
    %60 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%58 : tensor<7x9xf32>) outs(%59 : tensor<9x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x7xf32>
    %61 = tensor.empty() : tensor<9x5xf32>
    %62 = linalg.fill ins(%cst : f32) outs(%61 : tensor<9x5xf32>) -> tensor<9x5xf32>
    %63 = linalg.matmul ins(%60, %29 : tensor<9x7xf32>, tensor<7x5xf32>) outs(%62 : tensor<9x5xf32>) -> tensor<9x5xf32>
    %64 = tensor.empty() : tensor<5x9xf32>
    %65 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%63 : tensor<9x5xf32>) outs(%64 : tensor<5x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x9xf32>
    %66 = tensor.empty() : tensor<9x5xf32>
    %67 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%35 : tensor<5x9xf32>) outs(%66 : tensor<9x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x5xf32>
    %68 = tensor.empty() : tensor<7x5xf32>
    %69 = linalg.fill ins(%cst : f32) outs(%68 : tensor<7x5xf32>) -> tensor<7x5xf32>
    %70 = linalg.matmul ins(%58, %67 : tensor<7x9xf32>, tensor<9x5xf32>) outs(%69 : tensor<7x5xf32>) -> tensor<7x5xf32>
    %71 = tensor.empty() : tensor<5x9xf32>
    %72 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%65, %35 : tensor<5x9xf32>, tensor<5x9xf32>) outs(%71 : tensor<5x9xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %115 = arith.mulf %in, %in_6 : f32
      linalg.yield %115 : f32
    } -> tensor<5x9xf32>
    %73 = tensor.empty() : tensor<5x9xf32>
    %74 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%72 : tensor<5x9xf32>) outs(%73 : tensor<5x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %115 = arith.negf %in : f32
      linalg.yield %115 : f32
    } -> tensor<5x9xf32>
    %75 = tensor.empty() : tensor<9xf32>
    %76 = linalg.fill ins(%cst : f32) outs(%75 : tensor<9xf32>) -> tensor<9xf32>
    %77 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "reduction"]} ins(%74 : tensor<5x9xf32>) outs(%76 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %115 = arith.addf %out, %in : f32
      linalg.yield %115 : f32
    } -> tensor<9xf32>
    %expanded_4 = tensor.expand_shape %77 [[0, 1]] output_shape [1, 9] : tensor<9xf32> into tensor<1x9xf32>
    %78 = tensor.empty() : tensor<1x9xf32>
    %79 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_2, %expanded_4 : tensor<1x9xf32>, tensor<1x9xf32>) outs(%78 : tensor<1x9xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %115 = arith.addf %in, %in_6 : f32
      linalg.yield %115 : f32
    } -> tensor<1x9xf32>
    %80 = tensor.empty() : tensor<7x5xf32>
    %81 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%70, %29 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%80 : tensor<7x5xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %115 = arith.mulf %in, %in_6 : f32
      linalg.yield %115 : f32
    } -> tensor<7x5xf32>
    %82 = tensor.empty() : tensor<7x5xf32>
    %83 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%81 : tensor<7x5xf32>) outs(%82 : tensor<7x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %115 = arith.negf %in : f32
      linalg.yield %115 : f32
    } -> tensor<7x5xf32>
    %84 = tensor.empty() : tensor<7xf32>
    %85 = linalg.fill ins(%cst : f32) outs(%84 : tensor<7xf32>) -> tensor<7xf32>
    %86 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%83 : tensor<7x5xf32>) outs(%85 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %115 = arith.addf %out, %in : f32
      linalg.yield %115 : f32
    } -> tensor<7xf32>
    %expanded_5 = tensor.expand_shape %86 [[0, 1]] output_shape [7, 1] : tensor<7xf32> into tensor<7x1xf32>
    %87 = tensor.empty() : tensor<7x1xf32>
    %88 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_3, %expanded_5 : tensor<7x1xf32>, tensor<7x1xf32>) outs(%87 : tensor<7x1xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %115 = arith.addf %in, %in_6 : f32
      linalg.yield %115 : f32
    } -> tensor<7x1xf32>
    %89 = tensor.empty() : tensor<9xf32>
    %90 = linalg.fill ins(%cst : f32) outs(%89 : tensor<9xf32>) -> tensor<9xf32>
    %91 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "reduction"]} ins(%79 : tensor<1x9xf32>) outs(%90 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %115 = arith.addf %out, %in : f32
      linalg.yield %115 : f32
    } -> tensor<9xf32>
    %92 = tensor.empty() : tensor<9xf32>
    %93 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%91, %23 : tensor<9xf32>, tensor<9xf32>) outs(%92 : tensor<9xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %115 = arith.divf %in, %in_6 : f32
      linalg.yield %115 : f32
    } -> tensor<9xf32>
    %94 = tensor.empty() : tensor<5x9xf32>
    %95 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%93 : tensor<9xf32>) outs(%94 : tensor<5x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x9xf32>
    %96 = tensor.empty() : tensor<5x9xi1>
    %97 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<5x9xf32>) outs(%96 : tensor<5x9xi1>) {
    ^bb0(%in: f32, %out: i1):
      %115 = arith.cmpf une, %in, %cst : f32
      linalg.yield %115 : i1
    } -> tensor<5x9xi1>
    %98 = tensor.empty() : tensor<5x9xf32>
    %99 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%97, %95 : tensor<5x9xi1>, tensor<5x9xf32>) outs(%98 : tensor<5x9xf32>) {
    ^bb0(%in: i1, %in_6: f32, %out: f32):
      %115 = arith.select %in, %in_6, %cst : f32
      linalg.yield %115 : f32
    } -> tensor<5x9xf32>
    %100 = tensor.empty() : tensor<5x9xf32>
    %101 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%72, %99 : tensor<5x9xf32>, tensor<5x9xf32>) outs(%100 : tensor<5x9xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %115 = arith.addf %in, %in_6 : f32
      linalg.yield %115 : f32
    } -> tensor<5x9xf32>
    %102 = tensor.empty() : tensor<7xf32>
    %103 = linalg.fill ins(%cst : f32) outs(%102 : tensor<7xf32>) -> tensor<7xf32>
    %104 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%88 : tensor<7x1xf32>) outs(%103 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %115 = arith.addf %out, %in : f32
      linalg.yield %115 : f32
    } -> tensor<7xf32>
    %105 = tensor.empty() : tensor<7xf32>
    %106 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%104, %11 : tensor<7xf32>, tensor<7xf32>) outs(%105 : tensor<7xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %115 = arith.divf %in, %in_6 : f32
      linalg.yield %115 : f32
    } -> tensor<7xf32>
    %107 = tensor.empty() : tensor<7x5xf32>
    %108 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%106 : tensor<7xf32>) outs(%107 : tensor<7x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x5xf32>
    %109 = tensor.empty() : tensor<7x5xi1>
    %110 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<7x5xf32>) outs(%109 : tensor<7x5xi1>) {
    ^bb0(%in: f32, %out: i1):
      %115 = arith.cmpf une, %in, %cst : f32
      linalg.yield %115 : i1
    } -> tensor<7x5xi1>
    %111 = tensor.empty() : tensor<7x5xf32>
    %112 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%110, %108 : tensor<7x5xi1>, tensor<7x5xf32>) outs(%111 : tensor<7x5xf32>) {
    ^bb0(%in: i1, %in_6: f32, %out: f32):
      %115 = arith.select %in, %in_6, %cst : f32
      linalg.yield %115 : f32
    } -> tensor<7x5xf32>
    %113 = tensor.empty() : tensor<7x5xf32>
    %114 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%81, %112 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%113 : tensor<7x5xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %115 = arith.addf %in, %in_6 : f32
      linalg.yield %115 : f32
    } -> tensor<7x5xf32>
    return %48, %114, %101 : tensor<7x9xf32>, tensor<7x5xf32>, tensor<5x9xf32>
  }
}

