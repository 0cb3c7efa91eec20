// Four rarer activations of one product, in f16, as four results.
#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<() -> ()>
#map3 = affine_map<(d0, d1) -> ()>
module @jit_mish_hardswish_relu6_softsign {
  func.func public @main(%arg0: tensor<64x64xf16>, %arg1: tensor<64x64xf16>, %arg2: tensor<64xf16>) -> (tensor<64x64xf16>, tensor<64x64xf16>, tensor<64x64xf16>, tensor<64x64xf16>) {
    %cst = arith.constant 5.000000e-01 : f16
    %cst_0 = arith.constant 1.000000e+00 : f16
    %cst_1 = arith.constant 6.000000e+00 : f16
    %cst_2 = arith.constant 3.000000e+00 : f16
    %cst_3 = arith.constant 0.000000e+00 : f16
    %0 = tensor.empty() : tensor<64x64xf16>
    %1 = linalg.fill ins(%cst_3 : f16) outs(%0 : tensor<64x64xf16>) -> tensor<64x64xf16>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<64x64xf16>, tensor<64x64xf16>) outs(%1 : tensor<64x64xf16>) -> tensor<64x64xf16>
    %3 = tensor.empty() : tensor<64x64xf16>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<64xf16>) outs(%3 : tensor<64x64xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<64x64xf16>
    %5 = tensor.empty() : tensor<64x64xf16>
    %6 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%2, %4 : tensor<64x64xf16>, tensor<64x64xf16>) outs(%5 : tensor<64x64xf16>) {
    ^bb0(%in: f16, %in_4: f16, %out: f16):
      %57 = arith.addf %in, %in_4 : f16
      linalg.yield %57 : f16
    } -> tensor<64x64xf16>
    %7 = tensor.empty() : tensor<64x64xf16>
    %8 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<64x64xf16>) outs(%7 : tensor<64x64xf16>) {
    ^bb0(%in: f16, %out: f16):
      %57 = arith.maximumf %in, %cst_3 : f16
      linalg.yield %57 : f16
    } -> tensor<64x64xf16>
    %9 = tensor.empty() : tensor<64x64xi1>
    %10 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<64x64xf16>) outs(%9 : tensor<64x64xi1>) {
    ^bb0(%in: f16, %out: i1):
      %57 = arith.cmpf une, %in, %in : f16
      linalg.yield %57 : i1
    } -> tensor<64x64xi1>
    %11 = tensor.empty() : tensor<64x64xf16>
    %12 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<64x64xf16>) outs(%11 : tensor<64x64xf16>) {
    ^bb0(%in: f16, %out: f16):
      %57 = arith.addf %in, %cst_3 : f16
      linalg.yield %57 : f16
    } -> tensor<64x64xf16>
    %13 = tensor.empty() : tensor<64x64xf16>
    %14 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<64x64xf16>) outs(%13 : tensor<64x64xf16>) {
    ^bb0(%in: f16, %out: f16):
      %57 = math.absf %in : f16
      linalg.yield %57 : f16
    } -> tensor<64x64xf16>
    %15 = tensor.empty() : tensor<64x64xf16>
    %16 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<64x64xf16>) outs(%15 : tensor<64x64xf16>) {
    ^bb0(%in: f16, %out: f16):
      %57 = arith.negf %in : f16
      linalg.yield %57 : f16
    } -> tensor<64x64xf16>
    %17 = tensor.empty() : tensor<64x64xf16>
    %18 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<64x64xf16>) outs(%17 : tensor<64x64xf16>) {
    ^bb0(%in: f16, %out: f16):
      %57 = math.exp %in : f16
      linalg.yield %57 : f16
    } -> tensor<64x64xf16>
    %19 = tensor.empty() : tensor<64x64xf16>
    %20 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<64x64xf16>) outs(%19 : tensor<64x64xf16>) {
    ^bb0(%in: f16, %out: f16):
      %57 = math.log1p %in : f16
      linalg.yield %57 : f16
    } -> tensor<64x64xf16>
    %21 = tensor.empty() : tensor<64x64xf16>
    %22 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%8, %20 : tensor<64x64xf16>, tensor<64x64xf16>) outs(%21 : tensor<64x64xf16>) {
    ^bb0(%in: f16, %in_4: f16, %out: f16):
      %57 = arith.addf %in, %in_4 : f16
      linalg.yield %57 : f16
    } -> tensor<64x64xf16>
    %23 = tensor.empty() : tensor<64x64xf16>
    %24 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%10, %12, %22 : tensor<64x64xi1>, tensor<64x64xf16>, tensor<64x64xf16>) outs(%23 : tensor<64x64xf16>) {
    ^bb0(%in: i1, %in_4: f16, %in_5: f16, %out: f16):
      %57 = arith.select %in, %in_4, %in_5 : f16
      linalg.yield %57 : f16
    } -> tensor<64x64xf16>
    %25 = tensor.empty() : tensor<64x64xf16>
    %26 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%24 : tensor<64x64xf16>) outs(%25 : tensor<64x64xf16>) {
    ^bb0(%in: f16, %out: f16):
      %57 = math.tanh %in : f16
      linalg.yield %57 : f16
    } -> tensor<64x64xf16>
    %27 = tensor.empty() : tensor<64x64xf16>
    %28 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6, %26 : tensor<64x64xf16>, tensor<64x64xf16>) outs(%27 : tensor<64x64xf16>) {
    ^bb0(%in: f16, %in_4: f16, %out: f16):
      %57 = arith.mulf %in, %in_4 : f16
      linalg.yield %57 : f16
    } -> tensor<64x64xf16>
    %29 = tensor.empty() : tensor<64x64xf16>
    %30 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<64x64xf16>) outs(%29 : tensor<64x64xf16>) {
    ^bb0(%in: f16, %out: f16):
      %57 = arith.addf %in, %cst_2 : f16
      linalg.yield %57 : f16
    } -> tensor<64x64xf16>
    %31 = tensor.empty() : tensor<64x64xf16>
    %32 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%30 : tensor<64x64xf16>) outs(%31 : tensor<64x64xf16>) {
    ^bb0(%in: f16, %out: f16):
      %57 = arith.maximumf %in, %cst_3 : f16
      linalg.yield %57 : f16
    } -> tensor<64x64xf16>
    %33 = tensor.empty() : tensor<64x64xf16>
    %34 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%32 : tensor<64x64xf16>) outs(%33 : tensor<64x64xf16>) {
    ^bb0(%in: f16, %out: f16):
      %57 = arith.minimumf %in, %cst_1 : f16
      linalg.yield %57 : f16
    } -> tensor<64x64xf16>
    %35 = tensor.empty() : tensor<64x64xf16>
    %36 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6, %34 : tensor<64x64xf16>, tensor<64x64xf16>) outs(%35 : tensor<64x64xf16>) {
    ^bb0(%in: f16, %in_4: f16, %out: f16):
      %57 = arith.mulf %in, %in_4 : f16
      linalg.yield %57 : f16
    } -> tensor<64x64xf16>
    %37 = tensor.empty() : tensor<64x64xf16>
    %38 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%36 : tensor<64x64xf16>) outs(%37 : tensor<64x64xf16>) {
    ^bb0(%in: f16, %out: f16):
      %57 = arith.divf %in, %cst_1 : f16
      linalg.yield %57 : f16
    } -> tensor<64x64xf16>
    %39 = tensor.empty() : tensor<64x64xf16>
    %40 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<64x64xf16>) outs(%39 : tensor<64x64xf16>) {
    ^bb0(%in: f16, %out: f16):
      %57 = arith.addf %in, %cst_0 : f16
      linalg.yield %57 : f16
    } -> tensor<64x64xf16>
    %41 = tensor.empty() : tensor<64x64xf16>
    %42 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6, %40 : tensor<64x64xf16>, tensor<64x64xf16>) outs(%41 : tensor<64x64xf16>) {
    ^bb0(%in: f16, %in_4: f16, %out: f16):
      %57 = arith.divf %in, %in_4 : f16
      linalg.yield %57 : f16
    } -> tensor<64x64xf16>
    %43 = tensor.empty() : tensor<64x64xf16>
    %44 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<64x64xf16>) outs(%43 : tensor<64x64xf16>) {
    ^bb0(%in: f16, %out: f16):
      %57 = arith.minimumf %in, %cst_3 : f16
      linalg.yield %57 : f16
    } -> tensor<64x64xf16>
    %45 = tensor.empty() : tensor<f16>
    %46 = linalg.generic {indexing_maps = [#map2], iterator_types = []} outs(%45 : tensor<f16>) {
    ^bb0(%out: f16):
      linalg.yield %cst : f16
    } -> tensor<f16>
    %47 = tensor.empty() : tensor<64x64xf16>
    %48 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%46 : tensor<f16>) outs(%47 : tensor<64x64xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<64x64xf16>
    %49 = tensor.empty() : tensor<64x64xf16>
    %50 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%44, %48 : tensor<64x64xf16>, tensor<64x64xf16>) outs(%49 : tensor<64x64xf16>) {
    ^bb0(%in: f16, %in_4: f16, %out: f16):
      %57 = arith.divf %in, %in_4 : f16
      linalg.yield %57 : f16
    } -> tensor<64x64xf16>
    %51 = tensor.empty() : tensor<64x64xf16>
    %52 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%50 : tensor<64x64xf16>) outs(%51 : tensor<64x64xf16>) {
    ^bb0(%in: f16, %out: f16):
      %57 = math.expm1 %in : f16
      linalg.yield %57 : f16
    } -> tensor<64x64xf16>
    %53 = tensor.empty() : tensor<64x64xf16>
    %54 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%48, %52 : tensor<64x64xf16>, tensor<64x64xf16>) outs(%53 : tensor<64x64xf16>) {
    ^bb0(%in: f16, %in_4: f16, %out: f16):
      %57 = arith.mulf %in, %in_4 : f16
      linalg.yield %57 : f16
    } -> tensor<64x64xf16>
    %55 = tensor.empty() : tensor<64x64xf16>
    %56 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%8, %54 : tensor<64x64xf16>, tensor<64x64xf16>) outs(%55 : tensor<64x64xf16>) {
    ^bb0(%in: f16, %in_4: f16, %out: f16):
      %57 = arith.addf %in, %in_4 : f16
      linalg.yield %57 : f16
    } -> tensor<64x64xf16>
    return %28, %38, %42, %56 : tensor<64x64xf16>, tensor<64x64xf16>, tensor<64x64xf16>, tensor<64x64xf16>
  }
}

