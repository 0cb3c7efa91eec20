// Dot, outer, vector times matrix, a number.
#map = affine_map<(d0, d1) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d1)>
#map3 = affine_map<(d0) -> (d0)>
module @jit_vector_chain_to_number {
  func.func public @main(%arg0: tensor<32xf32>, %arg1: tensor<32xf32>, %arg2: tensor<32x16xf32>, %arg3: tensor<16xf32>) -> (tensor<f32>, tensor<32x16xf32>, tensor<f32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<f32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<f32>) -> tensor<f32>
    %2 = linalg.dot ins(%arg0, %arg1 : tensor<32xf32>, tensor<32xf32>) outs(%1 : tensor<f32>) -> tensor<f32>
    %3 = tensor.empty() : tensor<32x16xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<32xf32>) outs(%3 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x16xf32>
    %5 = tensor.empty() : tensor<32x16xf32>
    %6 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<16xf32>) outs(%5 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x16xf32>
    %7 = tensor.empty() : tensor<32x16xf32>
    %8 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%4, %6 : tensor<32x16xf32>, tensor<32x16xf32>) outs(%7 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %19 = arith.mulf %in, %in_0 : f32
      linalg.yield %19 : f32
    } -> tensor<32x16xf32>
    %9 = tensor.empty() : tensor<32x16xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%8, %arg2 : tensor<32x16xf32>, tensor<32x16xf32>) outs(%9 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %19 = arith.addf %in, %in_0 : f32
      linalg.yield %19 : f32
    } -> tensor<32x16xf32>
    %11 = tensor.empty() : tensor<32xf32>
    %12 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<32xf32>, tensor<32xf32>) outs(%11 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %19 = arith.mulf %in, %in_0 : f32
      linalg.yield %19 : f32
    } -> tensor<32xf32>
    %13 = tensor.empty() : tensor<16xf32>
    %14 = linalg.fill ins(%cst : f32) outs(%13 : tensor<16xf32>) -> tensor<16xf32>
    %15 = linalg.vecmat ins(%12, %arg2 : tensor<32xf32>, tensor<32x16xf32>) outs(%14 : tensor<16xf32>) -> tensor<16xf32>
    %16 = tensor.empty() : tensor<f32>
    %17 = linalg.fill ins(%cst : f32) outs(%16 : tensor<f32>) -> tensor<f32>
    %18 = linalg.dot ins(%15, %arg3 : tensor<16xf32>, tensor<16xf32>) outs(%17 : tensor<f32>) -> tensor<f32>
    return %2, %10, %18 : tensor<f32>, tensor<32x16xf32>, tensor<f32>
  }
}

