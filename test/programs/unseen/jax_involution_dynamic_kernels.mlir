// Kernels another at each place, groups of channels: patches times kernels.
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d3, d2, d0, d1)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>
#map6 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d0, d1, d2, d5, d3)>
#map7 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3, d4, d5)>
#map8 = affine_map<(d0, d1, d2, d3, d4) -> (d1, d2, d3, d0, d4)>
#map9 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
module @jit_involution_dynamic_kernels {
  func.func public @main(%arg0: tensor<2x6x6x8xf32>, %arg1: tensor<6x6x9x4xf32>) -> tensor<2x6x6x8xf32> {
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
    ^bb0(%in: i32, %in_9: i32, %out: i1):
      %24 = arith.cmpi eq, %in, %in_9 : i32
      linalg.yield %24 : i1
    } -> tensor<9x9xi1>
    %6 = tensor.empty() : tensor<9x9xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<9x9xi1>) outs(%6 : tensor<9x9xf32>) {
    ^bb0(%in: i1, %out: f32):
      %24 = arith.uitofp %in : i1 to f32
      linalg.yield %24 : f32
    } -> tensor<9x9xf32>
    %8 = tensor.empty() : tensor<8x9x9xf32>
    %9 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7 : tensor<9x9xf32>) outs(%8 : tensor<8x9x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x9x9xf32>
    %collapsed = tensor.collapse_shape %9 [[0, 1, 2]] : tensor<8x9x9xf32> into tensor<648xf32>
    %expanded = tensor.expand_shape %collapsed [[0, 1, 2, 3]] output_shape [72, 1, 3, 3] : tensor<648xf32> into tensor<72x1x3x3xf32>
    %10 = tensor.empty() : tensor<3x3x1x72xf32>
    %11 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<72x1x3x3xf32>) outs(%10 : tensor<3x3x1x72xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x3x1x72xf32>
    %padded = tensor.pad %arg0 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg2: index, %arg3: index, %arg4: index, %arg5: index):
      tensor.yield %cst : f32
    } : tensor<2x6x6x8xf32> to tensor<2x8x8x8xf32>
    %collapsed_0 = tensor.collapse_shape %11 [[0, 1, 2, 3]] : tensor<3x3x1x72xf32> into tensor<648xf32>
    %expanded_1 = tensor.expand_shape %collapsed_0 [[0, 1, 2, 3]] output_shape [3, 3, 8, 9] : tensor<648xf32> into tensor<3x3x8x9xf32>
    %12 = tensor.empty() : tensor<2x6x6x8x9xf32>
    %13 = linalg.fill ins(%cst : f32) outs(%12 : tensor<2x6x6x8x9xf32>) -> tensor<2x6x6x8x9xf32>
    %14 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded, %expanded_1 : tensor<2x8x8x8xf32>, tensor<3x3x8x9xf32>) outs(%13 : tensor<2x6x6x8x9xf32>) -> tensor<2x6x6x8x9xf32>
    %expanded_2 = tensor.expand_shape %14 [[0], [1], [2], [3, 4], [5]] output_shape [2, 6, 6, 4, 2, 9] : tensor<2x6x6x8x9xf32> into tensor<2x6x6x4x2x9xf32>
    %15 = tensor.empty() : tensor<6x6x4x9xf32>
    %16 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<6x6x9x4xf32>) outs(%15 : tensor<6x6x4x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x6x4x9xf32>
    %17 = tensor.empty() : tensor<6x6x4x9x2x2xf32>
    %18 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_2 : tensor<2x6x6x4x2x9xf32>) outs(%17 : tensor<6x6x4x9x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x6x4x9x2x2xf32>
    %collapsed_3 = tensor.collapse_shape %16 [[0, 1, 2, 3]] : tensor<6x6x4x9xf32> into tensor<1296xf32>
    %expanded_4 = tensor.expand_shape %collapsed_3 [[0, 1, 2]] output_shape [144, 1, 9] : tensor<1296xf32> into tensor<144x1x9xf32>
    %collapsed_5 = tensor.collapse_shape %18 [[0, 1, 2], [3], [4, 5]] : tensor<6x6x4x9x2x2xf32> into tensor<144x9x4xf32>
    %19 = tensor.empty() : tensor<144x1x4xf32>
    %20 = linalg.fill ins(%cst : f32) outs(%19 : tensor<144x1x4xf32>) -> tensor<144x1x4xf32>
    %21 = linalg.batch_matmul ins(%expanded_4, %collapsed_5 : tensor<144x1x9xf32>, tensor<144x9x4xf32>) outs(%20 : tensor<144x1x4xf32>) -> tensor<144x1x4xf32>
    %collapsed_6 = tensor.collapse_shape %21 [[0, 1, 2]] : tensor<144x1x4xf32> into tensor<576xf32>
    %expanded_7 = tensor.expand_shape %collapsed_6 [[0, 1, 2, 3, 4]] output_shape [6, 6, 4, 2, 2] : tensor<576xf32> into tensor<6x6x4x2x2xf32>
    %22 = tensor.empty() : tensor<2x6x6x4x2xf32>
    %23 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_7 : tensor<6x6x4x2x2xf32>) outs(%22 : tensor<2x6x6x4x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x6x6x4x2xf32>
    %collapsed_8 = tensor.collapse_shape %23 [[0], [1], [2], [3, 4]] : tensor<2x6x6x4x2xf32> into tensor<2x6x6x8xf32>
    return %collapsed_8 : tensor<2x6x6x8xf32>
  }
}

