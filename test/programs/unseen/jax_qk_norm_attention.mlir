module @jit_qk_norm_attention {
  func.func public @main(%arg0: tensor<2x4x16x16xbf16>, %arg1: tensor<2x4x16x16xbf16>, %arg2: tensor<2x4x16x16xbf16>, %arg3: tensor<16xf32>, %arg4: tensor<16xf32>) -> tensor<2x4x16x16xbf16> {
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 2.500000e-01 : f32
    %cst_1 = arith.constant 9.99999974E-6 : f32
    %cst_2 = arith.constant 1.600000e+01 : f32
    %cst_3 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x4x16x16xf32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x4x16x16xbf16>) outs(%0 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %76 = arith.extf %in : bf16 to f32
      linalg.yield %76 : f32
    } -> tensor<2x4x16x16xf32>
    %2 = tensor.empty() : tensor<2x4x16x16xf32>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1 : tensor<2x4x16x16xf32>) outs(%2 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %76 = arith.mulf %in, %in : f32
      linalg.yield %76 : f32
    } -> tensor<2x4x16x16xf32>
    %4 = tensor.empty() : tensor<2x4x16xf32>
    %5 = linalg.fill ins(%cst_3 : f32) outs(%4 : tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%3 : tensor<2x4x16x16xf32>) outs(%5 : tensor<2x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %76 = arith.addf %out, %in : f32
      linalg.yield %76 : f32
    } -> tensor<2x4x16xf32>
    %expanded = tensor.expand_shape %6 [[0], [1], [2, 3]] output_shape [2, 4, 16, 1] : tensor<2x4x16xf32> into tensor<2x4x16x1xf32>
    %7 = tensor.empty() : tensor<2x4x16x1xf32>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x4x16x1xf32>) outs(%7 : tensor<2x4x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %76 = arith.divf %in, %cst_2 : f32
      linalg.yield %76 : f32
    } -> tensor<2x4x16x1xf32>
    %9 = tensor.empty() : tensor<2x4x16x1xf32>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8 : tensor<2x4x16x1xf32>) outs(%9 : tensor<2x4x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %76 = arith.addf %in, %cst_1 : f32
      linalg.yield %76 : f32
    } -> tensor<2x4x16x1xf32>
    %11 = tensor.empty() : tensor<2x4x16x1xf32>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%10 : tensor<2x4x16x1xf32>) outs(%11 : tensor<2x4x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %76 = math.rsqrt %in : f32
      linalg.yield %76 : f32
    } -> tensor<2x4x16x1xf32>
    %13 = tensor.empty() : tensor<2x4x16x16xf32>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12 : tensor<2x4x16x1xf32>) outs(%13 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x16x16xf32>
    %15 = tensor.empty() : tensor<2x4x16x16xf32>
    %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1, %14 : tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%15 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %76 = arith.mulf %in, %in_10 : f32
      linalg.yield %76 : f32
    } -> tensor<2x4x16x16xf32>
    %17 = tensor.empty() : tensor<2x4x16x16xf32>
    %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg3 : tensor<16xf32>) outs(%17 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x16x16xf32>
    %19 = tensor.empty() : tensor<2x4x16x16xf32>
    %20 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16, %18 : tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%19 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %76 = arith.mulf %in, %in_10 : f32
      linalg.yield %76 : f32
    } -> tensor<2x4x16x16xf32>
    %21 = tensor.empty() : tensor<2x4x16x16xbf16>
    %22 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%20 : tensor<2x4x16x16xf32>) outs(%21 : tensor<2x4x16x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %76 = arith.truncf %in : f32 to bf16
      linalg.yield %76 : bf16
    } -> tensor<2x4x16x16xbf16>
    %23 = tensor.empty() : tensor<2x4x16x16xf32>
    %24 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<2x4x16x16xbf16>) outs(%23 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %76 = arith.extf %in : bf16 to f32
      linalg.yield %76 : f32
    } -> tensor<2x4x16x16xf32>
    %25 = tensor.empty() : tensor<2x4x16x16xf32>
    %26 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%24 : tensor<2x4x16x16xf32>) outs(%25 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %76 = arith.mulf %in, %in : f32
      linalg.yield %76 : f32
    } -> tensor<2x4x16x16xf32>
    %27 = tensor.empty() : tensor<2x4x16xf32>
    %28 = linalg.fill ins(%cst_3 : f32) outs(%27 : tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %29 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%26 : tensor<2x4x16x16xf32>) outs(%28 : tensor<2x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %76 = arith.addf %out, %in : f32
      linalg.yield %76 : f32
    } -> tensor<2x4x16xf32>
    %expanded_4 = tensor.expand_shape %29 [[0], [1], [2, 3]] output_shape [2, 4, 16, 1] : tensor<2x4x16xf32> into tensor<2x4x16x1xf32>
    %30 = tensor.empty() : tensor<2x4x16x1xf32>
    %31 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_4 : tensor<2x4x16x1xf32>) outs(%30 : tensor<2x4x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %76 = arith.divf %in, %cst_2 : f32
      linalg.yield %76 : f32
    } -> tensor<2x4x16x1xf32>
    %32 = tensor.empty() : tensor<2x4x16x1xf32>
    %33 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31 : tensor<2x4x16x1xf32>) outs(%32 : tensor<2x4x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %76 = arith.addf %in, %cst_1 : f32
      linalg.yield %76 : f32
    } -> tensor<2x4x16x1xf32>
    %34 = tensor.empty() : tensor<2x4x16x1xf32>
    %35 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33 : tensor<2x4x16x1xf32>) outs(%34 : tensor<2x4x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %76 = math.rsqrt %in : f32
      linalg.yield %76 : f32
    } -> tensor<2x4x16x1xf32>
    %36 = tensor.empty() : tensor<2x4x16x16xf32>
    %37 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%35 : tensor<2x4x16x1xf32>) outs(%36 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x16x16xf32>
    %38 = tensor.empty() : tensor<2x4x16x16xf32>
    %39 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%24, %37 : tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%38 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %76 = arith.mulf %in, %in_10 : f32
      linalg.yield %76 : f32
    } -> tensor<2x4x16x16xf32>
    %40 = tensor.empty() : tensor<2x4x16x16xf32>
    %41 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg4 : tensor<16xf32>) outs(%40 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x16x16xf32>
    %42 = tensor.empty() : tensor<2x4x16x16xf32>
    %43 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%39, %41 : tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%42 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %76 = arith.mulf %in, %in_10 : f32
      linalg.yield %76 : f32
    } -> tensor<2x4x16x16xf32>
    %44 = tensor.empty() : tensor<2x4x16x16xbf16>
    %45 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%43 : tensor<2x4x16x16xf32>) outs(%44 : tensor<2x4x16x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %76 = arith.truncf %in : f32 to bf16
      linalg.yield %76 : bf16
    } -> tensor<2x4x16x16xbf16>
    %46 = tensor.empty() : tensor<2x4x16x16xbf16>
    %47 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%45 : tensor<2x4x16x16xbf16>) outs(%46 : tensor<2x4x16x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x4x16x16xbf16>
    %collapsed = tensor.collapse_shape %22 [[0, 1], [2], [3]] : tensor<2x4x16x16xbf16> into tensor<8x16x16xbf16>
    %collapsed_5 = tensor.collapse_shape %47 [[0, 1], [2], [3]] : tensor<2x4x16x16xbf16> into tensor<8x16x16xbf16>
    %48 = tensor.empty() : tensor<8x16x16xf32>
    %49 = linalg.fill ins(%cst_3 : f32) outs(%48 : tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
    %50 = linalg.batch_matmul ins(%collapsed, %collapsed_5 : tensor<8x16x16xbf16>, tensor<8x16x16xbf16>) outs(%49 : tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
    %expanded_6 = tensor.expand_shape %50 [[0, 1], [2], [3]] output_shape [2, 4, 16, 16] : tensor<8x16x16xf32> into tensor<2x4x16x16xf32>
    %51 = tensor.empty() : tensor<2x4x16x16xf32>
    %52 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_6 : tensor<2x4x16x16xf32>) outs(%51 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %76 = arith.mulf %in, %cst_0 : f32
      linalg.yield %76 : f32
    } -> tensor<2x4x16x16xf32>
    %53 = tensor.empty() : tensor<2x4x16xf32>
    %54 = linalg.fill ins(%cst : f32) outs(%53 : tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %55 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%52 : tensor<2x4x16x16xf32>) outs(%54 : tensor<2x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %76 = arith.maximumf %out, %in : f32
      linalg.yield %76 : f32
    } -> tensor<2x4x16xf32>
    %56 = tensor.empty() : tensor<2x4x16x16xf32>
    %57 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%55 : tensor<2x4x16xf32>) outs(%56 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x16x16xf32>
    %58 = tensor.empty() : tensor<2x4x16x16xf32>
    %59 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52, %57 : tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%58 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %76 = arith.subf %in, %in_10 : f32
      linalg.yield %76 : f32
    } -> tensor<2x4x16x16xf32>
    %60 = tensor.empty() : tensor<2x4x16x16xf32>
    %61 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%59 : tensor<2x4x16x16xf32>) outs(%60 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %76 = math.exp %in : f32
      linalg.yield %76 : f32
    } -> tensor<2x4x16x16xf32>
    %62 = tensor.empty() : tensor<2x4x16xf32>
    %63 = linalg.fill ins(%cst_3 : f32) outs(%62 : tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %64 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%61 : tensor<2x4x16x16xf32>) outs(%63 : tensor<2x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %76 = arith.addf %out, %in : f32
      linalg.yield %76 : f32
    } -> tensor<2x4x16xf32>
    %65 = tensor.empty() : tensor<2x4x16x16xf32>
    %66 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%64 : tensor<2x4x16xf32>) outs(%65 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x16x16xf32>
    %67 = tensor.empty() : tensor<2x4x16x16xf32>
    %68 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%61, %66 : tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%67 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %76 = arith.divf %in, %in_10 : f32
      linalg.yield %76 : f32
    } -> tensor<2x4x16x16xf32>
    %69 = tensor.empty() : tensor<2x4x16x16xbf16>
    %70 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%68 : tensor<2x4x16x16xf32>) outs(%69 : tensor<2x4x16x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %76 = arith.truncf %in : f32 to bf16
      linalg.yield %76 : bf16
    } -> tensor<2x4x16x16xbf16>
    %collapsed_7 = tensor.collapse_shape %70 [[0, 1], [2], [3]] : tensor<2x4x16x16xbf16> into tensor<8x16x16xbf16>
    %collapsed_8 = tensor.collapse_shape %arg2 [[0, 1], [2], [3]] : tensor<2x4x16x16xbf16> into tensor<8x16x16xbf16>
    %71 = tensor.empty() : tensor<8x16x16xf32>
    %72 = linalg.fill ins(%cst_3 : f32) outs(%71 : tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
    %73 = linalg.batch_matmul ins(%collapsed_7, %collapsed_8 : tensor<8x16x16xbf16>, tensor<8x16x16xbf16>) outs(%72 : tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
    %74 = tensor.empty() : tensor<8x16x16xbf16>
    %75 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73 : tensor<8x16x16xf32>) outs(%74 : tensor<8x16x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %76 = arith.truncf %in : f32 to bf16
      linalg.yield %76 : bf16
    } -> tensor<8x16x16xbf16>
    %expanded_9 = tensor.expand_shape %75 [[0, 1], [2], [3]] output_shape [2, 4, 16, 16] : tensor<8x16x16xbf16> into tensor<2x4x16x16xbf16>
    return %expanded_9 : tensor<2x4x16x16xbf16>
  }
}