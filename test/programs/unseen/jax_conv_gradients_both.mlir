// Gradients of a strided convolution, by input and weights.
#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d3, d1, d2, d0)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d2, d0, d1, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>
module @jit_conv_gradients_both {
  func.func public @main(%arg0: tensor<2x9x9x4xf32>, %arg1: tensor<3x3x4x8xf32>) -> (tensor<2x9x9x4xf32>, tensor<3x3x4x8xf32>) {
    %c2 = arith.constant 2 : index
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x5x5x8xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2x5x5x8xf32>) -> tensor<2x5x5x8xf32>
    %padded = tensor.pad %arg0 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg2: index, %arg3: index, %arg4: index, %arg5: index):
      tensor.yield %cst : f32
    } : tensor<2x9x9x4xf32> to tensor<2x11x11x4xf32>
    %2 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%padded, %arg1 : tensor<2x11x11x4xf32>, tensor<3x3x4x8xf32>) outs(%1 : tensor<2x5x5x8xf32>) -> tensor<2x5x5x8xf32>
    %3 = tensor.empty() : tensor<2x5x5x8xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%2 : tensor<2x5x5x8xf32>) outs(%3 : tensor<2x5x5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %23 = math.cos %in : f32
      linalg.yield %23 : f32
    } -> tensor<2x5x5x8xf32>
    %5 = tensor.empty() : tensor<4x9x9x2xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x9x9x4xf32>) outs(%5 : tensor<4x9x9x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x9x9x2xf32>
    %7 = tensor.empty() : tensor<5x5x2x8xf32>
    %8 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%4 : tensor<2x5x5x8xf32>) outs(%7 : tensor<5x5x2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x5x2x8xf32>
    %9 = tensor.empty() : tensor<4x3x3x8xf32>
    %10 = linalg.fill ins(%cst : f32) outs(%9 : tensor<4x3x3x8xf32>) -> tensor<4x3x3x8xf32>
    %padded_0 = tensor.pad %6 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg2: index, %arg3: index, %arg4: index, %arg5: index):
      tensor.yield %cst : f32
    } : tensor<4x9x9x2xf32> to tensor<4x11x11x2xf32>
    %11 = linalg.conv_2d_nhwc_hwcf {dilations = dense<2> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_0, %8 : tensor<4x11x11x2xf32>, tensor<5x5x2x8xf32>) outs(%10 : tensor<4x3x3x8xf32>) -> tensor<4x3x3x8xf32>
    %12 = tensor.empty() : tensor<3x3x4x8xf32>
    %13 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11 : tensor<4x3x3x8xf32>) outs(%12 : tensor<3x3x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x3x4x8xf32>
    %14 = tensor.empty() : tensor<3x3x4x8xf32>
    %15 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%14 : tensor<3x3x4x8xf32>) {
    ^bb0(%out: f32):
      %23 = linalg.index 0 : index
      %24 = arith.subi %c2, %23 : index
      %25 = linalg.index 1 : index
      %26 = arith.subi %c2, %25 : index
      %27 = linalg.index 2 : index
      %28 = linalg.index 3 : index
      %extracted = tensor.extract %arg1[%24, %26, %27, %28] : tensor<3x3x4x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x3x4x8xf32>
    %16 = tensor.empty() : tensor<3x3x8x4xf32>
    %17 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15 : tensor<3x3x4x8xf32>) outs(%16 : tensor<3x3x8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x3x8x4xf32>
    %18 = tensor.empty() : tensor<2x9x9x4xf32>
    %19 = linalg.fill ins(%cst : f32) outs(%18 : tensor<2x9x9x4xf32>) -> tensor<2x9x9x4xf32>
    %20 = tensor.empty() : tensor<2x11x11x8xf32>
    %21 = linalg.fill ins(%cst : f32) outs(%20 : tensor<2x11x11x8xf32>) -> tensor<2x11x11x8xf32>
    %inserted_slice = tensor.insert_slice %4 into %21[0, 1, 1, 0] [2, 5, 5, 8] [1, 2, 2, 1] : tensor<2x5x5x8xf32> into tensor<2x11x11x8xf32>
    %22 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%inserted_slice, %17 : tensor<2x11x11x8xf32>, tensor<3x3x8x4xf32>) outs(%19 : tensor<2x9x9x4xf32>) -> tensor<2x9x9x4xf32>
    return %22, %13 : tensor<2x9x9x4xf32>, tensor<3x3x4x8xf32>
  }
}

