#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0, d1) -> (d1, d0)>
#map4 = affine_map<(d0, d1) -> (d1)>
module @jit_rms_grads {
  func.func public @main(%arg0: tensor<64x128xf32>, %arg1: tensor<128xf32>, %arg2: tensor<64x128xf32>) -> (tensor<64x128xf32>, tensor<128xf32>) {
    %cst = arith.constant -5.000000e-01 : f32
    %cst_0 = arith.constant 9.99999974E-6 : f32
    %cst_1 = arith.constant 1.280000e+02 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<64x128xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<64x128xf32>) outs(%0 : tensor<64x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %55 = arith.mulf %in, %in : f32
      linalg.yield %55 : f32
    } -> tensor<64x128xf32>
    %2 = tensor.empty() : tensor<64xf32>
    %3 = linalg.fill ins(%cst_2 : f32) outs(%2 : tensor<64xf32>) -> tensor<64xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%1 : tensor<64x128xf32>) outs(%3 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %55 = arith.addf %out, %in : f32
      linalg.yield %55 : f32
    } -> tensor<64xf32>
    %expanded = tensor.expand_shape %4 [[0, 1]] output_shape [64, 1] : tensor<64xf32> into tensor<64x1xf32>
    %5 = tensor.empty() : tensor<64x1xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<64x1xf32>) outs(%5 : tensor<64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %55 = arith.divf %in, %cst_1 : f32
      linalg.yield %55 : f32
    } -> tensor<64x1xf32>
    %7 = tensor.empty() : tensor<64x1xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<64x1xf32>) outs(%7 : tensor<64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %55 = arith.addf %in, %cst_0 : f32
      linalg.yield %55 : f32
    } -> tensor<64x1xf32>
    %9 = tensor.empty() : tensor<64x1xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<64x1xf32>) outs(%9 : tensor<64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %55 = math.rsqrt %in : f32
      linalg.yield %55 : f32
    } -> tensor<64x1xf32>
    %11 = tensor.empty() : tensor<64x1xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%10, %8 : tensor<64x1xf32>, tensor<64x1xf32>) outs(%11 : tensor<64x1xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %55 = arith.divf %in, %in_5 : f32
      linalg.yield %55 : f32
    } -> tensor<64x1xf32>
    %13 = tensor.empty() : tensor<64x1xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<64x1xf32>) outs(%13 : tensor<64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %55 = arith.mulf %in, %cst : f32
      linalg.yield %55 : f32
    } -> tensor<64x1xf32>
    %15 = tensor.empty() : tensor<64x128xf32>
    %16 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<64x1xf32>) outs(%15 : tensor<64x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x128xf32>
    %17 = tensor.empty() : tensor<64x128xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %16 : tensor<64x128xf32>, tensor<64x128xf32>) outs(%17 : tensor<64x128xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %55 = arith.mulf %in, %in_5 : f32
      linalg.yield %55 : f32
    } -> tensor<64x128xf32>
    %19 = tensor.empty() : tensor<64x128xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%18, %arg2 : tensor<64x128xf32>, tensor<64x128xf32>) outs(%19 : tensor<64x128xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %55 = arith.mulf %in, %in_5 : f32
      linalg.yield %55 : f32
    } -> tensor<64x128xf32>
    %21 = tensor.empty() : tensor<128xf32>
    %22 = linalg.fill ins(%cst_2 : f32) outs(%21 : tensor<128xf32>) -> tensor<128xf32>
    %23 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "reduction"]} ins(%20 : tensor<64x128xf32>) outs(%22 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %55 = arith.addf %out, %in : f32
      linalg.yield %55 : f32
    } -> tensor<128xf32>
    %expanded_3 = tensor.expand_shape %23 [[0, 1]] output_shape [1, 128] : tensor<128xf32> into tensor<1x128xf32>
    %24 = tensor.empty() : tensor<64x128xf32>
    %25 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<128xf32>) outs(%24 : tensor<64x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x128xf32>
    %26 = tensor.empty() : tensor<64x128xf32>
    %27 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2, %25 : tensor<64x128xf32>, tensor<64x128xf32>) outs(%26 : tensor<64x128xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %55 = arith.mulf %in, %in_5 : f32
      linalg.yield %55 : f32
    } -> tensor<64x128xf32>
    %28 = tensor.empty() : tensor<128xf32>
    %29 = linalg.fill ins(%cst_2 : f32) outs(%28 : tensor<128xf32>) -> tensor<128xf32>
    %30 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "reduction"]} ins(%expanded_3 : tensor<1x128xf32>) outs(%29 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %55 = arith.addf %out, %in : f32
      linalg.yield %55 : f32
    } -> tensor<128xf32>
    %31 = tensor.empty() : tensor<64x128xf32>
    %32 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %27 : tensor<64x128xf32>, tensor<64x128xf32>) outs(%31 : tensor<64x128xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %55 = arith.mulf %in, %in_5 : f32
      linalg.yield %55 : f32
    } -> tensor<64x128xf32>
    %33 = tensor.empty() : tensor<64xf32>
    %34 = linalg.fill ins(%cst_2 : f32) outs(%33 : tensor<64xf32>) -> tensor<64xf32>
    %35 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%32 : tensor<64x128xf32>) outs(%34 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %55 = arith.addf %out, %in : f32
      linalg.yield %55 : f32
    } -> tensor<64xf32>
    %expanded_4 = tensor.expand_shape %35 [[0, 1]] output_shape [64, 1] : tensor<64xf32> into tensor<64x1xf32>
    %36 = tensor.empty() : tensor<64x128xf32>
    %37 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%27, %16 : tensor<64x128xf32>, tensor<64x128xf32>) outs(%36 : tensor<64x128xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %55 = arith.mulf %in, %in_5 : f32
      linalg.yield %55 : f32
    } -> tensor<64x128xf32>
    %38 = tensor.empty() : tensor<64x1xf32>
    %39 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_4, %14 : tensor<64x1xf32>, tensor<64x1xf32>) outs(%38 : tensor<64x1xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %55 = arith.mulf %in, %in_5 : f32
      linalg.yield %55 : f32
    } -> tensor<64x1xf32>
    %40 = tensor.empty() : tensor<64x1xf32>
    %41 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%39 : tensor<64x1xf32>) outs(%40 : tensor<64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %55 = arith.divf %in, %cst_1 : f32
      linalg.yield %55 : f32
    } -> tensor<64x1xf32>
    %42 = tensor.empty() : tensor<64xf32>
    %43 = linalg.fill ins(%cst_2 : f32) outs(%42 : tensor<64xf32>) -> tensor<64xf32>
    %44 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%41 : tensor<64x1xf32>) outs(%43 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %55 = arith.addf %out, %in : f32
      linalg.yield %55 : f32
    } -> tensor<64xf32>
    %45 = tensor.empty() : tensor<64x128xf32>
    %46 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%44 : tensor<64xf32>) outs(%45 : tensor<64x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x128xf32>
    %47 = tensor.empty() : tensor<64x128xf32>
    %48 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %46 : tensor<64x128xf32>, tensor<64x128xf32>) outs(%47 : tensor<64x128xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %55 = arith.mulf %in, %in_5 : f32
      linalg.yield %55 : f32
    } -> tensor<64x128xf32>
    %49 = tensor.empty() : tensor<64x128xf32>
    %50 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%37, %48 : tensor<64x128xf32>, tensor<64x128xf32>) outs(%49 : tensor<64x128xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %55 = arith.addf %in, %in_5 : f32
      linalg.yield %55 : f32
    } -> tensor<64x128xf32>
    %51 = tensor.empty() : tensor<64x128xf32>
    %52 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%46, %arg0 : tensor<64x128xf32>, tensor<64x128xf32>) outs(%51 : tensor<64x128xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %55 = arith.mulf %in, %in_5 : f32
      linalg.yield %55 : f32
    } -> tensor<64x128xf32>
    %53 = tensor.empty() : tensor<64x128xf32>
    %54 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%50, %52 : tensor<64x128xf32>, tensor<64x128xf32>) outs(%53 : tensor<64x128xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %55 = arith.addf %in, %in_5 : f32
      linalg.yield %55 : f32
    } -> tensor<64x128xf32>
    return %54, %30 : tensor<64x128xf32>, tensor<128xf32>
  }
}

