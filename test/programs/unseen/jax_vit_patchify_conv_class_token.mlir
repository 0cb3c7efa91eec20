// Patches by a strided convolution, a class token before them, positions added.
#map = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d3, d2, d0, d1)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d1)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map7 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
module @jit_vit_patchify_conv_class_token {
  func.func public @main(%arg0: tensor<2x3x16x16xf32>, %arg1: tensor<24x3x4x4xf32>, %arg2: tensor<24xf32>, %arg3: tensor<1x17x24xf32>, %arg4: tensor<1x1x24xf32>) -> tensor<2x17x24xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x16x16x3xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x3x16x16xf32>) outs(%0 : tensor<2x16x16x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x16x3xf32>
    %2 = tensor.empty() : tensor<4x4x3x24xf32>
    %3 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<24x3x4x4xf32>) outs(%2 : tensor<4x4x3x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4x3x24xf32>
    %4 = tensor.empty() : tensor<2x4x4x24xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<2x4x4x24xf32>) -> tensor<2x4x4x24xf32>
    %6 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<4> : tensor<2xi64>} ins(%1, %3 : tensor<2x16x16x3xf32>, tensor<4x4x3x24xf32>) outs(%5 : tensor<2x4x4x24xf32>) -> tensor<2x4x4x24xf32>
    %7 = tensor.empty() : tensor<2x24x4x4xf32>
    %8 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%6 : tensor<2x4x4x24xf32>) outs(%7 : tensor<2x24x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x24x4x4xf32>
    %9 = tensor.empty() : tensor<2x24x4x4xf32>
    %10 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<24xf32>) outs(%9 : tensor<2x24x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x24x4x4xf32>
    %11 = tensor.empty() : tensor<2x24x4x4xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8, %10 : tensor<2x24x4x4xf32>, tensor<2x24x4x4xf32>) outs(%11 : tensor<2x24x4x4xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %22 = arith.addf %in, %in_1 : f32
      linalg.yield %22 : f32
    } -> tensor<2x24x4x4xf32>
    %collapsed = tensor.collapse_shape %12 [[0], [1], [2, 3]] : tensor<2x24x4x4xf32> into tensor<2x24x16xf32>
    %13 = tensor.empty() : tensor<2x16x24xf32>
    %14 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed : tensor<2x24x16xf32>) outs(%13 : tensor<2x16x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x24xf32>
    %15 = tensor.empty() : tensor<2x1x24xf32>
    %16 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg4 : tensor<1x1x24xf32>) outs(%15 : tensor<2x1x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x24xf32>
    %17 = tensor.empty() : tensor<2x17x24xf32>
    %inserted_slice = tensor.insert_slice %16 into %17[0, 0, 0] [2, 1, 24] [1, 1, 1] : tensor<2x1x24xf32> into tensor<2x17x24xf32>
    %inserted_slice_0 = tensor.insert_slice %14 into %inserted_slice[0, 1, 0] [2, 16, 24] [1, 1, 1] : tensor<2x16x24xf32> into tensor<2x17x24xf32>
    %18 = tensor.empty() : tensor<2x17x24xf32>
    %19 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3 : tensor<1x17x24xf32>) outs(%18 : tensor<2x17x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x17x24xf32>
    %20 = tensor.empty() : tensor<2x17x24xf32>
    %21 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%inserted_slice_0, %19 : tensor<2x17x24xf32>, tensor<2x17x24xf32>) outs(%20 : tensor<2x17x24xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %22 = arith.addf %in, %in_1 : f32
      linalg.yield %22 : f32
    } -> tensor<2x17x24xf32>
    return %21 : tensor<2x17x24xf32>
  }
}

