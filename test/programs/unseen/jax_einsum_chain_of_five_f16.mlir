module @jit_einsum_chain_of_five_f16 {
  util.func public @main(%arg0: tensor<24x32xf16>, %arg1: tensor<32x8xf16>, %arg2: tensor<8x48xf16>, %arg3: tensor<48x4xf16>, %arg4: tensor<4x32xf16>) -> tensor<24x32xf16> {
    %cst = arith.constant 0.000000e+00 : f16
    %0 = tensor.empty() : tensor<4x48xf16>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<48x4xf16>) outs(%0 : tensor<4x48xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<4x48xf16>
    %2 = tensor.empty() : tensor<48x8xf16>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<8x48xf16>) outs(%2 : tensor<48x8xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<48x8xf16>
    %4 = tensor.empty() : tensor<4x8xf16>
    %5 = linalg.fill ins(%cst : f16) outs(%4 : tensor<4x8xf16>) -> tensor<4x8xf16>
    %6 = linalg.matmul ins(%1, %3 : tensor<4x48xf16>, tensor<48x8xf16>) outs(%5 : tensor<4x8xf16>) -> tensor<4x8xf16>
    %7 = tensor.empty() : tensor<8x32xf16>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<32x8xf16>) outs(%7 : tensor<8x32xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<8x32xf16>
    %9 = tensor.empty() : tensor<4x32xf16>
    %10 = linalg.fill ins(%cst : f16) outs(%9 : tensor<4x32xf16>) -> tensor<4x32xf16>
    %11 = linalg.matmul ins(%6, %8 : tensor<4x8xf16>, tensor<8x32xf16>) outs(%10 : tensor<4x32xf16>) -> tensor<4x32xf16>
    %12 = tensor.empty() : tensor<32x24xf16>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<24x32xf16>) outs(%12 : tensor<32x24xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<32x24xf16>
    %14 = tensor.empty() : tensor<4x24xf16>
    %15 = linalg.fill ins(%cst : f16) outs(%14 : tensor<4x24xf16>) -> tensor<4x24xf16>
    %16 = linalg.matmul ins(%11, %13 : tensor<4x32xf16>, tensor<32x24xf16>) outs(%15 : tensor<4x24xf16>) -> tensor<4x24xf16>
    %17 = tensor.empty() : tensor<24x4xf16>
    %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<4x24xf16>) outs(%17 : tensor<24x4xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<24x4xf16>
    %19 = tensor.empty() : tensor<24x32xf16>
    %20 = linalg.fill ins(%cst : f16) outs(%19 : tensor<24x32xf16>) -> tensor<24x32xf16>
    %21 = linalg.matmul ins(%18, %arg4 : tensor<24x4xf16>, tensor<4x32xf16>) outs(%20 : tensor<24x32xf16>) -> tensor<24x32xf16>
    util.return %21 : tensor<24x32xf16>
  }
}