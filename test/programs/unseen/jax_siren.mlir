module @jit_siren {
  func.func public @main(%arg0: tensor<16x64xf32>, %arg1: tensor<64x64xf32>, %arg2: tensor<64x64xf32>) -> tensor<16x64xf32> {
    %cst = arith.constant 3.000000e+01 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<16x64xf32>
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<16x64xf32>) -> tensor<16x64xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<16x64xf32>, tensor<64x64xf32>) outs(%1 : tensor<16x64xf32>) -> tensor<16x64xf32>
    %3 = tensor.empty() : tensor<16x64xf32>
    %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<16x64xf32>) outs(%3 : tensor<16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %14 = arith.mulf %in, %cst : f32
      linalg.yield %14 : f32
    } -> tensor<16x64xf32>
    %5 = tensor.empty() : tensor<16x64xf32>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<16x64xf32>) outs(%5 : tensor<16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %14 = math.sin %in : f32
      linalg.yield %14 : f32
    } -> tensor<16x64xf32>
    %7 = tensor.empty() : tensor<16x64xf32>
    %8 = linalg.fill ins(%cst_0 : f32) outs(%7 : tensor<16x64xf32>) -> tensor<16x64xf32>
    %9 = linalg.matmul ins(%6, %arg2 : tensor<16x64xf32>, tensor<64x64xf32>) outs(%8 : tensor<16x64xf32>) -> tensor<16x64xf32>
    %10 = tensor.empty() : tensor<16x64xf32>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<16x64xf32>) outs(%10 : tensor<16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %14 = arith.mulf %in, %cst : f32
      linalg.yield %14 : f32
    } -> tensor<16x64xf32>
    %12 = tensor.empty() : tensor<16x64xf32>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<16x64xf32>) outs(%12 : tensor<16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %14 = math.sin %in : f32
      linalg.yield %14 : f32
    } -> tensor<16x64xf32>
    return %13 : tensor<16x64xf32>
  }
}