#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (0, d1)>
module {
  func.func @main(%arg0: tensor<6x48xf32>, %arg1: tensor<6x48x40xi8>, %arg2: tensor<6x1x40xf32>, %arg3: tensor<1x40xf32>) -> tensor<6x40xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant -1.000000e+00 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %expanded = tensor.expand_shape %arg0 [[0], [1, 2]] output_shape [6, 1, 48] : tensor<6x48xf32> into tensor<6x1x48xf32>
    %0 = tensor.empty() : tensor<6x48x40xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<6x48x40xi8>) outs(%0 : tensor<6x48x40xf32>) {
    ^bb0(%in: i8, %out: f32):
      %9 = arith.sitofp %in : i8 to f32
      linalg.yield %9 : f32
    } -> tensor<6x48x40xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %arg2 : tensor<6x48x40xf32>, tensor<6x1x40xf32>) outs(%0 : tensor<6x48x40xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %9 = arith.mulf %in, %in_2 : f32
      linalg.yield %9 : f32
    } -> tensor<6x48x40xf32>
    %3 = tensor.empty() : tensor<6x1x40xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<6x1x40xf32>) -> tensor<6x1x40xf32>
    %5 = linalg.batch_matmul ins(%expanded, %2 : tensor<6x1x48xf32>, tensor<6x48x40xf32>) outs(%4 : tensor<6x1x40xf32>) -> tensor<6x1x40xf32>
    %collapsed = tensor.collapse_shape %5 [[0, 1], [2]] : tensor<6x1x40xf32> into tensor<6x40xf32>
    %6 = tensor.empty() : tensor<6x40xf32>
    %7 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%collapsed, %arg3 : tensor<6x40xf32>, tensor<1x40xf32>) outs(%6 : tensor<6x40xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %9 = arith.addf %in, %in_2 : f32
      linalg.yield %9 : f32
    } -> tensor<6x40xf32>
    %8 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<6x40xf32>) outs(%6 : tensor<6x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %9 = arith.cmpf ult, %in, %cst_0 : f32
      %10 = arith.select %9, %cst_0, %in : f32
      %11 = arith.cmpf ugt, %10, %cst_1 : f32
      %12 = arith.select %11, %cst_1, %10 : f32
      linalg.yield %12 : f32
    } -> tensor<6x40xf32>
    return %8 : tensor<6x40xf32>
  }
}
