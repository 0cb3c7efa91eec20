#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d1)>
module @jit_w8_zero_point {
  func.func public @main(%arg0: tensor<128x128xbf16>, %arg1: tensor<128x256xi8>, %arg2: tensor<256xf32>, %arg3: tensor<256xi8>) -> tensor<128x256xbf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<128x256xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<128x256xi8>) outs(%0 : tensor<128x256xf32>) {
    ^bb0(%in: i8, %out: f32):
      %19 = arith.sitofp %in : i8 to f32
      linalg.yield %19 : f32
    } -> tensor<128x256xf32>
    %2 = tensor.empty() : tensor<256xf32>
    %3 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg3 : tensor<256xi8>) outs(%2 : tensor<256xf32>) {
    ^bb0(%in: i8, %out: f32):
      %19 = arith.sitofp %in : i8 to f32
      linalg.yield %19 : f32
    } -> tensor<256xf32>
    %4 = tensor.empty() : tensor<128x256xf32>
    %5 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<256xf32>) outs(%4 : tensor<128x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<128x256xf32>
    %6 = tensor.empty() : tensor<128x256xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %5 : tensor<128x256xf32>, tensor<128x256xf32>) outs(%6 : tensor<128x256xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %19 = arith.subf %in, %in_0 : f32
      linalg.yield %19 : f32
    } -> tensor<128x256xf32>
    %8 = tensor.empty() : tensor<128x256xf32>
    %9 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<256xf32>) outs(%8 : tensor<128x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<128x256xf32>
    %10 = tensor.empty() : tensor<128x256xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%7, %9 : tensor<128x256xf32>, tensor<128x256xf32>) outs(%10 : tensor<128x256xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %19 = arith.mulf %in, %in_0 : f32
      linalg.yield %19 : f32
    } -> tensor<128x256xf32>
    %12 = tensor.empty() : tensor<128x256xbf16>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<128x256xf32>) outs(%12 : tensor<128x256xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %19 = arith.truncf %in : f32 to bf16
      linalg.yield %19 : bf16
    } -> tensor<128x256xbf16>
    %14 = tensor.empty() : tensor<128x256xf32>
    %15 = linalg.fill ins(%cst : f32) outs(%14 : tensor<128x256xf32>) -> tensor<128x256xf32>
    %16 = linalg.matmul ins(%arg0, %13 : tensor<128x128xbf16>, tensor<128x256xbf16>) outs(%15 : tensor<128x256xf32>) -> tensor<128x256xf32>
    %17 = tensor.empty() : tensor<128x256xbf16>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<128x256xf32>) outs(%17 : tensor<128x256xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %19 = arith.truncf %in : f32 to bf16
      linalg.yield %19 : bf16
    } -> tensor<128x256xbf16>
    return %18 : tensor<128x256xbf16>
  }
}

