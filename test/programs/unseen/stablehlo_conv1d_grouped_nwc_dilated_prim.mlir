#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d5, d3 + d4, d0, d1)>
#map2 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d1, d0, d2)>
#map3 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d5, d3, d0, d2)>
module @jit_conv1d_grouped_nwc_dilated_prim attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1x10x4xf32>, %arg1: tensor<3x2x8xf32>) -> (tensor<1x10x8xf32> {jax.result_info = "result"}) {
    %cst = arith.constant 0.000000e+00 : f32
    %padded = tensor.pad %arg0 low[0, 2, 0] high[0, 2, 0] {
    ^bb0(%arg2: index, %arg3: index, %arg4: index):
      tensor.yield %cst : f32
    } : tensor<1x10x4xf32> to tensor<1x14x4xf32>
    %0 = tensor.empty() : tensor<5x2x8xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<5x2x8xf32>) -> tensor<5x2x8xf32>
    %inserted_slice = tensor.insert_slice %arg1 into %1[0, 0, 0] [3, 2, 8] [2, 1, 1] : tensor<3x2x8xf32> into tensor<5x2x8xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%inserted_slice : tensor<5x2x8xf32>) outs(%0 : tensor<5x2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x2x8xf32>
    %expanded = tensor.expand_shape %padded [[0], [1], [2, 3]] output_shape [1, 14, 2, 2] : tensor<1x14x4xf32> into tensor<1x14x2x2xf32>
    %expanded_0 = tensor.expand_shape %2 [[0], [1], [2, 3]] output_shape [5, 2, 2, 4] : tensor<5x2x8xf32> into tensor<5x2x2x4xf32>
    %3 = tensor.empty() : tensor<1x10x2x4xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<1x10x2x4xf32>) -> tensor<1x10x2x4xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "reduction", "parallel", "parallel", "reduction", "parallel"]} ins(%expanded, %expanded_0 : tensor<1x14x2x2xf32>, tensor<5x2x2x4xf32>) outs(%4 : tensor<1x10x2x4xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %6 = arith.mulf %in, %in_1 : f32
      %7 = arith.addf %out, %6 : f32
      linalg.yield %7 : f32
    } -> tensor<1x10x2x4xf32>
    %collapsed = tensor.collapse_shape %5 [[0], [1], [2, 3]] : tensor<1x10x2x4xf32> into tensor<1x10x8xf32>
    return %collapsed : tensor<1x10x8xf32>
  }
}

