module @jit_associative_scan_of_matrix_products {
  util.func public @main(%arg0: tensor<9x6x6xf32>, %arg1: tensor<6x5xf32>) -> tensor<9x6x5xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 0] [4, 6, 6] [2, 1, 1] : tensor<9x6x6xf32> to tensor<4x6x6xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[1, 0, 0] [4, 6, 6] [2, 1, 1] : tensor<9x6x6xf32> to tensor<4x6x6xf32>
    %0 = tensor.empty() : tensor<4x6x6xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<4x6x6xf32>) -> tensor<4x6x6xf32>
    %2 = linalg.batch_matmul ins(%extracted_slice_0, %extracted_slice : tensor<4x6x6xf32>, tensor<4x6x6xf32>) outs(%1 : tensor<4x6x6xf32>) -> tensor<4x6x6xf32>
    %extracted_slice_1 = tensor.extract_slice %2[0, 0, 0] [2, 6, 6] [2, 1, 1] : tensor<4x6x6xf32> to tensor<2x6x6xf32>
    %extracted_slice_2 = tensor.extract_slice %2[1, 0, 0] [2, 6, 6] [2, 1, 1] : tensor<4x6x6xf32> to tensor<2x6x6xf32>
    %3 = tensor.empty() : tensor<2x6x6xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<2x6x6xf32>) -> tensor<2x6x6xf32>
    %5 = linalg.batch_matmul ins(%extracted_slice_2, %extracted_slice_1 : tensor<2x6x6xf32>, tensor<2x6x6xf32>) outs(%4 : tensor<2x6x6xf32>) -> tensor<2x6x6xf32>
    %extracted_slice_3 = tensor.extract_slice %5[0, 0, 0] [1, 6, 6] [2, 1, 1] : tensor<2x6x6xf32> to tensor<1x6x6xf32>
    %extracted_slice_4 = tensor.extract_slice %5[1, 0, 0] [1, 6, 6] [2, 1, 1] : tensor<2x6x6xf32> to tensor<1x6x6xf32>
    %collapsed = tensor.collapse_shape %extracted_slice_4 [[0, 1], [2]] : tensor<1x6x6xf32> into tensor<6x6xf32>
    %collapsed_5 = tensor.collapse_shape %extracted_slice_3 [[0, 1], [2]] : tensor<1x6x6xf32> into tensor<6x6xf32>
    %6 = tensor.empty() : tensor<6x6xf32>
    %7 = linalg.fill ins(%cst : f32) outs(%6 : tensor<6x6xf32>) -> tensor<6x6xf32>
    %8 = linalg.matmul ins(%collapsed, %collapsed_5 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%7 : tensor<6x6xf32>) -> tensor<6x6xf32>
    %expanded = tensor.expand_shape %8 [[0, 1], [2]] output_shape [1, 6, 6] : tensor<6x6xf32> into tensor<1x6x6xf32>
    %extracted_slice_6 = tensor.extract_slice %5[0, 0, 0] [1, 6, 6] [1, 1, 1] : tensor<2x6x6xf32> to tensor<1x6x6xf32>
    %9 = tensor.empty() : tensor<2x6x6xf32>
    %10 = linalg.fill ins(%cst : f32) outs(%9 : tensor<2x6x6xf32>) -> tensor<2x6x6xf32>
    %inserted_slice = tensor.insert_slice %extracted_slice_6 into %10[0, 0, 0] [1, 6, 6] [2, 1, 1] : tensor<1x6x6xf32> into tensor<2x6x6xf32>
    %11 = tensor.empty() : tensor<2x6x6xf32>
    %12 = linalg.fill ins(%cst : f32) outs(%11 : tensor<2x6x6xf32>) -> tensor<2x6x6xf32>
    %inserted_slice_7 = tensor.insert_slice %expanded into %12[1, 0, 0] [1, 6, 6] [2, 1, 1] : tensor<1x6x6xf32> into tensor<2x6x6xf32>
    %13 = tensor.empty() : tensor<2x6x6xf32>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%inserted_slice, %inserted_slice_7 : tensor<2x6x6xf32>, tensor<2x6x6xf32>) outs(%13 : tensor<2x6x6xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %38 = arith.addf %in, %in_26 : f32
      linalg.yield %38 : f32
    } -> tensor<2x6x6xf32>
    %extracted_slice_8 = tensor.extract_slice %14[0, 0, 0] [1, 6, 6] [1, 1, 1] : tensor<2x6x6xf32> to tensor<1x6x6xf32>
    %extracted_slice_9 = tensor.extract_slice %2[2, 0, 0] [1, 6, 6] [2, 1, 1] : tensor<4x6x6xf32> to tensor<1x6x6xf32>
    %collapsed_10 = tensor.collapse_shape %extracted_slice_9 [[0, 1], [2]] : tensor<1x6x6xf32> into tensor<6x6xf32>
    %collapsed_11 = tensor.collapse_shape %extracted_slice_8 [[0, 1], [2]] : tensor<1x6x6xf32> into tensor<6x6xf32>
    %15 = tensor.empty() : tensor<6x6xf32>
    %16 = linalg.fill ins(%cst : f32) outs(%15 : tensor<6x6xf32>) -> tensor<6x6xf32>
    %17 = linalg.matmul ins(%collapsed_10, %collapsed_11 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%16 : tensor<6x6xf32>) -> tensor<6x6xf32>
    %expanded_12 = tensor.expand_shape %17 [[0, 1], [2]] output_shape [1, 6, 6] : tensor<6x6xf32> into tensor<1x6x6xf32>
    %extracted_slice_13 = tensor.extract_slice %2[0, 0, 0] [1, 6, 6] [1, 1, 1] : tensor<4x6x6xf32> to tensor<1x6x6xf32>
    %18 = tensor.empty() : tensor<2x6x6xf32>
    %inserted_slice_14 = tensor.insert_slice %extracted_slice_13 into %18[0, 0, 0] [1, 6, 6] [1, 1, 1] : tensor<1x6x6xf32> into tensor<2x6x6xf32>
    %inserted_slice_15 = tensor.insert_slice %expanded_12 into %inserted_slice_14[1, 0, 0] [1, 6, 6] [1, 1, 1] : tensor<1x6x6xf32> into tensor<2x6x6xf32>
    %19 = tensor.empty() : tensor<4x6x6xf32>
    %20 = linalg.fill ins(%cst : f32) outs(%19 : tensor<4x6x6xf32>) -> tensor<4x6x6xf32>
    %inserted_slice_16 = tensor.insert_slice %inserted_slice_15 into %20[0, 0, 0] [2, 6, 6] [2, 1, 1] : tensor<2x6x6xf32> into tensor<4x6x6xf32>
    %21 = tensor.empty() : tensor<4x6x6xf32>
    %22 = linalg.fill ins(%cst : f32) outs(%21 : tensor<4x6x6xf32>) -> tensor<4x6x6xf32>
    %inserted_slice_17 = tensor.insert_slice %14 into %22[1, 0, 0] [2, 6, 6] [2, 1, 1] : tensor<2x6x6xf32> into tensor<4x6x6xf32>
    %23 = tensor.empty() : tensor<4x6x6xf32>
    %24 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%inserted_slice_16, %inserted_slice_17 : tensor<4x6x6xf32>, tensor<4x6x6xf32>) outs(%23 : tensor<4x6x6xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %38 = arith.addf %in, %in_26 : f32
      linalg.yield %38 : f32
    } -> tensor<4x6x6xf32>
    %extracted_slice_18 = tensor.extract_slice %arg0[2, 0, 0] [4, 6, 6] [2, 1, 1] : tensor<9x6x6xf32> to tensor<4x6x6xf32>
    %25 = tensor.empty() : tensor<4x6x6xf32>
    %26 = linalg.fill ins(%cst : f32) outs(%25 : tensor<4x6x6xf32>) -> tensor<4x6x6xf32>
    %27 = linalg.batch_matmul ins(%extracted_slice_18, %24 : tensor<4x6x6xf32>, tensor<4x6x6xf32>) outs(%26 : tensor<4x6x6xf32>) -> tensor<4x6x6xf32>
    %extracted_slice_19 = tensor.extract_slice %arg0[0, 0, 0] [1, 6, 6] [1, 1, 1] : tensor<9x6x6xf32> to tensor<1x6x6xf32>
    %28 = tensor.empty() : tensor<5x6x6xf32>
    %inserted_slice_20 = tensor.insert_slice %extracted_slice_19 into %28[0, 0, 0] [1, 6, 6] [1, 1, 1] : tensor<1x6x6xf32> into tensor<5x6x6xf32>
    %inserted_slice_21 = tensor.insert_slice %27 into %inserted_slice_20[1, 0, 0] [4, 6, 6] [1, 1, 1] : tensor<4x6x6xf32> into tensor<5x6x6xf32>
    %29 = tensor.empty() : tensor<9x6x6xf32>
    %30 = linalg.fill ins(%cst : f32) outs(%29 : tensor<9x6x6xf32>) -> tensor<9x6x6xf32>
    %inserted_slice_22 = tensor.insert_slice %inserted_slice_21 into %30[0, 0, 0] [5, 6, 6] [2, 1, 1] : tensor<5x6x6xf32> into tensor<9x6x6xf32>
    %31 = tensor.empty() : tensor<9x6x6xf32>
    %32 = linalg.fill ins(%cst : f32) outs(%31 : tensor<9x6x6xf32>) -> tensor<9x6x6xf32>
    %inserted_slice_23 = tensor.insert_slice %24 into %32[1, 0, 0] [4, 6, 6] [2, 1, 1] : tensor<4x6x6xf32> into tensor<9x6x6xf32>
    %33 = tensor.empty() : tensor<9x6x6xf32>
    %34 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%inserted_slice_22, %inserted_slice_23 : tensor<9x6x6xf32>, tensor<9x6x6xf32>) outs(%33 : tensor<9x6x6xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %38 = arith.addf %in, %in_26 : f32
      linalg.yield %38 : f32
    } -> tensor<9x6x6xf32>
    %collapsed_24 = tensor.collapse_shape %34 [[0, 1], [2]] : tensor<9x6x6xf32> into tensor<54x6xf32>
    %35 = tensor.empty() : tensor<54x5xf32>
    %36 = linalg.fill ins(%cst : f32) outs(%35 : tensor<54x5xf32>) -> tensor<54x5xf32>
    %37 = linalg.matmul ins(%collapsed_24, %arg1 : tensor<54x6xf32>, tensor<6x5xf32>) outs(%36 : tensor<54x5xf32>) -> tensor<54x5xf32>
    %expanded_25 = tensor.expand_shape %37 [[0, 1], [2]] output_shape [9, 6, 5] : tensor<54x5xf32> into tensor<9x6x5xf32>
    util.return %expanded_25 : tensor<9x6x5xf32>
  }
}