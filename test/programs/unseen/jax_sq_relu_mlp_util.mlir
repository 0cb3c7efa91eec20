module @jit_sq_relu_mlp_util {
  util.func public @main(%arg0: tensor<4x16xbf16>, %arg1: tensor<16x64xbf16>, %arg2: tensor<64x16xbf16>) -> tensor<4x16xbf16> {
    %cst = arith.constant 0.000000e+00 : bf16
    %0 = tensor.empty() : tensor<4x64xbf16>
    %1 = linalg.fill ins(%cst : bf16) outs(%0 : tensor<4x64xbf16>) -> tensor<4x64xbf16>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<4x16xbf16>, tensor<16x64xbf16>) outs(%1 : tensor<4x64xbf16>) -> tensor<4x64xbf16>
    %3 = tensor.empty() : tensor<4x64xbf16>
    %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<4x64xbf16>) outs(%3 : tensor<4x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %10 = arith.maximumf %in, %cst : bf16
      linalg.yield %10 : bf16
    } -> tensor<4x64xbf16>
    %5 = tensor.empty() : tensor<4x64xbf16>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<4x64xbf16>) outs(%5 : tensor<4x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %10 = arith.mulf %in, %in : bf16
      linalg.yield %10 : bf16
    } -> tensor<4x64xbf16>
    %7 = tensor.empty() : tensor<4x16xbf16>
    %8 = linalg.fill ins(%cst : bf16) outs(%7 : tensor<4x16xbf16>) -> tensor<4x16xbf16>
    %9 = linalg.matmul ins(%6, %arg2 : tensor<4x64xbf16>, tensor<64x16xbf16>) outs(%8 : tensor<4x16xbf16>) -> tensor<4x16xbf16>
    util.return %9 : tensor<4x16xbf16>
  }
}