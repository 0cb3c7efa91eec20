#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d3, d2, d0, d1)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d2, d0, d1, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d0, d3)>
module @jit_jax_convolution_with_weights_of_each_place {
  func.func public @main(%arg0: tensor<2x8x8x3xf32>, %arg1: tensor<6x6x27x4xf32>) -> tensor<2x6x6x4xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<9x9xi32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<9x9xi32>) {
    ^bb0(%out: i32):
      %24 = linalg.index 0 : index
      %25 = arith.index_cast %24 : index to i32
      linalg.yield %25 : i32
    } -> tensor<9x9xi32>
    %2 = tensor.empty() : tensor<9x9xi32>
    %3 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%2 : tensor<9x9xi32>) {
    ^bb0(%out: i32):
      %24 = linalg.index 1 : index
      %25 = arith.index_cast %24 : index to i32
      linalg.yield %25 : i32
    } -> tensor<9x9xi32>
    %4 = tensor.empty() : tensor<9x9xi1>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %3 : tensor<9x9xi32>, tensor<9x9xi32>) outs(%4 : tensor<9x9xi1>) {
    ^bb0(%in: i32, %in_6: i32, %out: i1):
      %24 = arith.cmpi eq, %in, %in_6 : i32
      linalg.yield %24 : i1
    } -> tensor<9x9xi1>
    %6 = tensor.empty() : tensor<9x9xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<9x9xi1>) outs(%6 : tensor<9x9xf32>) {
    ^bb0(%in: i1, %out: f32):
      %24 = arith.uitofp %in : i1 to f32
      linalg.yield %24 : f32
    } -> tensor<9x9xf32>
    %8 = tensor.empty() : tensor<3x9x9xf32>
    %9 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7 : tensor<9x9xf32>) outs(%8 : tensor<3x9x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x9x9xf32>
    %collapsed = tensor.collapse_shape %9 [[0, 1, 2]] : tensor<3x9x9xf32> into tensor<243xf32>
    %expanded = tensor.expand_shape %collapsed [[0, 1, 2, 3]] output_shape [27, 1, 3, 3] : tensor<243xf32> into tensor<27x1x3x3xf32>
    %10 = tensor.empty() : tensor<3x3x1x27xf32>
    %11 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<27x1x3x3xf32>) outs(%10 : tensor<3x3x1x27xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x3x1x27xf32>
    %collapsed_0 = tensor.collapse_shape %11 [[0, 1, 2, 3]] : tensor<3x3x1x27xf32> into tensor<243xf32>
    %expanded_1 = tensor.expand_shape %collapsed_0 [[0, 1, 2, 3]] output_shape [3, 3, 3, 9] : tensor<243xf32> into tensor<3x3x3x9xf32>
    %12 = tensor.empty() : tensor<2x6x6x3x9xf32>
    %13 = linalg.fill ins(%cst : f32) outs(%12 : tensor<2x6x6x3x9xf32>) -> tensor<2x6x6x3x9xf32>
    %14 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %expanded_1 : tensor<2x8x8x3xf32>, tensor<3x3x3x9xf32>) outs(%13 : tensor<2x6x6x3x9xf32>) -> tensor<2x6x6x3x9xf32>
    %collapsed_2 = tensor.collapse_shape %14 [[0], [1], [2], [3, 4]] : tensor<2x6x6x3x9xf32> into tensor<2x6x6x27xf32>
    %15 = tensor.empty() : tensor<6x6x2x27xf32>
    %16 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_2 : tensor<2x6x6x27xf32>) outs(%15 : tensor<6x6x2x27xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x6x2x27xf32>
    %collapsed_3 = tensor.collapse_shape %16 [[0, 1], [2], [3]] : tensor<6x6x2x27xf32> into tensor<36x2x27xf32>
    %collapsed_4 = tensor.collapse_shape %arg1 [[0, 1], [2], [3]] : tensor<6x6x27x4xf32> into tensor<36x27x4xf32>
    %17 = tensor.empty() : tensor<36x2x4xf32>
    %18 = linalg.fill ins(%cst : f32) outs(%17 : tensor<36x2x4xf32>) -> tensor<36x2x4xf32>
    %19 = linalg.batch_matmul ins(%collapsed_3, %collapsed_4 : tensor<36x2x27xf32>, tensor<36x27x4xf32>) outs(%18 : tensor<36x2x4xf32>) -> tensor<36x2x4xf32>
    %expanded_5 = tensor.expand_shape %19 [[0, 1], [2], [3]] output_shape [6, 6, 2, 4] : tensor<36x2x4xf32> into tensor<6x6x2x4xf32>
    %20 = tensor.empty() : tensor<2x6x6x4xf32>
    %21 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_5 : tensor<6x6x2x4xf32>) outs(%20 : tensor<2x6x6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x6x6x4xf32>
    %22 = tensor.empty() : tensor<2x6x6x4xf32>
    %23 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21 : tensor<2x6x6x4xf32>) outs(%22 : tensor<2x6x6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %24 = arith.maximumf %in, %cst : f32
      linalg.yield %24 : f32
    } -> tensor<2x6x6x4xf32>
    return %23 : tensor<2x6x6x4xf32>
  }
}

