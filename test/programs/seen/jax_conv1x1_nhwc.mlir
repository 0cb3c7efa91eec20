#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module @jit_conv1x1_nhwc {
  func.func public @main(%arg0: tensor<2x16x16x64xbf16>, %arg1: tensor<1x1x64x128xbf16>) -> tensor<2x16x16x128xbf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x16x16x128xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2x16x16x128xf32>) -> tensor<2x16x16x128xf32>
    %2 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<2x16x16x64xbf16>, tensor<1x1x64x128xbf16>) outs(%1 : tensor<2x16x16x128xf32>) -> tensor<2x16x16x128xf32>
    %3 = tensor.empty() : tensor<2x16x16x128xbf16>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%2 : tensor<2x16x16x128xf32>) outs(%3 : tensor<2x16x16x128xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %5 = arith.truncf %in : f32 to bf16
      linalg.yield %5 : bf16
    } -> tensor<2x16x16x128xbf16>
    return %4 : tensor<2x16x16x128xbf16>
  }
}

