module @jit_uint8_groups_zero_points_bf16 {
  util.func public @main(%arg0: tensor<24x32xbf16>, %arg1: tensor<4x8x48xi8> {iree.abi.encoding = tensor<4x8x48xui8>}, %arg2: tensor<4x48xbf16>, %arg3: tensor<4x48xi8> {iree.abi.encoding = tensor<4x48xui8>}) -> tensor<24x48xbf16> {
    %cst = arith.constant 0.000000e+00 : bf16
    %0 = tensor.empty() : tensor<4x8x48xbf16>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<4x8x48xi8>) outs(%0 : tensor<4x8x48xbf16>) {
    ^bb0(%in: i8, %out: bf16):
      %15 = arith.uitofp %in : i8 to bf16
      linalg.yield %15 : bf16
    } -> tensor<4x8x48xbf16>
    %2 = tensor.empty() : tensor<4x48xbf16>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<4x48xi8>) outs(%2 : tensor<4x48xbf16>) {
    ^bb0(%in: i8, %out: bf16):
      %15 = arith.uitofp %in : i8 to bf16
      linalg.yield %15 : bf16
    } -> tensor<4x48xbf16>
    %4 = tensor.empty() : tensor<4x8x48xbf16>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<4x48xbf16>) outs(%4 : tensor<4x8x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4x8x48xbf16>
    %6 = tensor.empty() : tensor<4x8x48xbf16>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %5 : tensor<4x8x48xbf16>, tensor<4x8x48xbf16>) outs(%6 : tensor<4x8x48xbf16>) {
    ^bb0(%in: bf16, %in_0: bf16, %out: bf16):
      %15 = arith.subf %in, %in_0 : bf16
      linalg.yield %15 : bf16
    } -> tensor<4x8x48xbf16>
    %8 = tensor.empty() : tensor<4x8x48xbf16>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<4x48xbf16>) outs(%8 : tensor<4x8x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4x8x48xbf16>
    %10 = tensor.empty() : tensor<4x8x48xbf16>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %9 : tensor<4x8x48xbf16>, tensor<4x8x48xbf16>) outs(%10 : tensor<4x8x48xbf16>) {
    ^bb0(%in: bf16, %in_0: bf16, %out: bf16):
      %15 = arith.mulf %in, %in_0 : bf16
      linalg.yield %15 : bf16
    } -> tensor<4x8x48xbf16>
    %collapsed = tensor.collapse_shape %11 [[0, 1], [2]] : tensor<4x8x48xbf16> into tensor<32x48xbf16>
    %12 = tensor.empty() : tensor<24x48xbf16>
    %13 = linalg.fill ins(%cst : bf16) outs(%12 : tensor<24x48xbf16>) -> tensor<24x48xbf16>
    %14 = linalg.matmul ins(%arg0, %collapsed : tensor<24x32xbf16>, tensor<32x48xbf16>) outs(%13 : tensor<24x48xbf16>) -> tensor<24x48xbf16>
    util.return %14 : tensor<24x48xbf16>
  }
}