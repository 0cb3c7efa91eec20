module @jit_soft_decision_forest_probabilities {
  util.func public @main(%arg0: tensor<10x12xf32>, %arg1: tensor<5x12x7xf32>, %arg2: tensor<5x8x3xf32>) -> tensor<10x3xf32> {
    %cst = arith.constant 5.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<12x5x7xf32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<5x12x7xf32>) outs(%0 : tensor<12x5x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12x5x7xf32>
    %collapsed = tensor.collapse_shape %1 [[0], [1, 2]] : tensor<12x5x7xf32> into tensor<12x35xf32>
    %2 = tensor.empty() : tensor<10x35xf32>
    %3 = linalg.fill ins(%cst_2 : f32) outs(%2 : tensor<10x35xf32>) -> tensor<10x35xf32>
    %4 = linalg.matmul ins(%arg0, %collapsed : tensor<10x12xf32>, tensor<12x35xf32>) outs(%3 : tensor<10x35xf32>) -> tensor<10x35xf32>
    %5 = tensor.empty() : tensor<10x35xf32>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<10x35xf32>) outs(%5 : tensor<10x35xf32>) {
    ^bb0(%in: f32, %out: f32):
      %55 = arith.negf %in : f32
      linalg.yield %55 : f32
    } -> tensor<10x35xf32>
    %7 = tensor.empty() : tensor<10x35xf32>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<10x35xf32>) outs(%7 : tensor<10x35xf32>) {
    ^bb0(%in: f32, %out: f32):
      %55 = math.exp %in : f32
      linalg.yield %55 : f32
    } -> tensor<10x35xf32>
    %expanded = tensor.expand_shape %8 [[0], [1, 2]] output_shape [10, 5, 7] : tensor<10x35xf32> into tensor<10x5x7xf32>
    %9 = tensor.empty() : tensor<10x5x7xf32>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<10x5x7xf32>) outs(%9 : tensor<10x5x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %55 = arith.addf %in, %cst_1 : f32
      linalg.yield %55 : f32
    } -> tensor<10x5x7xf32>
    %11 = tensor.empty() : tensor<10x5x7xf32>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10 : tensor<10x5x7xf32>) outs(%11 : tensor<10x5x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %55 = arith.divf %cst_1, %in : f32
      linalg.yield %55 : f32
    } -> tensor<10x5x7xf32>
    %extracted_slice = tensor.extract_slice %12[0, 0, 0] [10, 5, 1] [1, 1, 1] : tensor<10x5x7xf32> to tensor<10x5x1xf32>
    %13 = tensor.empty() : tensor<10x5x1xf32>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<10x5x1xf32>) outs(%13 : tensor<10x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %55 = arith.subf %cst_1, %in : f32
      linalg.yield %55 : f32
    } -> tensor<10x5x1xf32>
    %expanded_3 = tensor.expand_shape %extracted_slice [[0], [1], [2, 3]] output_shape [10, 5, 1, 1] : tensor<10x5x1xf32> into tensor<10x5x1x1xf32>
    %expanded_4 = tensor.expand_shape %14 [[0], [1], [2, 3]] output_shape [10, 5, 1, 1] : tensor<10x5x1xf32> into tensor<10x5x1x1xf32>
    %15 = tensor.empty() : tensor<10x5x1x2xf32>
    %inserted_slice = tensor.insert_slice %expanded_3 into %15[0, 0, 0, 0] [10, 5, 1, 1] [1, 1, 1, 1] : tensor<10x5x1x1xf32> into tensor<10x5x1x2xf32>
    %inserted_slice_5 = tensor.insert_slice %expanded_4 into %inserted_slice[0, 0, 0, 1] [10, 5, 1, 1] [1, 1, 1, 1] : tensor<10x5x1x1xf32> into tensor<10x5x1x2xf32>
    %collapsed_6 = tensor.collapse_shape %inserted_slice_5 [[0], [1], [2, 3]] : tensor<10x5x1x2xf32> into tensor<10x5x2xf32>
    %extracted_slice_7 = tensor.extract_slice %12[0, 0, 1] [10, 5, 2] [1, 1, 1] : tensor<10x5x7xf32> to tensor<10x5x2xf32>
    %16 = tensor.empty() : tensor<10x5x2xf32>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_6, %extracted_slice_7 : tensor<10x5x2xf32>, tensor<10x5x2xf32>) outs(%16 : tensor<10x5x2xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %55 = arith.mulf %in, %in_21 : f32
      linalg.yield %55 : f32
    } -> tensor<10x5x2xf32>
    %18 = tensor.empty() : tensor<10x5x2xf32>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_7 : tensor<10x5x2xf32>) outs(%18 : tensor<10x5x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %55 = arith.subf %cst_1, %in : f32
      linalg.yield %55 : f32
    } -> tensor<10x5x2xf32>
    %20 = tensor.empty() : tensor<10x5x2xf32>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_6, %19 : tensor<10x5x2xf32>, tensor<10x5x2xf32>) outs(%20 : tensor<10x5x2xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %55 = arith.mulf %in, %in_21 : f32
      linalg.yield %55 : f32
    } -> tensor<10x5x2xf32>
    %expanded_8 = tensor.expand_shape %17 [[0], [1], [2, 3]] output_shape [10, 5, 2, 1] : tensor<10x5x2xf32> into tensor<10x5x2x1xf32>
    %expanded_9 = tensor.expand_shape %21 [[0], [1], [2, 3]] output_shape [10, 5, 2, 1] : tensor<10x5x2xf32> into tensor<10x5x2x1xf32>
    %22 = tensor.empty() : tensor<10x5x2x2xf32>
    %inserted_slice_10 = tensor.insert_slice %expanded_8 into %22[0, 0, 0, 0] [10, 5, 2, 1] [1, 1, 1, 1] : tensor<10x5x2x1xf32> into tensor<10x5x2x2xf32>
    %inserted_slice_11 = tensor.insert_slice %expanded_9 into %inserted_slice_10[0, 0, 0, 1] [10, 5, 2, 1] [1, 1, 1, 1] : tensor<10x5x2x1xf32> into tensor<10x5x2x2xf32>
    %collapsed_12 = tensor.collapse_shape %inserted_slice_11 [[0], [1], [2, 3]] : tensor<10x5x2x2xf32> into tensor<10x5x4xf32>
    %extracted_slice_13 = tensor.extract_slice %12[0, 0, 3] [10, 5, 4] [1, 1, 1] : tensor<10x5x7xf32> to tensor<10x5x4xf32>
    %23 = tensor.empty() : tensor<10x5x4xf32>
    %24 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_12, %extracted_slice_13 : tensor<10x5x4xf32>, tensor<10x5x4xf32>) outs(%23 : tensor<10x5x4xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %55 = arith.mulf %in, %in_21 : f32
      linalg.yield %55 : f32
    } -> tensor<10x5x4xf32>
    %25 = tensor.empty() : tensor<10x5x4xf32>
    %26 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_13 : tensor<10x5x4xf32>) outs(%25 : tensor<10x5x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %55 = arith.subf %cst_1, %in : f32
      linalg.yield %55 : f32
    } -> tensor<10x5x4xf32>
    %27 = tensor.empty() : tensor<10x5x4xf32>
    %28 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_12, %26 : tensor<10x5x4xf32>, tensor<10x5x4xf32>) outs(%27 : tensor<10x5x4xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %55 = arith.mulf %in, %in_21 : f32
      linalg.yield %55 : f32
    } -> tensor<10x5x4xf32>
    %expanded_14 = tensor.expand_shape %24 [[0], [1], [2, 3]] output_shape [10, 5, 4, 1] : tensor<10x5x4xf32> into tensor<10x5x4x1xf32>
    %expanded_15 = tensor.expand_shape %28 [[0], [1], [2, 3]] output_shape [10, 5, 4, 1] : tensor<10x5x4xf32> into tensor<10x5x4x1xf32>
    %29 = tensor.empty() : tensor<10x5x4x2xf32>
    %inserted_slice_16 = tensor.insert_slice %expanded_14 into %29[0, 0, 0, 0] [10, 5, 4, 1] [1, 1, 1, 1] : tensor<10x5x4x1xf32> into tensor<10x5x4x2xf32>
    %inserted_slice_17 = tensor.insert_slice %expanded_15 into %inserted_slice_16[0, 0, 0, 1] [10, 5, 4, 1] [1, 1, 1, 1] : tensor<10x5x4x1xf32> into tensor<10x5x4x2xf32>
    %collapsed_18 = tensor.collapse_shape %inserted_slice_17 [[0], [1], [2, 3]] : tensor<10x5x4x2xf32> into tensor<10x5x8xf32>
    %30 = tensor.empty() : tensor<5x8xf32>
    %31 = linalg.fill ins(%cst_0 : f32) outs(%30 : tensor<5x8xf32>) -> tensor<5x8xf32>
    %32 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg2 : tensor<5x8x3xf32>) outs(%31 : tensor<5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %55 = arith.maximumf %out, %in : f32
      linalg.yield %55 : f32
    } -> tensor<5x8xf32>
    %33 = tensor.empty() : tensor<5x8x3xf32>
    %34 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%32 : tensor<5x8xf32>) outs(%33 : tensor<5x8x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x8x3xf32>
    %35 = tensor.empty() : tensor<5x8x3xf32>
    %36 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2, %34 : tensor<5x8x3xf32>, tensor<5x8x3xf32>) outs(%35 : tensor<5x8x3xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %55 = arith.subf %in, %in_21 : f32
      linalg.yield %55 : f32
    } -> tensor<5x8x3xf32>
    %37 = tensor.empty() : tensor<5x8x3xf32>
    %38 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%36 : tensor<5x8x3xf32>) outs(%37 : tensor<5x8x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %55 = math.exp %in : f32
      linalg.yield %55 : f32
    } -> tensor<5x8x3xf32>
    %39 = tensor.empty() : tensor<5x8xf32>
    %40 = linalg.fill ins(%cst_2 : f32) outs(%39 : tensor<5x8xf32>) -> tensor<5x8xf32>
    %41 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%38 : tensor<5x8x3xf32>) outs(%40 : tensor<5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %55 = arith.addf %out, %in : f32
      linalg.yield %55 : f32
    } -> tensor<5x8xf32>
    %42 = tensor.empty() : tensor<5x8x3xf32>
    %43 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%41 : tensor<5x8xf32>) outs(%42 : tensor<5x8x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x8x3xf32>
    %44 = tensor.empty() : tensor<5x8x3xf32>
    %45 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%38, %43 : tensor<5x8x3xf32>, tensor<5x8x3xf32>) outs(%44 : tensor<5x8x3xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %55 = arith.divf %in, %in_21 : f32
      linalg.yield %55 : f32
    } -> tensor<5x8x3xf32>
    %46 = tensor.empty() : tensor<10x8x5xf32>
    %47 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_18 : tensor<10x5x8xf32>) outs(%46 : tensor<10x8x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x8x5xf32>
    %collapsed_19 = tensor.collapse_shape %47 [[0], [1, 2]] : tensor<10x8x5xf32> into tensor<10x40xf32>
    %48 = tensor.empty() : tensor<8x5x3xf32>
    %49 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45 : tensor<5x8x3xf32>) outs(%48 : tensor<8x5x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x5x3xf32>
    %collapsed_20 = tensor.collapse_shape %49 [[0, 1], [2]] : tensor<8x5x3xf32> into tensor<40x3xf32>
    %50 = tensor.empty() : tensor<10x3xf32>
    %51 = linalg.fill ins(%cst_2 : f32) outs(%50 : tensor<10x3xf32>) -> tensor<10x3xf32>
    %52 = linalg.matmul ins(%collapsed_19, %collapsed_20 : tensor<10x40xf32>, tensor<40x3xf32>) outs(%51 : tensor<10x3xf32>) -> tensor<10x3xf32>
    %53 = tensor.empty() : tensor<10x3xf32>
    %54 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%52 : tensor<10x3xf32>) outs(%53 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %55 = arith.divf %in, %cst : f32
      linalg.yield %55 : f32
    } -> tensor<10x3xf32>
    util.return %54 : tensor<10x3xf32>
  }
}