// Bilinear slices, a linear part, tanh, a vector.
#map = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1) -> (d1, d0)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map7 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map8 = affine_map<(d0, d1) -> (d1)>
module @jit_neural_tensor_network {
  func.func public @main(%arg0: tensor<6x8xf32>, %arg1: tensor<6x8xf32>, %arg2: tensor<8x8x4xf32>, %arg3: tensor<16x4xf32>, %arg4: tensor<4xf32>, %arg5: tensor<4xf32>) -> tensor<6xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<8x4x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<8x8x4xf32>) outs(%0 : tensor<8x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x4x8xf32>
    %collapsed = tensor.collapse_shape %1 [[0, 1], [2]] : tensor<8x4x8xf32> into tensor<32x8xf32>
    %2 = tensor.empty() : tensor<8x6xf32>
    %3 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<6x8xf32>) outs(%2 : tensor<8x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x6xf32>
    %4 = tensor.empty() : tensor<32x6xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<32x6xf32>) -> tensor<32x6xf32>
    %6 = linalg.matmul ins(%collapsed, %3 : tensor<32x8xf32>, tensor<8x6xf32>) outs(%5 : tensor<32x6xf32>) -> tensor<32x6xf32>
    %expanded = tensor.expand_shape %6 [[0, 1], [2]] output_shape [8, 4, 6] : tensor<32x6xf32> into tensor<8x4x6xf32>
    %7 = tensor.empty() : tensor<6x8x4xf32>
    %8 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<8x4x6xf32>) outs(%7 : tensor<6x8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x8x4xf32>
    %9 = tensor.empty() : tensor<6x4xf32>
    %10 = linalg.fill ins(%cst : f32) outs(%9 : tensor<6x4xf32>) -> tensor<6x4xf32>
    %11 = linalg.generic {indexing_maps = [#map5, #map6, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg1, %8 : tensor<6x8xf32>, tensor<6x8x4xf32>) outs(%10 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %27 = arith.mulf %in, %in_1 : f32
      %28 = arith.addf %out, %27 : f32
      linalg.yield %28 : f32
    } -> tensor<6x4xf32>
    %12 = tensor.empty() : tensor<6x16xf32>
    %inserted_slice = tensor.insert_slice %arg0 into %12[0, 0] [6, 8] [1, 1] : tensor<6x8xf32> into tensor<6x16xf32>
    %inserted_slice_0 = tensor.insert_slice %arg1 into %inserted_slice[0, 8] [6, 8] [1, 1] : tensor<6x8xf32> into tensor<6x16xf32>
    %13 = tensor.empty() : tensor<6x4xf32>
    %14 = linalg.fill ins(%cst : f32) outs(%13 : tensor<6x4xf32>) -> tensor<6x4xf32>
    %15 = linalg.matmul ins(%inserted_slice_0, %arg3 : tensor<6x16xf32>, tensor<16x4xf32>) outs(%14 : tensor<6x4xf32>) -> tensor<6x4xf32>
    %16 = tensor.empty() : tensor<6x4xf32>
    %17 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%11, %15 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%16 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %27 = arith.addf %in, %in_1 : f32
      linalg.yield %27 : f32
    } -> tensor<6x4xf32>
    %18 = tensor.empty() : tensor<6x4xf32>
    %19 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<4xf32>) outs(%18 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x4xf32>
    %20 = tensor.empty() : tensor<6x4xf32>
    %21 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%17, %19 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%20 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %27 = arith.addf %in, %in_1 : f32
      linalg.yield %27 : f32
    } -> tensor<6x4xf32>
    %22 = tensor.empty() : tensor<6x4xf32>
    %23 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%21 : tensor<6x4xf32>) outs(%22 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = math.tanh %in : f32
      linalg.yield %27 : f32
    } -> tensor<6x4xf32>
    %24 = tensor.empty() : tensor<6xf32>
    %25 = linalg.fill ins(%cst : f32) outs(%24 : tensor<6xf32>) -> tensor<6xf32>
    %26 = linalg.matvec ins(%23, %arg5 : tensor<6x4xf32>, tensor<4xf32>) outs(%25 : tensor<6xf32>) -> tensor<6xf32>
    return %26 : tensor<6xf32>
  }
}

