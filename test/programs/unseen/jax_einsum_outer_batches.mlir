module @jit_einsum_outer_batches {
  func.func public @main(%arg0: tensor<3x8x16xbf16>, %arg1: tensor<5x16x4xbf16>) -> tensor<3x5x8x4xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<5x4x16xbf16>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<5x16x4xbf16>) outs(%0 : tensor<5x4x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<5x4x16xbf16>
    %collapsed = tensor.collapse_shape %1 [[0, 1], [2]] : tensor<5x4x16xbf16> into tensor<20x16xbf16>
    %2 = tensor.empty() : tensor<16x3x8xbf16>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2, d0)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<3x8x16xbf16>) outs(%2 : tensor<16x3x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x3x8xbf16>
    %collapsed_0 = tensor.collapse_shape %3 [[0], [1, 2]] : tensor<16x3x8xbf16> into tensor<16x24xbf16>
    %4 = tensor.empty() : tensor<20x24xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<20x24xf32>) -> tensor<20x24xf32>
    %6 = linalg.matmul ins(%collapsed, %collapsed_0 : tensor<20x16xbf16>, tensor<16x24xbf16>) outs(%5 : tensor<20x24xf32>) -> tensor<20x24xf32>
    %expanded = tensor.expand_shape %6 [[0, 1], [2, 3]] output_shape [5, 4, 3, 8] : tensor<20x24xf32> into tensor<5x4x3x8xf32>
    %7 = tensor.empty() : tensor<3x5x8x4xf32>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d1, d3, d0, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<5x4x3x8xf32>) outs(%7 : tensor<3x5x8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x5x8x4xf32>
    return %8 : tensor<3x5x8x4xf32>
  }
}