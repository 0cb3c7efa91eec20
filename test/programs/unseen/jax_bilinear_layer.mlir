#map = affine_map<(d0, d1, d2) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
module @jit_bilinear_layer {
  func.func public @main(%arg0: tensor<8x12xf32>, %arg1: tensor<10x12x14xf32>, %arg2: tensor<8x14xf32>) -> tensor<8x10xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<8x14x12xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<8x14xf32>) outs(%0 : tensor<8x14x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x14x12xf32>
    %2 = tensor.empty() : tensor<8x14x12xf32>
    %3 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<8x12xf32>) outs(%2 : tensor<8x14x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x14x12xf32>
    %4 = tensor.empty() : tensor<8x14x12xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %3 : tensor<8x14x12xf32>, tensor<8x14x12xf32>) outs(%4 : tensor<8x14x12xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %13 = arith.mulf %in, %in_1 : f32
      linalg.yield %13 : f32
    } -> tensor<8x14x12xf32>
    %6 = tensor.empty() : tensor<8x12x14xf32>
    %7 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<8x14x12xf32>) outs(%6 : tensor<8x12x14xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x12x14xf32>
    %collapsed = tensor.collapse_shape %7 [[0], [1, 2]] : tensor<8x12x14xf32> into tensor<8x168xf32>
    %8 = tensor.empty() : tensor<12x14x10xf32>
    %9 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<10x12x14xf32>) outs(%8 : tensor<12x14x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12x14x10xf32>
    %collapsed_0 = tensor.collapse_shape %9 [[0, 1], [2]] : tensor<12x14x10xf32> into tensor<168x10xf32>
    %10 = tensor.empty() : tensor<8x10xf32>
    %11 = linalg.fill ins(%cst : f32) outs(%10 : tensor<8x10xf32>) -> tensor<8x10xf32>
    %12 = linalg.matmul ins(%collapsed, %collapsed_0 : tensor<8x168xf32>, tensor<168x10xf32>) outs(%11 : tensor<8x10xf32>) -> tensor<8x10xf32>
    return %12 : tensor<8x10xf32>
  }
}

