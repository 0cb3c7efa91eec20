// Several functions of one product: cube roots, sinh, atan2, sign, ceil, powers.
#map = affine_map<(d0, d1) -> (d0, d1)>
module @jit_epilogue_tower_odd_functions {
  func.func public @main(%arg0: tensor<64x96xbf16>, %arg1: tensor<96x128xbf16>) -> tensor<64x128xf32> {
    %cst = arith.constant -0.693147182 : f32
    %cst_0 = arith.constant 1.250000e-01 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant 5.000000e-01 : f32
    %cst_3 = arith.constant 0.00999999977 : f32
    %cst_4 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<64x128xf32>
    %1 = linalg.fill ins(%cst_4 : f32) outs(%0 : tensor<64x128xf32>) -> tensor<64x128xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<64x96xbf16>, tensor<96x128xbf16>) outs(%1 : tensor<64x128xf32>) -> tensor<64x128xf32>
    %3 = tensor.empty() : tensor<64x128xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<64x128xf32>) outs(%3 : tensor<64x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %67 = math.cbrt %in : f32
      linalg.yield %67 : f32
    } -> tensor<64x128xf32>
    %5 = tensor.empty() : tensor<64x128xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<64x128xf32>) outs(%5 : tensor<64x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %67 = arith.mulf %in, %cst_3 : f32
      linalg.yield %67 : f32
    } -> tensor<64x128xf32>
    %7 = tensor.empty() : tensor<64x128xf32>
    %8 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%7 : tensor<64x128xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<64x128xf32>
    %9 = tensor.empty() : tensor<64x128xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%6, %8 : tensor<64x128xf32>, tensor<64x128xf32>) outs(%9 : tensor<64x128xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %67 = arith.addf %in, %in_5 : f32
      linalg.yield %67 : f32
    } -> tensor<64x128xf32>
    %11 = tensor.empty() : tensor<64x128xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<64x128xf32>) outs(%11 : tensor<64x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %67 = math.exp %in : f32
      linalg.yield %67 : f32
    } -> tensor<64x128xf32>
    %13 = tensor.empty() : tensor<64x128xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%8, %6 : tensor<64x128xf32>, tensor<64x128xf32>) outs(%13 : tensor<64x128xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %67 = arith.subf %in, %in_5 : f32
      linalg.yield %67 : f32
    } -> tensor<64x128xf32>
    %15 = tensor.empty() : tensor<64x128xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<64x128xf32>) outs(%15 : tensor<64x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %67 = math.exp %in : f32
      linalg.yield %67 : f32
    } -> tensor<64x128xf32>
    %17 = tensor.empty() : tensor<64x128xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%12, %16 : tensor<64x128xf32>, tensor<64x128xf32>) outs(%17 : tensor<64x128xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %67 = arith.subf %in, %in_5 : f32
      linalg.yield %67 : f32
    } -> tensor<64x128xf32>
    %19 = tensor.empty() : tensor<64x128xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<64x128xf32>) outs(%19 : tensor<64x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %67 = math.expm1 %in : f32
      linalg.yield %67 : f32
    } -> tensor<64x128xf32>
    %21 = tensor.empty() : tensor<64x128xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<64x128xf32>) outs(%21 : tensor<64x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %67 = arith.addf %in, %cst_1 : f32
      linalg.yield %67 : f32
    } -> tensor<64x128xf32>
    %23 = tensor.empty() : tensor<64x128xf32>
    %24 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%20, %22 : tensor<64x128xf32>, tensor<64x128xf32>) outs(%23 : tensor<64x128xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %67 = arith.divf %in, %in_5 : f32
      linalg.yield %67 : f32
    } -> tensor<64x128xf32>
    %25 = tensor.empty() : tensor<64x128xf32>
    %26 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%20, %24 : tensor<64x128xf32>, tensor<64x128xf32>) outs(%25 : tensor<64x128xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %67 = arith.addf %in, %in_5 : f32
      linalg.yield %67 : f32
    } -> tensor<64x128xf32>
    %27 = tensor.empty() : tensor<64x128xf32>
    %28 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%26 : tensor<64x128xf32>) outs(%27 : tensor<64x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %67 = arith.mulf %in, %cst_2 : f32
      linalg.yield %67 : f32
    } -> tensor<64x128xf32>
    %29 = tensor.empty() : tensor<64x128xf32>
    %30 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<64x128xf32>) outs(%29 : tensor<64x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %67 = math.absf %in : f32
      linalg.yield %67 : f32
    } -> tensor<64x128xf32>
    %31 = tensor.empty() : tensor<64x128xi1>
    %32 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%30 : tensor<64x128xf32>) outs(%31 : tensor<64x128xi1>) {
    ^bb0(%in: f32, %out: i1):
      %67 = arith.cmpf olt, %in, %cst_1 : f32
      linalg.yield %67 : i1
    } -> tensor<64x128xi1>
    %33 = tensor.empty() : tensor<64x128xf32>
    %34 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%32, %28, %18 : tensor<64x128xi1>, tensor<64x128xf32>, tensor<64x128xf32>) outs(%33 : tensor<64x128xf32>) {
    ^bb0(%in: i1, %in_5: f32, %in_6: f32, %out: f32):
      %67 = arith.select %in, %in_5, %in_6 : f32
      linalg.yield %67 : f32
    } -> tensor<64x128xf32>
    %35 = tensor.empty() : tensor<64x128xf32>
    %36 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%4, %34 : tensor<64x128xf32>, tensor<64x128xf32>) outs(%35 : tensor<64x128xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %67 = arith.addf %in, %in_5 : f32
      linalg.yield %67 : f32
    } -> tensor<64x128xf32>
    %37 = tensor.empty() : tensor<64x128xf32>
    %38 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<64x128xf32>) outs(%37 : tensor<64x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %67 = arith.mulf %in, %in : f32
      linalg.yield %67 : f32
    } -> tensor<64x128xf32>
    %39 = tensor.empty() : tensor<64x128xf32>
    %40 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%38 : tensor<64x128xf32>) outs(%39 : tensor<64x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %67 = arith.addf %in, %cst_1 : f32
      linalg.yield %67 : f32
    } -> tensor<64x128xf32>
    %41 = tensor.empty() : tensor<64x128xf32>
    %42 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%2, %40 : tensor<64x128xf32>, tensor<64x128xf32>) outs(%41 : tensor<64x128xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %67 = math.atan2 %in, %in_5 : f32
      linalg.yield %67 : f32
    } -> tensor<64x128xf32>
    %43 = tensor.empty() : tensor<64x128xf32>
    %44 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<64x128xf32>) outs(%43 : tensor<64x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %67 = arith.cmpf one, %in, %cst_4 : f32
      %68 = arith.uitofp %67 : i1 to f32
      %69 = math.copysign %68, %in : f32
      %70 = arith.cmpf uno, %in, %in : f32
      %71 = arith.select %70, %in, %69 : f32
      linalg.yield %71 : f32
    } -> tensor<64x128xf32>
    %45 = tensor.empty() : tensor<64x128xf32>
    %46 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%42, %44 : tensor<64x128xf32>, tensor<64x128xf32>) outs(%45 : tensor<64x128xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %67 = arith.mulf %in, %in_5 : f32
      linalg.yield %67 : f32
    } -> tensor<64x128xf32>
    %47 = tensor.empty() : tensor<64x128xf32>
    %48 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%36, %46 : tensor<64x128xf32>, tensor<64x128xf32>) outs(%47 : tensor<64x128xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %67 = arith.addf %in, %in_5 : f32
      linalg.yield %67 : f32
    } -> tensor<64x128xf32>
    %49 = tensor.empty() : tensor<64x128xf32>
    %50 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<64x128xf32>) outs(%49 : tensor<64x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %67 = math.ceil %in : f32
      linalg.yield %67 : f32
    } -> tensor<64x128xf32>
    %51 = tensor.empty() : tensor<64x128xf32>
    %52 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%50 : tensor<64x128xf32>) outs(%51 : tensor<64x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %67 = arith.mulf %in, %cst_0 : f32
      linalg.yield %67 : f32
    } -> tensor<64x128xf32>
    %53 = tensor.empty() : tensor<64x128xf32>
    %54 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%48, %52 : tensor<64x128xf32>, tensor<64x128xf32>) outs(%53 : tensor<64x128xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %67 = arith.addf %in, %in_5 : f32
      linalg.yield %67 : f32
    } -> tensor<64x128xf32>
    %55 = tensor.empty() : tensor<64x128xf32>
    %56 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<64x128xf32>) outs(%55 : tensor<64x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %67 = math.absf %in : f32
      linalg.yield %67 : f32
    } -> tensor<64x128xf32>
    %57 = tensor.empty() : tensor<64x128xf32>
    %58 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%56 : tensor<64x128xf32>) outs(%57 : tensor<64x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %67 = arith.negf %in : f32
      linalg.yield %67 : f32
    } -> tensor<64x128xf32>
    %59 = tensor.empty() : tensor<64x128xf32>
    %60 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%58 : tensor<64x128xf32>) outs(%59 : tensor<64x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %67 = math.expm1 %in : f32
      linalg.yield %67 : f32
    } -> tensor<64x128xf32>
    %61 = tensor.empty() : tensor<64x128xf32>
    %62 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%54, %60 : tensor<64x128xf32>, tensor<64x128xf32>) outs(%61 : tensor<64x128xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %67 = arith.addf %in, %in_5 : f32
      linalg.yield %67 : f32
    } -> tensor<64x128xf32>
    %63 = tensor.empty() : tensor<64x128xf32>
    %64 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%38 : tensor<64x128xf32>) outs(%63 : tensor<64x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %67 = math.log1p %in : f32
      linalg.yield %67 : f32
    } -> tensor<64x128xf32>
    %65 = tensor.empty() : tensor<64x128xf32>
    %66 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%62, %64 : tensor<64x128xf32>, tensor<64x128xf32>) outs(%65 : tensor<64x128xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %67 = arith.addf %in, %in_5 : f32
      linalg.yield %67 : f32
    } -> tensor<64x128xf32>
    return %66 : tensor<64x128xf32>
  }
}

