#map = affine_map<(d0, d1) -> (d0, d1)>
module @jit_lora_merged {
  func.func public @main(%arg0: tensor<128x256xbf16>, %arg1: tensor<256x512xbf16>, %arg2: tensor<256x16xbf16>, %arg3: tensor<16x512xbf16>) -> tensor<128x512xbf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<256x512xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<256x512xf32>) -> tensor<256x512xf32>
    %2 = linalg.matmul ins(%arg2, %arg3 : tensor<256x16xbf16>, tensor<16x512xbf16>) outs(%1 : tensor<256x512xf32>) -> tensor<256x512xf32>
    %3 = tensor.empty() : tensor<256x512xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<256x512xbf16>) outs(%3 : tensor<256x512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %14 = arith.extf %in : bf16 to f32
      linalg.yield %14 : f32
    } -> tensor<256x512xf32>
    %5 = tensor.empty() : tensor<256x512xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%4, %2 : tensor<256x512xf32>, tensor<256x512xf32>) outs(%5 : tensor<256x512xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %14 = arith.addf %in, %in_0 : f32
      linalg.yield %14 : f32
    } -> tensor<256x512xf32>
    %7 = tensor.empty() : tensor<256x512xbf16>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<256x512xf32>) outs(%7 : tensor<256x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %14 = arith.truncf %in : f32 to bf16
      linalg.yield %14 : bf16
    } -> tensor<256x512xbf16>
    %9 = tensor.empty() : tensor<128x512xf32>
    %10 = linalg.fill ins(%cst : f32) outs(%9 : tensor<128x512xf32>) -> tensor<128x512xf32>
    %11 = linalg.matmul ins(%arg0, %8 : tensor<128x256xbf16>, tensor<256x512xbf16>) outs(%10 : tensor<128x512xf32>) -> tensor<128x512xf32>
    %12 = tensor.empty() : tensor<128x512xbf16>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<128x512xf32>) outs(%12 : tensor<128x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %14 = arith.truncf %in : f32 to bf16
      linalg.yield %14 : bf16
    } -> tensor<128x512xbf16>
    return %13 : tensor<128x512xbf16>
  }
}

