module @jit_int8_matmul_rescale {
  func.func public @main(%arg0: tensor<16x32xi8>, %arg1: tensor<32x24xi8>, %arg2: tensor<f32>) -> tensor<16x24xf32> {
    %c0_i32 = arith.constant 0 : i32
    %0 = tensor.empty() : tensor<16x24xi32>
    %1 = linalg.fill ins(%c0_i32 : i32) outs(%0 : tensor<16x24xi32>) -> tensor<16x24xi32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<16x32xi8>, tensor<32x24xi8>) outs(%1 : tensor<16x24xi32>) -> tensor<16x24xi32>
    %3 = tensor.empty() : tensor<16x24xf32>
    %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<16x24xi32>) outs(%3 : tensor<16x24xf32>) {
    ^bb0(%in: i32, %out: f32):
      %9 = arith.sitofp %in : i32 to f32
      linalg.yield %9 : f32
    } -> tensor<16x24xf32>
    %5 = tensor.empty() : tensor<16x24xf32>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<f32>) outs(%5 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x24xf32>
    %7 = tensor.empty() : tensor<16x24xf32>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%4, %6 : tensor<16x24xf32>, tensor<16x24xf32>) outs(%7 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %9 = arith.mulf %in, %in_0 : f32
      linalg.yield %9 : f32
    } -> tensor<16x24xf32>
    return %8 : tensor<16x24xf32>
  }
}