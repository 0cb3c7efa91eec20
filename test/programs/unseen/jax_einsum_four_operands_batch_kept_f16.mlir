module @jit_einsum_four_operands_batch_kept_f16 {
  util.func public @main(%arg0: tensor<3x8x16xf16>, %arg1: tensor<3x16x12xf16>, %arg2: tensor<12x10xf16>, %arg3: tensor<3x10x7xf16>) -> tensor<7x3x8xf16> {
    %cst = arith.constant 0.000000e+00 : f16
    %0 = tensor.empty() : tensor<3x12x16xf16>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<3x16x12xf16>) outs(%0 : tensor<3x12x16xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<3x12x16xf16>
    %2 = tensor.empty() : tensor<3x16x8xf16>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<3x8x16xf16>) outs(%2 : tensor<3x16x8xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<3x16x8xf16>
    %4 = tensor.empty() : tensor<3x12x8xf16>
    %5 = linalg.fill ins(%cst : f16) outs(%4 : tensor<3x12x8xf16>) -> tensor<3x12x8xf16>
    %6 = linalg.batch_matmul ins(%1, %3 : tensor<3x12x16xf16>, tensor<3x16x8xf16>) outs(%5 : tensor<3x12x8xf16>) -> tensor<3x12x8xf16>
    %7 = tensor.empty() : tensor<3x7x10xf16>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3 : tensor<3x10x7xf16>) outs(%7 : tensor<3x7x10xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<3x7x10xf16>
    %collapsed = tensor.collapse_shape %8 [[0, 1], [2]] : tensor<3x7x10xf16> into tensor<21x10xf16>
    %9 = tensor.empty() : tensor<10x12xf16>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<12x10xf16>) outs(%9 : tensor<10x12xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<10x12xf16>
    %11 = tensor.empty() : tensor<21x12xf16>
    %12 = linalg.fill ins(%cst : f16) outs(%11 : tensor<21x12xf16>) -> tensor<21x12xf16>
    %13 = linalg.matmul ins(%collapsed, %10 : tensor<21x10xf16>, tensor<10x12xf16>) outs(%12 : tensor<21x12xf16>) -> tensor<21x12xf16>
    %expanded = tensor.expand_shape %13 [[0, 1], [2]] output_shape [3, 7, 12] : tensor<21x12xf16> into tensor<3x7x12xf16>
    %14 = tensor.empty() : tensor<3x7x8xf16>
    %15 = linalg.fill ins(%cst : f16) outs(%14 : tensor<3x7x8xf16>) -> tensor<3x7x8xf16>
    %16 = linalg.batch_matmul ins(%expanded, %6 : tensor<3x7x12xf16>, tensor<3x12x8xf16>) outs(%15 : tensor<3x7x8xf16>) -> tensor<3x7x8xf16>
    %17 = tensor.empty() : tensor<7x3x8xf16>
    %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<3x7x8xf16>) outs(%17 : tensor<7x3x8xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<7x3x8xf16>
    util.return %18 : tensor<7x3x8xf16>
  }
}