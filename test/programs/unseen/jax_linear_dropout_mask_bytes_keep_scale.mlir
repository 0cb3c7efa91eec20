module @jit_linear_dropout_mask_bytes_keep_scale {
  util.func public @main(%arg0: tensor<24x32xbf16>, %arg1: tensor<32x48xbf16>, %arg2: tensor<48xbf16>, %arg3: tensor<24x48xi8> {iree.abi.encoding = tensor<24x48xui8>}) -> tensor<24x48xbf16> {
    %cst = arith.constant 1.109380e+00 : bf16
    %cst_0 = arith.constant 0.000000e+00 : bf16
    %0 = tensor.empty() : tensor<24x48xbf16>
    %1 = linalg.fill ins(%cst_0 : bf16) outs(%0 : tensor<24x48xbf16>) -> tensor<24x48xbf16>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<24x32xbf16>, tensor<32x48xbf16>) outs(%1 : tensor<24x48xbf16>) -> tensor<24x48xbf16>
    %3 = tensor.empty() : tensor<24x48xbf16>
    %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<48xbf16>) outs(%3 : tensor<24x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<24x48xbf16>
    %5 = tensor.empty() : tensor<24x48xbf16>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%2, %4 : tensor<24x48xbf16>, tensor<24x48xbf16>) outs(%5 : tensor<24x48xbf16>) {
    ^bb0(%in: bf16, %in_1: bf16, %out: bf16):
      %13 = arith.addf %in, %in_1 : bf16
      linalg.yield %13 : bf16
    } -> tensor<24x48xbf16>
    %7 = tensor.empty() : tensor<24x48xbf16>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<24x48xi8>) outs(%7 : tensor<24x48xbf16>) {
    ^bb0(%in: i8, %out: bf16):
      %13 = arith.uitofp %in : i8 to bf16
      linalg.yield %13 : bf16
    } -> tensor<24x48xbf16>
    %9 = tensor.empty() : tensor<24x48xbf16>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%6, %8 : tensor<24x48xbf16>, tensor<24x48xbf16>) outs(%9 : tensor<24x48xbf16>) {
    ^bb0(%in: bf16, %in_1: bf16, %out: bf16):
      %13 = arith.mulf %in, %in_1 : bf16
      linalg.yield %13 : bf16
    } -> tensor<24x48xbf16>
    %11 = tensor.empty() : tensor<24x48xbf16>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<24x48xbf16>) outs(%11 : tensor<24x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %13 = arith.mulf %in, %cst : bf16
      linalg.yield %13 : bf16
    } -> tensor<24x48xbf16>
    util.return %12 : tensor<24x48xbf16>
  }
}