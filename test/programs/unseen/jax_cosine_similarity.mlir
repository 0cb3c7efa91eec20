#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0, d1) -> (d1, d0)>
module @jit_cosine_similarity {
  func.func public @main(%arg0: tensor<64x128xbf16>, %arg1: tensor<64x128xbf16>) -> tensor<64x64xf32> {
    %cst = arith.constant 9.99999997E-7 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<64x128xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<64x128xbf16>) outs(%0 : tensor<64x128xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %39 = arith.extf %in : bf16 to f32
      linalg.yield %39 : f32
    } -> tensor<64x128xf32>
    %2 = tensor.empty() : tensor<64x128xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<64x128xf32>) outs(%2 : tensor<64x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = arith.mulf %in, %in : f32
      linalg.yield %39 : f32
    } -> tensor<64x128xf32>
    %4 = tensor.empty() : tensor<64xf32>
    %5 = linalg.fill ins(%cst_0 : f32) outs(%4 : tensor<64xf32>) -> tensor<64xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%3 : tensor<64x128xf32>) outs(%5 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = arith.addf %out, %in : f32
      linalg.yield %39 : f32
    } -> tensor<64xf32>
    %expanded = tensor.expand_shape %6 [[0, 1]] output_shape [64, 1] : tensor<64xf32> into tensor<64x1xf32>
    %7 = tensor.empty() : tensor<64x1xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<64x1xf32>) outs(%7 : tensor<64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = arith.addf %in, %cst : f32
      linalg.yield %39 : f32
    } -> tensor<64x1xf32>
    %9 = tensor.empty() : tensor<64x1xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<64x1xf32>) outs(%9 : tensor<64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = math.sqrt %in : f32
      linalg.yield %39 : f32
    } -> tensor<64x1xf32>
    %11 = tensor.empty() : tensor<64x128xf32>
    %12 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<64x1xf32>) outs(%11 : tensor<64x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x128xf32>
    %13 = tensor.empty() : tensor<64x128xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %12 : tensor<64x128xf32>, tensor<64x128xf32>) outs(%13 : tensor<64x128xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %39 = arith.divf %in, %in_2 : f32
      linalg.yield %39 : f32
    } -> tensor<64x128xf32>
    %15 = tensor.empty() : tensor<64x128xbf16>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<64x128xf32>) outs(%15 : tensor<64x128xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %39 = arith.truncf %in : f32 to bf16
      linalg.yield %39 : bf16
    } -> tensor<64x128xbf16>
    %17 = tensor.empty() : tensor<64x128xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<64x128xbf16>) outs(%17 : tensor<64x128xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %39 = arith.extf %in : bf16 to f32
      linalg.yield %39 : f32
    } -> tensor<64x128xf32>
    %19 = tensor.empty() : tensor<64x128xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<64x128xf32>) outs(%19 : tensor<64x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = arith.mulf %in, %in : f32
      linalg.yield %39 : f32
    } -> tensor<64x128xf32>
    %21 = tensor.empty() : tensor<64xf32>
    %22 = linalg.fill ins(%cst_0 : f32) outs(%21 : tensor<64xf32>) -> tensor<64xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%20 : tensor<64x128xf32>) outs(%22 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = arith.addf %out, %in : f32
      linalg.yield %39 : f32
    } -> tensor<64xf32>
    %expanded_1 = tensor.expand_shape %23 [[0, 1]] output_shape [64, 1] : tensor<64xf32> into tensor<64x1xf32>
    %24 = tensor.empty() : tensor<64x1xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_1 : tensor<64x1xf32>) outs(%24 : tensor<64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = arith.addf %in, %cst : f32
      linalg.yield %39 : f32
    } -> tensor<64x1xf32>
    %26 = tensor.empty() : tensor<64x1xf32>
    %27 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<64x1xf32>) outs(%26 : tensor<64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = math.sqrt %in : f32
      linalg.yield %39 : f32
    } -> tensor<64x1xf32>
    %28 = tensor.empty() : tensor<64x128xf32>
    %29 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<64x1xf32>) outs(%28 : tensor<64x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x128xf32>
    %30 = tensor.empty() : tensor<64x128xf32>
    %31 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%18, %29 : tensor<64x128xf32>, tensor<64x128xf32>) outs(%30 : tensor<64x128xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %39 = arith.divf %in, %in_2 : f32
      linalg.yield %39 : f32
    } -> tensor<64x128xf32>
    %32 = tensor.empty() : tensor<64x128xbf16>
    %33 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%31 : tensor<64x128xf32>) outs(%32 : tensor<64x128xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %39 = arith.truncf %in : f32 to bf16
      linalg.yield %39 : bf16
    } -> tensor<64x128xbf16>
    %34 = tensor.empty() : tensor<128x64xbf16>
    %35 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%33 : tensor<64x128xbf16>) outs(%34 : tensor<128x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<128x64xbf16>
    %36 = tensor.empty() : tensor<64x64xf32>
    %37 = linalg.fill ins(%cst_0 : f32) outs(%36 : tensor<64x64xf32>) -> tensor<64x64xf32>
    %38 = linalg.matmul ins(%16, %35 : tensor<64x128xbf16>, tensor<128x64xbf16>) outs(%37 : tensor<64x64xf32>) -> tensor<64x64xf32>
    return %38 : tensor<64x64xf32>
  }
}

