#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1) -> (d1)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
module @jit_covariance {
  func.func public @main(%arg0: tensor<128x128xf32>, %arg1: tensor<128x64xf32>) -> (tensor<128x128xf32>, tensor<128x64xf32>) {
    %cst = arith.constant 1.270000e+02 : f32
    %cst_0 = arith.constant 1.280000e+02 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<128xf32>
    %1 = linalg.fill ins(%cst_1 : f32) outs(%0 : tensor<128xf32>) -> tensor<128xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<128x128xf32>) outs(%1 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %19 = arith.addf %out, %in : f32
      linalg.yield %19 : f32
    } -> tensor<128xf32>
    %3 = tensor.empty() : tensor<128xf32>
    %4 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%2 : tensor<128xf32>) outs(%3 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %19 = arith.divf %in, %cst_0 : f32
      linalg.yield %19 : f32
    } -> tensor<128xf32>
    %5 = tensor.empty() : tensor<128x128xf32>
    %6 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<128xf32>) outs(%5 : tensor<128x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<128x128xf32>
    %7 = tensor.empty() : tensor<128x128xf32>
    %8 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg0, %6 : tensor<128x128xf32>, tensor<128x128xf32>) outs(%7 : tensor<128x128xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %19 = arith.subf %in, %in_2 : f32
      linalg.yield %19 : f32
    } -> tensor<128x128xf32>
    %9 = tensor.empty() : tensor<128x128xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<128x128xf32>) outs(%9 : tensor<128x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<128x128xf32>
    %11 = tensor.empty() : tensor<128x128xf32>
    %12 = linalg.fill ins(%cst_1 : f32) outs(%11 : tensor<128x128xf32>) -> tensor<128x128xf32>
    %13 = linalg.matmul ins(%10, %8 : tensor<128x128xf32>, tensor<128x128xf32>) outs(%12 : tensor<128x128xf32>) -> tensor<128x128xf32>
    %14 = tensor.empty() : tensor<128x128xf32>
    %15 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<128x128xf32>) outs(%14 : tensor<128x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %19 = arith.divf %in, %cst : f32
      linalg.yield %19 : f32
    } -> tensor<128x128xf32>
    %16 = tensor.empty() : tensor<128x64xf32>
    %17 = linalg.fill ins(%cst_1 : f32) outs(%16 : tensor<128x64xf32>) -> tensor<128x64xf32>
    %18 = linalg.matmul ins(%8, %arg1 : tensor<128x128xf32>, tensor<128x64xf32>) outs(%17 : tensor<128x64xf32>) -> tensor<128x64xf32>
    return %15, %18 : tensor<128x128xf32>, tensor<128x64xf32>
  }
}

