module @jit_gpt_oss_interleaved_clamped_swiglu {
  util.func public @main(%arg0: tensor<2x12x32xbf16>, %arg1: tensor<32x96xbf16>, %arg2: tensor<96xbf16>, %arg3: tensor<48x32xbf16>, %arg4: tensor<32xbf16>) -> tensor<2x12x32xbf16> {
    %cst = arith.constant -7.000000e+00 : bf16
    %cst_0 = arith.constant 1.703130e+00 : bf16
    %cst_1 = arith.constant 1.000000e+00 : bf16
    %cst_2 = arith.constant 7.000000e+00 : bf16
    %cst_3 = arith.constant 0.000000e+00 : bf16
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x12x32xbf16> into tensor<24x32xbf16>
    %0 = tensor.empty() : tensor<24x96xbf16>
    %1 = linalg.fill ins(%cst_3 : bf16) outs(%0 : tensor<24x96xbf16>) -> tensor<24x96xbf16>
    %2 = linalg.matmul ins(%collapsed, %arg1 : tensor<24x32xbf16>, tensor<32x96xbf16>) outs(%1 : tensor<24x96xbf16>) -> tensor<24x96xbf16>
    %expanded = tensor.expand_shape %2 [[0, 1], [2]] output_shape [2, 12, 96] : tensor<24x96xbf16> into tensor<2x12x96xbf16>
    %3 = tensor.empty() : tensor<2x12x96xbf16>
    %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<96xbf16>) outs(%3 : tensor<2x12x96xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x12x96xbf16>
    %5 = tensor.empty() : tensor<2x12x96xbf16>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %4 : tensor<2x12x96xbf16>, tensor<2x12x96xbf16>) outs(%5 : tensor<2x12x96xbf16>) {
    ^bb0(%in: bf16, %in_7: bf16, %out: bf16):
      %44 = arith.addf %in, %in_7 : bf16
      linalg.yield %44 : bf16
    } -> tensor<2x12x96xbf16>
    %extracted_slice = tensor.extract_slice %6[0, 0, 0] [2, 12, 48] [1, 1, 2] : tensor<2x12x96xbf16> to tensor<2x12x48xbf16>
    %extracted_slice_4 = tensor.extract_slice %6[0, 0, 1] [2, 12, 48] [1, 1, 2] : tensor<2x12x96xbf16> to tensor<2x12x48xbf16>
    %7 = tensor.empty() : tensor<2x12x48xbf16>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<2x12x48xbf16>) outs(%7 : tensor<2x12x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %44 = arith.minimumf %in, %cst_2 : bf16
      linalg.yield %44 : bf16
    } -> tensor<2x12x48xbf16>
    %9 = tensor.empty() : tensor<bf16>
    %10 = linalg.generic {indexing_maps = [affine_map<() -> ()>], iterator_types = []} outs(%9 : tensor<bf16>) {
    ^bb0(%out: bf16):
      linalg.yield %cst : bf16
    } -> tensor<bf16>
    %11 = tensor.empty() : tensor<2x12x48xbf16>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> ()>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10 : tensor<bf16>) outs(%11 : tensor<2x12x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x12x48xbf16>
    %13 = tensor.empty() : tensor<2x12x48xbf16>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12, %extracted_slice_4 : tensor<2x12x48xbf16>, tensor<2x12x48xbf16>) outs(%13 : tensor<2x12x48xbf16>) {
    ^bb0(%in: bf16, %in_7: bf16, %out: bf16):
      %44 = arith.maximumf %in, %in_7 : bf16
      linalg.yield %44 : bf16
    } -> tensor<2x12x48xbf16>
    %15 = tensor.empty() : tensor<bf16>
    %16 = linalg.generic {indexing_maps = [affine_map<() -> ()>], iterator_types = []} outs(%15 : tensor<bf16>) {
    ^bb0(%out: bf16):
      linalg.yield %cst_2 : bf16
    } -> tensor<bf16>
    %17 = tensor.empty() : tensor<2x12x48xbf16>
    %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> ()>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<bf16>) outs(%17 : tensor<2x12x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x12x48xbf16>
    %19 = tensor.empty() : tensor<2x12x48xbf16>
    %20 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18, %14 : tensor<2x12x48xbf16>, tensor<2x12x48xbf16>) outs(%19 : tensor<2x12x48xbf16>) {
    ^bb0(%in: bf16, %in_7: bf16, %out: bf16):
      %44 = arith.minimumf %in, %in_7 : bf16
      linalg.yield %44 : bf16
    } -> tensor<2x12x48xbf16>
    %21 = tensor.empty() : tensor<2x12x48xbf16>
    %22 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20 : tensor<2x12x48xbf16>) outs(%21 : tensor<2x12x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %44 = arith.addf %in, %cst_1 : bf16
      linalg.yield %44 : bf16
    } -> tensor<2x12x48xbf16>
    %23 = tensor.empty() : tensor<2x12x48xbf16>
    %24 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<2x12x48xbf16>) outs(%23 : tensor<2x12x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %44 = arith.mulf %in, %cst_0 : bf16
      linalg.yield %44 : bf16
    } -> tensor<2x12x48xbf16>
    %25 = tensor.empty() : tensor<2x12x48xbf16>
    %26 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24 : tensor<2x12x48xbf16>) outs(%25 : tensor<2x12x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %44 = arith.negf %in : bf16
      linalg.yield %44 : bf16
    } -> tensor<2x12x48xbf16>
    %27 = tensor.empty() : tensor<2x12x48xbf16>
    %28 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26 : tensor<2x12x48xbf16>) outs(%27 : tensor<2x12x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %44 = math.exp %in : bf16
      linalg.yield %44 : bf16
    } -> tensor<2x12x48xbf16>
    %29 = tensor.empty() : tensor<2x12x48xbf16>
    %30 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28 : tensor<2x12x48xbf16>) outs(%29 : tensor<2x12x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %44 = arith.addf %in, %cst_1 : bf16
      linalg.yield %44 : bf16
    } -> tensor<2x12x48xbf16>
    %31 = tensor.empty() : tensor<2x12x48xbf16>
    %32 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30 : tensor<2x12x48xbf16>) outs(%31 : tensor<2x12x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %44 = arith.divf %cst_1, %in : bf16
      linalg.yield %44 : bf16
    } -> tensor<2x12x48xbf16>
    %33 = tensor.empty() : tensor<2x12x48xbf16>
    %34 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %32 : tensor<2x12x48xbf16>, tensor<2x12x48xbf16>) outs(%33 : tensor<2x12x48xbf16>) {
    ^bb0(%in: bf16, %in_7: bf16, %out: bf16):
      %44 = arith.mulf %in, %in_7 : bf16
      linalg.yield %44 : bf16
    } -> tensor<2x12x48xbf16>
    %35 = tensor.empty() : tensor<2x12x48xbf16>
    %36 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22, %34 : tensor<2x12x48xbf16>, tensor<2x12x48xbf16>) outs(%35 : tensor<2x12x48xbf16>) {
    ^bb0(%in: bf16, %in_7: bf16, %out: bf16):
      %44 = arith.mulf %in, %in_7 : bf16
      linalg.yield %44 : bf16
    } -> tensor<2x12x48xbf16>
    %collapsed_5 = tensor.collapse_shape %36 [[0, 1], [2]] : tensor<2x12x48xbf16> into tensor<24x48xbf16>
    %37 = tensor.empty() : tensor<24x32xbf16>
    %38 = linalg.fill ins(%cst_3 : bf16) outs(%37 : tensor<24x32xbf16>) -> tensor<24x32xbf16>
    %39 = linalg.matmul ins(%collapsed_5, %arg3 : tensor<24x48xbf16>, tensor<48x32xbf16>) outs(%38 : tensor<24x32xbf16>) -> tensor<24x32xbf16>
    %expanded_6 = tensor.expand_shape %39 [[0, 1], [2]] output_shape [2, 12, 32] : tensor<24x32xbf16> into tensor<2x12x32xbf16>
    %40 = tensor.empty() : tensor<2x12x32xbf16>
    %41 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg4 : tensor<32xbf16>) outs(%40 : tensor<2x12x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x12x32xbf16>
    %42 = tensor.empty() : tensor<2x12x32xbf16>
    %43 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_6, %41 : tensor<2x12x32xbf16>, tensor<2x12x32xbf16>) outs(%42 : tensor<2x12x32xbf16>) {
    ^bb0(%in: bf16, %in_7: bf16, %out: bf16):
      %44 = arith.addf %in, %in_7 : bf16
      linalg.yield %44 : bf16
    } -> tensor<2x12x32xbf16>
    util.return %43 : tensor<2x12x32xbf16>
  }
}