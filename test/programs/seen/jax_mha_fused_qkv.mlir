module @jit_mha_fused_qkv {
  func.func public @main(%arg0: tensor<2x16x64xbf16>, %arg1: tensor<64x192xbf16>, %arg2: tensor<64x64xbf16>) -> tensor<2x16x64xbf16> {
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 2.500000e-01 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x16x64xbf16> into tensor<32x64xbf16>
    %0 = tensor.empty() : tensor<32x192xf32>
    %1 = linalg.fill ins(%cst_1 : f32) outs(%0 : tensor<32x192xf32>) -> tensor<32x192xf32>
    %2 = linalg.matmul ins(%collapsed, %arg1 : tensor<32x64xbf16>, tensor<64x192xbf16>) outs(%1 : tensor<32x192xf32>) -> tensor<32x192xf32>
    %3 = tensor.empty() : tensor<32x192xbf16>
    %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<32x192xf32>) outs(%3 : tensor<32x192xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %48 = arith.truncf %in : f32 to bf16
      linalg.yield %48 : bf16
    } -> tensor<32x192xbf16>
    %expanded = tensor.expand_shape %4 [[0, 1], [2, 3, 4]] output_shape [2, 16, 3, 4, 16] : tensor<32x192xbf16> into tensor<2x16x3x4x16xbf16>
    %extracted_slice = tensor.extract_slice %expanded[0, 0, 0, 0, 0] [2, 16, 1, 4, 16] [1, 1, 1, 1, 1] : tensor<2x16x3x4x16xbf16> to tensor<2x16x1x4x16xbf16>
    %collapsed_2 = tensor.collapse_shape %extracted_slice [[0], [1], [2, 3], [4]] : tensor<2x16x1x4x16xbf16> into tensor<2x16x4x16xbf16>
    %5 = tensor.empty() : tensor<2x4x16x16xbf16>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_2 : tensor<2x16x4x16xbf16>) outs(%5 : tensor<2x4x16x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x4x16x16xbf16>
    %extracted_slice_3 = tensor.extract_slice %expanded[0, 0, 1, 0, 0] [2, 16, 1, 4, 16] [1, 1, 1, 1, 1] : tensor<2x16x3x4x16xbf16> to tensor<2x16x1x4x16xbf16>
    %collapsed_4 = tensor.collapse_shape %extracted_slice_3 [[0], [1], [2, 3], [4]] : tensor<2x16x1x4x16xbf16> into tensor<2x16x4x16xbf16>
    %7 = tensor.empty() : tensor<2x4x16x16xbf16>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_4 : tensor<2x16x4x16xbf16>) outs(%7 : tensor<2x4x16x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x4x16x16xbf16>
    %extracted_slice_5 = tensor.extract_slice %expanded[0, 0, 2, 0, 0] [2, 16, 1, 4, 16] [1, 1, 1, 1, 1] : tensor<2x16x3x4x16xbf16> to tensor<2x16x1x4x16xbf16>
    %collapsed_6 = tensor.collapse_shape %extracted_slice_5 [[0], [1], [2, 3], [4]] : tensor<2x16x1x4x16xbf16> into tensor<2x16x4x16xbf16>
    %9 = tensor.empty() : tensor<2x4x16x16xbf16>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_6 : tensor<2x16x4x16xbf16>) outs(%9 : tensor<2x4x16x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x4x16x16xbf16>
    %11 = tensor.empty() : tensor<2x4x16x16xbf16>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8 : tensor<2x4x16x16xbf16>) outs(%11 : tensor<2x4x16x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x4x16x16xbf16>
    %collapsed_7 = tensor.collapse_shape %6 [[0, 1], [2], [3]] : tensor<2x4x16x16xbf16> into tensor<8x16x16xbf16>
    %collapsed_8 = tensor.collapse_shape %12 [[0, 1], [2], [3]] : tensor<2x4x16x16xbf16> into tensor<8x16x16xbf16>
    %13 = tensor.empty() : tensor<8x16x16xf32>
    %14 = linalg.fill ins(%cst_1 : f32) outs(%13 : tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
    %15 = linalg.batch_matmul ins(%collapsed_7, %collapsed_8 : tensor<8x16x16xbf16>, tensor<8x16x16xbf16>) outs(%14 : tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
    %expanded_9 = tensor.expand_shape %15 [[0, 1], [2], [3]] output_shape [2, 4, 16, 16] : tensor<8x16x16xf32> into tensor<2x4x16x16xf32>
    %16 = tensor.empty() : tensor<2x4x16x16xf32>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_9 : tensor<2x4x16x16xf32>) outs(%16 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %48 = arith.mulf %in, %cst_0 : f32
      linalg.yield %48 : f32
    } -> tensor<2x4x16x16xf32>
    %18 = tensor.empty() : tensor<2x4x16xf32>
    %19 = linalg.fill ins(%cst : f32) outs(%18 : tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %20 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%17 : tensor<2x4x16x16xf32>) outs(%19 : tensor<2x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %48 = arith.maximumf %out, %in : f32
      linalg.yield %48 : f32
    } -> tensor<2x4x16xf32>
    %21 = tensor.empty() : tensor<2x4x16x16xf32>
    %22 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%20 : tensor<2x4x16xf32>) outs(%21 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x16x16xf32>
    %23 = tensor.empty() : tensor<2x4x16x16xf32>
    %24 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17, %22 : tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%23 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %48 = arith.subf %in, %in_15 : f32
      linalg.yield %48 : f32
    } -> tensor<2x4x16x16xf32>
    %25 = tensor.empty() : tensor<2x4x16x16xf32>
    %26 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%24 : tensor<2x4x16x16xf32>) outs(%25 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %48 = math.exp %in : f32
      linalg.yield %48 : f32
    } -> tensor<2x4x16x16xf32>
    %27 = tensor.empty() : tensor<2x4x16xf32>
    %28 = linalg.fill ins(%cst_1 : f32) outs(%27 : tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %29 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%26 : tensor<2x4x16x16xf32>) outs(%28 : tensor<2x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %48 = arith.addf %out, %in : f32
      linalg.yield %48 : f32
    } -> tensor<2x4x16xf32>
    %30 = tensor.empty() : tensor<2x4x16x16xf32>
    %31 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%29 : tensor<2x4x16xf32>) outs(%30 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x16x16xf32>
    %32 = tensor.empty() : tensor<2x4x16x16xf32>
    %33 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%26, %31 : tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%32 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %48 = arith.divf %in, %in_15 : f32
      linalg.yield %48 : f32
    } -> tensor<2x4x16x16xf32>
    %34 = tensor.empty() : tensor<2x4x16x16xbf16>
    %35 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33 : tensor<2x4x16x16xf32>) outs(%34 : tensor<2x4x16x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %48 = arith.truncf %in : f32 to bf16
      linalg.yield %48 : bf16
    } -> tensor<2x4x16x16xbf16>
    %collapsed_10 = tensor.collapse_shape %35 [[0, 1], [2], [3]] : tensor<2x4x16x16xbf16> into tensor<8x16x16xbf16>
    %collapsed_11 = tensor.collapse_shape %10 [[0, 1], [2], [3]] : tensor<2x4x16x16xbf16> into tensor<8x16x16xbf16>
    %36 = tensor.empty() : tensor<8x16x16xf32>
    %37 = linalg.fill ins(%cst_1 : f32) outs(%36 : tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
    %38 = linalg.batch_matmul ins(%collapsed_10, %collapsed_11 : tensor<8x16x16xbf16>, tensor<8x16x16xbf16>) outs(%37 : tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
    %39 = tensor.empty() : tensor<8x16x16xbf16>
    %40 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%38 : tensor<8x16x16xf32>) outs(%39 : tensor<8x16x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %48 = arith.truncf %in : f32 to bf16
      linalg.yield %48 : bf16
    } -> tensor<8x16x16xbf16>
    %expanded_12 = tensor.expand_shape %40 [[0, 1], [2], [3]] output_shape [2, 4, 16, 16] : tensor<8x16x16xbf16> into tensor<2x4x16x16xbf16>
    %41 = tensor.empty() : tensor<2x16x4x16xbf16>
    %42 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_12 : tensor<2x4x16x16xbf16>) outs(%41 : tensor<2x16x4x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x16x4x16xbf16>
    %collapsed_13 = tensor.collapse_shape %42 [[0, 1], [2, 3]] : tensor<2x16x4x16xbf16> into tensor<32x64xbf16>
    %43 = tensor.empty() : tensor<32x64xf32>
    %44 = linalg.fill ins(%cst_1 : f32) outs(%43 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %45 = linalg.matmul ins(%collapsed_13, %arg2 : tensor<32x64xbf16>, tensor<64x64xbf16>) outs(%44 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %46 = tensor.empty() : tensor<32x64xbf16>
    %47 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%45 : tensor<32x64xf32>) outs(%46 : tensor<32x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %48 = arith.truncf %in : f32 to bf16
      linalg.yield %48 : bf16
    } -> tensor<32x64xbf16>
    %expanded_14 = tensor.expand_shape %47 [[0, 1], [2]] output_shape [2, 16, 64] : tensor<32x64xbf16> into tensor<2x16x64xbf16>
    return %expanded_14 : tensor<2x16x64xbf16>
  }
}