module @jit_chain_over_four_types {
  util.func public @main(%arg0: tensor<6x10xf16>, %arg1: tensor<10x8xbf16>, %arg2: tensor<8x4xf32>, %arg3: tensor<4x3xf32>) -> tensor<6x3xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<6x8xf32>
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<6x8xf32>) -> tensor<6x8xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<6x10xf16>, tensor<10x8xbf16>) outs(%1 : tensor<6x8xf32>) -> tensor<6x8xf32>
    %3 = tensor.empty() : tensor<6x8xf16>
    %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<6x8xf32>) outs(%3 : tensor<6x8xf16>) {
    ^bb0(%in: f32, %out: f16):
      %11 = arith.truncf %in : f32 to f16
      linalg.yield %11 : f16
    } -> tensor<6x8xf16>
    %5 = tensor.empty() : tensor<6x4xf32>
    %6 = linalg.fill ins(%cst_0 : f32) outs(%5 : tensor<6x4xf32>) -> tensor<6x4xf32>
    %7 = linalg.matmul ins(%4, %arg2 : tensor<6x8xf16>, tensor<8x4xf32>) outs(%6 : tensor<6x4xf32>) -> tensor<6x4xf32>
    %8 = tensor.empty() : tensor<6x3xf32>
    %9 = linalg.fill ins(%cst : f32) outs(%8 : tensor<6x3xf32>) -> tensor<6x3xf32>
    %10 = linalg.matmul ins(%7, %arg3 : tensor<6x4xf32>, tensor<4x3xf32>) outs(%9 : tensor<6x3xf32>) -> tensor<6x3xf32>
    util.return %10 : tensor<6x3xf32>
  }
}