#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, 0)>
#map2 = affine_map<(d0, d1) -> (0, d1)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
module {
  func.func @onnx_partial_rotary_split_two_open_sizes(%arg0: tensor<?x2x?x8xf32>) -> tensor<?x2x?x?xf32> {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<[[1.000000e+00, 1.000000e-01]]> : tensor<1x2xf32>
    %dim = tensor.dim %arg0, %c0 : tensor<?x2x?x8xf32>
    %dim_1 = tensor.dim %arg0, %c2 : tensor<?x2x?x8xf32>
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 0, 0] [%dim, 2, %dim_1, 4] [1, 1, 1, 1] : tensor<?x2x?x8xf32> to tensor<?x2x?x4xf32>
    %extracted_slice_2 = tensor.extract_slice %arg0[0, 0, 0, 4] [%dim, 2, %dim_1, 4] [1, 1, 1, 1] : tensor<?x2x?x8xf32> to tensor<?x2x?x4xf32>
    %extracted_slice_3 = tensor.extract_slice %extracted_slice[0, 0, 0, 0] [%dim, 2, %dim_1, 2] [1, 1, 1, 1] : tensor<?x2x?x4xf32> to tensor<?x2x?x2xf32>
    %extracted_slice_4 = tensor.extract_slice %extracted_slice[0, 0, 0, 2] [%dim, 2, %dim_1, 2] [1, 1, 1, 1] : tensor<?x2x?x4xf32> to tensor<?x2x?x2xf32>
    %0 = tensor.empty(%dim_1) : tensor<?xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<?xi64>) {
    ^bb0(%out: i64):
      %23 = linalg.index 0 : index
      %24 = arith.index_cast %23 : index to i64
      linalg.yield %24 : i64
    } -> tensor<?xi64>
    %2 = tensor.empty(%dim_1) : tensor<?xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<?xi64>) outs(%2 : tensor<?xf32>) {
    ^bb0(%in: i64, %out: f32):
      %23 = arith.sitofp %in : i64 to f32
      linalg.yield %23 : f32
    } -> tensor<?xf32>
    %expanded = tensor.expand_shape %3 [[0, 1]] output_shape [%dim_1, 1] : tensor<?xf32> into tensor<?x1xf32>
    %4 = tensor.empty(%dim_1) : tensor<?x2xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %cst_0 : tensor<?x1xf32>, tensor<1x2xf32>) outs(%4 : tensor<?x2xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %23 = arith.mulf %in, %in_9 : f32
      linalg.yield %23 : f32
    } -> tensor<?x2xf32>
    %6 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<?x2xf32>) outs(%4 : tensor<?x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %23 = math.cos %in : f32
      linalg.yield %23 : f32
    } -> tensor<?x2xf32>
    %7 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<?x2xf32>) outs(%4 : tensor<?x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %23 = math.sin %in : f32
      linalg.yield %23 : f32
    } -> tensor<?x2xf32>
    %8 = tensor.empty(%dim, %dim_1) : tensor<?x2x?x2xf32>
    %9 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_3, %6 : tensor<?x2x?x2xf32>, tensor<?x2xf32>) outs(%8 : tensor<?x2x?x2xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %23 = arith.mulf %in, %in_9 : f32
      linalg.yield %23 : f32
    } -> tensor<?x2x?x2xf32>
    %10 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_4, %7 : tensor<?x2x?x2xf32>, tensor<?x2xf32>) outs(%8 : tensor<?x2x?x2xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %23 = arith.mulf %in, %in_9 : f32
      linalg.yield %23 : f32
    } -> tensor<?x2x?x2xf32>
    %11 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9, %10 : tensor<?x2x?x2xf32>, tensor<?x2x?x2xf32>) outs(%8 : tensor<?x2x?x2xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %23 = arith.subf %in, %in_9 : f32
      linalg.yield %23 : f32
    } -> tensor<?x2x?x2xf32>
    %12 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_3, %7 : tensor<?x2x?x2xf32>, tensor<?x2xf32>) outs(%8 : tensor<?x2x?x2xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %23 = arith.mulf %in, %in_9 : f32
      linalg.yield %23 : f32
    } -> tensor<?x2x?x2xf32>
    %13 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_4, %6 : tensor<?x2x?x2xf32>, tensor<?x2xf32>) outs(%8 : tensor<?x2x?x2xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %23 = arith.mulf %in, %in_9 : f32
      linalg.yield %23 : f32
    } -> tensor<?x2x?x2xf32>
    %14 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12, %13 : tensor<?x2x?x2xf32>, tensor<?x2x?x2xf32>) outs(%8 : tensor<?x2x?x2xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %23 = arith.addf %in, %in_9 : f32
      linalg.yield %23 : f32
    } -> tensor<?x2x?x2xf32>
    %concat = tensor.concat dim(3) %11, %14, %extracted_slice_2 : (tensor<?x2x?x2xf32>, tensor<?x2x?x2xf32>, tensor<?x2x?x4xf32>) -> tensor<?x2x?x8xf32>
    %dim_5 = tensor.dim %11, %c0 : tensor<?x2x?x2xf32>
    %dim_6 = tensor.dim %11, %c2 : tensor<?x2x?x2xf32>
    %15 = tensor.empty(%dim_5, %dim_6) : tensor<?x2x8x?xf32>
    %transposed = linalg.transpose ins(%concat : tensor<?x2x?x8xf32>) outs(%15 : tensor<?x2x8x?xf32>) permutation = [0, 1, 3, 2] 
    %collapsed = tensor.collapse_shape %concat [[0, 1], [2], [3]] : tensor<?x2x?x8xf32> into tensor<?x?x8xf32>
    %collapsed_7 = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<?x2x8x?xf32> into tensor<?x8x?xf32>
    %16 = arith.muli %dim_5, %c2 : index
    %17 = tensor.empty(%16, %dim_6, %dim_6) : tensor<?x?x?xf32>
    %18 = linalg.fill ins(%cst : f32) outs(%17 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %19 = linalg.batch_matmul ins(%collapsed, %collapsed_7 : tensor<?x?x8xf32>, tensor<?x8x?xf32>) outs(%18 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %20 = arith.divsi %16, %c2 : index
    %expanded_8 = tensor.expand_shape %19 [[0, 1], [2], [3]] output_shape [%20, 2, %dim_6, %dim_6] : tensor<?x?x?xf32> into tensor<?x2x?x?xf32>
    %21 = tensor.empty(%20, %dim_6, %dim_6) : tensor<?x2x?x?xf32>
    %22 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_8 : tensor<?x2x?x?xf32>) outs(%21 : tensor<?x2x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %23 = linalg.index 2 : index
      %24 = arith.index_cast %23 : index to i64
      %25 = linalg.index 3 : index
      %26 = arith.index_cast %25 : index to i64
      %27 = arith.cmpi sle, %26, %24 : i64
      %28 = arith.select %27, %in, %cst : f32
      linalg.yield %28 : f32
    } -> tensor<?x2x?x?xf32>
    return %22 : tensor<?x2x?x?xf32>
  }
}

