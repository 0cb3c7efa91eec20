#map = affine_map<(d0, d1) -> ()>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module @jit_gemm_alpha_beta {
  func.func public @main(%arg0: tensor<100x200xf32>, %arg1: tensor<200x50xf32>, %arg2: tensor<100x50xf32>, %arg3: tensor<f32>, %arg4: tensor<f32>) -> tensor<100x50xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<100x50xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<100x50xf32>) -> tensor<100x50xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<100x200xf32>, tensor<200x50xf32>) outs(%1 : tensor<100x50xf32>) -> tensor<100x50xf32>
    %3 = tensor.empty() : tensor<100x50xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<f32>) outs(%3 : tensor<100x50xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<100x50xf32>
    %5 = tensor.empty() : tensor<100x50xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%4, %2 : tensor<100x50xf32>, tensor<100x50xf32>) outs(%5 : tensor<100x50xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %13 = arith.mulf %in, %in_0 : f32
      linalg.yield %13 : f32
    } -> tensor<100x50xf32>
    %7 = tensor.empty() : tensor<100x50xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<f32>) outs(%7 : tensor<100x50xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<100x50xf32>
    %9 = tensor.empty() : tensor<100x50xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%8, %arg2 : tensor<100x50xf32>, tensor<100x50xf32>) outs(%9 : tensor<100x50xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %13 = arith.mulf %in, %in_0 : f32
      linalg.yield %13 : f32
    } -> tensor<100x50xf32>
    %11 = tensor.empty() : tensor<100x50xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6, %10 : tensor<100x50xf32>, tensor<100x50xf32>) outs(%11 : tensor<100x50xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %13 = arith.addf %in, %in_0 : f32
      linalg.yield %13 : f32
    } -> tensor<100x50xf32>
    return %12 : tensor<100x50xf32>
  }
}

