#map = affine_map<(d0, d1) -> (d0, d1)>
module @jit_swiglu_mlp {
  func.func public @main(%arg0: tensor<128x256xbf16>, %arg1: tensor<256x512xbf16>, %arg2: tensor<256x512xbf16>, %arg3: tensor<512x256xbf16>) -> tensor<128x256xbf16> {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<128x512xf32>
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<128x512xf32>) -> tensor<128x512xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<128x256xbf16>, tensor<256x512xbf16>) outs(%1 : tensor<128x512xf32>) -> tensor<128x512xf32>
    %3 = tensor.empty() : tensor<128x512xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<128x512xf32>) outs(%3 : tensor<128x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = arith.negf %in : f32
      linalg.yield %25 : f32
    } -> tensor<128x512xf32>
    %5 = tensor.empty() : tensor<128x512xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<128x512xf32>) outs(%5 : tensor<128x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = math.exp %in : f32
      linalg.yield %25 : f32
    } -> tensor<128x512xf32>
    %7 = tensor.empty() : tensor<128x512xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<128x512xf32>) outs(%7 : tensor<128x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = arith.addf %in, %cst : f32
      linalg.yield %25 : f32
    } -> tensor<128x512xf32>
    %9 = tensor.empty() : tensor<128x512xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<128x512xf32>) outs(%9 : tensor<128x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = arith.divf %cst, %in : f32
      linalg.yield %25 : f32
    } -> tensor<128x512xf32>
    %11 = tensor.empty() : tensor<128x512xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%2, %10 : tensor<128x512xf32>, tensor<128x512xf32>) outs(%11 : tensor<128x512xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %25 = arith.mulf %in, %in_1 : f32
      linalg.yield %25 : f32
    } -> tensor<128x512xf32>
    %13 = tensor.empty() : tensor<128x512xf32>
    %14 = linalg.fill ins(%cst_0 : f32) outs(%13 : tensor<128x512xf32>) -> tensor<128x512xf32>
    %15 = linalg.matmul ins(%arg0, %arg2 : tensor<128x256xbf16>, tensor<256x512xbf16>) outs(%14 : tensor<128x512xf32>) -> tensor<128x512xf32>
    %16 = tensor.empty() : tensor<128x512xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%12, %15 : tensor<128x512xf32>, tensor<128x512xf32>) outs(%16 : tensor<128x512xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %25 = arith.mulf %in, %in_1 : f32
      linalg.yield %25 : f32
    } -> tensor<128x512xf32>
    %18 = tensor.empty() : tensor<128x512xbf16>
    %19 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<128x512xf32>) outs(%18 : tensor<128x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %25 = arith.truncf %in : f32 to bf16
      linalg.yield %25 : bf16
    } -> tensor<128x512xbf16>
    %20 = tensor.empty() : tensor<128x256xf32>
    %21 = linalg.fill ins(%cst_0 : f32) outs(%20 : tensor<128x256xf32>) -> tensor<128x256xf32>
    %22 = linalg.matmul ins(%19, %arg3 : tensor<128x512xbf16>, tensor<512x256xbf16>) outs(%21 : tensor<128x256xf32>) -> tensor<128x256xf32>
    %23 = tensor.empty() : tensor<128x256xbf16>
    %24 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%22 : tensor<128x256xf32>) outs(%23 : tensor<128x256xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %25 = arith.truncf %in : f32 to bf16
      linalg.yield %25 : bf16
    } -> tensor<128x256xbf16>
    return %24 : tensor<128x256xbf16>
  }
}

