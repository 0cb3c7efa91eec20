#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d1, d0)>
module @jit_abs_max_rows {
  func.func public @main(%arg0: tensor<64x128xf32>, %arg1: tensor<128x64xf32>) -> (tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>) {
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<64x64xf32>
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<64x64xf32>) -> tensor<64x64xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<64x128xf32>, tensor<128x64xf32>) outs(%1 : tensor<64x64xf32>) -> tensor<64x64xf32>
    %3 = tensor.empty() : tensor<64x64xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<64x64xf32>) outs(%3 : tensor<64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %11 = math.absf %in : f32
      linalg.yield %11 : f32
    } -> tensor<64x64xf32>
    %5 = tensor.empty() : tensor<64xf32>
    %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<64xf32>) -> tensor<64xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%4 : tensor<64x64xf32>) outs(%6 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %11 = arith.maximumf %out, %in : f32
      linalg.yield %11 : f32
    } -> tensor<64xf32>
    %8 = tensor.empty() : tensor<64xf32>
    %9 = linalg.fill ins(%cst_0 : f32) outs(%8 : tensor<64xf32>) -> tensor<64xf32>
    %10 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "reduction"]} ins(%2 : tensor<64x64xf32>) outs(%9 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %11 = arith.addf %out, %in : f32
      linalg.yield %11 : f32
    } -> tensor<64xf32>
    return %2, %7, %10 : tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>
  }
}

