#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
module @jit_linear_batchnorm {
  func.func public @main(%arg0: tensor<64x128xbf16>, %arg1: tensor<128x64xbf16>, %arg2: tensor<64xbf16>, %arg3: tensor<64xbf16>, %arg4: tensor<64xf32>, %arg5: tensor<64xf32>) -> tensor<64x64xbf16> {
    %cst = arith.constant 0.00999999977 : f32
    %cst_0 = arith.constant 9.99999974E-6 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<64x64xf32>
    %1 = linalg.fill ins(%cst_1 : f32) outs(%0 : tensor<64x64xf32>) -> tensor<64x64xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<64x128xbf16>, tensor<128x64xbf16>) outs(%1 : tensor<64x64xf32>) -> tensor<64x64xf32>
    %3 = tensor.empty() : tensor<64xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg2 : tensor<64xbf16>) outs(%3 : tensor<64xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %37 = arith.extf %in : bf16 to f32
      linalg.yield %37 : f32
    } -> tensor<64xf32>
    %5 = tensor.empty() : tensor<64x64xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<64xf32>) outs(%5 : tensor<64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x64xf32>
    %7 = tensor.empty() : tensor<64x64xf32>
    %8 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%2, %6 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%7 : tensor<64x64xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %37 = arith.addf %in, %in_2 : f32
      linalg.yield %37 : f32
    } -> tensor<64x64xf32>
    %9 = tensor.empty() : tensor<64x64xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<64xf32>) outs(%9 : tensor<64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x64xf32>
    %11 = tensor.empty() : tensor<64x64xf32>
    %12 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%8, %10 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%11 : tensor<64x64xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %37 = arith.subf %in, %in_2 : f32
      linalg.yield %37 : f32
    } -> tensor<64x64xf32>
    %13 = tensor.empty() : tensor<64xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg5 : tensor<64xf32>) outs(%13 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %37 = math.absf %in : f32
      linalg.yield %37 : f32
    } -> tensor<64xf32>
    %15 = tensor.empty() : tensor<64xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%14 : tensor<64xf32>) outs(%15 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %37 = arith.addf %in, %cst_0 : f32
      linalg.yield %37 : f32
    } -> tensor<64xf32>
    %17 = tensor.empty() : tensor<64xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%16 : tensor<64xf32>) outs(%17 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %37 = math.rsqrt %in : f32
      linalg.yield %37 : f32
    } -> tensor<64xf32>
    %19 = tensor.empty() : tensor<64x64xf32>
    %20 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<64xf32>) outs(%19 : tensor<64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x64xf32>
    %21 = tensor.empty() : tensor<64x64xf32>
    %22 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%12, %20 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%21 : tensor<64x64xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %37 = arith.mulf %in, %in_2 : f32
      linalg.yield %37 : f32
    } -> tensor<64x64xf32>
    %23 = tensor.empty() : tensor<64xf32>
    %24 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg3 : tensor<64xbf16>) outs(%23 : tensor<64xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %37 = arith.extf %in : bf16 to f32
      linalg.yield %37 : f32
    } -> tensor<64xf32>
    %25 = tensor.empty() : tensor<64x64xf32>
    %26 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%24 : tensor<64xf32>) outs(%25 : tensor<64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x64xf32>
    %27 = tensor.empty() : tensor<64x64xf32>
    %28 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%22, %26 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%27 : tensor<64x64xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %37 = arith.mulf %in, %in_2 : f32
      linalg.yield %37 : f32
    } -> tensor<64x64xf32>
    %29 = tensor.empty() : tensor<64x64xi1>
    %30 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%28 : tensor<64x64xf32>) outs(%29 : tensor<64x64xi1>) {
    ^bb0(%in: f32, %out: i1):
      %37 = arith.cmpf oge, %in, %cst_1 : f32
      linalg.yield %37 : i1
    } -> tensor<64x64xi1>
    %31 = tensor.empty() : tensor<64x64xf32>
    %32 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%28 : tensor<64x64xf32>) outs(%31 : tensor<64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %37 = arith.mulf %in, %cst : f32
      linalg.yield %37 : f32
    } -> tensor<64x64xf32>
    %33 = tensor.empty() : tensor<64x64xf32>
    %34 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%30, %28, %32 : tensor<64x64xi1>, tensor<64x64xf32>, tensor<64x64xf32>) outs(%33 : tensor<64x64xf32>) {
    ^bb0(%in: i1, %in_2: f32, %in_3: f32, %out: f32):
      %37 = arith.select %in, %in_2, %in_3 : f32
      linalg.yield %37 : f32
    } -> tensor<64x64xf32>
    %35 = tensor.empty() : tensor<64x64xbf16>
    %36 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%34 : tensor<64x64xf32>) outs(%35 : tensor<64x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %37 = arith.truncf %in : f32 to bf16
      linalg.yield %37 : bf16
    } -> tensor<64x64xbf16>
    return %36 : tensor<64x64xbf16>
  }
}

