module @jit_conv_weight_grad {
  func.func public @main(%arg0: tensor<2x6x6x4xf32>, %arg1: tensor<3x3x4x4xf32>) -> tensor<3x3x4x4xf32> {
    %cst = arith.constant 2.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x6x6x4xf32>
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<2x6x6x4xf32>) -> tensor<2x6x6x4xf32>
    %padded = tensor.pad %arg0 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg2: index, %arg3: index, %arg4: index, %arg5: index):
      tensor.yield %cst_0 : f32
    } : tensor<2x6x6x4xf32> to tensor<2x8x8x4xf32>
    %2 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded, %arg1 : tensor<2x8x8x4xf32>, tensor<3x3x4x4xf32>) outs(%1 : tensor<2x6x6x4xf32>) -> tensor<2x6x6x4xf32>
    %3 = tensor.empty() : tensor<2x6x6x4xf32>
    %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%2 : tensor<2x6x6x4xf32>) outs(%3 : tensor<2x6x6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %14 = arith.mulf %in, %cst : f32
      linalg.yield %14 : f32
    } -> tensor<2x6x6x4xf32>
    %5 = tensor.empty() : tensor<4x6x6x2xf32>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d3, d1, d2, d0)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x6x6x4xf32>) outs(%5 : tensor<4x6x6x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x6x6x2xf32>
    %7 = tensor.empty() : tensor<6x6x2x4xf32>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d2, d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%4 : tensor<2x6x6x4xf32>) outs(%7 : tensor<6x6x2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x6x2x4xf32>
    %9 = tensor.empty() : tensor<4x3x3x4xf32>
    %10 = linalg.fill ins(%cst_0 : f32) outs(%9 : tensor<4x3x3x4xf32>) -> tensor<4x3x3x4xf32>
    %padded_1 = tensor.pad %6 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg2: index, %arg3: index, %arg4: index, %arg5: index):
      tensor.yield %cst_0 : f32
    } : tensor<4x6x6x2xf32> to tensor<4x8x8x2xf32>
    %11 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_1, %8 : tensor<4x8x8x2xf32>, tensor<6x6x2x4xf32>) outs(%10 : tensor<4x3x3x4xf32>) -> tensor<4x3x3x4xf32>
    %12 = tensor.empty() : tensor<3x3x4x4xf32>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d2, d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11 : tensor<4x3x3x4xf32>) outs(%12 : tensor<3x3x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x3x4x4xf32>
    return %13 : tensor<3x3x4x4xf32>
  }
}