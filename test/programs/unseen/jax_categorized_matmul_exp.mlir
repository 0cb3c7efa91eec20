#map = affine_map<(d0, d1) -> ()>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1)>
module @jit_categorized_matmul_exp {
  func.func public @main(%arg0: tensor<16x24xf32>, %arg1: tensor<24x32xf32>, %arg2: tensor<16x32xf32>) -> tensor<16x32xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<16x32xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst : f32) outs(%0 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x32xf32>
    %2 = linalg.contract indexing_maps = [#map2, #map3, #map4] ins(%arg0, %arg1 : tensor<16x24xf32>, tensor<24x32xf32>) outs(%1 : tensor<16x32xf32>) -> tensor<16x32xf32>
    %3 = tensor.empty() : tensor<16x32xf32>
    %4 = linalg.elementwise <abs> ins(%2 : tensor<16x32xf32>) outs(%3 : tensor<16x32xf32>) -> tensor<16x32xf32>
    %5 = tensor.empty() : tensor<16x32xf32>
    %6 = linalg.elementwise <negf> ins(%4 : tensor<16x32xf32>) outs(%5 : tensor<16x32xf32>) -> tensor<16x32xf32>
    %7 = tensor.empty() : tensor<16x32xf32>
    %8 = linalg.elementwise <exp> ins(%6 : tensor<16x32xf32>) outs(%7 : tensor<16x32xf32>) -> tensor<16x32xf32>
    %9 = tensor.empty() : tensor<16x32xf32>
    %10 = linalg.elementwise <square> ins(%arg2 : tensor<16x32xf32>) outs(%9 : tensor<16x32xf32>) -> tensor<16x32xf32>
    %11 = tensor.empty() : tensor<16x32xf32>
    %12 = linalg.elementwise <add> ins(%8, %10 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%11 : tensor<16x32xf32>) -> tensor<16x32xf32>
    return %12 : tensor<16x32xf32>
  }
}

