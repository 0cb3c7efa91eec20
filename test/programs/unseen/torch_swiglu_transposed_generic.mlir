#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<256x512xbf16>, %arg1: tensor<1024x512xbf16>, %arg2: tensor<1024x512xbf16>) -> tensor<256x1024xbf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %0 = tensor.empty() : tensor<256x1024xf32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<256x1024xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<256x1024xf32>
    %2 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0, %arg1 : tensor<256x512xbf16>, tensor<1024x512xbf16>) outs(%1 : tensor<256x1024xf32>) {
    ^bb0(%in: bf16, %in_1: bf16, %out: f32):
      %8 = arith.extf %in : bf16 to f32
      %9 = arith.extf %in_1 : bf16 to f32
      %10 = arith.mulf %8, %9 : f32
      %11 = arith.addf %out, %10 : f32
      linalg.yield %11 : f32
    } -> tensor<256x1024xf32>
    %3 = tensor.empty() : tensor<256x1024xbf16>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<256x1024xf32>) outs(%3 : tensor<256x1024xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %8 = arith.truncf %in : f32 to bf16
      linalg.yield %8 : bf16
    } -> tensor<256x1024xbf16>
    %5 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0, %arg2 : tensor<256x512xbf16>, tensor<1024x512xbf16>) outs(%1 : tensor<256x1024xf32>) {
    ^bb0(%in: bf16, %in_1: bf16, %out: f32):
      %8 = arith.extf %in : bf16 to f32
      %9 = arith.extf %in_1 : bf16 to f32
      %10 = arith.mulf %8, %9 : f32
      %11 = arith.addf %out, %10 : f32
      linalg.yield %11 : f32
    } -> tensor<256x1024xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<256x1024xf32>) outs(%3 : tensor<256x1024xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %8 = arith.truncf %in : f32 to bf16
      linalg.yield %8 : bf16
    } -> tensor<256x1024xbf16>
    %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%4, %6 : tensor<256x1024xbf16>, tensor<256x1024xbf16>) outs(%3 : tensor<256x1024xbf16>) {
    ^bb0(%in: bf16, %in_1: bf16, %out: bf16):
      %8 = arith.extf %in : bf16 to f32
      %9 = arith.negf %8 : f32
      %10 = math.exp %9 : f32
      %11 = arith.addf %10, %cst_0 : f32
      %12 = arith.divf %cst_0, %11 : f32
      %13 = arith.mulf %8, %12 : f32
      %14 = arith.truncf %13 : f32 to bf16
      %15 = arith.mulf %14, %in_1 : bf16
      linalg.yield %15 : bf16
    } -> tensor<256x1024xbf16>
    return %7 : tensor<256x1024xbf16>
  }
}

