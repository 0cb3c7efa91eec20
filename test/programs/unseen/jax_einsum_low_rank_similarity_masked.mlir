module @jit_einsum_low_rank_similarity_masked {
  util.func public @main(%arg0: tensor<2x12x32xbf16>, %arg1: tensor<32x4xbf16>, %arg2: tensor<4x48xbf16>, %arg3: tensor<2x12x48xbf16>, %arg4: tensor<2x12xf32>) -> tensor<2x12x12xbf16> {
    %cst = arith.constant 0.000000e+00 : bf16
    %0 = tensor.empty() : tensor<2x12xbf16>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<2x12xf32>) outs(%0 : tensor<2x12xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %25 = arith.truncf %in : f32 to bf16
      linalg.yield %25 : bf16
    } -> tensor<2x12xbf16>
    %collapsed = tensor.collapse_shape %arg3 [[0, 1], [2]] : tensor<2x12x48xbf16> into tensor<24x48xbf16>
    %2 = tensor.empty() : tensor<48x4xbf16>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<4x48xbf16>) outs(%2 : tensor<48x4xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<48x4xbf16>
    %4 = tensor.empty() : tensor<24x4xbf16>
    %5 = linalg.fill ins(%cst : bf16) outs(%4 : tensor<24x4xbf16>) -> tensor<24x4xbf16>
    %6 = linalg.matmul ins(%collapsed, %3 : tensor<24x48xbf16>, tensor<48x4xbf16>) outs(%5 : tensor<24x4xbf16>) -> tensor<24x4xbf16>
    %expanded = tensor.expand_shape %6 [[0, 1], [2]] output_shape [2, 12, 4] : tensor<24x4xbf16> into tensor<2x12x4xbf16>
    %7 = tensor.empty() : tensor<4x32xbf16>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<32x4xbf16>) outs(%7 : tensor<4x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4x32xbf16>
    %9 = tensor.empty() : tensor<32x2x12xbf16>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2, d0)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x12x32xbf16>) outs(%9 : tensor<32x2x12xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<32x2x12xbf16>
    %collapsed_0 = tensor.collapse_shape %10 [[0], [1, 2]] : tensor<32x2x12xbf16> into tensor<32x24xbf16>
    %11 = tensor.empty() : tensor<4x24xbf16>
    %12 = linalg.fill ins(%cst : bf16) outs(%11 : tensor<4x24xbf16>) -> tensor<4x24xbf16>
    %13 = linalg.matmul ins(%8, %collapsed_0 : tensor<4x32xbf16>, tensor<32x24xbf16>) outs(%12 : tensor<4x24xbf16>) -> tensor<4x24xbf16>
    %expanded_1 = tensor.expand_shape %13 [[0], [1, 2]] output_shape [4, 2, 12] : tensor<4x24xbf16> into tensor<4x2x12xbf16>
    %14 = tensor.empty() : tensor<2x12x4xbf16>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<2x12xbf16>) outs(%14 : tensor<2x12x4xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x12x4xbf16>
    %16 = tensor.empty() : tensor<2x12x4xbf16>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15, %expanded : tensor<2x12x4xbf16>, tensor<2x12x4xbf16>) outs(%16 : tensor<2x12x4xbf16>) {
    ^bb0(%in: bf16, %in_2: bf16, %out: bf16):
      %25 = arith.mulf %in, %in_2 : bf16
      linalg.yield %25 : bf16
    } -> tensor<2x12x4xbf16>
    %18 = tensor.empty() : tensor<2x12x4xbf16>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_1 : tensor<4x2x12xbf16>) outs(%18 : tensor<2x12x4xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x12x4xbf16>
    %20 = tensor.empty() : tensor<2x4x12xbf16>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<2x12x4xbf16>) outs(%20 : tensor<2x4x12xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x4x12xbf16>
    %22 = tensor.empty() : tensor<2x12x12xbf16>
    %23 = linalg.fill ins(%cst : bf16) outs(%22 : tensor<2x12x12xbf16>) -> tensor<2x12x12xbf16>
    %24 = linalg.batch_matmul ins(%19, %21 : tensor<2x12x4xbf16>, tensor<2x4x12xbf16>) outs(%23 : tensor<2x12x12xbf16>) -> tensor<2x12x12xbf16>
    util.return %24 : tensor<2x12x12xbf16>
  }
}