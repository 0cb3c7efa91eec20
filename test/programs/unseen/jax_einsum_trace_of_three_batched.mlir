// The trace of three products, for each batch.
#map = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module @jit_einsum_trace_of_three_batched {
  func.func public @main(%arg0: tensor<6x5x4xf32>, %arg1: tensor<6x4x3xf32>, %arg2: tensor<6x3x5xf32>) -> tensor<6xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<6x3x4xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<6x3x4xf32>) -> tensor<6x3x4xf32>
    %2 = linalg.batch_matmul ins(%arg2, %arg0 : tensor<6x3x5xf32>, tensor<6x5x4xf32>) outs(%1 : tensor<6x3x4xf32>) -> tensor<6x3x4xf32>
    %3 = tensor.empty() : tensor<6x4x3xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2 : tensor<6x3x4xf32>) outs(%3 : tensor<6x4x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x4x3xf32>
    %collapsed = tensor.collapse_shape %arg1 [[0, 1, 2]] : tensor<6x4x3xf32> into tensor<72xf32>
    %expanded = tensor.expand_shape %collapsed [[0, 1, 2]] output_shape [6, 1, 12] : tensor<72xf32> into tensor<6x1x12xf32>
    %collapsed_0 = tensor.collapse_shape %4 [[0, 1, 2]] : tensor<6x4x3xf32> into tensor<72xf32>
    %expanded_1 = tensor.expand_shape %collapsed_0 [[0, 1, 2]] output_shape [6, 12, 1] : tensor<72xf32> into tensor<6x12x1xf32>
    %5 = tensor.empty() : tensor<6x1x1xf32>
    %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<6x1x1xf32>) -> tensor<6x1x1xf32>
    %7 = linalg.batch_matmul ins(%expanded, %expanded_1 : tensor<6x1x12xf32>, tensor<6x12x1xf32>) outs(%6 : tensor<6x1x1xf32>) -> tensor<6x1x1xf32>
    %collapsed_2 = tensor.collapse_shape %7 [[0, 1, 2]] : tensor<6x1x1xf32> into tensor<6xf32>
    return %collapsed_2 : tensor<6xf32>
  }
}

