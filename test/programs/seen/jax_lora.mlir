#map = affine_map<(d0, d1) -> (d0, d1)>
module @jit_lora {
  func.func public @main(%arg0: tensor<128x256xbf16>, %arg1: tensor<256x512xbf16>, %arg2: tensor<256x16xbf16>, %arg3: tensor<16x512xbf16>) -> tensor<128x512xbf16> {
    %cst = arith.constant 2.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<128x512xf32>
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<128x512xf32>) -> tensor<128x512xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<128x256xbf16>, tensor<256x512xbf16>) outs(%1 : tensor<128x512xf32>) -> tensor<128x512xf32>
    %3 = tensor.empty() : tensor<128x16xf32>
    %4 = linalg.fill ins(%cst_0 : f32) outs(%3 : tensor<128x16xf32>) -> tensor<128x16xf32>
    %5 = linalg.matmul ins(%arg0, %arg2 : tensor<128x256xbf16>, tensor<256x16xbf16>) outs(%4 : tensor<128x16xf32>) -> tensor<128x16xf32>
    %6 = tensor.empty() : tensor<128x16xbf16>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<128x16xf32>) outs(%6 : tensor<128x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %17 = arith.truncf %in : f32 to bf16
      linalg.yield %17 : bf16
    } -> tensor<128x16xbf16>
    %8 = tensor.empty() : tensor<128x512xf32>
    %9 = linalg.fill ins(%cst_0 : f32) outs(%8 : tensor<128x512xf32>) -> tensor<128x512xf32>
    %10 = linalg.matmul ins(%7, %arg3 : tensor<128x16xbf16>, tensor<16x512xbf16>) outs(%9 : tensor<128x512xf32>) -> tensor<128x512xf32>
    %11 = tensor.empty() : tensor<128x512xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<128x512xf32>) outs(%11 : tensor<128x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %17 = arith.mulf %in, %cst : f32
      linalg.yield %17 : f32
    } -> tensor<128x512xf32>
    %13 = tensor.empty() : tensor<128x512xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%2, %12 : tensor<128x512xf32>, tensor<128x512xf32>) outs(%13 : tensor<128x512xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %17 = arith.addf %in, %in_1 : f32
      linalg.yield %17 : f32
    } -> tensor<128x512xf32>
    %15 = tensor.empty() : tensor<128x512xbf16>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<128x512xf32>) outs(%15 : tensor<128x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %17 = arith.truncf %in : f32 to bf16
      linalg.yield %17 : bf16
    } -> tensor<128x512xbf16>
    return %16 : tensor<128x512xbf16>
  }
}

