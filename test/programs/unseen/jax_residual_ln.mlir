#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0)>
#map3 = affine_map<(d0, d1) -> (d0, 0)>
#map4 = affine_map<(d0, d1) -> (d1)>
module @jit_residual_ln {
  func.func public @main(%arg0: tensor<128x256xbf16>, %arg1: tensor<256x128xbf16>, %arg2: tensor<128x128xbf16>, %arg3: tensor<128xbf16>, %arg4: tensor<128xbf16>) -> tensor<128x128xbf16> {
    %cst = arith.constant 9.99999974E-6 : f32
    %cst_0 = arith.constant 1.280000e+02 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<128x128xf32>
    %1 = linalg.fill ins(%cst_1 : f32) outs(%0 : tensor<128x128xf32>) -> tensor<128x128xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<128x256xbf16>, tensor<256x128xbf16>) outs(%1 : tensor<128x128xf32>) -> tensor<128x128xf32>
    %3 = tensor.empty() : tensor<128x128xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<128x128xbf16>) outs(%3 : tensor<128x128xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %49 = arith.extf %in : bf16 to f32
      linalg.yield %49 : f32
    } -> tensor<128x128xf32>
    %5 = tensor.empty() : tensor<128x128xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%4, %2 : tensor<128x128xf32>, tensor<128x128xf32>) outs(%5 : tensor<128x128xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %49 = arith.addf %in, %in_3 : f32
      linalg.yield %49 : f32
    } -> tensor<128x128xf32>
    %7 = tensor.empty() : tensor<128x128xbf16>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<128x128xf32>) outs(%7 : tensor<128x128xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %49 = arith.truncf %in : f32 to bf16
      linalg.yield %49 : bf16
    } -> tensor<128x128xbf16>
    %9 = tensor.empty() : tensor<128xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg3 : tensor<128xbf16>) outs(%9 : tensor<128xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %49 = arith.extf %in : bf16 to f32
      linalg.yield %49 : f32
    } -> tensor<128xf32>
    %11 = tensor.empty() : tensor<128xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg4 : tensor<128xbf16>) outs(%11 : tensor<128xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %49 = arith.extf %in : bf16 to f32
      linalg.yield %49 : f32
    } -> tensor<128xf32>
    %13 = tensor.empty() : tensor<128x128xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<128x128xbf16>) outs(%13 : tensor<128x128xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %49 = arith.extf %in : bf16 to f32
      linalg.yield %49 : f32
    } -> tensor<128x128xf32>
    %15 = tensor.empty() : tensor<128xf32>
    %16 = linalg.fill ins(%cst_1 : f32) outs(%15 : tensor<128xf32>) -> tensor<128xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%14 : tensor<128x128xf32>) outs(%16 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %49 = arith.addf %out, %in : f32
      linalg.yield %49 : f32
    } -> tensor<128xf32>
    %expanded = tensor.expand_shape %17 [[0, 1]] output_shape [128, 1] : tensor<128xf32> into tensor<128x1xf32>
    %18 = tensor.empty() : tensor<128x1xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<128x1xf32>) outs(%18 : tensor<128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %49 = arith.divf %in, %cst_0 : f32
      linalg.yield %49 : f32
    } -> tensor<128x1xf32>
    %20 = tensor.empty() : tensor<128x128xf32>
    %21 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<128x1xf32>) outs(%20 : tensor<128x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<128x128xf32>
    %22 = tensor.empty() : tensor<128x128xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%14, %21 : tensor<128x128xf32>, tensor<128x128xf32>) outs(%22 : tensor<128x128xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %49 = arith.subf %in, %in_3 : f32
      linalg.yield %49 : f32
    } -> tensor<128x128xf32>
    %24 = tensor.empty() : tensor<128x128xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<128x128xf32>) outs(%24 : tensor<128x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %49 = arith.mulf %in, %in : f32
      linalg.yield %49 : f32
    } -> tensor<128x128xf32>
    %26 = tensor.empty() : tensor<128xf32>
    %27 = linalg.fill ins(%cst_1 : f32) outs(%26 : tensor<128xf32>) -> tensor<128xf32>
    %28 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%25 : tensor<128x128xf32>) outs(%27 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %49 = arith.addf %out, %in : f32
      linalg.yield %49 : f32
    } -> tensor<128xf32>
    %expanded_2 = tensor.expand_shape %28 [[0, 1]] output_shape [128, 1] : tensor<128xf32> into tensor<128x1xf32>
    %29 = tensor.empty() : tensor<128x1xf32>
    %30 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_2 : tensor<128x1xf32>) outs(%29 : tensor<128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %49 = arith.divf %in, %cst_0 : f32
      linalg.yield %49 : f32
    } -> tensor<128x1xf32>
    %31 = tensor.empty() : tensor<128x1xf32>
    %32 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%30 : tensor<128x1xf32>) outs(%31 : tensor<128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %49 = arith.addf %in, %cst : f32
      linalg.yield %49 : f32
    } -> tensor<128x1xf32>
    %33 = tensor.empty() : tensor<128x1xf32>
    %34 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%32 : tensor<128x1xf32>) outs(%33 : tensor<128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %49 = math.rsqrt %in : f32
      linalg.yield %49 : f32
    } -> tensor<128x1xf32>
    %35 = tensor.empty() : tensor<128x128xf32>
    %36 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%34 : tensor<128x1xf32>) outs(%35 : tensor<128x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<128x128xf32>
    %37 = tensor.empty() : tensor<128x128xf32>
    %38 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%23, %36 : tensor<128x128xf32>, tensor<128x128xf32>) outs(%37 : tensor<128x128xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %49 = arith.mulf %in, %in_3 : f32
      linalg.yield %49 : f32
    } -> tensor<128x128xf32>
    %39 = tensor.empty() : tensor<128x128xf32>
    %40 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<128xf32>) outs(%39 : tensor<128x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<128x128xf32>
    %41 = tensor.empty() : tensor<128x128xf32>
    %42 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%38, %40 : tensor<128x128xf32>, tensor<128x128xf32>) outs(%41 : tensor<128x128xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %49 = arith.mulf %in, %in_3 : f32
      linalg.yield %49 : f32
    } -> tensor<128x128xf32>
    %43 = tensor.empty() : tensor<128x128xf32>
    %44 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<128xf32>) outs(%43 : tensor<128x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<128x128xf32>
    %45 = tensor.empty() : tensor<128x128xf32>
    %46 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%42, %44 : tensor<128x128xf32>, tensor<128x128xf32>) outs(%45 : tensor<128x128xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %49 = arith.addf %in, %in_3 : f32
      linalg.yield %49 : f32
    } -> tensor<128x128xf32>
    %47 = tensor.empty() : tensor<128x128xbf16>
    %48 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%46 : tensor<128x128xf32>) outs(%47 : tensor<128x128xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %49 = arith.truncf %in : f32 to bf16
      linalg.yield %49 : bf16
    } -> tensor<128x128xbf16>
    return %48 : tensor<128x128xbf16>
  }
}

