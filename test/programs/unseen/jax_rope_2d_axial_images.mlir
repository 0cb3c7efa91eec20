// Axial rotary embedding of rows and columns: complex pairs by hand.
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>
module @jit_rope_2d_axial_images {
  func.func public @main(%arg0: tensor<2x8x20x16xf32>, %arg1: tensor<20x16x2xf32>) -> tensor<2x8x20x20xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %expanded = tensor.expand_shape %arg0 [[0], [1], [2], [3, 4]] output_shape [2, 8, 20, 8, 2] : tensor<2x8x20x16xf32> into tensor<2x8x20x8x2xf32>
    %extracted_slice = tensor.extract_slice %expanded[0, 0, 0, 0, 0] [2, 8, 20, 8, 1] [1, 1, 1, 1, 1] : tensor<2x8x20x8x2xf32> to tensor<2x8x20x8x1xf32>
    %extracted_slice_0 = tensor.extract_slice %expanded[0, 0, 0, 0, 1] [2, 8, 20, 8, 1] [1, 1, 1, 1, 1] : tensor<2x8x20x8x2xf32> to tensor<2x8x20x8x1xf32>
    %collapsed = tensor.collapse_shape %extracted_slice [[0], [1], [2], [3, 4]] : tensor<2x8x20x8x1xf32> into tensor<2x8x20x8xf32>
    %collapsed_1 = tensor.collapse_shape %extracted_slice_0 [[0], [1], [2], [3, 4]] : tensor<2x8x20x8x1xf32> into tensor<2x8x20x8xf32>
    %extracted_slice_2 = tensor.extract_slice %arg1[0, 0, 0] [20, 8, 1] [1, 1, 1] : tensor<20x16x2xf32> to tensor<20x8x1xf32>
    %0 = tensor.empty() : tensor<20x8x1xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_2 : tensor<20x8x1xf32>) outs(%0 : tensor<20x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %26 = math.cos %in : f32
      linalg.yield %26 : f32
    } -> tensor<20x8x1xf32>
    %collapsed_3 = tensor.collapse_shape %1 [[0], [1, 2]] : tensor<20x8x1xf32> into tensor<20x8xf32>
    %extracted_slice_4 = tensor.extract_slice %arg1[0, 8, 1] [20, 8, 1] [1, 1, 1] : tensor<20x16x2xf32> to tensor<20x8x1xf32>
    %2 = tensor.empty() : tensor<20x8x1xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_4 : tensor<20x8x1xf32>) outs(%2 : tensor<20x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %26 = math.sin %in : f32
      linalg.yield %26 : f32
    } -> tensor<20x8x1xf32>
    %collapsed_5 = tensor.collapse_shape %3 [[0], [1, 2]] : tensor<20x8x1xf32> into tensor<20x8xf32>
    %4 = tensor.empty() : tensor<2x8x20x8xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_3 : tensor<20x8xf32>) outs(%4 : tensor<2x8x20x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x20x8xf32>
    %6 = tensor.empty() : tensor<2x8x20x8xf32>
    %7 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed, %5 : tensor<2x8x20x8xf32>, tensor<2x8x20x8xf32>) outs(%6 : tensor<2x8x20x8xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %26 = arith.mulf %in, %in_13 : f32
      linalg.yield %26 : f32
    } -> tensor<2x8x20x8xf32>
    %8 = tensor.empty() : tensor<2x8x20x8xf32>
    %9 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_5 : tensor<20x8xf32>) outs(%8 : tensor<2x8x20x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x20x8xf32>
    %10 = tensor.empty() : tensor<2x8x20x8xf32>
    %11 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_1, %9 : tensor<2x8x20x8xf32>, tensor<2x8x20x8xf32>) outs(%10 : tensor<2x8x20x8xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %26 = arith.mulf %in, %in_13 : f32
      linalg.yield %26 : f32
    } -> tensor<2x8x20x8xf32>
    %12 = tensor.empty() : tensor<2x8x20x8xf32>
    %13 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%7, %11 : tensor<2x8x20x8xf32>, tensor<2x8x20x8xf32>) outs(%12 : tensor<2x8x20x8xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %26 = arith.subf %in, %in_13 : f32
      linalg.yield %26 : f32
    } -> tensor<2x8x20x8xf32>
    %14 = tensor.empty() : tensor<2x8x20x8xf32>
    %15 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed, %9 : tensor<2x8x20x8xf32>, tensor<2x8x20x8xf32>) outs(%14 : tensor<2x8x20x8xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %26 = arith.mulf %in, %in_13 : f32
      linalg.yield %26 : f32
    } -> tensor<2x8x20x8xf32>
    %16 = tensor.empty() : tensor<2x8x20x8xf32>
    %17 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_1, %5 : tensor<2x8x20x8xf32>, tensor<2x8x20x8xf32>) outs(%16 : tensor<2x8x20x8xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %26 = arith.mulf %in, %in_13 : f32
      linalg.yield %26 : f32
    } -> tensor<2x8x20x8xf32>
    %18 = tensor.empty() : tensor<2x8x20x8xf32>
    %19 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15, %17 : tensor<2x8x20x8xf32>, tensor<2x8x20x8xf32>) outs(%18 : tensor<2x8x20x8xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %26 = arith.addf %in, %in_13 : f32
      linalg.yield %26 : f32
    } -> tensor<2x8x20x8xf32>
    %expanded_6 = tensor.expand_shape %13 [[0], [1], [2], [3, 4]] output_shape [2, 8, 20, 8, 1] : tensor<2x8x20x8xf32> into tensor<2x8x20x8x1xf32>
    %expanded_7 = tensor.expand_shape %19 [[0], [1], [2], [3, 4]] output_shape [2, 8, 20, 8, 1] : tensor<2x8x20x8xf32> into tensor<2x8x20x8x1xf32>
    %20 = tensor.empty() : tensor<2x8x20x8x2xf32>
    %inserted_slice = tensor.insert_slice %expanded_6 into %20[0, 0, 0, 0, 0] [2, 8, 20, 8, 1] [1, 1, 1, 1, 1] : tensor<2x8x20x8x1xf32> into tensor<2x8x20x8x2xf32>
    %inserted_slice_8 = tensor.insert_slice %expanded_7 into %inserted_slice[0, 0, 0, 0, 1] [2, 8, 20, 8, 1] [1, 1, 1, 1, 1] : tensor<2x8x20x8x1xf32> into tensor<2x8x20x8x2xf32>
    %collapsed_9 = tensor.collapse_shape %inserted_slice_8 [[0], [1], [2], [3, 4]] : tensor<2x8x20x8x2xf32> into tensor<2x8x20x16xf32>
    %21 = tensor.empty() : tensor<2x8x16x20xf32>
    %22 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_9 : tensor<2x8x20x16xf32>) outs(%21 : tensor<2x8x16x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x16x20xf32>
    %collapsed_10 = tensor.collapse_shape %inserted_slice_8 [[0, 1], [2], [3, 4]] : tensor<2x8x20x8x2xf32> into tensor<16x20x16xf32>
    %collapsed_11 = tensor.collapse_shape %22 [[0, 1], [2], [3]] : tensor<2x8x16x20xf32> into tensor<16x16x20xf32>
    %23 = tensor.empty() : tensor<16x20x20xf32>
    %24 = linalg.fill ins(%cst : f32) outs(%23 : tensor<16x20x20xf32>) -> tensor<16x20x20xf32>
    %25 = linalg.batch_matmul ins(%collapsed_10, %collapsed_11 : tensor<16x20x16xf32>, tensor<16x16x20xf32>) outs(%24 : tensor<16x20x20xf32>) -> tensor<16x20x20xf32>
    %expanded_12 = tensor.expand_shape %25 [[0, 1], [2], [3]] output_shape [2, 8, 20, 20] : tensor<16x20x20xf32> into tensor<2x8x20x20xf32>
    return %expanded_12 : tensor<2x8x20x20xf32>
  }
}

