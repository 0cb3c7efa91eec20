// Batches at both ends of an operand.
#map = affine_map<(d0, d1, d2, d3) -> (d1, d3, d0, d2)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d1, d0, d3, d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>
module @jit_einsum_two_batches_apart {
  func.func public @main(%arg0: tensor<4x6x10x16xf16>, %arg1: tensor<4x16x6x12xf16>) -> tensor<6x10x4x12xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<6x4x12x16xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<4x16x6x12xf16>) outs(%0 : tensor<6x4x12x16xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<6x4x12x16xf16>
    %2 = tensor.empty() : tensor<6x4x16x10xf16>
    %3 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<4x6x10x16xf16>) outs(%2 : tensor<6x4x16x10xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<6x4x16x10xf16>
    %collapsed = tensor.collapse_shape %1 [[0, 1], [2], [3]] : tensor<6x4x12x16xf16> into tensor<24x12x16xf16>
    %collapsed_0 = tensor.collapse_shape %3 [[0, 1], [2], [3]] : tensor<6x4x16x10xf16> into tensor<24x16x10xf16>
    %4 = tensor.empty() : tensor<24x12x10xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<24x12x10xf32>) -> tensor<24x12x10xf32>
    %6 = linalg.batch_matmul ins(%collapsed, %collapsed_0 : tensor<24x12x16xf16>, tensor<24x16x10xf16>) outs(%5 : tensor<24x12x10xf32>) -> tensor<24x12x10xf32>
    %expanded = tensor.expand_shape %6 [[0, 1], [2], [3]] output_shape [6, 4, 12, 10] : tensor<24x12x10xf32> into tensor<6x4x12x10xf32>
    %7 = tensor.empty() : tensor<6x10x4x12xf32>
    %8 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<6x4x12x10xf32>) outs(%7 : tensor<6x10x4x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x10x4x12xf32>
    return %8 : tensor<6x10x4x12xf32>
  }
}

