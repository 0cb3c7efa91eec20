#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
module {
  func.func @main(%arg0: tensor<24x16xi8>, %arg1: tensor<24x2xf32>, %arg2: tensor<24x2xi8>, %arg3: tensor<3x16xf32>) -> tensor<3x24xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %expanded = tensor.expand_shape %arg0 [[0], [1, 2]] output_shape [24, 2, 8] : tensor<24x16xi8> into tensor<24x2x8xi8>
    %0 = tensor.empty() : tensor<24x2x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<24x2x8xi8>) outs(%0 : tensor<24x2x8xf32>) {
    ^bb0(%in: i8, %out: f32):
      %10 = arith.sitofp %in : i8 to f32
      linalg.yield %10 : f32
    } -> tensor<24x2x8xf32>
    %expanded_0 = tensor.expand_shape %arg2 [[0], [1, 2]] output_shape [24, 2, 1] : tensor<24x2xi8> into tensor<24x2x1xi8>
    %2 = tensor.empty() : tensor<24x2x1xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_0 : tensor<24x2x1xi8>) outs(%2 : tensor<24x2x1xf32>) {
    ^bb0(%in: i8, %out: f32):
      %10 = arith.sitofp %in : i8 to f32
      linalg.yield %10 : f32
    } -> tensor<24x2x1xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %3 : tensor<24x2x8xf32>, tensor<24x2x1xf32>) outs(%0 : tensor<24x2x8xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %10 = arith.subf %in, %in_2 : f32
      linalg.yield %10 : f32
    } -> tensor<24x2x8xf32>
    %expanded_1 = tensor.expand_shape %arg1 [[0], [1, 2]] output_shape [24, 2, 1] : tensor<24x2xf32> into tensor<24x2x1xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4, %expanded_1 : tensor<24x2x8xf32>, tensor<24x2x1xf32>) outs(%0 : tensor<24x2x8xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %10 = arith.mulf %in, %in_2 : f32
      linalg.yield %10 : f32
    } -> tensor<24x2x8xf32>
    %collapsed = tensor.collapse_shape %5 [[0], [1, 2]] : tensor<24x2x8xf32> into tensor<24x16xf32>
    %6 = tensor.empty() : tensor<16x24xf32>
    %transposed = linalg.transpose ins(%collapsed : tensor<24x16xf32>) outs(%6 : tensor<16x24xf32>) permutation = [1, 0] 
    %7 = tensor.empty() : tensor<3x24xf32>
    %8 = linalg.fill ins(%cst : f32) outs(%7 : tensor<3x24xf32>) -> tensor<3x24xf32>
    %9 = linalg.matmul ins(%arg3, %transposed : tensor<3x16xf32>, tensor<16x24xf32>) outs(%8 : tensor<3x24xf32>) -> tensor<3x24xf32>
    return %9 : tensor<3x24xf32>
  }
}
