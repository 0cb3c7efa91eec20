#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d3, d2, d0, d1)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module @jit_im2col_patches_product {
  func.func public @main(%arg0: tensor<2x9x9x4xf32>, %arg1: tensor<36x10xf32>) -> tensor<2x4x4x10xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<9x9xi32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<9x9xi32>) {
    ^bb0(%out: i32):
      %18 = linalg.index 0 : index
      %19 = arith.index_cast %18 : index to i32
      linalg.yield %19 : i32
    } -> tensor<9x9xi32>
    %2 = tensor.empty() : tensor<9x9xi32>
    %3 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%2 : tensor<9x9xi32>) {
    ^bb0(%out: i32):
      %18 = linalg.index 1 : index
      %19 = arith.index_cast %18 : index to i32
      linalg.yield %19 : i32
    } -> tensor<9x9xi32>
    %4 = tensor.empty() : tensor<9x9xi1>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %3 : tensor<9x9xi32>, tensor<9x9xi32>) outs(%4 : tensor<9x9xi1>) {
    ^bb0(%in: i32, %in_4: i32, %out: i1):
      %18 = arith.cmpi eq, %in, %in_4 : i32
      linalg.yield %18 : i1
    } -> tensor<9x9xi1>
    %6 = tensor.empty() : tensor<9x9xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<9x9xi1>) outs(%6 : tensor<9x9xf32>) {
    ^bb0(%in: i1, %out: f32):
      %18 = arith.uitofp %in : i1 to f32
      linalg.yield %18 : f32
    } -> tensor<9x9xf32>
    %8 = tensor.empty() : tensor<4x9x9xf32>
    %9 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7 : tensor<9x9xf32>) outs(%8 : tensor<4x9x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x9x9xf32>
    %collapsed = tensor.collapse_shape %9 [[0, 1, 2]] : tensor<4x9x9xf32> into tensor<324xf32>
    %expanded = tensor.expand_shape %collapsed [[0, 1, 2, 3]] output_shape [36, 1, 3, 3] : tensor<324xf32> into tensor<36x1x3x3xf32>
    %10 = tensor.empty() : tensor<3x3x1x36xf32>
    %11 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<36x1x3x3xf32>) outs(%10 : tensor<3x3x1x36xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x3x1x36xf32>
    %collapsed_0 = tensor.collapse_shape %11 [[0, 1, 2, 3]] : tensor<3x3x1x36xf32> into tensor<324xf32>
    %expanded_1 = tensor.expand_shape %collapsed_0 [[0, 1, 2, 3]] output_shape [3, 3, 4, 9] : tensor<324xf32> into tensor<3x3x4x9xf32>
    %12 = tensor.empty() : tensor<2x4x4x4x9xf32>
    %13 = linalg.fill ins(%cst : f32) outs(%12 : tensor<2x4x4x4x9xf32>) -> tensor<2x4x4x4x9xf32>
    %14 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%arg0, %expanded_1 : tensor<2x9x9x4xf32>, tensor<3x3x4x9xf32>) outs(%13 : tensor<2x4x4x4x9xf32>) -> tensor<2x4x4x4x9xf32>
    %collapsed_2 = tensor.collapse_shape %14 [[0, 1, 2], [3, 4]] : tensor<2x4x4x4x9xf32> into tensor<32x36xf32>
    %15 = tensor.empty() : tensor<32x10xf32>
    %16 = linalg.fill ins(%cst : f32) outs(%15 : tensor<32x10xf32>) -> tensor<32x10xf32>
    %17 = linalg.matmul ins(%collapsed_2, %arg1 : tensor<32x36xf32>, tensor<36x10xf32>) outs(%16 : tensor<32x10xf32>) -> tensor<32x10xf32>
    %expanded_3 = tensor.expand_shape %17 [[0, 1, 2], [3]] output_shape [2, 4, 4, 10] : tensor<32x10xf32> into tensor<2x4x4x10xf32>
    return %expanded_3 : tensor<2x4x4x10xf32>
  }
}

