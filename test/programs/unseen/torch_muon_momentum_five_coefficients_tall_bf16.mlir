#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> ()>
#map2 = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<24x17xf32>, %arg1: tensor<24x17xf32>, %arg2: tensor<24x17xf32>) -> (tensor<24x17xbf16>, tensor<24x17xbf16>) {
    %cst = arith.constant 0.000000e+00 : bf16
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 0.023763541031440183 : f64
    %cst_2 = arith.constant 0.98999999999999999 : f64
    %cst_3 = arith.constant -5.100000e+00 : f64
    %cst_4 = arith.constant 3.300000e+00 : f64
    %cst_5 = arith.constant -6.200000e+00 : f64
    %cst_6 = arith.constant 3.900000e+00 : f64
    %cst_7 = arith.constant 3.400000e+00 : f64
    %cst_8 = arith.constant -6.800000e+00 : f64
    %cst_9 = arith.constant 9.9999999999999995E-8 : f64
    %cst_10 = arith.constant 9.000000e-01 : f64
    %cst_11 = arith.constant 2.000000e+00 : bf16
    %cst_12 = arith.constant 5.000000e-01 : bf16
    %cst_13 = arith.constant 4.000000e+00 : bf16
    %cst_14 = arith.constant 3.000000e+00 : bf16
    %cst_15 = arith.constant 2.500000e+00 : bf16
    %0 = tensor.empty() : tensor<24x17xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<24x17xf32>) outs(%0 : tensor<24x17xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %54 = arith.truncf %in : f32 to bf16
      linalg.yield %54 : bf16
    } -> tensor<24x17xbf16>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<24x17xf32>) outs(%0 : tensor<24x17xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %54 = arith.truncf %in : f32 to bf16
      linalg.yield %54 : bf16
    } -> tensor<24x17xbf16>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<24x17xf32>) outs(%0 : tensor<24x17xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %54 = arith.truncf %in : f32 to bf16
      linalg.yield %54 : bf16
    } -> tensor<24x17xbf16>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<24x17xbf16>) outs(%0 : tensor<24x17xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %54 = arith.truncf %cst_10 : f64 to bf16
      %55 = arith.mulf %in, %54 : bf16
      linalg.yield %55 : bf16
    } -> tensor<24x17xbf16>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%4, %1 : tensor<24x17xbf16>, tensor<24x17xbf16>) outs(%0 : tensor<24x17xbf16>) {
    ^bb0(%in: bf16, %in_18: bf16, %out: bf16):
      %54 = arith.addf %in, %in_18 : bf16
      linalg.yield %54 : bf16
    } -> tensor<24x17xbf16>
    %6 = tensor.empty() : tensor<bf16>
    %7 = linalg.fill ins(%cst : bf16) outs(%6 : tensor<bf16>) -> tensor<bf16>
    %8 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction"]} ins(%5 : tensor<24x17xbf16>) outs(%7 : tensor<bf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %54 = math.absf %in : bf16
      %55 = math.powf %54, %cst_11 : bf16
      %56 = arith.addf %55, %out : bf16
      linalg.yield %56 : bf16
    } -> tensor<bf16>
    %9 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%8 : tensor<bf16>) outs(%6 : tensor<bf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %54 = math.powf %in, %cst_12 : bf16
      linalg.yield %54 : bf16
    } -> tensor<bf16>
    %10 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%9 : tensor<bf16>) outs(%6 : tensor<bf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %54 = arith.truncf %cst_9 : f64 to bf16
      %55 = arith.addf %in, %54 : bf16
      linalg.yield %55 : bf16
    } -> tensor<bf16>
    %11 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%5, %10 : tensor<24x17xbf16>, tensor<bf16>) outs(%0 : tensor<24x17xbf16>) {
    ^bb0(%in: bf16, %in_18: bf16, %out: bf16):
      %54 = arith.divf %in, %in_18 : bf16
      linalg.yield %54 : bf16
    } -> tensor<24x17xbf16>
    %12 = tensor.empty() : tensor<17x24xbf16>
    %transposed = linalg.transpose ins(%11 : tensor<24x17xbf16>) outs(%12 : tensor<17x24xbf16>) permutation = [1, 0] 
    %13 = tensor.empty() : tensor<24x24xf32>
    %14 = linalg.fill ins(%cst_0 : f32) outs(%13 : tensor<24x24xf32>) -> tensor<24x24xf32>
    %15 = linalg.matmul ins(%11, %transposed : tensor<24x17xbf16>, tensor<17x24xbf16>) outs(%14 : tensor<24x24xf32>) -> tensor<24x24xf32>
    %16 = tensor.empty() : tensor<24x24xbf16>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<24x24xf32>) outs(%16 : tensor<24x24xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %54 = arith.truncf %in : f32 to bf16
      linalg.yield %54 : bf16
    } -> tensor<24x24xbf16>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<24x17xbf16>) outs(%0 : tensor<24x17xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %54 = arith.mulf %in, %cst_13 : bf16
      linalg.yield %54 : bf16
    } -> tensor<24x17xbf16>
    %19 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<24x24xbf16>) outs(%16 : tensor<24x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %54 = arith.truncf %cst_8 : f64 to bf16
      %55 = arith.mulf %in, %54 : bf16
      linalg.yield %55 : bf16
    } -> tensor<24x24xbf16>
    %20 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<24x24xbf16>) outs(%16 : tensor<24x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %54 = arith.truncf %cst_7 : f64 to bf16
      %55 = arith.mulf %in, %54 : bf16
      linalg.yield %55 : bf16
    } -> tensor<24x24xbf16>
    %21 = linalg.matmul ins(%20, %17 : tensor<24x24xbf16>, tensor<24x24xbf16>) outs(%14 : tensor<24x24xf32>) -> tensor<24x24xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%21 : tensor<24x24xf32>) outs(%16 : tensor<24x24xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %54 = arith.truncf %in : f32 to bf16
      linalg.yield %54 : bf16
    } -> tensor<24x24xbf16>
    %23 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%19, %22 : tensor<24x24xbf16>, tensor<24x24xbf16>) outs(%16 : tensor<24x24xbf16>) {
    ^bb0(%in: bf16, %in_18: bf16, %out: bf16):
      %54 = arith.addf %in, %in_18 : bf16
      linalg.yield %54 : bf16
    } -> tensor<24x24xbf16>
    %24 = tensor.empty() : tensor<24x17xf32>
    %25 = linalg.fill ins(%cst_0 : f32) outs(%24 : tensor<24x17xf32>) -> tensor<24x17xf32>
    %26 = linalg.matmul ins(%23, %11 : tensor<24x24xbf16>, tensor<24x17xbf16>) outs(%25 : tensor<24x17xf32>) -> tensor<24x17xf32>
    %27 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%26 : tensor<24x17xf32>) outs(%0 : tensor<24x17xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %54 = arith.truncf %in : f32 to bf16
      linalg.yield %54 : bf16
    } -> tensor<24x17xbf16>
    %28 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%18, %27 : tensor<24x17xbf16>, tensor<24x17xbf16>) outs(%0 : tensor<24x17xbf16>) {
    ^bb0(%in: bf16, %in_18: bf16, %out: bf16):
      %54 = arith.addf %in, %in_18 : bf16
      linalg.yield %54 : bf16
    } -> tensor<24x17xbf16>
    %transposed_16 = linalg.transpose ins(%28 : tensor<24x17xbf16>) outs(%12 : tensor<17x24xbf16>) permutation = [1, 0] 
    %29 = linalg.matmul ins(%28, %transposed_16 : tensor<24x17xbf16>, tensor<17x24xbf16>) outs(%14 : tensor<24x24xf32>) -> tensor<24x24xf32>
    %30 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%29 : tensor<24x24xf32>) outs(%16 : tensor<24x24xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %54 = arith.truncf %in : f32 to bf16
      linalg.yield %54 : bf16
    } -> tensor<24x24xbf16>
    %31 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%28 : tensor<24x17xbf16>) outs(%0 : tensor<24x17xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %54 = arith.truncf %cst_6 : f64 to bf16
      %55 = arith.mulf %in, %54 : bf16
      linalg.yield %55 : bf16
    } -> tensor<24x17xbf16>
    %32 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%30 : tensor<24x24xbf16>) outs(%16 : tensor<24x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %54 = arith.truncf %cst_5 : f64 to bf16
      %55 = arith.mulf %in, %54 : bf16
      linalg.yield %55 : bf16
    } -> tensor<24x24xbf16>
    %33 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%30 : tensor<24x24xbf16>) outs(%16 : tensor<24x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %54 = arith.mulf %in, %cst_14 : bf16
      linalg.yield %54 : bf16
    } -> tensor<24x24xbf16>
    %34 = linalg.matmul ins(%33, %30 : tensor<24x24xbf16>, tensor<24x24xbf16>) outs(%14 : tensor<24x24xf32>) -> tensor<24x24xf32>
    %35 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%34 : tensor<24x24xf32>) outs(%16 : tensor<24x24xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %54 = arith.truncf %in : f32 to bf16
      linalg.yield %54 : bf16
    } -> tensor<24x24xbf16>
    %36 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%32, %35 : tensor<24x24xbf16>, tensor<24x24xbf16>) outs(%16 : tensor<24x24xbf16>) {
    ^bb0(%in: bf16, %in_18: bf16, %out: bf16):
      %54 = arith.addf %in, %in_18 : bf16
      linalg.yield %54 : bf16
    } -> tensor<24x24xbf16>
    %37 = linalg.matmul ins(%36, %28 : tensor<24x24xbf16>, tensor<24x17xbf16>) outs(%25 : tensor<24x17xf32>) -> tensor<24x17xf32>
    %38 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%37 : tensor<24x17xf32>) outs(%0 : tensor<24x17xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %54 = arith.truncf %in : f32 to bf16
      linalg.yield %54 : bf16
    } -> tensor<24x17xbf16>
    %39 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%31, %38 : tensor<24x17xbf16>, tensor<24x17xbf16>) outs(%0 : tensor<24x17xbf16>) {
    ^bb0(%in: bf16, %in_18: bf16, %out: bf16):
      %54 = arith.addf %in, %in_18 : bf16
      linalg.yield %54 : bf16
    } -> tensor<24x17xbf16>
    %transposed_17 = linalg.transpose ins(%39 : tensor<24x17xbf16>) outs(%12 : tensor<17x24xbf16>) permutation = [1, 0] 
    %40 = linalg.matmul ins(%39, %transposed_17 : tensor<24x17xbf16>, tensor<17x24xbf16>) outs(%14 : tensor<24x24xf32>) -> tensor<24x24xf32>
    %41 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%40 : tensor<24x24xf32>) outs(%16 : tensor<24x24xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %54 = arith.truncf %in : f32 to bf16
      linalg.yield %54 : bf16
    } -> tensor<24x24xbf16>
    %42 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%39 : tensor<24x17xbf16>) outs(%0 : tensor<24x17xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %54 = arith.truncf %cst_4 : f64 to bf16
      %55 = arith.mulf %in, %54 : bf16
      linalg.yield %55 : bf16
    } -> tensor<24x17xbf16>
    %43 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%41 : tensor<24x24xbf16>) outs(%16 : tensor<24x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %54 = arith.truncf %cst_3 : f64 to bf16
      %55 = arith.mulf %in, %54 : bf16
      linalg.yield %55 : bf16
    } -> tensor<24x24xbf16>
    %44 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%41 : tensor<24x24xbf16>) outs(%16 : tensor<24x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %54 = arith.mulf %in, %cst_15 : bf16
      linalg.yield %54 : bf16
    } -> tensor<24x24xbf16>
    %45 = linalg.matmul ins(%44, %41 : tensor<24x24xbf16>, tensor<24x24xbf16>) outs(%14 : tensor<24x24xf32>) -> tensor<24x24xf32>
    %46 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%45 : tensor<24x24xf32>) outs(%16 : tensor<24x24xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %54 = arith.truncf %in : f32 to bf16
      linalg.yield %54 : bf16
    } -> tensor<24x24xbf16>
    %47 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%43, %46 : tensor<24x24xbf16>, tensor<24x24xbf16>) outs(%16 : tensor<24x24xbf16>) {
    ^bb0(%in: bf16, %in_18: bf16, %out: bf16):
      %54 = arith.addf %in, %in_18 : bf16
      linalg.yield %54 : bf16
    } -> tensor<24x24xbf16>
    %48 = linalg.matmul ins(%47, %39 : tensor<24x24xbf16>, tensor<24x17xbf16>) outs(%25 : tensor<24x17xf32>) -> tensor<24x17xf32>
    %49 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%48 : tensor<24x17xf32>) outs(%0 : tensor<24x17xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %54 = arith.truncf %in : f32 to bf16
      linalg.yield %54 : bf16
    } -> tensor<24x17xbf16>
    %50 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%42, %49 : tensor<24x17xbf16>, tensor<24x17xbf16>) outs(%0 : tensor<24x17xbf16>) {
    ^bb0(%in: bf16, %in_18: bf16, %out: bf16):
      %54 = arith.addf %in, %in_18 : bf16
      linalg.yield %54 : bf16
    } -> tensor<24x17xbf16>
    %51 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<24x17xbf16>) outs(%0 : tensor<24x17xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %54 = arith.truncf %cst_2 : f64 to bf16
      %55 = arith.mulf %in, %54 : bf16
      linalg.yield %55 : bf16
    } -> tensor<24x17xbf16>
    %52 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%50 : tensor<24x17xbf16>) outs(%0 : tensor<24x17xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %54 = arith.truncf %cst_1 : f64 to bf16
      %55 = arith.mulf %in, %54 : bf16
      linalg.yield %55 : bf16
    } -> tensor<24x17xbf16>
    %53 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%51, %52 : tensor<24x17xbf16>, tensor<24x17xbf16>) outs(%0 : tensor<24x17xbf16>) {
    ^bb0(%in: bf16, %in_18: bf16, %out: bf16):
      %54 = arith.subf %in, %in_18 : bf16
      linalg.yield %54 : bf16
    } -> tensor<24x17xbf16>
    return %53, %5 : tensor<24x17xbf16>, tensor<24x17xbf16>
  }
}
