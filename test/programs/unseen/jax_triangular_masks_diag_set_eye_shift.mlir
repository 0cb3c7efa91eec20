module @jit_triangular_masks_diag_set_eye_shift {
  util.func public @main(%arg0: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) {
    %c7 = arith.constant 7 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c8_i32 = arith.constant 8 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst = arith.constant 0.000000e+00 : f32
    %c-1_i32 = arith.constant -1 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<8xf32>
    %0 = tensor.empty() : tensor<8x8xi32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<8x8xi32>) {
    ^bb0(%out: i32):
      %44 = linalg.index 0 : index
      %45 = arith.index_cast %44 : index to i32
      linalg.yield %45 : i32
    } -> tensor<8x8xi32>
    %2 = tensor.empty() : tensor<8x8xi32>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<8x8xi32>) outs(%2 : tensor<8x8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %44 = arith.addi %in, %c-1_i32 : i32
      linalg.yield %44 : i32
    } -> tensor<8x8xi32>
    %4 = tensor.empty() : tensor<8x8xi32>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%4 : tensor<8x8xi32>) {
    ^bb0(%out: i32):
      %44 = linalg.index 1 : index
      %45 = arith.index_cast %44 : index to i32
      linalg.yield %45 : i32
    } -> tensor<8x8xi32>
    %6 = tensor.empty() : tensor<8x8xi1>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%3, %5 : tensor<8x8xi32>, tensor<8x8xi32>) outs(%6 : tensor<8x8xi1>) {
    ^bb0(%in: i32, %in_6: i32, %out: i1):
      %44 = arith.cmpi sge, %in, %in_6 : i32
      linalg.yield %44 : i1
    } -> tensor<8x8xi1>
    %8 = tensor.empty() : tensor<8x8xf32>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%7, %arg0 : tensor<8x8xi1>, tensor<8x8xf32>) outs(%8 : tensor<8x8xf32>) {
    ^bb0(%in: i1, %in_6: f32, %out: f32):
      %44 = arith.select %in, %in_6, %cst : f32
      linalg.yield %44 : f32
    } -> tensor<8x8xf32>
    %10 = tensor.empty() : tensor<8x8xi1>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%1, %5 : tensor<8x8xi32>, tensor<8x8xi32>) outs(%10 : tensor<8x8xi1>) {
    ^bb0(%in: i32, %in_6: i32, %out: i1):
      %44 = arith.cmpi eq, %in, %in_6 : i32
      linalg.yield %44 : i1
    } -> tensor<8x8xi1>
    %12 = tensor.empty() : tensor<8x8xf32>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<8x8xi1>) outs(%12 : tensor<8x8xf32>) {
    ^bb0(%in: i1, %out: f32):
      %44 = arith.uitofp %in : i1 to f32
      linalg.yield %44 : f32
    } -> tensor<8x8xf32>
    %14 = tensor.empty() : tensor<8x8xf32>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%9, %13 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%14 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %44 = arith.addf %in, %in_6 : f32
      linalg.yield %44 : f32
    } -> tensor<8x8xf32>
    %16 = tensor.empty() : tensor<8x8xf32>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%7, %arg0 : tensor<8x8xi1>, tensor<8x8xf32>) outs(%16 : tensor<8x8xf32>) {
    ^bb0(%in: i1, %in_6: f32, %out: f32):
      %44 = arith.select %in, %cst, %in_6 : f32
      linalg.yield %44 : f32
    } -> tensor<8x8xf32>
    %18 = tensor.empty() : tensor<8x8xf32>
    %19 = linalg.fill ins(%cst : f32) outs(%18 : tensor<8x8xf32>) -> tensor<8x8xf32>
    %20 = linalg.matmul ins(%15, %17 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%19 : tensor<8x8xf32>) -> tensor<8x8xf32>
    %21 = tensor.empty() : tensor<8xi32>
    %22 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%21 : tensor<8xi32>) {
    ^bb0(%out: i32):
      %44 = linalg.index 0 : index
      %45 = arith.index_cast %44 : index to i32
      linalg.yield %45 : i32
    } -> tensor<8xi32>
    %23 = tensor.empty() : tensor<8xi1>
    %24 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%22 : tensor<8xi32>) outs(%23 : tensor<8xi1>) {
    ^bb0(%in: i32, %out: i1):
      %44 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %44 : i1
    } -> tensor<8xi1>
    %25 = tensor.empty() : tensor<8xi32>
    %26 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%22 : tensor<8xi32>) outs(%25 : tensor<8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %44 = arith.addi %in, %c8_i32 : i32
      linalg.yield %44 : i32
    } -> tensor<8xi32>
    %27 = tensor.empty() : tensor<8xi32>
    %28 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%24, %26, %22 : tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) outs(%27 : tensor<8xi32>) {
    ^bb0(%in: i1, %in_6: i32, %in_7: i32, %out: i32):
      %44 = arith.select %in, %in_6, %in_7 : i32
      linalg.yield %44 : i32
    } -> tensor<8xi32>
    %expanded = tensor.expand_shape %28 [[0, 1]] output_shape [8, 1] : tensor<8xi32> into tensor<8x1xi32>
    %29 = tensor.empty() : tensor<8x2xi32>
    %inserted_slice = tensor.insert_slice %expanded into %29[0, 0] [8, 1] [1, 1] : tensor<8x1xi32> into tensor<8x2xi32>
    %inserted_slice_1 = tensor.insert_slice %expanded into %inserted_slice[0, 1] [8, 1] [1, 1] : tensor<8x1xi32> into tensor<8x2xi32>
    %30 = iree_linalg_ext.scatter dimension_map = [0, 1] unique_indices(false) ins(%cst_0, %inserted_slice_1 : tensor<8xf32>, tensor<8x2xi32>) outs(%arg0 : tensor<8x8xf32>) {
    ^bb0(%arg1: f32, %arg2: f32):
      iree_linalg_ext.yield %arg1 : f32
    } -> tensor<8x8xf32>
    %extracted_slice = tensor.extract_slice %arg0[0, 5] [8, 3] [1, 1] : tensor<8x8xf32> to tensor<8x3xf32>
    %extracted_slice_2 = tensor.extract_slice %arg0[0, 0] [8, 5] [1, 1] : tensor<8x8xf32> to tensor<8x5xf32>
    %31 = tensor.empty() : tensor<8x8xf32>
    %inserted_slice_3 = tensor.insert_slice %extracted_slice into %31[0, 0] [8, 3] [1, 1] : tensor<8x3xf32> into tensor<8x8xf32>
    %inserted_slice_4 = tensor.insert_slice %extracted_slice_2 into %inserted_slice_3[0, 3] [8, 5] [1, 1] : tensor<8x5xf32> into tensor<8x8xf32>
    %32 = tensor.empty() : tensor<8x8xf32>
    %33 = linalg.fill ins(%cst : f32) outs(%32 : tensor<8x8xf32>) -> tensor<8x8xf32>
    %34 = linalg.matmul ins(%30, %inserted_slice_4 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%33 : tensor<8x8xf32>) -> tensor<8x8xf32>
    %35 = tensor.empty() : tensor<8x8xf32>
    %36 = linalg.fill ins(%cst : f32) outs(%35 : tensor<8x8xf32>) -> tensor<8x8xf32>
    %37 = linalg.matmul ins(%arg0, %arg0 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%36 : tensor<8x8xf32>) -> tensor<8x8xf32>
    %38 = tensor.empty() : tensor<8xf32>
    %39 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%38 : tensor<8xf32>) {
    ^bb0(%out: f32):
      %44 = linalg.index 0 : index
      %extracted = tensor.extract %inserted_slice_1[%44, %c0] : tensor<8x2xi32>
      %45 = arith.index_cast %extracted : i32 to index
      %extracted_6 = tensor.extract %inserted_slice_1[%44, %c1] : tensor<8x2xi32>
      %46 = arith.index_cast %extracted_6 : i32 to index
      %47 = arith.maxsi %45, %c0 : index
      %48 = arith.minsi %47, %c7 : index
      %49 = arith.maxsi %46, %c0 : index
      %50 = arith.minsi %49, %c7 : index
      %extracted_7 = tensor.extract %37[%48, %50] : tensor<8x8xf32>
      linalg.yield %extracted_7 : f32
    } -> tensor<8xf32>
    %expanded_5 = tensor.expand_shape %39 [[0, 1]] output_shape [8, 1] : tensor<8xf32> into tensor<8x1xf32>
    %40 = tensor.empty() : tensor<8x8xf32>
    %41 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, 0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%expanded_5 : tensor<8x1xf32>) outs(%40 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x8xf32>
    %42 = tensor.empty() : tensor<8x8xf32>
    %43 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%11, %41 : tensor<8x8xi1>, tensor<8x8xf32>) outs(%42 : tensor<8x8xf32>) {
    ^bb0(%in: i1, %in_6: f32, %out: f32):
      %44 = arith.select %in, %in_6, %cst : f32
      linalg.yield %44 : f32
    } -> tensor<8x8xf32>
    util.return %20, %34, %43 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
  }
}