#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0, d1) -> (d1)>
module @jit_rms_linear {
  func.func public @main(%arg0: tensor<128x256xbf16>, %arg1: tensor<256xbf16>, %arg2: tensor<256x384xbf16>) -> tensor<128x384xbf16> {
    %cst = arith.constant 9.99999974E-6 : f32
    %cst_0 = arith.constant 2.560000e+02 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<128x256xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<128x256xbf16>) outs(%0 : tensor<128x256xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %28 = arith.extf %in : bf16 to f32
      linalg.yield %28 : f32
    } -> tensor<128x256xf32>
    %2 = tensor.empty() : tensor<128x256xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<128x256xf32>) outs(%2 : tensor<128x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = arith.mulf %in, %in : f32
      linalg.yield %28 : f32
    } -> tensor<128x256xf32>
    %4 = tensor.empty() : tensor<128xf32>
    %5 = linalg.fill ins(%cst_1 : f32) outs(%4 : tensor<128xf32>) -> tensor<128xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%3 : tensor<128x256xf32>) outs(%5 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = arith.addf %out, %in : f32
      linalg.yield %28 : f32
    } -> tensor<128xf32>
    %expanded = tensor.expand_shape %6 [[0, 1]] output_shape [128, 1] : tensor<128xf32> into tensor<128x1xf32>
    %7 = tensor.empty() : tensor<128x1xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<128x1xf32>) outs(%7 : tensor<128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = arith.divf %in, %cst_0 : f32
      linalg.yield %28 : f32
    } -> tensor<128x1xf32>
    %9 = tensor.empty() : tensor<128x1xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<128x1xf32>) outs(%9 : tensor<128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = arith.addf %in, %cst : f32
      linalg.yield %28 : f32
    } -> tensor<128x1xf32>
    %11 = tensor.empty() : tensor<128x1xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<128x1xf32>) outs(%11 : tensor<128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = math.rsqrt %in : f32
      linalg.yield %28 : f32
    } -> tensor<128x1xf32>
    %13 = tensor.empty() : tensor<128x256xf32>
    %14 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<128x1xf32>) outs(%13 : tensor<128x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<128x256xf32>
    %15 = tensor.empty() : tensor<128x256xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %14 : tensor<128x256xf32>, tensor<128x256xf32>) outs(%15 : tensor<128x256xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %28 = arith.mulf %in, %in_2 : f32
      linalg.yield %28 : f32
    } -> tensor<128x256xf32>
    %17 = tensor.empty() : tensor<128x256xbf16>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<128x256xf32>) outs(%17 : tensor<128x256xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %28 = arith.truncf %in : f32 to bf16
      linalg.yield %28 : bf16
    } -> tensor<128x256xbf16>
    %19 = tensor.empty() : tensor<128x256xbf16>
    %20 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<256xbf16>) outs(%19 : tensor<128x256xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<128x256xbf16>
    %21 = tensor.empty() : tensor<128x256xbf16>
    %22 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%18, %20 : tensor<128x256xbf16>, tensor<128x256xbf16>) outs(%21 : tensor<128x256xbf16>) {
    ^bb0(%in: bf16, %in_2: bf16, %out: bf16):
      %28 = arith.mulf %in, %in_2 : bf16
      linalg.yield %28 : bf16
    } -> tensor<128x256xbf16>
    %23 = tensor.empty() : tensor<128x384xf32>
    %24 = linalg.fill ins(%cst_1 : f32) outs(%23 : tensor<128x384xf32>) -> tensor<128x384xf32>
    %25 = linalg.matmul ins(%22, %arg2 : tensor<128x256xbf16>, tensor<256x384xbf16>) outs(%24 : tensor<128x384xf32>) -> tensor<128x384xf32>
    %26 = tensor.empty() : tensor<128x384xbf16>
    %27 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<128x384xf32>) outs(%26 : tensor<128x384xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %28 = arith.truncf %in : f32 to bf16
      linalg.yield %28 : bf16
    } -> tensor<128x384xbf16>
    return %27 : tensor<128x384xbf16>
  }
}

