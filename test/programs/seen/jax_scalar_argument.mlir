#map = affine_map<(d0, d1) -> ()>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module @jit_scalar_argument {
  func.func public @main(%arg0: tensor<100x200xbf16>, %arg1: tensor<200x52xbf16>, %arg2: tensor<f32>) -> tensor<100x52xbf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<100x52xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<100x52xf32>) -> tensor<100x52xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<100x200xbf16>, tensor<200x52xbf16>) outs(%1 : tensor<100x52xf32>) -> tensor<100x52xf32>
    %3 = tensor.empty() : tensor<100x52xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<f32>) outs(%3 : tensor<100x52xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<100x52xf32>
    %5 = tensor.empty() : tensor<100x52xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%2, %4 : tensor<100x52xf32>, tensor<100x52xf32>) outs(%5 : tensor<100x52xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %9 = arith.mulf %in, %in_0 : f32
      linalg.yield %9 : f32
    } -> tensor<100x52xf32>
    %7 = tensor.empty() : tensor<100x52xbf16>
    %8 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<100x52xf32>) outs(%7 : tensor<100x52xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %9 = arith.truncf %in : f32 to bf16
      linalg.yield %9 : bf16
    } -> tensor<100x52xbf16>
    return %8 : tensor<100x52xbf16>
  }
}

