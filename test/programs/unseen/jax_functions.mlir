#map = affine_map<(d0, d1) -> (d0, d1)>
module @jit_functions {
  func.func public @main(%arg0: tensor<64x96xf32>, %arg1: tensor<96x32xf32>) -> (tensor<64x32xf32>, tensor<64x32xf32>, tensor<64x32xf32>, tensor<64x32xf32>, tensor<64x32xf32>, tensor<64x32xf32>, tensor<64x32xf32>, tensor<64x32xf32>) {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e-01 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<64x32xf32>
    %1 = linalg.fill ins(%cst_1 : f32) outs(%0 : tensor<64x32xf32>) -> tensor<64x32xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<64x96xf32>, tensor<96x32xf32>) outs(%1 : tensor<64x32xf32>) -> tensor<64x32xf32>
    %3 = tensor.empty() : tensor<64x32xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<64x32xf32>) outs(%3 : tensor<64x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %47 = math.sin %in : f32
      linalg.yield %47 : f32
    } -> tensor<64x32xf32>
    %5 = tensor.empty() : tensor<64x32xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<64x32xf32>) outs(%5 : tensor<64x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %47 = math.cos %in : f32
      linalg.yield %47 : f32
    } -> tensor<64x32xf32>
    %7 = tensor.empty() : tensor<64x32xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<64x32xf32>) outs(%7 : tensor<64x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %47 = math.absf %in : f32
      linalg.yield %47 : f32
    } -> tensor<64x32xf32>
    %9 = tensor.empty() : tensor<64x32xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<64x32xf32>) outs(%9 : tensor<64x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %47 = math.log1p %in : f32
      linalg.yield %47 : f32
    } -> tensor<64x32xf32>
    %11 = tensor.empty() : tensor<64x32xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<64x32xf32>) outs(%11 : tensor<64x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %47 = arith.mulf %in, %cst_0 : f32
      linalg.yield %47 : f32
    } -> tensor<64x32xf32>
    %13 = tensor.empty() : tensor<64x32xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<64x32xf32>) outs(%13 : tensor<64x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %47 = math.expm1 %in : f32
      linalg.yield %47 : f32
    } -> tensor<64x32xf32>
    %15 = tensor.empty() : tensor<64x32xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<64x32xf32>) outs(%15 : tensor<64x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %47 = math.cbrt %in : f32
      linalg.yield %47 : f32
    } -> tensor<64x32xf32>
    %17 = tensor.empty() : tensor<64x32xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<64x32xf32>) outs(%17 : tensor<64x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %47 = math.floor %in : f32
      linalg.yield %47 : f32
    } -> tensor<64x32xf32>
    %19 = tensor.empty() : tensor<64x32xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<64x32xf32>) outs(%19 : tensor<64x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %47 = arith.negf %in : f32
      linalg.yield %47 : f32
    } -> tensor<64x32xf32>
    %21 = tensor.empty() : tensor<64x32xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<64x32xf32>) outs(%21 : tensor<64x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %47 = math.exp %in : f32
      linalg.yield %47 : f32
    } -> tensor<64x32xf32>
    %23 = tensor.empty() : tensor<64x32xf32>
    %24 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%22 : tensor<64x32xf32>) outs(%23 : tensor<64x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %47 = arith.addf %in, %cst : f32
      linalg.yield %47 : f32
    } -> tensor<64x32xf32>
    %25 = tensor.empty() : tensor<64x32xf32>
    %26 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%24 : tensor<64x32xf32>) outs(%25 : tensor<64x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %47 = arith.divf %cst, %in : f32
      linalg.yield %47 : f32
    } -> tensor<64x32xf32>
    %27 = tensor.empty() : tensor<64x32xf32>
    %28 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<64x32xf32>) outs(%27 : tensor<64x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %47 = arith.maximumf %in, %cst_1 : f32
      linalg.yield %47 : f32
    } -> tensor<64x32xf32>
    %29 = tensor.empty() : tensor<64x32xi1>
    %30 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<64x32xf32>) outs(%29 : tensor<64x32xi1>) {
    ^bb0(%in: f32, %out: i1):
      %47 = arith.cmpf une, %in, %in : f32
      linalg.yield %47 : i1
    } -> tensor<64x32xi1>
    %31 = tensor.empty() : tensor<64x32xf32>
    %32 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<64x32xf32>) outs(%31 : tensor<64x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %47 = arith.addf %in, %cst_1 : f32
      linalg.yield %47 : f32
    } -> tensor<64x32xf32>
    %33 = tensor.empty() : tensor<64x32xf32>
    %34 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<64x32xf32>) outs(%33 : tensor<64x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %47 = arith.negf %in : f32
      linalg.yield %47 : f32
    } -> tensor<64x32xf32>
    %35 = tensor.empty() : tensor<64x32xf32>
    %36 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%34 : tensor<64x32xf32>) outs(%35 : tensor<64x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %47 = math.exp %in : f32
      linalg.yield %47 : f32
    } -> tensor<64x32xf32>
    %37 = tensor.empty() : tensor<64x32xf32>
    %38 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%36 : tensor<64x32xf32>) outs(%37 : tensor<64x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %47 = math.log1p %in : f32
      linalg.yield %47 : f32
    } -> tensor<64x32xf32>
    %39 = tensor.empty() : tensor<64x32xf32>
    %40 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%28, %38 : tensor<64x32xf32>, tensor<64x32xf32>) outs(%39 : tensor<64x32xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %47 = arith.addf %in, %in_2 : f32
      linalg.yield %47 : f32
    } -> tensor<64x32xf32>
    %41 = tensor.empty() : tensor<64x32xf32>
    %42 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%30, %32, %40 : tensor<64x32xi1>, tensor<64x32xf32>, tensor<64x32xf32>) outs(%41 : tensor<64x32xf32>) {
    ^bb0(%in: i1, %in_2: f32, %in_3: f32, %out: f32):
      %47 = arith.select %in, %in_2, %in_3 : f32
      linalg.yield %47 : f32
    } -> tensor<64x32xf32>
    %43 = tensor.empty() : tensor<64x32xf32>
    %44 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%42 : tensor<64x32xf32>) outs(%43 : tensor<64x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %47 = math.tanh %in : f32
      linalg.yield %47 : f32
    } -> tensor<64x32xf32>
    %45 = tensor.empty() : tensor<64x32xf32>
    %46 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%2, %44 : tensor<64x32xf32>, tensor<64x32xf32>) outs(%45 : tensor<64x32xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %47 = arith.mulf %in, %in_2 : f32
      linalg.yield %47 : f32
    } -> tensor<64x32xf32>
    return %4, %6, %10, %14, %16, %18, %26, %46 : tensor<64x32xf32>, tensor<64x32xf32>, tensor<64x32xf32>, tensor<64x32xf32>, tensor<64x32xf32>, tensor<64x32xf32>, tensor<64x32xf32>, tensor<64x32xf32>
  }
}

