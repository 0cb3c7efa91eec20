#map = affine_map<(d0, d1, d2) -> (d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> ()>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @self_attention(%arg0: tensor<2x8x32xf32>, %arg1: tensor<32x32xf32>, %arg2: tensor<32x32xf32>, %arg3: tensor<32x32xf32>, %arg4: tensor<32x32xf32>) -> tensor<2x8x32xf32> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<3.500000e-01> : tensor<f32>
    %0 = tensor.empty() : tensor<2x32x32xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<32x32xf32>) outs(%0 : tensor<2x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x32xf32>
    %2 = tensor.empty() : tensor<2x8x32xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<2x8x32xf32>) -> tensor<2x8x32xf32>
    %4 = linalg.batch_matmul ins(%arg0, %1 : tensor<2x8x32xf32>, tensor<2x32x32xf32>) outs(%3 : tensor<2x8x32xf32>) -> tensor<2x8x32xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<32x32xf32>) outs(%0 : tensor<2x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x32xf32>
    %6 = linalg.batch_matmul ins(%arg0, %5 : tensor<2x8x32xf32>, tensor<2x32x32xf32>) outs(%3 : tensor<2x8x32xf32>) -> tensor<2x8x32xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3 : tensor<32x32xf32>) outs(%0 : tensor<2x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x32xf32>
    %8 = linalg.batch_matmul ins(%arg0, %7 : tensor<2x8x32xf32>, tensor<2x32x32xf32>) outs(%3 : tensor<2x8x32xf32>) -> tensor<2x8x32xf32>
    %expanded = tensor.expand_shape %4 [[0], [1], [2, 3]] output_shape [2, 8, 4, 8] : tensor<2x8x32xf32> into tensor<2x8x4x8xf32>
    %9 = tensor.empty() : tensor<2x4x8x8xf32>
    %transposed = linalg.transpose ins(%expanded : tensor<2x8x4x8xf32>) outs(%9 : tensor<2x4x8x8xf32>) permutation = [0, 2, 1, 3] 
    %expanded_2 = tensor.expand_shape %6 [[0], [1], [2, 3]] output_shape [2, 8, 4, 8] : tensor<2x8x32xf32> into tensor<2x8x4x8xf32>
    %transposed_3 = linalg.transpose ins(%expanded_2 : tensor<2x8x4x8xf32>) outs(%9 : tensor<2x4x8x8xf32>) permutation = [0, 2, 3, 1] 
    %expanded_4 = tensor.expand_shape %8 [[0], [1], [2, 3]] output_shape [2, 8, 4, 8] : tensor<2x8x32xf32> into tensor<2x8x4x8xf32>
    %transposed_5 = linalg.transpose ins(%expanded_4 : tensor<2x8x4x8xf32>) outs(%9 : tensor<2x4x8x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x4x8x8xf32> into tensor<8x8x8xf32>
    %collapsed_6 = tensor.collapse_shape %transposed_3 [[0, 1], [2], [3]] : tensor<2x4x8x8xf32> into tensor<8x8x8xf32>
    %10 = tensor.empty() : tensor<8x8x8xf32>
    %11 = linalg.fill ins(%cst : f32) outs(%10 : tensor<8x8x8xf32>) -> tensor<8x8x8xf32>
    %12 = linalg.batch_matmul ins(%collapsed, %collapsed_6 : tensor<8x8x8xf32>, tensor<8x8x8xf32>) outs(%11 : tensor<8x8x8xf32>) -> tensor<8x8x8xf32>
    %expanded_7 = tensor.expand_shape %12 [[0, 1], [2], [3]] output_shape [2, 4, 8, 8] : tensor<8x8x8xf32> into tensor<2x4x8x8xf32>
    %13 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_7, %cst_1 : tensor<2x4x8x8xf32>, tensor<f32>) outs(%9 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %29 = arith.mulf %in, %in_14 : f32
      linalg.yield %29 : f32
    } -> tensor<2x4x8x8xf32>
    %14 = tensor.empty() : tensor<2x4x8xi64>
    %15 = linalg.fill ins(%c0_i64 : i64) outs(%14 : tensor<2x4x8xi64>) -> tensor<2x4x8xi64>
    %16 = tensor.empty() : tensor<2x4x8xf32>
    %17 = linalg.fill ins(%cst_0 : f32) outs(%16 : tensor<2x4x8xf32>) -> tensor<2x4x8xf32>
    %18:2 = linalg.generic {indexing_maps = [#map2, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%13 : tensor<2x4x8x8xf32>) outs(%17, %15 : tensor<2x4x8xf32>, tensor<2x4x8xi64>) {
    ^bb0(%in: f32, %out: f32, %out_14: i64):
      %29 = linalg.index 3 : index
      %30 = arith.index_cast %29 : index to i64
      %31 = arith.maximumf %in, %out : f32
      %32 = arith.cmpf ogt, %in, %out : f32
      %33 = arith.select %32, %30, %out_14 : i64
      linalg.yield %31, %33 : f32, i64
    } -> (tensor<2x4x8xf32>, tensor<2x4x8xi64>)
    %expanded_8 = tensor.expand_shape %18#0 [[0], [1], [2, 3]] output_shape [2, 4, 8, 1] : tensor<2x4x8xf32> into tensor<2x4x8x1xf32>
    %19 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13, %expanded_8 : tensor<2x4x8x8xf32>, tensor<2x4x8x1xf32>) outs(%9 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %29 = arith.subf %in, %in_14 : f32
      linalg.yield %29 : f32
    } -> tensor<2x4x8x8xf32>
    %20 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%19 : tensor<2x4x8x8xf32>) outs(%9 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = math.exp %in : f32
      linalg.yield %29 : f32
    } -> tensor<2x4x8x8xf32>
    %21 = tensor.empty() : tensor<2x4x8x1xf32>
    %22 = linalg.fill ins(%cst : f32) outs(%21 : tensor<2x4x8x1xf32>) -> tensor<2x4x8x1xf32>
    %23 = linalg.generic {indexing_maps = [#map2, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%20 : tensor<2x4x8x8xf32>) outs(%22 : tensor<2x4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = arith.addf %in, %out : f32
      linalg.yield %29 : f32
    } -> tensor<2x4x8x1xf32>
    %24 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%20, %23 : tensor<2x4x8x8xf32>, tensor<2x4x8x1xf32>) outs(%9 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %29 = arith.divf %in, %in_14 : f32
      linalg.yield %29 : f32
    } -> tensor<2x4x8x8xf32>
    %collapsed_9 = tensor.collapse_shape %24 [[0, 1], [2], [3]] : tensor<2x4x8x8xf32> into tensor<8x8x8xf32>
    %collapsed_10 = tensor.collapse_shape %transposed_5 [[0, 1], [2], [3]] : tensor<2x4x8x8xf32> into tensor<8x8x8xf32>
    %25 = linalg.batch_matmul ins(%collapsed_9, %collapsed_10 : tensor<8x8x8xf32>, tensor<8x8x8xf32>) outs(%11 : tensor<8x8x8xf32>) -> tensor<8x8x8xf32>
    %expanded_11 = tensor.expand_shape %25 [[0, 1], [2], [3]] output_shape [2, 4, 8, 8] : tensor<8x8x8xf32> into tensor<2x4x8x8xf32>
    %26 = tensor.empty() : tensor<2x8x4x8xf32>
    %transposed_12 = linalg.transpose ins(%expanded_11 : tensor<2x4x8x8xf32>) outs(%26 : tensor<2x8x4x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_13 = tensor.collapse_shape %transposed_12 [[0], [1], [2, 3]] : tensor<2x8x4x8xf32> into tensor<2x8x32xf32>
    %27 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg4 : tensor<32x32xf32>) outs(%0 : tensor<2x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x32xf32>
    %28 = linalg.batch_matmul ins(%collapsed_13, %27 : tensor<2x8x32xf32>, tensor<2x32x32xf32>) outs(%3 : tensor<2x8x32xf32>) -> tensor<2x8x32xf32>
    return %28 : tensor<2x8x32xf32>
  }
}

