#map = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
module @jit_conv3d_with_bias_pool {
  func.func public @main(%arg0: tensor<1x6x8x8x3xf32>, %arg1: tensor<3x3x3x3x5xf32>) -> tensor<1x3x4x4x5xf32> {
    %cst = arith.constant 8.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<1x6x8x8x5xf32>
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<1x6x8x8x5xf32>) -> tensor<1x6x8x8x5xf32>
    %padded = tensor.pad %arg0 low[0, 1, 1, 1, 0] high[0, 1, 1, 1, 0] {
    ^bb0(%arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index):
      tensor.yield %cst_0 : f32
    } : tensor<1x6x8x8x3xf32> to tensor<1x8x10x10x3xf32>
    %2 = linalg.conv_3d_ndhwc_dhwcf {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%padded, %arg1 : tensor<1x8x10x10x3xf32>, tensor<3x3x3x3x5xf32>) outs(%1 : tensor<1x6x8x8x5xf32>) -> tensor<1x6x8x8x5xf32>
    %3 = tensor.empty() : tensor<2x2x2xf32>
    %4 = tensor.empty() : tensor<1x3x4x4x5xf32>
    %5 = linalg.fill ins(%cst_0 : f32) outs(%4 : tensor<1x3x4x4x5xf32>) -> tensor<1x3x4x4x5xf32>
    %6 = linalg.pooling_ndhwc_sum {dilations = dense<1> : vector<3xi64>, strides = dense<2> : vector<3xi64>} ins(%2, %3 : tensor<1x6x8x8x5xf32>, tensor<2x2x2xf32>) outs(%5 : tensor<1x3x4x4x5xf32>) -> tensor<1x3x4x4x5xf32>
    %7 = tensor.empty() : tensor<1x3x4x4x5xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%6 : tensor<1x3x4x4x5xf32>) outs(%7 : tensor<1x3x4x4x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %9 = arith.divf %in, %cst : f32
      linalg.yield %9 : f32
    } -> tensor<1x3x4x4x5xf32>
    return %8 : tensor<1x3x4x4x5xf32>
  }
}

