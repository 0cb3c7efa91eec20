// jax_monarch_two_block_diagonals, behind a pass.
#map = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d1, d0, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d2, d1, d0)>
module @jit_monarch_two_block_diagonals {
  func.func public @main(%arg0: tensor<32x64xbf16>, %arg1: tensor<8x8x8xbf16>, %arg2: tensor<8x8x8xbf16>) -> tensor<32x64xbf16> {
    %cst = arith.constant 0.000000e+00 : bf16
    %expanded = tensor.expand_shape %arg0 [[0], [1, 2]] output_shape [32, 8, 8] : tensor<32x64xbf16> into tensor<32x8x8xbf16>
    %0 = tensor.empty() : tensor<8x8x8xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<8x8x8xbf16>) outs(%0 : tensor<8x8x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<8x8x8xbf16>
    %2 = tensor.empty() : tensor<8x8x32xbf16>
    %3 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<32x8x8xbf16>) outs(%2 : tensor<8x8x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<8x8x32xbf16>
    %4 = tensor.empty() : tensor<8x8x32xbf16>
    %5 = linalg.fill ins(%cst : bf16) outs(%4 : tensor<8x8x32xbf16>) -> tensor<8x8x32xbf16>
    %6 = linalg.batch_matmul ins(%1, %3 : tensor<8x8x8xbf16>, tensor<8x8x32xbf16>) outs(%5 : tensor<8x8x32xbf16>) -> tensor<8x8x32xbf16>
    %7 = tensor.empty() : tensor<8x8x8xbf16>
    %8 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<8x8x8xbf16>) outs(%7 : tensor<8x8x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<8x8x8xbf16>
    %9 = tensor.empty() : tensor<8x8x32xbf16>
    %10 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<8x8x32xbf16>) outs(%9 : tensor<8x8x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<8x8x32xbf16>
    %11 = tensor.empty() : tensor<8x8x32xbf16>
    %12 = linalg.fill ins(%cst : bf16) outs(%11 : tensor<8x8x32xbf16>) -> tensor<8x8x32xbf16>
    %13 = linalg.batch_matmul ins(%8, %10 : tensor<8x8x8xbf16>, tensor<8x8x32xbf16>) outs(%12 : tensor<8x8x32xbf16>) -> tensor<8x8x32xbf16>
    %14 = tensor.empty() : tensor<32x8x8xbf16>
    %15 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<8x8x32xbf16>) outs(%14 : tensor<32x8x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<32x8x8xbf16>
    %collapsed = tensor.collapse_shape %15 [[0], [1, 2]] : tensor<32x8x8xbf16> into tensor<32x64xbf16>
    return %collapsed : tensor<32x64xbf16>
  }
}

