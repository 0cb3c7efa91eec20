module @jit_colbert_maxsim_all_pairs_masked {
  util.func public @main(%arg0: tensor<4x8x32xbf16>, %arg1: tensor<6x10x32xbf16>, %arg2: tensor<6x10xi1>, %arg3: tensor<32x16xbf16>) -> tensor<4x6xf32> {
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant -1.000000e+04 : f32
    %cst_1 = arith.constant 9.99999997E-7 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %cst_3 = arith.constant 0.000000e+00 : bf16
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<4x8x32xbf16> into tensor<32x32xbf16>
    %0 = tensor.empty() : tensor<32x16xbf16>
    %1 = linalg.fill ins(%cst_3 : bf16) outs(%0 : tensor<32x16xbf16>) -> tensor<32x16xbf16>
    %2 = linalg.matmul ins(%collapsed, %arg3 : tensor<32x32xbf16>, tensor<32x16xbf16>) outs(%1 : tensor<32x16xbf16>) -> tensor<32x16xbf16>
    %3 = tensor.empty() : tensor<32x16xf32>
    %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<32x16xbf16>) outs(%3 : tensor<32x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %57 = arith.extf %in : bf16 to f32
      linalg.yield %57 : f32
    } -> tensor<32x16xf32>
    %expanded = tensor.expand_shape %4 [[0, 1], [2]] output_shape [4, 8, 16] : tensor<32x16xf32> into tensor<4x8x16xf32>
    %5 = tensor.empty() : tensor<4x8x16xf32>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<4x8x16xf32>) outs(%5 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %57 = arith.mulf %in, %in : f32
      linalg.yield %57 : f32
    } -> tensor<4x8x16xf32>
    %7 = tensor.empty() : tensor<4x8xf32>
    %8 = linalg.fill ins(%cst_2 : f32) outs(%7 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%6 : tensor<4x8x16xf32>) outs(%8 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %57 = arith.addf %out, %in : f32
      linalg.yield %57 : f32
    } -> tensor<4x8xf32>
    %expanded_4 = tensor.expand_shape %9 [[0], [1, 2]] output_shape [4, 8, 1] : tensor<4x8xf32> into tensor<4x8x1xf32>
    %10 = tensor.empty() : tensor<4x8x1xf32>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_4 : tensor<4x8x1xf32>) outs(%10 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %57 = arith.addf %in, %cst_1 : f32
      linalg.yield %57 : f32
    } -> tensor<4x8x1xf32>
    %12 = tensor.empty() : tensor<4x8x1xf32>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<4x8x1xf32>) outs(%12 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %57 = math.rsqrt %in : f32
      linalg.yield %57 : f32
    } -> tensor<4x8x1xf32>
    %14 = tensor.empty() : tensor<4x8x16xf32>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, 0)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<4x8x1xf32>) outs(%14 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %16 = tensor.empty() : tensor<4x8x16xf32>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %15 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%16 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %57 = arith.mulf %in, %in_11 : f32
      linalg.yield %57 : f32
    } -> tensor<4x8x16xf32>
    %18 = tensor.empty() : tensor<4x8x16xbf16>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<4x8x16xf32>) outs(%18 : tensor<4x8x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %57 = arith.truncf %in : f32 to bf16
      linalg.yield %57 : bf16
    } -> tensor<4x8x16xbf16>
    %collapsed_5 = tensor.collapse_shape %arg1 [[0, 1], [2]] : tensor<6x10x32xbf16> into tensor<60x32xbf16>
    %20 = tensor.empty() : tensor<60x16xbf16>
    %21 = linalg.fill ins(%cst_3 : bf16) outs(%20 : tensor<60x16xbf16>) -> tensor<60x16xbf16>
    %22 = linalg.matmul ins(%collapsed_5, %arg3 : tensor<60x32xbf16>, tensor<32x16xbf16>) outs(%21 : tensor<60x16xbf16>) -> tensor<60x16xbf16>
    %23 = tensor.empty() : tensor<60x16xf32>
    %24 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%22 : tensor<60x16xbf16>) outs(%23 : tensor<60x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %57 = arith.extf %in : bf16 to f32
      linalg.yield %57 : f32
    } -> tensor<60x16xf32>
    %expanded_6 = tensor.expand_shape %24 [[0, 1], [2]] output_shape [6, 10, 16] : tensor<60x16xf32> into tensor<6x10x16xf32>
    %25 = tensor.empty() : tensor<6x10x16xf32>
    %26 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_6 : tensor<6x10x16xf32>) outs(%25 : tensor<6x10x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %57 = arith.mulf %in, %in : f32
      linalg.yield %57 : f32
    } -> tensor<6x10x16xf32>
    %27 = tensor.empty() : tensor<6x10xf32>
    %28 = linalg.fill ins(%cst_2 : f32) outs(%27 : tensor<6x10xf32>) -> tensor<6x10xf32>
    %29 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%26 : tensor<6x10x16xf32>) outs(%28 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %57 = arith.addf %out, %in : f32
      linalg.yield %57 : f32
    } -> tensor<6x10xf32>
    %expanded_7 = tensor.expand_shape %29 [[0], [1, 2]] output_shape [6, 10, 1] : tensor<6x10xf32> into tensor<6x10x1xf32>
    %30 = tensor.empty() : tensor<6x10x1xf32>
    %31 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_7 : tensor<6x10x1xf32>) outs(%30 : tensor<6x10x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %57 = arith.addf %in, %cst_1 : f32
      linalg.yield %57 : f32
    } -> tensor<6x10x1xf32>
    %32 = tensor.empty() : tensor<6x10x1xf32>
    %33 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31 : tensor<6x10x1xf32>) outs(%32 : tensor<6x10x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %57 = math.rsqrt %in : f32
      linalg.yield %57 : f32
    } -> tensor<6x10x1xf32>
    %34 = tensor.empty() : tensor<6x10x16xf32>
    %35 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, 0)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33 : tensor<6x10x1xf32>) outs(%34 : tensor<6x10x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x10x16xf32>
    %36 = tensor.empty() : tensor<6x10x16xf32>
    %37 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_6, %35 : tensor<6x10x16xf32>, tensor<6x10x16xf32>) outs(%36 : tensor<6x10x16xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %57 = arith.mulf %in, %in_11 : f32
      linalg.yield %57 : f32
    } -> tensor<6x10x16xf32>
    %38 = tensor.empty() : tensor<6x10x16xbf16>
    %39 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37 : tensor<6x10x16xf32>) outs(%38 : tensor<6x10x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %57 = arith.truncf %in : f32 to bf16
      linalg.yield %57 : bf16
    } -> tensor<6x10x16xbf16>
    %collapsed_8 = tensor.collapse_shape %39 [[0, 1], [2]] : tensor<6x10x16xbf16> into tensor<60x16xbf16>
    %40 = tensor.empty() : tensor<16x4x8xbf16>
    %41 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2, d0)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19 : tensor<4x8x16xbf16>) outs(%40 : tensor<16x4x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x4x8xbf16>
    %collapsed_9 = tensor.collapse_shape %41 [[0], [1, 2]] : tensor<16x4x8xbf16> into tensor<16x32xbf16>
    %42 = tensor.empty() : tensor<60x32xf32>
    %43 = linalg.fill ins(%cst_2 : f32) outs(%42 : tensor<60x32xf32>) -> tensor<60x32xf32>
    %44 = linalg.matmul ins(%collapsed_8, %collapsed_9 : tensor<60x16xbf16>, tensor<16x32xbf16>) outs(%43 : tensor<60x32xf32>) -> tensor<60x32xf32>
    %expanded_10 = tensor.expand_shape %44 [[0, 1], [2, 3]] output_shape [6, 10, 4, 8] : tensor<60x32xf32> into tensor<6x10x4x8xf32>
    %45 = tensor.empty() : tensor<4x6x8x10xf32>
    %46 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d1, d3, d0, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_10 : tensor<6x10x4x8xf32>) outs(%45 : tensor<4x6x8x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x6x8x10xf32>
    %47 = tensor.empty() : tensor<4x6x8x10xi1>
    %48 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<6x10xi1>) outs(%47 : tensor<4x6x8x10xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<4x6x8x10xi1>
    %49 = tensor.empty() : tensor<4x6x8x10xf32>
    %50 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%48, %46 : tensor<4x6x8x10xi1>, tensor<4x6x8x10xf32>) outs(%49 : tensor<4x6x8x10xf32>) {
    ^bb0(%in: i1, %in_11: f32, %out: f32):
      %57 = arith.select %in, %in_11, %cst_0 : f32
      linalg.yield %57 : f32
    } -> tensor<4x6x8x10xf32>
    %51 = tensor.empty() : tensor<4x6x8xf32>
    %52 = linalg.fill ins(%cst : f32) outs(%51 : tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
    %53 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%50 : tensor<4x6x8x10xf32>) outs(%52 : tensor<4x6x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %57 = arith.maximumf %out, %in : f32
      linalg.yield %57 : f32
    } -> tensor<4x6x8xf32>
    %54 = tensor.empty() : tensor<4x6xf32>
    %55 = linalg.fill ins(%cst_2 : f32) outs(%54 : tensor<4x6xf32>) -> tensor<4x6xf32>
    %56 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%53 : tensor<4x6x8xf32>) outs(%55 : tensor<4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %57 = arith.addf %out, %in : f32
      linalg.yield %57 : f32
    } -> tensor<4x6xf32>
    util.return %56 : tensor<4x6xf32>
  }
}