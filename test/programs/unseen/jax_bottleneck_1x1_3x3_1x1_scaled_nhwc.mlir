module @jit_bottleneck_1x1_3x3_1x1_scaled_nhwc {
  util.func public @main(%arg0: tensor<2x6x6x16xbf16>, %arg1: tensor<16x8xbf16>, %arg2: tensor<3x3x8x8xbf16>, %arg3: tensor<8x16xbf16>, %arg4: tensor<8xf32>, %arg5: tensor<16xf32>) -> tensor<2x6x6x16xbf16> {
    %cst = arith.constant 0.000000e+00 : bf16
    %collapsed = tensor.collapse_shape %arg0 [[0, 1, 2], [3]] : tensor<2x6x6x16xbf16> into tensor<72x16xbf16>
    %0 = tensor.empty() : tensor<72x8xbf16>
    %1 = linalg.fill ins(%cst : bf16) outs(%0 : tensor<72x8xbf16>) -> tensor<72x8xbf16>
    %2 = linalg.matmul ins(%collapsed, %arg1 : tensor<72x16xbf16>, tensor<16x8xbf16>) outs(%1 : tensor<72x8xbf16>) -> tensor<72x8xbf16>
    %expanded = tensor.expand_shape %2 [[0, 1, 2], [3]] output_shape [2, 6, 6, 8] : tensor<72x8xbf16> into tensor<2x6x6x8xbf16>
    %3 = tensor.empty() : tensor<8xbf16>
    %4 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg4 : tensor<8xf32>) outs(%3 : tensor<8xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %29 = arith.truncf %in : f32 to bf16
      linalg.yield %29 : bf16
    } -> tensor<8xbf16>
    %5 = tensor.empty() : tensor<2x6x6x8xbf16>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%4 : tensor<8xbf16>) outs(%5 : tensor<2x6x6x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x6x6x8xbf16>
    %7 = tensor.empty() : tensor<2x6x6x8xbf16>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %6 : tensor<2x6x6x8xbf16>, tensor<2x6x6x8xbf16>) outs(%7 : tensor<2x6x6x8xbf16>) {
    ^bb0(%in: bf16, %in_2: bf16, %out: bf16):
      %29 = arith.mulf %in, %in_2 : bf16
      linalg.yield %29 : bf16
    } -> tensor<2x6x6x8xbf16>
    %9 = tensor.empty() : tensor<2x6x6x8xbf16>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8 : tensor<2x6x6x8xbf16>) outs(%9 : tensor<2x6x6x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %29 = arith.maximumf %in, %cst : bf16
      linalg.yield %29 : bf16
    } -> tensor<2x6x6x8xbf16>
    %11 = tensor.empty() : tensor<2x6x6x8xbf16>
    %12 = linalg.fill ins(%cst : bf16) outs(%11 : tensor<2x6x6x8xbf16>) -> tensor<2x6x6x8xbf16>
    %padded = tensor.pad %10 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg6: index, %arg7: index, %arg8: index, %arg9: index):
      tensor.yield %cst : bf16
    } : tensor<2x6x6x8xbf16> to tensor<2x8x8x8xbf16>
    %13 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded, %arg2 : tensor<2x8x8x8xbf16>, tensor<3x3x8x8xbf16>) outs(%12 : tensor<2x6x6x8xbf16>) -> tensor<2x6x6x8xbf16>
    %14 = tensor.empty() : tensor<2x6x6x8xbf16>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13 : tensor<2x6x6x8xbf16>) outs(%14 : tensor<2x6x6x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %29 = arith.maximumf %in, %cst : bf16
      linalg.yield %29 : bf16
    } -> tensor<2x6x6x8xbf16>
    %collapsed_0 = tensor.collapse_shape %15 [[0, 1, 2], [3]] : tensor<2x6x6x8xbf16> into tensor<72x8xbf16>
    %16 = tensor.empty() : tensor<72x16xbf16>
    %17 = linalg.fill ins(%cst : bf16) outs(%16 : tensor<72x16xbf16>) -> tensor<72x16xbf16>
    %18 = linalg.matmul ins(%collapsed_0, %arg3 : tensor<72x8xbf16>, tensor<8x16xbf16>) outs(%17 : tensor<72x16xbf16>) -> tensor<72x16xbf16>
    %expanded_1 = tensor.expand_shape %18 [[0, 1, 2], [3]] output_shape [2, 6, 6, 16] : tensor<72x16xbf16> into tensor<2x6x6x16xbf16>
    %19 = tensor.empty() : tensor<16xbf16>
    %20 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg5 : tensor<16xf32>) outs(%19 : tensor<16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %29 = arith.truncf %in : f32 to bf16
      linalg.yield %29 : bf16
    } -> tensor<16xbf16>
    %21 = tensor.empty() : tensor<2x6x6x16xbf16>
    %22 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%20 : tensor<16xbf16>) outs(%21 : tensor<2x6x6x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x6x6x16xbf16>
    %23 = tensor.empty() : tensor<2x6x6x16xbf16>
    %24 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_1, %22 : tensor<2x6x6x16xbf16>, tensor<2x6x6x16xbf16>) outs(%23 : tensor<2x6x6x16xbf16>) {
    ^bb0(%in: bf16, %in_2: bf16, %out: bf16):
      %29 = arith.mulf %in, %in_2 : bf16
      linalg.yield %29 : bf16
    } -> tensor<2x6x6x16xbf16>
    %25 = tensor.empty() : tensor<2x6x6x16xbf16>
    %26 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0, %24 : tensor<2x6x6x16xbf16>, tensor<2x6x6x16xbf16>) outs(%25 : tensor<2x6x6x16xbf16>) {
    ^bb0(%in: bf16, %in_2: bf16, %out: bf16):
      %29 = arith.addf %in, %in_2 : bf16
      linalg.yield %29 : bf16
    } -> tensor<2x6x6x16xbf16>
    %27 = tensor.empty() : tensor<2x6x6x16xbf16>
    %28 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%26 : tensor<2x6x6x16xbf16>) outs(%27 : tensor<2x6x6x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %29 = arith.maximumf %in, %cst : bf16
      linalg.yield %29 : bf16
    } -> tensor<2x6x6x16xbf16>
    util.return %28 : tensor<2x6x6x16xbf16>
  }
}