module @jit_attention_sinks {
  func.func public @main(%arg0: tensor<1x2x32x16xbf16>, %arg1: tensor<1x2x32x16xbf16>, %arg2: tensor<1x2x32x16xbf16>, %arg3: tensor<2xf32>) -> tensor<1x2x32x16xf32> {
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 2.500000e-01 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<1x2x16x32xbf16>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<1x2x32x16xbf16>) outs(%0 : tensor<1x2x16x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<1x2x16x32xbf16>
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2], [3]] : tensor<1x2x32x16xbf16> into tensor<2x32x16xbf16>
    %collapsed_2 = tensor.collapse_shape %1 [[0, 1], [2], [3]] : tensor<1x2x16x32xbf16> into tensor<2x16x32xbf16>
    %2 = tensor.empty() : tensor<2x32x32xf32>
    %3 = linalg.fill ins(%cst_1 : f32) outs(%2 : tensor<2x32x32xf32>) -> tensor<2x32x32xf32>
    %4 = linalg.batch_matmul ins(%collapsed, %collapsed_2 : tensor<2x32x16xbf16>, tensor<2x16x32xbf16>) outs(%3 : tensor<2x32x32xf32>) -> tensor<2x32x32xf32>
    %expanded = tensor.expand_shape %4 [[0, 1], [2], [3]] output_shape [1, 2, 32, 32] : tensor<2x32x32xf32> into tensor<1x2x32x32xf32>
    %5 = tensor.empty() : tensor<1x2x32x32xf32>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<1x2x32x32xf32>) outs(%5 : tensor<1x2x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = arith.mulf %in, %cst_0 : f32
      linalg.yield %38 : f32
    } -> tensor<1x2x32x32xf32>
    %7 = tensor.empty() : tensor<1x2x32xf32>
    %8 = linalg.fill ins(%cst : f32) outs(%7 : tensor<1x2x32xf32>) -> tensor<1x2x32xf32>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%6 : tensor<1x2x32x32xf32>) outs(%8 : tensor<1x2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = arith.maximumf %out, %in : f32
      linalg.yield %38 : f32
    } -> tensor<1x2x32xf32>
    %expanded_3 = tensor.expand_shape %9 [[0], [1], [2, 3]] output_shape [1, 2, 32, 1] : tensor<1x2x32xf32> into tensor<1x2x32x1xf32>
    %10 = tensor.empty() : tensor<1x2x32x1xf32>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d1)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg3 : tensor<2xf32>) outs(%10 : tensor<1x2x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x32x1xf32>
    %12 = tensor.empty() : tensor<1x2x32x1xf32>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_3, %11 : tensor<1x2x32x1xf32>, tensor<1x2x32x1xf32>) outs(%12 : tensor<1x2x32x1xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %38 = arith.maximumf %in, %in_8 : f32
      linalg.yield %38 : f32
    } -> tensor<1x2x32x1xf32>
    %14 = tensor.empty() : tensor<1x2x32x32xf32>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13 : tensor<1x2x32x1xf32>) outs(%14 : tensor<1x2x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x32x32xf32>
    %16 = tensor.empty() : tensor<1x2x32x32xf32>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%6, %15 : tensor<1x2x32x32xf32>, tensor<1x2x32x32xf32>) outs(%16 : tensor<1x2x32x32xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %38 = arith.subf %in, %in_8 : f32
      linalg.yield %38 : f32
    } -> tensor<1x2x32x32xf32>
    %18 = tensor.empty() : tensor<1x2x32x32xf32>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17 : tensor<1x2x32x32xf32>) outs(%18 : tensor<1x2x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = math.exp %in : f32
      linalg.yield %38 : f32
    } -> tensor<1x2x32x32xf32>
    %20 = tensor.empty() : tensor<1x2x32xf32>
    %21 = linalg.fill ins(%cst_1 : f32) outs(%20 : tensor<1x2x32xf32>) -> tensor<1x2x32xf32>
    %22 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%19 : tensor<1x2x32x32xf32>) outs(%21 : tensor<1x2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = arith.addf %out, %in : f32
      linalg.yield %38 : f32
    } -> tensor<1x2x32xf32>
    %expanded_4 = tensor.expand_shape %22 [[0], [1], [2, 3]] output_shape [1, 2, 32, 1] : tensor<1x2x32xf32> into tensor<1x2x32x1xf32>
    %23 = tensor.empty() : tensor<1x2x32x1xf32>
    %24 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11, %13 : tensor<1x2x32x1xf32>, tensor<1x2x32x1xf32>) outs(%23 : tensor<1x2x32x1xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %38 = arith.subf %in, %in_8 : f32
      linalg.yield %38 : f32
    } -> tensor<1x2x32x1xf32>
    %25 = tensor.empty() : tensor<1x2x32x1xf32>
    %26 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%24 : tensor<1x2x32x1xf32>) outs(%25 : tensor<1x2x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = math.exp %in : f32
      linalg.yield %38 : f32
    } -> tensor<1x2x32x1xf32>
    %27 = tensor.empty() : tensor<1x2x32x1xf32>
    %28 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_4, %26 : tensor<1x2x32x1xf32>, tensor<1x2x32x1xf32>) outs(%27 : tensor<1x2x32x1xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %38 = arith.addf %in, %in_8 : f32
      linalg.yield %38 : f32
    } -> tensor<1x2x32x1xf32>
    %29 = tensor.empty() : tensor<1x2x32x32xf32>
    %30 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%28 : tensor<1x2x32x1xf32>) outs(%29 : tensor<1x2x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x32x32xf32>
    %31 = tensor.empty() : tensor<1x2x32x32xf32>
    %32 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%19, %30 : tensor<1x2x32x32xf32>, tensor<1x2x32x32xf32>) outs(%31 : tensor<1x2x32x32xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %38 = arith.divf %in, %in_8 : f32
      linalg.yield %38 : f32
    } -> tensor<1x2x32x32xf32>
    %33 = tensor.empty() : tensor<1x2x32x32xbf16>
    %34 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32 : tensor<1x2x32x32xf32>) outs(%33 : tensor<1x2x32x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %38 = arith.truncf %in : f32 to bf16
      linalg.yield %38 : bf16
    } -> tensor<1x2x32x32xbf16>
    %collapsed_5 = tensor.collapse_shape %34 [[0, 1], [2], [3]] : tensor<1x2x32x32xbf16> into tensor<2x32x32xbf16>
    %collapsed_6 = tensor.collapse_shape %arg2 [[0, 1], [2], [3]] : tensor<1x2x32x16xbf16> into tensor<2x32x16xbf16>
    %35 = tensor.empty() : tensor<2x32x16xf32>
    %36 = linalg.fill ins(%cst_1 : f32) outs(%35 : tensor<2x32x16xf32>) -> tensor<2x32x16xf32>
    %37 = linalg.batch_matmul ins(%collapsed_5, %collapsed_6 : tensor<2x32x32xbf16>, tensor<2x32x16xbf16>) outs(%36 : tensor<2x32x16xf32>) -> tensor<2x32x16xf32>
    %expanded_7 = tensor.expand_shape %37 [[0, 1], [2], [3]] output_shape [1, 2, 32, 16] : tensor<2x32x16xf32> into tensor<1x2x32x16xf32>
    return %expanded_7 : tensor<1x2x32x16xf32>
  }
}