#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @mlp_tanh(%arg0: tensor<16x32xf32>, %arg1: tensor<32x64xf32>, %arg2: tensor<64x8xf32>) -> tensor<16x8xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<16x64xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<16x64xf32>) -> tensor<16x64xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<16x32xf32>, tensor<32x64xf32>) outs(%1 : tensor<16x64xf32>) -> tensor<16x64xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<16x64xf32>) outs(%0 : tensor<16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %7 = math.tanh %in : f32
      linalg.yield %7 : f32
    } -> tensor<16x64xf32>
    %4 = tensor.empty() : tensor<16x8xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %6 = linalg.matmul ins(%3, %arg2 : tensor<16x64xf32>, tensor<64x8xf32>) outs(%5 : tensor<16x8xf32>) -> tensor<16x8xf32>
    return %6 : tensor<16x8xf32>
  }
}

