#map = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map1 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> ()>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<1x4x3x8xf32>, %arg1: tensor<1x2x3x8xf32>, %arg2: tensor<1x2x3x8xf32>, %arg3: tensor<1x2x9x8xf32>, %arg4: tensor<1x2x9x8xf32>) -> (tensor<1x4x3x8xf32>, tensor<1x2x12x8xf32>, tensor<1x2x12x8xf32>) {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<3.500000e-01> : tensor<f32>
    %concat = tensor.concat dim(2) %arg3, %arg1 : (tensor<1x2x9x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x12x8xf32>
    %concat_2 = tensor.concat dim(2) %arg4, %arg2 : (tensor<1x2x9x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x12x8xf32>
    %0 = tensor.empty() : tensor<1x2x2x12x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%concat : tensor<1x2x12x8xf32>) outs(%0 : tensor<1x2x2x12x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x2x12x8xf32>
    %collapsed = tensor.collapse_shape %1 [[0], [1, 2], [3], [4]] : tensor<1x2x2x12x8xf32> into tensor<1x4x12x8xf32>
    %2 = tensor.empty() : tensor<1x4x8x12xf32>
    %transposed = linalg.transpose ins(%collapsed : tensor<1x4x12x8xf32>) outs(%2 : tensor<1x4x8x12xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_3 = tensor.collapse_shape %arg0 [[0, 1], [2], [3]] : tensor<1x4x3x8xf32> into tensor<4x3x8xf32>
    %collapsed_4 = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<1x4x8x12xf32> into tensor<4x8x12xf32>
    %3 = tensor.empty() : tensor<4x3x12xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<4x3x12xf32>) -> tensor<4x3x12xf32>
    %5 = linalg.batch_matmul ins(%collapsed_3, %collapsed_4 : tensor<4x3x8xf32>, tensor<4x8x12xf32>) outs(%4 : tensor<4x3x12xf32>) -> tensor<4x3x12xf32>
    %expanded = tensor.expand_shape %5 [[0, 1], [2], [3]] output_shape [1, 4, 3, 12] : tensor<4x3x12xf32> into tensor<1x4x3x12xf32>
    %6 = tensor.empty() : tensor<1x4x3x12xf32>
    %7 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %cst_1 : tensor<1x4x3x12xf32>, tensor<f32>) outs(%6 : tensor<1x4x3x12xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %23 = arith.mulf %in, %in_9 : f32
      linalg.yield %23 : f32
    } -> tensor<1x4x3x12xf32>
    %8 = tensor.empty() : tensor<1x4x3xi64>
    %9 = linalg.fill ins(%c0_i64 : i64) outs(%8 : tensor<1x4x3xi64>) -> tensor<1x4x3xi64>
    %10 = tensor.empty() : tensor<1x4x3xf32>
    %11 = linalg.fill ins(%cst_0 : f32) outs(%10 : tensor<1x4x3xf32>) -> tensor<1x4x3xf32>
    %12:2 = linalg.generic {indexing_maps = [#map2, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%7 : tensor<1x4x3x12xf32>) outs(%11, %9 : tensor<1x4x3xf32>, tensor<1x4x3xi64>) {
    ^bb0(%in: f32, %out: f32, %out_9: i64):
      %23 = linalg.index 3 : index
      %24 = arith.index_cast %23 : index to i64
      %25 = arith.maximumf %in, %out : f32
      %26 = arith.cmpf ogt, %in, %out : f32
      %27 = arith.select %26, %24, %out_9 : i64
      linalg.yield %25, %27 : f32, i64
    } -> (tensor<1x4x3xf32>, tensor<1x4x3xi64>)
    %expanded_5 = tensor.expand_shape %12#0 [[0], [1], [2, 3]] output_shape [1, 4, 3, 1] : tensor<1x4x3xf32> into tensor<1x4x3x1xf32>
    %13 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%7, %expanded_5 : tensor<1x4x3x12xf32>, tensor<1x4x3x1xf32>) outs(%6 : tensor<1x4x3x12xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %23 = arith.subf %in, %in_9 : f32
      linalg.yield %23 : f32
    } -> tensor<1x4x3x12xf32>
    %14 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13 : tensor<1x4x3x12xf32>) outs(%6 : tensor<1x4x3x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %23 = math.exp %in : f32
      linalg.yield %23 : f32
    } -> tensor<1x4x3x12xf32>
    %15 = tensor.empty() : tensor<1x4x3x1xf32>
    %16 = linalg.fill ins(%cst : f32) outs(%15 : tensor<1x4x3x1xf32>) -> tensor<1x4x3x1xf32>
    %17 = linalg.generic {indexing_maps = [#map2, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%14 : tensor<1x4x3x12xf32>) outs(%16 : tensor<1x4x3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %23 = arith.addf %in, %out : f32
      linalg.yield %23 : f32
    } -> tensor<1x4x3x1xf32>
    %18 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14, %17 : tensor<1x4x3x12xf32>, tensor<1x4x3x1xf32>) outs(%6 : tensor<1x4x3x12xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %23 = arith.divf %in, %in_9 : f32
      linalg.yield %23 : f32
    } -> tensor<1x4x3x12xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%concat_2 : tensor<1x2x12x8xf32>) outs(%0 : tensor<1x2x2x12x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x2x12x8xf32>
    %collapsed_6 = tensor.collapse_shape %18 [[0, 1], [2], [3]] : tensor<1x4x3x12xf32> into tensor<4x3x12xf32>
    %collapsed_7 = tensor.collapse_shape %19 [[0, 1, 2], [3], [4]] : tensor<1x2x2x12x8xf32> into tensor<4x12x8xf32>
    %20 = tensor.empty() : tensor<4x3x8xf32>
    %21 = linalg.fill ins(%cst : f32) outs(%20 : tensor<4x3x8xf32>) -> tensor<4x3x8xf32>
    %22 = linalg.batch_matmul ins(%collapsed_6, %collapsed_7 : tensor<4x3x12xf32>, tensor<4x12x8xf32>) outs(%21 : tensor<4x3x8xf32>) -> tensor<4x3x8xf32>
    %expanded_8 = tensor.expand_shape %22 [[0, 1], [2], [3]] output_shape [1, 4, 3, 8] : tensor<4x3x8xf32> into tensor<1x4x3x8xf32>
    return %expanded_8, %concat, %concat_2 : tensor<1x4x3x8xf32>, tensor<1x2x12x8xf32>, tensor<1x2x12x8xf32>
  }
}

