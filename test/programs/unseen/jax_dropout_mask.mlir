module @jit_dropout_mask {
  func.func public @main(%arg0: tensor<16x32xf32>, %arg1: tensor<32x32xf32>, %arg2: tensor<16x32xi1>) -> tensor<16x32xf32> {
    %cst = arith.constant 0.899999976 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<16x32xf32>
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<16x32xf32>) -> tensor<16x32xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<16x32xf32>, tensor<32x32xf32>) outs(%1 : tensor<16x32xf32>) -> tensor<16x32xf32>
    %3 = tensor.empty() : tensor<16x32xf32>
    %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<16x32xf32>) outs(%3 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %7 = arith.divf %in, %cst : f32
      linalg.yield %7 : f32
    } -> tensor<16x32xf32>
    %5 = tensor.empty() : tensor<16x32xf32>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg2, %4 : tensor<16x32xi1>, tensor<16x32xf32>) outs(%5 : tensor<16x32xf32>) {
    ^bb0(%in: i1, %in_1: f32, %out: f32):
      %7 = arith.select %in, %in_1, %cst_0 : f32
      linalg.yield %7 : f32
    } -> tensor<16x32xf32>
    return %6 : tensor<16x32xf32>
  }
}