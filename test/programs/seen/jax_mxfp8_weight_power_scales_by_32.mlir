module @jit_mxfp8_weight_e8m0_scales_per_32 {
  util.func public @main(%arg0: tensor<7x96xbf16>, %arg1: tensor<96x22xf8E4M3FN>, %arg2: tensor<3x22xf8E8M0FNU>) -> tensor<7x22xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<96x22xf32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<96x22xf8E4M3FN>) outs(%0 : tensor<96x22xf32>) {
    ^bb0(%in: f8E4M3FN, %out: f32):
      %13 = arith.extf %in : f8E4M3FN to f32
      linalg.yield %13 : f32
    } -> tensor<96x22xf32>
    %expanded = tensor.expand_shape %1 [[0, 1], [2]] output_shape [3, 32, 22] : tensor<96x22xf32> into tensor<3x32x22xf32>
    %2 = tensor.empty() : tensor<3x22xf32>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<3x22xf8E8M0FNU>) outs(%2 : tensor<3x22xf32>) {
    ^bb0(%in: f8E8M0FNU, %out: f32):
      %13 = arith.extf %in : f8E8M0FNU to f32
      linalg.yield %13 : f32
    } -> tensor<3x22xf32>
    %4 = tensor.empty() : tensor<3x32x22xf32>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<3x22xf32>) outs(%4 : tensor<3x32x22xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x32x22xf32>
    %6 = tensor.empty() : tensor<3x32x22xf32>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %5 : tensor<3x32x22xf32>, tensor<3x32x22xf32>) outs(%6 : tensor<3x32x22xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %13 = arith.mulf %in, %in_0 : f32
      linalg.yield %13 : f32
    } -> tensor<3x32x22xf32>
    %8 = tensor.empty() : tensor<3x32x22xbf16>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7 : tensor<3x32x22xf32>) outs(%8 : tensor<3x32x22xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %13 = arith.truncf %in : f32 to bf16
      linalg.yield %13 : bf16
    } -> tensor<3x32x22xbf16>
    %collapsed = tensor.collapse_shape %9 [[0, 1], [2]] : tensor<3x32x22xbf16> into tensor<96x22xbf16>
    %10 = tensor.empty() : tensor<7x22xf32>
    %11 = linalg.fill ins(%cst : f32) outs(%10 : tensor<7x22xf32>) -> tensor<7x22xf32>
    %12 = linalg.matmul ins(%arg0, %collapsed : tensor<7x96xbf16>, tensor<96x22xbf16>) outs(%11 : tensor<7x22xf32>) -> tensor<7x22xf32>
    util.return %12 : tensor<7x22xf32>
  }
}