#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1, d0)>
#map2 = affine_map<(d0, d1) -> (d0)>
module @jit_linear_bias_grads {
  func.func public @main(%arg0: tensor<128x256xbf16>, %arg1: tensor<256x512xbf16>, %arg2: tensor<128x512xbf16>) -> (tensor<128x256xbf16>, tensor<256x512xbf16>, tensor<512xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<128x512xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<128x512xbf16>) outs(%0 : tensor<128x512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %24 = arith.extf %in : bf16 to f32
      linalg.yield %24 : f32
    } -> tensor<128x512xf32>
    %2 = tensor.empty() : tensor<512xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<512xf32>) -> tensor<512xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "reduction"]} ins(%1 : tensor<128x512xf32>) outs(%3 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %24 = arith.addf %out, %in : f32
      linalg.yield %24 : f32
    } -> tensor<512xf32>
    %expanded = tensor.expand_shape %4 [[0, 1]] output_shape [1, 512] : tensor<512xf32> into tensor<1x512xf32>
    %5 = tensor.empty() : tensor<512xf32>
    %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<512xf32>) -> tensor<512xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "reduction"]} ins(%expanded : tensor<1x512xf32>) outs(%6 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %24 = arith.addf %out, %in : f32
      linalg.yield %24 : f32
    } -> tensor<512xf32>
    %8 = tensor.empty() : tensor<512x128xbf16>
    %9 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<128x512xbf16>) outs(%8 : tensor<512x128xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<512x128xbf16>
    %10 = tensor.empty() : tensor<512x256xf32>
    %11 = linalg.fill ins(%cst : f32) outs(%10 : tensor<512x256xf32>) -> tensor<512x256xf32>
    %12 = linalg.matmul ins(%9, %arg0 : tensor<512x128xbf16>, tensor<128x256xbf16>) outs(%11 : tensor<512x256xf32>) -> tensor<512x256xf32>
    %13 = tensor.empty() : tensor<512x256xbf16>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<512x256xf32>) outs(%13 : tensor<512x256xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %24 = arith.truncf %in : f32 to bf16
      linalg.yield %24 : bf16
    } -> tensor<512x256xbf16>
    %15 = tensor.empty() : tensor<256x512xbf16>
    %16 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<512x256xbf16>) outs(%15 : tensor<256x512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<256x512xbf16>
    %17 = tensor.empty() : tensor<512x256xbf16>
    %18 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<256x512xbf16>) outs(%17 : tensor<512x256xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<512x256xbf16>
    %19 = tensor.empty() : tensor<128x256xf32>
    %20 = linalg.fill ins(%cst : f32) outs(%19 : tensor<128x256xf32>) -> tensor<128x256xf32>
    %21 = linalg.matmul ins(%arg2, %18 : tensor<128x512xbf16>, tensor<512x256xbf16>) outs(%20 : tensor<128x256xf32>) -> tensor<128x256xf32>
    %22 = tensor.empty() : tensor<128x256xbf16>
    %23 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%21 : tensor<128x256xf32>) outs(%22 : tensor<128x256xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %24 = arith.truncf %in : f32 to bf16
      linalg.yield %24 : bf16
    } -> tensor<128x256xbf16>
    return %23, %16, %7 : tensor<128x256xbf16>, tensor<256x512xbf16>, tensor<512xf32>
  }
}

