#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x8x8x16xf32>, %arg1: tensor<16x48xf32>, %arg2: tensor<2x16x16xf32>) -> tensor<2x8x8x16xf32> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 3.500000e-01 : f64
    %extracted_slice = tensor.extract_slice %arg0[0, 2, 0, 0] [2, 6, 8, 16] [1, 1, 1, 1] : tensor<2x8x8x16xf32> to tensor<2x6x8x16xf32>
    %cast = tensor.cast %extracted_slice : tensor<2x6x8x16xf32> to tensor<2x?x8x16xf32>
    %extracted_slice_2 = tensor.extract_slice %arg0[0, 0, 0, 0] [2, 2, 8, 16] [1, 1, 1, 1] : tensor<2x8x8x16xf32> to tensor<2x2x8x16xf32>
    %cast_3 = tensor.cast %extracted_slice_2 : tensor<2x2x8x16xf32> to tensor<2x?x8x16xf32>
    %concat = tensor.concat dim(1) %cast, %cast_3 : (tensor<2x?x8x16xf32>, tensor<2x?x8x16xf32>) -> tensor<2x8x8x16xf32>
    %extracted_slice_4 = tensor.extract_slice %concat[0, 0, 2, 0] [2, 8, 6, 16] [1, 1, 1, 1] : tensor<2x8x8x16xf32> to tensor<2x8x6x16xf32>
    %cast_5 = tensor.cast %extracted_slice_4 : tensor<2x8x6x16xf32> to tensor<2x8x?x16xf32>
    %extracted_slice_6 = tensor.extract_slice %concat[0, 0, 0, 0] [2, 8, 2, 16] [1, 1, 1, 1] : tensor<2x8x8x16xf32> to tensor<2x8x2x16xf32>
    %cast_7 = tensor.cast %extracted_slice_6 : tensor<2x8x2x16xf32> to tensor<2x8x?x16xf32>
    %concat_8 = tensor.concat dim(2) %cast_5, %cast_7 : (tensor<2x8x?x16xf32>, tensor<2x8x?x16xf32>) -> tensor<2x8x8x16xf32>
    %expanded = tensor.expand_shape %concat_8 [[0], [1, 2], [3, 4], [5]] output_shape [2, 2, 4, 2, 4, 16] : tensor<2x8x8x16xf32> into tensor<2x2x4x2x4x16xf32>
    %0 = tensor.empty() : tensor<2x2x2x4x4x16xf32>
    %transposed = linalg.transpose ins(%expanded : tensor<2x2x4x2x4x16xf32>) outs(%0 : tensor<2x2x2x4x4x16xf32>) permutation = [0, 1, 3, 2, 4, 5] 
    %collapsed = tensor.collapse_shape %transposed [[0, 1, 2, 3, 4], [5]] : tensor<2x2x2x4x4x16xf32> into tensor<128x16xf32>
    %1 = tensor.empty() : tensor<128x48xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<128x48xf32>) -> tensor<128x48xf32>
    %3 = linalg.matmul ins(%collapsed, %arg1 : tensor<128x16xf32>, tensor<16x48xf32>) outs(%2 : tensor<128x48xf32>) -> tensor<128x48xf32>
    %expanded_9 = tensor.expand_shape %3 [[0, 1], [2, 3, 4]] output_shape [8, 16, 3, 2, 8] : tensor<128x48xf32> into tensor<8x16x3x2x8xf32>
    %4 = tensor.empty() : tensor<3x8x2x16x8xf32>
    %transposed_10 = linalg.transpose ins(%expanded_9 : tensor<8x16x3x2x8xf32>) outs(%4 : tensor<3x8x2x16x8xf32>) permutation = [2, 0, 3, 1, 4] 
    %extracted_slice_11 = tensor.extract_slice %transposed_10[0, 0, 0, 0, 0] [1, 8, 2, 16, 8] [1, 1, 1, 1, 1] : tensor<3x8x2x16x8xf32> to tensor<1x8x2x16x8xf32>
    %extracted_slice_12 = tensor.extract_slice %transposed_10[1, 0, 0, 0, 0] [1, 8, 2, 16, 8] [1, 1, 1, 1, 1] : tensor<3x8x2x16x8xf32> to tensor<1x8x2x16x8xf32>
    %extracted_slice_13 = tensor.extract_slice %transposed_10[2, 0, 0, 0, 0] [1, 8, 2, 16, 8] [1, 1, 1, 1, 1] : tensor<3x8x2x16x8xf32> to tensor<1x8x2x16x8xf32>
    %collapsed_14 = tensor.collapse_shape %extracted_slice_12 [[0, 1], [2], [3], [4]] : tensor<1x8x2x16x8xf32> into tensor<8x2x16x8xf32>
    %5 = tensor.empty() : tensor<8x2x8x16xf32>
    %transposed_15 = linalg.transpose ins(%collapsed_14 : tensor<8x2x16x8xf32>) outs(%5 : tensor<8x2x8x16xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_16 = tensor.collapse_shape %extracted_slice_11 [[0, 1, 2], [3], [4]] : tensor<1x8x2x16x8xf32> into tensor<16x16x8xf32>
    %collapsed_17 = tensor.collapse_shape %transposed_15 [[0, 1], [2], [3]] : tensor<8x2x8x16xf32> into tensor<16x8x16xf32>
    %6 = tensor.empty() : tensor<16x16x16xf32>
    %7 = linalg.fill ins(%cst : f32) outs(%6 : tensor<16x16x16xf32>) -> tensor<16x16x16xf32>
    %8 = linalg.batch_matmul ins(%collapsed_16, %collapsed_17 : tensor<16x16x8xf32>, tensor<16x8x16xf32>) outs(%7 : tensor<16x16x16xf32>) -> tensor<16x16x16xf32>
    %expanded_18 = tensor.expand_shape %8 [[0, 1], [2], [3]] output_shape [8, 2, 16, 16] : tensor<16x16x16xf32> into tensor<8x2x16x16xf32>
    %9 = tensor.empty() : tensor<8x2x16x16xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_18 : tensor<8x2x16x16xf32>) outs(%9 : tensor<8x2x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = arith.truncf %cst_1 : f64 to f32
      %29 = arith.mulf %in, %28 : f32
      linalg.yield %29 : f32
    } -> tensor<8x2x16x16xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%10, %arg2 : tensor<8x2x16x16xf32>, tensor<2x16x16xf32>) outs(%9 : tensor<8x2x16x16xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %28 = arith.addf %in, %in_38 : f32
      linalg.yield %28 : f32
    } -> tensor<8x2x16x16xf32>
    %12 = tensor.empty() : tensor<8x2x16xi64>
    %13 = linalg.fill ins(%c0_i64 : i64) outs(%12 : tensor<8x2x16xi64>) -> tensor<8x2x16xi64>
    %14 = tensor.empty() : tensor<8x2x16xf32>
    %15 = linalg.fill ins(%cst_0 : f32) outs(%14 : tensor<8x2x16xf32>) -> tensor<8x2x16xf32>
    %16:2 = linalg.generic {indexing_maps = [#map, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%11 : tensor<8x2x16x16xf32>) outs(%15, %13 : tensor<8x2x16xf32>, tensor<8x2x16xi64>) {
    ^bb0(%in: f32, %out: f32, %out_38: i64):
      %28 = linalg.index 3 : index
      %29 = arith.index_cast %28 : index to i64
      %30 = arith.maximumf %in, %out : f32
      %31 = arith.cmpf ogt, %in, %out : f32
      %32 = arith.select %31, %29, %out_38 : i64
      linalg.yield %30, %32 : f32, i64
    } -> (tensor<8x2x16xf32>, tensor<8x2x16xi64>)
    %expanded_19 = tensor.expand_shape %16#0 [[0], [1], [2, 3]] output_shape [8, 2, 16, 1] : tensor<8x2x16xf32> into tensor<8x2x16x1xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11, %expanded_19 : tensor<8x2x16x16xf32>, tensor<8x2x16x1xf32>) outs(%9 : tensor<8x2x16x16xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %28 = arith.subf %in, %in_38 : f32
      linalg.yield %28 : f32
    } -> tensor<8x2x16x16xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17 : tensor<8x2x16x16xf32>) outs(%9 : tensor<8x2x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = math.exp %in : f32
      linalg.yield %28 : f32
    } -> tensor<8x2x16x16xf32>
    %19 = tensor.empty() : tensor<8x2x16x1xf32>
    %20 = linalg.fill ins(%cst : f32) outs(%19 : tensor<8x2x16x1xf32>) -> tensor<8x2x16x1xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%18 : tensor<8x2x16x16xf32>) outs(%20 : tensor<8x2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = arith.addf %in, %out : f32
      linalg.yield %28 : f32
    } -> tensor<8x2x16x1xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18, %21 : tensor<8x2x16x16xf32>, tensor<8x2x16x1xf32>) outs(%9 : tensor<8x2x16x16xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %28 = arith.divf %in, %in_38 : f32
      linalg.yield %28 : f32
    } -> tensor<8x2x16x16xf32>
    %collapsed_20 = tensor.collapse_shape %22 [[0, 1], [2], [3]] : tensor<8x2x16x16xf32> into tensor<16x16x16xf32>
    %collapsed_21 = tensor.collapse_shape %extracted_slice_13 [[0, 1, 2], [3], [4]] : tensor<1x8x2x16x8xf32> into tensor<16x16x8xf32>
    %23 = tensor.empty() : tensor<16x16x8xf32>
    %24 = linalg.fill ins(%cst : f32) outs(%23 : tensor<16x16x8xf32>) -> tensor<16x16x8xf32>
    %25 = linalg.batch_matmul ins(%collapsed_20, %collapsed_21 : tensor<16x16x16xf32>, tensor<16x16x8xf32>) outs(%24 : tensor<16x16x8xf32>) -> tensor<16x16x8xf32>
    %expanded_22 = tensor.expand_shape %25 [[0, 1], [2], [3]] output_shape [8, 2, 16, 8] : tensor<16x16x8xf32> into tensor<8x2x16x8xf32>
    %26 = tensor.empty() : tensor<8x16x2x8xf32>
    %transposed_23 = linalg.transpose ins(%expanded_22 : tensor<8x2x16x8xf32>) outs(%26 : tensor<8x16x2x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_24 = tensor.collapse_shape %transposed_23 [[0], [1], [2, 3]] : tensor<8x16x2x8xf32> into tensor<8x16x16xf32>
    %expanded_25 = tensor.expand_shape %collapsed_24 [[0, 1, 2], [3, 4], [5]] output_shape [2, 2, 2, 4, 4, 16] : tensor<8x16x16xf32> into tensor<2x2x2x4x4x16xf32>
    %27 = tensor.empty() : tensor<2x2x4x2x4x16xf32>
    %transposed_26 = linalg.transpose ins(%expanded_25 : tensor<2x2x2x4x4x16xf32>) outs(%27 : tensor<2x2x4x2x4x16xf32>) permutation = [0, 1, 3, 2, 4, 5] 
    %collapsed_27 = tensor.collapse_shape %transposed_26 [[0], [1, 2], [3, 4], [5]] : tensor<2x2x4x2x4x16xf32> into tensor<2x8x8x16xf32>
    %extracted_slice_28 = tensor.extract_slice %collapsed_27[0, 6, 0, 0] [2, 2, 8, 16] [1, 1, 1, 1] : tensor<2x8x8x16xf32> to tensor<2x2x8x16xf32>
    %cast_29 = tensor.cast %extracted_slice_28 : tensor<2x2x8x16xf32> to tensor<2x?x8x16xf32>
    %extracted_slice_30 = tensor.extract_slice %collapsed_27[0, 0, 0, 0] [2, 6, 8, 16] [1, 1, 1, 1] : tensor<2x8x8x16xf32> to tensor<2x6x8x16xf32>
    %cast_31 = tensor.cast %extracted_slice_30 : tensor<2x6x8x16xf32> to tensor<2x?x8x16xf32>
    %concat_32 = tensor.concat dim(1) %cast_29, %cast_31 : (tensor<2x?x8x16xf32>, tensor<2x?x8x16xf32>) -> tensor<2x8x8x16xf32>
    %extracted_slice_33 = tensor.extract_slice %concat_32[0, 0, 6, 0] [2, 8, 2, 16] [1, 1, 1, 1] : tensor<2x8x8x16xf32> to tensor<2x8x2x16xf32>
    %cast_34 = tensor.cast %extracted_slice_33 : tensor<2x8x2x16xf32> to tensor<2x8x?x16xf32>
    %extracted_slice_35 = tensor.extract_slice %concat_32[0, 0, 0, 0] [2, 8, 6, 16] [1, 1, 1, 1] : tensor<2x8x8x16xf32> to tensor<2x8x6x16xf32>
    %cast_36 = tensor.cast %extracted_slice_35 : tensor<2x8x6x16xf32> to tensor<2x8x?x16xf32>
    %concat_37 = tensor.concat dim(2) %cast_34, %cast_36 : (tensor<2x8x?x16xf32>, tensor<2x8x?x16xf32>) -> tensor<2x8x8x16xf32>
    return %concat_37 : tensor<2x8x8x16xf32>
  }
}
