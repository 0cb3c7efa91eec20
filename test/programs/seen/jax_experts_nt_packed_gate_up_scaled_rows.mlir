module @jit_experts_nt_packed_gate_up_scaled_rows {
  util.func public @main(%arg0: tensor<3x10x32xbf16>, %arg1: tensor<3x96x32xbf16>, %arg2: tensor<3x32x48xbf16>, %arg3: tensor<3x10xf32>) -> tensor<3x10x32xbf16> {
    %cst = arith.constant 1.000000e+00 : bf16
    %cst_0 = arith.constant 0.000000e+00 : bf16
    %0 = tensor.empty() : tensor<3x32x96xbf16>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<3x96x32xbf16>) outs(%0 : tensor<3x32x96xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<3x32x96xbf16>
    %2 = tensor.empty() : tensor<3x10x96xbf16>
    %3 = linalg.fill ins(%cst_0 : bf16) outs(%2 : tensor<3x10x96xbf16>) -> tensor<3x10x96xbf16>
    %4 = linalg.batch_matmul ins(%arg0, %1 : tensor<3x10x32xbf16>, tensor<3x32x96xbf16>) outs(%3 : tensor<3x10x96xbf16>) -> tensor<3x10x96xbf16>
    %extracted_slice = tensor.extract_slice %4[0, 0, 0] [3, 10, 48] [1, 1, 1] : tensor<3x10x96xbf16> to tensor<3x10x48xbf16>
    %extracted_slice_1 = tensor.extract_slice %4[0, 0, 48] [3, 10, 48] [1, 1, 1] : tensor<3x10x96xbf16> to tensor<3x10x48xbf16>
    %5 = tensor.empty() : tensor<3x10x48xbf16>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<3x10x48xbf16>) outs(%5 : tensor<3x10x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %28 = arith.negf %in : bf16
      linalg.yield %28 : bf16
    } -> tensor<3x10x48xbf16>
    %7 = tensor.empty() : tensor<3x10x48xbf16>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<3x10x48xbf16>) outs(%7 : tensor<3x10x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %28 = math.exp %in : bf16
      linalg.yield %28 : bf16
    } -> tensor<3x10x48xbf16>
    %9 = tensor.empty() : tensor<3x10x48xbf16>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<3x10x48xbf16>) outs(%9 : tensor<3x10x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %28 = arith.addf %in, %cst : bf16
      linalg.yield %28 : bf16
    } -> tensor<3x10x48xbf16>
    %11 = tensor.empty() : tensor<3x10x48xbf16>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10 : tensor<3x10x48xbf16>) outs(%11 : tensor<3x10x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %28 = arith.divf %cst, %in : bf16
      linalg.yield %28 : bf16
    } -> tensor<3x10x48xbf16>
    %13 = tensor.empty() : tensor<3x10x48xbf16>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice, %12 : tensor<3x10x48xbf16>, tensor<3x10x48xbf16>) outs(%13 : tensor<3x10x48xbf16>) {
    ^bb0(%in: bf16, %in_2: bf16, %out: bf16):
      %28 = arith.mulf %in, %in_2 : bf16
      linalg.yield %28 : bf16
    } -> tensor<3x10x48xbf16>
    %15 = tensor.empty() : tensor<3x10x48xbf16>
    %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14, %extracted_slice_1 : tensor<3x10x48xbf16>, tensor<3x10x48xbf16>) outs(%15 : tensor<3x10x48xbf16>) {
    ^bb0(%in: bf16, %in_2: bf16, %out: bf16):
      %28 = arith.mulf %in, %in_2 : bf16
      linalg.yield %28 : bf16
    } -> tensor<3x10x48xbf16>
    %17 = tensor.empty() : tensor<3x48x32xbf16>
    %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<3x32x48xbf16>) outs(%17 : tensor<3x48x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<3x48x32xbf16>
    %19 = tensor.empty() : tensor<3x10x32xbf16>
    %20 = linalg.fill ins(%cst_0 : bf16) outs(%19 : tensor<3x10x32xbf16>) -> tensor<3x10x32xbf16>
    %21 = linalg.batch_matmul ins(%16, %18 : tensor<3x10x48xbf16>, tensor<3x48x32xbf16>) outs(%20 : tensor<3x10x32xbf16>) -> tensor<3x10x32xbf16>
    %22 = tensor.empty() : tensor<3x10xbf16>
    %23 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<3x10xf32>) outs(%22 : tensor<3x10xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %28 = arith.truncf %in : f32 to bf16
      linalg.yield %28 : bf16
    } -> tensor<3x10xbf16>
    %expanded = tensor.expand_shape %23 [[0], [1, 2]] output_shape [3, 10, 1] : tensor<3x10xbf16> into tensor<3x10x1xbf16>
    %24 = tensor.empty() : tensor<3x10x32xbf16>
    %25 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, 0)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<3x10x1xbf16>) outs(%24 : tensor<3x10x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<3x10x32xbf16>
    %26 = tensor.empty() : tensor<3x10x32xbf16>
    %27 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21, %25 : tensor<3x10x32xbf16>, tensor<3x10x32xbf16>) outs(%26 : tensor<3x10x32xbf16>) {
    ^bb0(%in: bf16, %in_2: bf16, %out: bf16):
      %28 = arith.mulf %in, %in_2 : bf16
      linalg.yield %28 : bf16
    } -> tensor<3x10x32xbf16>
    util.return %27 : tensor<3x10x32xbf16>
  }
}