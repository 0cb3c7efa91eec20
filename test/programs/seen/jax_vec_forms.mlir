#map = affine_map<(d0, d1) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d1)>
module @jit_vec_forms {
  func.func public @main(%arg0: tensor<128x64xf32>, %arg1: tensor<64xf32>, %arg2: tensor<128xf32>) -> (tensor<128xf32>, tensor<64xf32>, tensor<128x64xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<128xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<128xf32>) -> tensor<128xf32>
    %2 = linalg.matvec ins(%arg0, %arg1 : tensor<128x64xf32>, tensor<64xf32>) outs(%1 : tensor<128xf32>) -> tensor<128xf32>
    %3 = tensor.empty() : tensor<64xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<64xf32>) -> tensor<64xf32>
    %5 = linalg.vecmat ins(%arg2, %arg0 : tensor<128xf32>, tensor<128x64xf32>) outs(%4 : tensor<64xf32>) -> tensor<64xf32>
    %6 = tensor.empty() : tensor<128x64xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<128xf32>) outs(%6 : tensor<128x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<128x64xf32>
    %8 = tensor.empty() : tensor<128x64xf32>
    %9 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<64xf32>) outs(%8 : tensor<128x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<128x64xf32>
    %10 = tensor.empty() : tensor<128x64xf32>
    %11 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%7, %9 : tensor<128x64xf32>, tensor<128x64xf32>) outs(%10 : tensor<128x64xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %12 = arith.mulf %in, %in_0 : f32
      linalg.yield %12 : f32
    } -> tensor<128x64xf32>
    return %2, %5, %11 : tensor<128xf32>, tensor<64xf32>, tensor<128x64xf32>
  }
}

