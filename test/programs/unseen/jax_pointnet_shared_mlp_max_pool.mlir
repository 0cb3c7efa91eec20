module @jit_pointnet_shared_mlp_max_pool {
  util.func public @main(%arg0: tensor<2x12x3xbf16>, %arg1: tensor<3x32xbf16>, %arg2: tensor<32xbf16>, %arg3: tensor<32x48xbf16>, %arg4: tensor<48x32xbf16>) -> tensor<2x32xbf16> {
    %cst = arith.constant 0xFF80 : bf16
    %cst_0 = arith.constant 0.000000e+00 : bf16
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x12x3xbf16> into tensor<24x3xbf16>
    %0 = tensor.empty() : tensor<24x32xbf16>
    %1 = linalg.fill ins(%cst_0 : bf16) outs(%0 : tensor<24x32xbf16>) -> tensor<24x32xbf16>
    %2 = linalg.matmul ins(%collapsed, %arg1 : tensor<24x3xbf16>, tensor<3x32xbf16>) outs(%1 : tensor<24x32xbf16>) -> tensor<24x32xbf16>
    %expanded = tensor.expand_shape %2 [[0, 1], [2]] output_shape [2, 12, 32] : tensor<24x32xbf16> into tensor<2x12x32xbf16>
    %3 = tensor.empty() : tensor<2x12x32xbf16>
    %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<32xbf16>) outs(%3 : tensor<2x12x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x12x32xbf16>
    %5 = tensor.empty() : tensor<2x12x32xbf16>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %4 : tensor<2x12x32xbf16>, tensor<2x12x32xbf16>) outs(%5 : tensor<2x12x32xbf16>) {
    ^bb0(%in: bf16, %in_3: bf16, %out: bf16):
      %20 = arith.addf %in, %in_3 : bf16
      linalg.yield %20 : bf16
    } -> tensor<2x12x32xbf16>
    %7 = tensor.empty() : tensor<2x12x32xbf16>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<2x12x32xbf16>) outs(%7 : tensor<2x12x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %20 = arith.maximumf %in, %cst_0 : bf16
      linalg.yield %20 : bf16
    } -> tensor<2x12x32xbf16>
    %collapsed_1 = tensor.collapse_shape %8 [[0, 1], [2]] : tensor<2x12x32xbf16> into tensor<24x32xbf16>
    %9 = tensor.empty() : tensor<24x48xbf16>
    %10 = linalg.fill ins(%cst_0 : bf16) outs(%9 : tensor<24x48xbf16>) -> tensor<24x48xbf16>
    %11 = linalg.matmul ins(%collapsed_1, %arg3 : tensor<24x32xbf16>, tensor<32x48xbf16>) outs(%10 : tensor<24x48xbf16>) -> tensor<24x48xbf16>
    %expanded_2 = tensor.expand_shape %11 [[0, 1], [2]] output_shape [2, 12, 48] : tensor<24x48xbf16> into tensor<2x12x48xbf16>
    %12 = tensor.empty() : tensor<2x12x48xbf16>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_2 : tensor<2x12x48xbf16>) outs(%12 : tensor<2x12x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %20 = arith.maximumf %in, %cst_0 : bf16
      linalg.yield %20 : bf16
    } -> tensor<2x12x48xbf16>
    %14 = tensor.empty() : tensor<2x48xbf16>
    %15 = linalg.fill ins(%cst : bf16) outs(%14 : tensor<2x48xbf16>) -> tensor<2x48xbf16>
    %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%13 : tensor<2x12x48xbf16>) outs(%15 : tensor<2x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %20 = arith.maximumf %out, %in : bf16
      linalg.yield %20 : bf16
    } -> tensor<2x48xbf16>
    %17 = tensor.empty() : tensor<2x32xbf16>
    %18 = linalg.fill ins(%cst_0 : bf16) outs(%17 : tensor<2x32xbf16>) -> tensor<2x32xbf16>
    %19 = linalg.matmul ins(%16, %arg4 : tensor<2x48xbf16>, tensor<48x32xbf16>) outs(%18 : tensor<2x32xbf16>) -> tensor<2x32xbf16>
    util.return %19 : tensor<2x32xbf16>
  }
}