#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0, d1) -> (d1)>
#map4 = affine_map<(d0) -> (d0)>
module @jit_ln_linear {
  func.func public @main(%arg0: tensor<128x256xf16>, %arg1: tensor<256xf32>, %arg2: tensor<256xf32>, %arg3: tensor<256x384xf16>, %arg4: tensor<384xf16>) -> tensor<128x384xf16> {
    %cst = arith.constant 9.99999974E-6 : f32
    %cst_0 = arith.constant 2.560000e+02 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<128x256xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<128x256xf16>) outs(%0 : tensor<128x256xf32>) {
    ^bb0(%in: f16, %out: f32):
      %47 = arith.extf %in : f16 to f32
      linalg.yield %47 : f32
    } -> tensor<128x256xf32>
    %2 = tensor.empty() : tensor<128xf32>
    %3 = linalg.fill ins(%cst_1 : f32) outs(%2 : tensor<128xf32>) -> tensor<128xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%1 : tensor<128x256xf32>) outs(%3 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %47 = arith.addf %out, %in : f32
      linalg.yield %47 : f32
    } -> tensor<128xf32>
    %expanded = tensor.expand_shape %4 [[0, 1]] output_shape [128, 1] : tensor<128xf32> into tensor<128x1xf32>
    %5 = tensor.empty() : tensor<128x1xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<128x1xf32>) outs(%5 : tensor<128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %47 = arith.divf %in, %cst_0 : f32
      linalg.yield %47 : f32
    } -> tensor<128x1xf32>
    %7 = tensor.empty() : tensor<128x256xf32>
    %8 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<128x1xf32>) outs(%7 : tensor<128x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<128x256xf32>
    %9 = tensor.empty() : tensor<128x256xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %8 : tensor<128x256xf32>, tensor<128x256xf32>) outs(%9 : tensor<128x256xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %47 = arith.subf %in, %in_3 : f32
      linalg.yield %47 : f32
    } -> tensor<128x256xf32>
    %11 = tensor.empty() : tensor<128x256xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<128x256xf32>) outs(%11 : tensor<128x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %47 = arith.mulf %in, %in : f32
      linalg.yield %47 : f32
    } -> tensor<128x256xf32>
    %13 = tensor.empty() : tensor<128xf32>
    %14 = linalg.fill ins(%cst_1 : f32) outs(%13 : tensor<128xf32>) -> tensor<128xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%12 : tensor<128x256xf32>) outs(%14 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %47 = arith.addf %out, %in : f32
      linalg.yield %47 : f32
    } -> tensor<128xf32>
    %expanded_2 = tensor.expand_shape %15 [[0, 1]] output_shape [128, 1] : tensor<128xf32> into tensor<128x1xf32>
    %16 = tensor.empty() : tensor<128x1xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_2 : tensor<128x1xf32>) outs(%16 : tensor<128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %47 = arith.divf %in, %cst_0 : f32
      linalg.yield %47 : f32
    } -> tensor<128x1xf32>
    %18 = tensor.empty() : tensor<128x1xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<128x1xf32>) outs(%18 : tensor<128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %47 = arith.addf %in, %cst : f32
      linalg.yield %47 : f32
    } -> tensor<128x1xf32>
    %20 = tensor.empty() : tensor<128x1xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<128x1xf32>) outs(%20 : tensor<128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %47 = math.rsqrt %in : f32
      linalg.yield %47 : f32
    } -> tensor<128x1xf32>
    %22 = tensor.empty() : tensor<128x256xf32>
    %23 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%21 : tensor<128x1xf32>) outs(%22 : tensor<128x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<128x256xf32>
    %24 = tensor.empty() : tensor<128x256xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%10, %23 : tensor<128x256xf32>, tensor<128x256xf32>) outs(%24 : tensor<128x256xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %47 = arith.mulf %in, %in_3 : f32
      linalg.yield %47 : f32
    } -> tensor<128x256xf32>
    %26 = tensor.empty() : tensor<128x256xf32>
    %27 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<256xf32>) outs(%26 : tensor<128x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<128x256xf32>
    %28 = tensor.empty() : tensor<128x256xf32>
    %29 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%25, %27 : tensor<128x256xf32>, tensor<128x256xf32>) outs(%28 : tensor<128x256xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %47 = arith.mulf %in, %in_3 : f32
      linalg.yield %47 : f32
    } -> tensor<128x256xf32>
    %30 = tensor.empty() : tensor<128x256xf32>
    %31 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<256xf32>) outs(%30 : tensor<128x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<128x256xf32>
    %32 = tensor.empty() : tensor<128x256xf32>
    %33 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%29, %31 : tensor<128x256xf32>, tensor<128x256xf32>) outs(%32 : tensor<128x256xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %47 = arith.addf %in, %in_3 : f32
      linalg.yield %47 : f32
    } -> tensor<128x256xf32>
    %34 = tensor.empty() : tensor<128x256xf16>
    %35 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%33 : tensor<128x256xf32>) outs(%34 : tensor<128x256xf16>) {
    ^bb0(%in: f32, %out: f16):
      %47 = arith.truncf %in : f32 to f16
      linalg.yield %47 : f16
    } -> tensor<128x256xf16>
    %36 = tensor.empty() : tensor<128x384xf32>
    %37 = linalg.fill ins(%cst_1 : f32) outs(%36 : tensor<128x384xf32>) -> tensor<128x384xf32>
    %38 = linalg.matmul ins(%35, %arg3 : tensor<128x256xf16>, tensor<256x384xf16>) outs(%37 : tensor<128x384xf32>) -> tensor<128x384xf32>
    %39 = tensor.empty() : tensor<384xf32>
    %40 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%arg4 : tensor<384xf16>) outs(%39 : tensor<384xf32>) {
    ^bb0(%in: f16, %out: f32):
      %47 = arith.extf %in : f16 to f32
      linalg.yield %47 : f32
    } -> tensor<384xf32>
    %41 = tensor.empty() : tensor<128x384xf32>
    %42 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%40 : tensor<384xf32>) outs(%41 : tensor<128x384xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<128x384xf32>
    %43 = tensor.empty() : tensor<128x384xf32>
    %44 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%38, %42 : tensor<128x384xf32>, tensor<128x384xf32>) outs(%43 : tensor<128x384xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %47 = arith.addf %in, %in_3 : f32
      linalg.yield %47 : f32
    } -> tensor<128x384xf32>
    %45 = tensor.empty() : tensor<128x384xf16>
    %46 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%44 : tensor<128x384xf32>) outs(%45 : tensor<128x384xf16>) {
    ^bb0(%in: f32, %out: f16):
      %47 = arith.truncf %in : f32 to f16
      linalg.yield %47 : f16
    } -> tensor<128x384xf16>
    return %46 : tensor<128x384xf16>
  }
}

