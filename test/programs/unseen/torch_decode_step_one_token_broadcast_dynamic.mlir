#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
module {
  func.func @main(%arg0: tensor<?x1x8xf32>, %arg1: tensor<8x8xf32>, %arg2: tensor<1x1x8xf32>) -> tensor<?x8xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %collapsed = tensor.collapse_shape %arg0 [[0], [1, 2]] : tensor<?x1x8xf32> into tensor<?x8xf32>
    %dim = tensor.dim %arg0, %c0 : tensor<?x1x8xf32>
    %0 = tensor.empty(%dim) : tensor<?x8xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<?x8xf32>) -> tensor<?x8xf32>
    %2 = linalg.matmul ins(%collapsed, %arg1 : tensor<?x8xf32>, tensor<8x8xf32>) outs(%1 : tensor<?x8xf32>) -> tensor<?x8xf32>
    %expanded = tensor.expand_shape %2 [[0], [1, 2]] output_shape [%dim, 1, 8] : tensor<?x8xf32> into tensor<?x1x8xf32>
    %3 = tensor.empty(%dim) : tensor<?x1x8xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %arg2 : tensor<?x1x8xf32>, tensor<1x1x8xf32>) outs(%3 : tensor<?x1x8xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %5 = arith.addf %in, %in_1 : f32
      linalg.yield %5 : f32
    } -> tensor<?x1x8xf32>
    %collapsed_0 = tensor.collapse_shape %4 [[0, 1], [2]] : tensor<?x1x8xf32> into tensor<?x8xf32>
    return %collapsed_0 : tensor<?x8xf32>
  }
}
