module @jit_conv1d_causal {
  func.func public @main(%arg0: tensor<2x32x8xf32>, %arg1: tensor<5x8x16xf32>) -> tensor<2x32x16xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x32x16xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2x32x16xf32>) -> tensor<2x32x16xf32>
    %padded = tensor.pad %arg0 low[0, 4, 0] high[0, 0, 0] {
    ^bb0(%arg2: index, %arg3: index, %arg4: index):
      tensor.yield %cst : f32
    } : tensor<2x32x8xf32> to tensor<2x36x8xf32>
    %2 = linalg.conv_1d_nwc_wcf {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%padded, %arg1 : tensor<2x36x8xf32>, tensor<5x8x16xf32>) outs(%1 : tensor<2x32x16xf32>) -> tensor<2x32x16xf32>
    return %2 : tensor<2x32x16xf32>
  }
}