module @jit_relu_squared_gate_mlp {
  util.func public @main(%arg0: tensor<24x32xbf16>, %arg1: tensor<32x48xbf16>, %arg2: tensor<32x48xbf16>, %arg3: tensor<48x32xbf16>) -> tensor<24x32xbf16> {
    %cst = arith.constant 0.000000e+00 : bf16
    %0 = tensor.empty() : tensor<24x48xbf16>
    %1 = linalg.fill ins(%cst : bf16) outs(%0 : tensor<24x48xbf16>) -> tensor<24x48xbf16>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<24x32xbf16>, tensor<32x48xbf16>) outs(%1 : tensor<24x48xbf16>) -> tensor<24x48xbf16>
    %3 = tensor.empty() : tensor<24x48xbf16>
    %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<24x48xbf16>) outs(%3 : tensor<24x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %15 = arith.maximumf %in, %cst : bf16
      linalg.yield %15 : bf16
    } -> tensor<24x48xbf16>
    %5 = tensor.empty() : tensor<24x48xbf16>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<24x48xbf16>) outs(%5 : tensor<24x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %15 = arith.mulf %in, %in : bf16
      linalg.yield %15 : bf16
    } -> tensor<24x48xbf16>
    %7 = tensor.empty() : tensor<24x48xbf16>
    %8 = linalg.fill ins(%cst : bf16) outs(%7 : tensor<24x48xbf16>) -> tensor<24x48xbf16>
    %9 = linalg.matmul ins(%arg0, %arg2 : tensor<24x32xbf16>, tensor<32x48xbf16>) outs(%8 : tensor<24x48xbf16>) -> tensor<24x48xbf16>
    %10 = tensor.empty() : tensor<24x48xbf16>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%6, %9 : tensor<24x48xbf16>, tensor<24x48xbf16>) outs(%10 : tensor<24x48xbf16>) {
    ^bb0(%in: bf16, %in_0: bf16, %out: bf16):
      %15 = arith.mulf %in, %in_0 : bf16
      linalg.yield %15 : bf16
    } -> tensor<24x48xbf16>
    %12 = tensor.empty() : tensor<24x32xbf16>
    %13 = linalg.fill ins(%cst : bf16) outs(%12 : tensor<24x32xbf16>) -> tensor<24x32xbf16>
    %14 = linalg.matmul ins(%11, %arg3 : tensor<24x48xbf16>, tensor<48x32xbf16>) outs(%13 : tensor<24x32xbf16>) -> tensor<24x32xbf16>
    util.return %14 : tensor<24x32xbf16>
  }
}