module @jit_lora_per_sequence {
  func.func public @main(%arg0: tensor<4x16x32xbf16>, %arg1: tensor<32x32xbf16>, %arg2: tensor<4x32x4xbf16>, %arg3: tensor<4x4x32xbf16>) -> tensor<4x16x32xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<4x16x32xbf16> into tensor<64x32xbf16>
    %0 = tensor.empty() : tensor<64x32xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<64x32xf32>) -> tensor<64x32xf32>
    %2 = linalg.matmul ins(%collapsed, %arg1 : tensor<64x32xbf16>, tensor<32x32xbf16>) outs(%1 : tensor<64x32xf32>) -> tensor<64x32xf32>
    %expanded = tensor.expand_shape %2 [[0, 1], [2]] output_shape [4, 16, 32] : tensor<64x32xf32> into tensor<4x16x32xf32>
    %3 = tensor.empty() : tensor<4x16x4xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<4x16x4xf32>) -> tensor<4x16x4xf32>
    %5 = linalg.batch_matmul ins(%arg0, %arg2 : tensor<4x16x32xbf16>, tensor<4x32x4xbf16>) outs(%4 : tensor<4x16x4xf32>) -> tensor<4x16x4xf32>
    %6 = tensor.empty() : tensor<4x16x4xbf16>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<4x16x4xf32>) outs(%6 : tensor<4x16x4xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %13 = arith.truncf %in : f32 to bf16
      linalg.yield %13 : bf16
    } -> tensor<4x16x4xbf16>
    %8 = tensor.empty() : tensor<4x16x32xf32>
    %9 = linalg.fill ins(%cst : f32) outs(%8 : tensor<4x16x32xf32>) -> tensor<4x16x32xf32>
    %10 = linalg.batch_matmul ins(%7, %arg3 : tensor<4x16x4xbf16>, tensor<4x4x32xbf16>) outs(%9 : tensor<4x16x32xf32>) -> tensor<4x16x32xf32>
    %11 = tensor.empty() : tensor<4x16x32xf32>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %10 : tensor<4x16x32xf32>, tensor<4x16x32xf32>) outs(%11 : tensor<4x16x32xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %13 = arith.addf %in, %in_0 : f32
      linalg.yield %13 : f32
    } -> tensor<4x16x32xf32>
    return %12 : tensor<4x16x32xf32>
  }
}