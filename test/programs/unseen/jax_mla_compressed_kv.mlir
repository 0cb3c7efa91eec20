module @jit_mla_compressed_kv {
  func.func public @main(%arg0: tensor<1x16x64xbf16>, %arg1: tensor<64x64xbf16>, %arg2: tensor<64x16xbf16>, %arg3: tensor<16x64xbf16>, %arg4: tensor<16x64xbf16>) -> tensor<1x16x64xbf16> {
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 2.500000e-01 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<1x16x64xbf16> into tensor<16x64xbf16>
    %0 = tensor.empty() : tensor<16x64xf32>
    %1 = linalg.fill ins(%cst_1 : f32) outs(%0 : tensor<16x64xf32>) -> tensor<16x64xf32>
    %2 = linalg.matmul ins(%collapsed, %arg1 : tensor<16x64xbf16>, tensor<64x64xbf16>) outs(%1 : tensor<16x64xf32>) -> tensor<16x64xf32>
    %3 = tensor.empty() : tensor<16x64xbf16>
    %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<16x64xf32>) outs(%3 : tensor<16x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %58 = arith.truncf %in : f32 to bf16
      linalg.yield %58 : bf16
    } -> tensor<16x64xbf16>
    %expanded = tensor.expand_shape %4 [[0, 1], [2, 3]] output_shape [1, 16, 4, 16] : tensor<16x64xbf16> into tensor<1x16x4x16xbf16>
    %5 = tensor.empty() : tensor<16x16xf32>
    %6 = linalg.fill ins(%cst_1 : f32) outs(%5 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %7 = linalg.matmul ins(%collapsed, %arg2 : tensor<16x64xbf16>, tensor<64x16xbf16>) outs(%6 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %8 = tensor.empty() : tensor<16x16xbf16>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<16x16xf32>) outs(%8 : tensor<16x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %58 = arith.truncf %in : f32 to bf16
      linalg.yield %58 : bf16
    } -> tensor<16x16xbf16>
    %10 = tensor.empty() : tensor<16x64xf32>
    %11 = linalg.fill ins(%cst_1 : f32) outs(%10 : tensor<16x64xf32>) -> tensor<16x64xf32>
    %12 = linalg.matmul ins(%9, %arg3 : tensor<16x16xbf16>, tensor<16x64xbf16>) outs(%11 : tensor<16x64xf32>) -> tensor<16x64xf32>
    %13 = tensor.empty() : tensor<16x64xbf16>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<16x64xf32>) outs(%13 : tensor<16x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %58 = arith.truncf %in : f32 to bf16
      linalg.yield %58 : bf16
    } -> tensor<16x64xbf16>
    %expanded_2 = tensor.expand_shape %14 [[0, 1], [2, 3]] output_shape [1, 16, 4, 16] : tensor<16x64xbf16> into tensor<1x16x4x16xbf16>
    %15 = tensor.empty() : tensor<16x64xf32>
    %16 = linalg.fill ins(%cst_1 : f32) outs(%15 : tensor<16x64xf32>) -> tensor<16x64xf32>
    %17 = linalg.matmul ins(%9, %arg4 : tensor<16x16xbf16>, tensor<16x64xbf16>) outs(%16 : tensor<16x64xf32>) -> tensor<16x64xf32>
    %18 = tensor.empty() : tensor<16x64xbf16>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<16x64xf32>) outs(%18 : tensor<16x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %58 = arith.truncf %in : f32 to bf16
      linalg.yield %58 : bf16
    } -> tensor<16x64xbf16>
    %expanded_3 = tensor.expand_shape %19 [[0, 1], [2, 3]] output_shape [1, 16, 4, 16] : tensor<16x64xbf16> into tensor<1x16x4x16xbf16>
    %20 = tensor.empty() : tensor<1x4x16x16xbf16>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<1x16x4x16xbf16>) outs(%20 : tensor<1x4x16x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<1x4x16x16xbf16>
    %22 = tensor.empty() : tensor<1x4x16x16xbf16>
    %23 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_2 : tensor<1x16x4x16xbf16>) outs(%22 : tensor<1x4x16x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<1x4x16x16xbf16>
    %collapsed_4 = tensor.collapse_shape %21 [[0, 1], [2], [3]] : tensor<1x4x16x16xbf16> into tensor<4x16x16xbf16>
    %collapsed_5 = tensor.collapse_shape %23 [[0, 1], [2], [3]] : tensor<1x4x16x16xbf16> into tensor<4x16x16xbf16>
    %24 = tensor.empty() : tensor<4x16x16xf32>
    %25 = linalg.fill ins(%cst_1 : f32) outs(%24 : tensor<4x16x16xf32>) -> tensor<4x16x16xf32>
    %26 = linalg.batch_matmul ins(%collapsed_4, %collapsed_5 : tensor<4x16x16xbf16>, tensor<4x16x16xbf16>) outs(%25 : tensor<4x16x16xf32>) -> tensor<4x16x16xf32>
    %expanded_6 = tensor.expand_shape %26 [[0, 1], [2], [3]] output_shape [1, 4, 16, 16] : tensor<4x16x16xf32> into tensor<1x4x16x16xf32>
    %27 = tensor.empty() : tensor<1x4x16x16xf32>
    %28 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_6 : tensor<1x4x16x16xf32>) outs(%27 : tensor<1x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %58 = arith.mulf %in, %cst_0 : f32
      linalg.yield %58 : f32
    } -> tensor<1x4x16x16xf32>
    %29 = tensor.empty() : tensor<1x4x16xf32>
    %30 = linalg.fill ins(%cst : f32) outs(%29 : tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %31 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%28 : tensor<1x4x16x16xf32>) outs(%30 : tensor<1x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %58 = arith.maximumf %out, %in : f32
      linalg.yield %58 : f32
    } -> tensor<1x4x16xf32>
    %32 = tensor.empty() : tensor<1x4x16x16xf32>
    %33 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31 : tensor<1x4x16xf32>) outs(%32 : tensor<1x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4x16x16xf32>
    %34 = tensor.empty() : tensor<1x4x16x16xf32>
    %35 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%28, %33 : tensor<1x4x16x16xf32>, tensor<1x4x16x16xf32>) outs(%34 : tensor<1x4x16x16xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %58 = arith.subf %in, %in_11 : f32
      linalg.yield %58 : f32
    } -> tensor<1x4x16x16xf32>
    %36 = tensor.empty() : tensor<1x4x16x16xf32>
    %37 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%35 : tensor<1x4x16x16xf32>) outs(%36 : tensor<1x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %58 = math.exp %in : f32
      linalg.yield %58 : f32
    } -> tensor<1x4x16x16xf32>
    %38 = tensor.empty() : tensor<1x4x16xf32>
    %39 = linalg.fill ins(%cst_1 : f32) outs(%38 : tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %40 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%37 : tensor<1x4x16x16xf32>) outs(%39 : tensor<1x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %58 = arith.addf %out, %in : f32
      linalg.yield %58 : f32
    } -> tensor<1x4x16xf32>
    %41 = tensor.empty() : tensor<1x4x16x16xf32>
    %42 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%40 : tensor<1x4x16xf32>) outs(%41 : tensor<1x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4x16x16xf32>
    %43 = tensor.empty() : tensor<1x4x16x16xf32>
    %44 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%37, %42 : tensor<1x4x16x16xf32>, tensor<1x4x16x16xf32>) outs(%43 : tensor<1x4x16x16xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %58 = arith.divf %in, %in_11 : f32
      linalg.yield %58 : f32
    } -> tensor<1x4x16x16xf32>
    %45 = tensor.empty() : tensor<1x4x16x16xbf16>
    %46 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%44 : tensor<1x4x16x16xf32>) outs(%45 : tensor<1x4x16x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %58 = arith.truncf %in : f32 to bf16
      linalg.yield %58 : bf16
    } -> tensor<1x4x16x16xbf16>
    %47 = tensor.empty() : tensor<1x4x16x16xbf16>
    %48 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_3 : tensor<1x16x4x16xbf16>) outs(%47 : tensor<1x4x16x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<1x4x16x16xbf16>
    %49 = tensor.empty() : tensor<1x4x16x16xbf16>
    %50 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%46 : tensor<1x4x16x16xbf16>) outs(%49 : tensor<1x4x16x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<1x4x16x16xbf16>
    %collapsed_7 = tensor.collapse_shape %48 [[0, 1], [2], [3]] : tensor<1x4x16x16xbf16> into tensor<4x16x16xbf16>
    %collapsed_8 = tensor.collapse_shape %50 [[0, 1], [2], [3]] : tensor<1x4x16x16xbf16> into tensor<4x16x16xbf16>
    %51 = tensor.empty() : tensor<4x16x16xf32>
    %52 = linalg.fill ins(%cst_1 : f32) outs(%51 : tensor<4x16x16xf32>) -> tensor<4x16x16xf32>
    %53 = linalg.batch_matmul ins(%collapsed_7, %collapsed_8 : tensor<4x16x16xbf16>, tensor<4x16x16xbf16>) outs(%52 : tensor<4x16x16xf32>) -> tensor<4x16x16xf32>
    %54 = tensor.empty() : tensor<4x16x16xbf16>
    %55 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53 : tensor<4x16x16xf32>) outs(%54 : tensor<4x16x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %58 = arith.truncf %in : f32 to bf16
      linalg.yield %58 : bf16
    } -> tensor<4x16x16xbf16>
    %expanded_9 = tensor.expand_shape %55 [[0, 1], [2], [3]] output_shape [1, 4, 16, 16] : tensor<4x16x16xbf16> into tensor<1x4x16x16xbf16>
    %56 = tensor.empty() : tensor<1x16x4x16xbf16>
    %57 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_9 : tensor<1x4x16x16xbf16>) outs(%56 : tensor<1x16x4x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<1x16x4x16xbf16>
    %collapsed_10 = tensor.collapse_shape %57 [[0], [1], [2, 3]] : tensor<1x16x4x16xbf16> into tensor<1x16x64xbf16>
    return %collapsed_10 : tensor<1x16x64xbf16>
  }
}