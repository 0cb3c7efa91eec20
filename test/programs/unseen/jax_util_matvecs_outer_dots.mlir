module @jit_util_matvecs_outer_dots {
  util.func public @main(%arg0: tensor<2x6x10x8xbf16>, %arg1: tensor<10x8xf32>, %arg2: tensor<3x8xbf16>) -> (tensor<2x6x10xbf16>, tensor<2x6xf32>, tensor<10x3x8xf32>, tensor<f32>, tensor<8x8xbf16>) {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : bf16
    %extracted_slice = tensor.extract_slice %arg2[0, 0] [1, 8] [1, 1] : tensor<3x8xbf16> to tensor<1x8xbf16>
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1]] : tensor<1x8xbf16> into tensor<8xbf16>
    %collapsed_1 = tensor.collapse_shape %arg0 [[0, 1, 2], [3]] : tensor<2x6x10x8xbf16> into tensor<120x8xbf16>
    %0 = tensor.empty() : tensor<120xbf16>
    %1 = linalg.fill ins(%cst_0 : bf16) outs(%0 : tensor<120xbf16>) -> tensor<120xbf16>
    %2 = linalg.matvec ins(%collapsed_1, %collapsed : tensor<120x8xbf16>, tensor<8xbf16>) outs(%1 : tensor<120xbf16>) -> tensor<120xbf16>
    %expanded = tensor.expand_shape %2 [[0, 1, 2]] output_shape [2, 6, 10] : tensor<120xbf16> into tensor<2x6x10xbf16>
    %collapsed_2 = tensor.collapse_shape %arg0 [[0, 1], [2, 3]] : tensor<2x6x10x8xbf16> into tensor<12x80xbf16>
    %collapsed_3 = tensor.collapse_shape %arg1 [[0, 1]] : tensor<10x8xf32> into tensor<80xf32>
    %3 = tensor.empty() : tensor<12xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<12xf32>) -> tensor<12xf32>
    %5 = linalg.matvec ins(%collapsed_2, %collapsed_3 : tensor<12x80xbf16>, tensor<80xf32>) outs(%4 : tensor<12xf32>) -> tensor<12xf32>
    %expanded_4 = tensor.expand_shape %5 [[0, 1]] output_shape [2, 6] : tensor<12xf32> into tensor<2x6xf32>
    %6 = tensor.empty() : tensor<3x8xf32>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<3x8xbf16>) outs(%6 : tensor<3x8xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %29 = arith.extf %in : bf16 to f32
      linalg.yield %29 : f32
    } -> tensor<3x8xf32>
    %8 = tensor.empty() : tensor<8x3xf32>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<3x8xf32>) outs(%8 : tensor<8x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x3xf32>
    %10 = tensor.empty() : tensor<8x10xf32>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<10x8xf32>) outs(%10 : tensor<8x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x10xf32>
    %12 = tensor.empty() : tensor<8x3x10xf32>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<8x10xf32>) outs(%12 : tensor<8x3x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x3x10xf32>
    %14 = tensor.empty() : tensor<8x3x10xf32>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<8x3xf32>) outs(%14 : tensor<8x3x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x3x10xf32>
    %16 = tensor.empty() : tensor<8x3x10xf32>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15, %13 : tensor<8x3x10xf32>, tensor<8x3x10xf32>) outs(%16 : tensor<8x3x10xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %29 = arith.mulf %in, %in_9 : f32
      linalg.yield %29 : f32
    } -> tensor<8x3x10xf32>
    %18 = tensor.empty() : tensor<10x3x8xf32>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d1, d0)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<8x3x10xf32>) outs(%18 : tensor<10x3x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x3x8xf32>
    %20 = tensor.empty() : tensor<f32>
    %21 = linalg.fill ins(%cst : f32) outs(%20 : tensor<f32>) -> tensor<f32>
    %22 = linalg.dot ins(%collapsed_3, %collapsed_3 : tensor<80xf32>, tensor<80xf32>) outs(%21 : tensor<f32>) -> tensor<f32>
    %extracted_slice_5 = tensor.extract_slice %arg2[1, 0] [1, 8] [1, 1] : tensor<3x8xbf16> to tensor<1x8xbf16>
    %collapsed_6 = tensor.collapse_shape %extracted_slice_5 [[0, 1]] : tensor<1x8xbf16> into tensor<8xbf16>
    %extracted_slice_7 = tensor.extract_slice %arg2[2, 0] [1, 8] [1, 1] : tensor<3x8xbf16> to tensor<1x8xbf16>
    %collapsed_8 = tensor.collapse_shape %extracted_slice_7 [[0, 1]] : tensor<1x8xbf16> into tensor<8xbf16>
    %23 = tensor.empty() : tensor<8x8xbf16>
    %24 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%collapsed_6 : tensor<8xbf16>) outs(%23 : tensor<8x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<8x8xbf16>
    %25 = tensor.empty() : tensor<8x8xbf16>
    %26 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%collapsed_8 : tensor<8xbf16>) outs(%25 : tensor<8x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<8x8xbf16>
    %27 = tensor.empty() : tensor<8x8xbf16>
    %28 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%24, %26 : tensor<8x8xbf16>, tensor<8x8xbf16>) outs(%27 : tensor<8x8xbf16>) {
    ^bb0(%in: bf16, %in_9: bf16, %out: bf16):
      %29 = arith.mulf %in, %in_9 : bf16
      linalg.yield %29 : bf16
    } -> tensor<8x8xbf16>
    util.return %expanded, %expanded_4, %19, %22, %28 : tensor<2x6x10xbf16>, tensor<2x6xf32>, tensor<10x3x8xf32>, tensor<f32>, tensor<8x8xbf16>
  }
}