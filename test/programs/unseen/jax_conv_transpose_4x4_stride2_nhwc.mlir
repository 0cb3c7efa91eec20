// lax.conv_transpose with a kernel transposed.
#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>
module @jit_conv_transpose_4x4_stride2_nhwc {
  func.func public @main(%arg0: tensor<2x5x5x6xf32>, %arg1: tensor<4x4x3x6xf32>) -> tensor<2x10x10x3xf32> {
    %c3 = arith.constant 3 : index
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<4x4x3x6xf32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%0 : tensor<4x4x3x6xf32>) {
    ^bb0(%out: f32):
      %11 = linalg.index 0 : index
      %12 = arith.subi %c3, %11 : index
      %13 = linalg.index 1 : index
      %14 = linalg.index 2 : index
      %15 = linalg.index 3 : index
      %extracted = tensor.extract %arg1[%12, %13, %14, %15] : tensor<4x4x3x6xf32>
      linalg.yield %extracted : f32
    } -> tensor<4x4x3x6xf32>
    %2 = tensor.empty() : tensor<4x4x3x6xf32>
    %3 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%2 : tensor<4x4x3x6xf32>) {
    ^bb0(%out: f32):
      %11 = linalg.index 0 : index
      %12 = linalg.index 1 : index
      %13 = arith.subi %c3, %12 : index
      %14 = linalg.index 2 : index
      %15 = linalg.index 3 : index
      %extracted = tensor.extract %1[%11, %13, %14, %15] : tensor<4x4x3x6xf32>
      linalg.yield %extracted : f32
    } -> tensor<4x4x3x6xf32>
    %4 = tensor.empty() : tensor<4x4x6x3xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%3 : tensor<4x4x3x6xf32>) outs(%4 : tensor<4x4x6x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4x6x3xf32>
    %6 = tensor.empty() : tensor<2x10x10x3xf32>
    %7 = linalg.fill ins(%cst : f32) outs(%6 : tensor<2x10x10x3xf32>) -> tensor<2x10x10x3xf32>
    %8 = tensor.empty() : tensor<2x13x13x6xf32>
    %9 = linalg.fill ins(%cst : f32) outs(%8 : tensor<2x13x13x6xf32>) -> tensor<2x13x13x6xf32>
    %inserted_slice = tensor.insert_slice %arg0 into %9[0, 2, 2, 0] [2, 5, 5, 6] [1, 2, 2, 1] : tensor<2x5x5x6xf32> into tensor<2x13x13x6xf32>
    %10 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%inserted_slice, %5 : tensor<2x13x13x6xf32>, tensor<4x4x6x3xf32>) outs(%7 : tensor<2x10x10x3xf32>) -> tensor<2x10x10x3xf32>
    return %10 : tensor<2x10x10x3xf32>
  }
}

