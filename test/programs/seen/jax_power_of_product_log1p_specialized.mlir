#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> ()>
module @jit_power_of_product_pow_exp2_cbrt_log1p_chain {
  func.func public @main(%arg0: tensor<40x60xf32>, %arg1: tensor<60x50xf32>, %arg2: tensor<50x60xf32>) -> (tensor<40x60xf32>, tensor<40x50xf32>, tensor<40x50xf32>) {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 0x7F800000 : f32
    %cst_1 = arith.constant 1.700000e+00 : f32
    %cst_2 = arith.constant 5.000000e-01 : f32
    %cst_3 = arith.constant 0.693147182 : f32
    %cst_4 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<40x50xf32>
    %1 = linalg.fill ins(%cst_4 : f32) outs(%0 : tensor<40x50xf32>) -> tensor<40x50xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<40x60xf32>, tensor<60x50xf32>) outs(%1 : tensor<40x50xf32>) -> tensor<40x50xf32>
    %3 = tensor.empty() : tensor<40x50xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<40x50xf32>) outs(%3 : tensor<40x50xf32>) {
    ^bb0(%in: f32, %out: f32):
      %60 = math.cbrt %in : f32
      linalg.yield %60 : f32
    } -> tensor<40x50xf32>
    %5 = tensor.empty() : tensor<40x50xf32>
    %6 = linalg.elementwise <abs> ins(%2 : tensor<40x50xf32>) outs(%5 : tensor<40x50xf32>) -> tensor<40x50xf32>
    %7 = tensor.empty() : tensor<40x50xf32>
    %8 = linalg.elementwise <negf> ins(%6 : tensor<40x50xf32>) outs(%7 : tensor<40x50xf32>) -> tensor<40x50xf32>
    %9 = tensor.empty() : tensor<40x50xf32>
    %10 = linalg.elementwise <mul> indexing_maps = [#map, #map1, #map] ins(%8, %cst_3 : tensor<40x50xf32>, f32) outs(%9 : tensor<40x50xf32>) -> tensor<40x50xf32>
    %11 = tensor.empty() : tensor<40x50xf32>
    %12 = linalg.elementwise <exp> ins(%10 : tensor<40x50xf32>) outs(%11 : tensor<40x50xf32>) -> tensor<40x50xf32>
    %13 = tensor.empty() : tensor<40x50xf32>
    %14 = linalg.elementwise <log1p> ins(%6 : tensor<40x50xf32>) outs(%13 : tensor<40x50xf32>) -> tensor<40x50xf32>
    %15 = tensor.empty() : tensor<40x50xf32>
    %16 = linalg.elementwise <mul> ins(%12, %14 : tensor<40x50xf32>, tensor<40x50xf32>) outs(%15 : tensor<40x50xf32>) -> tensor<40x50xf32>
    %17 = tensor.empty() : tensor<40x50xf32>
    %18 = linalg.elementwise <add> ins(%4, %16 : tensor<40x50xf32>, tensor<40x50xf32>) outs(%17 : tensor<40x50xf32>) -> tensor<40x50xf32>
    %19 = tensor.empty() : tensor<40x50xf32>
    %20 = linalg.elementwise <add> indexing_maps = [#map, #map1, #map] ins(%6, %cst_2 : tensor<40x50xf32>, f32) outs(%19 : tensor<40x50xf32>) -> tensor<40x50xf32>
    %21 = tensor.empty() : tensor<40x50xf32>
    %22 = linalg.elementwise <powf> indexing_maps = [#map, #map1, #map] ins(%20, %cst_1 : tensor<40x50xf32>, f32) outs(%21 : tensor<40x50xf32>) -> tensor<40x50xf32>
    %23 = tensor.empty() : tensor<40x50xf32>
    %24 = linalg.elementwise <add> ins(%18, %22 : tensor<40x50xf32>, tensor<40x50xf32>) outs(%23 : tensor<40x50xf32>) -> tensor<40x50xf32>
    %25 = tensor.empty() : tensor<40x60xf32>
    %26 = linalg.fill ins(%cst_4 : f32) outs(%25 : tensor<40x60xf32>) -> tensor<40x60xf32>
    %27 = linalg.matmul ins(%24, %arg2 : tensor<40x50xf32>, tensor<50x60xf32>) outs(%26 : tensor<40x60xf32>) -> tensor<40x60xf32>
    %28 = tensor.empty() : tensor<40x50xf32>
    %29 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%2, %24 : tensor<40x50xf32>, tensor<40x50xf32>) outs(%28 : tensor<40x50xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %60 = math.atan2 %in, %in_5 : f32
      linalg.yield %60 : f32
    } -> tensor<40x50xf32>
    %30 = tensor.empty() : tensor<40x50xf32>
    %31 = linalg.elementwise <abs> ins(%24 : tensor<40x50xf32>) outs(%30 : tensor<40x50xf32>) -> tensor<40x50xf32>
    %32 = tensor.empty() : tensor<40x50xi1>
    %33 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<40x50xf32>) outs(%32 : tensor<40x50xi1>) {
    ^bb0(%in: f32, %out: i1):
      %60 = arith.cmpf oeq, %in, %cst_0 : f32
      linalg.yield %60 : i1
    } -> tensor<40x50xi1>
    %34 = tensor.empty() : tensor<40x50xi1>
    %35 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%31 : tensor<40x50xf32>) outs(%34 : tensor<40x50xi1>) {
    ^bb0(%in: f32, %out: i1):
      %60 = arith.cmpf oeq, %in, %cst_0 : f32
      linalg.yield %60 : i1
    } -> tensor<40x50xi1>
    %36 = tensor.empty() : tensor<40x50xi1>
    %37 = linalg.elementwise <add> ins(%33, %35 : tensor<40x50xi1>, tensor<40x50xi1>) outs(%36 : tensor<40x50xi1>) -> tensor<40x50xi1>
    %38 = tensor.empty() : tensor<40x50xf32>
    %39 = linalg.elementwise <max_signed> ins(%6, %31 : tensor<40x50xf32>, tensor<40x50xf32>) outs(%38 : tensor<40x50xf32>) -> tensor<40x50xf32>
    %40 = tensor.empty() : tensor<40x50xf32>
    %41 = linalg.elementwise <min_signed> ins(%6, %31 : tensor<40x50xf32>, tensor<40x50xf32>) outs(%40 : tensor<40x50xf32>) -> tensor<40x50xf32>
    %42 = tensor.empty() : tensor<40x50xi1>
    %43 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%39 : tensor<40x50xf32>) outs(%42 : tensor<40x50xi1>) {
    ^bb0(%in: f32, %out: i1):
      %60 = arith.cmpf oeq, %in, %cst_4 : f32
      linalg.yield %60 : i1
    } -> tensor<40x50xi1>
    %44 = tensor.empty() : tensor<40x50xf32>
    %45 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%43, %39 : tensor<40x50xi1>, tensor<40x50xf32>) outs(%44 : tensor<40x50xf32>) {
    ^bb0(%in: i1, %in_5: f32, %out: f32):
      %60 = arith.select %in, %cst, %in_5 : f32
      linalg.yield %60 : f32
    } -> tensor<40x50xf32>
    %46 = tensor.empty() : tensor<40x50xf32>
    %47 = linalg.elementwise <div> ins(%41, %45 : tensor<40x50xf32>, tensor<40x50xf32>) outs(%46 : tensor<40x50xf32>) -> tensor<40x50xf32>
    %48 = tensor.empty() : tensor<40x50xf32>
    %49 = linalg.elementwise <square> ins(%47 : tensor<40x50xf32>) outs(%48 : tensor<40x50xf32>) -> tensor<40x50xf32>
    %50 = tensor.empty() : tensor<40x50xf32>
    %51 = linalg.elementwise <add> indexing_maps = [#map, #map1, #map] ins(%49, %cst : tensor<40x50xf32>, f32) outs(%50 : tensor<40x50xf32>) -> tensor<40x50xf32>
    %52 = tensor.empty() : tensor<40x50xf32>
    %53 = linalg.elementwise <sqrt> ins(%51 : tensor<40x50xf32>) outs(%52 : tensor<40x50xf32>) -> tensor<40x50xf32>
    %54 = tensor.empty() : tensor<40x50xf32>
    %55 = linalg.elementwise <mul> ins(%39, %53 : tensor<40x50xf32>, tensor<40x50xf32>) outs(%54 : tensor<40x50xf32>) -> tensor<40x50xf32>
    %56 = tensor.empty() : tensor<40x50xf32>
    %57 = linalg.elementwise <select> ins(%43, %39, %55 : tensor<40x50xi1>, tensor<40x50xf32>, tensor<40x50xf32>) outs(%56 : tensor<40x50xf32>) -> tensor<40x50xf32>
    %58 = tensor.empty() : tensor<40x50xf32>
    %59 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%37, %57 : tensor<40x50xi1>, tensor<40x50xf32>) outs(%58 : tensor<40x50xf32>) {
    ^bb0(%in: i1, %in_5: f32, %out: f32):
      %60 = arith.select %in, %cst_0, %in_5 : f32
      linalg.yield %60 : f32
    } -> tensor<40x50xf32>
    return %27, %29, %59 : tensor<40x60xf32>, tensor<40x50xf32>, tensor<40x50xf32>
  }
}

