// Forward operands in e4m3, gradients in e5m2, three products.
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<() -> ()>
#map2 = affine_map<(d0, d1) -> ()>
#map3 = affine_map<(d0, d1) -> (d1, d0)>
module @jit_fp8_linear_grads_e4m3_e5m2 {
  func.func public @main(%arg0: tensor<16x32xf32>, %arg1: tensor<32x16xf32>, %arg2: tensor<16x16xf32>) -> (tensor<16x16xf32>, tensor<16x32xf32>, tensor<32x16xf32>) {
    %cst = arith.constant 5.734400e+04 : f32
    %cst_0 = arith.constant -5.734400e+04 : f32
    %cst_1 = arith.constant 4.480000e+02 : f32
    %cst_2 = arith.constant -4.480000e+02 : f32
    %cst_3 = arith.constant 1.024000e+03 : f32
    %cst_4 = arith.constant 6.400000e+01 : f32
    %cst_5 = arith.constant 2.560000e+02 : f32
    %cst_6 = arith.constant 0.000000e+00 : f32
    %cst_7 = arith.constant 1.600000e+01 : f32
    %0 = tensor.empty() : tensor<16x32xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = arith.mulf %in, %cst_7 : f32
      linalg.yield %63 : f32
    } -> tensor<16x32xf32>
    %2 = tensor.empty() : tensor<f32>
    %3 = linalg.generic {indexing_maps = [#map1], iterator_types = []} outs(%2 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_2 : f32
    } -> tensor<f32>
    %4 = tensor.empty() : tensor<16x32xf32>
    %5 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<f32>) outs(%4 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x32xf32>
    %6 = tensor.empty() : tensor<16x32xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%5, %1 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%6 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %63 = arith.maximumf %in, %in_8 : f32
      linalg.yield %63 : f32
    } -> tensor<16x32xf32>
    %8 = tensor.empty() : tensor<f32>
    %9 = linalg.generic {indexing_maps = [#map1], iterator_types = []} outs(%8 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_1 : f32
    } -> tensor<f32>
    %10 = tensor.empty() : tensor<16x32xf32>
    %11 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<f32>) outs(%10 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x32xf32>
    %12 = tensor.empty() : tensor<16x32xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%11, %7 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%12 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %63 = arith.minimumf %in, %in_8 : f32
      linalg.yield %63 : f32
    } -> tensor<16x32xf32>
    %14 = tensor.empty() : tensor<16x32xf8E4M3FN>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<16x32xf32>) outs(%14 : tensor<16x32xf8E4M3FN>) {
    ^bb0(%in: f32, %out: f8E4M3FN):
      %63 = arith.truncf %in : f32 to f8E4M3FN
      linalg.yield %63 : f8E4M3FN
    } -> tensor<16x32xf8E4M3FN>
    %16 = tensor.empty() : tensor<32x16xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<32x16xf32>) outs(%16 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = arith.mulf %in, %cst_7 : f32
      linalg.yield %63 : f32
    } -> tensor<32x16xf32>
    %18 = tensor.empty() : tensor<32x16xf32>
    %19 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<f32>) outs(%18 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x16xf32>
    %20 = tensor.empty() : tensor<32x16xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%19, %17 : tensor<32x16xf32>, tensor<32x16xf32>) outs(%20 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %63 = arith.maximumf %in, %in_8 : f32
      linalg.yield %63 : f32
    } -> tensor<32x16xf32>
    %22 = tensor.empty() : tensor<32x16xf32>
    %23 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<f32>) outs(%22 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x16xf32>
    %24 = tensor.empty() : tensor<32x16xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%23, %21 : tensor<32x16xf32>, tensor<32x16xf32>) outs(%24 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %63 = arith.minimumf %in, %in_8 : f32
      linalg.yield %63 : f32
    } -> tensor<32x16xf32>
    %26 = tensor.empty() : tensor<32x16xf8E4M3FN>
    %27 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<32x16xf32>) outs(%26 : tensor<32x16xf8E4M3FN>) {
    ^bb0(%in: f32, %out: f8E4M3FN):
      %63 = arith.truncf %in : f32 to f8E4M3FN
      linalg.yield %63 : f8E4M3FN
    } -> tensor<32x16xf8E4M3FN>
    %28 = tensor.empty() : tensor<16x16xf32>
    %29 = linalg.fill ins(%cst_6 : f32) outs(%28 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %30 = linalg.matmul ins(%15, %27 : tensor<16x32xf8E4M3FN>, tensor<32x16xf8E4M3FN>) outs(%29 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %31 = tensor.empty() : tensor<16x16xf32>
    %32 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%30 : tensor<16x16xf32>) outs(%31 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = arith.divf %in, %cst_5 : f32
      linalg.yield %63 : f32
    } -> tensor<16x16xf32>
    %33 = tensor.empty() : tensor<16x16xf32>
    %34 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<16x16xf32>) outs(%33 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = arith.mulf %in, %cst_4 : f32
      linalg.yield %63 : f32
    } -> tensor<16x16xf32>
    %35 = tensor.empty() : tensor<f32>
    %36 = linalg.generic {indexing_maps = [#map1], iterator_types = []} outs(%35 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_0 : f32
    } -> tensor<f32>
    %37 = tensor.empty() : tensor<16x16xf32>
    %38 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%36 : tensor<f32>) outs(%37 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x16xf32>
    %39 = tensor.empty() : tensor<16x16xf32>
    %40 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%38, %34 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%39 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %63 = arith.maximumf %in, %in_8 : f32
      linalg.yield %63 : f32
    } -> tensor<16x16xf32>
    %41 = tensor.empty() : tensor<f32>
    %42 = linalg.generic {indexing_maps = [#map1], iterator_types = []} outs(%41 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<f32>
    %43 = tensor.empty() : tensor<16x16xf32>
    %44 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%42 : tensor<f32>) outs(%43 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x16xf32>
    %45 = tensor.empty() : tensor<16x16xf32>
    %46 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%44, %40 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%45 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %63 = arith.minimumf %in, %in_8 : f32
      linalg.yield %63 : f32
    } -> tensor<16x16xf32>
    %47 = tensor.empty() : tensor<16x16xf8E5M2>
    %48 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%46 : tensor<16x16xf32>) outs(%47 : tensor<16x16xf8E5M2>) {
    ^bb0(%in: f32, %out: f8E5M2):
      %63 = arith.truncf %in : f32 to f8E5M2
      linalg.yield %63 : f8E5M2
    } -> tensor<16x16xf8E5M2>
    %49 = tensor.empty() : tensor<16x32xf8E4M3FN>
    %50 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<32x16xf8E4M3FN>) outs(%49 : tensor<16x32xf8E4M3FN>) {
    ^bb0(%in: f8E4M3FN, %out: f8E4M3FN):
      linalg.yield %in : f8E4M3FN
    } -> tensor<16x32xf8E4M3FN>
    %51 = tensor.empty() : tensor<16x32xf32>
    %52 = linalg.fill ins(%cst_6 : f32) outs(%51 : tensor<16x32xf32>) -> tensor<16x32xf32>
    %53 = linalg.matmul ins(%48, %50 : tensor<16x16xf8E5M2>, tensor<16x32xf8E4M3FN>) outs(%52 : tensor<16x32xf32>) -> tensor<16x32xf32>
    %54 = tensor.empty() : tensor<16x32xf32>
    %55 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%53 : tensor<16x32xf32>) outs(%54 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = arith.divf %in, %cst_3 : f32
      linalg.yield %63 : f32
    } -> tensor<16x32xf32>
    %56 = tensor.empty() : tensor<32x16xf8E4M3FN>
    %57 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<16x32xf8E4M3FN>) outs(%56 : tensor<32x16xf8E4M3FN>) {
    ^bb0(%in: f8E4M3FN, %out: f8E4M3FN):
      linalg.yield %in : f8E4M3FN
    } -> tensor<32x16xf8E4M3FN>
    %58 = tensor.empty() : tensor<32x16xf32>
    %59 = linalg.fill ins(%cst_6 : f32) outs(%58 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %60 = linalg.matmul ins(%57, %48 : tensor<32x16xf8E4M3FN>, tensor<16x16xf8E5M2>) outs(%59 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %61 = tensor.empty() : tensor<32x16xf32>
    %62 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%60 : tensor<32x16xf32>) outs(%61 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = arith.divf %in, %cst_3 : f32
      linalg.yield %63 : f32
    } -> tensor<32x16xf32>
    return %32, %55, %62 : tensor<16x16xf32>, tensor<16x32xf32>, tensor<32x16xf32>
  }
}

