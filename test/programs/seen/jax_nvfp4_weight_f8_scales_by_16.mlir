module @jit_nvfp4_weight_e4m3_scales_per_16 {
  util.func public @main(%arg0: tensor<7x96xbf16>, %arg1: tensor<96x22xf4E2M1FN>, %arg2: tensor<6x22xf8E4M3FN>, %arg3: tensor<f32>) -> tensor<7x22xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<96x22xf32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<96x22xf4E2M1FN>) outs(%0 : tensor<96x22xf32>) {
    ^bb0(%in: f4E2M1FN, %out: f32):
      %17 = arith.extf %in : f4E2M1FN to f32
      linalg.yield %17 : f32
    } -> tensor<96x22xf32>
    %expanded = tensor.expand_shape %1 [[0, 1], [2]] output_shape [6, 16, 22] : tensor<96x22xf32> into tensor<6x16x22xf32>
    %2 = tensor.empty() : tensor<6x22xf32>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<6x22xf8E4M3FN>) outs(%2 : tensor<6x22xf32>) {
    ^bb0(%in: f8E4M3FN, %out: f32):
      %17 = arith.extf %in : f8E4M3FN to f32
      linalg.yield %17 : f32
    } -> tensor<6x22xf32>
    %4 = tensor.empty() : tensor<6x16x22xf32>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<6x22xf32>) outs(%4 : tensor<6x16x22xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x16x22xf32>
    %6 = tensor.empty() : tensor<6x16x22xf32>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %5 : tensor<6x16x22xf32>, tensor<6x16x22xf32>) outs(%6 : tensor<6x16x22xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %17 = arith.mulf %in, %in_0 : f32
      linalg.yield %17 : f32
    } -> tensor<6x16x22xf32>
    %8 = tensor.empty() : tensor<6x16x22xf32>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> ()>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3 : tensor<f32>) outs(%8 : tensor<6x16x22xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x16x22xf32>
    %10 = tensor.empty() : tensor<6x16x22xf32>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %9 : tensor<6x16x22xf32>, tensor<6x16x22xf32>) outs(%10 : tensor<6x16x22xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %17 = arith.mulf %in, %in_0 : f32
      linalg.yield %17 : f32
    } -> tensor<6x16x22xf32>
    %12 = tensor.empty() : tensor<6x16x22xbf16>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<6x16x22xf32>) outs(%12 : tensor<6x16x22xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %17 = arith.truncf %in : f32 to bf16
      linalg.yield %17 : bf16
    } -> tensor<6x16x22xbf16>
    %collapsed = tensor.collapse_shape %13 [[0, 1], [2]] : tensor<6x16x22xbf16> into tensor<96x22xbf16>
    %14 = tensor.empty() : tensor<7x22xf32>
    %15 = linalg.fill ins(%cst : f32) outs(%14 : tensor<7x22xf32>) -> tensor<7x22xf32>
    %16 = linalg.matmul ins(%arg0, %collapsed : tensor<7x96xbf16>, tensor<96x22xbf16>) outs(%15 : tensor<7x22xf32>) -> tensor<7x22xf32>
    util.return %16 : tensor<7x22xf32>
  }
}